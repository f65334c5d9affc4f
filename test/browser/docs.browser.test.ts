// The documentation as its readers see it: in Chromium, served and as files, on a desk and on a phone.
import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import type { Express, Request, Response } from 'express';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { documentedOperations, tagPath } from '../../src/pages/reference/operations.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { axeFile, violations } from './support/accessibility.ts';
import { countUncutBlocks, widths } from './support/cut-code.ts';
import { findChromium, launchChromium, openPage, overflowWidth, phone } from './support/chromium.ts';

const root = path.join(import.meta.dirname, '..', '..');
const staticSite = path.join(root, 'dist', 'docs');
const servers: Server[] = [];
let browser: Browser;
let service: string;
/** The stream that the service sends: `event` sends one more, `closed` says that nobody reads it any more. */
const stream = new EventEmitter();

async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const { document } = readPublishedContract();
const operations = documentedOperations(document);
const summariesOf = (tag: string): string[] =>
  operations.filter((item) => item.tag === tag).map(({ summary }) => summary);

function operation(page: Page, id: string) {
  return page.locator(`[data-section-id="operation/${id}"]`);
}

async function operationHeadings(page: Page): Promise<string[]> {
  await page.locator('[data-section-id^="operation/"]').last().waitFor();
  const headings = await page.locator('#reference').getByRole('heading', { level: 2 }).allInnerTexts();
  return headings.map((text) => text.trim());
}

/** Opens the search and types; returns the best result. */
async function search(page: Page, words: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill(words);
  const best = page.locator('#search-results').getByRole('option').first();
  await best.waitFor();
  return best;
}

beforeAll(async () => {
  browser = await launchChromium();
  const echo = (request: Request, response: Response): void => {
    const { method, originalUrl: url, headers } = request;
    response.json({ method, url, authorization: headers.authorization, body: request.body as unknown });
  };
  const site = express().use('/axe.js', express.static(axeFile)).use(docsRoutes());
  site.get('/v1/boards/:id/events/stream', (request, response) => {
    response.type('text/event-stream').write(`data: of ${request.params.id}\n\n`);
    stream.once('event', () => response.write('data: of later\n\n'));
    response.once('close', () => stream.emit('closed'));
  });
  service = await listen(site.use('/v1', express.json(), echo));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.ts', 'docs:build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run docs:build failed: ${stderr}`);
});

afterAll(async () => {
  await browser.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the reference under /docs/reference', () => {
  it.each(document.tags.map(({ name }) => name))(
    'shows every operation of the contract, with no code cut off and no axe violations: %s',
    async (tag) => {
      const { page, complaints } = await openPage(browser, phone);
      const [desk] = widths;
      await page.setViewportSize(desk[1]);
      await page.goto(`${service}/docs/${tagPath(tag)}`);
      const summaries = summariesOf(tag);
      expect(await operationHeadings(page)).toEqual(summaries);
      expect(complaints).toEqual([]);
      // Contrast takes most of the time, and its colors are those of the pages that site.browser.test.ts looks at.
      expect(await violations(page, { 'color-contrast': false }, `${service}/axe.js`)).toEqual([]);
      const languages = ['curl', 'TypeScript', 'Python', 'Go'];
      for (const [width, size] of widths) {
        await page.setViewportSize(size);
        for (const language of languages) {
          // The choice holds for every operation of the page.
          await page.getByRole('tab', { name: language, exact: true }).first().click();
          const count = await countUncutBlocks(page, `${language} at ${width}`);
          expect(count).toBeGreaterThanOrEqual(summaries.length);
        }
        // To begin with the language that is shown.
        languages.reverse();
      }
    },
    120_000,
  );

  it('names the lowest role and the scope of an operation in a sentence, and links to problems', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs/reference/columns#operation/moveColumn`);
    const text = await operation(page, 'moveColumn').innerText();
    expect(text).toContain('Requires the role member or higher.');
    expect(text).toContain('Use a session or an access token with the scope boards:write.');
    // No regular expression stands before an id.
    expect(text).not.toContain('^column_');
    await operation(page, 'moveColumn').getByRole('link', { name: 'anchor_moved' }).click();
    await page.waitForURL(`${service}/docs/problems/anchor_moved`);
    await page.getByRole('link', { name: 'Move a column' }).click();
    await page.waitForURL(`${service}/docs/reference/columns#operation/moveColumn`);
  });

  it.each([
    '/docs#tag/Columns/operation/moveColumn',
    '/docs/reference#operation/moveColumn',
    '/docs/reference/me#operation/moveColumn',
  ])('is found under an address of the one page that it was: %s', async (address) => {
    const { page } = await openPage(browser);
    await page.goto(`${service}${address}`);
    await page.waitForURL(`${service}/docs/reference/columns#operation/moveColumn`);
    await operation(page, 'moveColumn').getByRole('heading', { name: 'Move a column' }).waitFor();
  });

  it('finds an operation by words and jumps to it', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs`);
    await (await search(page, 'move a column')).click();
    await page.waitForURL(`${service}/docs/reference/columns#operation/moveColumn`);
    expect(
      await operation(page, 'moveColumn').getByRole('heading', { name: 'Move a column' }).isVisible(),
    ).toBe(true);
  });

  it('requests only its own files from this service', async () => {
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(`${service}/docs/reference/columns`);
    const move = operation(page, 'moveColumn');
    await move.getByRole('heading', { name: 'Authorizations:' }).click();
    await move.getByRole('button', { name: /^200/ }).click();
    await move.getByText('/v1/columns/{id}/move').first().click();
    await search(page, 'template');
    const names = requests.map((url) => url.replace(/\.[0-9a-f]{20}\./, '.….'));
    expect(names.sort()).toEqual(
      [
        'assets/redoc.….js',
        'assets/reference.….css',
        'assets/reference.….js',
        'assets/search-index.js',
        'assets/search.….js',
        'assets/site.….css',
        'assets/site.….js',
        'reference/columns',
      ].map((name) => `${service}/docs/${name}`),
    );
    expect(complaints).toEqual([]);
  });

  it('sends a request with the token of the reader, and keeps it only if asked', async () => {
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(`${service}/docs/reference/columns`);
    const move = operation(page, 'moveColumn');
    await move.getByText('Try it').click();
    const form = move.locator('form');
    await form.getByLabel('Access token or session').fill('bwt_reader');
    const id = form.getByLabel('id path');
    expect(await id.getAttribute('placeholder')).toBe('column_01m6dsg7hwfhzrnqhmhy4cy7w5');
    await id.fill('column_1/2');
    await form.getByLabel('validate_only').fill('true');
    await form.getByRole('button', { name: 'Send POST' }).click();
    const body = form.getByLabel('Response body');
    await body.waitFor();
    const received = JSON.parse(await body.innerText()) as Record<string, unknown>;
    expect(received).toMatchObject({
      method: 'POST',
      url: '/v1/columns/column_1%2F2/move?validate_only=true',
      authorization: 'Bearer bwt_reader',
      body: { after_column_id: 'column_01m6dsg7hver18cenzpcdz6npy' },
    });
    expect(await form.innerText()).toContain('200 OK');
    // The headers come after it, folded.
    const headers = form.getByLabel('Response headers');
    expect(await headers.isVisible()).toBe(false);
    await form.getByText(/^\d+ headers$/).click();
    expect(await headers.innerText()).toContain('content-type: application/json');
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    expect(await topOf(headers)).toBeGreaterThan(await topOf(body));
    expect(requests.filter((url) => url.includes('bwt_'))).toEqual([]);
    expect(await page.evaluate('sessionStorage.length + localStorage.length')).toBe(0);
    await form.getByLabel('Keep it until I close this tab').check();
    await form.getByRole('button', { name: 'Send POST' }).click();
    await expect.poll(() => page.evaluate('sessionStorage.getItem("token")')).toBe('bwt_reader');
    expect(complaints).toEqual([]);
  });

  it('shows a stream of events as it arrives, until the reader stops it', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${service}/docs/reference/events`);
    const streamed = operation(page, 'streamBoardEvents');
    await streamed.getByText('Try it').click();
    const form = streamed.locator('form');
    await form.getByLabel('id path').fill('board_1');
    await form.getByRole('button', { name: 'Send GET' }).click();
    const body = form.getByLabel('Response body');
    await expect.poll(() => body.innerText()).toBe('data: of board_1\n\n');
    expect(await form.innerText()).toContain('200 OK');
    stream.emit('event');
    await expect.poll(() => body.innerText()).toBe('data: of board_1\n\ndata: of later\n\n');
    const closed = once(stream, 'closed');
    await form.getByRole('button', { name: 'Stop' }).click();
    await closed;
    await expect.poll(() => form.getByRole('button', { name: 'Stop' }).count()).toBe(0);
    expect(await body.innerText()).toContain('of later');
    expect(complaints).toEqual([]);
  });

  it('shows the address of this service as the server', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs/reference/columns`);
    const move = operation(page, 'moveColumn');
    await move.getByText('/v1/columns/{id}/move').first().click();
    await move.getByText(`${service}/v1/columns/{id}/move`).waitFor();
  });

  it('fits on a phone', async () => {
    const { page, complaints } = await openPage(browser, phone);
    await page.goto(`${service}/docs/reference/columns`);
    await operation(page, 'moveColumn').waitFor();
    expect(await overflowWidth(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('has operations as wide as the text on a small phone, with their whole paths', async () => {
    const { page } = await openPage(browser, { ...phone, viewport: { width: 360, height: 740 } });
    await page.goto(`${service}/docs/reference/cards`);
    const heading = page.locator('#reference').getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    expect(await heading.boundingBox()).toMatchObject({ x: 16, width: 328 });
    const cut = `[...document.querySelectorAll('#reference .http-verb + span')].filter(
      (path) => path.offsetParent !== null && (path.scrollWidth > path.clientWidth || path.getBoundingClientRect().right > 344))
      .map((path) => path.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(
      await page.evaluate("document.querySelectorAll('#reference .http-verb + span').length"),
    ).toBeGreaterThan(0);
  });
});

describe('the pages of text', () => {
  it.each(['/', '/docs/problems', '/docs/problems/invalid_request', '/docs/problems/unheard_of'])(
    'fits on a phone and violates no content security policy: %s',
    async (address) => {
      const { page, requests, complaints } = await openPage(browser, phone);
      await page.goto(`${service}${address}`);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await overflowWidth(page)).toBe(0);
      const files = requests.map((url) => url.replace(/\.[0-9a-f]{20}\./, '.….'));
      expect(files).toEqual([
        `${service}${address}`,
        `${service}/docs/assets/site.….css`,
        `${service}/docs/assets/site.….js`,
      ]);
      const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
      expect(complaints).toEqual(address.endsWith('unheard_of') ? [missing] : []);
    },
  );

  it('are dark if the reader prefers dark mode', async () => {
    const background = 'getComputedStyle(document.body).backgroundColor';
    const light = await openPage(browser, { colorScheme: 'light' });
    await light.page.goto(`${service}/docs/problems/gone`);
    const dark = await openPage(browser, { colorScheme: 'dark' });
    await dark.page.goto(`${service}/docs/problems/gone`);
    expect(await light.page.evaluate(background)).toBe('rgb(255, 255, 255)');
    expect(await dark.page.evaluate(background)).toBe('rgb(20, 23, 31)');
  });
});

describe('the files that `npm run docs:build` writes', () => {
  it('show and search the reference from a disk, without a form to try it', async () => {
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(pathToFileURL(path.join(staticSite, 'reference', 'columns.html')).href);
    expect(await operationHeadings(page)).toEqual(summariesOf('Columns'));
    expect(await page.getByText('Try it').count()).toBe(0);
    await (await search(page, 'idempotency')).click();
    await page.waitForURL(/guides\/idempotency\.html$/);
    expect(requests.filter((url) => !url.startsWith(pathToFileURL(staticSite).href))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('work on a static host below any path', async () => {
    const host = await listen(express().use('/some/where', express.static(staticSite)));
    const { page, requests, complaints } = await openPage(browser);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await page.goto(`${host}/some/where/`);
    await sections.getByRole('link', { name: 'Reference' }).click();
    await sections.getByRole('link', { name: 'Problem codes' }).click();
    await page.getByRole('main').getByRole('link', { name: 'rate_limited' }).click();
    await page.goto(`${host}/some/where/reference.html#tag/Columns/operation/moveColumn`);
    await page.waitForURL(`${host}/some/where/reference/columns.html#operation/moveColumn`);
    await operation(page, 'moveColumn').waitFor();
    expect(requests.filter((url) => !url.startsWith(`${host}/some/where/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('link to nothing that is not there', () => {
    const pages = readdirSync(staticSite, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    const targets = pages.flatMap((name) => {
      const html = readFileSync(path.join(staticSite, name), 'utf8');
      return [...html.matchAll(/<a [^>]*?href="([^"#:]+)["#]/g)].map(([, href = '']) =>
        path.join(path.dirname(name), href),
      );
    });
    const files = new Set(readdirSync(staticSite, { recursive: true, encoding: 'utf8' }));
    expect(pages.length).toBeGreaterThan(Object.keys(loadContract()['x-problems']).length + 10);
    expect(targets.length).toBeGreaterThan(pages.length);
    expect(targets.filter((target) => !files.has(target))).toEqual([]);
  });
});

describe('findChromium', () => {
  it('says how to get a browser when there is none', () => {
    expect(() => findChromium({ PATH: root })).toThrow(
      /no Chromium on the PATH\. Install one .*CHROMIUM_PATH/,
    );
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/at CHROMIUM_PATH=\/nowhere/);
  });
});
