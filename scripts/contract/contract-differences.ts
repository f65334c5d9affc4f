/** Finds where two contracts differ at all, and takes out of one what only describes. */
import type { Contract } from './contract-documents.ts';

const describing = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
]);
/** Under these keys stand names, not keywords: a property may be called `title`. */
const nameMaps = new Set([
  ...['paths', 'webhooks', 'schemas', 'responses', 'parameters', 'headers', 'requestBodies', 'links'],
  ...['securitySchemes', 'content', 'properties', 'mapping', 'x-problems'],
]);

function withoutWordsIn(value: unknown, isNameMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWordsIn(item, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNameMap || !describing.has(key))
      .map(([key, inner]) => [key, withoutWordsIn(inner, !isNameMap && nameMaps.has(key))]),
  );
}

/** A contract without its version and without all that a reader sees and no program does. */
export function withoutWords(contract: Contract): object {
  return {
    ...(withoutWordsIn(contract, false) as object),
    // These hold words alone: what the service is called, and what the tags and the codes of single mistakes mean.
    info: {},
    tags: [],
    'x-problem-errors': Object.keys(contract['x-problem-errors'] ?? {}).sort(),
  };
}

/** The places, as JSON pointers (RFC 6901), where two documents differ; a place that one lacks stands for all below it. */
export function differences(one: unknown, other: unknown, pointer = ''): string[] {
  if (Object.is(one, other)) return [];
  const isNode = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return [pointer];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(one[key], other[key], `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
