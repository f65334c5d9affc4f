/** Bodies that nobody should send. */
import { depthMax, entriesMax, textLengthMax, valuesMax } from '../../src/api/http/json-texts.ts';
import { bodies, boardStandIn as board, request } from './bad-input-rows.ts';
import type { BadInput } from './bad-input-rows.ts';

const invalidUtf8 = Buffer.from('{"name":"\xc3\x28"}', 'latin1');
const rawSurrogate = Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1');
const overlongUtf8 = Buffer.from('{"name":"\xc0\x80"}', 'latin1');
const utf16 = Buffer.from('\ufeff{"name":"N"}', 'utf16le');
const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const items = (count: number) => Array(count).fill('""').join();
/** As many values, in lists that are no longer than a list may be. */
const lists = (count: number) =>
  Array(Math.ceil(count / 500))
    .fill(`[${items(499)}]`)
    .join();

const notJson = bodies({ status: 400, code: 'malformed_json' }, [
  ['cut off', '{"name":"N"'],
  ['a word', 'name'],
  ['two documents', '{"name":"N"}{"name":"N"}'],
  ['a trailing comma', '{"name":"N",}'],
  ['single quotes', "{'name':'N'}"],
  ['a comment', '{"name":"N"/* */}'],
  ['a raw line feed in text', '{"name":"a\nb"}'],
  ['a raw NUL in text', '{"name":"a\u0000b"}'],
  ['a bad escape', String.raw`{"name":"\x41"}`],
  ['a cut-off escape', String.raw`{"name":"\u00"}`],
  ['NaN', '{"name":NaN}'],
  ['white space only', ' \n '],
  ['NULs', Buffer.alloc(16)],
  ['invalid UTF-8', invalidUtf8],
  ['a raw half of a surrogate pair', rawSurrogate],
  ['UTF-16', utf16],
  ['an escaped half of a surrogate pair', String.raw`{"name":"a\ud800"}`],
  ['an escaped second half', String.raw`{"name":"\udc00a"}`],
  ['halves in the wrong order', String.raw`{"name":"\udc00\ud800"}`],
  ['a half in a name', String.raw`{"\ud800":1,"name":"N"}`],
  ['a half far inside', String.raw`{"name":"N","x":[[{"y":"\uDBFF"}]]}`],
  ['a form', 'name=N'],
  ['a byte order mark alone', '\ufeff'],
  ['two byte order marks', '\ufeff\ufeff{"name":"N"}'],
  ['overlong UTF-8', overlongUtf8],
  ['-Infinity', '{"name":-Infinity}'],
  ['a number in hex', '{"name":0x10}'],
  ['a number with a plus sign', '{"name":+1}'],
  ['a number with a leading zero', '{"name":01}'],
  ['many values without a list', items(2 * entriesMax)],
  ['many values behind a list', `[]],${items(2 * entriesMax)}`],
  [
    'many names in a list',
    `[${Array(2 * entriesMax)
      .fill('"a":1')
      .join()}]`,
  ],
]);

/** Refused as `invalid_request`, at a place in the body. */
function shapes(
  method: string,
  target: string,
  rows: readonly (readonly [name: string, body: string, place: string])[],
): readonly BadInput[] {
  const refusal = { status: 400, code: 'invalid_request' };
  return rows.map(([name, body, place]) => ({
    name,
    bytes: request(method, target, { body }),
    ...refusal,
    place,
  }));
}

const wrongShapes = [
  ...shapes('POST', '/v1/boards', [
    ['null', 'null', ''],
    ['a list', '[{"name":"N"}]', ''],
    ['text', '"N"', ''],
    ['a number', '1', ''],
    ['an empty object', '{}', '/name'],
    ['an escaped NUL in text', String.raw`{"name":"a\u0000b"}`, '/name'],
    ['an escaped NUL in a description', String.raw`{"name":"N","description":"\u0000"}`, '/description'],
    ['an unknown property', '{"name":"N","colour":"red"}', '/colour'],
    ['a property in another case', '{"name":"N","Description":""}', '/Description'],
    ['a read-only property', '{"name":"N","id":"x"}', '/id'],
    ['__proto__', '{"name":"N","__proto__":{"admin":true}}', '/__proto__'],
    ['__proto__ in place of a property', '{"__proto__":{"name":"N"}}', '/__proto__'],
    ['constructor', '{"name":"N","constructor":{"prototype":{}}}', '/constructor'],
    ['a surrogate pair beside __proto__', String.raw`{"name":"\ud83d\ude00","__proto__":1}`, '/__proto__'],
    ['an unknown property without end', `{"name":"N","${'x'.repeat(100_000)}":1}`, ''],
    ['20,000 open brackets', '['.repeat(20_000), ''],
    ['one list too many in each other', `{"name":${nested(depthMax)}}`, ''],
    ['as many lists in each other as may be', `{"name":${nested(depthMax - 1)}}`, '/name'],
    ['brackets in text, as deep', `{"name":["${'['.repeat(depthMax)}\\"${'['.repeat(depthMax)}"]}`, '/name'],
    ['20,000 lists in each other', `{"name":${deep('[', ']')}}`, ''],
    ['20,000 objects in each other', `{"name":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, ''],
    ['text that is too long', `{"name":"${'n'.repeat(201)}"}`, '/name'],
    ['an id beyond 128 bits', `{"name":"N","template_id":"template_8${'z'.repeat(25)}"}`, '/template_id'],
    ['a name twice', '{"name":"N","name":"M"}', '/name'],
    ['a name twice, once with escapes', String.raw`{"name":"N","n\u0061me":"M"}`, '/name'],
    ['a name twice deep inside', '{"name":"N","x":[1,{"a/b":1,"a/b":2}]}', '/x/1/a~1b'],
    ['__proto__ twice', '{"name":"N","__proto__":1,"__proto__":2}', '/__proto__'],
    ['a name twice below 20,000 lists', `${'['.repeat(20_000)}{"a":1,"a":2}${']'.repeat(20_000)}`, ''],
    ['a list where text is expected', '{"name":["N"]}', '/name'],
    ['an object where text is expected', '{"name":{"toString":"N"}}', '/name'],
    ['a number of a million digits', `{"name":${'9'.repeat(1_000_000)}}`, '/name'],
    ['90,000 properties', `{${Array.from({ length: 90_000 }, (_, i) => `"k${i}":1`).join()}}`, ''],
    ['500,000 lists in each other', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, ''],
    [
      '19,999 objects in each other around a surrogate pair',
      String.raw`${'{"a":'.repeat(19_999)}"\ud83d\ude00"${'}'.repeat(19_999)}`,
      '',
    ],
    [
      'an id with a fullwidth digit',
      `{"name":"N","template_id":"template_${'0'.repeat(25)}\uff10"}`,
      '/template_id',
    ],
    [
      'an id with a mark of direction',
      `{"name":"N","template_id":"\u202etemplate_${'0'.repeat(26)}"}`,
      '/template_id',
    ],
    [
      'an id with a letter that is decomposed',
      `{"name":"N","template_id":"te\u0301mplate_${'0'.repeat(26)}"}`,
      '/template_id',
    ],
    ['an id as a number', '{"name":"N","template_id":1e308}', '/template_id'],
  ]),
  ...shapes('POST', `/v1/boards/${board}/cards`, [
    ['an escaped NUL in a comment', String.raw`{"title":"\u0000"}`, '/title'],
    ['20,000 lists as two items', `{"title":"T","label_ids":[${deep('[', ']')},${deep('[', ']')}]}`, ''],
    ['300,000 items', `{"title":"T","label_ids":[${items(300_000)}]}`, '/label_ids'],
    ['one item too many for a list', `{"title":"T","label_ids":[${items(entriesMax + 1)}]}`, '/label_ids'],
    ['one value too many', `{"title":"T","label_ids":[${lists(valuesMax - 2)}]}`, ''],
    [
      'text longer than any',
      `{"title":"T","description":"${'x'.repeat(textLengthMax + 1)}"}`,
      '/description',
    ],
    [
      'text longer than any once its escapes are read',
      `{"title":"T","description":"${String.raw`\u0041`.repeat(textLengthMax + 1)}"}`,
      '/description',
    ],
    [
      'text in escapes that has just the most characters',
      `{"title":"T","x":"${String.raw`\ud83d\ude00`.repeat(textLengthMax / 2)}"}`,
      '/x',
    ],
    ['a day that does not exist', '{"title":"T","due_at":"2026-02-29T00:00:00Z"}', '/due_at'],
    ['an hour that does not exist', '{"title":"T","due_at":"2026-02-28T24:00:00Z"}', '/due_at'],
    ['the year 0', '{"title":"T","due_at":"0000-01-01T00:00:00Z"}', '/due_at'],
    ['a year beyond 9999', '{"title":"T","due_at":"9999-12-31T23:59:59-23:59"}', '/due_at'],
    ['a due day that does not exist', '{"title":"T","due_on":"2026-02-29"}', '/due_on'],
    ['a due day in the year 0', '{"title":"T","due_on":"0000-01-01"}', '/due_on'],
    ['a time for a due day', '{"title":"T","due_on":"2026-12-04T00:00:00Z"}', '/due_on'],
    ['a year of five digits', '{"title":"T","due_at":"10000-01-01T00:00:00Z"}', '/due_at'],
    ['an id of another kind', `{"title":"T","column_id":"${board}"}`, '/column_id'],
    ['an id in capitals', `{"title":"T","column_id":"COLUMN_${'0'.repeat(26)}"}`, '/column_id'],
    ['text where a list is expected', '{"title":"T","label_ids":"a"}', '/label_ids'],
    ['an object where a list is expected', '{"title":"T","label_ids":{"0":"a","length":1}}', '/label_ids'],
  ]),
  ...shapes('PATCH', `/v1/boards/${board}`, [
    ['__proto__ in a patch', '{"__proto__":{"name":"N"}}', '/__proto__'],
    ['null where it clears nothing', '{"name":null}', '/name'],
  ]),
  ...shapes('POST', `/v1/boards/${board}/columns`, [
    ['1e400', '{"name":"N","wip_limit":1e400}', '/wip_limit'],
    ['2^53 + 1', '{"name":"N","wip_limit":9007199254740993}', '/wip_limit'],
    ['an int32 overflow', '{"name":"N","wip_limit":2147483648}', '/wip_limit'],
    ['a fraction', '{"name":"N","wip_limit":1.5}', '/wip_limit'],
    ['a number as text', '{"name":"N","wip_limit":"1"}', '/wip_limit'],
    ['2^63', '{"name":"N","wip_limit":9223372036854775808}', '/wip_limit'],
    ['-0.5', '{"name":"N","wip_limit":-0.5}', '/wip_limit'],
    ['a list around a number', '{"name":"N","wip_limit":[1]}', '/wip_limit'],
    ['true as a number', '{"name":"N","wip_limit":true}', '/wip_limit'],
  ]),
];

const body = '{"name":"N"}';
const wrongBody = '{"nmae":"N"}';

const none: readonly BadInput[] = [
  ['no body', undefined],
  ['an empty body', ''],
].map(([name, sent]) => ({
  name: name ?? '',
  bytes: request('POST', '/v1/boards', { body: sent, headers: { 'Content-Type': 'application/json' } }),
  status: 400,
  code: 'invalid_request',
  place: '',
}));

/** Values of Content-Type on POST. */
const mediaTypes = [
  '',
  'json',
  'text/plain',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset=utf-7',
  'application/json; charset=',
  'application/merge-patch+json',
  'application/vnd.api+json',
  'application/json, application/json',
  'application/json\xe9',
  '__proto__',
].map((type): BadInput => ({
  name: `a body of the type “${type}”`,
  bytes: request('POST', '/v1/boards', { body, headers: { 'Content-Type': type } }),
  status: 415,
  place: 'Content-Type',
}));

const expectations = ['100-continue', '100-Continue', '200-ok', '', '100-continue, 200-ok', '\xe9'].map(
  (value): BadInput => ({
    name: `a wrong body that expects “${value}”`,
    bytes: request('POST', '/v1/boards', { body: wrongBody, headers: { Expect: value } }),
    status: 400,
    place: '/nmae',
  }),
);

const elsewhere: readonly BadInput[] = [
  {
    name: 'a body where a parameter is wrong',
    bytes: request('POST', '/v1/boards?validate=1', { body }),
    status: 400,
    place: 'validate',
  },
  {
    name: 'a body where none is read, and an id that is wrong',
    bytes: request('DELETE', '/v1/boards/x', { body }),
    status: 400,
    place: 'id',
  },
  {
    name: 'a wrong body behind a byte order mark',
    bytes: request('POST', '/v1/boards', { body: `\ufeff${wrongBody}` }),
    status: 400,
    place: '/nmae',
  },
];

export const badBodies: readonly BadInput[] = [
  ...notJson,
  ...wrongShapes,
  ...none,
  ...mediaTypes,
  ...expectations,
  ...elsewhere,
];
