// The site while it is used: printed, with lists that open over the text, without a clipboard, and searched by keyboard.
import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { launchChromium, openPage, overflowWidth, phone, printedColors } from './support/chromium.ts';

let browser: Browser;
let server: Server;
let site: string;

beforeAll(async () => {
  browser = await launchChromium();
  server = express().use(docsRoutes()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  site = `http://127.0.0.1:${address.port}/docs`;
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

it('is printed in dark letters, whatever theme the reader has chosen', async () => {
  const { page } = await openPage(browser, { colorScheme: 'light' });
  await page.goto(`${site}/guides/errors`);
  const light = await printedColors(page, 'light');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dark mode' }).click();
  expect(await printedColors(page, 'light')).toEqual(light);
  expect(await printedColors(page, 'dark')).toEqual(light);
});

it('is printed in dark letters without backgrounds in the reference, whatever theme the reader has chosen', async () => {
  const { page } = await openPage(browser, { colorScheme: 'light' });
  await page.goto(`${site}/reference/columns`);
  for (const name of ['Dark mode', 'Light mode']) {
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()]);
    await page.locator('#reference').getByRole('heading', { level: 2 }).last().waitFor();
    await page.emulateMedia({ media: 'print' });
    const looks = await page.locator('#reference *').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect([...new Set(looks)]).toEqual(['rgb(27, 31, 42) on rgba(0, 0, 0, 0)']);
    await page.emulateMedia({ media: 'screen' });
  }
});

it('is printed as wide as the paper', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site}/guides/errors`);
  await page.emulateMedia({ media: 'print' });
  const width = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  expect(width).toBe(1280);
});

it('shows the whole name of the service at every width of the window', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site}/guides/errors`);
  const brand = page.locator('.brand');
  for (let width = 320; width <= 1920; width += 32) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = await brand.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
        scrollWidth,
        clientWidth,
        scrollHeight,
        clientHeight,
      }),
    );
    expect([scrollWidth, scrollHeight], `${width} px`).toEqual([clientWidth, clientHeight]);
    expect(clientHeight, `${width} px`).toBeLessThanOrEqual(56);
    expect(await overflowWidth(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

describe('on a phone', () => {
  it.each([
    ['Menu', 'reference/columns'],
    ['On this page', 'guides/errors'],
  ])('closes %s when a place on the page is chosen', async (name, place) => {
    const { page } = await openPage(browser, phone);
    await page.goto(`${site}/${place}`);
    await page.getByRole('button', { name }).click();
    const link = page.locator(':popover-open a[href*="#"]').last();
    await link.click();
    await link.waitFor({ state: 'hidden' });
    expect(await page.evaluate('location.hash')).not.toBe('');
  });
});

it('has no buttons that copy where the browser has no clipboard', async () => {
  const { page, complaints } = await openPage(browser);
  await page.addInitScript('delete Navigator.prototype.clipboard');
  await page.goto(`${site}/guides/getting-started`);
  await page.getByRole('button', { name: 'Search' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('shows which result of the search is chosen in every color scheme, and counts them', async () => {
  const { page } = await openPage(browser, { forcedColors: 'active' });
  await page.goto(`${site}/guides/errors`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('rate limit');
  const outlineOf = (selected: boolean) =>
    page
      .getByRole('option', { selected })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([await outlineOf(true), await outlineOf(false)]).toEqual(['solid', 'none']);
  expect(await page.getByRole('status').innerText()).toMatch(/^\d+ results$/);
  await page.evaluate('{ const all = searchSite; searchSite = (question) => all(question).slice(0, 1); }');
  await page.getByRole('combobox').fill('rate limits');
  expect(await page.getByRole('status').innerText()).toBe('1 result');
});
