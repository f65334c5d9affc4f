/** Serves the page of a shared card, `/s/{token}`, to people who open a share link in a browser. */
import { Router } from 'express';
import type { Request, Response } from 'express';
import type { ContractDocument } from '../api/contract.ts';
import { Problem, problemRenderer, toProblem } from '../api/problems.ts';
import { factsOf } from '../api/request-log.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../domain/context.ts';
import { findSharedCard } from '../domain/share-links.ts';
import { noCardPage, sharedCardPage } from './shared-card-pages.ts';
import type { Page } from './html.ts';

export interface SharedCardDependencies extends Settings {
  readonly contract: ContractDocument;
  readonly database: Database;
  readonly now: () => Date;
}

interface PageReply {
  readonly status: number;
  readonly page: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

const sharedCardPath = /^\/s\/(.*)$/s;
/** What a token can consist of; nothing else is worth a query. */
const tokenShape = /^[A-Za-z0-9_-]{1,200}$/;
const allow = 'GET, HEAD, OPTIONS';

/**
 * The routes below `/s/`, outside the contract. Their errors are pages too, but for a method that no page has, which
 * is passed on as a `Problem`.
 */
export function sharedCardRoutes(dependencies: SharedCardDependencies): Router {
  const showCard = cardShower(dependencies);
  const router = Router();
  router.use(async (request, response, next) => {
    const token = sharedCardPath.exec(request.path)?.[1];
    if (token === undefined) {
      next();
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      send(response, await showCard(token, request, response));
    } else if (request.method === 'OPTIONS') {
      response.status(204).set('Allow', allow).end();
    } else {
      throw new Problem('method_not_allowed', 'A shared card can only be read.', {
        headers: { Allow: allow },
      });
    }
  });
  return router;
}

function cardShower({ contract, database, now, publicUrl, guessLimits }: SharedCardDependencies) {
  const siteName = contract.info.title;
  const render = problemRenderer(contract, publicUrl);
  const settings = { publicUrl, guessLimits };
  return async (token: string, request: Request, response: Response): Promise<PageReply> => {
    const { requestId, log } = factsOf(response);
    try {
      if (!tokenShape.test(token)) throw new Problem('not_found', 'This is no share link.');
      // Every problem's page is made here; on the pool, so that wrong guesses stay counted.
      const clientAddress = request.ip ?? '';
      const visit = { tx: database.reader, requestId, now: now(), clientAddress, settings };
      const view = await findSharedCard(visit, token);
      const sunset = view.endsAt === undefined ? {} : { Sunset: view.endsAt.toUTCString() };
      return { status: 200, page: sharedCardPage(siteName, view), headers: sunset };
    } catch (error) {
      const problem = toProblem(error);
      const { status } = render(problem, requestId);
      if (status >= 500) log.error({ requestId, err: problem.cause ?? problem }, problem.message);
      return { status, page: noCardPage(siteName, status, requestId), headers: problem.headers };
    }
  };
}

function send(response: Response, { status, page, headers = {} }: PageReply): void {
  response.status(status);
  const pageHeaders = {
    'Content-Type': 'text/html; charset=utf-8',
    // So that a revoked link stops at once, everywhere.
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
