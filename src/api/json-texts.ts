/**
 * What JSON leaves open and JSON.parse decides in silence (RFC 8259, sections 4 and 8.2; refused as RFC 7493 has it): a
 * name that an object holds twice, of which another reader may take the other value, and half of a surrogate pair,
 * which cannot be stored as text. And how many entries anything may have.
 */
import { Problem } from './problems.ts';

/** Brackets, commas, and strings with the colon that makes a name of one; in well-formed JSON nothing else counts. */
const token = /[{}[\],]|"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;
const escapedSurrogate = /\\ud[89a-f]/i;
const pointerLengthMax = 2_000;
/** More than any list or object of the contract holds; what checks each item need not see the rest. */
export const entriesMax = 1_000;

/** An object, with the names that it has had so far, or an array; and where in it the text is. */
interface Level {
  readonly names?: Set<string>;
  entries: number;
  step: string | number;
}

/**
 * @param text well-formed JSON
 * @throws {Problem} `invalid_request` that names a repeated property, or what has more than `entriesMax` entries;
 *   `malformed_json` for half of a surrogate pair
 */
export function requireUnambiguousJson(text: string): void {
  const levels: Level[] = [];
  for (const [found, colon] of text.matchAll(token)) {
    if (found === '{') levels.push({ names: new Set(), entries: 1, step: '' });
    else if (found === '[') levels.push({ entries: 1, step: 0 });
    else if (found === '}' || found === ']') levels.pop();
    else if (found === ',') countEntry(levels);
    else if (colon === undefined) requireWholeCharacters(found);
    else addName(levels, readString(found.slice(0, -colon.length)));
  }
}

function countEntry(levels: readonly Level[]): void {
  const level = levels.at(-1);
  // A comma always stands between two entries of something that is open.
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

function requireWholeCharacters(quoted: string): void {
  if (escapedSurrogate.test(quoted)) readString(quoted);
}

/** Most strings have no escapes, and JSON.parse costs ten times as much as cutting off the quotes. */
function readString(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  const text = JSON.parse(quoted) as string;
  if (!text.isWellFormed()) throw malformedJson(new SyntaxError('half of a surrogate pair'));
  return text;
}

function repeatedName(levels: readonly Level[]): Problem {
  const place = { code: 'repeated', detail: 'is given more than once' };
  return new Problem('invalid_request', 'The body holds a property more than once.', {
    errors: [{ pointer: pointerTo(levels), ...place }],
  });
}

function tooManyEntries(levels: readonly Level[]): Problem {
  const place = { code: 'too_many', detail: `holds more than ${entriesMax} items or properties` };
  return new Problem('invalid_request', 'The body holds too much in one place.', {
    errors: [{ pointer: pointerTo(levels), ...place }],
  });
}

/** A JSON pointer to where each of the levels is; to the body as a whole when the contract lets none be that long. */
function pointerTo(levels: readonly Level[]): string {
  const pointer = levels.map(({ step }) => `/${escapeStep(String(step))}`).join('');
  return pointer.length > pointerLengthMax ? '' : pointer;
}

/** A name as it stands in a JSON pointer (RFC 6901, section 3). */
export function escapeStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function malformedJson(cause: unknown): Problem {
  return new Problem('malformed_json', 'The body is not well-formed JSON in UTF-8.', {
    errors: [{ pointer: '', code: 'bad_format', detail: 'is not well-formed JSON in UTF-8' }],
    cause,
  });
}
