/** Says in words what a value must be: what Ajv says is a pattern, or a length that follows from one. */
import type { ErrorObject } from 'ajv';
import { visiblePattern } from './visible-text.ts';

/** A value with a form, such as an id or a time. Its words also say how long it is. */
const wordsByPattern: Readonly<Record<string, string>> = {
  '^[1-9][0-9]{3}-[0-1][0-9]-[0-3][0-9]$': 'must be a day in the years 1000 to 9999, such as 2026-12-04',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'must be a time of day, such as 09:30',
  '^[0-9]{6}$': 'must be 6 digits',
  '^[A-Za-z0-9._~-]+$': 'must be a cursor, as the service returned it',
  '^[A-Za-z0-9_-]+$': 'must be a token, as the service returned it',
  '^[A-Za-z0-9_-]{43}$': 'must be a stream ticket, as the service returned it',
  '^"[!#-~]+"$': 'must be an entity tag in double quotes, as the service returned it',
  '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$': 'must be the name of a time zone, such as Europe/Berlin',
  '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$': 'must be a language tag, such as en or pt-BR',
  '^[A-Z]{2}$': 'must be a country code of two capital letters, such as DE',
  '^[A-Z][A-Z0-9]{1,4}$': 'must be 2 to 5 capital letters and digits, and begin with a letter',
  '^[0-9A-Z][0-9A-Z ./-]+$':
    'must be 4 to 40 capital letters, digits, spaces, periods, slashes and hyphens, and begin with a letter or digit',
  '^[a-z]+:[a-z]+$': 'must be a scope, such as boards:read',
  '^[a-z][a-z_]*$': 'must be lowercase letters and underscores, and begin with a letter',
  '^[a-z][a-z0-9_]*$': 'must be lowercase letters, digits and underscores, and begin with a letter',
  '^[a-z][a-z0-9_-]*$': 'must be lowercase letters, digits, underscores and hyphens, and begin with a letter',
  '^[a-z0-9][a-z0-9_-]*$':
    'must be lowercase letters, digits, underscores and hyphens, and begin with a letter or digit',
  '^[a-z][a-z_]*\\.[a-z][a-z_]*$': 'must be a type of events, such as card.created',
  '^[A-Za-z0-9_#][A-Za-z0-9._~:@#+=,-]*$':
    'must be letters, digits and . _ ~ : @ # + = , -, and begin with a letter, a digit, _ or #',
  '^https?://[!-~]+$':
    'must be a web address of printable ASCII characters, such as https://example.com/hooks',
  '^https?://[^\\s\\x00]+$': 'must be a web address without white space, such as https://example.com',
};

/** Text that people write. Its length is a limit of its own. */
const wordsByTextPattern: Readonly<Record<string, string>> = {
  '^[^\\x00]*$': 'must not contain NUL',
  '^[^\\x00]+$': 'must not be empty or contain NUL',
  '^\\s*[^\\s\\x00][^\\x00]*$': "must contain a character that isn't white space, and no NUL",
  [visiblePattern('^\\s*[^\\s\\x00][^\\x00]*$')]: 'must contain a visible character, and no NUL',
  [visiblePattern('^\\s*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$')]:
    'must contain a visible character, and no control characters',
};

const wordsByFormat: Readonly<Record<string, string>> = {
  date: wordsByPattern['^[1-9][0-9]{3}-[0-1][0-9]-[0-3][0-9]$'] ?? '',
  email: 'must be an email address',
  uri: 'must be an absolute address, such as https://example.com',
  int32: 'must be an integer of 32 bits',
  double: 'must be a finite number',
};

const idPattern = /^\^([a-z_]+_)\[0-7\]\[0-9a-hjkmnp-tv-z\]\{25\}\$$/;
const anyIdPattern = '^[a-z][a-z_]*_[0-7][0-9a-hjkmnp-tv-z]{25}$';
const namesPattern = /^\^\(([a-z|]+)\)\$$/;
/** The contract's `Moment`: a day, and a time of day after it. */
const isMomentPattern = (pattern: string): boolean => pattern.includes('[Tt]');
const isEmailPattern = (pattern: string): boolean => pattern.startsWith('^[^@]{1,64}@');

/**
 * What a value with a form must be, if that is what this error is about. A `+` in a query is a space, so the example there is
 * encoded.
 */
export function wordsOfForm(error: ErrorObject, isParameter: boolean): string | undefined {
  const { pattern, format } = error.params as { pattern?: string; format?: string };
  if (format === 'date-time' || (pattern !== undefined && isMomentPattern(pattern))) {
    const offset = isParameter ? '%2B01:00' : '+01:00';
    return `must be a date and time in the years 1000 to 9999 with Z or an offset, such as 2026-12-04T09:00:00Z or 2026-12-04T10:00:00${offset}`;
  }
  if (format !== undefined) return wordsByFormat[format];
  return pattern === undefined ? undefined : wordsOfPattern(pattern);
}

function wordsOfPattern(pattern: string): string | undefined {
  const prefix = idPattern.exec(pattern)?.[1];
  if (prefix !== undefined) return `must be an id that begins with ${prefix}, as the service returned it`;
  if (pattern === anyIdPattern) return 'must be an id, as the service returned it';
  const names = namesPattern.exec(pattern)?.[1];
  if (names !== undefined) return `must be one of ${names.replaceAll('|', ', ')}`;
  return isEmailPattern(pattern) ? wordsByFormat.email : wordsByPattern[pattern];
}

const wordsByType: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

const count = (limit: number, noun: string, plural = `${noun}s`): string =>
  `${limit} ${limit === 1 ? noun : plural}`;

/** What a value must be, by the rule that it breaks. */
export function wordsOfRule(error: ErrorObject): string {
  const params = error.params as {
    readonly type?: string | readonly string[];
    readonly allowedValues?: readonly unknown[];
    readonly pattern?: string;
    readonly limit?: number;
    readonly i?: number;
    readonly j?: number;
  };
  const { limit = 0 } = params;
  switch (error.keyword) {
    case 'type':
      return `must be ${[params.type ?? []]
        .flat()
        .map((type) => wordsByType[type] ?? type)
        .join(' or ')}`;
    case 'enum':
      return `must be one of ${params.allowedValues?.join(', ')}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${count(limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${count(limit, 'character')}`;
    case 'minItems':
      return `must have at least ${count(limit, 'item')}`;
    case 'maxItems':
      return `must have at most ${count(limit, 'item')}`;
    case 'minProperties':
      return `must have at least ${count(limit, 'property', 'properties')}`;
    case 'maxProperties':
      return `must have at most ${count(limit, 'property', 'properties')}`;
    case 'uniqueItems':
      return `must not contain the same item twice; items ${params.i} and ${params.j} are the same`;
    default:
      return wordsByTextPattern[params.pattern ?? ''] ?? error.message ?? 'is not valid';
  }
}
