// The published site as all of its readers meet it: small and large, light and dark, by keyboard, and with no network.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methods } from '../../src/api/contract/contract.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { readSite, renderSitePage } from '../../src/pages/site/site.ts';
import { launchChromium, openPage, overflowWidth, phone } from './support/chromium.ts';
import { axeFile, violations } from './support/accessibility.ts';
import { countUncutBlocks, widths } from './support/cut-code.ts';
import { SeenKinds } from './support/element-kinds.ts';

const root = path.join(import.meta.dirname, '..', '..');
const site = path.join(root, 'dist', 'docs');
const images = path.join(root, 'docs', 'images');
/** Steps in several languages, as guides have them. */
const groupFile = 'guides/in-several-languages.html';
const groups = [1, 2].map(
  (step) =>
    `Step ${step}\n\n\`\`\`sh group\ncurl ${step}\n\`\`\`\n\n\`\`\`ts group\nawait fetch(${step});\n\`\`\`\n\n\`\`\`py group\nget(${step})\n\`\`\`\n`,
);
/** The largest page with operations, and one with fewer of the same kinds: axe takes a minute for the large one. */
const samplePage = 'reference/cards.html';
const smallSample = { name: 'reference/columns.html', operation: 'moveColumn' };
const largeSample = { name: samplePage, operation: 'moveCard' };
/** A page of each template, with all that the style sheets color. */
const templates = [
  'index.html',
  'reference.html',
  'changelog.html',
  'permissions.html',
  'workflows.html',
  'guides/getting-started.html',
  groupFile,
  'problems/index.html',
  'problems/gone.html',
];
/** How many operations the smaller page shows. Each has a sample. */
const sampleCount = Object.values(readPublishedContract().document.paths)
  .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  .filter(({ tags }) => tags.includes('Columns')).length;
let browser: Browser;
let server: Server;
let host: string;
let pages: string[] = [];

beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.ts', 'docs:build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run docs:build failed: ${stderr}`);
  const ownSite = readSite(readPublishedContract().document);
  const page = {
    sitePath: groupFile.replace('.html', ''),
    title: 'Languages',
    description: 'Languages',
    section: 'Guides',
    text: () => `# Languages\n\n${groups.join('\n')}`,
  } as const;
  writeFileSync(path.join(site, groupFile), renderSitePage(ownSite, 'files', page).html);
  pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const files = express().use('/docs/axe.js', express.static(axeFile)).use('/docs', express.static(site));
  server = files.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  host = `http://127.0.0.1:${address.port}/docs/`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** A page that can reach the site and nothing else. */
async function openOffline(options: BrowserContextOptions) {
  const watched = await openPage(browser, options);
  await watched.page.route(
    (url) => !url.href.startsWith(host) && url.protocol !== 'blob:',
    (route) => route.abort(),
  );
  return watched;
}

/** What axe finds, with axe from the server of the site. */
function violationsOf(page: Page, rules?: Readonly<Record<string, boolean>>): Promise<string[]> {
  return violations(page, rules, `${host}axe.js`);
}

async function openReference(page: Page, { name, operation } = largeSample): Promise<void> {
  await page.goto(`${host}${name}#operation/${operation}`);
  const move = page.locator(`[data-section-id="operation/${operation}"]`);
  await move.getByRole('heading', { name: 'Authorizations:' }).click();
  await move.getByRole('button', { name: /^200/ }).click();
  await move.getByRole('tab', { name: 'Python' }).click();
}

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/**
 * Each size and each theme has one reader of every page. axe looks at all of them for the first, and for the other at those
 * that show a kind of element that no page before them has shown: the others differ in their words. The two other readers
 * see each template: what the width colors otherwise, such as the menu, is the template's.
 */
const readers = [
  ['a desk, light', 'every page', { ...desk, colorScheme: 'light' }],
  ['a desk, dark', 'each template', { ...desk, colorScheme: 'dark' }],
  ['a phone, light', 'each template', { ...phone, colorScheme: 'light' }],
  ['a phone, dark', 'every kind of element', { ...phone, colorScheme: 'dark' }],
] as const;

const isProblem = (name: string): boolean => name.startsWith(`problems${path.sep}`);
const hasOperations = (name: string): boolean => name.startsWith(`reference${path.sep}`);

/** Waits until Redoc has drawn every operation of a page. */
async function openOperations(page: Page, name: string): Promise<void> {
  await page.goto(`${host}${name}`);
  await page.waitForFunction(
    `document.querySelectorAll('[data-completed]').length === document.querySelectorAll('.side li li').length`,
  );
}

describe.each(readers)('on %s, %s', (_reader, extent, options) => {
  it('fits, loads nothing from elsewhere and has no axe violations', async () => {
    const { page, requests, complaints } = await openOffline({ ...options, bypassCSP: true });
    const written = pages.filter((name) => !hasOperations(name) && !isProblem(name));
    const kinds = new SeenKinds();
    for (const name of extent === 'each template' ? templates : new Set([...templates, ...written])) {
      await page.goto(`${host}${name}`);
      expect(await overflowWidth(page), name).toBeLessThanOrEqual(0);
      if ((await kinds.addFrom(page)) || extent !== 'every kind of element')
        expect(await violationsOf(page), name).toEqual([]);
    }
    expect(requests.filter((url) => !url.startsWith(host))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('of the reference fits and has no axe violations', async () => {
    const { page, requests, complaints } = await openOffline({ ...options, bypassCSP: true });
    await openReference(page, extent === 'each template' ? smallSample : largeSample);
    expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(host) && !url.startsWith('blob:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

// Fonts differ from machine to machine, so the images in docs/ are created again only on demand.
it.runIf(process.env.UPDATE_IMAGES === '1')('is shown in docs/images', async () => {
  const shots = [
    ['site-desktop', 'index.html', { ...desk, colorScheme: 'light' }],
    ['guide-desktop', 'guides/getting-started.html', { ...desk, colorScheme: 'light' }],
    [
      'site-phone-dark',
      'guides/getting-started.html',
      { ...phone, deviceScaleFactor: 1, colorScheme: 'dark' },
    ],
  ] as const;
  for (const [image, name, options] of shots) {
    const { page } = await openOffline(options);
    await page.goto(`${host}${name}`);
    await page.screenshot({ path: path.join(images, `${image}.png`) });
  }
  const dark = await openOffline({ ...desk, colorScheme: 'dark' });
  await openReference(dark.page);
  await dark.page.screenshot({ path: path.join(images, 'reference-desktop-dark.png') });
  await dark.page.goto(`${host}guides/errors.html`);
  await dark.page.keyboard.press('/');
  await dark.page.getByRole('combobox').fill('move card');
  await dark.page.screenshot({ path: path.join(images, 'search-desktop-dark.png') });
});

describe('no code is cut off, at 1440 and at 390 pixels', () => {
  /** Looks at an open page in each width, and returns how many blocks of code it shows. Loading it again takes longer. */
  async function look(page: Page, name: string): Promise<number> {
    let count = 0;
    for (const [width, size] of widths) {
      await page.setViewportSize(size);
      count = await countUncutBlocks(page, `${name} at ${width}`);
    }
    return count;
  }

  it('in what is written', async () => {
    const { page } = await openOffline(phone);
    let count = 0;
    for (const name of pages.filter((candidate) => !hasOperations(candidate) && !isProblem(candidate))) {
      await page.goto(`${host}${name}`);
      count += await look(page, name);
    }
    expect(count).toBeGreaterThan(100);
  });

  it('on any page of a problem, none of which has axe violations', async () => {
    const { page } = await openOffline({ ...phone, bypassCSP: true });
    const names = pages.filter(isProblem);
    const kinds = new SeenKinds();
    let count = 0;
    for (const name of names) {
      await page.goto(`${host}${name}`);
      count += await look(page, name);
      // The others differ in their words only.
      if (await kinds.addFrom(page)) expect(await violationsOf(page), name).toEqual([]);
    }
    // Each shows an example of the problem.
    expect(count).toBeGreaterThanOrEqual(names.length - 1);
  });
});

describe('what a reader chooses', () => {
  it('is the language of every sample, in guides and in the reference', async () => {
    const { page } = await openOffline(desk);
    await page.goto(`${host}${groupFile}`);
    const shown = (): Promise<string[]> => page.locator('.code:visible code').allInnerTexts();
    expect(await shown()).toEqual(['curl 1', 'curl 2']);
    await page.getByRole('tab', { name: 'TypeScript' }).last().click();
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual(['get(1)', 'get(2)']);
    await page.reload();
    expect(await shown()).toEqual(['get(1)', 'get(2)']);
    await openOperations(page, smallSample.name);
    const chosen = page.getByRole('tab', { name: 'Python', selected: true });
    await expect.poll(() => chosen.count()).toBe(sampleCount);
    // The operation of the address is where the reader looks, although the samples above it changed their height.
    await page.goto('about:blank');
    await page.goto(`${host}${smallSample.name}#operation/restoreColumn`);
    const heading = page.getByRole('heading', { name: 'Restore a column' });
    await expect.poll(() => chosen.count()).toBe(sampleCount);
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(50);
    expect((await heading.boundingBox())?.y).toBeLessThan(250);
    await page.getByRole('tab', { name: 'TypeScript' }).first().click();
    await page.goto(`${host}${groupFile}`);
    expect(await shown()).toEqual(['await fetch(1);', 'await fetch(2);']);
  });

  it('is the theme, on every page', async () => {
    const { page } = await openOffline({ ...desk, colorScheme: 'light' });
    const background = 'getComputedStyle(document.body).backgroundColor';
    await page.goto(`${host}guides/errors.html`);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    expect(await page.evaluate(background)).toBe('rgb(20, 23, 31)');
    await page.goto(`${host}${smallSample.name}`);
    expect(await page.evaluate(background)).toBe('rgb(20, 23, 31)');
    await page.getByRole('button', { name: 'Light mode' }).click();
    await expect.poll(() => page.evaluate(background)).toBe('rgb(255, 255, 255)');
  });

  it('is copied from a block of code', async () => {
    const { page } = await openOffline({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${host}guides/getting-started.html`);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm ci && npm start');
  });
});

describe('by keyboard', () => {
  const focused = 'document.activeElement.textContent.trim()';

  it('can skip the navigation, or go through it in order, with visible focus', async () => {
    const { page } = await openOffline(desk);
    await page.goto(`${host}guides/errors.html`);
    const order: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate<string>(focused));
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    }
    const names = ['Guides', 'Reference', 'Problem codes', 'Changelog', 'Search /', 'Dark mode'];
    expect(order).toEqual(['Skip to the text', 'Board and Workspace Service', ...names]);
    await page.goto(`${host}guides/errors.html`);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('link', { name: 'Skip to the text' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('text');
  });

  it.each(['/', 'Control+k'])('one searches, chooses and opens a result: %s', async (key) => {
    const { page } = await openOffline(desk);
    await page.goto(`${host}guides/errors.html`);
    await page.keyboard.press(key);
    const field = page.getByRole('combobox');
    await field.waitFor();
    await field.fill('idempotency');
    const chosen = page.getByRole('option', { selected: true });
    expect(await chosen.locator('b').innerText()).toBe('Idempotency');
    await page.keyboard.press('ArrowDown');
    expect(await chosen.locator('b').innerText()).not.toBe('Idempotency');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    // The field loses the focus in the next frame, and until then it takes the slash as text.
    // Not in the page, whose policy allows no strings to be evaluated again and again.
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(true);
    await page.keyboard.press(key);
    await field.fill('rate limit');
    await page.keyboard.press('Enter');
    await page.waitForURL(/guides\/rate-limits\.html$/);
  });

  it('one types right after opening the search, before it is loaded', async () => {
    const { page, complaints } = await openOffline(desk);
    const { promise: asked, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(/search-index/, async (route) => {
      await asked;
      await route.fallback();
    });
    await page.goto(`${host}guides/errors.html`);
    await page.keyboard.type('/rate limit');
    await page.getByRole('status').getByText('Loading the search…').waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('rate limit');
    expect(await page.evaluate('scrollY')).toBe(0);
    answer(undefined);
    expect(await page.getByRole('option', { selected: true }).locator('b').innerText()).toBe('Rate limits');
    expect(complaints).toEqual([]);
  });

  it('one is told that the search could not be loaded, and tries again', async () => {
    const { page } = await openOffline({ ...desk, bypassCSP: true });
    await page.goto(`${host}guides/errors.html`);
    await page.route(/search-index/, (route) => route.abort());
    await page.keyboard.press('/');
    await page.getByRole('status').getByText('The search could not be loaded.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('rate limit');
    await page.unroute(/search-index/);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.getByRole('option', { selected: true }).locator('b').innerText()).toBe('Rate limits');
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(false);
  });

  it('one opens the menu on a phone, and closes it', async () => {
    const { page } = await openOffline(phone);
    await page.goto(`${host}guides/errors.html`);
    const link = page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Reference' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
  });
});

it('shows the whole name of the service on a small phone, beside buttons that have names', async () => {
  const { page } = await openOffline({ ...phone, viewport: { width: 360, height: 740 } });
  await page.goto(`${host}guides/errors.html`);
  const isCut = `const it = document.querySelector('.brand');
    it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight || it.offsetHeight > 56`;
  expect(await page.evaluate(isCut)).toBe(false);
  for (const name of ['Menu', 'Search', 'Dark mode']) {
    expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
  }
});

describe('for a reader in a hurry', () => {
  it('a page of text is three small files, whose links and words come without any script', async () => {
    const { page, requests } = await openOffline({ ...phone, javaScriptEnabled: false });
    await page.goto(`${host}guides/getting-started.html`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Getting started in five minutes');
    // Without a script, only the page and its style sheet are loaded.
    expect(requests).toHaveLength(2);
    const sizes = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          (name.endsWith('.html') && !hasOperations(name)) || /assets.site\.\w+\.(?:css|js)$/.test(name),
      )
      .map((name) => [name, gzipSync(readFileSync(path.join(site, name))).length] as const);
    expect(sizes.length).toBeGreaterThan(70);
    // The changelog grows until a release, and what came before it with each one.
    const changes = ['changelog.html', 'earlier-releases.html'];
    const bytesMaxOf = (name: string) => (changes.includes(name) ? 20_000 : 12_000);
    expect(sizes.filter(([name, sizeBytes]) => sizeBytes > bytesMaxOf(name))).toEqual([]);
  });

  it('operations can be read without a script', async () => {
    const { page } = await openOffline({ ...phone, javaScriptEnabled: false });
    await page.goto(`${host}${samplePage}`);
    expect(await page.getByRole('heading', { name: 'Move a card' }).isVisible()).toBe(true);
    expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  });

  it('keeps every page of the reference below half a compressed megabyte', () => {
    const size = (name: string): number => gzipSync(readFileSync(path.join(site, name))).length;
    const assets = readdirSync(path.join(site, 'assets')).filter((name) => !name.startsWith('search'));
    const sharedBytes = assets.reduce((total, name) => total + size(path.join('assets', name)), 0);
    for (const name of pages.filter(hasOperations)) {
      expect(sharedBytes + size(name), name).toBeLessThan(450_000);
    }
  });
});
