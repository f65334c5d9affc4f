// Owns the rules of docs/decisions/0005-contract-rules.md that Redocly has no rule for.
// A rule only reads the contract; it must not need a network or another file. Those for the sake of generators of clients
// stand in generator-rules.js.
import { definitionOf, schemasOfBody } from './definitions.js';
import * as generatorRules from './generator-rules.js';

const compositionKeywords = ['properties', 'enum', 'oneOf', 'anyOf', 'allOf'];

/** Lists the JSON types of a schema, whether it writes one or a list. */
function typesOf(schema) {
  return [schema.type ?? []].flat();
}

/** Tells whether clients hold the value as an object for days or moments. */
function isTime({ format }) {
  return format === 'date-time' || format === 'date';
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
  string: ['maxLength'],
  integer: ['minimum', 'maximum', 'format'],
  number: ['minimum', 'maximum', 'format'],
  array: ['maxItems'],
};

function BoundedSchemas() {
  return {
    Schema(schema, { report, location }) {
      if (schema.enum !== undefined || schema.const !== undefined || isTime(schema)) return;
      for (const type of typesOf(schema)) {
        const missing = (boundsByType[type] ?? []).filter((keyword) => schema[keyword] === undefined);
        if (missing.length > 0)
          report({ message: `A schema of type ${type} needs ${missing.join(', ')}.`, location });
      }
    },
  };
}

/** Requests are closed, and what the service sends is open: responses, and the bodies of webhooks. */
function ClosedRequests() {
  const [seenInRequests, seenInAnswers] = [new Set(), new Set()];
  const requireOpen = (content, place, { report, resolve }, what) => {
    for (const { schema, location } of schemasOfBody(content, place, resolve, seenInAnswers)) {
      if (schema.additionalProperties === false) {
        report({ message: `An object in a ${what} is open: no additionalProperties.`, location });
      }
    }
  };
  return {
    Paths: {
      RequestBody(body, { report, location: place, resolve }) {
        for (const { schema, location } of schemasOfBody(body, place, resolve, seenInRequests)) {
          if (typesOf(schema).includes('object') && schema.additionalProperties !== false) {
            report({ message: 'An object in a request is closed: additionalProperties: false.', location });
          }
        }
      },
    },
    WebhooksMap: {
      RequestBody(body, context) {
        requireOpen(body, context.location, context, 'webhook');
      },
    },
    Response(response, context) {
      requireOpen(response, context.location, context, 'response');
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
    Operation(operation, { report, location, key }) {
      const statuses = Object.keys(operation.responses ?? {});
      const responses = location.child('responses');
      const successes = statuses.filter((status) => status.startsWith('2'));
      // RFC 9110, section 9.3.4: what a PUT creates is a 201, and what it replaces is not.
      const isCreatedOrChanged = key === 'put' && successes.join() === '200,201';
      if (successes.length !== 1 && !isCreatedOrChanged) {
        const message = 'An operation has exactly one success status, and a PUT can have 200 and 201.';
        report({ message, location: responses });
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
  if (scheme === 'sessionAuth' && scopes.length > 0) return 'A session has no scopes.';
  if (scheme === 'accessTokenAuth' && scopes.length > 1) return 'An access token needs one scope or none.';
  return undefined;
}

function Access({ withoutCredential = [] }) {
  const found = new Set();
  const checkOperation = (operation, { report, location }) => {
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
  };
  return {
    // Those of webhooks are the client's.
    Paths: { Operation: checkOperation },
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

const writes = ['post', 'put', 'patch', 'delete'];

/** What every write with a credential takes besides, and no other operation does. */
function WriteOptions() {
  return {
    Operation(operation, { report, location, key, parent }) {
      const isGuardedWrite = writes.includes(key) && operation.security?.length !== 0;
      const wanted = {
        IdempotencyKeyParameter: isGuardedWrite && key === 'post',
        ValidateOnlyParameter: isGuardedWrite,
      };
      for (const [name, isWanted] of Object.entries(wanted)) {
        const isThere = (operation.parameters ?? []).some(({ $ref = '' }) => $ref.endsWith(`/${name}`));
        if (isThere === isWanted) continue;
        const message = `${operation.operationId} ${isWanted ? 'needs' : 'cannot take'} the ${name}.`;
        report({ message, location });
      }
      // Without a path parameter and a body there is but one request, so that no other can have its key.
      const canDiffer = operation.requestBody !== undefined || parent.parameters !== undefined;
      const statuses = wanted.IdempotencyKeyParameter ? ['409', ...(canDiffer ? ['422'] : [])] : [];
      for (const status of statuses.filter((name) => operation.responses?.[name] === undefined)) {
        report({ message: `An Idempotency-Key can be answered by ${status}.`, location });
      }
    },
  };
}

/** Every read can be asked for only what is new, and what heeds If-Match can refuse. */
function ConditionalRequests() {
  return {
    Operation(operation, { report, location, key, resolve }) {
      const takes = (name) => (operation.parameters ?? []).some(({ $ref = '' }) => $ref.endsWith(`/${name}`));
      const { responses = {} } = operation;
      const shown = responses['200'] ?? {};
      const { headers = {}, content: shownContent = {} } =
        shown.$ref === undefined ? shown : (resolve(shown).node ?? {});
      // A stream is never the same, and never whole.
      const isRead = key === 'get' && shownContent['text/event-stream'] === undefined;
      const faults = {
        'A read takes the IfNoneMatchParameter, and nothing else does.':
          takes('IfNoneMatchParameter') !== isRead,
        'A read can answer with 304, and nothing else can.': (responses['304'] !== undefined) !== isRead,
        'A read answers with an ETag.': isRead && headers.ETag === undefined,
        'A read does not take the IfMatchParameter.': isRead && takes('IfMatchParameter'),
        'Exactly what takes the IfMatchParameter, or items with an etag, can answer with 412.':
          (takes('IfMatchParameter') || takesItemTags(operation, resolve)) !==
          (responses['412'] !== undefined),
      };
      for (const [message] of Object.entries(faults).filter(([, isBroken]) => isBroken)) {
        report({ message, location });
      }
    },
  };
}

/** Whether the items of a batch can have the etag that their card must still have. */
function takesItemTags({ requestBody }, resolve) {
  const body = definitionOf(requestBody?.content?.['application/json']?.schema, resolve);
  const item = definitionOf(body.node?.properties?.cards?.items, resolve, body.location);
  return item.node?.properties?.etag !== undefined;
}

/** Where the schema of the id that an answer shows is defined. The id may lie one deeper, beside a secret. */
function shownId(response, resolve) {
  const body = definitionOf(response.content?.['application/json']?.schema, resolve);
  const parts = Object.values(body.node?.properties ?? {}).map((part) =>
    definitionOf(part, resolve, body.location),
  );
  const shown = [body, ...parts].find(({ node }) => node?.properties?.id !== undefined);
  return definitionOf(shown?.node.properties.id, resolve, shown?.location).key;
}

/** An answer that shows a new id leads to all that reads, changes and ends what it names. */
function Links() {
  const byId = new Map();
  const creations = [];
  let itemId;
  return {
    PathItem(item, { key: path, resolve }) {
      const parameter = path.endsWith('}') ? definitionOf(item.parameters?.at(-1), resolve) : {};
      itemId = definitionOf(parameter.node?.schema, resolve, parameter.location).key;
    },
    Operation(operation, { location, resolve }) {
      const { operationId, responses = {} } = operation;
      if (itemId !== undefined) byId.set(itemId, [...(byId.get(itemId) ?? []), operationId]);
      const created = responses['201'];
      if (created === undefined) return;
      const links = created.links?.$ref === undefined ? created.links : resolve(created.links).node;
      creations.push({ id: shownId(created, resolve), linked: Object.keys(links ?? {}), location });
    },
    Root: {
      leave(_root, { report }) {
        for (const { id, linked, location } of creations) {
          const missing = (byId.get(id) ?? []).filter((operationId) => !linked.includes(operationId));
          if (missing.length === 0) continue;
          report({
            message: `The new id needs links to ${missing.join(', ')}, by these names.`,
            location: location.child(['responses', '201']),
          });
        }
      },
    },
  };
}

const lifecycleKeys = ['deprecated', 'x-deprecated-at', 'x-sunset', 'x-successor'];
const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Says what is wrong with the dates of a deprecated operation, if anything is. */
function datesFault({ 'x-deprecated-at': deprecatedAt, 'x-sunset': sunset }) {
  const dates = [deprecatedAt, sunset];
  const areMoments = dates.every((date) => momentShape.test(date) && !Number.isNaN(Date.parse(date)));
  if (!areMoments) return 'x-deprecated-at and x-sunset are date-times in UTC.';
  // RFC 9745, section 4.
  if (Date.parse(sunset) < Date.parse(deprecatedAt)) return 'x-sunset is not before x-deprecated-at.';
  return undefined;
}

/** What the server announces of a deprecated operation (src/api/requests/lifecycle.ts) is whole, true and declared. */
function Lifecycle() {
  const operations = new Map();
  const successors = [];
  let path;
  return {
    PathItem(_item, { key }) {
      path = key;
    },
    Operation(operation, { report, location, key, resolve }) {
      const { operationId, responses = {}, 'x-successor': successor } = operation;
      operations.set(operationId, { method: key, path, deprecated: operation.deprecated === true });
      const given = lifecycleKeys.filter((name) => operation[name] !== undefined);
      if (given.length === 0) return;
      if (given.length < lifecycleKeys.length || operation.deprecated !== true) {
        report({ message: `${lifecycleKeys.join(', ')} go together, and deprecated is true.`, location });
        return;
      }
      const fault = datesFault(operation);
      if (fault !== undefined) report({ message: fault, location });
      successors.push({ successor, location });
      const [, success = {}] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      const { headers = {} } = success.$ref === undefined ? success : (resolve(success).node ?? {});
      for (const name of ['Deprecation', 'Sunset', 'Link'].filter(
        (header) => headers[header] === undefined,
      )) {
        report({ message: `The success of a deprecated operation has the header ${name}.`, location });
      }
    },
    Root: {
      leave(_root, { report }) {
        for (const { successor, location } of successors) {
          const found = operations.get(successor.operationId);
          const isThere = found?.method === successor.method && found.path === successor.path;
          if (isThere && !found.deprecated) continue;
          const message = 'x-successor names the method, path and operationId of an operation that stays.';
          report({ message, location: location.child('x-successor') });
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
        'write-options': WriteOptions,
        'conditional-requests': ConditionalRequests,
        links: Links,
        lifecycle: Lifecycle,
        'plain-times': generatorRules.PlainTimes,
        'ascii-patterns': generatorRules.AsciiPatterns,
        'no-parameter-defaults': generatorRules.NoParameterDefaults,
        'scheme-names': generatorRules.SchemeNames,
        'named-successes': generatorRules.NamedSuccesses,
        'plain-reads': generatorRules.PlainReads,
        'no-empty-minimums': generatorRules.NoEmptyMinimums,
        'open-enums': generatorRules.OpenEnums,
      },
    },
  };
}
