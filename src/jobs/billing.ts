/** Closes the periods of billing that have ended, each workspace in a transaction of its own. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { closeDuePeriods, findDueWorkspaces } from '../domain/billing-rounds.ts';
import { newId, toTypeId } from '../domain/ids.ts';
import type { BillingSettings } from '../domain/plans.ts';

export interface BillingSurroundings {
  readonly database: Database;
  readonly billing: BillingSettings;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process is to end; what is left waits for the next round. */
  readonly stopping: AbortSignal;
}

/**
 * Any number of processes can do this at once, and be killed at it: what one has closed, the others find closed. A
 * workspace that fails does not keep the others waiting, and is tried again in the next round.
 */
export async function closePeriods(surroundings: BillingSurroundings): Promise<void> {
  const { database, billing, now, logger, stopping } = surroundings;
  const settings = { billing };
  for (const workspaceId of await findDueWorkspaces({ tx: database.reader, now: now() })) {
    stopping.throwIfAborted();
    try {
      await database.transaction((tx) =>
        closeDuePeriods({ tx, settings, now: now(), requestId: newId() }, workspaceId),
      );
    } catch (err) {
      const workspace = toTypeId('workspace', workspaceId);
      logger.error({ err, workspace }, 'a period of billing could not be closed');
    }
  }
}
