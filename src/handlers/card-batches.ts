/** Batches of cards: maps between the contract and the domain. */
import { createCards } from '../domain/boards/card-batch-creations.ts';
import { moveCards } from '../domain/boards/card-batch-moves.ts';
import * as batches from '../domain/boards/card-batches.ts';
import type { BatchItem } from '../domain/boards/card-batches.ts';
import { BatchProblems } from '../domain/boards/batch-problems.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import type { RequestSettings } from '../domain/core/context.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import { codingSuffixOf, strongTag } from '../domain/core/versions.ts';
import type { Expectation, TagContext } from '../domain/core/versions.ts';
import { cardRenderer, toNewCard, toPatch } from './cards.ts';
import { toTarget } from './columns.ts';
import { given, ok, withTag } from './handler.ts';
import type { Handlers, Input } from './handler.ts';

function okBatch(ctx: RequestSettings & TagContext, cards: readonly CardRow[]) {
  const render = cardRenderer(ctx, rememberingTypeIds());
  return ok({ cards: cards.map((card) => withTag(ctx, 'card', card, render)) });
}

interface SentItem {
  readonly id: string;
  readonly etag?: string;
}

function toItem(ctx: TagContext, { id, etag }: SentItem): BatchItem {
  const toExpectation = (tag: string): Expectation => ({
    isMetBy: (version) => codingSuffixOf(tag, strongTag(ctx, version)) !== undefined,
  });
  return { id: fromTypeId(id), ...given('expectation', etag, toExpectation) };
}

const toItems = (ctx: TagContext, items: readonly SentItem[]) => items.map((item) => toItem(ctx, item));

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

function toMove(ctx: TagContext, item: Input<'moveCards'>['body']['cards'][number]) {
  const { before_card_id: before, after_card_id: after, position } = item;
  const isAmbiguous = [before, after, position].filter((value) => value !== undefined).length > 1;
  const target = isAmbiguous ? {} : { target: toTarget(before, after, position) };
  return { ...toItem(ctx, item), columnId: fromTypeId(item.column_id), ...target };
}

export const cardBatchHandlers = {
  createCards: async (ctx, { path, body }) => {
    const cards = mapItems(body.cards, toNewCard);
    return okBatch(ctx, await createCards(ctx, fromTypeId(path.id), cards));
  },
  updateCards: async (ctx, { path, body }) => {
    const updates = mapItems(body.cards, ({ id, etag, ...patch }) => ({
      ...toItem(ctx, { id, ...given('etag', etag) }),
      patch: toPatch(patch),
    }));
    return okBatch(ctx, await batches.updateCards(ctx, fromTypeId(path.id), updates));
  },
  moveCards: async (ctx, { path, query, body }) => {
    const missingLabels = query.missing_labels ?? 'create';
    const moves = body.cards.map((item) => toMove(ctx, item));
    return okBatch(ctx, await moveCards(ctx, fromTypeId(path.id), moves, missingLabels));
  },
  archiveCards: async (ctx, { path, body }) =>
    okBatch(ctx, await batches.archiveCards(ctx, fromTypeId(path.id), toItems(ctx, body.cards))),
  restoreCards: async (ctx, { path, body }) =>
    okBatch(ctx, await batches.restoreCards(ctx, fromTypeId(path.id), toItems(ctx, body.cards))),
} satisfies Partial<Handlers>;
