// The documentation over HTTP: media types, caching, security headers and what is not a page.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { Problem } from '../../src/api/http/problems.ts';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { html } from '../../src/html.ts';
import { searchIn } from '../../src/pages/site/browser/search-terms.js';
import { searchIndex } from '../../src/pages/site/search-index.ts';
import { addressOf } from '../../src/pages/site/links.ts';
import { readSite, renderSitePage } from '../../src/pages/site/site.ts';
import { tagPath } from '../../src/pages/reference/operations.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { searchQuestions } from '../support/search-questions.ts';
import * as limits from '../../src/domain/core/limits.ts';

const app = express()
  .use(docsRoutes())
  .use((_request: Request, response: Response) => void response.status(404).send('left to the rest'))
  .use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof Problem)) {
      next(error);
      return;
    }
    response.status(500).set(error.headers).json({ code: error.code });
  });

const contract = loadContract();
const codes = Object.keys(contract['x-problems']);

/** The style sheets and scripts of a page with operations. */
async function assets(): Promise<string[]> {
  const { text } = await request(app).get('/docs/reference/cards');
  const files = text.matchAll(/<(?:script src|link rel="stylesheet" href)="\.\.([^"]+)"/g);
  return [...files].map(([, address = '']) => `/docs${address}`);
}

describe('the contract', () => {
  it.each([
    ['/openapi.json', 'application/json', readPublishedContract().json],
    ['/openapi.yaml', 'application/yaml', readPublishedContract().yaml],
    ['/openapi-3.0.json', 'application/json', readPublishedContract().json30],
  ])('is served unchanged to tools on any origin: %s', async (address, mediaType, content) => {
    const response = await request(app).get(address).responseType('arraybuffer');
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': mediaType,
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toEqual(content);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await request(app).get('/openapi.json');
    const response = await request(app)
      .get('/openapi.json')
      .set('If-None-Match', headers.etag ?? 'none');
    expect(response.status).toBe(304);
    expect(response.text).toBe('');
  });

  it('can be requested with headers that need a preflight', async () => {
    const response = await request(app).options('/openapi.json').set('Origin', 'https://tools.example');
    expect(response.status).toBe(204);
    expect(response.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
  });
});

describe('the pages', () => {
  it.each([
    '/',
    '/docs',
    '/docs/guides/errors',
    '/docs/reference/cards',
    '/docs/problems',
    '/docs/problems/gone',
    '/problems',
    '/problems/gone',
  ])('load only what they need: %s', async (address) => {
    const { status, headers } = await request(app).get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('respond to HEAD with the headers of GET and no body', async () => {
    const coding = { 'Accept-Encoding': 'gzip' };
    const get = await request(app).get('/docs').set(coding);
    const head = await request(app).head('/docs').set(coding);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.text).toBeFalsy();
  });

  it('name their files by content hash, for permanent caching', async () => {
    const addresses = await assets();
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      const { status, headers } = await request(app).get(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `text/${address.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('include a Redoc that loads nothing from other hosts', async () => {
    const redoc = (await assets()).find((address) => address.includes('redoc')) ?? '';
    const { text } = await request(app).get(redoc);
    // Not toMatch(): its message would hold a megabyte of script.
    expect(/cdn\.redoc|sourceMappingURL=[\w.]+\.map/.exec(text)?.[0]).toBeUndefined();
    expect(text.length).toBeGreaterThan(1_000_000);
    expect((await request(app).get('/docs/assets/redoc.standalone.js.LICENSE.txt')).text).toContain('MIT');
  });

  it('have one address each, to which a trailing slash redirects', async () => {
    expect((await request(app).get('/docs/')).headers.location).toBe('../docs');
    expect((await request(app).get('/problems/')).headers.location).toBe('../problems');
    expect((await request(app).get('/problems/gone/')).headers.location).toBe('../gone');
    expect((await request(app).get('/docs/guides/errors/')).headers.location).toBe('../errors');
  });

  it.each(['/docs/guides', '/docs/guides/'])('have a start page that %s leads to', async (address) => {
    const { status, headers } = await request(app).get(address);
    expect(status).toBe(308);
    expect(new URL(headers.location ?? '', `http://service${address}`).pathname).toBe('/docs');
  });

  it.each(['/', '/problems', '/problems/anchor_moved'])(
    'have links that work from other addresses too: %s',
    async (address) => {
      const { text } = await request(app).get(address);
      const links = [...text.matchAll(/(?:href|src)="(\.[^"#]+)/g)].map(
        ([, href = '']) => new URL(href, `http://service${address}`),
      );
      expect(links.length).toBeGreaterThan(20);
      for (const pathname of new Set(links.map((link) => link.pathname))) {
        expect([pathname, (await request(app).head(pathname)).status]).toEqual([pathname, 200]);
      }
    },
  );

  it('are there as Markdown too, whose links lead to Markdown', async () => {
    const { status, type, text } = await request(app).get('/docs/guides/errors.md');
    expect([status, type]).toEqual([200, 'text/markdown']);
    expect(text).toMatch(/^# Errors\n/);
    const { text: list } = await request(app).get('/llms.txt');
    const addresses = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => `/${address}`);
    expect(addresses.length).toBeGreaterThan(codes.length + 30);
    for (const address of addresses)
      expect([address, (await request(app).head(address)).status]).toEqual([address, 200]);
  });

  it('link only to pages and headings that there are', () => {
    const site = readSite(readPublishedContract().document);
    const rendered = [...site.pages.values()].map(
      (page) => [page.sitePath, renderSitePage(site, 'files', page).html] as const,
    );
    const places = new Set<string>();
    for (const [sitePath, text] of rendered) {
      const file = addressOf('files', sitePath);
      places.add(file);
      for (const [, id = ''] of text.matchAll(/ id="([^"]+)"/g)) places.add(`${file}#${id}`);
    }
    for (const { spec, tag } of site.operations)
      places.add(`/${tagPath(tag)}.html#operation/${spec.operationId}`);
    const links = rendered.flatMap(([sitePath, text]) =>
      [...text.matchAll(/<a [^>]*?href="([^":]+)"/g)].map(
        ([, href = '']) => new URL(href, `http://site${addressOf('files', sitePath)}`),
      ),
    );
    const missing = links
      .map(({ pathname, hash }) => `${pathname}${decodeURIComponent(hash)}`)
      .filter((place) => !places.has(place) && place.includes('.html'));
    expect(links.length).toBeGreaterThan(5000);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are listed for search engines, if the address of the service is known', async () => {
    const url = 'https://boards.example.com';
    const known = express().use(docsRoutes(url));
    const { text: robots } = await request(known).get('/robots.txt');
    expect(robots).toBe(`User-agent: *\nDisallow: /v1/\nSitemap: ${url}/sitemap.xml\n`);
    const { status, type, text } = await request(known).get('/sitemap.xml').buffer();
    expect([status, type]).toEqual([200, 'application/xml']);
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const { pages } = readSite(readPublishedContract().document);
    expect(pages.size).toBeGreaterThan(codes.length + 30);
    expect(addresses).toEqual([...pages.keys()].map((sitePath) => `${url}${addressOf('service', sitePath)}`));
    expect((await request(known).head(new URL(addresses[0] ?? '').pathname)).status).toBe(200);
    expect((await request(app).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /v1/\n');
    expect((await request(app).get('/sitemap.xml')).text).toBe('left to the rest');
  });

  it('are made again if they could not be made, such as for lack of open files', async () => {
    const { readFileSync } = fs;
    const failOnce = () => {
      fs.readFileSync = () => {
        fs.readFileSync = readFileSync;
        syncBuiltinESMExports();
        throw new Error('EMFILE: too many open files');
      };
      syncBuiltinESMExports();
    };
    const own = express()
      .use(docsRoutes())
      .use((_error: unknown, _request: Request, response: Response, _next: NextFunction) => {
        response.status(500).end();
      });
    for (const address of ['/docs', '/docs/assets/search-index.js']) {
      failOnce();
      expect((await request(own).get(address)).status).toBe(500);
      expect((await request(own).get(address)).status).toBe(200);
    }
  });

  it('leave other paths to the rest of the service', async () => {
    for (const address of ['/v1/me', '/docs/other.js', '/docs/../openapi', '/problems/gone/more']) {
      expect((await request(app).get(address)).text).toBe('left to the rest');
    }
  });

  it('return 405 and the allowed methods for methods that change things', async () => {
    const response = await request(app).post('/docs').send({});
    expect(response.body).toEqual({ code: 'method_not_allowed' });
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe('the problem pages', () => {
  it.each(codes)('explain %s', async (code) => {
    const { status, text } = await request(app).get(`/problems/${code}`);
    const problem = contract['x-problems'][code];
    expect(status).toBe(200);
    expect(text).toContain(`<code>${code}</code>`);
    expect(text).toMatch(/<h1 id="[^"]*">/);
    expect(text).toContain(html`>${problem?.title ?? 'no problem'}</h1>`.toString());
    expect(text).toContain(`Status ${problem?.status ?? 0} `);
    expect(text).toContain('What to do');
  });

  it.each(['unheard_of', '__proto__', 'constructor', '%3Cscript%3E', '%'])(
    'return 404 for an unknown code, without repeating it: %s',
    async (code) => {
      for (const folder of ['/problems', '/docs/problems']) {
        const { status, text, type } = await request(app).get(`${folder}/${code}`);
        expect([status, type]).toEqual([404, 'text/html']);
        expect(text).toContain('There is no such problem code');
        expect(text).not.toContain(code === '%' ? '%<' : code);
        const list = folder === '/problems' ? '../docs/problems' : '../problems';
        expect(text).toContain(`<a href="${list}">All problem codes</a>`);
      }
    },
  );

  it('are listed, each with a link', async () => {
    const { text } = await request(app).get('/docs/problems');
    for (const code of codes) expect(text).toContain(`href="./problems/${code}"`);
  });

  it('list every limit on the page of limit_reached', async () => {
    const { text } = await request(app).get('/docs/problems/limit_reached');
    // More cards in a column are `too_many_cards`.
    const exported = Object.entries(limits).filter(
      ([name]) => name.endsWith('Max') && name !== 'cardsPerColumnActionMax',
    );
    expect(exported.map(([, max]) => max)).toEqual(limits.caps.map(({ max }) => max));
    for (const { name, max } of limits.caps) {
      expect(text).toContain(`<td>${name}</td>\n<td>${max.toLocaleString('en')}</td>`);
    }
  });

  it('name the operations that return the problem', async () => {
    const { text } = await request(app).get('/docs/problems/anchor_moved');
    const links = [...text.matchAll(/href="\.\.\/reference\/\w+#operation\/(\w+)"/g)].map(([, name]) => name);
    expect(links).toEqual(['moveColumn', 'moveCards', 'moveCard']);
  });

  it('escape text from the contract, and show text between backticks as code', () => {
    const { document } = readPublishedContract();
    const gone = { status: 410, title: '<b>"title"</b> Send `<x>` & wait.', description: '' };
    const site = readSite({ ...document, 'x-problems': { gone } });
    const page = site.pages.get('problems/gone');
    const text = page === undefined ? '' : renderSitePage(site, 'service', page).html;
    expect(text).toContain(
      '>&lt;b&gt;&quot;title&quot;&lt;/b&gt; Send <code>&lt;x&gt;</code> &amp; wait.</h1>',
    );
    expect(text).not.toContain('<b>');
  });
});

describe('the search', () => {
  const site = readSite(readPublishedContract().document);
  const index = searchIndex(site, 'service');

  it.each(searchQuestions)('finds the right page first: %s', async (question, address) => {
    const [first] = searchIn(await index, question) as { readonly address?: string }[];
    expect(first?.address).toBe(address);
  });
});
