/**
 * Pages of a payment provider for one person: to add a payment method, or to see invoices. A job creates them, so that
 * requests don't wait for the provider. The address is returned once the page exists.
 */
import type { Tx } from '../../../db/database.ts';
import type { BillingLinkModel } from '../../../../generated/prisma/models.ts';
import { findAccount } from '../billing-accounts.ts';
import type { Context, RequestContext, RequestSettings } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { firstVersion } from '../../core/versions.ts';
import { changesFromNothing, recordEvents } from '../../events/events.ts';
import { newId } from '../../core/ids.ts';
import { queueJob } from '../../core/jobs.ts';
import type { BillingLinkKind, PaymentProvider, ProviderLink } from './payment-providers.ts';
import type { PlanTable } from '../../core/plan-table.ts';
import { getWorkspace, findWorkspaceBehind } from '../../access/workspace-access.ts';

export type BillingLink = BillingLinkModel;

export interface NewBillingLink {
  readonly kind: BillingLinkKind;
  /** Where the page leads back to; by default the service's own address. */
  readonly returnUrl?: string;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `no_payment_provider` */
export async function createBillingLink(
  ctx: Context & RequestSettings,
  workspaceId: string,
  { kind, returnUrl = ctx.settings.publicUrl }: NewBillingLink,
): Promise<BillingLink> {
  await getWorkspace(ctx, workspaceId, 'share');
  const { provider } = await findAccount(ctx, workspaceId);
  if (provider === 'manual') {
    throw new AppError('no_payment_provider', "This workspace doesn't pay through a payment provider.");
  }
  const link = await ctx.tx.prisma.billingLink.create({
    data: { id: newId(), workspaceId, kind, returnUrl, createdBy: ctx.principal.userId, createdAt: ctx.now },
  });
  const changes = changesFromNothing({ kind });
  const resourceId = link.id;
  await recordEvents(ctx, [
    { type: 'billing_link.created', workspaceId, resourceId, changes, version: firstVersion },
  ]);
  await queueJob(ctx.tx, 'open-billing-link', { workspaceId, linkId: link.id });
  return link;
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getBillingLink(ctx: Context, id: string): Promise<BillingLink> {
  const link = await ctx.tx.prisma.billingLink.findUnique({ where: { id } });
  if (link === null) throw notFound();
  await findWorkspaceBehind(ctx, link.workspaceId);
  return link;
}

export type BillingLinkStatus = 'pending' | 'open' | 'completed' | 'expired';

export function statusOf({ url, expiresAt, completedAt }: BillingLink, now: Date): BillingLinkStatus {
  if (completedAt !== null) return 'completed';
  if (url === null || expiresAt === null) return 'pending';
  return expiresAt <= now ? 'expired' : 'open';
}

/** What a job needs to create a page; undefined if it exists already, or is no longer needed. */
export async function findLinkToOpen(
  tx: Tx,
  plans: PlanTable,
  linkId: string,
): Promise<Omit<Parameters<PaymentProvider['makeLink']>[0], 'customerId'> | undefined> {
  const link = await tx.prisma.billingLink.findUnique({ where: { id: linkId } });
  if (link?.url !== null) return undefined;
  return { linkId, kind: link.kind, returnUrl: link.returnUrl, currency: plans.currency };
}

export async function openBillingLink(
  { tx }: Pick<RequestContext, 'tx'>,
  linkId: string,
  { url, providerId, expiresAt }: ProviderLink,
): Promise<void> {
  await tx.prisma.billingLink.updateMany({ where: { id: linkId }, data: { url, providerId, expiresAt } });
}

/** Updates the state of a page of this workspace. Ignores unknown pages. */
export async function completeBillingLink(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  { workspaceId, linkProviderId }: { readonly workspaceId: string; readonly linkProviderId: string },
  status: Awaited<ReturnType<PaymentProvider['completeLink']>>,
): Promise<void> {
  const where = { workspaceId, providerId: linkProviderId, completedAt: null };
  if (status === 'open') return;
  const data = status === 'completed' ? { completedAt: now } : { expiresAt: now };
  await tx.prisma.billingLink.updateMany({ where, data });
  // The subscription needs the new payment method.
  if (status === 'completed') await queueJob(tx, 'follow-account', { workspaceId });
}
