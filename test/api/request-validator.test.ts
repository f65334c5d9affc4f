/** Validation of requests: each keyword of the contract has its documented code, and every mistake its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import validators from '../../generated/validators.cjs';
import { wordsOfForm, wordsOfRule } from '../../src/api/contract/value-words.ts';
import { validateRequest } from '../../src/api/contract/request-validator.ts';
import type { Validation } from '../../src/api/contract/request-validator.ts';
import { operationSpec } from '../support/contract-matcher.ts';

const boardId = 'board_01m6dsg7hvefh9b55372afcnje';
const columnId = 'column_01m6dsg7hver18cenzpcdz6npy';
const cardId = 'card_01m6gvmvx0fm7vn3dkqkybkr2q';
const labelId = 'label_01m6dsjbsmea08mnfhhcnkfrr0';
const contract = loadContract() as unknown as { 'x-problem-errors': Record<string, string> };

interface Given {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
}

function validate(operationId: string, { params = { id: boardId }, query = '', body }: Given): Validation {
  return validateRequest(operationSpec(operationId), { params, queryString: query, body });
}

function errorsOf(validation: Validation) {
  return validation.valid ? [] : validation.errors;
}

/** The places and codes, without the words for people. */
function mistakes(operationId: string, given: Given): unknown[] {
  return errorsOf(validate(operationId, given)).map((error) => ({ ...error, detail: undefined }));
}

const cases: readonly (readonly [
  keyword: string,
  code: string,
  operationId: string,
  given: Given,
  place: object,
])[] = [
  ['required', 'missing', 'createBoard', { params: {}, body: {} }, { pointer: '/name' }],
  [
    'additionalProperties',
    'unknown',
    'createBoard',
    { params: {}, body: { name: 'N', x: 1 } },
    { pointer: '/x' },
  ],
  ['additionalProperties', 'unknown', 'listCards', { query: 'x=1' }, { parameter: 'x' }],
  ['type', 'wrong_type', 'createBoard', { params: {}, body: { name: 1 } }, { pointer: '/name' }],
  ['type', 'wrong_type', 'createBoard', { params: {}, body: [] }, { pointer: '' }],
  ['type', 'wrong_type', 'updateBoard', { body: { name: null } }, { pointer: '/name' }],
  ['type', 'wrong_type', 'listCards', { query: 'limit=x' }, { parameter: 'limit' }],
  ['enum', 'not_allowed', 'createLabel', { body: { name: 'N', color: 'mauve' } }, { pointer: '/color' }],
  ['minLength', 'too_short', 'listCards', { query: 'q=' }, { parameter: 'q' }],
  [
    'maxLength',
    'too_long',
    'createBoard',
    { params: {}, body: { name: 'N'.repeat(201) } },
    { pointer: '/name' },
  ],
  ['pattern', 'bad_format', 'createBoard', { params: {}, body: { name: ' ' } }, { pointer: '/name' }],
  ['pattern', 'bad_format', 'getBoard', { params: { id: `${boardId.slice(0, -1)}!` } }, { parameter: 'id' }],
  [
    'format',
    'bad_format',
    'createCard',
    { body: { title: 'T', due_at: '2026-02-30T10:00:00Z' } },
    { pointer: '/due_at' },
  ],
  [
    'minItems',
    'too_few',
    'createAccessToken',
    { params: { id: boardId.replace('board', 'workspace') }, body: { name: 'N', scopes: [] } },
    { pointer: '/scopes' },
  ],
  ['minimum', 'too_small', 'listCards', { query: 'limit=0' }, { parameter: 'limit' }],
  ['minimum', 'too_small', 'createColumn', { body: { name: 'N', wip_limit: 0 } }, { pointer: '/wip_limit' }],
  ['maximum', 'too_large', 'listCards', { query: 'limit=251' }, { parameter: 'limit' }],
  [
    'maxItems',
    'too_many',
    'createCard',
    { body: { title: 'T', label_ids: labelIds(51) } },
    { pointer: '/label_ids' },
  ],
  [
    'uniqueItems',
    'repeated',
    'createCard',
    { body: { title: 'T', label_ids: [labelId, labelId] } },
    { pointer: '/label_ids' },
  ],
  ['minProperties', 'too_few', 'moveColumn', { params: { id: columnId }, body: {} }, { pointer: '' }],
  [
    'maxProperties',
    'too_many',
    'moveCard',
    { params: { id: cardId }, body: { column_id: columnId, position: 'top', before_card_id: cardId } },
    { pointer: '' },
  ],
];

function labelIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => labelId.slice(0, -2) + String(index + 10));
}

describe('the code of an error', () => {
  it.each(cases)('in %s is %s (%s)', (_keyword, code, operationId, given, place) => {
    expect(mistakes(operationId, given)).toEqual([{ ...place, code }]);
    expect(contract['x-problem-errors']).toHaveProperty(code);
  });

  it('is shown above for every keyword that the contract uses on requests', () => {
    const compiled = readFileSync(new URL('../../generated/validators.cjs', import.meta.url), 'utf8');
    const used = new Set([...compiled.matchAll(/keyword:"(\w+)"/g)].map(([, keyword]) => keyword));
    expect([...used].sort()).toEqual([...new Set(cases.map(([keyword]) => keyword))].sort());
  });

  it('of a repeated parameter is the same whether or not its values are equal', () => {
    const repeated = [{ parameter: 'limit', code: 'repeated' }];
    expect(mistakes('listCards', { query: 'limit=1&limit=1' })).toEqual(repeated);
    expect(mistakes('listCards', { query: 'limit=1&limit=2' })).toEqual(repeated);
  });
});

const unseen = 'must contain a visible character, and no NUL';

describe('the words of an error', () => {
  const wordsOf = (operationId: string, given: Given) =>
    errorsOf(validate(operationId, given)).map(({ code, detail }) => `${code}: ${detail}`);
  const time =
    'bad_format: must be a date and time in the years 1000 to 9999 with Z or an offset, such as 2026-12-04T09:00:00Z or ';

  it.each(['2026-12-04', '2026-12-04T09:00', '2026-12-04 09:00:00Z', '2026-02-30T09:00:00Z', '', 'tomorrow'])(
    'say once that %j is no time, and show one',
    (text) => {
      const body = { title: 'T', due_at: text };
      expect(wordsOf('createCard', { body })).toEqual([`${time}2026-12-04T10:00:00+01:00`]);
      const query = `due_from=${encodeURIComponent(text)}`;
      expect(wordsOf('listCards', { query })).toEqual([`${time}2026-12-04T10:00:00%2B01:00`]);
    },
  );

  it.each([
    ['2026-12-04T09:00:00Z', 'bad_format: must be a day in the years 1000 to 9999, such as 2026-12-04'],
    ['2026-02-30', 'bad_format: must be a day in the years 1000 to 9999, such as 2026-12-04'],
    [20261204, 'wrong_type: must be a string'],
  ])('say that %j is no day', (value, words) => {
    expect(wordsOf('createCard', { body: { title: 'T', due_on: value } })).toEqual([words]);
  });

  it.each(['x', cardId, ''])('say that %j is not the id of a column', (id) => {
    expect(wordsOf('createCard', { body: { title: 'T', column_id: id } })).toEqual([
      'bad_format: must be an id that begins with column_, as the service returned it',
    ]);
  });

  it.each([
    [{ name: '' }, ['too_short: must not be empty']],
    [{ name: ' ' }, [`bad_format: ${unseen}`]],
    [{ name: '\u200b \u2060' }, [`bad_format: ${unseen}`]],
    [{ name: 'N'.repeat(201) }, ['too_long: must have at most 200 characters']],
    [{ name: null }, ['wrong_type: must be a string']],
    [{ name: 'N', description: '\0' }, ['bad_format: must not contain NUL']],
  ])('about %j are in plain English', (body, words) => {
    expect(wordsOf('createBoard', { params: {}, body })).toEqual(words);
  });

  it('name every type that a value can have', () => {
    expect(wordsOf('updateBoard', { body: { description: 1 } })).toEqual([
      'wrong_type: must be a string or null',
    ]);
  });

  it('are never a pattern', () => {
    const compiled = readFileSync(new URL('../../generated/validators.cjs', import.meta.url), 'utf8');
    const given = [...compiled.matchAll(/keyword:"(pattern|format)",params:\{\w+: ("(?:[^"\\]|\\.)*")\}/g)];
    expect(given.length).toBeGreaterThan(100);
    for (const [, keyword = '', value = ''] of given) {
      const params = { [keyword]: JSON.parse(value) as string };
      const error = { keyword, params, instancePath: '', schemaPath: '', message: `has no words: ${value}` };
      expect(wordsOfForm(error, false) ?? wordsOfRule(error)).not.toContain('has no words');
    }
  });
});

describe('the errors of a request', () => {
  it('are all reported, for path, query and body together', () => {
    const body = { title: '', due_at: 'tomorrow', surprise: 1, label_ids: ['x'] };
    const found = mistakes('createCard', { params: { id: 'x' }, query: 'y=1', body });
    const places = new Set(found.map((place) => Object.values(place as object)[0] as string));
    expect(places).toEqual(new Set(['id', 'y', '/title', '/due_at', '/surprise', '/label_ids/0']));
  });

  it('say once that a value of the wrong type is none of those that are allowed', () => {
    for (const color of [5, null, []]) {
      expect(mistakes('createLabel', { body: { name: 'N', color } })).toEqual([
        { pointer: '/color', code: 'wrong_type' },
      ]);
    }
  });

  it('are two for text that is too long and contains NUL', () => {
    const found = mistakes('createBoard', { params: {}, body: { name: '\0'.repeat(201) } });
    expect(found).toEqual(['too_long', 'bad_format'].map((code) => ({ pointer: '/name', code })));
  });

  it('name each wrong item of a list once', () => {
    expect(mistakes('createCard', { body: { title: 'T', label_ids: [1, labelId, null] } })).toEqual([
      { pointer: '/label_ids/0', code: 'wrong_type' },
      { pointer: '/label_ids/2', code: 'wrong_type' },
    ]);
    const many = mistakes('createCard', { body: { title: 'T', label_ids: Array(120).fill(1) } });
    expect(new Set(many.map((place) => JSON.stringify(place))).size).toBe(many.length);
    expect(many).toHaveLength(100);
  });

  it('are listed up to a hundred', () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`p${index}`, 1]));
    expect(errorsOf(validate('createBoard', { params: {}, body }))).toHaveLength(100);
  });

  it('are not collected beyond what a problem lists, in lists within lists either', () => {
    const cards = Array.from({ length: 100 }, () => ({
      title: 'T',
      label_ids: Array.from({ length: 200 }, () => 'x'),
    }));
    expect(errorsOf(validate('createCards', { body: { cards } }))).toHaveLength(100);
    expect(validators.createCards_body?.errors?.length).toBeLessThan(300);
  });

  it('have JSON pointers (RFC 6901) with ~ and / escaped', () => {
    const body = { name: 'N', 'a/b': 1, 'm~n': 1, '': 1, 'ä "': 1 };
    const pointers = errorsOf(validate('createBoard', { params: {}, body })).map(({ pointer }) => pointer);
    expect(pointers.sort()).toEqual(['/', '/a~1b', '/m~0n', '/ä "']);
  });

  it('include names only up to the length in the contract', () => {
    const name = 'n'.repeat(10_000);
    const [property] = errorsOf(validate('createBoard', { params: {}, body: { name: 'N', [name]: 1 } }));
    expect(property).toMatchObject({ pointer: '', code: 'unknown' });
    expect(property?.detail).toContain('nnn');
    const [parameter] = errorsOf(validate('listCards', { query: `${name}=1` }));
    expect(parameter).toMatchObject({ parameter: 'n'.repeat(200), code: 'unknown' });
    expect(mistakes('listCards', { query: '=1' })).toEqual([{ parameter: 'query', code: 'unknown' }]);
    for (const place of [property, parameter]) expect(place?.detail.length).toBeLessThan(200);
  });

  it('are found in names that have a meaning in JavaScript', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body: unknown = JSON.parse(`{"name":"N","${name}":{"name":"M"}}`);
      expect(mistakes('createBoard', { params: {}, body })).toEqual([
        { pointer: `/${name}`, code: 'unknown' },
      ]);
      expect(mistakes('listCards', { query: `${name}=1` })).toEqual([{ parameter: name, code: 'unknown' }]);
      const twice = mistakes('listCards', { query: `${name}=1&${name}=2` });
      expect(twice).toContainEqual({ parameter: name, code: 'repeated' });
    }
    const inherited: unknown = JSON.parse('{"__proto__":{"name":"N"}}');
    expect(mistakes('createBoard', { params: {}, body: inherited })).toContainEqual({
      pointer: '/name',
      code: 'missing',
    });
  });

  it('are found quickly in the longest and deepest possible body', () => {
    const long = Array.from({ length: 130_000 }, (_, index) => `l${index}`);
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
    const begun = process.cpuUsage();
    expect(validate('createCard', { body: { title: 'T', label_ids: long } }).valid).toBe(false);
    expect(validate('createCard', { body: { title: 'T', label_ids: [deep, deep] } }).valid).toBe(false);
    // Compared one by one with each other, the items take a minute of the processor.
    expect(process.cpuUsage(begun).user / 1_000_000).toBeLessThan(5);
  });
});

describe('the query', () => {
  const queryOf = (query: string): unknown => {
    const validation = validate('listCards', { query });
    return validation.valid ? validation.input.query : validation.errors;
  };

  it('is parsed by the types of the contract, with its defaults', () => {
    expect(queryOf('')).toEqual({ limit: 50, archived: false });
    expect(queryOf('limit=7&archived=true&q=a+b%20c')).toEqual({ limit: 7, archived: true, q: 'a b c' });
    expect(queryOf('q=1')).toMatchObject({ q: '1' });
    expect(queryOf('q=true')).toMatchObject({ q: 'true' });
  });

  it.each([
    '1e1',
    '0x10',
    '+1',
    '%2B1',
    '1%20',
    '%201',
    '1.0',
    '1.',
    '.1',
    '01',
    '1_0',
    '%EF%BC%91',
    '',
    'NaN',
    'Infinity',
    '1,2',
  ])('refuses limit=%s, which is not an integer', (text) => {
    expect(queryOf(`limit=${text}`)).toMatchObject([{ parameter: 'limit', code: 'wrong_type' }]);
  });

  it.each(['True', 'TRUE', '1', 'yes', '', 'null'])('refuses archived=%s, which is not a boolean', (text) => {
    expect(queryOf(`archived=${text}`)).toMatchObject([{ parameter: 'archived', code: 'wrong_type' }]);
  });

  it.each(['limit=-1', 'limit=-2147483648'])('refuses %s as too small', (query) => {
    expect(queryOf(query)).toMatchObject([{ code: 'too_small' }]);
  });

  it.each(['q=%', 'q=%zz', 'q=%C3', 'q=%FF', 'q=%ED%A0%80', '%=1'])(
    'refuses %s as not percent-encoded UTF-8',
    (query) => {
      expect(queryOf(query)).toMatchObject([{ parameter: 'query', code: 'bad_format' }]);
    },
  );

  it('refuses NUL in text', () => {
    expect(queryOf('q=a%00b')).toMatchObject([{ parameter: 'q', code: 'bad_format' }]);
  });
});

describe('numbers', () => {
  const codesOf = (json: string) => {
    const body: unknown = JSON.parse(`{"name":"N","wip_limit":${json}}`);
    return errorsOf(validate('createColumn', { body })).map(({ code }) => code);
  };

  it.each([
    ['1e400', ['wrong_type']],
    ['-1e400', ['wrong_type']],
    ['1.5', ['bad_format', 'wrong_type']],
    ['9007199254740993', ['bad_format', 'too_large']],
    ['2147483648', ['bad_format', 'too_large']],
    ['-2147483649', ['bad_format', 'too_small']],
    ['-0', ['too_small']],
    ['"1"', ['wrong_type']],
    ['true', ['wrong_type']],
    ['1.0', []],
    ['1e2', []],
  ])('%s gives %j', (json, codes) => {
    expect(codesOf(json).sort()).toEqual(codes);
  });
});
