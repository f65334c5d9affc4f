/** Measures what workspaces use (docs/decisions/0115-quotas-of-workspaces.md). */
import type { Database } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { warningPercent } from '../../domain/core/quotas.ts';
import type { Quotas } from '../../domain/core/quotas.ts';
import {
  eventsAtOnce,
  listDueParts,
  noteChanges,
  noteTrash,
  noteParts,
} from '../../domain/quotas/measurement-rows.ts';
import { judgeWorkspace, measurePart } from '../../domain/quotas/measurements.ts';
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
const trashMeasuredEveryMs = 86_400_000;
const partsNotedAtOnce = 1_000;
const workspacesAtOnce = 50;
const partsAtOnce = 100;

/**
 * Measures what has changed. Nothing is held between two statements, so processes that do so at the same time do the same
 * work twice at most. If one is killed, what it has stored stays, and the next round continues.
 */
export async function measureUsage(dependencies: UsageDependencies): Promise<void> {
  const { database, quotas, now, stopping } = dependencies;
  const { reader } = database;
  const at = now();
  await noteUsualQuotas(reader, { rows: storedQuota(quotas.rows), bytes: storedQuota(quotas.bytes) });
  await repeat(stopping, partsNotedAtOnce, () => noteParts(reader, at, partsNotedAtOnce));
  await repeat(stopping, eventsAtOnce, () => noteChanges(reader, at));
  const trashUntil = new Date(at.getTime() - trashMeasuredEveryMs);
  await repeat(stopping, partsAtOnce, () => noteTrash(reader, trashUntil, partsAtOnce));
  await measureDueParts(dependencies, at);
  let last: string | undefined;
  do {
    const ids = await listStaleUsage(reader, last, workspacesAtOnce);
    for (const id of ids) {
      stopping.throwIfAborted();
      await runTransaction(database, (tx) => judgeWorkspace(tx, id, quotas, at));
    }
    last = ids.at(-1);
  } while (last !== undefined);
}

async function measureDueParts({ database, stopping }: UsageDependencies, now: Date): Promise<void> {
  const changedUntil = new Date(now.getTime() - measuredEveryMs);
  const rules = { changedUntil, changesMin: changesAtOnce, percentMin: warningPercent };
  let last: string | undefined;
  do {
    const parts = await listDueParts(database.reader, rules, last, partsAtOnce);
    for (const part of parts) await measurePart(database, part, { now, stopping });
    last = parts.at(-1)?.boardId;
  } while (last !== undefined);
}

async function repeat(stopping: AbortSignal, full: number, work: () => Promise<number>): Promise<void> {
  let done: number;
  do {
    stopping.throwIfAborted();
    done = await work();
  } while (done === full);
}

function storedQuota(quota: number): number | null {
  return quota === Number.POSITIVE_INFINITY ? null : quota;
}
