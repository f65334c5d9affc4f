// Finds out what became of the postmaster that served a cluster before: whether it still runs, for whom, and whether
// it is an orphan that has to be stopped. Nothing is ever signalled that is not proved to be this cluster's own.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './clusters.ts';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import { connect, readOwnership, servesLockFile, tryLock } from './owner-locks.ts';
import { clusterSetting, ownerSetting, readLockFile, type LockFile } from './postmasters.ts';
import { isRunning, readCommandLine, signalPostmaster } from './processes.ts';

/** What is known of the postmaster that the cluster's lock file names. */
export type Predecessor =
  /** No postmaster serves the cluster. The lock file may still name a process that has nothing to do with it. */
  | { kind: 'none'; strangerPid: number | undefined }
  /** A live service uses it. */
  | { kind: 'owned'; ownerPid: number; port: number }
  /** It is starting or ending, on behalf of the named process: look again in a moment. */
  | { kind: 'passing'; ownerPid: number | undefined }
  /** Nobody uses it any longer. The client, if it accepted one, holds the owner's lock. */
  | { kind: 'orphan'; pid: number; client: pg.Client | undefined };

const fastShutdownTimeoutMs = 10_000;
const immediateShutdownTimeoutMs = 10_000;

/**
 * Looks at the postmaster named by the cluster's lock file. While `isPatient`, a postmaster whose starter lives but
 * holds no lock counts as passing: it takes a moment from the start to the lock. Later on it is an orphan, because
 * the starter's process id then belongs to some other program.
 */
export async function findPredecessor(cluster: Cluster, isPatient: boolean): Promise<Predecessor> {
  const lockFile = await readLockFile(cluster.dir);
  if (lockFile === undefined || !(await isRunning(lockFile.pid)))
    return { kind: 'none', strangerPid: undefined };
  const commandLine = await readCommandLine(lockFile.pid);
  if (commandLine !== undefined && !servesCluster(commandLine, cluster)) {
    return { kind: 'none', strangerPid: lockFile.pid };
  }
  let client: pg.Client;
  try {
    client = await connect(cluster, lockFile.port);
  } catch (error) {
    return judgeSilence(lockFile, commandLine, error);
  }
  const verdict = await judgeOwnership(client, lockFile, isPatient).catch((): Predecessor => ({
    kind: 'passing',
    ownerPid: undefined,
  }));
  if (verdict.kind !== 'orphan') await client.end().catch(() => undefined);
  return verdict;
}

function servesCluster(commandLine: string, cluster: Cluster): boolean {
  return commandLine.includes(`${clusterSetting}=${cluster.id}`);
}

async function judgeSilence(
  lockFile: LockFile,
  commandLine: string | undefined,
  error: unknown,
): Promise<Predecessor> {
  if (commandLine === undefined) {
    // Where a process does not tell what it is, only PostgreSQL's own "starting up" or "shutting down" speaks for it.
    const isPostgres = errorCode(error) === '57P03';
    return isPostgres
      ? { kind: 'passing', ownerPid: undefined }
      : { kind: 'none', strangerPid: lockFile.pid };
  }
  const starterPid = Number(commandLine.split(`${ownerSetting}=`)[1]?.split(' ')[0]);
  if (await isRunning(starterPid)) return { kind: 'passing', ownerPid: starterPid };
  return { kind: 'orphan', pid: lockFile.pid, client: undefined };
}

async function judgeOwnership(
  client: pg.Client,
  lockFile: LockFile,
  isPatient: boolean,
): Promise<Predecessor> {
  if (!(await servesLockFile(client, lockFile))) return { kind: 'none', strangerPid: lockFile.pid };
  const { holderPid, starterPid } = await readOwnership(client);
  if (holderPid !== undefined) {
    // A holder that is dead loses its lock as soon as the server notices.
    if (!(await isRunning(holderPid))) return { kind: 'passing', ownerPid: undefined };
    return { kind: 'owned', ownerPid: holderPid, port: lockFile.port };
  }
  if (isPatient && (await isRunning(starterPid))) return { kind: 'passing', ownerPid: starterPid };
  if (await tryLock(client)) return { kind: 'orphan', pid: lockFile.pid, client };
  return { kind: 'passing', ownerPid: undefined };
}

/**
 * Stops an orphan and waits for its end: a fast shutdown, after 10 seconds an immediate one.
 *
 * @throws EmbeddedPostgresError when it does not end.
 */
export async function stopOrphan(
  orphan: { pid: number; client: pg.Client | undefined },
  cluster: Cluster,
  pgCtl: string,
): Promise<void> {
  const { pid, client } = orphan;
  try {
    await signalPostmaster(pid, 'SIGINT', pgCtl);
    if (await waitForEnd(pid, cluster, fastShutdownTimeoutMs)) return;
    await signalPostmaster(pid, 'SIGQUIT', pgCtl);
    if (await waitForEnd(pid, cluster, immediateShutdownTimeoutMs)) return;
  } finally {
    await client?.end().catch(() => undefined);
  }
  throw new EmbeddedPostgresError(
    `The database that an earlier run left behind (process ${pid}) doesn't stop. Stop it and start again.`,
  );
}

async function waitForEnd(pid: number, cluster: Cluster, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const commandLine = await readCommandLine(pid);
    const isOther = commandLine !== undefined && !servesCluster(commandLine, cluster);
    if (isOther || !(await isRunning(pid))) return true;
    await delay(20);
  }
  return false;
}
