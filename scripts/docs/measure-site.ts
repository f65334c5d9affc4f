/**
 * Measures what a reader of the site waits for: `node scripts/docs/measure-site.ts [address …]`. Without addresses it serves
 * the site itself, and measures one page of each kind. Each page is opened in a new Chromium context, without a cache.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import express from 'express';
import type { Browser } from 'playwright-core';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { launchChromium, openPage } from '../../test/browser/support/chromium.ts';

const kinds = [
  '/docs',
  '/docs/guides/getting-started',
  '/docs/reference',
  '/docs/reference/cards',
  '/docs/problems/gone',
];
const rounds = 5;

interface Figures {
  readonly transferredBytes: number;
  readonly firstPaintMs: number;
  /** Until the page has stopped growing for a quarter of a second. */
  readonly completeMs: number;
  readonly elements: number;
  readonly heightPixels: number;
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  let transferredBytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (transferredBytes += encodedDataLength));
  await session.send('Network.enable');
  const startedAtMs = performance.now();
  await page.goto(address, { waitUntil: 'load' });
  const count = (): Promise<number> => page.evaluate('document.querySelectorAll("*").length');
  let [elements, completeMs] = [await count(), performance.now() - startedAtMs];
  for (;;) {
    await page.waitForTimeout(250);
    const now = await count();
    if (now === elements) break;
    [elements, completeMs] = [now, performance.now() - startedAtMs];
  }
  const firstPaintMs = await page.evaluate<number>(
    'performance.getEntriesByName("first-contentful-paint")[0].startTime',
  );
  const heightPixels = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.context().close();
  return { transferredBytes, firstPaintMs, completeMs, elements, heightPixels };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const { positionals } = parseArgs({ allowPositionals: true });
const server = express().use(docsRoutes()).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const addresses =
  positionals.length > 0 ? positionals : kinds.map((path) => `http://127.0.0.1:${port}${path}`);
const browser = await launchChromium();
const measured = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
// In turns, so that what else the machine does falls on all of them.
for (let round = 0; round < rounds; round += 1) {
  for (const [address, figures] of measured) figures.push(await measure(browser, address));
}
await browser.close();
server.close();
server.closeAllConnections();

console.log('| Page | Bytes | First paint, ms | Complete, ms | Elements | Height, px |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [address, figures] of measured) {
  const of = (name: keyof Figures): number => Math.round(median(figures.map((each) => each[name])));
  const { pathname } = new URL(address);
  console.log(
    `| ${pathname} | ${of('transferredBytes')} | ${of('firstPaintMs')} | ${of('completeMs')} | ${of('elements')} | ${of('heightPixels')} |`,
  );
}
