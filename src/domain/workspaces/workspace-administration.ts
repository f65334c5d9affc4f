/** What operators do about workspaces: listing, inspecting and restoring them, and moving them to a plan. */
import type { Prisma, Tx } from '../../db/database.ts';
import { holdWorkspace, lockMembersOf } from '../access/workspace-access-rows.ts';
import { canceledEvent, findAccount } from '../billing/billing-accounts.ts';
import { changePlanOf, viewBilling } from '../billing/billing.ts';
import type { BillingView, PlanChange } from '../billing/billing.ts';
import { recordSeats } from '../billing/seats.ts';
import { activeAt } from '../core/active-rows.ts';
import type { PlanSettings, QuotaSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { toTypeId } from '../core/ids.ts';
import { workspaceKeptMs } from '../core/resources.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, NewEvent } from '../events/events.ts';
import { viewUsage } from '../quotas/quotas.ts';
import type { UsageView } from '../quotas/quotas.ts';
import { findUsage } from '../quotas/usage-rows.ts';
import { endMembership } from './departures.ts';
import { lockMember } from './member-rows.ts';
import { holdOwners } from './workspace-rows.ts';
import { fieldsOf, workspaceEvent } from './workspaces.ts';

/** Prisma takes `%` and `_` as they are, as PostgreSQL's wildcards. */
function withoutWildcards(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

export interface WorkspaceFilter {
  readonly isDeleted: boolean;
  /** Only those that are on hold. */
  readonly isHeld: boolean;
  /** Only those that have reached a quota. */
  readonly isFull: boolean;
  /** A part of the name, ignoring case. */
  readonly name?: string;
  readonly limit: number;
}

const shown = {
  id: true,
  name: true,
  kind: true,
  cardKey: true,
  createdAt: true,
  deletedAt: true,
  hold: true,
  holdReason: true,
  heldAt: true,
  overQuota: true,
} satisfies Prisma.WorkspaceSelect;

export type WorkspaceSummary = Prisma.WorkspaceGetPayload<{ select: typeof shown }>;

/** The newest workspaces first; of deleted ones, those that can still be restored or wait for their last invoice. */
export function listAllWorkspaces(
  tx: Tx,
  { isDeleted, isHeld, isFull, name, limit }: WorkspaceFilter,
): Promise<WorkspaceSummary[]> {
  return tx.prisma.workspace.findMany({
    where: {
      deletedAt: isDeleted ? { not: null } : null,
      ...(isHeld && { hold: { not: null } }),
      ...(isFull && { overQuota: true }),
      ...(name !== undefined && { name: { contains: withoutWildcards(name), mode: 'insensitive' } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
    select: shown,
  });
}

export interface WorkspaceView extends WorkspaceSummary {
  readonly owners: readonly { readonly id: string; readonly email: string }[];
  readonly members: number;
  readonly boards: number;
  readonly cards: number;
  readonly tokens: number;
  readonly webhooks: number;
  /** What it stores, as last measured. */
  readonly usage: UsageView;
  readonly billing: Pick<BillingView['account'], 'plan' | 'status' | 'provider' | 'interval'>;
}

/** @throws {AppError} `not_found` */
export async function inspectWorkspace(
  ctx: Pick<ActorContext, 'tx' | 'now'> & PlanSettings & QuotaSettings,
  id: string,
): Promise<WorkspaceView> {
  const { prisma } = ctx.tx;
  const workspace = await prisma.workspace.findUnique({ where: { id }, select: shown });
  if (workspace === null) throw noSuchWorkspace();
  const owners = await prisma.workspaceMember.findMany({
    where: { workspaceId: id, role: 'owner', status: 'active' },
    select: { user: { select: { id: true, email: true } } },
  });
  const { plan, status, provider, interval } = (await viewBilling(ctx, id)).account;
  return {
    ...workspace,
    owners: owners.flatMap(({ user }) => user ?? []),
    members: await prisma.workspaceMember.count({ where: { workspaceId: id, status: 'active' } }),
    boards: await prisma.board.count({ where: { workspaceId: id, deletedAt: null } }),
    cards: await prisma.card.count({ where: { workspaceId: id } }),
    tokens: await prisma.accessToken.count({ where: { workspaceId: id, ...activeAt(ctx.now) } }),
    webhooks: await prisma.webhook.count({ where: { workspaceId: id } }),
    usage: viewUsage(await findUsage(ctx.tx, id), ctx.settings.quotas),
    billing: { plan, status, provider, interval },
  };
}

/**
 * Restores a deleted team workspace with everything in it. Its billing stays canceled.
 *
 * @throws {AppError} `not_found`, `conflict` if it isn't deleted or can't be restored
 */
export async function restoreWorkspace(ctx: ActorContext, id: string): Promise<void> {
  const { tx, now } = ctx;
  await lockMembersOf(tx, id);
  const workspace = await tx.prisma.workspace.findUnique({ where: { id } });
  if (workspace === null) throw noSuchWorkspace();
  if (workspace.deletedAt === null) throw new AppError('conflict', 'The workspace is not deleted.');
  if (workspace.kind === 'personal') {
    throw new AppError(
      'conflict',
      "A personal workspace is deleted with its person's account, and can't be restored.",
    );
  }
  if (workspace.deletedAt.getTime() <= now.getTime() - workspaceKeptMs) {
    throw new AppError(
      'conflict',
      'The workspace was deleted more than 7 days ago, so its data is being purged.',
    );
  }
  await requireOwner(ctx, id);
  const after = await tx.prisma.workspace.update({
    where: { id },
    data: { deletedAt: null, updatedAt: now, version: { increment: 1 } },
  });
  // Webhooks of a deleted workspace leave the queue.
  await tx.prisma.webhookQueue.updateMany({ where: { workspaceId: id }, data: { dueAt: now } });
  await recordSeats(ctx, id);
  await recordEvents(ctx, [
    workspaceEvent(after, 'restored', changesFromNothing(fieldsOf(after))),
    ...(await billingEndedWith(ctx, workspace)),
  ]);
  await endMembershipsOfDeleted(ctx, id);
}

/** The event that billing has ended with a workspace. Its deletion has one event only, which nobody could read either. */
async function billingEndedWith(
  { tx }: Pick<ActorContext, 'tx'>,
  { id, deletedAt }: Pick<WorkspaceSummary, 'id' | 'deletedAt'>,
): Promise<NewEvent[]> {
  const account = await findAccount({ tx }, id);
  return account.canceledAt?.getTime() === deletedAt?.getTime() ? [canceledEvent(account)] : [];
}

/** Of people who deleted their account while the workspace was deleted: what ended their other memberships passed over it. */
async function endMembershipsOfDeleted(ctx: ActorContext, workspaceId: string): Promise<void> {
  const members = await ctx.tx.prisma.workspaceMember.findMany({
    where: { workspaceId, user: { deletedAt: { not: null } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of members) {
    const member = await lockMember(ctx, workspaceId, { id });
    if (member !== undefined) await endMembership(ctx, member);
  }
}

/** @throws {AppError} `conflict` if every owner has deleted their account since the workspace was deleted */
async function requireOwner({ tx }: Pick<ActorContext, 'tx'>, id: string): Promise<void> {
  // An account that is being deleted at this moment has passed over the workspace.
  if (await holdOwners(tx, id)) return;
  throw new AppError(
    'conflict',
    'No owner of the workspace has an account any more, so nobody could manage it. To keep its history, export it with ' +
      `audit export --workspace ${toTypeId('workspace', id)}.`,
  );
}

/**
 * Moves a workspace to a plan, as its owner can.
 *
 * @throws {AppError} `not_found`, `conflict` if the workspace is deleted, `unknown_plan`, `plan_too_small`,
 *   `interval_at_period_end`, `billing_canceled`
 */
export async function moveToPlan(
  ctx: ActorContext & PlanSettings,
  id: string,
  change: PlanChange,
): Promise<BillingView> {
  await holdWorkspace(ctx.tx, id);
  const workspace = await ctx.tx.prisma.workspace.findUnique({ where: { id }, select: { deletedAt: true } });
  if (workspace === null) throw noSuchWorkspace();
  if (workspace.deletedAt !== null) {
    throw new AppError('conflict', 'The workspace is deleted. Restore it first.');
  }
  return changePlanOf(ctx, id, change);
}

function noSuchWorkspace(): AppError {
  return new AppError('not_found', 'There is no such workspace, or its data is purged.');
}
