/** What is done with all cards of a column at once: moving, archiving and sorting them. */
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { cardsPerColumnActionMax } from '../core/limits.ts';
import { rankLengthMax, ranksBetween } from '../core/ranks.ts';
import { versionsOf } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { moveCardRows, parkCards } from './card-batch-rows.ts';
import { lockColumnRows } from './card-order-rows.ts';
import type { LockedColumnRow } from './card-order-rows.ts';
import { requireActiveColumn, respaceCrowdedCards } from './card-order.ts';
import { cardEvent } from './card-rows.ts';
import { archiveCardRows, findOrderedCards, lockActiveCards, sortActiveCards } from './column-card-rows.ts';
import type { ColumnSort, OrderedCard } from './column-card-rows.ts';
import { findEnds } from './column-ends.ts';
import { lockColumn, raiseRankEpoch } from './column-rows.ts';
import type { ColumnRow } from './column-rows.ts';
import { getColumn } from './columns.ts';
import { requireWipRoom } from './wip-limits.ts';

/**
 * Moves the active cards of a column to another one of its board, and returns how many.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`, `column_archived`, `too_many_cards`,
 *   `wip_limit_reached`
 */
export async function moveColumnCards(
  ctx: Context,
  id: string,
  targetId: string,
  end: 'top' | 'bottom',
): Promise<number> {
  const seen = await getColumn(ctx, id);
  const columns = await lockColumnRows(ctx.tx, seen.boardId, [id, targetId]);
  const target = columns.find((column) => column.id === targetId);
  if (target === undefined) {
    const detail = "There is no such column on the column's board.";
    throw new AppError('unknown_column', detail, { pointer: '/column_id' });
  }
  if (targetId === id) return 0;
  requireActiveColumn(target);
  const { column: source, ids } = await lockActive(ctx, id);
  if (ids.size === 0) return 0;
  await requireWipRoom(ctx, target, { pointer: '/column_id' }, ids.size);
  const inSource = await findOrderedCards(ctx.tx, id);
  const cards = inSource.filter((card) => ids.has(card.id));
  const { first, last } = (await findEnds(ctx, [targetId]))(targetId);
  const [before, after] = end === 'top' ? [null, first?.rank ?? null] : [last?.rank ?? null, null];
  const ranks = ranksBetween(before, after, cards.length);
  const moved = await moveCardRows(
    ctx,
    cards.map((card, index) => ({
      id: card.id,
      columnId: targetId,
      rank: ranks[index] ?? '',
      isCompleted: target.done,
    })),
  );
  const versionOf = versionsOf(moved);
  const steps =
    end === 'top' ? stepsToTop(inSource, cards) : stepsToBottom(inSource, cards, last?.id ?? null);
  await recordEvents(
    ctx,
    steps.map(({ card, above }) =>
      cardEvent({ ...source, id: card.id, version: versionOf(card.id) }, 'moved', {
        column_id: { from: id, to: targetId },
        after_card_id: above,
        ...completionOf(ctx, target, card),
      }),
    ),
  );
  if (ranks.some((rank) => rank.length > rankLengthMax)) await respaceCrowdedCards(ctx, targetId);
  return cards.length;
}

/** The move of one card. The events say that cards moved one by one, so that a client that follows them gets the same order. */
interface MoveStep {
  readonly card: OrderedCard;
  /** The cards right above, before and after the move. */
  readonly above: { readonly from: string | null; readonly to: string | null };
}

/** From bottom to top, each to the top of the other column. */
function stepsToTop(inSource: readonly OrderedCard[], cards: readonly OrderedCard[]): MoveStep[] {
  const above = aboveEach(inSource.map(({ id }) => id));
  return cards.toReversed().map((card) => ({ card, above: { from: above(card.id), to: null } }));
}

/** From top to bottom, each to the bottom of the other column, whose last card is given. */
function stepsToBottom(
  inSource: readonly OrderedCard[],
  cards: readonly OrderedCard[],
  last: string | null,
): MoveStep[] {
  const moving = new Set(cards);
  const steps: MoveStep[] = [];
  let staying: string | null = null;
  for (const card of inSource) {
    if (!moving.has(card)) staying = card.id;
    else steps.push({ card, above: { from: staying, to: steps.at(-1)?.card.id ?? last } });
  }
  return steps;
}

/** Finds the id before each one of a list; null for the first. */
function aboveEach(ids: readonly string[]): (id: string) => string | null {
  const above = new Map(ids.map((id, index) => [id, ids[index - 1] ?? null]));
  return (id) => above.get(id) ?? null;
}

/**
 * Locks the active cards of a column, and finds the column again: the caller may have lost access before the locks, and the
 * board may have moved.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `too_many_cards`
 */
async function lockActive(
  ctx: Context,
  columnId: string,
): Promise<{ readonly column: ColumnRow; readonly ids: ReadonlySet<string> }> {
  const cards = await lockActiveCards(ctx.tx, columnId, cardsPerColumnActionMax);
  const column = await getColumn(ctx, columnId);
  if (cards.length <= cardsPerColumnActionMax) return { column, ids: new Set(cards.map(({ id }) => id)) };
  const detail = `The column has more than ${cardsPerColumnActionMax} cards that aren't archived.`;
  throw new AppError('too_many_cards', detail);
}

function completionOf({ now }: Context, { done }: LockedColumnRow, { completedAt }: OrderedCard) {
  return done && completedAt === null ? changesFromNothing({ completed_at: now.toISOString() }) : {};
}

/**
 * Archives the active cards of a column, and returns how many.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `too_many_cards`
 */
export async function archiveColumnCards(ctx: Context, id: string): Promise<number> {
  await getColumn(ctx, id);
  const { column, ids: locked } = await lockActive(ctx, id);
  const ids = [...locked];
  if (ids.length === 0) return 0;
  const versionOf = versionsOf(await archiveCardRows(ctx, ids));
  const changes = changesFromNothing({ archived_at: ctx.now.toISOString() });
  await recordEvents(
    ctx,
    ids.map((cardId) =>
      cardEvent({ ...column, id: cardId, version: versionOf(cardId) }, 'archived', changes),
    ),
  );
  return ids.length;
}

/**
 * Sorts the active cards of a column once, among the places that they have, and returns how many have moved.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `too_many_cards`
 */
export async function sortColumnCards(ctx: Context, id: string, sort: ColumnSort): Promise<number> {
  await getColumn(ctx, id);
  // Waits for cards that are being added, and keeps new ones out.
  await lockColumn(ctx.tx, id);
  const { column } = await lockActive(ctx, id);
  const before = await findOrderedCards(ctx.tx, id);
  const sorted = await sortActiveCards(ctx.tx, id, sort);
  const active = before.filter(({ isArchived }) => !isArchived);
  const next = new Map(active.map((card, index) => [card.id, sorted[index]?.id ?? '']));
  const moved = active.flatMap((card) => {
    const nextId = next.get(card.id) ?? '';
    return nextId === card.id ? [] : [{ id: nextId, columnId: id, rank: card.rank, isCompleted: false }];
  });
  if (moved.length === 0) return 0;
  await parkCards(
    ctx.tx,
    moved.map((card) => card.id),
  );
  const versionOf = versionsOf(await moveCardRows(ctx, moved));
  await raiseRankEpoch(ctx.tx, id);
  const ids = before.map((card) => card.id);
  const [aboveBefore, aboveAfter] = [
    aboveEach(ids),
    aboveEach(ids.map((cardId) => next.get(cardId) ?? cardId)),
  ];
  await recordEvents(
    ctx,
    moved.map((card) =>
      cardEvent({ ...column, id: card.id, version: versionOf(card.id) }, 'moved', {
        column_id: { from: id, to: id },
        after_card_id: { from: aboveBefore(card.id), to: aboveAfter(card.id) },
      }),
    ),
  );
  return moved.length;
}
