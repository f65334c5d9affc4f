/** What changes of plan would cost: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import type { RequestSettings } from '../domain/core/context.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import { describeLine } from '../domain/billing/invoices/invoice-closings.ts';
import * as planPreviews from '../domain/billing/plan-previews.ts';
import type { PlanChangePreview } from '../domain/billing/plan-previews.ts';
import { statusOf } from '../domain/billing/provider-previews.ts';
import type { PlanPreview } from '../domain/billing/provider-previews.ts';
import { ok, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toLine } from './invoices.ts';

type Schemas = components['schemas'];

function toPlanChangePreview(
  preview: PlanChangePreview,
  shown: RequestSettings,
): Schemas['PlanChangePreview'] {
  const { terms } = preview;
  return {
    plan: terms.plan,
    interval: terms.interval,
    ...toPreviewTimes(preview),
    currency: preview.currency,
    seat_price: Number(terms.seatPrice),
    seats: preview.seats,
    ...toPreviewAmounts(preview, shown),
    exact: preview.isExact,
  };
}

function toPreviewAmounts(
  { changed, unchanged, followingTotal }: PlanChangePreview,
  { settings }: RequestSettings,
) {
  const { plans } = settings.billing;
  return {
    period_total: Number(changed.total),
    period_total_unchanged: Number(unchanged.total),
    period_difference: Number(changed.total - unchanged.total),
    lines: changed.lines.map((line) => toLine({ ...line, description: describeLine(plans, line) })),
    following_period_total: Number(followingTotal),
  };
}

function toPreviewTimes({ effectiveAt, trialEndsAt, period }: PlanChangePreview) {
  return {
    effective_at: effectiveAt.toISOString(),
    ...(trialEndsAt !== null && { trial_ends_at: trialEndsAt.toISOString() }),
    ...(period !== undefined && {
      period: { start: period.start.toISOString(), end: period.end.toISOString() },
    }),
  };
}

/** A preview as every operation shows it. */
export function toPlanPreview(preview: PlanPreview, now: Date): Schemas['PlanPreview'] {
  const { plan, interval, when, seats, effectiveAt, trialEndsAt } = preview;
  const status = statusOf(preview, now);
  return {
    id: toTypeId('plan_preview', preview.id),
    workspace_id: toTypeId('workspace', preview.workspaceId),
    status,
    plan,
    interval,
    when,
    seats,
    effective_at: effectiveAt.toISOString(),
    ...present({ trial_ends_at: trialEndsAt?.toISOString() ?? null }),
    // The service stored it in the form of the contract.
    ...(status === 'ready' && { quote: preview.quote as unknown as Schemas['PlanQuote'] }),
    expires_at: preview.expiresAt.toISOString(),
    created_by: toTypeId('user', preview.createdBy),
    created_at: preview.createdAt.toISOString(),
  };
}

export const planPreviewHandlers = {
  previewPlanChange: async (ctx, { path, body }) => {
    const preview = await planPreviews.previewPlanChange(ctx, fromTypeId(path.id), body);
    return ok(toPlanChangePreview(preview, ctx));
  },
  createPlanPreview: async (ctx, { path, body }) => {
    const preview = await planPreviews.createPlanPreview(ctx, fromTypeId(path.id), body);
    const shown = toPlanPreview(preview, ctx.now);
    return { status: 201, body: shown, headers: { Location: pathOf('plan_preview', shown.id) } };
  },
  getPlanPreview: async (ctx, { path }) =>
    ok(toPlanPreview(await planPreviews.getPlanPreview(ctx, fromTypeId(path.id)), ctx.now)),
} satisfies Partial<Handlers>;
