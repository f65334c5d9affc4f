/**
 * Says what a change of a schema breaks. A request must still be taken, and a response must still be understood; what
 * the rules here do not know counts as broken when it differs.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, Deprecatable, Schema } from './contract-documents.ts';

export type Direction = 'request' | 'response';

/** Two contracts under comparison, and what was found. */
export interface Comparison {
  readonly before: Contract;
  readonly after: Contract;
  /** One sentence each: place, colon, what breaks. */
  readonly findings: Set<string>;
  readonly seen: Set<string>;
}

interface Pair {
  readonly comparison: Comparison;
  readonly direction: Direction;
  readonly place: string;
  readonly before: Schema;
  readonly after: Schema;
}

const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const describing = [
  'title',
  'description',
  'example',
  'examples',
  '$comment',
  'externalDocs',
  'deprecated',
  '$ref',
];
const judged = new Set([
  ...upperLimits,
  ...lowerLimits,
  ...describing,
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'uniqueItems'],
  ...['oneOf', 'anyOf', 'allOf', 'discriminator', 'format', 'default', 'pattern'],
]);

/** Adds a finding. */
export function report(comparison: Comparison, place: string, change: string): void {
  comparison.findings.add(`${place}: ${change}`);
}

/** A value as a person reads it. */
function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const componentPrefix = '#/components/schemas/';

function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(componentPrefix) === true
    ? schema.$ref.slice(componentPrefix.length)
    : undefined;
}

/** The schema with what stands beside its references laid over what they name. */
function flattened(contract: Contract, schema: Schema): Schema {
  const name = nameOf(schema);
  if (name === undefined) return schema;
  const target = contract.components?.schemas?.[name];
  if (target === undefined) throw new Error(`The contract has no schema ${name}.`);
  return { ...flattened(contract, target), ...schema };
}

/** Compares one place with a schema in both contracts. */
export function compareSchemas(
  comparison: Comparison,
  direction: Direction,
  place: string,
  before: Schema,
  after: Schema,
): void {
  const [name, nextName] = [nameOf(before), nameOf(after)];
  if (name !== undefined && name !== nextName) {
    report(comparison, place, `the schema ${name} became ${nextName ?? 'one without a name'}`);
  }
  // A named schema is reported once, under its name, and a schema may contain itself.
  const isShared = Object.keys(before).length === 1 && Object.keys(after).length === 1;
  if (name !== undefined && nextName !== undefined && isShared) {
    const key = `${direction} ${name} ${nextName}`;
    if (comparison.seen.has(key)) return;
    comparison.seen.add(key);
  }
  comparePair({
    comparison,
    direction,
    place: name !== undefined && isShared ? name : place,
    before: flattened(comparison.before, before),
    after: flattened(comparison.after, after),
  });
}

function comparePair(pair: Pair): void {
  compareLifecycles(pair.comparison, pair.place, pair.before, pair.after);
  compareTypes(pair);
  compareValues(pair);
  if (pair.direction === 'request') compareLimits(pair);
  comparePatterns(pair);
  compareProperties(pair);
  compareParts(pair);
  compareOthers(pair);
}

/** Clients can rely on a date that was announced. */
export function compareLifecycles(
  comparison: Comparison,
  place: string,
  before: Deprecatable,
  after: Deprecatable,
): void {
  const [was, is] = [before['x-sunset'], after['x-sunset']];
  if (was === undefined || after.deprecated !== true) return;
  if (is === undefined || Date.parse(is) < Date.parse(was)) {
    report(comparison, place, `x-sunset came nearer: ${shown(is)}, was ${shown(was)}`);
  }
}

function typesOf({ type }: Schema): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}

/** Tells whether every value of the first types is of the second ones; `undefined` is any type. */
function fits(narrow: readonly string[] | undefined, wide: readonly string[] | undefined): boolean {
  if (wide === undefined) return true;
  return (
    narrow?.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))) ?? false
  );
}

function compareTypes({ comparison, direction, place, before, after }: Pair): void {
  const [was, is] = [typesOf(before), typesOf(after)];
  const holds = direction === 'request' ? fits(was, is) : fits(is, was);
  if (!holds) report(comparison, place, `type is ${shown(after.type)}, was ${shown(before.type)}`);
}

function closedValues(schema: Schema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** What a list held and another does not. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  return list.filter((item) => !other.some((same) => isDeepStrictEqual(item, same)));
}

/** A closed set may grow where clients choose from it, and shrink where they must know all of it. */
function compareSets(
  { comparison, direction, place }: Pair,
  what: string,
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
): void {
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  if (wide === undefined) return;
  const said = direction === 'request' ? 'no longer takes' : 'can also answer';
  if (narrow === undefined) report(comparison, place, `${what} ${said} values of any kind`);
  const others = without(narrow ?? [], wide);
  if (others.length > 0) report(comparison, place, `${what} ${said} ${others.map(shown).join(', ')}`);
}

function compareValues(pair: Pair): void {
  const { comparison, place, before, after } = pair;
  compareSets(pair, 'enum', closedValues(before), closedValues(after));
  const lost = without(before['x-extensible-enum'] ?? [], after['x-extensible-enum'] ?? []);
  if (lost.length > 0) report(comparison, place, `x-extensible-enum lost ${lost.map(shown).join(', ')}`);
}

function keyword(schema: Schema, name: string): unknown {
  return (schema as Readonly<Record<string, unknown>>)[name];
}

/** Responses are not held to this: a limit of a request that is loosened is loosened in the answers that show it. */
function compareLimits({ comparison, place, before, after }: Pair): void {
  const compare = (name: string, sign: 1 | -1) => {
    const was = keyword(before, name) as number | undefined;
    const is = keyword(after, name) as number | undefined;
    if (is !== undefined && (was === undefined || (is - was) * sign < 0)) {
      report(comparison, place, `${name} is ${is}, was ${shown(was)}`);
    }
  };
  for (const name of upperLimits) compare(name, 1);
  for (const name of lowerLimits) compare(name, -1);
  if (keyword(after, 'uniqueItems') === true && keyword(before, 'uniqueItems') !== true) {
    report(comparison, place, 'the items must be unique now');
  }
}

/** No program says which of two patterns is wider, so every other pattern breaks. */
function comparePatterns({ comparison, direction, place, before, after }: Pair): void {
  const [was, is] = [keyword(before, 'pattern'), keyword(after, 'pattern')];
  const mayDiffer = direction === 'request' ? is === undefined : was === undefined;
  if (was !== is && !mayDiffer) report(comparison, place, `pattern is ${shown(is)}, was ${shown(was)}`);
}

function compareProperties(pair: Pair): void {
  const { comparison, direction, place, before, after } = pair;
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  for (const [name, schema] of Object.entries(was)) {
    const next = is[name];
    if (next === undefined) report(comparison, `${place}.${name}`, `the property is gone (${direction})`);
    else compareSchemas(comparison, direction, `${place}.${name}`, schema, next);
  }
  const [required, nextRequired] = [before.required ?? [], after.required ?? []];
  if (direction === 'request') {
    for (const name of nextRequired.filter((each) => !required.includes(each))) {
      report(comparison, `${place}.${name}`, 'the property is required now');
    }
  } else {
    for (const name of required.filter((each) => !nextRequired.includes(each) && each in is)) {
      report(comparison, `${place}.${name}`, 'the property can be absent now');
    }
  }
  compareRest(pair);
}

function compareRest({ comparison, direction, place, before, after }: Pair): void {
  const [was, is] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (typeof was === 'object' && typeof is === 'object') {
    compareSchemas(comparison, direction, `${place}.*`, was, is);
  } else if (direction === 'request' ? is !== true && was !== false : typeof was === 'object') {
    if (was !== is) report(comparison, place, 'additionalProperties changed');
  }
}

function memberNames(members: readonly Schema[] | undefined): Map<string, Schema> | undefined {
  return (
    members && new Map(members.map((member, index) => [nameOf(member) ?? `member ${index + 1}`, member]))
  );
}

function compareParts(pair: Pair): void {
  const { comparison, direction, place, before, after } = pair;
  const compare = (at: string, was: Schema, is: Schema) => {
    compareSchemas(comparison, direction, at, was, is);
  };
  if (before.items !== undefined && after.items !== undefined)
    compare(`${place}[]`, before.items, after.items);
  else if ((direction === 'request' ? after.items : before.items) !== undefined)
    report(comparison, place, 'items changed');
  for (const name of ['oneOf', 'anyOf', 'allOf'] as const) {
    const [was, is] = [memberNames(before[name]), memberNames(after[name])];
    const [names, nextNames] = [was && [...was.keys()], is && [...is.keys()]];
    // Of `allOf` every part counts, so no other list of parts says the same.
    if (name !== 'allOf') compareSets(pair, name, names, nextNames);
    else if (!isDeepStrictEqual(names, nextNames)) report(comparison, place, 'allOf changed');
    for (const [member, schema] of was ?? []) {
      const next = is?.get(member);
      if (next !== undefined) compare(`${place}, ${member}`, schema, next);
    }
  }
  const [choice, nextChoice] = [before.discriminator, after.discriminator];
  const lost = Object.entries(choice?.mapping ?? {}).filter(([key, to]) => nextChoice?.mapping?.[key] !== to);
  if (choice?.propertyName !== nextChoice?.propertyName || lost.length > 0)
    report(comparison, place, 'discriminator changed');
}

function compareOthers({ comparison, place, before, after }: Pair): void {
  for (const name of ['format', 'default']) {
    const [was, is] = [keyword(before, name), keyword(after, name)];
    if (!isDeepStrictEqual(was, is)) report(comparison, place, `${name} is ${shown(is)}, was ${shown(was)}`);
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (judged.has(name) || name.startsWith('x-')) continue;
    if (!isDeepStrictEqual(keyword(before, name), keyword(after, name))) {
      report(comparison, place, `${name} changed, which the gate cannot judge`);
    }
  }
}
