/** Serves the documentation: the site under `/docs`, and the contract itself. */
import { Router } from 'express';
import type { Request, Response } from 'express';
import { codedTag, codingFor, encode } from '../../api/http/content-negotiation.ts';
import type { ContentCoding } from '../../api/http/content-negotiation.ts';
import { Problem } from '../../api/http/problems.ts';
import { showPath } from '../../api/http/requests.ts';
import { readPublishedContract } from '../reference/published-contract.ts';
import type { PublishedContract } from '../reference/published-contract.ts';
import { apiCatalog, catalogPath } from './api-catalog.ts';
import { digestOf, searchIndexName } from './assets.ts';
import type { Page } from './html.ts';
import { addressOf, fileAddressOf, markdownAddressOf } from './links.ts';
import { searchIndexScript } from './search-index.ts';
import { llmsText, pageMarkdown, readSite, renderSitePage, startPageOf, unknownProblemPage } from './site.ts';
import type { Site } from './site.ts';
import { publishedWorkflow, workflowFiles } from './workflows.ts';

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

function resource(content: string | Buffer, headers: Headers, status = 200): Resource {
  const shared = {
    ETag: `"${digestOf(content)}"`,
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

function textResource(content: string | Buffer, mediaType: string): Resource {
  return resource(content, { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': revalidated });
}

function assetResource(content: string | Buffer, mediaType: string): Resource {
  return resource(content, { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': immutable });
}

type Maker = () => Resource | Promise<Resource>;
type Resources = ReadonlyMap<string, Maker>;

const robots = 'User-agent: *\nDisallow: /v1/\n';

/** What is served without the site: the contract and what programs look for. */
function contractResources(contract: PublishedContract, publicUrl: string): Resources {
  return new Map([
    // RFC 9512 registers application/yaml.
    ['/openapi.json', () => openResource(contract.json, 'application/json')],
    ['/openapi.yaml', () => openResource(contract.yaml, 'application/yaml')],
    ['/openapi-3.0.json', () => openResource(contract.json30, 'application/json')],
    [catalogPath, () => catalogResource(publicUrl)],
    ['/robots.txt', () => textResource(robots, 'text/plain')],
  ]);
}

/** Every page of the site, its Markdown and its files. */
function siteResources(site: Site): Resources {
  const resources = new Map<string, Maker>();
  for (const page of site.pages.values()) {
    const { sitePath } = page;
    resources.set(addressOf('service', sitePath), () => htmlResource(renderSitePage(site, 'service', page)));
    if (sitePath.startsWith('problems')) {
      // The `type` of a problem is an address of its own.
      const address = `/${sitePath}`;
      resources.set(address, () => htmlResource(renderSitePage(site, 'service', page, address)));
    }
    resources.set(markdownAddressOf('service', sitePath), () =>
      textResource(pageMarkdown('service', page), 'text/markdown'),
    );
  }
  const add = (name: string, make: Maker): void => {
    resources.set(fileAddressOf('service', name), make);
  };
  for (const { name, content, mediaType } of site.assets) add(name, () => assetResource(content, mediaType));
  add(searchIndexName, async () => textResource(await searchIndexScript(site, 'service'), 'text/javascript'));
  // Redoc's head names this file without a digest, so it must not be kept for long.
  add(site.license.name, () => textResource(site.license.content, 'text/plain'));
  for (const name of workflowFiles()) {
    add(`arazzo/${name}`, () =>
      openResource(publishedWorkflow(name, '../../openapi.yaml'), 'application/yaml'),
    );
  }
  // The start page has the same links wherever it is.
  resources.set('/', () => htmlResource(renderSitePage(site, 'service', startPageOf(site))));
  resources.set('/llms.txt', () => textResource(llmsText(site, 'service'), 'text/plain'));
  return resources;
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

/** The `type` of a problem, and the list of them. */
const typePath = /^\/problems(?:\/[^/]+)?$/;
const problemPath = /^(?:\/docs)?\/problems\/[^/]+$/;
const sitePrefix = /^\/(?:docs(?:\/|$)|llms\.txt$|$)/;

/** Makes each resource when it is first asked for, and keeps it. */
class ResourceStore {
  readonly #contract: PublishedContract;
  readonly #fixed: Resources;
  readonly #made = new Map<string, Resource | Promise<Resource>>();
  #site: { readonly site: Site; readonly resources: Resources } | undefined;

  constructor(contract: PublishedContract, publicUrl: string) {
    this.#contract = contract;
    this.#fixed = contractResources(contract, publicUrl);
  }

  has(address: string): boolean {
    return this.#makerOf(address) !== undefined;
  }

  find(address: string): Resource | Promise<Resource> | undefined {
    const made = this.#made.get(address) ?? this.#makerOf(address)?.();
    if (made !== undefined) this.#made.set(address, made);
    return made;
  }

  /** For every problem that this release doesn't have; its links depend on the folder of the address. */
  unknownProblem(address: string): Resource | Promise<Resource> {
    const shown = `${address.slice(0, address.lastIndexOf('/'))}/unknown`;
    const made = this.#made.get(shown) ?? htmlResource(unknownProblemPage(this.#loaded().site, shown), 404);
    this.#made.set(shown, made);
    return made;
  }

  #makerOf(address: string): Maker | undefined {
    const fixed = this.#fixed.get(address);
    if (fixed !== undefined || !(sitePrefix.test(address) || typePath.test(address))) return fixed;
    return this.#loaded().resources.get(address);
  }

  #loaded(): { readonly site: Site; readonly resources: Resources } {
    if (this.#site === undefined) {
      const site = readSite(this.#contract.document);
      this.#site = { site, resources: siteResources(site) };
    }
    return this.#site;
  }
}

/**
 * Routes for people and tools, outside the contract: the site under `/docs`, the editions of the contract, the API
 * catalog, and the addresses in the `type` of problems. Each is made when it is first asked for, and served from memory.
 * Other paths are left to what is mounted after it; a method that cannot be served here is passed on as a `Problem`.
 *
 * @param publicUrl the address of the service, for the catalog; its links are relative to the host without one
 * @throws {Error} when generated/ is not as expected.
 */
export function docsRoutes(publicUrl = ''): Router {
  const store = new ResourceStore(readPublishedContract(), publicUrl);
  const router = Router();
  router.use(async (request, response, next) => {
    const { path, method } = request;
    const known = await store.find(path);
    if (known !== undefined) showPath(response, path);
    const found = known ?? (problemPath.test(path) ? await store.unknownProblem(path) : undefined);
    if (found === undefined) {
      // The links of a page are relative to its address, so each page has only one.
      if (path.endsWith('/') && store.has(path.slice(0, -1))) {
        const location = `..${path.slice(path.lastIndexOf('/', path.length - 2), -1)}`;
        response.status(308).set('Location', location).end();
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
