/** The plans of this installation: what each costs, includes and allows. They come from a file (plan-files.ts). */
import type { Settings } from './context.ts';
import { AppError } from './errors.ts';
import type { ProviderName } from './payment-providers.ts';

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export const limitNames = [
  'members',
  'boards',
  'templates',
  'webhooks',
  'event_retention_days',
  'api_requests_per_minute',
] as const;
export type LimitName = (typeof limitNames)[number];

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** False for a plan that is no longer offered but that workspaces still have. */
  readonly offered: boolean;
  /**
   * For each charged seat and a whole period, in minor units; none for intervals that the plan is not available with.
   */
  readonly seatPrices: Readonly<Partial<Record<BillingInterval, number>>>;
  /** Stripe's ids of the same prices, where it collects them. */
  readonly stripePrices: Readonly<Partial<Record<BillingInterval, string>>>;
  /** Only seats beyond these are charged. */
  readonly includedSeats: number;
  readonly trialDays: number;
  /** The largest value that each limit allows; Infinity where there is no limit. */
  readonly limits: Readonly<Record<LimitName, number>>;
}

export interface PlanTable {
  /** ISO 4217. */
  readonly currency: string;
  /** The smallest first. */
  readonly plans: readonly Plan[];
  readonly invoicing: Invoicing;
}

/** What invoices of this installation show besides amounts. */
export interface Invoicing {
  readonly seller: Seller;
  /** From the closing of an invoice to the moment at which it is overdue. */
  readonly paymentDays: number;
}

/** Who writes the invoices, as they show it. */
export interface Seller {
  readonly name: string;
  readonly address?: readonly string[];
  readonly tax_id?: string;
  readonly email?: string;
  /** How to pay, in a sentence or some lines. */
  readonly payment?: string;
}

/** The free plan that every workspace starts with. */
export const firstPlanId = 'free';

/** The plans that can be chosen. */
export function listPlans({
  settings,
}: {
  readonly settings: Pick<Settings, 'billing'>;
}): Pick<PlanTable, 'currency' | 'plans'> {
  const { currency, plans } = settings.billing.plans;
  return { currency, plans: plans.filter(({ offered }) => offered) };
}

/**
 * A plan that a workspace has. @throws {Error} when the file no longer has it, in which case the service doesn't start
 */
export function planOf({ plans }: PlanTable, id: string): Plan {
  const plan = plans.find((known) => known.id === id);
  if (plan === undefined) throw new Error(`the plan ${id} of a workspace is gone from the plan file`);
  return plan;
}

/** What a workspace agrees to when it chooses a plan. */
export interface Terms {
  readonly plan: string;
  readonly interval: BillingInterval;
  /** Null for a free plan. */
  readonly currency: string | null;
  /** For each charged seat and a whole period, in minor units. */
  readonly seatPrice: bigint;
  readonly includedSeats: number;
}

/**
 * The terms of choosing a plan today.
 *
 * @throws {AppError} `unknown_plan` pointing at the plan, or at the interval that it is not available with
 */
export function termsOffered(
  { currency, plans }: PlanTable,
  { plan: id, interval }: Pick<Terms, 'plan' | 'interval'>,
): { readonly plan: Plan; readonly terms: Terms } {
  const plan = plans.find((known) => known.id === id && known.offered);
  if (plan === undefined) {
    const offered = plans.filter((known) => known.offered).map((known) => known.id);
    throw new AppError('unknown_plan', `There is no plan ${id}. Choose one of ${offered.join(', ')}.`, {
      pointer: '/plan',
    });
  }
  if (plan.seatPrices[interval] === undefined) {
    const detail = `The plan ${id} is not available with ${interval}ly billing.`;
    throw new AppError('unknown_plan', detail, { pointer: '/interval' });
  }
  return { plan, terms: termsOfPlan({ currency }, plan, interval) };
}

/** What a plan comes to, offered or not; without a price for such periods it costs nothing. */
export function termsOfPlan(
  { currency }: Pick<PlanTable, 'currency'>,
  { id: plan, seatPrices, includedSeats }: Plan,
  interval: BillingInterval,
): Terms {
  const seatPrice = seatPrices[interval] ?? 0;
  const paid = seatPrice === 0 ? null : currency;
  return { plan, interval, currency: paid, seatPrice: BigInt(seatPrice), includedSeats };
}

/** The smallest offered plan whose limit is above a value; undefined when there is none. */
export function planAllowing({ plans }: PlanTable, name: LimitName, value: number): Plan | undefined {
  return plans.find((plan) => plan.offered && plan.limits[name] > value);
}

/** What billing needs to know of the installation. */
export interface BillingSettings {
  readonly plans: PlanTable;
  /** Whether limits stop anything. */
  readonly enforced: boolean;
  /** Who collects the money of workspaces that begin to pay. */
  readonly provider: ProviderName;
}
