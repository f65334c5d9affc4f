/**
 * Deprecated and removed operations, as the contract marks them: headers on responses, counts of callers, and the
 * response of a removed operation (docs/decisions/0023-lifecycle-and-cross-origin.md).
 */
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { CredentialUses } from '../../domain/identity/credential-uses.ts';
import { shownCredentialId } from '../../domain/core/principals.ts';
import { contractOperations } from '../contract/contract.ts';
import type {
  ContractDocument,
  ContractOperation,
  OperationSpec,
  RemovedOperation,
  Successor,
} from '../contract/contract.ts';
import type { RoutedRequest } from '../contract/contract-router.ts';
import { Problem } from '../http/problems.ts';
import type { ServiceRequest } from '../http/requests.ts';
import type { Reply } from '../http/responses.ts';

type Headers = Readonly<Record<string, string>>;

/** When an operation was deprecated, when it will be removed, and its successor. */
export interface Lifecycle {
  readonly deprecatedAt: Date;
  readonly sunset: Date;
  readonly successor: Successor;
}

const lifecycleKeys = ['deprecated', 'x-deprecated-at', 'x-sunset', 'x-successor'] as const;

/** RFC 3339 in UTC, as in the contract. */
const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * The lifecycle of a deprecated operation; undefined for others. @throws {Error} if a part of it is missing or wrong
 */
export function lifecycleOf(operation: ContractOperation): Lifecycle | undefined {
  const {
    deprecated,
    'x-deprecated-at': deprecatedAt,
    'x-sunset': sunset,
    'x-successor': successor,
  } = operation;
  if (lifecycleKeys.every((key) => operation[key] === undefined)) return undefined;
  if (
    deprecated !== true ||
    deprecatedAt === undefined ||
    sunset === undefined ||
    successor === undefined ||
    !momentShape.test(deprecatedAt) ||
    !momentShape.test(sunset) ||
    // RFC 9745, section 4. An invalid date is NaN, for which the comparison is false.
    !(Date.parse(sunset) >= Date.parse(deprecatedAt))
  ) {
    throw new Error(
      `${operation.operationId} must have deprecated: true, x-deprecated-at, a later x-sunset and x-successor, or none of them`,
    );
  }
  return { deprecatedAt: new Date(deprecatedAt), sunset: new Date(sunset), successor };
}

interface Announcement {
  readonly operationId: string;
  readonly headers: Headers;
  readonly successorPath: string;
  /** The parameters of the successor's path that the operation itself takes, in its path or its query. */
  readonly shared: ReadonlySet<string>;
  readonly needsCredential: boolean;
}

/** Adds to a reply what the contract announces about its operation. */
export type Announcer = (request: ServiceRequest, routed: RoutedRequest, reply: Reply) => Reply;

/** @throws {Error} if headers can't express what the contract says */
export function lifecycleAnnouncer(
  contract: ContractDocument,
  calls: DeprecatedCalls,
  uses: Pick<CredentialUses, 'noteDeprecated'>,
): Announcer {
  const announcements = announcementsOf(contract);
  const count = (operation: string, request: ServiceRequest) => {
    const { principal, now } = request;
    calls.note(operation, request);
    if (principal !== undefined) uses.noteDeprecated(principal.credentialId, operation, now);
  };
  return (request, routed, reply) => {
    const announcement = announcements.get(routed.operationId ?? '');
    if (announcement === undefined) {
      const removed = removedOperation(contract, routed);
      if (removed !== undefined && request.principal !== undefined) count(routeOf(removed), request);
      return reply;
    }
    // Only requests with a valid credential have a caller.
    if (!announcement.needsCredential || request.principal !== undefined) {
      count(announcement.operationId, request);
    }
    const link = successorLink(announcement.successorPath, (name) =>
      announcement.shared.has(name) ? sentValue(routed, name) : undefined,
    );
    const { Link: others } = reply.headers;
    return {
      ...reply,
      headers: {
        // A response's own headers take precedence: the end of an old share link is earlier.
        ...announcement.headers,
        ...reply.headers,
        Link: others === undefined ? link : `${others}, ${link}`,
      },
    };
  };
}

function announcementsOf(contract: ContractDocument): ReadonlyMap<string, Announcement> {
  const specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  const announcements = new Map<string, Announcement>();
  for (const spec of specs.values()) {
    const operation = contract.paths[spec.path]?.[spec.method];
    const lifecycle = operation && lifecycleOf(operation);
    if (lifecycle === undefined) continue;
    const { deprecatedAt, sunset, successor } = lifecycle;
    const next = specs.get(successor.operationId);
    if (next?.path !== successor.path || next.method !== successor.method) {
      throw new Error(`${spec.operationId} has a successor that the contract does not have`);
    }
    announcements.set(spec.operationId, {
      operationId: spec.operationId,
      // RFC 9745, section 2.1, and RFC 8594, section 3. Both use whole seconds.
      headers: {
        Deprecation: `@${Math.floor(deprecatedAt.getTime() / 1000)}`,
        Sunset: sunset.toUTCString(),
      },
      successorPath: next.path,
      shared: sharedParameters(spec, next),
      needsCredential: spec.minimumRole !== undefined,
    });
  }
  return announcements;
}

/** Parameters with the same name and schema: the `id` of a column is not the `id` of a board. */
function sharedParameters(spec: OperationSpec, successor: OperationSpec): ReadonlySet<string> {
  const own = [...spec.pathParameters, ...spec.queryParameters];
  const isOwn = (name: string, reference: string | undefined) =>
    own.some((one) => one.name === name && one.schema.$ref === reference);
  const shared = successor.pathParameters.filter(({ name, schema }) => isOwn(name, schema.$ref));
  return new Set(shared.map(({ name }) => name));
}

function sentValue({ params, queryString }: RoutedRequest, name: string): string | undefined {
  const value: unknown = params?.[name];
  if (typeof value === 'string') return value;
  return new URLSearchParams(queryString).get(name) ?? undefined;
}

/** RFC 5829, section 3.3. Parameters that the caller hasn't sent stay as in the template, encoded. */
function successorLink(path: string, valueOf: (name: string) => string | undefined): string {
  const address = path.replace(/\{(\w+)\}/g, (template, name: string) =>
    encodeURIComponent(valueOf(name) ?? template),
  );
  return `<${address}>; rel="successor-version"`;
}

/** The problem of an operation that was removed; undefined for any other route. */
export function removalOf(contract: ContractDocument, request: RoutedRequest): Problem | undefined {
  const removed = removedOperation(contract, request);
  if (removed === undefined) return undefined;
  const detail = `This was removed in ${removed.removed_in}. Use ${removed.successor.path}.`;
  return new Problem('gone', detail, { headers: removalHeaders(removed, request.queryString) });
}

function removedOperation(
  contract: ContractDocument,
  { method, path }: RoutedRequest,
): RemovedOperation | undefined {
  return contract['x-removed-operations'].find((one) => one.method === method && one.path === path);
}

/** Removed operations no longer have an operationId. */
function routeOf({ method, path }: RemovedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Without `Deprecation`, because the contract has the release that deprecated a removed operation, not the time. */
function removalHeaders(removed: RemovedOperation, queryString: string): Headers {
  const { query = [], removed_at: removedAt, successor } = removed;
  const sent = new URLSearchParams(queryString);
  const values = query.map((name) => sent.get(name) ?? '').filter((value) => value !== '');
  return {
    Sunset: new Date(removedAt).toUTCString(),
    Link: successorLink(successor.path, () => values.shift()),
  };
}

const hourMs = 3_600_000;
/** After that, the rest of the hour is only counted. */
const warningsPerHourMax = 10_000;

/** Counts calls of deprecated and removed operations, and logs a warning once per hour, credential and operation. */
export class DeprecatedCalls {
  readonly #total: Counter<'operation'>;
  readonly #warned = new Set<string>();
  #hour = 0;

  constructor(registry: Registry) {
    this.#total = new Counter({
      name: 'deprecated_operation_calls_total',
      help: 'Calls to deprecated or removed operations',
      labelNames: ['operation'],
      registers: [registry],
    });
  }

  note(operation: string, { principal, requestId, log, now }: ServiceRequest): void {
    this.#total.inc({ operation });
    const hour = Math.floor(now.getTime() / hourMs);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#warned.clear();
    }
    const credential = principal && shownCredentialId(principal);
    const caller = `${operation} ${credential ?? ''}`;
    if (this.#warned.has(caller) || this.#warned.size >= warningsPerHourMax) return;
    this.#warned.add(caller);
    log.warn({ operation, credential, requestId }, 'a deprecated or removed operation is still called');
  }
}
