/** Serves the pages behind links that people are sent: a path that ends in a secret. Their errors are pages too. */
import { Router } from 'express';
import type { Request, Response } from 'express';
import type { ContractDocument } from '../../api/contract/contract.ts';
import { claimantOf, closed } from '../../api/limits/fair-queue.ts';
import type { FairQueue, Leave } from '../../api/limits/fair-queue.ts';
import { Problem, problemRenderer, toProblem } from '../../api/http/problems.ts';
import { limitFieldsOf } from '../../api/limits/rate-limits.ts';
import type { RateLimits } from '../../api/limits/rate-limits.ts';
import { factsOf, redacted } from '../../api/http/request-log.ts';
import type { Database } from '../../db/database.ts';
import type { Settings, AnonymousContext } from '../../domain/core/context.ts';
import type { Page } from '../site/html.ts';

export interface LinkDependencies {
  readonly settings: Settings;
  readonly contract: ContractDocument;
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly fairQueue?: FairQueue | undefined;
  readonly now: () => Date;
}

export interface PageReply {
  readonly page: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request for the page behind a token; `visit` runs on the pool. */
export interface LinkRequest {
  readonly token: string;
  readonly visit: AnonymousContext;
  readonly request: Request;
  readonly response: Response;
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
  const { contract, settings, rateLimits, fairQueue, now } = dependencies;
  const render = problemRenderer(contract, settings.publicUrl);
  const allow = ['GET', 'HEAD', 'OPTIONS', ...Object.keys(answers).filter((it) => it !== 'GET')].join(', ');
  const router = Router();
  router.use(async (request, response, next) => {
    if (!request.path.startsWith(prefix)) {
      next();
      return;
    }
    const facts = factsOf(response);
    facts.path = `${prefix}${redacted}`;
    let leave: Leave | undefined;
    try {
      await rateLimits.admitNetwork({ request, facts, now: now() });
      response.set({ ...facts.admission?.fields });
      if (request.method === 'OPTIONS') {
        response.status(204).set('Allow', allow).end();
        return;
      }
      const answer = answers[request.method === 'HEAD' ? 'GET' : request.method];
      if (answer === undefined) {
        throw new Problem('method_not_allowed', "This page doesn't support that method.", {
          headers: { Allow: allow },
        });
      }
      const token = request.path.slice(prefix.length);
      if (!tokenShape.test(token)) throw new Problem('not_found', 'There is no such page.');
      leave = await fairQueue?.enter(claimantOf(request.ip ?? ''), closed(response));
      const visit = visitOf(dependencies, request, response);
      send(response, 200, await answer({ token, visit, request, response }));
    } catch (error) {
      const problem = toProblem(error);
      const { requestId } = facts;
      const { status } = render(problem, requestId);
      if (status >= 500) facts.reportFailure(problem);
      const headers = { ...problem.headers, ...limitFieldsOf(facts, problem) };
      send(response, status, { page: failurePage(status, requestId), headers });
    } finally {
      leave?.();
    }
  });
  return router;
}

/** On the pool, so that wrong guesses stay counted. */
function visitOf(
  { database, now, settings }: LinkDependencies,
  request: Request,
  response: Response,
): AnonymousContext {
  const { requestId } = factsOf(response);
  return { tx: database.reader, requestId, now: now(), clientAddress: request.ip ?? '', settings };
}

function send(response: Response, status: number, { page, headers = {} }: PageReply): void {
  response.status(status);
  const pageHeaders = {
    'Content-Type': 'text/html; charset=utf-8',
    // So that a link that has ended stops at once, everywhere.
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `${page.policy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries({ ...pageHeaders, ...headers })) response.setHeader(name, value);
  // Express leaves the body out for HEAD.
  response.send(page.html);
}
