/** Plans with other limits than those of the repository. */
import { firstPlanId } from '../../src/domain/billing/plans/plans.ts';
import type { BillingSettings, LimitName } from '../../src/domain/core/plan-table.ts';
import { testBilling } from './billing.ts';

/** The usual plans, enforced, with these limits on `free` instead of its own. */
export function enforcedWith(limits: Partial<Record<LimitName, number>>): BillingSettings {
  const { plans } = testBilling;
  const limited = plans.plans.map((plan) =>
    plan.id === firstPlanId ? { ...plan, limits: { ...plan.limits, ...limits } } : plan,
  );
  return { ...testBilling, plans: { ...plans, plans: limited }, enforced: true };
}
