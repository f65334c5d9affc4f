/** A real PgBouncer in front of a database, as `scripts/install-pgbouncer.sh` or the machine provides it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atTheEnd } from './endings.ts';
import { findFreePort } from './free-ports.ts';

export interface PgBouncerOptions {
  readonly mode: 'transaction' | 'session';
  /** How many server connections it makes. */
  readonly poolSize: number;
  /** 0 is how every PgBouncer before 1.21 behaves. */
  readonly preparedStatementsMax: number;
}

const installed = path.join(import.meta.dirname, '..', '..', 'dist', 'pgbouncer', 'pgbouncer');

/** @throws {Error} where there is none, or one that is too old */
function findProgram(): string {
  const program = existsSync(installed) ? installed : 'pgbouncer';
  let version: string;
  try {
    version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  } catch {
    throw new Error('There is no PgBouncer; run scripts/install-pgbouncer.sh.');
  }
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  if (major === 1 && minor < 21) {
    throw new Error('PgBouncer is older than 1.21; run scripts/install-pgbouncer.sh.');
  }
  return program;
}

/** The URL of a database through a PgBouncer that ends with the test, or the file, that started it. */
export async function startPgBouncer(databaseUrl: string, options: PgBouncerOptions): Promise<string> {
  const program = findProgram();
  const port = await findFreePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(config, configOf(new URL(databaseUrl), port, options));
  const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, [...asUser, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  atTheEnd(async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true });
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('process up')) resolve();
    });
    void exited.then(() => {
      reject(new Error(`PgBouncer ended: ${log}`));
    });
  });
  return `postgresql://anybody@127.0.0.1:${port}/boards`;
}

function configOf(server: URL, port: number, { mode, poolSize, preparedStatementsMax }: PgBouncerOptions) {
  const target = [
    `host=${server.hostname}`,
    `port=${server.port}`,
    `dbname=${server.pathname.slice(1)}`,
    `user=${decodeURIComponent(server.username)}`,
    `password=${decodeURIComponent(server.password)}`,
  ];
  return `
[databases]
boards = ${target.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_prepared_statements = ${preparedStatementsMax}
`;
}
