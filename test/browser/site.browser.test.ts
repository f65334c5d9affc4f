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
import { fileLinks } from '../../src/pages/site/links.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { readRedocBundle, referencePage } from '../../src/pages/reference/reference.ts';
import { launchChromium, openPage, overflowWidth, phone } from './support/chromium.ts';
import { violations } from './support/accessibility.ts';

const root = path.join(import.meta.dirname, '..', '..');
const site = path.join(root, 'dist', 'docs');
const images = path.join(root, 'docs', 'images');
/** A part of the contract in which every element of the reference occurs; axe takes minutes for the whole, four times. */
const sampleFile = 'reference-sample.html';
const samplePaths = ['/v1/sign-in/sessions', '/v1/cards/{id}', '/v1/cards/{id}/move', '/v1/events', '/v1/me'];
let browser: Browser;
let server: Server;
let host: string;
let pages: string[] = [];

beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs/build-docs.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run docs:build failed: ${stderr}`);
  pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && name !== 'reference.html',
  );
  const { document } = readPublishedContract();
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([name]) => samplePaths.includes(name)),
  );
  const source = { kind: 'inline', redoc: readRedocBundle().script } as const;
  writeFileSync(
    path.join(site, sampleFile),
    referencePage({ ...document, paths }, fileLinks(0), source).html,
  );
  server = express().use('/docs', express.static(site)).listen(0, '127.0.0.1');
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

async function openReference(page: Page, name: string): Promise<void> {
  await page.goto(`${host}${name}#tag/Cards/operation/moveCard`);
  const move = page.locator('[data-section-id$="/operation/moveCard"]');
  await move.getByRole('heading', { name: 'Authorizations:' }).click();
  await move.getByRole('button', { name: /^200/ }).click();
  await move.getByRole('tab', { name: 'Python' }).click();
}

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const readers = [
  ['a desk, light', { ...desk, colorScheme: 'light' }],
  ['a desk, dark', { ...desk, colorScheme: 'dark' }],
  ['a phone, light', { ...phone, colorScheme: 'light' }],
  ['a phone, dark', { ...phone, colorScheme: 'dark' }],
] as const;

const isProblem = (name: string): boolean => name.startsWith(`problems${path.sep}`);

describe.each(readers)('on %s', (_reader, options) => {
  it('every page fits, loads nothing from elsewhere and has no axe violations', async () => {
    const { page, requests, complaints } = await openOffline({ ...options, bypassCSP: true });
    const written = pages.filter((name) => name !== sampleFile && !isProblem(name));
    for (const name of [...written, 'problems/index.html', 'problems/gone.html']) {
      await page.goto(`${host}${name}`);
      expect(await overflowWidth(page), name).toBeLessThanOrEqual(0);
      expect(await violations(page), name).toEqual([]);
    }
    expect(requests.filter((url) => !url.startsWith(host))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the reference fits and has no axe violations', async () => {
    const { page, requests, complaints } = await openOffline({ ...options, bypassCSP: true });
    await openReference(page, sampleFile);
    expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(host) && !url.startsWith('blob:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

// Fonts differ from machine to machine, so the images in docs/ are created again only on demand.
it.runIf(process.env.UPDATE_IMAGES === '1')('is shown in docs/images', async () => {
  const wide = await openOffline({ ...desk, colorScheme: 'light' });
  await wide.page.goto(`${host}guides/getting-started.html`);
  await wide.page.screenshot({ path: path.join(images, 'site-desktop.png') });
  const small = await openOffline({ ...phone, deviceScaleFactor: 1, colorScheme: 'dark' });
  await small.page.goto(`${host}guides/getting-started.html`);
  await small.page.screenshot({ path: path.join(images, 'site-phone-dark.png') });
  const dark = await openOffline({ ...desk, colorScheme: 'dark' });
  await openReference(dark.page, sampleFile);
  await dark.page.screenshot({ path: path.join(images, 'reference-desktop-dark.png') });
});

it('no problem page has axe violations', async () => {
  const { page } = await openOffline({ ...phone, bypassCSP: true });
  for (const name of pages.filter(isProblem)) {
    await page.goto(`${host}${name}`);
    // They differ in their words only, and the colors of one were looked at above.
    expect(await violations(page, { 'color-contrast': false }), name).toEqual([]);
  }
}, 60_000);

it('the structure of the whole reference has no axe violations', async () => {
  const { page } = await openOffline({ ...desk, bypassCSP: true });
  await openReference(page, 'reference.html');
  // Contrast takes most of the time, and its colors are those of the sample.
  expect(await violations(page, { 'color-contrast': false })).toEqual([]);
}, 60_000);

describe('by keyboard', () => {
  const focused = 'document.activeElement.textContent.trim()';

  it('can skip the navigation, or go through it in order, with visible focus', async () => {
    const { page } = await openOffline(desk);
    await page.goto(`${host}guides/errors.html`);
    const order: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate<string>(focused));
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    }
    const names = ['Guides', 'Reference', 'Workflows', 'Problem codes', 'Changelog'];
    expect(order).toEqual(['Skip to the text', 'Board and Workspace Service', ...names]);
    await page.goto(`${host}guides/errors.html`);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('link', { name: 'Skip to the text' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('text');
  });

  it('opens the menu of the reference', async () => {
    const { page } = await openOffline(desk);
    await page.goto(`${host}${sampleFile}`);
    const group = page.locator('li[data-item-id="tag/Me"]');
    await group.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#tag\/Me$/);
    expect(await group.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('page weight', () => {
  it('a text page is one small file, and its text and links need no script', async () => {
    const { page, requests } = await openOffline({ ...phone, javaScriptEnabled: false });
    await page.goto(`${host}guides/getting-started.html`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Getting started in five minutes');
    expect(requests).toHaveLength(1);
    const sizes = pages
      .filter((name) => name !== sampleFile)
      .map((name) => [name, gzipSync(readFileSync(path.join(site, name))).length] as const);
    expect(sizes.filter(([, sizeBytes]) => sizeBytes > 12_000)).toEqual([]);
  });

  it('keeps the reference below half a compressed megabyte', () => {
    expect(gzipSync(readFileSync(path.join(site, 'reference.html'))).length).toBeLessThan(512_000);
  });
});
