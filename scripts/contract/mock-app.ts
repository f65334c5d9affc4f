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
import { contractOperations } from '../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../../src/api/contract/contract.ts';
import { allowedHeaders, browserHeaders, preflightHeaders } from '../../src/api/http/cross-origin.ts';
import { requireAcceptable } from '../../src/api/http/content-negotiation.ts';
import { requireSoundMessage } from '../../src/api/http/message-headers.ts';
import { problemRenderer } from '../../src/api/http/problem-responses.ts';
import { Problem, toProblem } from '../../src/api/http/problems.ts';
import type { Reply } from '../../src/api/http/responses.ts';
import { parseJson, readJsonBytes } from '../../src/api/requests/request-bodies.ts';
import { validateRequest } from '../../src/api/contract/request-validator.ts';
import { bearerSecret } from '../../src/api/http/requests.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { exampleReply } from './mock-examples.ts';

/** @param publicUrl where the mock is, for the addresses in its answers */
export function createMockApp(contract: ContractDocument, publicUrl: string): Express {
  const answer = mockAnswers(withAddress(contract, publicUrl), mockPages(publicUrl));
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

const exampleAddress = 'https://boards.example.com/';

/** The contract, whose examples lead to this address in place of the one that they show. */
function withAddress(contract: ContractDocument, publicUrl: string): ContractDocument {
  const text = JSON.stringify(contract).replaceAll(exampleAddress, `${publicUrl}/`);
  return JSON.parse(text) as ContractDocument;
}

/** What the mock has besides the API. */
function mockPages(publicUrl: string): ReadonlyMap<string, Reply> {
  const { document, json, yaml, json30 } = readPublishedContract();
  const welcome = [
    `A mock of ${document.info.title} ${document.info.version}. It answers with the examples of its contract, and takes any token.`,
    '',
    `The contract: ${publicUrl}/openapi.json`,
    `A request to try: curl -H 'Authorization: Bearer any' '${publicUrl}/v1/boards?limit=2'`,
    `Another declared status: -H 'Prefer: code=429'`,
    '',
  ].join('\n');
  const page = (type: string, body: string | Buffer): Reply => ({
    status: 200,
    headers: { 'Content-Type': type },
    body: body.toString(),
  });
  return new Map([
    ['/', page('text/plain; charset=utf-8', welcome)],
    ['/openapi.json', page('application/json', json)],
    ['/openapi.yaml', page('application/yaml', yaml)],
    ['/openapi-3.0.json', page('application/json', json30)],
  ]);
}

function mockAnswers(contract: ContractDocument, pages: ReadonlyMap<string, Reply>) {
  const specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  const router = new ContractRouter(structuredClone(contract) as unknown as Document);
  return async (request: Request, response: Response): Promise<Reply> => {
    const page = pages.get(request.path);
    if (page !== undefined && ['GET', 'HEAD'].includes(request.method)) return page;
    const routed = toRoutedRequest(request);
    const operation = router.matchOperation(routed);
    const spec = specs.get(operation?.operationId ?? '');
    if (operation === undefined || spec === undefined) return elsewhere(router, routed.method, routed.path);
    requireSoundMessage(request);
    requireAcceptable(request, true, spec.isLive);
    requireCredential(spec, request);
    const body = spec.bodySchema && parseJson(await readJsonBytes(request, response, spec));
    const { params = {}, queryString } = router.parseRequest(routed, operation) as unknown as RoutedRequest;
    const checked = validateRequest(spec, { params, queryString, body });
    if (!checked.valid) {
      throw new Problem('invalid_request', 'The request does not match the contract.', {
        errors: checked.errors,
      });
    }
    return exampleReply(
      contract,
      spec,
      { ...checked.input, url: request.url },
      preferredStatus(spec, request),
    );
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
function requireCredential({ credentials, isLive }: OperationSpec, { headers, url }: Request): void {
  if (credentials.length === 0 || bearerSecret(headers.authorization) !== '') return;
  if (isLive && /[?&]ticket=/.test(url)) return;
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
