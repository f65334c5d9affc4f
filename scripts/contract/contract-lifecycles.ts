/** Owns which parts of a released contract a major release may remove. */
import { parametersOf, resolve } from './contract-documents.ts';
import type { Contract, Deprecatable, Operation, PathItem, Schema } from './contract-documents.ts';

/** A thing may go when it was marked as deprecated and the day that was named for its end is past. */
function mayGo(thing: Deprecatable, now: Date): boolean {
  const { deprecated, 'x-deprecated-at': deprecatedAt, 'x-sunset': sunset } = thing;
  const isPast = (date: string | undefined) => Date.parse(date ?? '') <= now.getTime();
  return deprecated === true && isPast(deprecatedAt) && isPast(sunset);
}

function keep<T>(record: Readonly<Record<string, T>>, isKept: (key: string, value: T) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => isKept(key, value)));
}

interface Change {
  readonly last: Contract;
  readonly next: Contract;
  readonly now: Date;
}

/**
 * The last released contract without the operations, parameters, properties and problem codes that were announced to
 * go, may go by now, and are gone from the next one: so no rule misses them.
 */
export function withoutWhatMayGo(last: Contract, next: Contract, now: Date): Contract {
  const change = { last, next, now };
  const items = Object.entries(last.paths).map(
    ([path, item]) => [path, remainingItem(change, path, item)] as const,
  );
  const { schemas = {} } = last.components ?? {};
  return {
    ...last,
    paths: Object.fromEntries(
      items.filter(([, item]) => Object.keys(item).some((key) => key !== 'parameters')),
    ),
    components: {
      ...last.components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, remainingSchema(change, name, schema)]),
      ),
    },
    ...(last['x-problems'] && {
      'x-problems': keep(
        last['x-problems'],
        (code, problem) => next['x-problems']?.[code] !== undefined || !mayGo(problem, now),
      ),
    }),
  };
}

function remainingItem({ last, next, now }: Change, path: string, item: PathItem): PathItem {
  const nextItem = next.paths[path] ?? {};
  const entries = Object.entries(item).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'parameters') return [[key, value]];
    const operation = value as Operation;
    const successor = nextItem[key as keyof PathItem] as Operation | undefined;
    if (successor === undefined) return mayGo(operation, now) ? [] : [[key, operation]];
    const names = new Set(parametersOf(next, nextItem, successor).keys());
    const parameters = (operation.parameters ?? []).filter((each) => {
      const parameter = resolve(last, each);
      return names.has(`${parameter.in} parameter ${parameter.name}`) || !mayGo(parameter, now);
    });
    return [[key, { ...operation, ...(operation.parameters && { parameters }) }]];
  });
  return Object.fromEntries(entries);
}

function remainingSchema({ last, next, now }: Change, name: string, schema: Schema): Schema {
  const { properties, required } = schema;
  const successor = next.components?.schemas?.[name];
  if (properties === undefined || successor === undefined) return schema;
  const remaining = keep(
    properties,
    (key, property) =>
      successor.properties?.[key] !== undefined || !mayGo({ ...resolve(last, property), ...property }, now),
  );
  return {
    ...schema,
    properties: remaining,
    ...(required && { required: required.filter((key) => key in remaining || !(key in properties)) }),
  };
}
