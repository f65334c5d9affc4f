// The page of a shared card as people see it who are sent the link: in Chromium, on a desk and on a phone, light and dark.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { violations } from './support/accessibility.ts';
import {
  endsOf,
  launchChromium,
  leastContrast,
  openPage,
  overflowWidth,
  phone,
  printedColors,
} from './support/chromium.ts';

const images = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
const description = `Street side in the morning, courtyard after three.

- Entrance with the new sign
- The large meeting room, empty and in use
- Kitchen <without> the recycling bins

Ask Jana for the key: she is in until noon.`;

let browser: Browser;
let service: Service;
let server: Server;
let address: string;
let cardUrl: string;
let emptyCardUrl: string;
let mixedCardUrl: string;
let codeCardUrl: string;

beforeAll(async () => {
  browser = await launchChromium();
  service = await startService({ now: () => new Date('2026-11-21T09:30:00Z') });
  server = createServer(service.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  address = `http://127.0.0.1:${bound.port}`;
  ({ cardUrl, emptyCardUrl, mixedCardUrl, codeCardUrl } = await makeCards());
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

async function makeCards() {
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { board } = await makeBoard(service, tenant, 'Website relaunch');
  const label = async (name: string, color: string) =>
    (await service.succeed('createLabel', { token, id: board.id, body: { name, color } })).id;
  const labels = [
    await label('Urgent', 'red'),
    await label('Photography', 'teal'),
    await label('Home page', 'purple'),
  ];
  const card = await makeCard(service, tenant, board.id, {
    title: 'Photograph the new office',
    description,
    label_ids: labels,
    due_at: '2026-12-04T16:00:00Z',
  });
  const empty = await makeCard(service, tenant, board.id, { title: 'W'.repeat(120) });
  const toDo = await service.succeed('createColumn', { token, id: board.id, body: { name: 'לביצוע!' } });
  const mixed = await makeCard(service, tenant, board.id, {
    column_id: toDo.id,
    title: 'להזמין מנורות!',
    description: 'שלום עולם!\n\n- פריט ראשון!\n\nIn English!\n\nעוד פסקה!\n\n    npm ci && npm start!\n',
  });
  const code = await makeCard(service, tenant, board.id, {
    title: 'Deploy',
    description: `Run this:\n\n\`\`\`sh\ndeploy ${'--with-another-option '.repeat(20)}\n${'x'.repeat(300)}\n\`\`\`\n`,
  });
  const share = async (id: string) =>
    `${address}/s/${(await service.succeed('createShareLink', { token, id, body: {} })).token}`;
  const [mixedCardUrl, codeCardUrl] = [await share(mixed.id), await share(code.id)];
  return { cardUrl: await share(card.id), emptyCardUrl: await share(empty.id), mixedCardUrl, codeCardUrl };
}

describe.each([
  ['a phone', 'shared-card-phone.png', phone],
  ['a desk', 'shared-card-desktop.png', { viewport: { width: 1280, height: 800 } }],
])('on %s', (_where, image, options) => {
  it('shows the card, makes no other requests, and needs no script', async () => {
    const { page, requests, complaints } = await openPage(browser, { ...options, javaScriptEnabled: false });
    await page.goto(cardUrl);
    await page.getByRole('heading', { level: 1, name: 'Photograph the new office' }).waitFor();
    expect(await page.getByRole('list', { name: 'Labels' }).getByRole('listitem').allInnerTexts()).toEqual([
      'Urgent',
      'Photography',
      'Home page',
    ]);
    const items = await page.locator('.text li').allInnerTexts();
    expect(items).toEqual(description.match(/(?<=^- ).+$/gm));
    const paragraphs = await page.locator('.text p').allInnerTexts();
    expect(paragraphs).toEqual(description.split('\n\n').filter((text) => !text.startsWith('-')));
    expect(await page.locator('dd time').getAttribute('datetime')).toBe('2026-12-04T16:00:00.000Z');
    expect(requests).toEqual([cardUrl]);
    expect(complaints).toEqual([]);
    // Fonts differ from machine to machine, so the images in docs/ are created again only on demand.
    if (process.env.UPDATE_IMAGES === '1') await page.screenshot({ path: path.join(images, image) });
  });

  it.each(['light', 'dark'] as const)('fits and can be read when it is %s', async (colorScheme) => {
    const watched = await openPage(browser, { ...options, colorScheme });
    for (const url of [cardUrl, emptyCardUrl, `${address}/s/unknown`]) {
      await watched.page.goto(url);
      expect(await overflowWidth(watched.page)).toBeLessThanOrEqual(0);
      expect(await leastContrast(watched.page)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('is printed in dark letters, whatever the color scheme', async () => {
  const { page } = await openPage(browser);
  for (const url of [cardUrl, `${address}/s/unknown`, `${address}/unknown`]) {
    await page.goto(url);
    expect(await printedColors(page, 'dark'), url).toEqual(await printedColors(page, 'light'));
  }
});

it('shows each name and paragraph in the direction of its language, and code from left to right', async () => {
  const { page } = await openPage(browser, phone);
  await page.goto(mixedCardUrl);
  expect(await endsOf(page, '.place span')).toEqual(['right', 'left']);
  expect(await endsOf(page, 'h1')).toEqual(['left']);
  expect(await endsOf(page, '.text p')).toEqual(['left', 'right', 'left']);
  expect(await endsOf(page, '.text li')).toEqual(['left']);
  expect(await endsOf(page, '.text pre code')).toEqual(['right']);
});

it('breaks long lines of code, which nobody has to scroll', async () => {
  const { page } = await openPage(browser, { ...phone, bypassCSP: true });
  await page.goto(codeCardUrl);
  expect(
    await page.evaluate('const it = document.querySelector("pre"); it.scrollWidth - it.clientWidth'),
  ).toBe(0);
  expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

describe("a link that doesn't work", () => {
  it.each([
    ['unknown', '0123456789012345678901', "This link isn't available"],
    ['expired', '0123456789ab', 'This link has expired'],
  ])('shows an explanation when it is %s', async (_what, token, heading) => {
    const { page } = await openPage(browser, phone);
    await page.goto(`${address}/s/${token}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.getByRole('main').innerText()).toMatch(/ask the person/i);
  });
});
