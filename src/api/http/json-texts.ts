/**
 * Two checks of JSON texts. Before parsing: the depth and the number of values, which determine the parsing time. After
 * parsing: what JSON leaves open and JSON.parse accepts silently (RFC 8259, sections 4 and 8.2; refused as in RFC
 * 7493), which is repeated names and single surrogates; and the size of each part.
 */
import { Problem } from './problems.ts';

/** A valid body has a depth of two. Tests compare these limits with the contract's schemas. */
export const depthMax = 32;
/** A valid body has fewer: by the schemas of the contract at most 22,804, as a batch of 100 cards, each with 50 labels and assignees. */
export const valuesMax = 25_000;
/** In UTF-16 code units: twice the maximum of the contract, because a character has up to two. */
export const textLengthMax = 40_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const colon = 0x3a;
/** RFC 8259, section 2. */
const whiteSpace = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * One pass over the bytes. Only quotes, backslashes, brackets and commas matter; in UTF-8 they are never part of
 * another character. Ends at the first list or object with too many entries: parsing 24,000 names takes longer than everything else.
 *
 * @returns the end of what `requireUnambiguousJson` needs to find that list or object; undefined without one
 * @throws {Problem} `invalid_request` if the depth is over `depthMax`, or the number of values over `valuesMax`
 */
export function requireBoundedJson(bytes: Buffer): number | undefined {
  let depth = 0;
  // Each value except the first follows a bracket or a comma.
  let values = 1;
  const entries = new Uint32Array(depthMax + 1);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      index = endOfText(bytes, index);
    } else if (byte === comma) {
      values += 1;
      entries[depth] = (entries[depth] ?? 0) + 1;
      if ((entries[depth] ?? 0) > entriesMax) return index + 1;
    } else if (byte === openBracket || byte === openBrace) {
      values += 1;
      depth += 1;
      if (depth > depthMax) throw tooDeep();
      entries[depth] = 1;
    } else if (byte === closeBracket || byte === closeBrace) {
      depth -= 1;
    }
  }
  if (values > valuesMax) throw tooManyValues();
  return undefined;
}

/** The end of a longer text is found with `indexOf`, which is slower than reading a short one. */
const searchedFrom = 64;

/** The position of the quote that ends the text which begins at `start`; the length of the JSON if there is none. */
function endOfText(json: Buffer | string, start: number): number {
  let at = start + 1;
  for (;;) {
    for (const to = at + searchedFrom; at < to; at += 1) {
      const unit = unitAt(json, at);
      if (unit === quote || at >= json.length) return at;
      if (unit === backslash) at += 1;
    }
    const found = json.indexOf('"', at);
    if (found === -1) return json.length;
    let escapes = found;
    while (escapes > at && unitAt(json, escapes - 1) === backslash) escapes -= 1;
    if ((found - escapes) % 2 === 0) return found;
    at = found + 1;
  }
}

function unitAt(json: Buffer | string, index: number): number | undefined {
  return typeof json === 'string' ? json.charCodeAt(index) : json[index];
}

function tooDeep(): Problem {
  return unboundedBody('too_deep', `nests lists and objects more than ${depthMax} levels deep`);
}

function tooManyValues(): Problem {
  return unboundedBody('too_many', `has more than ${valuesMax} values`);
}

function unboundedBody(code: string, detail: string): Problem {
  return new Problem('invalid_request', `The body ${detail}.`, { errors: [{ pointer: '', code, detail }] });
}

const escapedSurrogate = /\\ud[89a-f]/i;
const pointerLengthMax = 2_000;
/** More than any list or object of the contract has, so that validators don't check longer ones. */
export const entriesMax = 1_000;

/** An object with its names so far, or an array; and the current place in it. */
interface Level {
  readonly names?: Set<string>;
  entries: number;
  step: string | number;
}

/**
 * @param text well-formed JSON
 * @throws {Problem} `invalid_request` for a repeated property, more than `entriesMax` entries, or a text longer than
 *  `textLengthMax`; `malformed_json` for a single surrogate
 */
export function requireUnambiguousJson(text: string): void {
  const levels: Level[] = [];
  // Only brackets, commas and strings matter in well-formed JSON.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const quoted = text.slice(at, endOfText(text, at) + 1);
      at += quoted.length - 1;
      if (isName(text, at + 1)) addName(levels, readString(quoted));
      else requireSoundText(levels, quoted);
    } else if (code === openBrace) levels.push({ names: new Set(), entries: 1, step: '' });
    else if (code === openBracket) levels.push({ entries: 1, step: 0 });
    else if (code === closeBrace || code === closeBracket) levels.pop();
    else if (code === comma) countEntry(levels);
  }
}

/** Whether the string that ends before `at` is the name of a property. */
function isName(text: string, at: number): boolean {
  let next = at;
  while (whiteSpace.has(text.charCodeAt(next))) next += 1;
  return text.charCodeAt(next) === colon;
}

function countEntry(levels: readonly Level[]): void {
  const level = levels.at(-1);
  // A comma is always inside an object or an array.
  if (level === undefined) return;
  level.entries += 1;
  if (level.entries > entriesMax) throw tooManyEntries(levels.slice(0, -1));
  if (typeof level.step === 'number') level.step += 1;
}

function addName(levels: readonly Level[], name: string): void {
  const level = levels.at(-1);
  if (level?.names === undefined) throw new Error('well-formed JSON has names in objects alone');
  level.step = name;
  if (level.names.has(name)) throw repeatedName(levels);
  level.names.add(name);
}

function requireSoundText(levels: readonly Level[], quoted: string): void {
  const isSuspect = quoted.length > textLengthMax || (quoted.includes('\\') && escapedSurrogate.test(quoted));
  if (!isSuspect) return;
  // A string of this length is too long even if all of it is escapes.
  if (quoted.length > 6 * textLengthMax + 2 || readString(quoted).length > textLengthMax)
    throw tooLong(levels);
}

/** Most strings have no escapes, and JSON.parse takes ten times as long as removing the quotes. */
function readString(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  const text = JSON.parse(quoted) as string;
  if (!text.isWellFormed()) throw malformedJson(new SyntaxError('half of a surrogate pair'));
  return text;
}

function repeatedName(levels: readonly Level[]): Problem {
  const place = { code: 'repeated', detail: 'is given more than once' };
  return new Problem('invalid_request', 'The body has a property more than once.', {
    errors: [{ pointer: pointerTo(levels), ...place }],
  });
}

function tooManyEntries(levels: readonly Level[]): Problem {
  const place = { code: 'too_many', detail: `has more than ${entriesMax} items or properties` };
  return new Problem('invalid_request', 'The body has too many items or properties in one place.', {
    errors: [{ pointer: pointerTo(levels), ...place }],
  });
}

/**
 * Refused here, because a validator would count the characters and match a pattern, which takes longer than everything
 * before.
 */
function tooLong(levels: readonly Level[]): Problem {
  const place = { code: 'too_long', detail: 'is longer than any text can be' };
  return new Problem('invalid_request', 'The body has a text that is too long.', {
    errors: [{ pointer: pointerTo(levels), ...place }],
  });
}

/** A JSON pointer to the current place; to the whole body if the pointer would be longer than the contract allows. */
function pointerTo(levels: readonly Level[]): string {
  const pointer = levels.map(({ step }) => `/${escapeStep(String(step))}`).join('');
  return pointer.length > pointerLengthMax ? '' : pointer;
}

/** A name in a JSON pointer (RFC 6901, section 3). */
export function escapeStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function malformedJson(cause: unknown): Problem {
  return new Problem('malformed_json', 'The body is not well-formed JSON in UTF-8.', {
    errors: [{ pointer: '', code: 'bad_format', detail: 'is not well-formed JSON in UTF-8' }],
    cause,
  });
}
