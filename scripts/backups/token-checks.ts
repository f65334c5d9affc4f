/** Runs the service on a restored database, and sends one request with a credential from before. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../support/command-errors.ts';

const server = path.join(import.meta.dirname, '..', '..', 'src', 'server.ts');
const startTimeoutMs = 60_000;

/** @throws {CommandError} when the service doesn't start or refuses the token */
export async function tryToken(
  databaseUrl: string,
  tokenFile: string,
  secretKey: string | undefined,
): Promise<void> {
  const token = (await readFile(tokenFile, 'utf8')).trim();
  const port = await findFreePort();
  const key = secretKey?.trim() ?? process.env.SECRET_KEY ?? '';
  // Only the API: background work would send the mails and webhooks that wait in the backup.
  const env = {
    ...{ PATH: process.env.PATH, ROLE: 'api', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: databaseUrl, SECRET_KEY: key, SHUTDOWN_DELAY: '0' },
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(url, () => child.exitCode === null && child.signalCode === null);
    const { status } = await fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    if (status === 200) return;
    throw new CommandError(`The service on the restored database refuses the token (status ${status}).`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `The service doesn't start on the restored database: ${errors.trim().split('\n').at(-1) ?? ''}`,
      { cause: error },
    );
  } finally {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

async function waitUntilReady(url: string, isAlive: () => boolean): Promise<void> {
  const endsAtMs = performance.now() + startTimeoutMs;
  while (isAlive() && performance.now() < endsAtMs) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error('The service is not ready.');
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
