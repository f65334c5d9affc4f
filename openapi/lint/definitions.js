// Owns how the rules follow references.

/** Where something is defined, for a reference in the file of `from` or in the one at hand. */
export function definitionOf(reference, resolve, from) {
  const { node, location } =
    reference?.$ref === undefined ? {} : resolve(reference, from?.source.absoluteRef);
  return { node, location, key: location?.absolutePointer };
}

const parts = ['items', 'additionalProperties', 'not'];
const lists = ['allOf', 'anyOf', 'oneOf'];

/**
 * The schema and all those that it is made of, each once. Redocly's nested visitors see only the first.
 * @param seen where the schemas stand that were met before
 */
export function* schemasWithin(schema, location, resolve, seen = new Set()) {
  const { node = schema, location: place = location } = definitionOf(schema, resolve, location);
  if (typeof node !== 'object' || seen.has(place.absolutePointer)) return;
  seen.add(place.absolutePointer);
  yield { schema: node, location: place };
  const children = [
    ...Object.keys(node.properties ?? {}).map((name) => ['properties', name]),
    ...parts.map((name) => [name]),
    ...lists.flatMap((name) => (node[name] ?? []).map((_member, index) => [name, index])),
  ];
  for (const steps of children) {
    const child = steps.reduce((at, step) => at?.[step], node);
    if (child !== undefined) yield* schemasWithin(child, place.child(steps), resolve, seen);
  }
}

/** All schemas of a body, by what it is or refers to. */
export function* schemasOfBody({ content = {} }, location, resolve, seen) {
  for (const [mediaType, { schema }] of Object.entries(content)) {
    yield* schemasWithin(schema, location.child(['content', mediaType, 'schema']), resolve, seen);
  }
}
