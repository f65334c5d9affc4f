/** The write-ahead log that backups need. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identifyServer, parseLsn, readLog } from '../../scripts/backups/replication.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { runWith } from '../support/commands.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-logs-'));
  postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'server'),
    log: () => undefined,
    settings: { wal_sender_timeout: '300ms' },
  });
  await applyMigrations({ connectionString: postgres.url });
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function textOf(statement: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>(statement);
  return rows[0]?.text ?? '';
}

const position = async () => parseLsn(await textOf('SELECT pg_current_wal_flush_lsn()::text AS text'));

it('is read for longer than the server waits for a sign of life', async () => {
  const segmentBytes = 16n * 1024n * 1024n;
  const from = ((await position()) / segmentBytes) * segmentBytes;
  await client.query(
    `CREATE TABLE filler AS SELECT repeat(md5(n::text), 50) AS text FROM generate_series(1, 20000) n`,
  );
  const to = await position();
  expect(to - from).toBeGreaterThan(20_000_000n);
  const { timeline } = await identifyServer(postgres.url);
  const log = await readLog(postgres.url, { slot: undefined, timeline, from, to });
  await delay(1_500);
  let bytes = 0n;
  for await (const chunk of log) bytes += BigInt((chunk as Buffer).length);
  expect(bytes).toBe(to - from);
});

const backUp = (...options: string[]) =>
  runWith(
    { DATABASE_URL: postgres.url, SECRET_KEY: 'x'.repeat(64) },
    ...['db:backup', '--to', path.join(folder, 'one'), '--keep-log', ...options],
  );

async function expectNothingLeft(): Promise<void> {
  expect(await textOf('SELECT count(*)::text AS text FROM pg_replication_slots')).toBe('0');
  expect(await readdir(folder)).toEqual(['server']);
}

it('is not kept by the server for a backup whose recipient is wrong', async () => {
  const refused = await backUp('--recipient', 'age1bad');
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/^--recipient takes a recipient of age, which begins with age1\.\n/);
  await expectNothingLeft();
});

it('is not kept by the server for a backup that it has ended', async () => {
  const backup = backUp();
  const end = `SELECT count(pg_terminate_backend(pid))::text AS text FROM pg_stat_replication WHERE state = 'backup'`;
  await expect.poll(() => textOf(end), { interval: 5 }).toBe('1');
  expect(await backup).toMatchObject({ code: 1, stdout: '' });
  await expectNothingLeft();
});
