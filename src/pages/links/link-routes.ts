/** Serves the pages behind links that people are sent: a path that ends in a secret. Their errors are pages too. */
import { Router } from 'express';
import type { Response } from 'express';
import type { Brand } from '../../brand.ts';
import type { ContractDocument } from '../../api/contract/contract.ts';
import { claimantOf, closed } from '../../api/limits/fair-queue.ts';
import type { FairQueue } from '../../api/limits/fair-queue.ts';
import { failureResponder } from '../../api/http/problem-responses.ts';
import { Problem } from '../../api/http/problems.ts';
import { redacted, requestOf } from '../../api/http/requests.ts';
import type { ServiceRequest } from '../../api/http/requests.ts';
import type { Reply } from '../../api/http/responses.ts';
import type { RateLimits } from '../../api/limits/rate-limits.ts';
import type { Database } from '../../db/database.ts';
import type { Settings, AnonymousContext } from '../../domain/core/context.ts';
import type { ThreadShares } from '../../domain/core/thread-shares.ts';
import type { Page } from '../site/html.ts';
import { readForm } from './forms.ts';

export interface LinkDependencies {
  readonly brand: Brand;
  readonly settings: Settings;
  readonly contract: ContractDocument;
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly fairQueue?: FairQueue | undefined;
  readonly threadShares: ThreadShares;
}

export interface PageReply {
  readonly page: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request for the page behind a token. */
export interface LinkRequest {
  readonly token: string;
  /** Reads on the pool, outside any transaction. */
  readonly ctx: AnonymousContext;
  readonly request: ServiceRequest;
  /** The fields that a POST sends; empty for other methods. */
  readonly form: ReadonlyMap<string, string>;
}

export interface LinkRoute {
  /** Such as `/s/`: the token is all that follows. */
  readonly prefix: string;
  /** The answers by method; GET answers HEAD too. What they throw becomes a page. */
  readonly answers: Readonly<Partial<Record<string, (link: LinkRequest) => Promise<PageReply>>>>;
  readonly failurePage: (status: number, requestId: string) => Page;
}

/** What a token can consist of; nothing else is worth a query. */
const tokenShape = /^[A-Za-z0-9_-]{1,200}$/;

/** The routes below a prefix, outside the contract. */
export function linkRoutes(dependencies: LinkDependencies, route: LinkRoute): Router {
  const { prefix, answers, failurePage } = route;
  const { contract, settings, rateLimits, fairQueue } = dependencies;
  const failed = failureResponder(contract, settings.publicUrl);
  const allow = ['GET', 'HEAD', 'OPTIONS', ...Object.keys(answers).filter((it) => it !== 'GET')].join(', ');
  const router = Router();
  router.use(async (incoming, response, next) => {
    if (!incoming.path.startsWith(prefix)) {
      next();
      return;
    }
    const request = requestOf(response);
    request.loggedPath = `${prefix}${redacted}`;
    try {
      await rateLimits.admitNetwork(request);
      response.set({ ...request.admission?.fields });
      if (incoming.method === 'OPTIONS') {
        response.status(204).set('Allow', allow).end();
        return;
      }
      const answer = answers[incoming.method === 'HEAD' ? 'GET' : incoming.method];
      if (answer === undefined) {
        throw new Problem('method_not_allowed', "This page doesn't support that method.", {
          headers: { Allow: allow },
        });
      }
      const token = incoming.path.slice(prefix.length);
      if (!tokenShape.test(token)) throw new Problem('not_found', 'There is no such page.');
      const form = incoming.method === 'POST' ? await readFormOf(request) : new Map<string, string>();
      await takePlace(fairQueue, request);
      const { page, headers } = await answer({ token, ctx: contextOf(dependencies, request), request, form });
      sendPage(response, 200, page, headers);
    } catch (error) {
      const { status, headers } = failed(request, error);
      sendPage(response, status, failurePage(status, request.requestId), headers);
    } finally {
      request.leave?.();
    }
  });
  return router;
}

/** Before the request has a place, so that slow clients can't keep the places from others. */
async function readFormOf({ incoming, response, threadTime }: ServiceRequest) {
  threadTime?.pause();
  const form = await readForm(incoming, response);
  threadTime?.resume();
  return form;
}

async function takePlace(fairQueue: FairQueue | undefined, request: ServiceRequest): Promise<void> {
  if (fairQueue === undefined) return;
  const { address, response, threadTime } = request;
  request.leave = await fairQueue.enter(claimantOf(address), () => closed(response), threadTime);
}

/** On the pool, so that wrong guesses stay counted. */
function contextOf(
  { database, settings }: LinkDependencies,
  { address, requestId, now }: ServiceRequest,
): AnonymousContext {
  return { tx: database.reader, requestId, now, clientAddress: address, settings };
}

/** Sends a page. Its own headers win over those of a problem, which describe the problem as JSON. */
export function sendPage(
  response: Response,
  status: number,
  page: Page,
  headers: Reply['headers'] = {},
): void {
  response.status(status);
  const fields = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    // So that a link that has ended stops at once, everywhere.
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `${page.policy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
  // Express leaves the body out for HEAD, and sets Content-Length.
  response.send(page.html);
}
