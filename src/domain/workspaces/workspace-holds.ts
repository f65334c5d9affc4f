/** What operators stop in a workspace, and let go on again (docs/decisions/0108-holds.md). */
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import type { WorkspaceRow } from '../access/workspace-access-rows.ts';
import { AppError } from '../core/errors.ts';
import type { Hold } from '../core/holds.ts';
import { recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { workspaceEvent } from './workspaces.ts';

/**
 * Makes a workspace read-only or suspends it, from the next request on in all processes. Of one that is on hold already, it
 * changes the hold.
 *
 * @param reason for operators; members don't see it
 * @throws {AppError} `not_found`
 */
export async function placeHold(
  ctx: ActorContext,
  id: string,
  { hold, reason }: { readonly hold: Hold; readonly reason: string },
): Promise<void> {
  const before = await lockExisting(ctx, id);
  await storeHold(ctx, before, { hold, holdReason: reason, heldAt: ctx.now });
}

/** @throws {AppError} `not_found`, `conflict` if it isn't on hold */
export async function releaseHold(ctx: ActorContext, id: string): Promise<void> {
  const before = await lockExisting(ctx, id);
  if (before.hold === null) throw new AppError('conflict', 'The workspace is not on hold.');
  await storeHold(ctx, before, { hold: null, holdReason: null, heldAt: null });
}

async function lockExisting({ tx }: ActorContext, id: string): Promise<WorkspaceRow> {
  await lockMembersOf(tx, id);
  const workspace = await tx.prisma.workspace.findUnique({ where: { id, deletedAt: null } });
  if (workspace === null) throw new AppError('not_found', 'There is no such workspace, or it is deleted.');
  return workspace;
}

async function storeHold(
  ctx: ActorContext,
  before: WorkspaceRow,
  wanted: Pick<WorkspaceRow, 'hold' | 'holdReason' | 'heldAt'>,
): Promise<void> {
  const { tx, now } = ctx;
  const isNews = wanted.hold !== before.hold;
  const after = await tx.prisma.workspace.update({
    where: { id: before.id },
    data: { ...wanted, ...(isNews && { updatedAt: now, version: { increment: 1 } }) },
  });
  if (!isNews) return;
  // Webhooks of a suspended workspace leave the queue.
  if (before.hold === 'suspended') {
    await tx.prisma.webhookQueue.updateMany({ where: { workspaceId: before.id }, data: { dueAt: now } });
  }
  const changes = { hold: { from: before.hold, to: wanted.hold } };
  await recordEvents(ctx, [workspaceEvent(after, wanted.hold === null ? 'released' : 'held', changes)]);
}
