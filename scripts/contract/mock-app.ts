/**
 * Answers every request with the contract's examples, and without a database: requests are checked by the same code as
 * in the service, so that a front end meets the same refusals (docs/decisions/0033-for-consumers.md).
 */
import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Express, Request, Response } from 'express';
import type { Document } from 'openapi-backend';
import { ContractRouter, toRoutedRequest } from '../../src/api/contract/contract-router.ts';
import type { RoutedRequest } from '../../src/api/contract/contract-router.ts';
import { contractOperations, resolveReference } from '../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../../src/api/contract/contract.ts';
import { allowedHeaders, browserHeaders, preflightHeaders } from '../../src/api/http/cross-origin.ts';
import { requireAcceptable } from '../../src/api/http/content-negotiation.ts';
import { requireSoundMessage } from '../../src/api/http/message-headers.ts';
import { problemRenderer } from '../../src/api/http/problem-responses.ts';
import { Problem, toProblem } from '../../src/api/http/problems.ts';
import type { Reply } from '../../src/api/http/responses.ts';
import { readJsonBody } from '../../src/api/requests/request-bodies.ts';
import { validateRequest } from '../../src/api/contract/request-validator.ts';
import { bearerSecret } from '../../src/api/requests/security.ts';

interface Example {
  readonly value: unknown;
}

interface ResponseSpec {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly examples?: object }>>;
}

/** @param publicUrl where the mock is, for the addresses in its problems */
export function createMockApp(contract: ContractDocument, publicUrl: string): Express {
  const answer = mockAnswers(contract);
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  const app = express().disable('x-powered-by').disable('etag');
  return app.use((request, response) => {
    const requestId = randomUUID();
    const send = ({ status, headers, body }: Reply): void => {
      const fields = { ...shared, 'Request-Id': requestId, 'Cache-Control': 'no-store', ...headers };
      response.writeHead(status, fields).end(body);
    };
    answer(request, response).then(send, (error: unknown) => {
      send(render(toProblem(error), requestId));
    });
  });
}

function mockAnswers(contract: ContractDocument) {
  const specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  const router = new ContractRouter(structuredClone(contract) as unknown as Document);
  return async (request: Request, response: Response): Promise<Reply> => {
    const routed = toRoutedRequest(request);
    const operation = router.matchOperation(routed);
    const spec = specs.get(operation?.operationId ?? '');
    if (operation === undefined || spec === undefined) return elsewhere(router, routed.method, routed.path);
    requireSoundMessage(request);
    requireAcceptable(request, true);
    requireCredential(spec, request);
    const body = spec.bodySchema && (await readJsonBody(request, response, spec));
    const { params = {}, queryString } = router.parseRequest(routed, operation) as unknown as RoutedRequest;
    const checked = validateRequest(spec, { params, queryString, body });
    if (!checked.valid) {
      throw new Problem('invalid_request', 'The request does not match the contract.', {
        errors: checked.errors,
      });
    }
    return exampleOf(contract, spec, preferredStatus(spec, request));
  };
}

/** What the contract has no operation for. */
function elsewhere(router: ContractRouter, method: string, path: string): Reply {
  const methods = router.allowedMethods(path).join(', ');
  if (method === 'options') {
    const headers = preflightHeaders(...(methods === '' ? [] : [methods]));
    const allowed = [...allowedHeaders, 'Prefer'].join(', ');
    return { status: 204, headers: { ...headers, 'Access-Control-Allow-Headers': allowed } };
  }
  if (methods === '') throw new Problem('not_found', 'No such route.');
  throw new Problem('method_not_allowed', `This path supports ${methods}.`, { headers: { Allow: methods } });
}

/** Any credential of the right form is good. */
function requireCredential({ credentials }: OperationSpec, { headers }: Request): void {
  if (credentials.length === 0 || bearerSecret(headers.authorization) !== '') return;
  const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };
  if (headers.authorization === undefined) throw new Problem('unauthorized', 'Send any token.', challenge);
  throw new Problem('invalid_token', 'The credential has the wrong form.', challenge);
}

/** `Prefer: code=404` (RFC 7240) asks for another declared answer than the success. */
function preferredStatus({ statuses }: OperationSpec, { headers }: Request): number | undefined {
  const code = /(?:^|[,;])\s*code="?(\d{3})"?/i.exec(headers.prefer?.toString() ?? '')?.[1];
  if (code === undefined || statuses.includes(Number(code))) return code === undefined ? code : Number(code);
  const detail = `must be one of ${statuses.join(', ')}`;
  throw new Problem('invalid_request', `Prefer ${detail}.`, {
    errors: [{ header: 'Prefer', code: 'not_allowed', detail }],
  });
}

function exampleOf(contract: ContractDocument, spec: OperationSpec, preferred?: number): Reply {
  const status = preferred ?? spec.statuses.find((declared) => declared < 300) ?? 200;
  const declared = contract.paths[spec.path]?.[spec.method]?.responses[String(status)];
  const { headers = {}, content = {} } = followed(contract, declared) as ResponseSpec;
  const [mediaType, media] = Object.entries(content)[0] ?? [];
  const [first] = Object.values(media?.examples ?? {}) as object[];
  const body = media?.example ?? (first && (followed(contract, first) as Example).value);
  const fields = Object.entries(headers).flatMap(([name, header]) => {
    const { example } = followed(contract, header) as { readonly example?: unknown };
    return typeof example === 'string' || typeof example === 'number' ? [[name, String(example)]] : [];
  });
  return {
    status,
    headers: {
      ...(Object.fromEntries(fields) as Record<string, string>),
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
      ...(preferred !== undefined && { 'Preference-Applied': `code=${preferred}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function followed(contract: ContractDocument, node: unknown): unknown {
  const { $ref } = node as { readonly $ref?: string };
  return $ref === undefined ? node : followed(contract, resolveReference(contract, $ref));
}
