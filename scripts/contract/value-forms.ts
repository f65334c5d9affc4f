/**
 * The forms of values that the contract says in words. A `pattern` or a length beside `format: date-time` or `date` would
 * be applied to date objects by the clients of some generators (docs/decisions/0041-contract-for-every-generator.md), and
 * one beside `email` would refuse addresses in answers that were stored before the rule.
 */
import { visiblePattern } from '../../src/api/contract/visible-text.ts';

interface ValueForm {
  readonly pattern: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

type ValueForms = Readonly<Record<string, ValueForm>>;

const day = '[1-9][0-9]{3}-[0-1][0-9]-[0-3][0-9]';

const domainLabel = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** What requests may hold. */
export const requestForms: ValueForms = {
  /** The schema `Moment`. */
  'date-time': {
    minLength: 20,
    maxLength: 35,
    pattern: `^${day}[Tt][0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?([Zz]|[+-][0-2][0-9]:[0-5][0-9])$`,
  },
  /** Any day in the years 1000 to 9999. */
  date: { minLength: 10, maxLength: 10, pattern: `^${day}$` },
  /** A local part of at most 64 octets (RFC 5321, section 4.5.3.1.1), labels of at most 63 (RFC 1035, section 2.3.4). */
  email: { pattern: `^[^@]{1,64}@(${domainLabel}\\.)+${domainLabel}$` },
};

/** What answers show: the schemas `Timestamp` and `Day`. */
export const answerForms: ValueForms = {
  'date-time': {
    minLength: 24,
    maxLength: 24,
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
  },
  date: { minLength: 10, maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
};

/**
 * The text that is visible (`x-visible`), in requests. The contract says so in words, because Ruby refuses patterns with such
 * characters, and because names that were stored before the rule stay as they are.
 */
export function withVisibleText(schema: unknown, toPattern = visiblePattern): unknown {
  if (typeof schema !== 'object' || schema === null || !('x-visible' in schema) || !('pattern' in schema))
    return schema;
  return { ...schema, pattern: toPattern(String(schema.pattern)) };
}

/** The schema with the form of its format, where that has one. */
export function withValueForm(schema: unknown, forms: ValueForms): unknown {
  if (typeof schema !== 'object' || schema === null || !('format' in schema) || !('type' in schema))
    return schema;
  const form = forms[String(schema.format)];
  return form === undefined ? schema : { ...schema, ...form };
}
