/** How many cards boards and workspaces have, by state and by what the cards are in. */
import { getBoard } from '../access/board-access.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { Context } from '../core/context.ts';
import { countBoardCards, countWorkspaceCards } from './card-count-rows.ts';
import type { CardCounts, WorkspaceGroup } from './card-count-rows.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getBoardCounts(
  ctx: Context,
  boardId: string,
): Promise<CardCounts<'columns' | 'labels' | 'assignees'>> {
  const { id } = await getBoard(ctx, boardId);
  return countBoardCards(ctx, id);
}

/** @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow` */
export async function getWorkspaceCounts(
  ctx: Context,
  workspaceId: string,
): Promise<CardCounts<WorkspaceGroup>> {
  return countWorkspaceCards(ctx, await getWorkspace(ctx, workspaceId));
}
