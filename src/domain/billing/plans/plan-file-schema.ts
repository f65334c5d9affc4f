/**
 * The JSON Schema of a plan file. `npm run generate` compiles it into `generated/plan-file-validator.cjs`, because Ajv would take 40 ms
 * for it at every start.
 */
import { billingIntervals, limitNames } from '../../core/plan-table.ts';

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

export const planFileSchema = {
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
