/**
 * The forms of times that the contract says in words. A `pattern` or a length beside `format: date-time` or `date` would
 * be applied to date objects by the clients of some generators (docs/decisions/0041-contract-for-every-generator.md).
 */
interface TimeForm {
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
}

type TimeFormat = 'date-time' | 'date';

const day = '[1-9][0-9]{3}-[0-1][0-9]-[0-3][0-9]';

/** What requests may hold: the schema `Moment`, and any day in the years 1000 to 9999. */
export const requestTimeForms: Readonly<Record<TimeFormat, TimeForm>> = {
  'date-time': {
    minLength: 20,
    maxLength: 35,
    pattern: `^${day}[Tt][0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?([Zz]|[+-][0-2][0-9]:[0-5][0-9])$`,
  },
  date: { minLength: 10, maxLength: 10, pattern: `^${day}$` },
};

/** What answers show: the schemas `Timestamp` and `Day`. */
export const answerTimeForms: Readonly<Record<TimeFormat, TimeForm>> = {
  'date-time': {
    minLength: 24,
    maxLength: 24,
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
  },
  date: { minLength: 10, maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
};

/** The schema with the form of its format, where that is a time. For `JSON.stringify` as a replacer. */
export function withTimeForm(schema: unknown, forms: Readonly<Record<string, TimeForm>>): unknown {
  if (typeof schema !== 'object' || schema === null || !('format' in schema) || !('type' in schema))
    return schema;
  const form = forms[String(schema.format)];
  return form === undefined ? schema : { ...schema, ...form };
}
