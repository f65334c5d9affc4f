/** Closes billing periods that have ended, each workspace in a transaction of its own. */
import type { Logger } from 'pino';
import type { Database, Tx } from '../../db/database.ts';
import { findDueWorkspaces } from '../../domain/billing/billing-account-rows.ts';
import type { DueWorkspace } from '../../domain/billing/billing-account-rows.ts';
import { closeDuePeriods } from '../../domain/billing/period-ends.ts';
import type { RoundContext } from '../../domain/billing/period-ends.ts';
import { newId, toTypeId } from '../../domain/core/ids.ts';
import { markPastDue } from '../../domain/billing/invoices/invoice-payments.ts';
import { findOverdueWorkspaces } from '../../domain/billing/invoices/invoice-rows.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';

export interface BillingDependencies {
  readonly database: Database;
  readonly billing: BillingSettings;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process stops. The rest waits for the next round. */
  readonly stopping: AbortSignal;
}

/**
 * Closes the periods that have ended, and marks workspaces with overdue invoices. Several processes can do this at the
 * same time, or be killed meanwhile. If a workspace fails, the others continue, and it is retried in the next round.
 */
export async function closePeriods(dependencies: BillingDependencies): Promise<void> {
  const { reader } = dependencies.database;
  const at = { tx: reader, now: dependencies.now() };
  let last: DueWorkspace | undefined;
  do {
    const due = await findDueWorkspaces(at, last);
    for (const { workspaceId } of due) {
      await doOne(dependencies, workspaceId, closeDuePeriods, 'a period of billing could not be closed');
    }
    last = due.at(-1);
  } while (last !== undefined);
  let lastId: string | undefined;
  do {
    const overdue = await findOverdueWorkspaces(at, lastId);
    for (const workspaceId of overdue) {
      await doOne(
        dependencies,
        workspaceId,
        markPastDue,
        'an overdue invoice could not be marked as past due',
      );
    }
    lastId = overdue.at(-1);
  } while (lastId !== undefined);
}

/** In a transaction of its own; a failure is logged. */
async function doOne(
  { database, billing, now, logger, stopping }: BillingDependencies,
  workspaceId: string,
  work: (ctx: RoundContext, workspaceId: string) => Promise<void>,
  failure: string,
): Promise<void> {
  stopping.throwIfAborted();
  const at = { settings: { billing }, now: now(), requestId: newId() };
  try {
    await database.transaction((tx: Tx) => work({ ...at, tx }, workspaceId));
  } catch (err) {
    logger.error({ err, workspace: toTypeId('workspace', workspaceId) }, failure);
  }
}
