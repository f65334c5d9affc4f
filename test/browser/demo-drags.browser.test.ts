// Dragging cards in the example front end onto other boards and by finger, and doing the same without dragging.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeColumns } from '../support/factories.ts';
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
    const again = await centerOf(cardLink(page, 'Publish'));
    await touch('touchStart', again);
    const target = await centerOf(targetOf(page, 'Launch'));
    await glide(again, target);
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
