/** The plans of this installation: what each costs, includes and allows. They come from a file (plan-files.ts). */
import type { PlanSettings } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { Plan, PlanTable, BillingInterval, LimitName } from '../../core/plan-table.ts';

/** The free plan that every workspace starts with. */
export const firstPlanId = 'free';

/** The plans that can be chosen. */
export function listPlans({ settings }: PlanSettings): Pick<PlanTable, 'currency' | 'plans'> {
  const { currency, plans } = settings.billing.plans;
  return { currency, plans: plans.filter(({ offered }) => offered) };
}

/** A plan that a workspace has. @throws {Error} if the file lacks it, in which case the service doesn't start */
export function planOf({ plans }: PlanTable, id: string): Plan {
  const plan = plans.find((known) => known.id === id);
  if (plan === undefined) throw new Error(`the plan ${id} of a workspace is gone from the plan file`);
  return plan;
}

/** The terms of a plan. */
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
 * @param from whether the request names the plan, so that an error can point at it
 * @throws {AppError} `unknown_plan` pointing at the plan, or at the interval that it is not available with
 */
export function termsOffered(
  { currency, plans }: PlanTable,
  { plan: id, interval }: Pick<Terms, 'plan' | 'interval'>,
  from: 'request' | 'account' = 'request',
): { readonly plan: Plan; readonly terms: Terms } {
  const at = (pointer: string) => (from === 'request' ? { pointer } : undefined);
  const plan = plans.find((known) => known.id === id && known.offered);
  if (plan === undefined) {
    const offered = plans.filter((known) => known.offered).map((known) => known.id);
    const detail = `There is no plan ${id}. Choose one of ${offered.join(', ')}.`;
    throw new AppError('unknown_plan', detail, at('/plan'));
  }
  if (plan.seatPrices[interval] === undefined) {
    const detail = `The plan ${id} is not available with ${interval}ly billing.`;
    throw new AppError('unknown_plan', detail, at('/interval'));
  }
  return { plan, terms: termsOfPlan({ currency }, plan, interval) };
}

/** The terms of a plan, whether or not it is offered. Without a price for the interval, it is free. */
export function termsOfPlan(
  { currency }: Pick<PlanTable, 'currency'>,
  { id: plan, seatPrices, includedSeats }: Plan,
  interval: BillingInterval,
): Terms {
  const seatPrice = seatPrices[interval] ?? 0;
  const paid = seatPrice === 0 ? null : currency;
  return { plan, interval, currency: paid, seatPrice: BigInt(seatPrice), includedSeats };
}

/** The offered plan with the smallest limit above a value, the first of several; undefined if there is none. */
export function planAllowing({ plans }: PlanTable, name: LimitName, value: number): Plan | undefined {
  let smallest: Plan | undefined;
  for (const plan of plans) {
    if (!plan.offered || plan.limits[name] <= value) continue;
    if (smallest === undefined || plan.limits[name] < smallest.limits[name]) smallest = plan;
  }
  return smallest;
}
