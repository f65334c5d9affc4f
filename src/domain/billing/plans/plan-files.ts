/** Reads the plan file, and describes each error and its place in a sentence. */
import type { ErrorObject } from 'ajv';
import validate from '../../../../generated/plan-file-validator.cjs';
import { firstPlanId } from './plans.ts';
import { billingIntervals } from '../../core/plan-table.ts';
import type { BillingInterval, LimitName, Plan, PlanTable, Seller } from '../../core/plan-table.ts';

/** Errors in a plan file, one sentence on each line. */
export class PlanFileError extends Error {
  override readonly name = 'PlanFileError';
}

/** A plan in the file. A null limit means no limit. */
interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly offered?: boolean;
  readonly seat_prices: Readonly<Partial<Record<BillingInterval, number>>>;
  readonly stripe_prices?: Readonly<Partial<Record<BillingInterval, string>>>;
  readonly included_seats: number;
  readonly trial_days?: number;
  readonly limits: Readonly<Record<LimitName, number | null>>;
}

interface PlanFile {
  readonly currency: string;
  readonly seller?: Seller;
  readonly payment_days?: number;
  readonly plans: readonly PlanEntry[];
}

/**
 * Reads a plan file. Its invoices name the service as the seller unless the file names one.
 *
 * @throws {PlanFileError}
 */
export function parsePlans(text: string, serviceName: string): PlanTable {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new PlanFileError(`It is not JSON: ${(error as Error).message}.`);
  }
  if (!isPlanFile(file)) throw new PlanFileError((validate.errors ?? []).map(sentenceOf).join('\n'));
  const mistakes = mistakesIn(file);
  if (mistakes.length > 0) throw new PlanFileError(mistakes.join('\n'));
  const { currency, seller = { name: serviceName }, payment_days: paymentDays = usualPaymentDays } = file;
  return { currency, plans: file.plans.map(toPlan), invoicing: { seller, paymentDays } };
}

/** Leaves what is wrong in the validator's `errors`. */
function isPlanFile(file: unknown): file is PlanFile {
  return validate(file);
}

const usualPaymentDays = 14;

/** What operators have to add to the plan file before they send invoices; undefined when nothing is missing. */
export function missingSellerSentence({ invoicing }: PlanTable): string | undefined {
  const { name, address, tax_id: taxId } = invoicing.seller;
  const missing = [address === undefined && 'address', taxId === undefined && 'tax_id'].filter(Boolean);
  if (missing.length === 0) return undefined;
  return `Invoices name ${name} as the seller, without ${missing.join(' and ')}. Add them to "seller" in the plan file (BILLING_PLANS).`;
}

function sentenceOf(error: ErrorObject): string {
  const place = error.instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  return `${place === '' ? 'The file' : place} ${verdictOf(error)}.`;
}

/** Ajv's own sentences are about schemas. */
function verdictOf({ keyword, params, parentSchema = {}, message = 'is wrong' }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `has an unknown property ${String(params.additionalProperty)}`;
    case 'required':
      return `has no ${String(params.missingProperty)}`;
    case 'pattern':
      return `must be ${String(parentSchema.description)}`;
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    case 'type':
      return `must be ${typeNames.get(String(params.type)) ?? String(params.type)}`;
    default:
      return message;
  }
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['integer', 'a whole number'],
  ['integer,null', 'a whole number or null'],
  ['string', 'a text'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
]);

/** Errors that the schema can't express. */
function mistakesIn({ plans }: PlanFile): string[] {
  const ids = plans.map(({ id }) => id);
  const mistakes = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `There is more than one plan ${id}.`);
  const first = plans.find(({ id }) => id === firstPlanId);
  if (first === undefined) {
    mistakes.push(`There is no plan ${firstPlanId}, which every workspace starts with.`);
    return mistakes;
  }
  if (billingIntervals.some((interval) => first.seat_prices[interval] !== 0)) {
    mistakes.push(`The plan ${firstPlanId} must cost 0 per month and per year.`);
  }
  if (first.offered === false) mistakes.push(`The plan ${firstPlanId} must be offered.`);
  return mistakes;
}

function toPlan({ id, name, offered = true, ...entry }: PlanEntry): Plan {
  const limits = Object.entries(entry.limits).map(([limit, max]) => [limit, max ?? Number.POSITIVE_INFINITY]);
  return {
    id,
    name,
    offered,
    seatPrices: entry.seat_prices,
    stripePrices: entry.stripe_prices ?? {},
    includedSeats: entry.included_seats,
    trialDays: entry.trial_days ?? 0,
    limits: Object.fromEntries(limits) as Plan['limits'],
  };
}
