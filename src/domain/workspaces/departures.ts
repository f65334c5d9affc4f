/** What is removed when a member leaves a workspace, is removed from it, or loses access to boards. */
import { Prisma } from '../../db/database.ts';
import { revokeTokensOf } from '../identity/access-tokens.ts';
import { cardColumns, cardEvent } from '../boards/card-rows.ts';
import type { CardRow } from '../boards/card-rows.ts';
import { changesToNothing, recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { fieldsOf, memberEvent } from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { recordSeats } from '../billing/seats.ts';

/**
 * Takes a member out of its workspace, or someone who has not joined yet; the caller holds the locks of both rows. The
 * access tokens end permanently, so that they do not come back with the person. What the member made stays.
 */
export async function endMembership(ctx: ActorContext, member: MemberRow): Promise<void> {
  const { id, workspaceId, userId } = member;
  if (userId !== null) {
    await unassign(ctx, { workspaceId, userId });
    await revokeTokensOf(ctx, workspaceId, userId);
  }
  await ctx.tx.prisma.workspaceMember.delete({ where: { id }, select: { id: true } });
  if (member.status === 'active') await recordSeats(ctx, workspaceId);
  await recordEvents(ctx, [memberEvent(member, 'deleted', changesToNothing(fieldsOf(member)))]);
}

/** Takes a guest off the cards of the boards that it does not see. */
export async function unassignFromUnseen(
  ctx: ActorContext,
  { id, workspaceId, userId }: MemberRow,
): Promise<void> {
  if (userId === null) return;
  const isUnseen = Prisma.sql`
    NOT EXISTS (SELECT 1 FROM member_boards g WHERE g.member_id = ${id}::uuid AND g.board_id = c.board_id)`;
  await unassign(ctx, { workspaceId, userId }, isUnseen);
}

/** Takes a user off the cards (alias `c`) of a workspace for which a condition holds. */
async function unassign(
  ctx: ActorContext,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
  condition = Prisma.sql`TRUE`,
): Promise<void> {
  const assigned = Prisma.sql`
    a.workspace_id = ${workspaceId}::uuid AND a.user_id = ${userId}::uuid AND a.card_id = c.id AND ${condition}`;
  // Locked first and read afterwards: a statement that waits for a lock would return the previous assignees.
  await ctx.tx.rows(Prisma.sql`
    SELECT 1 FROM card_assignees a, cards c WHERE ${assigned} ORDER BY c.id FOR NO KEY UPDATE OF c`);
  const cards = await ctx.tx.rows<CardRow>(Prisma.sql`
    WITH gone AS (
      DELETE FROM card_assignees a USING cards c WHERE ${assigned} RETURNING a.card_id
    ), c AS (
      UPDATE cards SET version = version + 1, updated_at = ${ctx.now}::timestamptz
      WHERE id IN (SELECT card_id FROM gone) RETURNING *
    )
    SELECT ${cardColumns} FROM c JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL ORDER BY c.id`);
  const events = cards.map((card) => {
    const from = card.assigneeIds;
    return cardEvent(card, 'updated', { assignee_ids: { from, to: from.filter((id) => id !== userId) } });
  });
  await recordEvents(ctx, events);
}
