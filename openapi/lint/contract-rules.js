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

const roles = ['guest', 'member', 'admin', 'owner'];

/** Says what is wrong with one alternative of a security requirement, if anything is. */
function requirementFault(requirement) {
  const [[scheme, scopes] = [], ...others] = Object.entries(requirement);
  if (scheme === undefined || others.length > 0) return 'An alternative names exactly one credential.';
  if (scheme === 'session' && scopes.length > 0) return 'A session has no scopes.';
  if (scheme === 'accessToken' && scopes.length > 1) return 'An access token needs one scope or none.';
  return undefined;
}

function Access({ withoutCredential = [] }) {
  const found = new Set();
  return {
    Operation(operation, { report, location }) {
      const { operationId, security } = operation;
      const role = operation['x-minimum-role'];
      if (security === undefined) {
        report({ message: 'Every operation names the credentials that it takes.', location });
        return;
      }
      const isOpen = security.length === 0;
      if (isOpen) found.add(operationId);
      if (isOpen && !withoutCredential.includes(operationId)) {
        report({ message: 'Only the operations listed in redocly.yaml take no credential.', location });
      }
      if (isOpen ? role !== undefined : !roles.includes(role)) {
        report({ message: 'Exactly the operations with a credential name their lowest role.', location });
      }
      for (const fault of security.map(requirementFault).filter((message) => message !== undefined)) {
        report({ message: fault, location: location.child('security') });
      }
    },
    Root: {
      leave(_root, { report, location }) {
        for (const operationId of withoutCredential.filter((name) => !found.has(name))) {
          report({
            message: `${operationId} needs no exception: it takes a credential, or is gone.`,
            location,
          });
        }
      },
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
        access: Access,
      },
    },
  };
}
