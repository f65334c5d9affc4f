/** Lists of cards: of a board in board order, of a workspace in order of creation, with the same filters. */
import { getBoard } from '../access/board-access.ts';
import { listBoardCardRows, listWorkspaceCardRows } from './card-list-rows.ts';
import type { BoardCardPosition, CardFilters } from './card-list-rows.ts';
import type { CardRow } from './card-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { getWorkspace } from '../access/workspace-access.ts';

/**
 * The cards of a board, in board order: column, then rank.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow`
 */
export async function listCards(
  ctx: Context,
  boardId: string,
  filters: CardFilters,
  page: PageRequest<BoardCardPosition>,
): Promise<Page<CardRow, BoardCardPosition>> {
  const rows = await listBoardCardRows(ctx, boardId, filters, page);
  const [first] = rows;
  // No cards: the board is empty, or the caller has no access to it.
  if (first === undefined) await getBoard(ctx, boardId);
  else requireRole(ctx, first);
  return toPage(rows, page.limit, (last) => ({
    columnId: last.columnId,
    columnRank: last.columnRank,
    rank: last.rank,
    epoch: last.rankEpoch,
    cardId: last.id,
  }));
}

/**
 * The cards of the active boards that the caller can see, in order of creation.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow`
 */
export async function listWorkspaceCards(
  ctx: Context,
  workspaceId: string,
  filters: CardFilters,
  page: PageRequest<IdPosition>,
): Promise<Page<CardRow, IdPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await listWorkspaceCardRows(ctx, workspace, filters, page);
  return toPage(rows, page.limit, ({ id }) => ({ id }));
}
