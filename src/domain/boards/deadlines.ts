/** The events of cards that are due soon or overdue (docs/decisions/0086-deadline-events.md). */
import type { RequestContext } from '../core/context.ts';
import { recordEvents, systemActor } from '../events/events.ts';
import { cardEvent } from './card-rows.ts';
import { takeDeadlines } from './deadline-rows.ts';

/**
 * Records the events of the cards whose deadline has passed, earliest first.
 *
 * @param cardsMax the most cards to look at
 * @returns how many cards it looked at, also those that get no event
 */
export async function recordDeadlines(ctx: RequestContext, cardsMax: number): Promise<number> {
  const cards = await takeDeadlines(ctx, cardsMax);
  const events = cards
    .filter(({ isShown }) => isShown)
    .map((card) => cardEvent(card, card.isOverdue ? 'overdue' : 'due_soon', {}));
  await recordEvents({ ...ctx, principal: systemActor }, events);
  return cards.length;
}
