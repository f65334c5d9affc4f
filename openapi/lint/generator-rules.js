// Owns the rules that generators of clients need, and says which one stumbles (docs/decisions/
// 0041-contract-for-every-generator.md). contract-rules.js makes them known to Redocly.
import { definitionOf, schemasOfBody } from './definitions.js';

const timeFormats = ['date-time', 'date'];

/** PHP, Ruby and C# apply a pattern or a length to the object that they make of a time. */
export function PlainTimes() {
  return {
    Schema(schema, { report, location }) {
      if (!timeFormats.includes(schema.format)) return;
      for (const keyword of ['pattern', 'minLength', 'maxLength'].filter(
        (name) => schema[name] !== undefined,
      )) {
        report({
          message: `A ${schema.format} has no ${keyword}: say its form in words.`,
          location: location.child(keyword),
        });
      }
    },
  };
}

const beyondAscii = [/\\x[89a-f][0-9a-f]/i, /\\u(?!00[0-7])/, /[^ -~]/];

/** Ruby refuses a class of bytes beyond ASCII in a pattern of UTF-8. */
export function AsciiPatterns() {
  return {
    Schema(schema, { report, location }) {
      if (!beyondAscii.some((form) => form.test(schema.pattern ?? ''))) return;
      report({
        message: 'A pattern names characters beyond ASCII only by excluding others.',
        location: location.child('pattern'),
      });
    },
  };
}

/** PHP sends the default of a parameter that was not set, and `false` as 0. */
export function NoParameterDefaults() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      const { node } = definitionOf(parameter.schema, resolve);
      if (parameter.required === true || (node ?? parameter.schema)?.default === undefined) return;
      report({ message: `${parameter.name} has its default in x-default and in words.`, location });
    },
  };
}

const normalized = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** ogen makes a type of each schema and of each security scheme. */
export function SchemeNames() {
  const schemas = new Set();
  const schemes = [];
  return {
    Schema(_schema, { location }) {
      const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(location.pointer) ?? [];
      if (name !== undefined) schemas.add(normalized(name));
    },
    SecurityScheme(_scheme, { key, location }) {
      schemes.push({ name: String(key), location });
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, location } of schemes.filter((scheme) => schemas.has(normalized(scheme.name)))) {
          report({ message: `The security scheme ${name} has the name of a schema.`, location });
        }
      },
    },
  };
}

/** ogen makes one type of a schema and the headers beside it, unless the response has a name of its own. */
export function NamedSuccesses() {
  const bySchema = new Map();
  return {
    Operation(operation, { location, resolve }) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const { node = response, location: from, key } = definitionOf(response, resolve);
        const { key: schema } = definitionOf(node.content?.['application/json']?.schema, resolve, from);
        if (!status.startsWith('2') || schema === undefined) continue;
        const place = location.child(['responses', status]);
        const isInline = response.$ref === undefined;
        const known = bySchema.get(schema) ?? new Map();
        bySchema.set(schema, known.set(key ?? place.absolutePointer, { isInline, place }));
      }
    },
    Root: {
      leave(_root, { report }) {
        const shared = [...bySchema.values()].filter((responses) => responses.size > 1);
        for (const { place } of shared
          .flatMap((responses) => [...responses.values()])
          .filter((each) => each.isInline)) {
          report({
            message: 'A success whose schema is in another one too is a named response.',
            location: place,
          });
        }
      },
    },
  };
}

const headersOfWrites = ['Idempotent-Replayed', 'Validate-Only'];

/** What a read never sends is not in its type. */
export function PlainReads() {
  return {
    Operation(operation, { report, location, key, resolve }) {
      if (key !== 'get') return;
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const { headers = {} } = definitionOf(response, resolve).node ?? response;
        for (const name of headersOfWrites.filter((header) => headers[header] !== undefined)) {
          report({
            message: `A read does not answer with ${name}.`,
            location: location.child(['responses', status]),
          });
        }
      }
    },
  };
}

/** Generators write it as a condition that is always true, and compilers warn of it. */
export function NoEmptyMinimums() {
  return {
    Schema(schema, { report, location }) {
      for (const keyword of ['minLength', 'minItems', 'minProperties'].filter((name) => schema[name] === 0)) {
        report({ message: `${keyword}: 0 says nothing.`, location: location.child(keyword) });
      }
    },
  };
}

/** A strict client fails on a value that it does not know, and a later release may add one. */
export function OpenEnums() {
  const seen = new Set();
  return {
    Response(response, { report, location: place, resolve }) {
      for (const { schema, location } of schemasOfBody(response, place, resolve, seen)) {
        if (schema.enum === undefined) continue;
        report({
          message: 'An enum in a response is open: x-extensible-enum, with a pattern.',
          location: location.child('enum'),
        });
      }
    },
  };
}
