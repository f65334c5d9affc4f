/** Moves boards to another workspace (docs/decisions/0078-boards-across-workspaces.md). */
import { getBoard } from '../access/board-access.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { holdWorkspace } from '../access/workspace-access-rows.ts';
import { requireNotCanceled, requireRoom } from '../billing/plans/plan-limits.ts';
import { noteAccess } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import {
  cardsPerCopyMax,
  formerWorkspacesPerBoardMax,
  rowsPerBoardMoveMax,
  textBytesPerBoardMoveMax,
} from '../core/limits.ts';
import { afterDeletion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { moveUsage } from '../quotas/usage-rows.ts';
import { takeCardNumbers } from '../templates/template-rows.ts';
import { changeGuests } from './board-guests.ts';
import { findLosses, noLosses } from './board-move-losses.ts';
import type { BoardMoveLosses } from './board-move-losses.ts';
import {
  carriedMembers,
  findNumberedCardIds,
  findTakenExternalIds,
  freeExternalIds,
  lockCardsOfBoard,
  lockColumnsOfBoard,
  lockLabelsOf,
  lockPeopleOf,
  lockTrashOf,
  measureBoard,
  moveBoardRow,
  moveCardsToWorkspace,
  noteFormerWorkspace,
  removeAccess,
  takeSparseCardNumbers,
} from './board-move-rows.ts';
import type { BoardTransfer } from './board-move-rows.ts';
import { lockBoardForAccess } from './board-member-rows.ts';
import { addCarriedMembers } from './board-members.ts';
import { boardEvent, fieldsOf, requireDeletionAllowed } from './boards.ts';

/** A board after a move, and what it has lost. */
export interface BoardMove {
  readonly board: BoardRow;
  readonly losses: BoardMoveLosses;
}

/**
 * Moves a board with everything on it to another workspace. In its own workspace, nothing changes.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_workspace`, `not_board_manager`,
 *   `board_deletion_restricted`, `precondition_failed`, `plan_limit_reached`, `billing_canceled`, `quota_exceeded`,
 *   `external_id_taken`, `limit_reached`
 */
export async function moveBoard(
  ctx: CreationContext,
  id: string,
  workspaceId: string,
  expectation?: Expectation,
): Promise<BoardMove> {
  const seen = await getBoard(ctx, id);
  const place = { pointer: '/workspace_id' };
  const target = await requireWorkspace(ctx, workspaceId, place);
  if (target.id === seen.workspaceId) return unmoved(seen, expectation);
  // Before the locks, so that nobody who can't move the board holds it up.
  await requireDeletionAllowed(ctx, seen);
  await lockBoard(ctx, seen, target.id);
  const board = await getBoard(ctx, id);
  // Someone else was faster.
  if (target.id === board.workspaceId) return unmoved(board, expectation);
  requireExpected(expectation, 'board', board);
  await requireDeletionAllowed(ctx, board);
  await requireWithinQuota(ctx, target.id);
  await requireNotCanceled(ctx, target.id);
  // A repeated request shows who lost access, which is for people of the former workspace.
  noteAccess(ctx, { workspaceId: board.workspaceId, minimumRole: ctx.minimumRole });
  const transfer = { board, targetId: target.id, moverId: ctx.principal.userId };
  await requireMovable(ctx, transfer);
  const cardIds = await findNumberedCardIds(ctx.tx, board);
  const losses = await findLosses(ctx.tx, transfer, cardIds.length);
  const members = await carriedMembers(ctx.tx, transfer);
  await leaveWorkspace(ctx, transfer);
  const numbers = await takeNumbers(ctx, transfer, cardIds.length);
  await moveCardsToWorkspace(ctx, transfer, { ids: cardIds, numbers });
  // Late, because others who create boards or members there wait for these locks.
  await holdWorkspace(ctx.tx, target.id);
  await requireWorkspace(ctx, workspaceId, place);
  await requireRoom(ctx, 'boards', target.id);
  const after = await moveBoardRow(ctx, transfer);
  await moveUsage(ctx.tx, board.id, { fromId: board.workspaceId, toId: target.id }, ctx.now);
  await recordEvents(ctx, [boardEvent(after, 'moved_in', changesFromNothing(fieldsOf(after)))]);
  await addCarriedMembers(ctx, after, members);
  return { board: after, losses };
}

/** @throws {AppError} `precondition_failed` */
function unmoved(board: BoardRow, expectation: Expectation | undefined): BoardMove {
  requireExpected(expectation, 'board', board);
  return { board, losses: noLosses };
}

/**
 * Locks a board and everything on it. The columns come before the board, as they do for whoever creates cards: most of
 * those who work on a board. Nothing of other boards is locked: their cards can be created and changed during a long move.
 */
async function lockBoard(ctx: Context, board: BoardRow, targetId: string): Promise<void> {
  const { tx, principal } = ctx;
  await lockTrashOf(tx, board);
  await lockPeopleOf(tx, board, { targetId, moverId: principal.userId });
  await lockLabelsOf(tx, board);
  await lockColumnsOfBoard(tx, board);
  await lockBoardForAccess(tx, board.id);
  await lockCardsOfBoard(tx, board);
}

/** @throws {AppError} `limit_reached`, `external_id_taken` */
async function requireMovable({ tx }: Context, transfer: BoardTransfer): Promise<void> {
  const size = await measureBoard(tx, transfer);
  if (size.formerWorkspaces > formerWorkspacesPerBoardMax) {
    throw tooLarge(`A board can be in at most ${formerWorkspacesPerBoardMax} workspaces before its own.`);
  }
  if (size.rows > rowsPerBoardMoveMax) {
    throw tooLarge(
      `A board can be moved with at most ${rowsPerBoardMoveMax} comments, labels of cards, assignments, share links and ` +
        'rows in the trash.',
    );
  }
  if (size.textBytes > textBytesPerBoardMoveMax) {
    throw tooLarge(
      `A board can be moved with at most ${textBytesPerBoardMoveMax} bytes of titles and descriptions.`,
    );
  }
  const taken = await findTakenExternalIds(tx, transfer);
  if (taken.length > 0) {
    throw new AppError(
      'external_id_taken',
      `Cards of the other workspace have external ids of cards on this board: ${taken.join(', ')}.`,
      { pointer: '/workspace_id' },
    );
  }
}

function tooLarge(detail: string): AppError {
  return new AppError('limit_reached', detail);
}

/** Ends what ties the board to its workspace, and records that. */
async function leaveWorkspace(ctx: Context, transfer: BoardTransfer): Promise<void> {
  const { tx } = ctx;
  const { board } = transfer;
  const guests = await changeGuests(ctx, board, { before: true, after: false });
  const departure = boardEvent(afterDeletion(board), 'moved_out', changesToNothing(fieldsOf(board)));
  await recordEvents(ctx, [departure, ...guests]);
  await removeAccess(tx, transfer);
  await noteFormerWorkspace(tx, transfer);
  await freeExternalIds(ctx, transfer);
}

/**
 * Numbers for the cards of a board, ascending. Cards that are created in the workspace meanwhile wait only for a short
 * move: a long one takes one of the eight counters, and leaves the numbers between to others.
 */
function takeNumbers(
  { tx }: Context,
  { targetId }: BoardTransfer,
  count: number,
): Promise<readonly number[]> | readonly number[] {
  if (count === 0) return [];
  return count > cardsPerCopyMax
    ? takeSparseCardNumbers(tx, targetId, count)
    : takeCardNumbers(tx, targetId, count);
}
