// The page of an invoice as an accountant sees it: in Chromium, on a desk, on a phone and on paper, light and dark.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInvoice } from '../support/billing.ts';
import { makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { launchChromium, leastContrast, openPage, overflowWidth, phone } from './support/chromium.ts';

const images = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
const now = new Date('2026-11-12T09:30:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

let browser: Browser;
let service: Service;
let server: Server;
let address: string;
let invoiceLink: string;
let longLink: string;
let mixedLink: string;

beforeAll(async () => {
  browser = await launchChromium();
  service = await startService({ now: () => now });
  server = createServer(service.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  address = `http://127.0.0.1:${bound.port}`;
  const tenant = await makeTenant(service);
  const link = async (id: string) => {
    const { url = '' } = await service.succeed('getInvoice', { token: tenant.token, id });
    return `${address}${new URL(url).pathname}`;
  };
  invoiceLink = await link(await makeInvoice(service, tenant, usual, now));
  longLink = await link(await makeInvoice(service, tenant, long, now));
  mixedLink = await link(await makeInvoice(service, tenant, mixed, now));
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const line = { plan: 'team', interval: 'month', seatPrice: 800n, periodDays: 31 } as const;
const usual = {
  recipient: {
    name: 'Studio <Winter> GmbH',
    email: 'accounts@studio-winter.example',
    address: { line1: 'Am Markt 5', postal_code: '23552', city: 'Lübeck', country: 'DE' },
    tax_id: 'DE123456789',
  },
  seller: {
    name: 'Boards Ltd',
    address: ['1 Quay Street', 'Galway', 'Ireland'],
    tax_id: 'IE1234567X',
    payment: 'Please transfer the amount to IE29 AIBK 9311 5212 3456 78 and name the number of the invoice.',
  },
  dueAt: day('2026-11-26'),
  lines: [
    {
      ...line,
      description: 'Team, 5 seats',
      seats: 5,
      firstDay: day('2026-10-12'),
      lastDay: day('2026-11-03'),
      amount: 2968n,
    },
    {
      ...line,
      description: 'Team, 6 seats',
      seats: 6,
      firstDay: day('2026-11-04'),
      lastDay: day('2026-11-11'),
      amount: 1238n,
    },
  ],
};
const mixed = {
  ...usual,
  periodStart: day('2026-08-12'),
  recipient: { ...usual.recipient, name: 'סטודיו חורף' },
};
const long = {
  periodStart: day('2026-09-12'),
  recipient: { name: 'W'.repeat(200) },
  lines: Array.from({ length: 60 }, (_, index) => ({
    ...line,
    description: `Team, ${index} seats`,
    seats: index,
    amount: 123_456_789n,
    firstDay: day('2026-10-12'),
    lastDay: day('2026-10-12'),
  })),
};

describe.each([
  ['a phone', 'invoice-phone.png', phone],
  ['a desk', 'invoice-desktop.png', { viewport: { width: 1280, height: 900 } }],
])('on %s', (_where, image, options) => {
  it('shows issuer, recipient, lines and total, makes no other requests, and needs no script', async () => {
    const { page, requests, complaints } = await openPage(browser, { ...options, javaScriptEnabled: false });
    await page.goto(invoiceLink);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Invoice [0-9A-Z]{8}-0001$/);
    const text = await page.getByRole('main').innerText();
    for (const part of [
      'Studio <Winter> GmbH',
      '23552 Lübeck',
      'Germany',
      'DE123456789',
      'IE1234567X',
      'Open',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('26 November 2026');
    expect(text).toContain('Tax is not calculated on this document.');
    expect(text).toContain('IE29 AIBK');
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.filter((row) => row.includes('€42.06'))).toHaveLength(2);
    expect(requests).toEqual([invoiceLink]);
    expect(complaints).toEqual([]);
    if (process.env.UPDATE_IMAGES === '1') await page.screenshot({ path: path.join(images, image) });
  });

  it.each(['light', 'dark'] as const)('fits and can be read when it is %s', async (colorScheme) => {
    const watched = await openPage(browser, { ...options, colorScheme });
    for (const url of [invoiceLink, longLink, `${address}/invoices/unknown`]) {
      await watched.page.goto(url);
      expect(await overflowWidth(watched.page)).toBeLessThanOrEqual(0);
      expect(await leastContrast(watched.page)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('shows each line of an address in its own direction, below its heading', async () => {
  const { page } = await openPage(browser, phone);
  await page.goto(mixedLink);
  const leftOf = (words: string) =>
    page.evaluate<number>(`(() => {
      const [text] = document.querySelector('.parties div:last-child p').childNodes;
      const range = document.createRange();
      const start = text.data.indexOf(${JSON.stringify(words)});
      range.setStart(text, start);
      range.setEnd(text, start + ${words.length});
      return range.getBoundingClientRect().left;
    })()`);
  expect(await leftOf('Lübeck')).toBeGreaterThan(await leftOf('23552'));
  expect(await leftOf('Am Markt')).toBe(await leftOf('סטודיו חורף'));
});

describe('on paper', () => {
  it('prints on one sheet of A4 when it is short, black on white in any color scheme', async () => {
    const { page } = await openPage(browser, { colorScheme: 'dark' });
    await page.goto(invoiceLink);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      ...(process.env.INVOICE_PDF !== undefined && { path: process.env.INVOICE_PDF }),
    });
    const sheets = (content: Buffer) => content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets(pdf)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page.evaluate(`(() => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector('article'));
      return [color, backgroundColor];
    })()`);
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.goto(longLink);
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(1);
  });
});
