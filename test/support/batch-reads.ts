/** What batches of cards and actions on columns read and lock, for tests of plans. */
import {
  countActiveCardsIn,
  findAssignableOn,
  findBoardIds,
  findCardRows,
  findNeighborhoods,
  findVisibleCards,
  holdWorkspaceLabels,
  lockVisibleCards,
  lockWorkspaceColumns,
} from '../../src/domain/boards/card-batch-rows.ts';
import {
  countLabels,
  findLabelMatches,
  findVisibleColumns,
  holdMatchingLabels,
  lockVisibleBoards,
} from '../../src/domain/boards/card-transfer-rows.ts';
import {
  findOrderedCards,
  lockActiveCards,
  sortActiveCards,
} from '../../src/domain/boards/column-card-rows.ts';
import type { Context } from '../../src/domain/core/context.ts';
import { cardsPerColumnActionMax } from '../../src/domain/core/limits.ts';

/** A full batch, and the board of its cards. */
export interface ReadBatch {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly cardIds: readonly string[];
  readonly columnIds: readonly string[];
  readonly labelIds: readonly string[];
  readonly userIds: readonly string[];
}

type Read = readonly [what: string, run: (ctx: Context) => Promise<unknown>];

/** Reads of rows that the batch names. */
export function batchReads({ workspaceId, boardId, ...batch }: ReadBatch): readonly Read[] {
  const { cardIds, columnIds, labelIds, userIds } = batch;
  const pairs = userIds.map((userId) => ({ userId, boardId }));
  const wanted = labelIds.map((labelId) => ({ labelId, boardId }));
  return [
    ['the cards of a batch', (ctx) => findVisibleCards(ctx, workspaceId, cardIds)],
    ['the locks of a batch', (ctx) => lockVisibleCards(ctx, workspaceId, cardIds, { areLeaving: true })],
    ['the cards of a batch, to show them', ({ tx }) => findCardRows(tx, cardIds)],
    ['the boards of a batch', ({ tx }) => findBoardIds(tx, workspaceId, cardIds)],
    ['the columns of a batch', ({ tx }) => lockWorkspaceColumns(tx, workspaceId, columnIds)],
    ['the labels of a batch', ({ tx }) => holdWorkspaceLabels(tx, workspaceId, labelIds)],
    ['the assignees of a batch', ({ tx }) => findAssignableOn(tx, workspaceId, pairs)],
    ['the cards around those of a batch', ({ tx }) => findNeighborhoods(tx, cardIds, columnIds)],
    ['the columns that cards move to', (ctx) => findVisibleColumns(ctx, workspaceId, columnIds)],
    ['the boards that cards move to', (ctx) => lockVisibleBoards(ctx, [boardId])],
    ['the labels of the same names', ({ tx }) => findLabelMatches(tx, wanted)],
    ['the locks of labels of the same names', ({ tx }) => holdMatchingLabels(tx, wanted)],
    ['the number of labels of boards', ({ tx }) => countLabels(tx, [boardId])],
    ['the ends of columns', ({ tx }) => findNeighborhoods(tx, [], columnIds)],
  ];
}

/** Reads of all cards of a column. */
export function columnReads(columnId: string): readonly Read[] {
  const byTitle = { by: 'title', isDescending: false } as const;
  return [
    ['the active cards of a column', ({ tx }) => lockActiveCards(tx, columnId, cardsPerColumnActionMax)],
    ['the number of active cards of a column', ({ tx }) => countActiveCardsIn(tx, [columnId])],
    ['the cards of a column in order', ({ tx }) => findOrderedCards(tx, columnId)],
    ['the cards of a column by title', ({ tx }) => sortActiveCards(tx, columnId, byTitle)],
  ];
}
