/** Makes backups, and adds to them what was written since. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import packageManifest from '../../package.json' with { type: 'json' };
import { isRunning } from '../../src/postgres/processes.ts';
import { CommandError, UsageError } from '../support/command-errors.ts';
import { readContents, readText, withClient } from './contents.ts';
import { makeRecipients, manifestFile, partName, progressFile, readProgress } from './manifests.ts';
import type { Contents, LogPart, Manifest, Progress } from './manifests.ts';
import { formatLsn, identifyServer, parseLsn, readLog, startBaseBackup } from './replication.ts';
import { sealFile, syncFolder, writeDocument } from './sealed-files.ts';
import type { StoredFile } from './sealed-files.ts';
import { withSource } from './sources.ts';
import type { Source } from './sources.ts';

export interface BackupOptions {
  readonly to: string | undefined;
  readonly extend: string | undefined;
  readonly keepLog: boolean;
  readonly passphraseFile: string | undefined;
  readonly recipient: string | undefined;
}

/** What keeps the server from dropping the log that no backup has yet. */
const slotName = 'boards_backup';
const oldestVersion = 150_000;

/** @throws {CommandError | UsageError | ConfigError | EmbeddedPostgresError} */
export async function backUp(options: BackupOptions): Promise<void> {
  const { to, extend } = options;
  if ((to === undefined) === (extend === undefined)) {
    throw new UsageError('Use either --to <folder> or --extend <folder>.');
  }
  if (extend !== undefined) {
    const part = await extendBackup(extend);
    console.log(`Added what was written until ${part.reachesUntil} to ${extend}.`);
    return;
  }
  const manifest = await takeBackup({ ...options, to: to ?? '' });
  const rows = Object.values(manifest.contents.counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `Backed up ${rows} rows in ${Object.keys(manifest.contents.counts).length} tables to ${to ?? ''}: ` +
      `${manifest.base.sizeBytes} bytes, as of ${manifest.finishedAt}.`,
  );
}

/** Makes a backup in a folder that doesn't exist yet, which appears when it is complete. */
export async function takeBackup(options: BackupOptions & { readonly to: string }): Promise<Manifest> {
  const target = path.resolve(options.to);
  await refuseExisting(target);
  await removeLeftovers(target);
  const folder = `${target}.part-${process.pid}`;
  try {
    const manifest = await withSource((source) => writeBackup(source, folder, options));
    await syncFolder(folder);
    await refuseExisting(target);
    await rename(folder, target);
    await syncFolder(path.dirname(target));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseExisting(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) throw new CommandError(`${target} exists already. Name a folder that doesn't exist.`);
}

/** Removes what backups to the same folder left behind when they were killed. */
async function removeLeftovers(target: string): Promise<void> {
  const parent = path.dirname(target);
  const prefix = `${path.basename(target)}.part-`;
  for (const name of await readdir(parent).catch(() => [])) {
    const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (!/^\d+$/.test(digits)) continue;
    const pid = Number(digits);
    // In a container, each process can have the same id.
    if (pid === process.pid || !(await isRunning(pid)))
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

async function writeBackup(source: Source, folder: string, options: BackupOptions): Promise<Manifest> {
  const { url } = source;
  // Nothing is written if there is no database to read.
  const facts = await withClient(url, readFacts);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const recipients = await makeRecipients(folder, options);
  const slot = options.keepLog ? slotName : undefined;
  const isNewSlot = slot !== undefined && (await withClient(url, makeSlot));
  try {
    return await writeFiles(source, folder, { facts, recipients, slot });
  } catch (error) {
    // Otherwise the server keeps its log for a backup that doesn't exist.
    if (isNewSlot) await withClient(url, dropSlot).catch(() => undefined);
    throw error;
  }
}

async function writeFiles(
  { url, kind, secretKey }: Source,
  folder: string,
  { facts, recipients, slot }: { facts: Facts; recipients: readonly string[]; slot: string | undefined },
): Promise<Manifest> {
  const { systemId, timeline } = await identifyServer(url);
  const { base, endLsn } = await writeBase(url, folder, recipients);
  const finishedAt = await withClient(url, readClock);
  const id = randomUUID();
  const own = secretKey === undefined ? {} : { secretKey };
  const manifest: Manifest = {
    ...{ format: 1, id, serviceVersion: packageManifest.version, kind, systemId, timeline },
    ...{ ...facts, base, finishedAt, ...own },
  };
  await writeDocument(path.join(folder, manifestFile), manifest, recipients);
  // The log is read again from the beginning of a segment, which is a file of its own.
  const next = (endLsn / BigInt(facts.segmentBytes)) * BigInt(facts.segmentBytes);
  const chain = {
    systemId,
    timeline,
    parts: 0,
    next: formatLsn(next),
    ...(slot === undefined ? {} : { slot }),
  };
  const progress: Progress = { id, recipients, ...chain };
  await writeDocument(path.join(folder, progressFile), progress, []);
  return manifest;
}

async function writeBase(
  url: string,
  folder: string,
  recipients: readonly string[],
): Promise<{ base: StoredFile; endLsn: bigint }> {
  const { tar, end } = await startBaseBackup(url);
  const base = await sealFile(folder, 'base.tar', tar, recipients).catch((error: unknown) => {
    // A disk that is full must end the server's work, too.
    tar.destroy();
    throw error;
  });
  return { base, endLsn: parseLsn(await end) };
}

type Facts = Pick<Manifest, 'postgresVersion' | 'segmentBytes' | 'database' | 'role'> & {
  readonly contents: Contents;
};

async function readFacts(client: pg.Client): Promise<Facts> {
  const version = Number(await readText(client, "SELECT current_setting('server_version_num')"));
  if (version < oldestVersion) throw new CommandError('Backups need PostgreSQL 15 or later.');
  const spaces = await readText(client, "SELECT count(*) FROM pg_tablespace WHERE spcname NOT LIKE 'pg\\_%'");
  if (spaces !== '0')
    throw new CommandError('The server has tablespaces, which these backups leave out. Use pgBackRest.');
  return {
    postgresVersion: await readText(client, "SELECT current_setting('server_version')"),
    segmentBytes: Number(
      await readText(client, "SELECT setting FROM pg_settings WHERE name = 'wal_segment_size'"),
    ),
    database: await readText(client, 'SELECT current_database()'),
    role: await readText(client, 'SELECT current_user'),
    contents: await readContents(client),
  };
}

/** Recovery compares the times that the server itself wrote into its log. */
function readClock(client: pg.Client): Promise<string> {
  const asText = `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return readText(client, `SELECT ${asText}`);
}

/** Resolves with whether it wasn't there. */
async function makeSlot(client: pg.Client): Promise<boolean> {
  const status = await readText(
    client,
    `SELECT wal_status FROM pg_replication_slots WHERE slot_name = '${slotName}'`,
  );
  if (status === 'reserved' || status === 'extended') return false;
  if (status !== '') await dropSlot(client);
  await client.query('SELECT pg_create_physical_replication_slot($1, true)', [slotName]);
  return true;
}

async function dropSlot(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_drop_replication_slot($1)', [slotName]);
}

/** Adds the write-ahead log since the last part to a backup. */
async function extendBackup(name: string): Promise<LogPart> {
  const folder = path.resolve(name);
  const progress = await readProgress(folder);
  return withSource(({ url }) =>
    withClient(url, async (client) => {
      const statement = `SELECT pg_try_advisory_lock(hashtextextended('boards backup ${progress.id}', 0))::text`;
      if ((await readText(client, statement)) === 'true') return addPart(url, folder, client);
      throw new CommandError('Another process is adding to this backup. Try again when it has finished.');
    }),
  );
}

async function addPart(url: string, folder: string, client: pg.Client): Promise<LogPart> {
  const progress = await readProgress(folder);
  const server = await identifyServer(url);
  if (server.systemId !== progress.systemId || server.timeline !== progress.timeline) {
    throw new CommandError(
      'This is a different database, or it was restored or failed over since the last backup. Make a new backup.',
    );
  }
  const { reachesUntil, to } = await markEnd(client);
  const from = parseLsn(progress.next);
  try {
    const part = await writePart({ url, folder, progress, from, to, reachesUntil });
    await release(client, progress, to);
    return part;
  } catch (error) {
    if (!isLogGone(error)) throw error;
    throw new CommandError(
      'The server no longer has the log since the last part. Make a new backup, with --keep-log.',
      { cause: error },
    );
  }
}

/** 58P01: the segment was removed. 55000: the slot lost it. 42704: the slot was dropped. */
function isLogGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['58P01', '55000', '42704'].includes(error.code ?? '');
}

/** Commits once after the moment that it returns, because recovery stops at the first commit after its target. */
async function markEnd(client: pg.Client): Promise<{ reachesUntil: string; to: bigint }> {
  const reachesUntil = await readClock(client);
  await client.query("SELECT pg_logical_emit_message(true, 'boards backup', '')");
  return { reachesUntil, to: parseLsn(await readText(client, 'SELECT pg_current_wal_flush_lsn()::text')) };
}

interface PartOptions {
  readonly url: string;
  readonly folder: string;
  readonly progress: Progress;
  readonly from: bigint;
  readonly to: bigint;
  readonly reachesUntil: string;
}

/** The part counts from when its description is there, and adding goes on from it when the progress is. */
async function writePart(options: PartOptions): Promise<LogPart> {
  const { url, folder, progress, from, to, reachesUntil } = options;
  const { id, recipients, timeline, slot } = progress;
  const number = progress.parts + 1;
  const log = await readLog(url, { slot, timeline, from, to });
  // A name of its own: one that was killed may have left a file.
  const file = await sealFile(folder, `${partName(number)}-${randomUUID().slice(0, 8)}.wal`, log, recipients);
  await syncFolder(folder);
  const part: LogPart = { backupId: id, file, from: formatLsn(from), to: formatLsn(to), reachesUntil };
  await writeDocument(path.join(folder, `${partName(number)}.json`), part, recipients);
  const next: Progress = { ...progress, parts: number, next: part.to };
  await writeDocument(path.join(folder, progressFile), next, []);
  return part;
}

/** Lets the server drop the log that is stored. */
async function release(client: pg.Client, { slot }: Progress, until: bigint): Promise<void> {
  if (slot === undefined) return;
  const statement = 'SELECT pg_replication_slot_advance($1, $2::pg_lsn)';
  // The server may still hold the slot for the connection that read the log. The next part releases it then.
  await client.query(statement, [slot, formatLsn(until)]).catch(() => undefined);
}
