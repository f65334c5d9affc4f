// The documentation as its readers see it: in Chromium, served and as files, on a desk and on a phone.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import type { Express } from 'express';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { findChromium, launchChromium, openPage, overflowWidth, phone } from './support/chromium.ts';

const root = path.join(import.meta.dirname, '..', '..');
const staticSite = path.join(root, 'dist', 'docs');
const servers: Server[] = [];
let browser: Browser;
let service: string;

async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

function summaries(): string[] {
  return Object.values(loadContract().paths).flatMap((item) =>
    Object.values(item).flatMap((operation) =>
      'summary' in operation && typeof operation.summary === 'string' ? [operation.summary] : [],
    ),
  );
}

function operation(page: Page, id: string) {
  return page.locator(`[data-section-id$="/operation/${id}"]`);
}

async function operationHeadings(page: Page): Promise<string[]> {
  await operation(page, 'moveCard').waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  return headings.map((text) => text.trim());
}

/** Types into the search field; returns the result of that name, once it is there. */
async function search(page: Page, words: string, result: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Search' }).fill(words);
  const found = page
    .locator('[data-role="search:results"]')
    .getByRole('menuitem', { name: result, exact: true });
  await found.waitFor();
  return found;
}

beforeAll(async () => {
  browser = await launchChromium();
  service = await listen(express().use(docsRoutes()));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs/build-docs.ts'], {
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

describe('the reference under /docs', () => {
  it('shows every operation of the contract', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs`);
    const headings = await operationHeadings(page);
    expect(summaries().length).toBeGreaterThan(30);
    expect(headings).toEqual(expect.arrayContaining(summaries()));
  });

  it('names the lowest role and the scope of an operation', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs#tag/Cards/operation/moveCard`);
    const text = await operation(page, 'moveCard').innerText();
    expect(text).toMatch(/minimum-role:\s*member/);
    expect(text).toMatch(/required-scope:\s*boards:write/);
  });

  it('finds an operation by words and jumps to it', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs`);
    await (await search(page, 'move a card', 'Move a card')).click();
    await page.waitForURL(/#tag\/Cards\/operation\/moveCard$/);
    expect(await operation(page, 'moveCard').getByRole('heading', { name: 'Move a card' }).isVisible()).toBe(
      true,
    );
  });

  it('requests only its own files from this service', async () => {
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(`${service}/docs`);
    const move = operation(page, 'moveCard');
    await move.getByRole('heading', { name: 'Authorizations:' }).click();
    await move.getByRole('button', { name: /^200/ }).click();
    await move.getByText('/v1/cards/{id}/move').first().click();
    await search(page, 'template', 'List templates');
    expect(
      requests.map((url) => url.replace(/\.[0-9a-f]{20}\./, '.….').replace(/[0-9a-f-]{36}$/, '…')),
    ).toEqual([
      `${service}/docs`,
      `${service}/docs/redoc.….js`,
      `${service}/docs/start.….js`,
      // The worker that searches.
      `blob:${service}/…`,
    ]);
    expect(complaints).toEqual([]);
  });

  it('shows the address of this service as the server', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs`);
    const move = operation(page, 'moveCard');
    await move.getByText('/v1/cards/{id}/move').first().click();
    await move.getByText(`${service}/v1/cards/{id}/move`).waitFor();
  });

  it('leads to the problem codes', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service}/docs`);
    await page.getByRole('link', { name: 'Problem codes, explained' }).click();
    await page.getByRole('link', { name: 'anchor_moved' }).click();
    expect(page.url()).toBe(`${service}/problems/anchor_moved`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Anchor moved');
  });

  it('fits on a phone', async () => {
    const { page, complaints } = await openPage(browser, phone);
    await page.goto(`${service}/docs`);
    await operation(page, 'moveCard').waitFor();
    expect(await overflowWidth(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the text pages', () => {
  it.each(['/', '/problems', '/problems/invalid_request', '/problems/unheard_of'])(
    'fits on a phone and violates no content security policy: %s',
    async (address) => {
      const { page, requests, complaints } = await openPage(browser, phone);
      await page.goto(`${service}${address}`);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await overflowWidth(page)).toBe(0);
      expect(requests).toEqual([`${service}${address}`]);
      const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
      expect(complaints).toEqual(address.endsWith('unheard_of') ? [missing] : []);
    },
  );

  it('are dark if the reader prefers dark mode', async () => {
    const background = 'getComputedStyle(document.body).backgroundColor';
    const light = await openPage(browser, { colorScheme: 'light' });
    await light.page.goto(`${service}/problems/gone`);
    const dark = await openPage(browser, { colorScheme: 'dark' });
    await dark.page.goto(`${service}/problems/gone`);
    expect(await light.page.evaluate(background)).toBe('rgb(255, 255, 255)');
    expect(await dark.page.evaluate(background)).toBe('rgb(20, 23, 31)');
  });
});

describe('the files that `npm run docs:build` writes', () => {
  it('show and search the reference from a disk', async () => {
    const { page, requests, complaints } = await openPage(browser);
    const address = pathToFileURL(path.join(staticSite, 'reference.html')).href;
    await page.goto(address);
    await search(page, 'move a card', 'Move a card');
    const headings = await operationHeadings(page);
    expect(headings).toEqual(expect.arrayContaining(summaries()));
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([address]);
    expect(complaints).toEqual([]);
  });

  it('work on a static host below any path', async () => {
    const host = await listen(express().use('/some/where', express.static(staticSite)));
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(`${host}/some/where/`);
    await page.getByRole('main').getByRole('link', { name: 'Reference' }).click();
    await page.getByRole('link', { name: 'Problem codes, explained' }).click();
    await page.getByRole('link', { name: 'rate_limited' }).click();
    await page.getByRole('link', { name: 'Reference' }).click();
    await operation(page, 'moveCard').waitFor();
    expect(
      requests.filter((url) => !url.startsWith(`${host}/some/where/`) && !url.startsWith('blob:')),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('have no broken links', () => {
    const pages = readdirSync(staticSite, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && name !== 'reference.html',
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
