// The example front end where the network or the address is not as on the machine of its authors.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardIdOf,
  cardLink,
  isLive,
  makeSharedBoard,
  openAs,
  startDemo,
  status,
  titlesIn,
} from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { otherHost } from './support/chromium.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(async () => {
  await demo.browser.close();
});

// So that a test can wait for something on the page as soon as it is drawn.
const open = { bypassCSP: true };

/** The demo by the name of another machine, which browsers don't trust like localhost. */
function ofAnotherMachine(): Demo {
  return { ...demo, origin: `http://${otherHost}:${new URL(demo.origin).port}` };
}

describe('a page that came over http from another machine', () => {
  it('shows a board, creates cards, comments and links', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page, complaints } = await openAs(ofAnotherMachine(), owner, `/boards/${board.id}`, open);
    await cardLink(page, 'Draft').waitFor();
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByLabel('Title of a new card in Done').fill('New');
    await page.keyboard.press('Enter');
    await expect.poll(() => titlesIn(page, 'Done')).toEqual(['New']);
    await cardLink(page, 'New').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New comment').fill('Seen');
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await dialog.getByText('Seen').waitFor();
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    expect(await dialog.getByLabel('Share link').inputValue()).toContain('/s/');
    // Scripts can't copy there.
    expect(await dialog.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

/** Holds changes of these addresses back until each is let go. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(addresses, async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
}

describe('a board whose changes take long', () => {
  it('keeps what is typed until a card or a comment is stored', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page } = await openAs(demo, owner, `/boards/${board.id}`, open);
    await cardLink(page, 'Draft').waitFor();
    const answer = await holdBack(page, /\/(cards|comments)$/);
    const title = page.getByLabel('Title of a new card in Done');
    await title.fill('First');
    const sent = page.waitForRequest((it) => it.method() === 'POST');
    await title.press('Enter');
    await sent;
    await title.fill('Second');
    await answer();
    await expect.poll(() => titlesIn(page, 'Done')).toEqual(['First']);
    expect(await title.inputValue()).toBe('Second');
    await cardLink(page, 'First').click();
    const comment = page.getByLabel('New comment');
    await comment.fill('One');
    const commented = page.waitForRequest((it) => it.method() === 'POST');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await commented;
    await comment.fill('Two');
    await answer();
    await page.getByLabel('Comments').getByText('One').waitFor();
    expect(await comment.inputValue()).toBe('Two');
  });

  it('is read again once they are answered, and not before', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page, apiRequests } = await openAs(demo, owner, `/boards/${board.id}`, open);
    await isLive(page);
    const snapshots = () => apiRequests().filter((url) => url.includes('/snapshot')).length;
    const before = snapshots();
    const answer = await holdBack(page, /\/move$/);
    await cardLink(page, 'Draft').focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await cardLink(page, 'Review').press('x');
    const archived = page.waitForResponse(/batch-archive$/);
    await page.getByRole('button', { name: 'Archive' }).click();
    await archived;
    // What reads it without a pause would do so now.
    await page.waitForTimeout(300);
    expect(snapshots() - before).toBe(0);
    await answer();
    await expect.poll(() => titlesIn(page, 'To do')).toEqual(['Publish']);
    expect(await titlesIn(page, 'Done')).toEqual(['Draft']);
    expect(snapshots() - before).toBe(1);
  });
});

describe('a page whose events a proxy answers', () => {
  it('says so, and continues once the service answers again', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page } = await openAs(demo, owner, '/', open);
    const refusal = { status: 403, contentType: 'text/html', body: '<h1>Not now</h1>' };
    await page.route(/\/events/, (route) => route.fulfill(refusal));
    await page.goto(`${demo.origin}/demo#/boards/${board.id}`);
    await status(page).getByText('Reconnecting…').waitFor();
    await page.unroute(/\/events/);
    await isLive(page);
    const id = await cardIdOf(demo.service, owner, board.id, 'Draft');
    await demo.service.succeed('archiveCard', { token: owner.token, id });
    await expect.poll(() => titlesIn(page, 'To do')).toEqual(['Review', 'Publish']);
  });
});

describe('a page that is opened where nobody looks at it', () => {
  it.each([
    ['from the beginning', ''],
    ['when the network comes back', "dispatchEvent(new Event('online'))"],
  ])('gives its connection back after a minute: %s', async (_name, happens) => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page, apiRequests } = await openAs(demo, owner, '/', open);
    await page.clock.install();
    await page.addInitScript("Object.defineProperty(document, 'hidden', { value: true })");
    await page.goto(`${demo.origin}/demo#/boards/${board.id}`);
    await page.reload();
    const endAfterAMinute = async (): Promise<void> => {
      await isLive(page);
      const ended = page.waitForEvent('requestfailed', (it) => it.url().includes('/events/stream'));
      await page.clock.runFor(60_000);
      await ended;
      // Whoever follows on would ask again within half a minute.
      const asked = apiRequests().length;
      for (const timeMs of [30_000, 30_000]) await page.clock.runFor(timeMs);
      expect(apiRequests().length).toBe(asked);
    };
    await endAfterAMinute();
    if (happens === '') return;
    const opened = page.waitForRequest(/\/events\/stream/);
    await page.evaluate(happens);
    await opened;
    await endAfterAMinute();
  });
});
