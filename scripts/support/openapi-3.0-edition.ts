/**
 * Says the contract in OpenAPI 3.0, for generators that do not read 3.1. It knows only what the contract uses and
 * refuses the rest, so that nothing is lost unseen (docs/decisions/0028-openapi-3.0-edition.md).
 */
type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}
type Convert = (value: Json, place: string) => Json;

/** The contract as OpenAPI 3.0.3. @throws {Error} that names the place of what it cannot say */
export function openapi30Edition(contract: object): JsonObject {
  const edition: JsonObject = { ...contract, openapi: '3.0.3', info: convertInfo(contract as Described) };
  if (edition.webhooks !== undefined) {
    edition['x-webhooks'] = edition.webhooks;
    delete edition.webhooks;
  }
  return convertNode(edition, '') as JsonObject;
}

interface Described {
  readonly info: { readonly license: { readonly name: string; readonly identifier: string } };
}

/** 3.0 has no summary, and names a license by its address alone. */
function convertInfo({ info }: Described): JsonObject {
  const { name, identifier } = info.license;
  const converted: JsonObject = {
    ...info,
    license: { name, url: `https://spdx.org/licenses/${identifier}.html` },
  };
  delete converted.summary;
  return converted;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything around the schemas: the same in both, but for scopes. Values for people and extensions stay as they are. */
const convertNode: Convert = (node, place) => {
  if (Array.isArray(node)) return node.map((item, index) => convertNode(item, `${place}/${index}`));
  if (!isObject(node)) return node;
  const converted: JsonObject = {};
  for (const [name, value] of Object.entries(node)) {
    const at = `${place}/${name}`;
    if (name === 'example' || name === 'examples' || (name.startsWith('x-') && name !== 'x-webhooks')) {
      converted[name] = value;
    } else if (name === 'schema') converted[name] = convertSchema(value, at);
    else if (at === '/components/schemas') converted[name] = convertEach(value, at, convertSchema);
    else if (name === 'security') Object.assign(converted, convertSecurity(value));
    else converted[name] = convertNode(value, at);
  }
  return converted;
};

function convertEach(value: Json, place: string, convert: Convert): Json {
  if (Array.isArray(value)) return value.map((item, index) => convert(item, `${place}/${index}`));
  if (!isObject(value)) throw new Error(`${place} is neither a list nor an object`);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, convert(item, `${place}/${name}`)]),
  );
}

/** 3.0 allows scopes on OAuth alone, so they move beside the requirement. */
function convertSecurity(requirements: Json): JsonObject {
  const needed = requirements as Record<string, string[]>[];
  const scopes = [...new Set(needed.flatMap((requirement) => Object.values(requirement).flat()))];
  const security = needed.map((requirement) =>
    Object.fromEntries(Object.keys(requirement).map((name) => [name, []])),
  );
  return scopes.length === 0 ? { security } : { security, 'x-scopes': scopes };
}

const keep: Convert = (value) => value;
const convertSchemas: Convert = (value, place) => convertEach(value, place, convertSchema);

/** What 3.0 says in the same words. */
const keywords: Readonly<Record<string, Convert>> = {
  ...Object.fromEntries(
    [
      ...[
        'title',
        'description',
        'type',
        'format',
        'enum',
        'default',
        'required',
        'pattern',
        'discriminator',
      ],
      ...[
        'minLength',
        'maxLength',
        'minItems',
        'maxItems',
        'uniqueItems',
        'minimum',
        'maximum',
        'multipleOf',
      ],
      ...['minProperties', 'maxProperties', 'readOnly', 'writeOnly', 'deprecated'],
    ].map((name) => [name, keep]),
  ),
  properties: convertSchemas,
  allOf: convertSchemas,
  oneOf: convertSchemas,
  anyOf: convertSchemas,
  items: (value, place) => convertSchema(value, place),
  not: (value, place) => convertSchema(value, place),
  additionalProperties: (value, place) => (typeof value === 'boolean' ? value : convertSchema(value, place)),
};

const convertSchema: Convert = (schema, place) => {
  if (!isObject(schema)) throw new Error(`${place} is not a schema that OpenAPI 3.0 knows`);
  const { $ref, ...siblings } = schema;
  // A reference of 3.0 hides what stands beside it.
  if ($ref !== undefined) {
    return Object.keys(siblings).length === 0
      ? { $ref }
      : { ...convertKeywords(siblings, place), allOf: [{ $ref }] };
  }
  return convertKeywords(schema, place);
};

function convertKeywords(schema: JsonObject, place: string): JsonObject {
  const converted: JsonObject = {};
  for (const [name, value] of Object.entries(schema)) {
    const convert = name.startsWith('x-') ? keep : keywords[name];
    if (name === 'type' && Array.isArray(value)) Object.assign(converted, convertTypes(value, place));
    else if (name === 'const') converted.enum = [value];
    else if (name === 'examples') converted.example = (value as Json[])[0] ?? null;
    else if (convert === undefined) throw new Error(`${place}/${name} cannot be expressed in OpenAPI 3.0`);
    else converted[name] = convert(value, `${place}/${name}`);
  }
  return converted;
}

function convertTypes(types: readonly Json[], place: string): JsonObject {
  const [type, ...others] = types.filter((name) => name !== 'null');
  if (type === undefined || others.length > 0)
    throw new Error(`${place}/type is a union, which 3.0 does not support`);
  return types.length > 1 ? { type, nullable: true } : { type };
}
