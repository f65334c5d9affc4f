/** Lists of cards: of a board in board order, of a workspace in order of creation, or sorted; with the same filters. */
import { getBoard } from '../access/board-access.ts';
import type { CardFilters } from './card-filter-rows.ts';
import { hasFilters, listBoardCardRows, listSortedBoardCardRows } from './card-list-rows.ts';
import type { BoardCardPosition, SortedCard } from './card-list-rows.ts';
import { findLastBoardEvent, readBoardCardTexts, readBoardCardVersions } from './card-page-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { CardSort, SortedCardPosition } from './card-sort-rows.ts';
import type { CardText } from './card-text-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import type { PageVersions } from '../core/versions.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { listWorkspaceCardRows } from './workspace-card-rows.ts';

/** A page of a list in its usual order, which can be reversed on a board, or sorted by a field. */
export type CardPageRequest<Position> =
  | (PageRequest<Position> & { readonly sort?: undefined; readonly isReversed?: boolean })
  | (PageRequest<SortedCardPosition> & { readonly sort: CardSort });

/**
 * The cards of a board, in board order, column, then rank, or in another.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow`
 */
export async function listCards(
  ctx: Context,
  boardId: string,
  filters: CardFilters,
  request: CardPageRequest<BoardCardPosition>,
): Promise<Page<CardRow, BoardCardPosition | SortedCardPosition>> {
  if (request.sort !== undefined) {
    const rows = await listSortedBoardCardRows(ctx, boardId, filters, request);
    await requireAccess(ctx, boardId, rows);
    return toPage(rows, request.limit, sortedPosition);
  }
  const rows = await listBoardCardRows(ctx, boardListOf(boardId, filters, request));
  await requireAccess(ctx, boardId, rows);
  return toPage(rows, request.limit, (last) => ({
    columnId: last.columnId,
    columnRank: last.columnRank,
    rank: last.rank,
    epoch: last.rankEpoch,
    cardId: last.id,
  }));
}

function boardListOf(
  boardId: string,
  filters: CardFilters,
  { isReversed, ...page }: CardPageRequest<BoardCardPosition> & { readonly sort?: undefined },
) {
  return { boardId, filters, page, isDescending: isReversed };
}

/** A page of cards as texts. */
export interface CardTextPage extends Page<CardText, BoardCardPosition> {
  readonly workspaceId: string;
}

/**
 * The page that `listCards` would return, as texts, which take less work to read and to show; undefined if it is sorted, or if its
 * cards are too many bytes for one text.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow`
 */
export async function listCardTexts(
  ctx: Context,
  boardId: string,
  filters: CardFilters,
  request: CardPageRequest<BoardCardPosition>,
): Promise<CardTextPage | undefined> {
  if (request.sort !== undefined) return undefined;
  const read = await readBoardCardTexts(ctx, boardListOf(boardId, filters, request));
  if (read === undefined) return undefined;
  const { workspaceId, role, hold, cards, columnRank, epoch } = read;
  if (cards.length === 0) return { workspaceId: (await getBoard(ctx, boardId)).workspaceId, rows: [] };
  requireRole(ctx, { workspaceId, boardId, role, hold });
  return {
    workspaceId,
    ...toPage(cards, request.limit, ({ id: cardId, columnId, rank }) => {
      return { columnId, columnRank, rank, epoch, cardId };
    }),
  };
}

/** The versions of a page of a board's cards, when each card got its version, and where the next page begins. */
export interface CardVersions extends PageVersions {
  /** As `statesOf` reads them. */
  readonly times: string;
  readonly workspaceId: string;
  readonly next?: BoardCardPosition;
  /** The last event of the board before these versions, if no later change can be among them. */
  readonly lastEventId?: string;
}

/**
 * The versions of the page that `listCards` would return, which take less work to read; undefined for an empty or sorted
 * list.
 *
 * @throws {AppError} `insufficient_role`, `search_too_slow`
 */
export async function readCardVersions(
  ctx: Context,
  boardId: string,
  filters: CardFilters,
  request: CardPageRequest<BoardCardPosition>,
): Promise<CardVersions | undefined> {
  if (request.sort !== undefined) return undefined;
  const read = await readBoardCardVersions(ctx, boardListOf(boardId, filters, request));
  if (read === undefined) return undefined;
  const { workspaceId, role, hold, shown, times, hasNext, lastId: cardId, lastEventId, ...end } = read;
  requireRole(ctx, { workspaceId, boardId, role, hold });
  return {
    shown,
    times,
    workspaceId,
    hasNext,
    ...(hasNext && { next: { ...end, cardId } }),
    ...(lastEventId && !hasFilters(filters) && { lastEventId }),
  };
}

/**
 * Whether an event is still the last one of a board. Then all pages of its cards without filters are as they were.
 *
 * @throws {AppError} `insufficient_role`
 */
export async function isLastBoardEvent(ctx: Context, boardId: string, eventId: string): Promise<boolean> {
  const found = await findLastBoardEvent(ctx, boardId);
  if (found === undefined) return false;
  requireRole(ctx, { ...found, boardId });
  return found.lastEventId === eventId;
}

/** Checks the access that the rows show. Without rows, the board is empty, or the caller has no access to it. */
async function requireAccess(
  ctx: Context,
  boardId: string,
  [first]: readonly Parameters<typeof requireRole>[1][],
): Promise<void> {
  if (first === undefined) await getBoard(ctx, boardId);
  else requireRole(ctx, first);
}

/**
 * The cards of the active boards that the caller can see, in order of creation, or sorted by a field.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `search_too_slow`
 */
export async function listWorkspaceCards(
  ctx: Context,
  workspaceId: string,
  filters: CardFilters,
  { limit, ...order }: CardPageRequest<IdPosition>,
): Promise<Page<CardRow, IdPosition | SortedCardPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await listWorkspaceCardRows(ctx, workspace, filters, order, limit);
  return order.sort === undefined
    ? toPage(rows, limit, ({ id }) => ({ id }))
    : toPage(rows, limit, sortedPosition);
}

function sortedPosition({ sortValue = '', id }: SortedCard): SortedCardPosition {
  return { value: sortValue, id };
}
