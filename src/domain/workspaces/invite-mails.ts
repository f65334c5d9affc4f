/**
 * Sends invites by mail, within limits that protect people from unwanted mail (docs/decisions/0040-invite-limits.md).
 */
import type { Context, RequestSettings } from '../core/context.ts';
import { mailboxOf } from '../core/email-addresses.ts';
import { countGuess } from '../core/guess-limits.ts';
import { queueJob } from '../core/jobs.ts';
import type { MemberRow } from './member-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';

/**
 * Queues the mail of an invite, which is sent once the transaction is committed. Only sent mails count: if a request
 * fails or only validates, its counts are rolled back. Called last, because the counts stay locked until the
 * transaction ends.
 *
 * @throws {AppError} `rate_limited`
 */
export async function sendInvite(
  ctx: Context & RequestSettings,
  workspace: VisibleWorkspace,
  { id: memberId, email }: Pick<MemberRow, 'id' | 'email'>,
  generation: number,
): Promise<void> {
  const { byRecipient, byNetwork, byWorkspace, byNewWorkspace } = ctx.settings.guessLimits.invites;
  // All senders take the counts in this order, to avoid deadlocks.
  for (const limit of byRecipient) await countGuess(ctx, limit, mailboxOf(email));
  const isNew = await isNewWorkspace(ctx, workspace);
  await countGuess(ctx, isNew ? byNewWorkspace : byWorkspace, workspace.id);
  await countGuess(ctx, byNetwork);
  await queueJob(ctx.tx, 'mail-invite', { memberId, generation });
}

const newForMs = 7 * 86_400_000;

/** A workspace is new for a week, and as long as it has only one active member. */
async function isNewWorkspace({ tx, now }: Context, { id, createdAt }: VisibleWorkspace): Promise<boolean> {
  if (now.getTime() - createdAt.getTime() < newForMs) return true;
  const members = await tx.prisma.workspaceMember.findMany({
    where: { workspaceId: id, status: 'active' },
    select: { id: true },
    take: 2,
  });
  return members.length < 2;
}
