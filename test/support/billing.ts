/** The plans that tests are run with, which are those of the repository, and accounts in the states that tests need. */
import { readFileSync } from 'node:fs';
import { parsePlans } from '../../src/domain/plan-files.ts';
import { firstPlanId } from '../../src/domain/plans.ts';
import type { BillingSettings, LimitName } from '../../src/domain/plans.ts';

const planFile = new URL('../../plans.json', import.meta.url);

/** Limits stop nothing. */
export const testBilling: BillingSettings = {
  plans: parsePlans(readFileSync(planFile, 'utf8')),
  enforced: false,
};

/** The same plans, enforced, with these limits on `free` instead of its own. */
export function enforcedWith(limits: Partial<Record<LimitName, number>>): BillingSettings {
  const { plans } = testBilling;
  const limited = plans.plans.map((plan) =>
    plan.id === firstPlanId ? { ...plan, limits: { ...plan.limits, ...limits } } : plan,
  );
  return { plans: { ...plans, plans: limited }, enforced: true };
}
