// Changing several cards at once in the example front end, by mouse and by keyboard, and taking it back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSession } from '../support/factories.ts';
import { cardIdOf, cardLink, cardsIn, makeSharedBoard, openAs, startDemo } from './support/demo.ts';
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
    expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
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
    await bulkBar(page).getByRole('button', { name: 'Archive' }).focus();
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
    await page.route(/\/events\?/, (route) => route.abort());
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
