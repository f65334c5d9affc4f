/** All cards of a column: maps between the contract and the domain. */
import * as columnCards from '../domain/boards/column-cards.ts';
import type { ColumnSort } from '../domain/boards/column-card-rows.ts';
import { fromTypeId } from '../domain/core/ids.ts';
import { ok } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toSort } from './sorts.ts';

export const columnCardHandlers = {
  moveColumnCards: async (ctx, { path, body }) => {
    const { column_id: columnId, position = 'bottom' } = body;
    const count = await columnCards.moveColumnCards(ctx, fromTypeId(path.id), fromTypeId(columnId), position);
    return ok({ changed_cards: count });
  },
  archiveColumnCards: async (ctx, { path }) =>
    ok({ changed_cards: await columnCards.archiveColumnCards(ctx, fromTypeId(path.id)) }),
  sortColumnCards: async (ctx, { path, body }) => {
    const sort: ColumnSort = toSort(body.sort);
    return ok({ changed_cards: await columnCards.sortColumnCards(ctx, fromTypeId(path.id), sort) });
  },
} satisfies Partial<Handlers>;
