// The example front end as people use it: in Chromium, two of them at once, by mouse and by keyboard, on a desk and a phone.
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { signInCodeOf } from '../support/mailed-secrets.ts';
import type { Service } from '../support/service.ts';
import { openPage } from './support/chromium.ts';
import { cardLink, cardsIn, makeLargeBoard, makeSharedBoard, openAs, startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';

let demo: Demo;
let browser: Browser;
let service: Service;
let origin: string;

beforeAll(async () => {
  demo = await startDemo();
  ({ browser, service, origin } = demo);
});

afterAll(async () => {
  await browser.close();
});

function titlesAtService(tenant: Tenant, boardId: string, columnId: string): Promise<string[]> {
  const query = { column_id: columnId };
  return service
    .succeed('listCards', { token: tenant.token, id: boardId, query })
    .then(({ data }) => data.map(({ title }) => title));
}

describe('signing in', () => {
  it('takes an email address and the code, and shows what is wrong in a sentence', async () => {
    const { email } = await makeTenant(service);
    const { page } = await openPage(browser);
    await page.goto(`${origin}/demo`);
    await page.getByLabel('Email address').fill(email);
    const [response] = await Promise.all([
      page.waitForResponse(/sign-in\/codes/),
      page.getByRole('button', { name: 'Send a code' }).click(),
    ]);
    const { id } = (await response.json()) as { id: string };
    const code = signInCodeOf(id);
    await page.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).toMatch(/code/i);
    await page.getByLabel('Code from the email').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This workspace has no boards yet.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email address').waitFor();
    expect(await page.evaluate('sessionStorage.length + localStorage.length')).toBe(0);
  });

  it('takes an access token, from the form or from the link that npm start shows, and removes it from the address', async () => {
    const { owner, board } = await makeSharedBoard(service);
    const { page, complaints } = await openPage(browser);
    await page.goto(`${origin}/demo`);
    await page.getByText('Use an access token').click();
    await page.getByLabel('Access token').fill(owner.token);
    await page.getByRole('button', { name: 'Use it' }).click();
    await cardLink(page, board.name).waitFor();
    const linked = await openPage(browser);
    await linked.page.goto(`${origin}/demo#/boards/${board.id}?access_token=${owner.token}`);
    await cardLink(linked.page, 'Draft').waitFor();
    expect(linked.page.url()).toBe(`${origin}/demo#/boards/${board.id}`);
    expect([...complaints, ...linked.complaints]).toEqual([]);
  });

  it('is asked for again when the session has ended', async () => {
    const { owner, board } = await makeSharedBoard(service);
    const { page } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Draft').waitFor();
    const token = await page.evaluate<string>('sessionStorage.getItem("credential")');
    await service.succeed('signOut', { token });
    await page.getByText('You are signed out. Sign in again to go on.').waitFor();
  });
});

describe('finding a board', () => {
  it('chooses a workspace, searches its boards and creates one', async () => {
    const { owner, other, board } = await makeSharedBoard(service);
    const { page, complaints } = await openAs(demo, other, '/');
    const workspaces = page.getByRole('combobox', { name: 'Workspace' });
    await workspaces.selectOption(other.workspaceId);
    await page.getByText('This workspace has no boards yet.').waitFor();
    await workspaces.selectOption(owner.workspaceId);
    await cardLink(page, board.name).waitFor();
    await page.getByRole('searchbox', { name: 'Search boards' }).fill('nothing like it');
    await page.getByText('No board matches.').waitFor();
    await page.getByRole('searchbox', { name: 'Search boards' }).fill(board.name.toLowerCase());
    await cardLink(page, board.name).waitFor();
    await page.getByLabel('Name of a new board').fill('Launch');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('showing a board', () => {
  it('takes one request and less than 60 kB for 300 cards', async () => {
    const { owner, board } = await makeLargeBoard(service);
    const { page, apiRequests, complaints } = await openAs(demo, owner, '/');
    const isSnapshot = (url: string) => url.includes('/snapshot');
    const [response] = await Promise.all([
      page.waitForResponse((it) => isSnapshot(it.url())),
      page.goto(`${origin}/demo#/boards/${board.id}`),
    ]);
    await page.getByRole('list', { name: 'Cards in Column 10' }).getByRole('link').nth(29).waitFor();
    expect(await page.locator('.card').count()).toBe(300);
    // What the reader may do, which other boards there are, and what happens next, is asked for beside it.
    const isBeside = (url: string) => /\/events|workspaces|v1\/boards\?|v1\/me$|\/members\?/.test(url);
    const toShowIt = apiRequests().filter((url) => !isBeside(url));
    expect(toShowIt).toEqual([`${origin}/v1/boards/${board.id}/snapshot?cards_per_column=100`]);
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    console.log(`300 cards: 1 request, ${responseBodySize} bytes and ${responseHeadersSize} of headers.`);
    expect(responseBodySize + responseHeadersSize).toBeLessThan(60_000);
    expect(complaints).toEqual([]);
  });

  it('reads on in a long column, and waits as long as it is told to', async () => {
    const { owner, board } = await makeSharedBoard(service);
    for (let number = 1; number <= 120; number += 1) await makeCard(service, owner, board.id);
    const { page } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Draft').waitFor();
    expect(await cardsIn(page, 'To do').count()).toBe(100);
    const body = JSON.stringify({ code: 'rate_limited', status: 429, detail: 'Too many requests.' });
    const busy = { status: 429, headers: { 'Content-Type': 'application/problem+json' }, body };
    const waits = ['1', 'a date'];
    const refuse = async (route: Route) => {
      const inThreeSeconds = await page.evaluate<string>('new Date(Date.now() + 3_000).toUTCString()');
      const headers = { ...busy.headers, 'Retry-After': waits.shift() === '1' ? '1' : inThreeSeconds };
      return route.fulfill({ ...busy, headers });
    };
    await page.route(/\/cards\?/, refuse, { times: waits.length });
    // A new card goes to the end, which isn't loaded yet.
    await page.getByLabel('Title of a new card in To do').fill('The last one');
    await page.keyboard.press('Enter');
    await cardLink(page, 'The last one').waitFor();
    await page.getByRole('button', { name: 'Show more cards of To do' }).click();
    await page.getByText('Too many requests. Trying again in 1 s.').waitFor();
    await page.getByText(/Trying again in [23] s\./).waitFor();
    await cardsIn(page, 'To do').nth(123).waitFor();
    expect(await cardsIn(page, 'To do').count()).toBe(124);
    expect(await page.getByRole('button', { name: 'Show more cards' }).count()).toBe(0);
  });

  it('filters what is loaded', async () => {
    const { owner, board } = await makeSharedBoard(service);
    const { token } = owner;
    const label = await service.succeed('createLabel', {
      token,
      id: board.id,
      body: { name: 'Urgent', color: 'red' },
    });
    const due = { title: 'Late', due_at: '2020-01-01T00:00:00Z', label_ids: [label.id] };
    await makeCard(service, owner, board.id, { ...due, assignee_ids: [owner.userId] });
    const { page } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Draft').waitFor();
    await page.getByRole('searchbox', { name: 'Filter by title' }).fill('dra');
    await page.getByText('1 card', { exact: true }).waitFor();
    expect(await cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft']);
    await page.getByRole('button', { name: 'Clear' }).click();
    for (const [filter, choice] of [
      ['Label', 'Urgent'],
      ['Assignee', /Person/],
      ['State', 'Overdue'],
    ] as const) {
      const select = page.getByRole('combobox', { name: filter });
      const value = await select.locator('option', { hasText: choice }).getAttribute('value');
      await select.selectOption(value);
      expect(await cardsIn(page, 'To do').allInnerTexts()).toEqual(['Late']);
      await page.getByRole('button', { name: 'Clear' }).click();
    }
  });
});

describe('two people on one board', () => {
  it('see what the other one drags', async () => {
    const { owner, other, board, columns } = await makeSharedBoard(service);
    const one = await openAs(demo, owner, `/boards/${board.id}`);
    const two = await openAs(demo, other, `/boards/${board.id}`);
    await cardLink(one.page, 'Draft').waitFor();
    await cardLink(two.page, 'Draft').waitFor();
    // Within a column: above another card.
    const above = { targetPosition: { x: 40, y: 3 } };
    await cardLink(one.page, 'Publish').dragTo(one.page.locator('.card', { hasText: 'Draft' }), above);
    await expect
      .poll(() => cardsIn(one.page, 'To do').allInnerTexts())
      .toEqual(['Publish', 'Draft', 'Review']);
    // Between columns.
    await cardLink(one.page, 'Draft').dragTo(one.page.locator('.column', { hasText: 'Done' }));
    await expect.poll(() => cardsIn(one.page, 'Done').allInnerTexts()).toEqual(['Draft']);
    await cardsIn(two.page, 'Done').filter({ hasText: 'Draft' }).waitFor();
    expect(await cardsIn(two.page, 'To do').allInnerTexts()).toEqual(['Publish', 'Review']);
    const [todo = { id: '' }, done = { id: '' }] = columns;
    expect(await titlesAtService(owner, board.id, todo.id)).toEqual(['Publish', 'Review']);
    expect(await titlesAtService(owner, board.id, done.id)).toEqual(['Draft']);
    // People's own changes are no reason to read the board again.
    expect(one.apiRequests().filter((url) => url.includes('/snapshot'))).toHaveLength(1);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
  });

  it('are told when the other one was faster, and lose nothing that they typed', async () => {
    const { owner, other, board } = await makeSharedBoard(service);
    const { page } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Draft').click();
    const dialog = page.getByRole('dialog', { name: 'Draft' });
    await dialog.getByLabel('Description').fill('What I typed');
    const { data } = await service.succeed('listCards', { token: owner.token, id: board.id });
    const { secret } = await makeSession(service, other);
    const id = data.find(({ title }) => title === 'Draft')?.id ?? '';
    await service.succeed('updateCard', { token: secret, id, body: { title: 'First draft' } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog
      .getByText("Someone else changed this card after you opened it. Your changes aren't saved.")
      .waitFor();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('What I typed');
    await dialog.getByRole('button', { name: 'Save my changes anyway' }).click();
    // Only the description was changed here, so the other one's title stays.
    const saved = page.getByRole('dialog', { name: 'First draft' });
    await saved.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
    const card = await service.succeed('getCard', { token: owner.token, id });
    expect(card).toMatchObject({ title: 'First draft', description: 'What I typed' });
    await saved.getByLabel('Title').fill('Mine');
    await service.succeed('updateCard', { token: secret, id, body: { description: 'Theirs' } });
    await saved.getByRole('button', { name: 'Save', exact: true }).click();
    await saved.getByRole('button', { name: 'Show the latest version' }).click();
    await expect.poll(() => saved.getByLabel('Description').inputValue()).toBe('Theirs');
    expect(await saved.getByLabel('Title').inputValue()).toBe('First draft');
  });

  it('get the board as it is when the card next to theirs has left', async () => {
    const { owner, other, board, columns } = await makeSharedBoard(service);
    const { page } = await openAs(demo, owner, '/');
    // As if events took long.
    await page.route(/\/events/, (route) => route.abort());
    await page.goto(`${origin}/demo#/boards/${board.id}`);
    await cardLink(page, 'Draft').waitFor();
    const { data } = await service.succeed('listCards', { token: owner.token, id: board.id });
    const { secret } = await makeSession(service, other);
    const id = data.find(({ title }) => title === 'Draft')?.id ?? '';
    const body = { column_id: columns[1]?.id, position: 'top' };
    await service.succeed('moveCard', { token: secret, id, body });
    const below = { targetPosition: { x: 40, y: 30 } };
    await cardLink(page, 'Publish').dragTo(page.locator('.card', { hasText: 'Draft' }), below);
    await page.getByText('Someone else changed this meanwhile.').waitFor();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Review', 'Publish']);
  });
});

describe('a card', () => {
  it('moves by keyboard, with an announcement of each step', async () => {
    const { owner, board, columns } = await makeSharedBoard(service);
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Publish').focus();
    const said = page.getByTestId('announcements');
    const steps: [string, string][] = [
      ['Space', 'Picked up Publish. Position 3 of 3 in To do.'],
      ['ArrowUp', 'Position 2 of 3 in To do.'],
      ['ArrowRight', 'Position 1 of 1 in Done.'],
      ['ArrowLeft', 'Position 1 of 3 in To do.'],
      ['Escape', 'Publish is back where it was.'],
    ];
    for (const [key, sentence] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => said.innerText()).toContain(sentence);
    }
    expect(await cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Review', 'Publish']);
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => said.innerText()).toBe('Dropped Publish. Position 1 of 3 in To do.');
    await expect
      .poll(() => titlesAtService(owner, board.id, columns[0]?.id ?? ''))
      .toEqual(['Publish', 'Draft', 'Review']);
    // It can be moved on from there.
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Publish');
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => titlesAtService(owner, board.id, columns[1]?.id ?? '')).toEqual(['Publish']);
    expect(page.url()).toBe(`${origin}/demo#/boards/${board.id}`);
    expect(complaints).toEqual([]);
  });

  it('is created, edited, completed, commented on, shared and deleted', async () => {
    const { owner, board } = await makeSharedBoard(service);
    const { token } = owner;
    await service.succeed('createLabel', { token, id: board.id, body: { name: 'Urgent', color: 'red' } });
    // West of all others, where the day in UTC begins on the day before.
    const options = { permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'Pacific/Pago_Pago' };
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`, options);
    await page.getByLabel('Title of a new card in Done').fill('Celebrate');
    await page.keyboard.press('Enter');
    await cardLink(page, 'Celebrate').click();
    const dialog = page.getByRole('dialog', { name: 'Celebrate' });
    await dialog.getByLabel('Description').fill('With cake.');
    await dialog.getByLabel('Due').fill('2027-01-15');
    await dialog.getByRole('checkbox', { name: 'Urgent' }).check();
    await dialog
      .getByRole('checkbox', { name: /Person/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Save', disabled: true }).waitFor();
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await dialog.getByRole('button', { name: 'Reopen' }).waitFor();
    await dialog.getByLabel('New comment').fill('<b>Which</b> cake?');
    await dialog.getByRole('button', { name: 'Comment' }).click();
    await dialog.getByText('<b>Which</b> cake?').waitFor();
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/s\/[\w-]{22}$/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Celebrate');
    const tile = page.locator('.card', { hasText: 'Celebrate' });
    for (const fact of ['1 comment', '1 share link', 'Has a description'])
      await tile.getByLabel(fact).waitFor();
    await tile.getByText('Jan 15').waitFor();
    const { data } = await service.succeed('listCards', { token, id: board.id });
    const card = data.find(({ title }) => title === 'Celebrate');
    const shown = { description: 'With cake.', assignee_ids: [expect.any(String)], due_on: '2027-01-15' };
    expect(card).toMatchObject(shown);
    await cardLink(page, 'Celebrate').click();
    await dialog.getByLabel('Time, if any').fill('09:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Save', disabled: true }).waitFor();
    const changed = await service.succeed('getCard', { token, id: card?.id ?? '' });
    expect(changed).toMatchObject({ due_at: '2027-01-15T20:00:00.000Z' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tile.getByRole('button', { name: 'Completed: Celebrate', pressed: true }).click();
    await tile.getByRole('button', { name: 'Completed: Celebrate', pressed: false }).waitFor();
    await cardLink(page, 'Celebrate').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete card' }).click();
    await tile.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('shows its newest comments, and older ones when asked for', async () => {
    const { owner, board } = await makeSharedBoard(service);
    const { token } = owner;
    const card = await makeCard(service, owner, board.id, { title: 'Discussed' });
    for (let number = 1; number <= 51; number += 1) {
      await service.succeed('createComment', { token, id: card.id, body: { body: `Comment ${number}.` } });
    }
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`);
    await cardLink(page, 'Discussed').click();
    const comments = page.getByRole('dialog', { name: 'Discussed' }).getByRole('listitem');
    await comments.getByText('Comment 51.').waitFor();
    expect(await comments.getByText('Comment 1.').count()).toBe(0);
    await page.getByRole('button', { name: 'Show older comments' }).click();
    await comments.getByText('Comment 1.').waitFor();
    expect(await comments.count()).toBe(51);
    await page.getByRole('button', { name: 'Show older comments' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
