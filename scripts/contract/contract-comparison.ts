/** Says what a change of a contract breaks for its clients, the names in generated SDKs included. */
import { isDeepStrictEqual } from 'node:util';
import { roles } from '../../src/domain/core/principals.ts';
import { operationsOf, parametersOf, resolve, routeOf } from './contract-documents.ts';
import type {
  Content,
  Contract,
  Header,
  Operation,
  Parameter,
  PathItem,
  Requirement,
  Response,
} from './contract-documents.ts';
import { compareLifecycles, compareSchemas, report } from './schema-comparison.ts';
import type { Comparison, Direction } from './schema-comparison.ts';

/** One sentence for each thing that breaks a client of the first contract when the second one is served. */
export function brokenBy(before: Contract, after: Contract): string[] {
  const comparison: Comparison = { before, after, findings: new Set(), seen: new Set() };
  compareRoots(comparison);
  compareItems(comparison, 'request', before.paths, after.paths);
  // In a webhook the service asks and the client answers.
  compareItems(comparison, 'response', before.webhooks ?? {}, after.webhooks ?? {});
  return [...comparison.findings];
}

function compareRoots(comparison: Comparison): void {
  const { before, after } = comparison;
  const say = (place: string, change: string) => {
    report(comparison, place, change);
  };
  const urls = after.servers?.map(({ url }) => url) ?? [];
  for (const { url } of before.servers ?? []) if (!urls.includes(url)) say('servers', `${url} is gone`);
  for (const [code, { status }] of Object.entries(before['x-problems'] ?? {})) {
    const is = after['x-problems']?.[code]?.status;
    if (is === undefined) say('x-problems', `the code ${code} is gone`);
    else if (is !== status) say('x-problems', `the status of ${code} is ${is}, was ${status}`);
  }
  for (const code of Object.keys(before['x-problem-errors'] ?? {})) {
    if (after['x-problem-errors']?.[code] === undefined) say('x-problem-errors', `the code ${code} is gone`);
  }
  for (const route of (before['x-removed-operations'] ?? []).map(routeOf)) {
    if (!removedRoutes(after).includes(route)) say('x-removed-operations', `${route} is forgotten`);
  }
  for (const [name, scheme] of Object.entries(before.components?.securitySchemes ?? {})) {
    const is = after.components?.securitySchemes?.[name];
    const core = (each: unknown) => ({ ...(each as object), description: '' });
    if (is === undefined) say('securitySchemes', `${name} is gone`);
    else if (!isDeepStrictEqual(core(scheme), core(is))) say('securitySchemes', `${name} changed`);
  }
}

/** The operations that the contract lists as removed, so that they are answered with 410. */
export function removedRoutes(contract: Contract): string[] {
  return (contract['x-removed-operations'] ?? []).map(routeOf);
}

interface OperationPair {
  readonly comparison: Comparison;
  /** Which way what the operation is sent goes, as the client sees it. */
  readonly direction: Direction;
  readonly place: string;
  readonly before: Operation;
  readonly after: Operation;
  readonly itemBefore: PathItem;
  readonly itemAfter: PathItem;
}

function compareItems(
  comparison: Comparison,
  direction: Direction,
  before: Contract['paths'],
  after: Contract['paths'],
): void {
  const successors = new Map(operationsOf(after).map((each) => [routeOf(each), each]));
  for (const each of operationsOf(before)) {
    const next = successors.get(routeOf(each));
    if (next === undefined) {
      const route = `${each.method.toUpperCase()} ${each.path}`;
      report(comparison, each.operation.operationId, `the operation is gone (${route})`);
      continue;
    }
    compareOperations({
      comparison,
      direction,
      place: each.operation.operationId,
      before: each.operation,
      after: next.operation,
      itemBefore: before[each.path] ?? {},
      itemAfter: after[next.path] ?? {},
    });
  }
}

function compareOperations(pair: OperationPair): void {
  const { comparison, place, before, after } = pair;
  if (before.operationId !== after.operationId)
    report(comparison, place, `operationId is ${after.operationId}`);
  if (!isDeepStrictEqual(before.tags, after.tags)) {
    report(comparison, place, `tags are ${after.tags?.join(', ')}, were ${before.tags?.join(', ')}`);
  }
  compareLifecycles(comparison, place, before, after);
  compareAccess(pair);
  compareParameters(pair);
  compareRequestBodies(pair);
  compareResponses(pair);
}

/** What an alternative asks for, as a person reads it. */
function requirementText(requirement: Requirement): string {
  const parts = Object.entries(requirement).map(
    ([scheme, scopes]) => `${scheme}${scopes.length > 0 ? ` with ${scopes.join(', ')}` : ''}`,
  );
  return parts.length === 0 ? 'no credential' : parts.join(' and ');
}

function isMet(requirement: Requirement, given: Requirement): boolean {
  return Object.entries(requirement).every(
    ([scheme, scopes]) =>
      given[scheme] !== undefined && scopes.every((scope) => given[scheme]?.includes(scope)),
  );
}

function compareAccess({ comparison, place, before, after }: OperationPair): void {
  const alternatives = (contract: Contract, operation: Operation): readonly Requirement[] => {
    const security = operation.security ?? contract.security ?? [];
    return security.length === 0 ? [{}] : security;
  };
  const taken = alternatives(comparison.after, after);
  for (const given of alternatives(comparison.before, before)) {
    if (!taken.some((requirement) => isMet(requirement, given))) {
      const asked = taken.map(requirementText).join(', or ');
      report(comparison, place, `${requirementText(given)} no longer suffices: it takes ${asked}`);
    }
  }
  const rank = (role: string | undefined) => (roles as readonly (string | undefined)[]).indexOf(role);
  const [was, is] = [before['x-minimum-role'], after['x-minimum-role']];
  // A role that is not known is higher than any other.
  if (was !== is && is !== undefined && (rank(is) === -1 || rank(is) > rank(was))) {
    report(comparison, place, `x-minimum-role is ${is}, was ${was ?? 'none'}`);
  }
}

function compareParameters({ comparison, ...pair }: OperationPair): void {
  const parameters = parametersOf(comparison.before, pair.itemBefore, pair.before);
  const successors = parametersOf(comparison.after, pair.itemAfter, pair.after);
  for (const [name, parameter] of parameters) {
    const place = `${pair.place}, ${name}`;
    const next = successors.get(name);
    if (next === undefined) report(comparison, place, 'the parameter is gone');
    else compareParameter(comparison, place, parameter, next);
  }
  for (const [name, { required }] of successors) {
    const wasRequired = parameters.get(name)?.required === true;
    if (required === true && !wasRequired)
      report(comparison, `${pair.place}, ${name}`, 'the parameter is required now');
  }
}

function compareParameter(comparison: Comparison, place: string, before: Parameter, after: Parameter): void {
  compareLifecycles(comparison, place, before, after);
  const coding = (parameter: Parameter) => {
    const { style, explode, allowReserved, content } = parameter as unknown as Record<string, unknown>;
    return { style, explode, allowReserved, content };
  };
  if (!isDeepStrictEqual(coding(before), coding(after)))
    report(comparison, place, 'the way it is written changed');
  compareSchemas(comparison, 'request', place, before.schema ?? {}, after.schema ?? {});
}

function compareContents(
  comparison: Comparison,
  direction: Direction,
  place: string,
  before: Content | undefined,
  after: Content | undefined,
): void {
  for (const [mediaType, { schema }] of Object.entries(before ?? {})) {
    const next = after?.[mediaType];
    if (next === undefined) report(comparison, place, `${mediaType} is gone`);
    else compareSchemas(comparison, direction, place, schema ?? {}, next.schema ?? {});
  }
}

function compareRequestBodies({ comparison, direction, ...pair }: OperationPair): void {
  const place = `${pair.place}, body`;
  const before = pair.before.requestBody && resolve(comparison.before, pair.before.requestBody);
  const after = pair.after.requestBody && resolve(comparison.after, pair.after.requestBody);
  if (after?.required === true && before?.required !== true) {
    report(comparison, place, 'the body is required now');
  }
  compareContents(comparison, direction, place, before?.content, after?.content);
}

/**
 * A new error status passes: clients know its class (RFC 9110, section 15) and its form, which all problems share. So does
 * 304, which nobody gets who did not ask for it with a condition.
 */
function compareResponses({ comparison, direction, ...pair }: OperationPair): void {
  const responses = pair.after.responses ?? {};
  for (const [status, response] of Object.entries(pair.before.responses ?? {})) {
    const next = responses[status];
    if (next === undefined) {
      report(comparison, pair.place, `the status ${status} is gone`);
      continue;
    }
    const place = `${pair.place}, ${status}`;
    const [was, is] = [resolve(comparison.before, response), resolve(comparison.after, next)];
    compareHeaders(comparison, place, was, is);
    const answers = direction === 'request' ? 'response' : 'request';
    compareContents(comparison, answers, place, was.content, is.content);
  }
  for (const status of Object.keys(responses).filter((each) => !/^(304|[45]..)$/.test(each))) {
    if (pair.before.responses?.[status] === undefined)
      report(comparison, pair.place, `the status ${status} is new, and no error`);
  }
}

function compareHeaders(comparison: Comparison, place: string, before: Response, after: Response): void {
  const headersOf = (contract: Contract, { headers = {} }: Response) =>
    new Map(
      Object.entries(headers).map(([name, header]) => [
        name.toLowerCase(),
        { name, header: resolve<Header>(contract, header) },
      ]),
    );
  const successors = headersOf(comparison.after, after);
  for (const [key, { name, header }] of headersOf(comparison.before, before)) {
    const at = `${place}, header ${name}`;
    const next = successors.get(key)?.header;
    if (next === undefined) report(comparison, at, 'the header is gone');
    else {
      if (header.required === true && next.required !== true)
        report(comparison, at, 'the header can be absent now');
      compareSchemas(comparison, 'response', at, header.schema ?? {}, next.schema ?? {});
    }
  }
}
