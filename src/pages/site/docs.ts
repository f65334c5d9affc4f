/** Serves the documentation: the start page, the reference, the problem pages and the contract itself. */
import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { codedTag, codingFor, encode } from '../../api/http/content-negotiation.ts';
import type { ContentCoding } from '../../api/http/content-negotiation.ts';
import { Problem } from '../../api/http/problems.ts';
import { showPath } from '../../api/http/requests.ts';
import { apiCatalog, catalogPath } from './api-catalog.ts';
import type { Page } from './html.ts';
import { serviceLinks } from './links.ts';
import { readPublishedContract } from '../reference/published-contract.ts';
import type { PublishedContract } from '../reference/published-contract.ts';
import { readRedocBundle, redocLicenseName, referencePage, startScript } from '../reference/reference.ts';
import { homePage, problemListPage, problemPage, unknownProblemPage } from './text-pages.ts';

/** An answer that is ready in memory. */
interface Resource {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The coded forms that were asked for so far; each is created once. */
  readonly coded: Map<ContentCoding, Promise<Buffer>>;
}

/** Kept by caches, but asked about before every use. */
const revalidated = 'no-cache';
/** For a year and without asking: the name changes with the content. */
const immutable = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

function resource(content: string | Buffer, headers: Headers, status = 200): Resource {
  const shared = {
    ETag: `"${digest(content)}"`,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, body: Buffer.from(content), headers: { ...shared, ...headers }, coded: new Map() };
}

function htmlResource({ html, policy }: Page, status = 200, headers: Headers = {}): Resource {
  const pageHeaders = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidated,
    // A policy in a page cannot say who may frame it; only the header can.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
  return resource(html, { ...pageHeaders, ...headers }, status);
}

/** What tools in browsers read from any origin; it holds no secret. */
function openResource(content: string | Buffer, mediaType: string, headers: Headers = {}): Resource {
  return resource(content, {
    'Content-Type': mediaType,
    'Cache-Control': revalidated,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...headers,
  });
}

function catalogResource(publicUrl: string): Resource {
  const { content, mediaType, link } = apiCatalog(publicUrl);
  return openResource(content, mediaType, { Link: link, 'Access-Control-Expose-Headers': 'Link' });
}

function assetResource(content: string | Buffer, mediaType: string): Resource {
  return resource(content, { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': immutable });
}

function referenceResources({ document }: PublishedContract): Map<string, Resource> {
  const { script, license } = readRedocBundle();
  const redoc = `redoc.${digest(script)}.js`;
  const start = `start.${digest(startScript)}.js`;
  const page = referencePage(document, serviceLinks(0), {
    kind: 'files',
    redoc: `./docs/${redoc}`,
    start: `./docs/${start}`,
  });
  return new Map([
    ['/docs', htmlResource(page)],
    [`/docs/${redoc}`, assetResource(script, 'text/javascript')],
    [`/docs/${start}`, assetResource(startScript, 'text/javascript')],
    // The bundle's head names this file without a digest, so it must not be kept for long.
    [`/docs/${redocLicenseName}`, resource(license, { 'Content-Type': 'text/plain; charset=utf-8' })],
  ]);
}

/** Everything that is served, by path. */
function siteResources(contract: PublishedContract, publicUrl: string): Map<string, Resource> {
  const { document } = contract;
  const codes = Object.keys(document['x-problems']);
  return new Map([
    ['/', htmlResource(homePage(document, serviceLinks(0)))],
    ...referenceResources(contract),
    // RFC 9512 registers application/yaml.
    ['/openapi.json', openResource(contract.json, 'application/json')],
    ['/openapi.yaml', openResource(contract.yaml, 'application/yaml')],
    ['/openapi-3.0.json', openResource(contract.json30, 'application/json')],
    [catalogPath, catalogResource(publicUrl)],
    ['/problems', htmlResource(problemListPage(document, serviceLinks(0)))],
    ...codes.map((code): [string, Resource] => [
      `/problems/${code}`,
      htmlResource(problemPage(document, serviceLinks(1), code)),
    ]),
  ]);
}

async function send(request: Request, response: Response, found: Resource): Promise<void> {
  const { status, body, headers, coded } = found;
  const coding = codingFor(request, body.length);
  const shown = coding === undefined ? body : await (coded.get(coding) ?? keep(coded, coding, body));
  // Not response.set(): it would add a charset to media types that have none.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (coding !== undefined) {
    response.setHeader('Content-Encoding', coding).setHeader('ETag', codedTag(headers.ETag ?? '', coding));
  }
  // Express leaves the body out for HEAD, and answers 304 when the ETag is known to the caller.
  response.status(status).send(shown);
}

function keep(coded: Resource['coded'], coding: ContentCoding, body: Buffer): Promise<Buffer> {
  const making = encode(body, coding);
  coded.set(coding, making);
  return making;
}

const allow = 'GET, HEAD, OPTIONS';

/** Pages for people are no other origin's business. */
function sendOptions(response: Response, { headers }: Resource): void {
  response.set('Allow', allow);
  if (headers['Access-Control-Allow-Origin'] !== undefined) {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    });
  }
  response.status(204).end();
}

const problemPath = /^\/problems\/[^/]+$/;

/**
 * Routes for people and tools, outside the contract: `/`, `/docs` and its files, the editions of the contract,
 * the API catalog, `/problems` and a page for each problem code. All of it is read and made once and served from memory. Other
 * paths are left to what is mounted after it; a method that cannot be served here is passed on as a `Problem`.
 *
 * @param publicUrl the address of the service, for the catalog; its links are relative to the host without one
 * @throws {Error} when generated/ or the installed Redoc is not as expected.
 */
export function docsRoutes(publicUrl = ''): Router {
  const contract = readPublishedContract();
  const resources = siteResources(contract, publicUrl);
  const unknownProblem = htmlResource(unknownProblemPage(contract.document, serviceLinks(1)), 404);
  const router = Router();
  router.use(async (request, response, next) => {
    const { path, method } = request;
    const known = resources.get(path);
    if (known !== undefined) showPath(response, path);
    const found = known ?? (problemPath.test(path) ? unknownProblem : undefined);
    if (found === undefined) {
      // The links of a page are relative to its address, so each page has only one.
      if (path.endsWith('/') && resources.has(path.slice(0, -1))) {
        response
          .status(308)
          .set('Location', `..${path.slice(path.lastIndexOf('/', path.length - 2), -1)}`)
          .end();
      } else {
        next();
      }
    } else if (method === 'GET' || method === 'HEAD') {
      await send(request, response, found);
    } else if (method === 'OPTIONS') {
      sendOptions(response, found);
    } else {
      throw new Problem('method_not_allowed', `${path} can only be read.`, { headers: { Allow: allow } });
    }
  });
  return router;
}
