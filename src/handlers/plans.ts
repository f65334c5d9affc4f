/** Plans: maps the domain to the contract. */
import type { components } from '../../generated/api.ts';
import { listPlans } from '../domain/billing/plans/plans.ts';
import { billingIntervals, limitNames } from '../domain/core/plan-table.ts';
import type { Plan } from '../domain/core/plan-table.ts';
import { ok } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A limit is absent where there is none. */
export function toLimit(limit: number): { limit?: number } {
  return Number.isFinite(limit) ? { limit } : {};
}

function toPlan(plan: Plan, currency: string): components['schemas']['Plan'] {
  const { id, name, seatPrices, includedSeats, trialDays, limits } = plan;
  const prices = billingIntervals.flatMap((interval) => {
    const price = seatPrices[interval];
    return price === undefined ? [] : [{ interval, seat_price: price }];
  });
  return {
    id,
    name,
    currency,
    prices,
    included_seats: includedSeats,
    trial_days: trialDays,
    limits: limitNames.map((limit) => ({ name: limit, ...toLimit(limits[limit]) })),
  };
}

export const planHandlers = {
  listPlans: (ctx) => {
    const { currency, plans } = listPlans(ctx);
    return Promise.resolve(ok({ data: plans.map((plan) => toPlan(plan, currency)) }));
  },
} satisfies Partial<Handlers>;
