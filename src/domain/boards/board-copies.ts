/** Copies boards (docs/decisions/0073-copies-of-boards.md). */
import { getBoard } from '../access/board-access.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { cardsPerCopyMax, commentsPerCopyMax } from '../core/limits.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { holdColumns } from '../templates/template-rows.ts';
import { copyContent } from './board-copy-content.ts';
import { readBoardOutline } from './board-copy-rows.ts';
import type { BoardOutline } from './board-copy-rows.ts';
import { copyBoardMembers } from './board-members.ts';
import { insertBoard } from './boards.ts';
import { findAssignable, holdMembersOfWorkspace } from './card-relation-rows.ts';

/** What a copy can keep, besides the columns. */
export type CopiedPart = 'labels' | 'cards' | 'due_dates' | 'assignees' | 'comments' | 'members';

export interface CopyOrder {
  /** The name of the board by default. */
  readonly name?: string;
  readonly includeArchived: boolean;
  readonly keep: readonly CopiedPart[];
}

/**
 * Copies a board with its columns and with what `keep` names. The copy is as visible as the board, and if it is private,
 * the caller is its manager.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `plan_limit_reached`, `billing_canceled`, `quota_exceeded`,
 *   `limit_reached`
 */
export async function copyBoard(
  ctx: CreationContext,
  id: string,
  { name, includeArchived, keep }: CopyOrder,
): Promise<BoardRow> {
  // Moves wait, so that no card is read in two columns, or in none.
  await holdColumns(ctx.tx, (await getBoard(ctx, id)).id);
  // Found again: the caller may have lost access, and the board may have moved, before its columns were held.
  const source = await getBoard(ctx, id);
  const { workspaceId, description, visibility } = source;
  const copied = { boardId: id, includeArchived, keep };
  const outline = await readBoardOutline(ctx.tx, copied);
  requireBounded(outline);
  const assigneeIds = [...new Set(outline.cards.flatMap((card) => card.assigneeIds))];
  // Before the billing account, in the same order as departures, to avoid deadlocks.
  if (assigneeIds.length > 0) await holdMembersOfWorkspace(ctx.tx, workspaceId, assigneeIds);
  await requireWithinQuota(ctx, workspaceId);
  await requireRoom(ctx, 'boards', workspaceId);
  const board = await insertBoard(ctx, workspaceId, {
    name: name ?? source.name,
    ...(description !== null && { description }),
    visibility,
  });
  if (keep.includes('members')) await copyBoardMembers(ctx, source, board);
  const assignableIds = await findAssignableIds(ctx, board, assigneeIds);
  await copyContent(ctx, { source: copied, outline, board, assignableIds });
  // The caller may have lost access before the account was locked, or the numbers of the cards.
  await getBoard(ctx, id);
  return board;
}

/** @throws {AppError} `limit_reached` */
function requireBounded({ cards, comments }: BoardOutline): void {
  if (cards.length > cardsPerCopyMax) throw tooMany(cardsPerCopyMax, 'cards');
  if (comments.length > commentsPerCopyMax) throw tooMany(commentsPerCopyMax, 'comments');
}

function tooMany(max: number, what: string): AppError {
  return new AppError('limit_reached', `A board can be copied with at most ${max} ${what}.`);
}

/** Those who can see the copy. */
async function findAssignableIds(
  { tx }: Context,
  { id: boardId, workspaceId }: BoardRow,
  assigneeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (assigneeIds.length === 0) return new Set();
  const found = await findAssignable(tx, { workspaceId, boardId }, assigneeIds);
  return new Set(found.map(({ id }) => id));
}
