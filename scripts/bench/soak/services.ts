/** The two services of a soak: processes like in production, which can be killed, and whose logs go to files. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startArguments } from '../../support/start-arguments.ts';

export interface SoakService {
  readonly name: string;
  readonly url: string;
  /** Of its process, while it runs. */
  pid(): number;
  /** The bytes that it has logged since the beginning. */
  logBytes(): number;
  start(): Promise<void>;
  /** At once and without goodbye, as when the machine loses power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function makeService(name: string, databaseUrl: string, folder: string): Promise<SoakService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, `${name}.log`);
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  const end = async (signal: NodeJS.Signals) => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    name,
    url,
    pid: () => child?.pid ?? Number.NaN,
    logBytes: () => statSync(logFile, { throwIfNoEntry: false })?.size ?? 0,
    start: async () => {
      const log = openSync(logFile, 'a');
      child = spawnService({ port, databaseUrl, folder, log });
      closeSync(log);
      await untilReady(url, child);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface SpawnOptions {
  readonly port: number;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly log: number;
}

/** As `npm start` starts it, without npm. */
function spawnService({ port, databaseUrl, folder, log }: SpawnOptions): ChildProcess {
  return spawn(process.execPath, startArguments(), {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_FORMAT: 'json',
      SECRET_KEY: 'a key for benchmarks, of 32 bytes or more',
      SHUTDOWN_DELAY: '0',
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: '127.0.0.0/8',
      ...noLimits,
    },
    stdio: ['ignore', log, log],
  });
}

/** So that the load is what the soak says, and not what the limits leave of it. */
const noLimits = {
  RATE_LIMIT: '1000000000',
  RATE_LIMIT_ANONYMOUS: 'off',
  RATE_LIMIT_CODES_PER_EMAIL: 'off',
  RATE_LIMIT_CODES_PER_NETWORK: 'off',
};

const startTimeoutMs = 60_000;

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const endsAtMs = performance.now() + startTimeoutMs;
  while (performance.now() < endsAtMs) {
    if (child.exitCode !== null) throw new Error(`a service ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await delay(50);
  }
  throw new Error(`a service did not start within ${startTimeoutMs / 1_000} seconds`);
}
