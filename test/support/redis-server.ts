/** A real Redis on a port of this machine, which can be killed, stopped in its tracks and started again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { atTheEnd } from './endings.ts';
import { findFreePort } from './free-ports.ts';

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** SIGSTOP leaves its connections open and unanswered; SIGCONT lets it continue. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Ends with the test, or the file, that started it. @throws {Error} where there is no `redis-server` */
export async function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const start = async (): Promise<void> => {
    child = await spawnRedis([
      ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      ...options,
    ]);
  };
  await start();
  atTheEnd(kill);
  return { port, url: `redis://127.0.0.1:${port}`, start, kill, signal: (name) => child?.kill(name) };
}

async function spawnRedis(options: readonly string[]): Promise<ChildProcess> {
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  await new Promise<void>((resolve, reject) => {
    child.on('error', () => {
      reject(new Error('redis-server is not on PATH; install it, or set TEST_REDIS_URL to an empty Redis.'));
    });
    child.on('exit', () => {
      reject(new Error(`redis-server ended: ${written}`));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

/** The URL of a Redis that tests may empty: TEST_REDIS_URL, to try another release or kin of it, or one of its own. */
export async function redisUrl(): Promise<string> {
  return process.env.TEST_REDIS_URL ?? (await startRedis()).url;
}

/** A plain client, to look at what is stored. It ends with the test, or the file, that made it. */
export async function connectTo(url: string) {
  const client = createClient({ url, RESP: 2 });
  client.on('error', () => undefined);
  await client.connect();
  atTheEnd(() => {
    client.destroy();
  });
  return client;
}
