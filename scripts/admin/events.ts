/** The work of `npm run admin -- events …`. */
import { continueRestoredLog } from '../../src/domain/events/event-log-rows.ts';
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { inOperatorTransaction } from './operator-transactions.ts';

/** @throws {MigrationError} when the database cannot be reached or lacks migrations */
export async function markRestored(): Promise<AdminResult> {
  const gap = await inOperatorTransaction(async (ctx) => {
    const { after, until } = await continueRestoredLog(ctx.tx);
    const details = { after: String(after), until: String(until) };
    await recordOperatorAction(ctx, { action: 'events mark-restored', subject: 'event_log', details });
    return details;
  });
  return {
    data: gap,
    text: `The event log continues behind ${gap.until}. Cursors between ${gap.after} and there are a 410 from now on, and all entity tags from before are stale.\n`,
  };
}
