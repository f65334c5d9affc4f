/** Which boards a caller has access to. Every lookup of a board starts here. */
import { LostRaceError } from '../../db/errors.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { RowLock } from '../core/row-locks.ts';
import { findVisibleBoard } from './board-access-rows.ts';
import type { VisibleBoard } from './board-access-rows.ts';

/**
 * Finds a board that the caller has access to, checks their role, and locks the board if it is about to change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getBoard(ctx: Context, id: string, lock: RowLock = 'none'): Promise<VisibleBoard> {
  const board = await findVisibleBoard(ctx.tx, ctx.principal, id, lock);
  if (board === undefined) throw notFound();
  requireRole(ctx, { ...board, boardId: board.id });
  return board;
}

/**
 * Judges access to a board again, once everything that the operation waits for is locked.
 *
 * @throws {LostRaceError} if the caller has lost it. A retry refuses the operation for the same reason as one that is sent
 *   later.
 * @throws {AppError} `insufficient_role`
 */
export async function requireSameBoard(ctx: Context, id: string): Promise<void> {
  const board = await findVisibleBoard(ctx.tx, ctx.principal, id, 'none');
  if (board === undefined) throw new LostRaceError('access to a board has changed');
  requireRole(ctx, { ...board, boardId: board.id });
}

/**
 * Finds a board for an operation that every member of the workspace with access to it may use, viewers too.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getBoardAsMember(ctx: Context, id: string): Promise<VisibleBoard> {
  const board = await findVisibleBoard(ctx.tx, ctx.principal, id, 'none');
  if (board === undefined) throw notFound();
  requireRole(ctx, { workspaceId: board.workspaceId, role: board.workspaceRole, hold: board.hold });
  return board;
}
