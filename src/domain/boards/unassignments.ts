/** Takes people off cards when they leave a workspace or lose access to a board, and records it. */
import { recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { unassignRows } from './card-relation-rows.ts';
import type { Unassignment } from './card-relation-rows.ts';
import { cardEvent } from './card-rows.ts';

export async function unassign(ctx: ActorContext, order: Unassignment): Promise<void> {
  const cards = await unassignRows(ctx, order);
  const events = cards.map(({ assigneeIds: from, removedIds, ...card }) =>
    cardEvent(card, 'updated', {
      assignee_ids: { from, to: from.filter((id) => !removedIds.includes(id)) },
    }),
  );
  await recordEvents(ctx, events);
}
