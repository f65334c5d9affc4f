// Owns the rules of docs/decisions/0005-contract-rules.md that Redocly has no rule for.
// A rule only reads the contract; it must not need a network or another file.

const compositionKeywords = ['properties', 'enum', 'oneOf', 'anyOf', 'allOf'];

/** Lists the JSON types of a schema, whether it writes one or a list. */
function typesOf(schema) {
  return [schema.type ?? []].flat();
}

/** Tells whether a schema would make a generator invent a name for it. */
function needsName(schema) {
  return schema.$ref === undefined && compositionKeywords.some((keyword) => schema[keyword] !== undefined);
}

function NamedSchemas() {
  return {
    MediaType(mediaType, { report, location }) {
      if (mediaType.schema?.$ref === undefined) {
        report({ message: 'A body must refer to a named schema.', location: location.child('schema') });
      }
    },
    Schema(schema, { report, location }) {
      if (typesOf(schema).includes('array') && schema.items?.$ref === undefined) {
        report({ message: 'The items of an array must refer to a named schema.', location });
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (needsName(property)) {
          report({
            message: `${name} must refer to a named schema.`,
            location: location.child('properties'),
          });
        }
      }
    },
    Parameter(parameter, { report, location }) {
      if (needsName(parameter.schema ?? {})) {
        report({ message: `${parameter.name} must refer to a named schema.`, location });
      }
    },
  };
}

const boundsByType = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum', 'format'],
  number: ['minimum', 'maximum', 'format'],
  array: ['maxItems'],
};

function BoundedSchemas() {
  return {
    Schema(schema, { report, location }) {
      if (schema.enum !== undefined || schema.const !== undefined) return;
      for (const type of typesOf(schema)) {
        const missing = (boundsByType[type] ?? []).filter((keyword) => schema[keyword] === undefined);
        if (missing.length > 0)
          report({ message: `A schema of type ${type} needs ${missing.join(', ')}.`, location });
      }
    },
  };
}

function ClosedRequests() {
  return {
    RequestBody: {
      Schema(schema, { report, location }) {
        if (typesOf(schema).includes('object') && schema.additionalProperties !== false) {
          report({ message: 'An object in a request is closed: additionalProperties: false.', location });
        }
      },
    },
    Response: {
      Schema(schema, { report, location }) {
        if (schema.additionalProperties === false) {
          report({ message: 'An object in a response is open: no additionalProperties.', location });
        }
      },
    },
  };
}

function NullableOnlyInPatches() {
  return {
    Schema(schema, { report, location }) {
      if (!typesOf(schema).includes('null')) return;
      const isScalar = !typesOf(schema).some((type) => type === 'object' || type === 'array');
      if (!isScalar || schema.enum !== undefined || !location.pointer.includes('/schemas/Update')) {
        report({ message: 'Only scalars of an Update schema may be null.', location });
      }
    },
  };
}

function OneSuccess() {
  return {
    Operation(operation, { report, location }) {
      const statuses = Object.keys(operation.responses ?? {});
      const responses = location.child('responses');
      if (statuses.filter((status) => status.startsWith('2')).length !== 1) {
        report({ message: 'An operation has exactly one success status.', location: responses });
      }
      for (const status of statuses.filter((name) => !name.startsWith('2'))) {
        if (operation.responses[status].$ref === undefined) {
          report({ message: 'An error refers to a named response.', location: responses.child(status) });
        }
      }
    },
  };
}

/** The plugin as Redocly loads it, which takes no other kind of export. */
export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'named-schemas': NamedSchemas,
        'bounded-schemas': BoundedSchemas,
        'closed-requests': ClosedRequests,
        'nullable-only-in-patches': NullableOnlyInPatches,
        'one-success': OneSuccess,
      },
    },
  };
}
