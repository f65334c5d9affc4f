/** Compares what a workspace uses with the limits of a plan. */
import { ListedError } from '../../core/errors.ts';
import { limitNames } from '../../core/plan-table.ts';
import type { LimitName, Plan } from '../../core/plan-table.ts';
import { isCounted } from './plan-usage-rows.ts';
import type { Usage } from './plan-usage-rows.ts';

export interface LimitUse {
  readonly name: LimitName;
  /** Absent for limits that aren't counted. */
  readonly used?: number;
  /** Infinity where there is no limit. */
  readonly limit: number;
  readonly status: 'ok' | 'warning' | 'reached';
}

const warningShare = 0.8;

/** The limits of a plan with what is used of each. */
export function limitUses({ limits }: Plan, usage: Usage): LimitUse[] {
  return limitNames.map((name) => {
    const limit = limits[name];
    if (!isCounted(name)) return { name, limit, status: 'ok' };
    const used = usage[name];
    const status = used >= limit ? 'reached' : used >= limit * warningShare ? 'warning' : 'ok';
    return { name, used, limit, status };
  });
}

/** @throws {ListedError} `plan_too_small`, listing each limit of the plan that the usage exceeds */
export function requireLargeEnough(plan: Plan, usage: Usage): void {
  const over = limitUses(plan, usage).filter(({ used = 0, limit }) => used > limit);
  if (over.length === 0) return;
  const reasons = over.map(({ name, used = 0, limit }) => ({
    pointer: '/plan',
    detail: `${name}: ${used} in use, but ${plan.id} allows ${limit}.`,
  }));
  throw new ListedError(
    'plan_too_small',
    `The workspace uses more than the plan ${plan.id} allows.`,
    reasons,
  );
}
