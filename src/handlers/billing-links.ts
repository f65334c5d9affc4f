/** Links to pages for payments: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as billingLinks from '../domain/billing/payments/billing-links.ts';
import type { BillingLink } from '../domain/billing/payments/billing-links.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import { given, ok, present } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A billing link as every operation shows it. */
export function toBillingLink(link: BillingLink, now: Date): components['schemas']['BillingLink'] {
  const status = billingLinks.statusOf(link, now);
  return {
    id: toTypeId('billing_link', link.id),
    workspace_id: toTypeId('workspace', link.workspaceId),
    kind: link.kind,
    status,
    ...present({
      url: status === 'open' ? link.url : null,
      expires_at: link.expiresAt?.toISOString() ?? null,
    }),
    created_by: toTypeId('user', link.createdBy),
    created_at: link.createdAt.toISOString(),
  };
}

export const billingLinkHandlers = {
  createBillingLink: async (ctx, { path, body }) => {
    const wanted = { kind: body.kind, ...given('returnUrl', body.return_url) };
    const link = await billingLinks.createBillingLink(ctx, fromTypeId(path.id), wanted);
    const shown = toBillingLink(link, ctx.now);
    return { status: 201, body: shown, headers: { Location: pathOf('billing_link', shown.id) } };
  },
  getBillingLink: async (ctx, { path }) => {
    const link = await billingLinks.getBillingLink(ctx, fromTypeId(path.id));
    return ok(toBillingLink(link, ctx.now));
  },
} satisfies Partial<Handlers>;
