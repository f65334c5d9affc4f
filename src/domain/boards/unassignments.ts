/**
 * Takes people off cards when they leave a workspace or lose access to boards, and records it: the first cards at once, and
 * the rest by a job (docs/decisions/0093-ended-assignments.md).
 */
import type { RequestContext } from '../core/context.ts';
import { causeOf, queueJob } from '../core/jobs.ts';
import type { JobPayloads } from '../core/jobs.ts';
import { assignmentsPerStep } from '../core/limits.ts';
import { workspaceKeptMs } from '../core/resources.ts';
import { recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { cardEvent } from './card-rows.ts';
import { listAssignedCardIds, noteDeparture, unassignRows } from './unassignment-rows.ts';
import type { Unassignment } from './unassignment-rows.ts';

/** Ends assignments. The caller has locked what decides who sees the boards. */
export async function unassign(ctx: ActorContext, order: Unassignment): Promise<void> {
  const after = await unassignSome(ctx, order, undefined);
  if (after === undefined) return;
  const { isDeparture = false, ...scope } = order;
  if (isDeparture && scope.userId !== undefined) {
    await noteDeparture(ctx.tx, scope.workspaceId, scope.userId);
  }
  await queueJob(ctx.tx, 'end-assignments', { scope, after, ...causeOf(ctx) });
}

/**
 * Ends some more assignments that are over, as a job. Their events name who caused it.
 *
 * @returns where to continue, if there may be more
 */
export async function endAssignmentsStep(
  ctx: Omit<RequestContext, 'requestId'>,
  { scope, requestId, actor }: JobPayloads['end-assignments'],
  after: string,
): Promise<string | undefined> {
  // An operator can restore a deleted workspace, without the assignments that had ended before.
  const purgedUntil = new Date(ctx.now.getTime() - workspaceKeptMs);
  const isKept = { OR: [{ deletedAt: null }, { deletedAt: { gt: purgedUntil } }] };
  if ((await ctx.tx.prisma.workspace.count({ where: { id: scope.workspaceId, ...isKept } })) === 0)
    return undefined;
  return unassignSome({ ...ctx, requestId, principal: actor }, scope, after);
}

async function unassignSome(
  ctx: ActorContext,
  order: Unassignment,
  after: string | undefined,
): Promise<string | undefined> {
  const page = { after, limit: assignmentsPerStep + 1 };
  const found = await listAssignedCardIds(ctx.tx, order, page);
  const cardIds = [...new Set(found.slice(0, assignmentsPerStep))];
  if (cardIds.length === 0) return undefined;
  const cards = await unassignRows(ctx, order, cardIds);
  await recordEvents(
    ctx,
    cards.map(({ assigneeIds: from, removedIds, ...card }) =>
      cardEvent(card, 'updated', {
        assignee_ids: { from, to: from.filter((id) => !removedIds.includes(id)) },
      }),
    ),
  );
  return found.length > assignmentsPerStep ? cardIds.at(-1) : undefined;
}
