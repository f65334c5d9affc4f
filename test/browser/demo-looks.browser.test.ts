// How the example front end looks on a desk and on a phone, light and dark, and what axe finds there.
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { makeCard } from '../support/factories.ts';
import { makeDataDir } from '../support/server-process.ts';
import { violations } from './support/accessibility.ts';
import { endsOf, openPage, overflowWidth, phone } from './support/chromium.ts';
import { cardLink, desk, makeSharedBoard, openAs, startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';

const images = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(async () => {
  await demo.browser.close();
});

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('on %s', (_where, options) => {
  it.each(['light', 'dark'] as const)('fits and has no axe violations when it is %s', async (colorScheme) => {
    const { browser, service, origin } = demo;
    const { owner, board } = await makeSharedBoard(service);
    const { token } = owner;
    const body = { name: 'Urgent', color: 'yellow' };
    const { data: columns } = await service.succeed('listColumns', { token, id: board.id });
    const done = { token, id: columns.at(-1)?.id ?? '', body: { color: 'green', done: true } };
    await service.succeed('updateColumn', done);
    const label = await service.succeed('createLabel', { token, id: board.id, body });
    const card = await makeCard(service, owner, board.id, {
      title: 'W'.repeat(120),
      description: 'Long',
      due_at: '2020-01-01T00:00:00Z',
      label_ids: [label.id],
      assignee_ids: [owner.userId],
    });
    await service.succeed('createComment', { token, id: card.id, body: { body: 'First' } });
    await service.succeed('updateCard', {
      token,
      id: card.id,
      body: { completed_at: '2026-11-01T00:00:00Z' },
    });
    const look = { ...options, colorScheme, bypassCSP: true };
    const signIn = await openPage(browser, look);
    await signIn.page.goto(`${origin}/demo`);
    await signIn.page.getByText('Use an access token').click();
    const check = async (page: Page, what: string) => {
      expect(await violations(page), what).toEqual([]);
      expect(await overflowWidth(page), what).toBeLessThanOrEqual(0);
    };
    await check(signIn.page, 'sign-in');
    const { page } = await openAs(demo, owner, `/workspaces/${owner.workspaceId}`, look);
    await cardLink(page, board.name).waitFor();
    await check(page, 'boards');
    await cardLink(page, board.name).click();
    await cardLink(page, 'Draft').waitFor();
    await check(page, 'board');
    await page.goto(`${origin}/demo#/boards/${board.id}/cards/${card.id}`);
    await page.getByText('First').waitFor();
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByRole('textbox', { name: 'Share link' }).waitFor();
    await check(page, 'card');
    const overflow = 'const it = document.querySelector("dialog"); it.scrollWidth - it.clientWidth';
    expect(await page.evaluate(overflow), 'card').toBe(0);
  });

  it('shows selections, members and the trash', async () => {
    const { service, origin } = demo;
    const { owner, other, board } = await makeSharedBoard(service);
    const { token } = owner;
    const deleted = await makeCard(service, owner, board.id, { title: 'V'.repeat(200) });
    await service.succeed('deleteCard', { token, id: deleted.id });
    await service.succeed('createLabel', {
      token,
      id: board.id,
      body: { name: 'L'.repeat(60), color: 'red' },
    });
    await service.succeed('updateBoard', { token, id: board.id, body: { visibility: 'members' } });
    const place = { id: board.id, path: { user_id: other.userId } };
    await service.succeed('putBoardMember', { token, ...place, body: { role: 'viewer' } });
    const colorScheme = options === desk ? 'light' : 'dark';
    const look = { ...options, colorScheme, bypassCSP: true } as const;
    const { page } = await openAs(demo, owner, `/boards/${board.id}`, look);
    const check = async (what: string) => {
      expect(await violations(page), what).toEqual([]);
      expect(await overflowWidth(page), what).toBeLessThanOrEqual(0);
    };
    await page.getByRole('button', { name: 'Select cards' }).click();
    await page.getByRole('checkbox', { name: 'Select Draft' }).check();
    await page.locator('summary', { hasText: 'Labels' }).click();
    await check('selection');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Private' }).click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').waitFor();
    await check('members');
    await page.goto(`${origin}/demo#/workspaces/${owner.workspaceId}/trash`);
    await page.getByRole('button', { name: 'Restore VVV' }).waitFor();
    await check('trash');
  });
});

it('says that it needs JavaScript where there is none', async () => {
  const { page, complaints } = await openPage(demo.browser, { ...phone, javaScriptEnabled: false });
  await page.goto(`${demo.origin}/demo`);
  expect(await page.getByRole('main').innerText()).toContain('This page needs JavaScript.');
  expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

it('shows what people write in the direction of its language', async () => {
  const { owner, board } = await makeSharedBoard(demo.service);
  const card = await makeCard(demo.service, owner, board.id, { title: 'להזמין מנורות!' });
  const body = { body: 'נראה טוב!' };
  await demo.service.succeed('createComment', { token: owner.token, id: card.id, body });
  const { page } = await openAs(demo, owner, `/boards/${board.id}/cards/${card.id}`);
  await page.getByText(body.body).waitFor();
  expect(await endsOf(page, '.card-title a')).toEqual(['right', 'right', 'right', 'left']);
  expect(await endsOf(page, '.comment .text')).toEqual(['left']);
  const fields = page.locator('.title-field input, textarea');
  for (const field of await fields.all()) {
    expect(await field.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
  }
});

it('shows the name of a board and the title of a card on a small phone without anything over them', async () => {
  const { owner, board } = await makeSharedBoard(demo.service);
  const { token } = owner;
  await demo.service.succeed('updateBoard', { token, id: board.id, body: { name: 'Website relaunch' } });
  const small = { ...phone, viewport: { width: 360, height: 740 } };
  const { page } = await openAs(demo, owner, `/boards/${board.id}`, small);
  await cardLink(page, 'Draft').waitFor();
  const cutWidth = 'const it = document.querySelector("h1"); it.scrollWidth - it.clientWidth';
  expect(await page.evaluate(cutWidth)).toBe(0);
  const signOut = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
  expect((signOut?.x ?? 0) + (signOut?.width ?? 0)).toBeLessThanOrEqual(360);
  await cardLink(page, 'Draft').click();
  const title = await page.getByRole('textbox', { name: 'Title', exact: true }).boundingBox();
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
  // The outline of the focused button has room too.
  expect((close?.y ?? 0) + (close?.height ?? 0) + 4).toBeLessThanOrEqual(title?.y ?? 0);
});

// Fonts differ from machine to machine, so the images in docs/ are created again only on demand.
it.runIf(process.env.UPDATE_IMAGES === '1')('is shown in docs/images', async () => {
  const { browser, service, origin } = demo;
  const { database, billing, now } = service;
  const dataDir = await makeDataDir();
  const facts = await seedDemo(database, { dataDir, baseUrl: origin, billing, now: now() });
  const open = async (options: BrowserContextOptions) => {
    const { page } = await openPage(browser, options);
    const board = `/boards/${facts?.small_board_id ?? ''}`;
    await page.goto(`${origin}/demo#${board}?access_token=${facts?.access_token ?? ''}`);
    await cardLink(page, 'Write the pricing page').waitFor();
    // Read last of all that the page shows.
    await page.getByText('Visibility: Workspace').waitFor();
    return page;
  };
  const large = { viewport: { width: 1440, height: 760 } };
  const small = { ...phone, deviceScaleFactor: 1, colorScheme: 'dark' as const };
  const board = await open(large);
  await board.screenshot({ path: path.join(images, 'demo-board-desktop.png') });
  const card = await open({ ...large, colorScheme: 'dark' });
  await cardLink(card, 'Write the pricing page').click();
  await card.getByText('Finance sends').waitFor();
  await card.screenshot({ path: path.join(images, 'demo-card-desktop-dark.png') });
  await (await open(small)).screenshot({ path: path.join(images, 'demo-board-phone-dark.png') });
});
