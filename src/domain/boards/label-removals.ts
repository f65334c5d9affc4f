/**
 * Takes a deleted label off cards, and records it: off the first cards at once, and off the rest by a job
 * (docs/decisions/0114-deleted-labels.md).
 */
import type { RequestContext } from '../core/context.ts';
import { causeOf, queueJob } from '../core/jobs.ts';
import type { JobPayloads } from '../core/jobs.ts';
import { cardsPerLabelStep } from '../core/limits.ts';
import { recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { cardEvent } from './card-rows.ts';
import { keepLabelOnCards, listLabelledCardIds, takeOffRows } from './label-removal-rows.ts';

/** Takes off a label that the caller has locked and deletes next. */
export async function takeOffLabel(ctx: ActorContext, labelId: string): Promise<void> {
  const { mayBeMore } = await takeOffSome(ctx, labelId);
  if (!mayBeMore) return;
  await keepLabelOnCards(ctx.tx);
  await queueJob(ctx.tx, 'take-off-label', { labelId, ...causeOf(ctx) });
}

/** Takes a deleted label off some more cards, as a job. Their events name who deleted it. */
export function takeOffLabelStep(
  ctx: Omit<RequestContext, 'requestId'>,
  { labelId, requestId, actor }: JobPayloads['take-off-label'],
): Promise<{ readonly mayBeMore: boolean }> {
  return takeOffSome({ ...ctx, requestId, principal: actor }, labelId);
}

async function takeOffSome(ctx: ActorContext, labelId: string): Promise<{ readonly mayBeMore: boolean }> {
  const found = await listLabelledCardIds(ctx.tx, labelId, cardsPerLabelStep + 1);
  const cardIds = found.slice(0, cardsPerLabelStep);
  if (cardIds.length === 0) return { mayBeMore: false };
  const cards = await takeOffRows(ctx, labelId, cardIds);
  await recordEvents(
    ctx,
    cards.map(({ labelIds: from, ...card }) =>
      cardEvent(card, 'updated', { label_ids: { from, to: from.filter((id) => id !== labelId) } }),
    ),
  );
  return { mayBeMore: found.length > cardsPerLabelStep };
}
