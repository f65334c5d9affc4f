/** Runs the service on a restored database, and sends one request with a credential from before. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CommandError } from '../support/command-errors.ts';

const server = path.join(import.meta.dirname, '..', '..', 'src', 'server.ts');
const startTimeoutMs = 60_000;

/** Reads the token before a restore that can take hours. @throws {Error} when the file can't be read */
export async function readToken(tokenFile: string | undefined): Promise<string | undefined> {
  return tokenFile === undefined ? undefined : (await readFile(tokenFile, 'utf8')).trim();
}

/** @throws {CommandError} when the service doesn't start or refuses the token */
export async function tryToken(
  databaseUrl: string,
  token: string,
  secretKey: string | undefined,
): Promise<void> {
  const key = secretKey?.trim() ?? process.env.SECRET_KEY ?? '';
  // Only the API: background work would send the mails and webhooks that wait in the backup. The service chooses its
  // port and says which: another program could take one that is chosen here, and would receive the token.
  const env = {
    ...{ PATH: process.env.PATH, ROLE: 'api', HOST: '127.0.0.1', PORT: '0', LOG_FORMAT: 'json' },
    ...{ DATABASE_URL: databaseUrl, SECRET_KEY: key, SHUTDOWN_DELAY: '0' },
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  try {
    const url = await readAddress(child.stdout);
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

/** Its log says it once the service is ready. @throws {Error} when it ends or takes too long */
async function readAddress(log: Readable): Promise<string> {
  const lines = createInterface({ input: log, signal: AbortSignal.timeout(startTimeoutMs) });
  const address = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (line) => {
      const found = /"address":"([^"]+)".*"msg":"ready"/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.once('close', () => {
      resolve(undefined);
    });
  });
  if (address === undefined) throw new Error('The service is not ready.');
  return address;
}
