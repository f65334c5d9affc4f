// Changing several cards at once in the example front end, and moving cards to other boards, by mouse, finger and keyboard.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeColumns, makeSession } from '../support/factories.ts';
import { phone } from './support/chromium.ts';
import { cardIdOf, cardLink, cardsIn, desk, makeSharedBoard, openAs, startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(async () => {
  await demo.browser.close();
});

function bulkBar(page: Page) {
  return page.getByRole('region', { name: 'Selected cards' });
}

function menu(page: Page, name: string) {
  return bulkBar(page).locator('summary', { hasText: name });
}

async function openBoard() {
  const shared = await makeSharedBoard(demo.service);
  const opened = await openAs(demo, shared.owner, `/boards/${shared.board.id}`);
  await cardLink(opened.page, 'Draft').waitFor();
  return { ...shared, ...opened };
}

describe('selecting cards', () => {
  it('works with modifiers, moves them with one request or drag, and undo puts them back in their order', async () => {
    const { page, complaints } = await openBoard();
    await cardLink(page, 'Draft').click({ modifiers: ['ControlOrMeta'] });
    await cardLink(page, 'Publish').click({ modifiers: ['Shift'] });
    await bulkBar(page).getByText('3 cards selected').waitFor();
    await cardLink(page, 'Review').click({ modifiers: ['ControlOrMeta'] });
    await bulkBar(page).getByText('2 cards selected').waitFor();
    await menu(page, 'Move').click();
    const [request] = await Promise.all([
      page.waitForRequest(/cards\/batch-move/),
      bulkBar(page).getByRole('button', { name: 'Done' }).click(),
    ]);
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => cardsIn(page, 'Done').allInnerTexts()).toEqual(['Draft', 'Publish']);
    await page.getByText('Moved 2 cards to Done.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Review', 'Publish']);
    // Dragging one of them drags both.
    await cardLink(page, 'Publish').dragTo(page.getByRole('list', { name: 'Columns' }).getByText('Done'));
    await expect.poll(() => cardsIn(page, 'Done').allInnerTexts()).toEqual(['Draft', 'Publish']);
    expect(page.url()).not.toContain('/cards/');
    await page.keyboard.press('Escape');
    await bulkBar(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('works with the keyboard alone, down to archiving and Ctrl+Z', async () => {
    const { page, owner, board, service, complaints } = { ...(await openBoard()), service: demo.service };
    await cardLink(page, 'Draft').focus();
    await page.keyboard.press('x');
    await cardLink(page, 'Review').focus();
    await page.keyboard.press('Shift+X');
    await bulkBar(page).getByText('2 cards selected').waitFor();
    await menu(page, 'Priority').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.card .priority').allTextContents())
      .toEqual(['Priority: High', 'Priority: High']);
    // Until the response has arrived, it is disabled and can't have the focus.
    await bulkBar(page).getByRole('button', { name: 'Archive', disabled: false }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Archived 2 cards.').waitFor();
    expect(await cardsIn(page, 'To do').allInnerTexts()).toEqual(['Publish']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Review', 'Publish']);
    const { data } = await service.succeed('listCards', { token: owner.token, id: board.id });
    expect(data.map(({ priority }) => priority)).toEqual(['high', 'high', undefined]);
    expect(complaints).toEqual([]);
  });

  it('works with checkboxes, adds labels and people without touching others, and undo takes just that back', async () => {
    const { page, owner, board, complaints } = await openBoard();
    const { service } = demo;
    const { token } = owner;
    const make = (name: string) =>
      service.succeed('createLabel', { token, id: board.id, body: { name, color: 'red' } });
    const [urgent, design] = [await make('Urgent'), await make('Design')];
    const draftId = await cardIdOf(service, owner, board.id, 'Draft');
    await service.succeed('updateCard', { token, id: draftId, body: { label_ids: [design.id] } });
    await page.getByRole('list', { name: 'Labels' }).getByText('Design').waitFor();
    await page.getByRole('button', { name: 'Select cards' }).click();
    await page.getByRole('checkbox', { name: 'Select Draft' }).check();
    await page.getByRole('checkbox', { name: 'Select Review' }).check();
    await menu(page, 'Labels').click();
    // Some of them have it, but not all.
    expect(await bulkBar(page).locator('input:indeterminate').count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Urgent' }).check();
    await bulkBar(page).getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Changed 2 cards.').waitFor();
    await menu(page, 'Assignees').click();
    await bulkBar(page).getByRole('checkbox').first().check();
    await bulkBar(page).getByRole('button', { name: 'Apply' }).click();
    const cards = async () => {
      const { data } = await service.succeed('listCards', { token, id: board.id });
      return data.map((card) => ({ labels: [...card.label_ids].sort(), people: card.assignee_ids }));
    };
    const both = [urgent.id, design.id].sort();
    const people = [expect.any(String)];
    await expect.poll(cards).toEqual([
      { labels: both, people },
      { labels: [urgent.id], people },
      { labels: [], people: [] },
    ]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(cards).toEqual([
      { labels: both, people: [] },
      { labels: [urgent.id], people: [] },
      { labels: [], people: [] },
    ]);
    expect(complaints).toEqual([]);
  });

  it('names each card that keeps the rest from being changed', async () => {
    const { page, owner, other, board } = await openBoard();
    const { service } = demo;
    // As if events took long.
    await page.route(/\/events/, (route) => route.abort());
    await page.reload();
    await cardLink(page, 'Draft').waitFor();
    const { secret } = await makeSession(service, other);
    const id = await cardIdOf(service, owner, board.id, 'Review');
    await page.getByRole('button', { name: 'Select cards' }).click();
    await page.getByRole('button', { name: 'Select all cards in To do' }).click();
    await service.succeed('updateCard', { token: secret, id, body: { title: 'Reviewed' } });
    await bulkBar(page).getByRole('button', { name: 'Archive' }).click();
    const alert = bulkBar(page).getByRole('alert');
    await alert.getByText('Nothing was changed, because of 1 card:').waitFor();
    await alert.getByRole('listitem').filter({ hasText: 'Reviewed: ' }).waitFor();
    expect(await page.locator('.card.is-refused').innerText()).toContain('Reviewed');
    expect(await cardsIn(page, 'To do').count()).toBe(3);
    await alert.getByRole('button', { name: 'Deselect it' }).click();
    await bulkBar(page).getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Reviewed']);
  });
});

/** A board of three cards, one of them with a label that the other board lacks, opened beside that one. */
async function openTwoBoards(options: object = desk) {
  const { service } = demo;
  const { owner, board } = await makeSharedBoard(service);
  const { token } = owner;
  const { board: launch, idOf } = await makeColumns(service, owner, 'Ideas', 'Ready');
  await service.succeed('updateBoard', { token, id: launch.id, body: { name: 'Launch' } });
  const body = { name: 'Urgent', color: 'red' };
  const label = await service.succeed('createLabel', { token, id: board.id, body });
  const draftId = await cardIdOf(service, owner, board.id, 'Draft');
  await service.succeed('updateCard', { token, id: draftId, body: { label_ids: [label.id] } });
  const opened = await openAs(demo, owner, `/boards/${board.id}`, options);
  await cardLink(opened.page, 'Draft').waitFor();
  const cardsOf = async (boardId: string) => {
    const { data } = await service.succeed('listCards', { token, id: boardId });
    return data.map(({ title }) => title);
  };
  const launchLabels = () => service.succeed('listLabels', { token, id: launch.id });
  return { ...opened, board, launch, idOf, token, label, draftId, cardsOf, launchLabels };
}

function targetOf(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Boards of the workspace' }).getByRole('link', { name });
}

describe('a card', () => {
  it('is dropped on another board, takes its labels along if people want that, and undo brings it back', async () => {
    const { page, complaints, board, launch, cardsOf, launchLabels, draftId, label, token } =
      await openTwoBoards();
    await cardLink(page, 'Draft').dragTo(targetOf(page, 'Launch'));
    const question = page.getByRole('alertdialog');
    await question.getByText('Urgent').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await cardsOf(launch.id)).toEqual([]);
    await cardLink(page, 'Draft').dragTo(targetOf(page, 'Launch'));
    await question.getByRole('button', { name: 'Move without them' }).click();
    await page.getByText('Moved “Draft” to Launch.').waitFor();
    expect(await cardsOf(launch.id)).toEqual(['Draft']);
    expect((await launchLabels()).data).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Review', 'Publish']);
    await page.getByText('Undone.').waitFor();
    // The label that it lost there is on it again.
    const card = await demo.service.succeed('getCard', { token, id: draftId });
    expect(card).toMatchObject({ board_id: board.id, label_ids: [label.id] });
    await cardLink(page, 'Draft').dragTo(targetOf(page, 'Launch'));
    await question.getByRole('button', { name: 'Create them there' }).click();
    await expect.poll(() => cardsOf(launch.id)).toEqual(['Draft']);
    expect((await launchLabels()).data).toMatchObject([{ name: 'Urgent', color: 'red' }]);
    expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
  });

  it('moves there without dragging, alone or with others', async () => {
    const { page, launch, cardsOf, complaints } = await openTwoBoards();
    await cardLink(page, 'Publish').press('Enter');
    await page.getByRole('button', { name: 'Move to another board…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move to another board' });
    await dialog.getByRole('combobox', { name: 'Board' }).selectOption('Launch');
    await dialog.getByRole('combobox', { name: 'Column' }).selectOption('Ready');
    await dialog.getByRole('button', { name: 'Move' }).press('Enter');
    await cardLink(page, 'Publish').waitFor({ state: 'detached' });
    expect(await cardsOf(launch.id)).toEqual(['Publish']);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await cardLink(page, 'Review').press('x');
    await cardLink(page, 'Draft').press('x');
    await page.locator('summary', { hasText: 'Move' }).press('Enter');
    await page.getByRole('button', { name: 'Another board…' }).press('Enter');
    await dialog.getByRole('combobox', { name: 'Board' }).selectOption('Launch');
    await dialog.getByRole('combobox', { name: 'Column' }).waitFor();
    await dialog.getByRole('button', { name: 'Move' }).press('Enter');
    await page.getByRole('button', { name: 'Create them there' }).press('Enter');
    await expect.poll(() => cardsOf(launch.id)).toEqual(['Draft', 'Review', 'Publish']);
    expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
  });
});

describe('a finger', () => {
  it('picks a card up when it rests on it, and scrolls when it does not', async () => {
    const { page, launch, cardsOf } = await openTwoBoards(phone);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const glide = async (from: Point, to: Point) => {
      for (let step = 1; step <= 5; step += 1) {
        const part = (start: number, end: number) => start + ((end - start) * step) / 5;
        await touch('touchMove', { x: part(from.x, to.x), y: part(from.y, to.y) });
      }
    };
    const review = await centerOf(cardLink(page, 'Review'));
    await touch('touchStart', review);
    await glide(review, { x: review.x - 120, y: review.y });
    await touch('touchEnd');
    await expect
      .poll(() => page.evaluate('document.querySelector(".columns").scrollLeft'))
      .toBeGreaterThan(0);
    expect(await page.locator('.drag-preview').count()).toBe(0);
    await cardLink(page, 'Publish').scrollIntoViewIfNeeded();
    const publish = await centerOf(cardLink(page, 'Publish'));
    await touch('touchStart', publish);
    await page.locator('.drag-preview').waitFor();
    const draft = await page.locator('.card', { hasText: 'Draft' }).boundingBox();
    await glide(publish, { x: publish.x, y: (draft?.y ?? 0) + 4 });
    await touch('touchEnd');
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Publish', 'Draft', 'Review']);
    expect(page.url()).not.toContain('/cards/');
    await page.locator('.drag-preview').waitFor({ state: 'detached' });
    const again = await centerOf(cardLink(page, 'Publish'));
    await touch('touchStart', again);
    await page.locator('.drag-preview').waitFor();
    await glide(again, await centerOf(targetOf(page, 'Launch')));
    await page.locator('.board-nav .is-over').waitFor();
    await touch('touchEnd');
    await expect.poll(() => cardsOf(launch.id)).toEqual(['Publish']);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centerOf(locator: Locator): Promise<Point> {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
