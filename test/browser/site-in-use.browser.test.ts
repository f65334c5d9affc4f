// The site while it is used: printed, with lists that open over the text, without a clipboard, and searched by keyboard.
import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { launchChromium, openPage, printedColors } from './support/chromium.ts';

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
