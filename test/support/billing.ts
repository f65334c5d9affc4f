/** The plans that tests are run with, which are those of the repository, and accounts in the states that tests need. */
import { readFileSync } from 'node:fs';
import { parsePlans } from '../../src/domain/plan-files.ts';
import type { BillingSettings } from '../../src/domain/plans.ts';

const planFile = new URL('../../plans.json', import.meta.url);

/** Limits stop nothing. */
export const testBilling: BillingSettings = {
  plans: parsePlans(readFileSync(planFile, 'utf8')),
  enforced: false,
};
