/** Serves the documentation: the site under `/docs`, and the contract itself. */
import { Router } from 'express';
import { publicPath } from '../../api/http/public-addresses.ts';
import { showPath } from '../../api/http/requests.ts';
import { readPublishedContract } from '../reference/published-contract.ts';
import type { PublishedContract } from '../reference/published-contract.ts';
import { apiCatalog, catalogPath } from './api-catalog.ts';
import { openResource, textResource } from './resources.ts';
import type { Maker, Resource, Resources } from './resources.ts';
import { serveResource } from './resource-responses.ts';
import type { ServedSite } from './served-site.ts';
import { robotsText } from './site-map.ts';

function catalogResource(publicUrl: string): Resource {
  const { content, mediaType, link } = apiCatalog(publicUrl);
  return openResource(content, mediaType, { Link: link, 'Access-Control-Expose-Headers': 'Link' });
}

/** What is served without the site: the contract and what programs look for. */
function contractResources(contract: PublishedContract, publicUrl: string): Resources {
  return new Map([
    // RFC 9512 registers application/yaml.
    ['/openapi.json', () => openResource(contract.json, 'application/json')],
    ['/openapi.yaml', () => openResource(contract.yaml, 'application/yaml')],
    ['/openapi-3.0.json', () => openResource(contract.json30, 'application/json')],
    [catalogPath, () => catalogResource(publicUrl)],
    ['/robots.txt', () => textResource(robotsText('Disallow: /v1/', publicUrl || undefined), 'text/plain')],
  ]);
}

/** The `type` of a problem, and the list of them. */
const typePath = /^\/problems(?:\/[^/]+)?$/;
const problemPath = /^(?:\/docs)?\/problems\/[^/]+$/;
/** What people make of a guide's address. The start page lists the guides. */
const guidesPath = /^\/docs\/guides\/?$/;
const sitePrefix = /^\/(?:docs(?:\/|$)|llms\.txt$|sitemap\.xml$|$)/;

/** Makes each resource when it is first asked for, and keeps it. */
class ResourceStore {
  readonly #contract: PublishedContract;
  readonly #publicUrl: string;
  readonly #fixed: Resources;
  readonly #made = new Map<string, Resource | Promise<Resource>>();
  #site: Promise<ServedSite> | undefined;

  constructor(contract: PublishedContract, publicUrl: string) {
    this.#contract = contract;
    this.#publicUrl = publicUrl;
    this.#fixed = contractResources(contract, publicUrl);
  }

  async has(address: string): Promise<boolean> {
    return (await this.#makerOf(address)) !== undefined;
  }

  async find(address: string): Promise<Resource | undefined> {
    const known = this.#made.get(address);
    if (known !== undefined) return known;
    const make = await this.#makerOf(address);
    return make && this.#keep(address, make);
  }

  async unknownProblem(address: string): Promise<Resource> {
    const shown = `${address.slice(0, address.lastIndexOf('/'))}/unknown`;
    const { unknownProblem } = await this.#loaded();
    return this.#keep(shown, () => unknownProblem(shown));
  }

  /** Requests that come meanwhile wait for the same one. One that can't be made is made again for the next request. */
  #keep(address: string, make: Maker): Resource | Promise<Resource> {
    const made = this.#made.get(address) ?? make();
    this.#made.set(address, made);
    if (made instanceof Promise) made.catch(() => this.#made.delete(address));
    return made;
  }

  async #makerOf(address: string): Promise<Maker | undefined> {
    const fixed = this.#fixed.get(address);
    if (fixed !== undefined || !(sitePrefix.test(address) || typePath.test(address))) return fixed;
    const { resources } = await this.#loaded();
    return resources.get(address);
  }

  #loaded(): Promise<ServedSite> {
    this.#site ??= import('./served-site.ts')
      .then(({ serveSite }) => serveSite(this.#contract.document, this.#publicUrl))
      .catch((error: unknown) => {
        // So that the next request tries again: files that can't be opened now may be later.
        this.#site = undefined;
        throw error;
      });
    return this.#site;
  }
}

/**
 * Routes for people and tools, outside the contract: the site under `/docs`, the editions of the contract, the API
 * catalog, and the addresses in the `type` of problems. Each is made when it is first asked for, and served from memory.
 * Other paths are left to what is mounted after it; a method that cannot be served here is passed on as a `Problem`.
 *
 * @param publicUrl the address of the service; without one, links of the catalog are relative, and there is no site map
 * @throws {Error} when generated/ is not as expected.
 */
export function docsRoutes(publicUrl = ''): Router {
  const store = new ResourceStore(readPublishedContract(publicPath(publicUrl)), publicUrl);
  const router = Router();
  router.use(async (request, response, next) => {
    const { path } = request;
    const known = await store.find(path);
    if (known !== undefined) showPath(response, path);
    const found = known ?? (problemPath.test(path) ? await store.unknownProblem(path) : undefined);
    if (found !== undefined) {
      await serveResource(request, response, found);
      return;
    }
    const location = await redirectOf(path, store);
    if (location === undefined) next();
    else response.status(308).set('Location', location).end();
  });
  return router;
}

async function redirectOf(path: string, store: ResourceStore): Promise<string | undefined> {
  if (guidesPath.test(path)) return path.endsWith('/') ? '../../docs' : '../docs';
  // The links of a page are relative to its address, so each page has only one.
  if (!path.endsWith('/') || !(await store.has(path.slice(0, -1)))) return undefined;
  return `..${path.slice(path.lastIndexOf('/', path.length - 2), -1)}`;
}
