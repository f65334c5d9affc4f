/** Measures what workspaces use (docs/decisions/0115-quotas-of-workspaces.md). */
import type { Database } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { warningPercent } from '../../domain/core/quotas.ts';
import type { Quotas } from '../../domain/core/quotas.ts';
import {
  eventsAtOnce,
  listDueParts,
  noteChanges,
  noteParts,
  noteTrash,
  postponePart,
} from '../../domain/quotas/measurement-rows.ts';
import { updateUsage, measurePart } from '../../domain/quotas/measurements.ts';
import { listStaleUsage, noteUsualQuotas } from '../../domain/quotas/usage-rows.ts';

export interface UsageDependencies {
  readonly database: Database;
  /** Those of the installation. */
  readonly quotas: Quotas;
  readonly now: () => Date;
  /** Aborted when the process stops. The rest waits for the next round. */
  readonly stopping: AbortSignal;
}

/** A board that changes all the time is measured this often. */
export const measuredEveryMs = 600_000;
/** Unless so much has happened on it since, or its workspace is close to a quota. */
export const changesAtOnce = 500;
/** Half of the time until the next round, so that rounds don't take the place of other jobs. */
const usualRoundMs = 30_000;
const trashMeasuredEveryMs = 86_400_000;
const partsNotedAtOnce = 1_000;
const workspacesAtOnce = 50;
const partsAtOnce = 100;

/**
 * Measures what has changed, for a limited time. Nothing is held between two statements, so processes that do so at
 * the same time do the same work twice at most. If one is killed, what it has stored stays, and the next round continues.
 */
export async function measureUsage(dependencies: UsageDependencies, roundMs = usualRoundMs): Promise<void> {
  const { database, quotas, now, stopping } = dependencies;
  const { reader } = database;
  const at = now();
  const end = performance.now() + roundMs;
  const isOver = () => {
    stopping.throwIfAborted();
    return performance.now() >= end;
  };
  await noteUsualQuotas(reader, { rows: storedQuota(quotas.rows), bytes: storedQuota(quotas.bytes) });
  await repeat(isOver, partsNotedAtOnce, () => noteParts(reader, at, partsNotedAtOnce));
  await repeat(isOver, eventsAtOnce, () => noteChanges(reader, at));
  const trashUntil = new Date(at.getTime() - trashMeasuredEveryMs);
  await repeat(isOver, partsAtOnce, () => noteTrash(reader, trashUntil, partsAtOnce));
  await repeat(isOver, partsAtOnce, async () => {
    await repeat(isOver, workspacesAtOnce, () => updateStaleUsage(dependencies, at));
    return measureDueParts(dependencies, at, isOver);
  });
  await repeat(isOver, workspacesAtOnce, () => updateStaleUsage(dependencies, at));
}

/** Measures the next parts that are due. @returns how many there are */
async function measureDueParts(
  { database, stopping }: UsageDependencies,
  now: Date,
  isOver: () => boolean,
): Promise<number> {
  const changedUntil = new Date(now.getTime() - measuredEveryMs);
  const rules = { changedUntil, changesMin: changesAtOnce, percentMin: warningPercent };
  const parts = await listDueParts(database.reader, rules, partsAtOnce);
  for (const part of parts) {
    if (isOver()) break;
    try {
      await measurePart(database, part, { now, stopping });
    } catch (error) {
      // The job fails and is seen to fail. The next round measures the others first.
      await postponePart(database.reader, part, now);
      throw error;
    }
  }
  return parts.length;
}

/** Adds up the next workspaces that were measured, and decides whether they can create more. @returns how many */
async function updateStaleUsage(
  { database, quotas, stopping }: UsageDependencies,
  now: Date,
): Promise<number> {
  const ids = await listStaleUsage(database.reader, workspacesAtOnce);
  for (const id of ids) {
    stopping.throwIfAborted();
    await runTransaction(database, (tx) => updateUsage(tx, id, quotas, now));
  }
  return ids.length;
}

/** Until work finds less than it can do at once, or the time is over. */
async function repeat(isOver: () => boolean, full: number, work: () => Promise<number>): Promise<void> {
  while (!isOver() && (await work()) === full);
}

function storedQuota(quota: number): number | null {
  return quota === Number.POSITIVE_INFINITY ? null : quota;
}
