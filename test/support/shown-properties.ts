/** The properties that a response shows, read from a contract, released or current. */

type Json = Readonly<Record<string, unknown>>;

/** What a reference leads to, or the thing itself. */
function resolved(contract: Json, value: unknown): Json {
  const { $ref } = (value ?? {}) as { readonly $ref?: string };
  if ($ref === undefined) return (value ?? {}) as Json;
  return resolved(contract, valueAt(contract, $ref.slice(2).split('/')));
}

function valueAt(contract: Json, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((node, key) => resolved(contract, node)[key], contract);
}

/** The schema of what a path shows; undefined if the contract does not have the path. */
export function shownSchema(contract: Json, path: string): unknown {
  return valueAt(contract, [
    'paths',
    path,
    'get',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ]);
}

/** Every property that a schema shows, with its type, format and pattern, however deep; such as `cards[].title: string`. */
export function propertiesOf(contract: Json, schema: unknown, name = ''): string[] {
  const { items, properties, ...rest } = resolved(contract, schema);
  const { type, format, pattern } = rest as Readonly<Record<string, string | string[] | undefined>>;
  if (items !== undefined) return propertiesOf(contract, items, `${name}[]`);
  if (properties === undefined) {
    return [`${name}: ${[type, format, pattern].flatMap((it) => it ?? []).join(' ')}`];
  }
  return Object.entries(properties as Json)
    .flatMap(([key, value]) => propertiesOf(contract, value, name === '' ? key : `${name}.${key}`))
    .sort();
}
