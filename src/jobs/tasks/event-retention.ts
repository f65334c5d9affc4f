/** Deletes the events that are no longer kept (docs/decisions/0087-event-retention.md). */
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { databaseFault } from '../../db/errors.ts';
import { planRetentionDays } from '../../domain/billing/plans/plan-limits.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';
import {
  deleteFirstEvents,
  dropPartition,
  findFirstPartition,
  listLogStarts,
} from '../../domain/events/event-retention-rows.ts';
import type { LogStart } from '../../domain/events/event-retention-rows.ts';

export interface RetentionDependencies {
  readonly database: Database;
  readonly billing: BillingSettings;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process stops. The rest waits for the next round. */
  readonly stopping: AbortSignal;
}

const dayMs = 86_400_000;
/** How long a larger plan can still show the events that a plan hides, as the contract says. */
export const hiddenKeptDays = 30;
/**
 * Where the operator limits the days, events are dropped with their partition. They are deleted one by one only if that
 * takes this much longer, because there are so few.
 */
export const partitionWaitDays = 31;
const eventsAtOnce = 1_000;
const workspacesAtOnce = 500;

/** Works until nothing is left, in short transactions. Several processes can do this at the same time, or be killed. */
export async function deleteExpiredEvents(dependencies: RetentionDependencies): Promise<void> {
  const { database, now, logger, stopping } = dependencies;
  const at = now();
  const partitions = await dropExpiredPartitions(dependencies, at);
  let events = 0;
  let last: LogStart | undefined;
  do {
    const starts = await listLogStarts(database.reader, last?.workspaceId, workspacesAtOnce);
    for (const start of starts) {
      const occurredBefore = expiredBefore(dependencies.billing, start, at);
      if (occurredBefore === undefined) continue;
      let deleted: number;
      do {
        stopping.throwIfAborted();
        const range = { occurredBefore, rowsMax: eventsAtOnce };
        deleted = await database.transaction((tx) => deleteFirstEvents(tx, start.workspaceId, range));
        events += deleted;
      } while (deleted === eventsAtOnce);
    }
    last = starts.at(-1);
  } while (last !== undefined);
  if (events > 0 || partitions > 0) logger.info({ events, partitions }, 'expired events were deleted');
}

/** The time before which the events of a workspace are deleted one by one; undefined if its first event isn't due. */
function expiredBefore(
  billing: BillingSettings,
  { plan, exempt, firstOccurredAt }: LogStart,
  now: Date,
): Date | undefined {
  if (firstOccurredAt === null) return undefined;
  const { eventRetentionDays = Number.POSITIVE_INFINITY } = billing;
  const ageDays = (now.getTime() - firstOccurredAt.getTime()) / dayMs;
  const planDays = planRetentionDays(billing, { plan, exempt }) + hiddenKeptDays;
  const ownDays = ageDays > eventRetentionDays + partitionWaitDays ? eventRetentionDays : planDays;
  const days = Math.min(planDays, ownDays);
  return ageDays > days ? new Date(now.getTime() - days * dayMs) : undefined;
}

/** Drops partitions, the first one first, that are empty or have only events that the operator doesn't keep. */
async function dropExpiredPartitions(
  { database, billing, logger, stopping }: RetentionDependencies,
  now: Date,
): Promise<number> {
  const { eventRetentionDays } = billing;
  for (let dropped = 0; ; dropped += 1) {
    stopping.throwIfAborted();
    const partition = await findFirstPartition(database.reader);
    if (partition === undefined) return dropped;
    const { name, lastOccurredAt } = partition;
    const isExpired =
      lastOccurredAt === null ||
      (eventRetentionDays !== undefined &&
        lastOccurredAt.getTime() < now.getTime() - eventRetentionDays * dayMs);
    if (!isExpired) return dropped;
    try {
      await database.transaction((tx) => dropPartition(tx, name));
    } catch (err) {
      if (databaseFault(err) !== 'unavailable') throw err;
      logger.info({ err, partition: name }, 'a partition of the event log is in use and is dropped later');
      return dropped;
    }
  }
}
