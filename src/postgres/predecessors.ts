// Finds the previous postmaster of a cluster: whether it still runs, for which process, and whether it is an orphan
// that has to be stopped. Only processes that certainly belong to this cluster get signals.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './clusters.ts';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import { connect, readOwnership, servesLockFile, tryLock } from './owner-locks.ts';
import { clusterSetting, ownerSetting, readLockFile, type LockFile } from './postmasters.ts';
import { isRunning, readCommandLine, signalPostmaster } from './processes.ts';

/** The state of the postmaster in the cluster's lock file. */
export type Predecessor =
  /** The cluster has no postmaster. The lock file can still have the id of an unrelated process. */
  | { kind: 'none'; unrelatedPid: number | undefined }
  /** A running service uses it. */
  | { kind: 'owned'; ownerPid: number; port: number }
  /** It is starting or ending for this process. Check again in a moment. */
  | { kind: 'changing'; ownerPid: number | undefined }
  /** Nobody uses it any more. The client, if it could connect, holds the owner's lock. */
  | { kind: 'orphan'; pid: number; client: pg.Client | undefined };

const fastShutdownTimeoutMs = 10_000;
const immediateShutdownTimeoutMs = 10_000;

/**
 * Checks the postmaster in the cluster's lock file. While `mayLackLock`, a postmaster whose starter runs but has no lock
 * counts as changing, because the lock is taken shortly after the start. After that it is an orphan, because the
 * starter's process id must belong to another program.
 */
export async function findPredecessor(cluster: Cluster, mayLackLock: boolean): Promise<Predecessor> {
  const lockFile = await readLockFile(cluster.dir);
  if (lockFile === undefined || !(await isRunning(lockFile.pid)))
    return { kind: 'none', unrelatedPid: undefined };
  const commandLine = await readCommandLine(lockFile.pid);
  if (commandLine !== undefined && !servesCluster(commandLine, cluster)) {
    return { kind: 'none', unrelatedPid: lockFile.pid };
  }
  let client: pg.Client;
  try {
    client = await connect(cluster, lockFile.port);
  } catch (error) {
    return stateWithoutConnection(lockFile, commandLine, error);
  }
  const ownership = await checkOwnership(client, lockFile, mayLackLock).catch((): Predecessor => ({
    kind: 'changing',
    ownerPid: undefined,
  }));
  if (ownership.kind !== 'orphan') await client.end().catch(() => undefined);
  return ownership;
}

function servesCluster(commandLine: string, cluster: Cluster): boolean {
  return commandLine.includes(`${clusterSetting}=${cluster.id}`);
}

async function stateWithoutConnection(
  lockFile: LockFile,
  commandLine: string | undefined,
  error: unknown,
): Promise<Predecessor> {
  if (commandLine === undefined) {
    // If the command line can't be read, only PostgreSQL's own "starting up" or "shutting down" proves what it is.
    const isPostgres = errorCode(error) === '57P03';
    return isPostgres
      ? { kind: 'changing', ownerPid: undefined }
      : { kind: 'none', unrelatedPid: lockFile.pid };
  }
  const starterPid = Number(commandLine.split(`${ownerSetting}=`)[1]?.split(' ')[0]);
  if (await isRunning(starterPid)) return { kind: 'changing', ownerPid: starterPid };
  return { kind: 'orphan', pid: lockFile.pid, client: undefined };
}

async function checkOwnership(
  client: pg.Client,
  lockFile: LockFile,
  mayLackLock: boolean,
): Promise<Predecessor> {
  if (!(await servesLockFile(client, lockFile))) return { kind: 'none', unrelatedPid: lockFile.pid };
  const { holderPid, starterPid } = await readOwnership(client);
  if (holderPid !== undefined) {
    // The server soon releases the lock of a dead process.
    if (!(await isRunning(holderPid))) return { kind: 'changing', ownerPid: undefined };
    return { kind: 'owned', ownerPid: holderPid, port: lockFile.port };
  }
  if (mayLackLock && (await isRunning(starterPid))) return { kind: 'changing', ownerPid: starterPid };
  if (await tryLock(client)) return { kind: 'orphan', pid: lockFile.pid, client };
  return { kind: 'changing', ownerPid: undefined };
}

/**
 * Stops an orphan and waits until it has ended: a fast shutdown, and after 10 seconds an immediate one.
 *
 * @throws EmbeddedPostgresError if it doesn't end
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
