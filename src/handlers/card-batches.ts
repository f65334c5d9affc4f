/** Batches of cards: maps between the contract and the domain. */
import { createCards } from '../domain/boards/card-batch-creations.ts';
import { moveCards } from '../domain/boards/card-batch-moves.ts';
import * as batches from '../domain/boards/card-batches.ts';
import type { BatchItem } from '../domain/boards/card-batches.ts';
import { BatchProblems } from '../domain/boards/batch-problems.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import type { RequestSettings } from '../domain/core/context.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import { cardRenderer, toNewCard, toPatch } from './cards.ts';
import { toTarget } from './columns.ts';
import { given, ok, withTag } from './handler.ts';
import type { Handlers, Input } from './handler.ts';

function okBatch(ctx: RequestSettings, cards: readonly CardRow[]) {
  const render = cardRenderer(ctx, rememberingTypeIds());
  return ok({ cards: cards.map((card) => withTag('card', card, render)) });
}

function toItem({ id, etag }: { readonly id: string; readonly etag?: string }): BatchItem {
  return { id: fromTypeId(id), ...given('etag', etag) };
}

/** Maps the items of a batch. @throws {ListedError} all impossible times */
export function mapItems<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
  problems = new BatchProblems(),
): Mapped[] {
  const mapped = items.map((item, index) => problems.attempt(index, () => map(item)));
  problems.requireNone();
  return mapped as Mapped[];
}

function toMove(item: Input<'moveCards'>['body']['cards'][number]) {
  const { before_card_id: before, after_card_id: after, position } = item;
  const isAmbiguous = [before, after, position].filter((value) => value !== undefined).length > 1;
  const target = isAmbiguous ? {} : { target: toTarget(before, after, position) };
  return { ...toItem(item), columnId: fromTypeId(item.column_id), ...target };
}

export const cardBatchHandlers = {
  createCards: async (ctx, { path, body }) => {
    const cards = mapItems(body.cards, toNewCard);
    return okBatch(ctx, await createCards(ctx, fromTypeId(path.id), cards));
  },
  updateCards: async (ctx, { path, body }) => {
    const updates = mapItems(body.cards, ({ id, etag, ...patch }) => ({
      ...toItem({ id, ...given('etag', etag) }),
      patch: toPatch(patch),
    }));
    return okBatch(ctx, await batches.updateCards(ctx, fromTypeId(path.id), updates));
  },
  moveCards: async (ctx, { path, query, body }) => {
    const missingLabels = query.missing_labels ?? 'create';
    const moves = body.cards.map(toMove);
    return okBatch(ctx, await moveCards(ctx, fromTypeId(path.id), moves, missingLabels));
  },
  archiveCards: async (ctx, { path, body }) =>
    okBatch(ctx, await batches.archiveCards(ctx, fromTypeId(path.id), body.cards.map(toItem))),
  restoreCards: async (ctx, { path, body }) =>
    okBatch(ctx, await batches.restoreCards(ctx, fromTypeId(path.id), body.cards.map(toItem))),
} satisfies Partial<Handlers>;
