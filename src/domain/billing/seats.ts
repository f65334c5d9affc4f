/** The seats of a workspace. Every change of members records them here. */
import type { RequestContext } from '../core/context.ts';
import { queueJob } from '../core/jobs.ts';
import { lockAccountRow } from './billing-account-rows.ts';
import { recordCountedSeats } from './ledger-rows.ts';

/**
 * Records how many seats a workspace has now, if that has changed. Called after every change that makes a member active,
 * ends a membership, or makes a member a guest or a guest a member, in its transaction.
 *
 * @throws {Error} when the workspace has no billing account
 */
export async function recordSeats(
  ctx: Pick<RequestContext, 'tx' | 'now'>,
  workspaceId: string,
): Promise<void> {
  // Locked before members are counted: of two people who join at the same time, the later one counts the other.
  const { provider } = await lockAccountRow(ctx.tx, workspaceId);
  await recordCountedSeats(ctx, workspaceId);
  if (provider !== 'manual') await queueJob(ctx.tx, 'follow-account', { workspaceId });
}
