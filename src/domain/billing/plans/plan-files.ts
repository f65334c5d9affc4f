/** Reads the plan file, and describes each error and its place in a sentence. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { firstPlanId } from './plans.ts';
import { billingIntervals, limitNames } from '../../core/plan-table.ts';
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

const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const sameForEach = (names: readonly string[], schema: object) =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** A text, and what its pattern stands for in a mistake's sentence. */
function named(description: string, pattern: string) {
  return { type: 'string', description, pattern };
}

/** The bounds are the contract's. */
const planSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'seat_prices', 'included_seats', 'limits'],
  properties: {
    id: named('a name in lower case, such as team', '^[a-z][a-z0-9_]{0,39}$'),
    name: named('a visible text of at most 200 characters', '^(?=[^\\x00]{1,200}$)\\s*\\S'),
    offered: { type: 'boolean' },
    seat_prices: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: sameForEach(billingIntervals, count),
    },
    stripe_prices: {
      type: 'object',
      additionalProperties: false,
      properties: sameForEach(
        billingIntervals,
        named('the id of a price in Stripe, such as price_1Abc', '^price_\\w{1,249}$'),
      ),
    },
    included_seats: count,
    trial_days: { type: 'integer', minimum: 0, maximum: 365 },
    limits: {
      type: 'object',
      additionalProperties: false,
      required: limitNames,
      properties: sameForEach(limitNames, { ...count, type: ['integer', 'null'] }),
    },
  },
};

/** Text on invoices. */
const shownText = named('a text of 1 to 500 characters', '^[^\\x00]{1,500}$');

const sellerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    ...sameForEach(['name', 'tax_id', 'email', 'payment'], shownText),
    address: { type: 'array', maxItems: 10, items: shownText },
  },
};

const fileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['currency', 'plans'],
  properties: {
    currency: named('a currency code in capital letters, such as EUR', '^[A-Z]{3}$'),
    seller: sellerSchema,
    payment_days: { type: 'integer', minimum: 0, maximum: 365 },
    plans: { type: 'array', minItems: 1, maxItems: 20, items: planSchema },
  },
};

/** Checking the schema above, which doesn't change, would take longer than to compile and use it. */
const validation = {
  allErrors: true,
  // Errors have the schema, which describes patterns.
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  meta: false,
  validateSchema: false,
};

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
  const validate = new Ajv2020(validation).compile<PlanFile>(fileSchema);
  if (!validate(file)) throw new PlanFileError((validate.errors ?? []).map(sentenceOf).join('\n'));
  const mistakes = mistakesIn(file);
  if (mistakes.length > 0) throw new PlanFileError(mistakes.join('\n'));
  const { currency, seller = { name: serviceName }, payment_days: paymentDays = usualPaymentDays } = file;
  return { currency, plans: file.plans.map(toPlan), invoicing: { seller, paymentDays } };
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
