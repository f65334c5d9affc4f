/** Restores backups: verifies every file first, recovers beside the target, checks, and only then moves it into place. */
import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { loadConfig } from '../../src/config.ts';
import { chooseAccount } from '../../src/postgres/accounts.ts';
import type { Account } from '../../src/postgres/accounts.ts';
import { readCluster } from '../../src/postgres/clusters.ts';
import { findPredecessor } from '../../src/postgres/predecessors.ts';
import { isRunning } from '../../src/postgres/processes.ts';
import { CommandError, UsageError } from '../support/command-errors.ts';
import { checkContents, continueEventLog, withClient } from './contents.ts';
import { readBackup } from './manifests.ts';
import type { Backup, KeyOptions } from './manifests.ts';
import { findProgram } from './programs.ts';
import { endScratchServer, startScratchServer } from './scratch-servers.ts';
import { syncFolder, verifyFile } from './sealed-files.ts';
import { readToken, tryToken } from './token-checks.ts';
import { unpackBase, unpackLog } from './unpacking.ts';

export interface RestoreOptions extends KeyOptions {
  readonly from: string;
  /** The data folder of a service, or of PostgreSQL; of the embedded database by default DATA_DIR. */
  readonly to: string | undefined;
  readonly at: string | undefined;
  readonly replace: boolean;
  readonly tokenFile: string | undefined;
  /** The folder of PostgreSQL's programs, by default the bundled ones. */
  readonly programs: string | undefined;
}

/** What was restored and found right. */
export interface RestoreReport {
  readonly tables: number;
  readonly rows: number;
  readonly eventPosition: string;
  /** Whether the event log continues behind what was lost. Otherwise the operator has to see to it. */
  readonly isLogContinued: boolean;
  /** Whether a token was tried. */
  readonly hasLogin: boolean;
}

interface Place {
  /** What appears when the restore is complete. */
  readonly target: string;
  /** PostgreSQL's folder inside it. */
  readonly cluster: string;
}

/** @throws {CommandError | UsageError | ConfigError | EmbeddedPostgresError} */
export async function restore(options: RestoreOptions): Promise<void> {
  const backup = await readBackup(path.resolve(options.from), options);
  const to =
    options.to ?? (backup.manifest.kind === 'embedded' ? loadConfig(process.env).dataDir : undefined);
  if (to === undefined) throw new UsageError('--to <folder> is missing: where PostgreSQL finds its data.');
  const token = await readToken(options.tokenFile);
  const report = await restoreBackup(backup, { ...options, to, token });
  console.log(`Restored to ${to}. ${describe(report)}`);
  if (!report.isLogContinued) console.log(continueByHand);
}

/** For a backup of an earlier release, or one that was made by a role that can't change tables. */
const continueByHand =
  'Before you start the service, run npm run db:migrate and npm run admin -- events mark-restored, so that cursors and entity tags of what was lost are refused.';

/** What a report says. */
export function describe({ tables, rows, eventPosition, hasLogin }: RestoreReport): string {
  const login = hasLogin ? ', and a request with the token.' : '. No token was tried: name --token-file.';
  return `Checked: ${rows} rows in ${tables} tables, valid foreign keys, the event log up to ${eventPosition}${login}`;
}

/** Restores into a folder. It has the data folder of a service for the embedded database, and of PostgreSQL otherwise. */
export async function restoreBackup(
  backup: Backup,
  options: Omit<RestoreOptions, 'from' | 'tokenFile'> & {
    readonly to: string;
    readonly token: string | undefined;
  },
): Promise<RestoreReport> {
  const to = path.resolve(options.to);
  const recoverUntil = targetTime(backup, options.at);
  const program = await findProgram(backup.manifest, options.programs);
  const { manifest } = backup;
  const serverDir = manifest.kind === 'embedded' ? path.join(to, 'postgres', 'server') : to;
  await requireFree(serverDir, manifest.kind, options.replace);
  await verifyAll(backup);
  const parent = path.dirname(serverDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeftovers(parent);
  const part = path.join(parent, `restoring-${process.pid}`);
  const place: Place = {
    target: part,
    cluster: manifest.kind === 'embedded' ? path.join(part, 'cluster') : part,
  };
  try {
    const account = await chooseAccount(serverDir);
    await unpack(backup, place, account);
    const server = { ...manifest, dataFolder: place.cluster, program, account, recoverUntil };
    const report = await checkAndFinish(backup, server, place, options.token);
    await moveIntoPlace(place.target, serverDir);
    if (manifest.kind === 'embedded') await writeSecretKey(to, manifest.secretKey);
    return report;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** The moment to recover to. @throws {UsageError | CommandError} when the backup doesn't reach it */
function targetTime({ manifest, parts }: Backup, at: string | undefined): string | undefined {
  if (at === undefined) return undefined;
  const time = Date.parse(at);
  if (Number.isNaN(time) || !/(?:Z|[+-]\d\d:?\d\d)$/.test(at)) {
    throw new UsageError('--at takes a time with its zone, such as 2026-11-20T12:00:00Z.');
  }
  const last = parts.at(-1)?.reachesUntil;
  if (time < Date.parse(manifest.finishedAt) || last === undefined || time > Date.parse(last)) {
    const range = last === undefined ? manifest.finishedAt : `${manifest.finishedAt} to ${last}`;
    throw new CommandError(
      `The backup can't be restored to ${at}: it covers ${range}. Nothing was restored.`,
    );
  }
  // PostgreSQL reads it before it knows the names of zones.
  return at.replace(/Z$/, '+00');
}

/** @throws {CommandError} when something is there and may not be replaced, or is in use */
async function requireFree(serverDir: string, kind: 'embedded' | 'own', mayReplace: boolean): Promise<void> {
  const entries = await readdir(serverDir).catch(() => []);
  if (entries.length === 0) return;
  if (kind === 'own') {
    throw new CommandError(
      `${serverDir} is not empty. Name a folder that doesn't exist, and move it yourself.`,
    );
  }
  const cluster = await readCluster(path.dirname(serverDir));
  if (cluster !== undefined) {
    const { kind: state, ...owner } = await findPredecessor(cluster, false);
    if (state === 'orphan' && 'client' in owner) await owner.client?.end();
    if (state !== 'none')
      throw new CommandError('The database in the folder is running. Stop the service first.');
  }
  if (!mayReplace) {
    throw new CommandError(`There is a database in ${serverDir}. With --replace it is moved aside.`);
  }
}

/** Reads every file to its end before anything is written. */
async function verifyAll({ folder, identities, manifest, parts }: Backup): Promise<void> {
  for (const file of [manifest.base, ...parts.map((part) => part.file)]) {
    await access(path.join(folder, file.name)).catch((cause: unknown) => {
      throw new CommandError(`The backup's file ${file.name} is missing. Nothing was restored.`, { cause });
    });
    await verifyFile(folder, file, identities);
  }
}

async function unpack(
  backup: Backup,
  { target, cluster }: Place,
  account: Account | undefined,
): Promise<void> {
  for (const folder of new Set([target, cluster])) {
    await mkdir(folder, { mode: 0o700 });
    if (account !== undefined) await chown(folder, account.uid, account.gid);
  }
  await unpackBase(backup, cluster, account);
  await unpackLog(backup, cluster, account);
  const signal = path.join(cluster, 'recovery.signal');
  await writeFile(signal, '');
  if (account !== undefined) await chown(signal, account.uid, account.gid);
  // Of a backup from a standby.
  await rm(path.join(cluster, 'standby.signal'), { force: true });
}

async function checkAndFinish(
  { manifest }: Backup,
  server: Parameters<typeof startScratchServer>[0],
  { target }: Place,
  token: string | undefined,
): Promise<RestoreReport> {
  const scratch = await startScratchServer(server);
  const { url } = scratch;
  try {
    const report = await withClient(url, async (client) => {
      const { found, faults } = await checkContents(client, manifest.contents);
      if (faults.length > 0) {
        throw new CommandError(
          `The restored database failed the checks. ${faults.join(' ')} Nothing was replaced.`,
        );
      }
      if (manifest.kind === 'embedded') await writePassword(client, target, server.account);
      // Before anything can add events.
      const isLogContinued = await continueEventLog(client);
      const counts = Object.values(found.counts);
      const rows = counts.reduce((sum, count) => sum + count, 0);
      return { tables: counts.length, rows, eventPosition: found.eventPosition, isLogContinued };
    });
    if (token !== undefined) await tryToken(url, token, manifest.secretKey);
    return { ...report, hasLogin: token !== undefined };
  } finally {
    await scratch.stop();
  }
}

/** The password of the embedded database is not in the backup: a restored one has its own. */
async function writePassword(client: pg.Client, target: string, account: Account | undefined): Promise<void> {
  const password = randomBytes(32).toString('base64url');
  await client.query(`ALTER ROLE CURRENT_USER PASSWORD ${pg.escapeLiteral(password)}`);
  const file = path.join(target, 'password');
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  if (account !== undefined) await chown(file, account.uid, account.gid);
}

async function moveIntoPlace(from: string, to: string): Promise<void> {
  const isThere = await stat(to).then(
    () => true,
    () => false,
  );
  const entries = isThere ? await readdir(to) : [];
  if (entries.length > 0) {
    const aside = `${to}-replaced-${randomBytes(4).toString('hex')}`;
    await rename(to, aside);
    console.log(`Moved the database that was there to ${aside}.`);
  } else if (isThere) await rm(to, { recursive: true });
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** What sign-ins, cursors and links of the restored data depend on. Other keys are kept beside it. */
async function writeSecretKey(dataDir: string, secretKey: string | undefined): Promise<void> {
  if (secretKey === undefined) return;
  const file = path.join(dataDir, 'secret.key');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === secretKey) return;
  if (before !== undefined) await rename(file, `${file}.replaced-${randomBytes(4).toString('hex')}`);
  await writeFile(file, secretKey, { mode: 0o600, flush: true });
  await chmod(file, 0o600);
}

/** Ends and removes what killed restores left behind. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = /^restoring-(\d+)$/.exec(name) ?? [];
    if (pid === undefined) continue;
    // In a container, each process can have the same id.
    if (Number(pid) !== process.pid && (await isRunning(Number(pid)))) continue;
    const folder = path.join(parent, name);
    for (const cluster of [folder, path.join(folder, 'cluster')]) await endScratchServer(cluster);
    await rm(folder, { recursive: true, force: true });
  }
}
