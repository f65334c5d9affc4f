/** What is removed when a member leaves a workspace, is removed from it, or loses access to boards. */
import { revokeTokensOf } from '../identity/access-tokens.ts';
import { changeGuestsOfPrivateBoards } from '../boards/board-guests.ts';
import { leaveBoards } from '../boards/board-members.ts';
import { unassign } from '../boards/unassignments.ts';
import { afterDeletion } from '../core/versions.ts';
import { changesToNothing, recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { fieldsOf, memberEvent } from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { recordSeats } from '../billing/seats.ts';

/**
 * Removes a member, or someone who hasn't joined yet, from a workspace; the caller has locked both rows. Their access
 * tokens are revoked, so that they don't work again when the person returns. What the member created stays. If they are on
 * many cards, a job takes them off the rest.
 */
export async function endMembership(ctx: ActorContext, member: MemberRow): Promise<void> {
  const { id, workspaceId, userId } = member;
  if (userId !== null) {
    await unassign(ctx, { workspaceId, userId, isDeparture: true });
    await revokeTokensOf(ctx, workspaceId, userId);
    await leaveBoards(ctx, member);
  }
  await ctx.tx.prisma.workspaceMember.delete({ where: { id }, select: { id: true } });
  if (member.status === 'active') await recordSeats(ctx, workspaceId);
  await recordEvents(ctx, [
    memberEvent(afterDeletion(member), 'deleted', changesToNothing(fieldsOf(member))),
    // If the person returns, they may see more or fewer private boards of guests than their entity tags stand for.
    ...(member.status === 'active' ? await changeGuestsOfPrivateBoards(ctx, workspaceId) : []),
  ]);
}

/** Takes a member off the cards of boards that they can't see. */
export async function unassignFromUnseen(
  ctx: ActorContext,
  { workspaceId, userId }: MemberRow,
): Promise<void> {
  if (userId !== null) await unassign(ctx, { workspaceId, userId });
}
