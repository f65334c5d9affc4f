// Deleting in the example front end, taking it back at once, and restoring it from the trash later.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardIdOf, cardLink, cardsIn, makeSharedBoard, openAs, startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(async () => {
  await demo.browser.close();
});

describe('a deletion', () => {
  it('asks in words, and is undone at once or from the trash', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`);
    const question = page.getByRole('alertdialog', { name: 'Delete “Review”?' });
    const ask = async () => {
      await cardLink(page, 'Review').click();
      await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Delete' }).click();
      await question.getByText('You can restore it from the trash for 30 days.').waitFor();
    };
    await ask();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete card' }).click();
    await cardLink(page, 'Review').waitFor({ state: 'detached' });
    await page.getByText('Deleted “Review”.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Review', 'Publish']);
    await ask();
    await question.getByRole('button', { name: 'Delete card' }).click();
    await cardLink(page, 'Review').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Trash' }).click();
    const item = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem');
    await item
      .filter({ hasText: 'Review' })
      .filter({ hasText: /Deleted by Person \d+/ })
      .waitFor();
    await page.getByRole('button', { name: 'Restore Review' }).click();
    await page.getByText('Nothing here can be restored.').waitFor();
    const { data } = await demo.service.succeed('listCards', { token: owner.token, id: board.id });
    expect(data.map(({ title }) => title)).toEqual(['Draft', 'Review', 'Publish']);
    expect(complaints).toEqual([]);
  });

  it('can take a whole board, whose cards wait in the trash for it', async () => {
    const { owner, board } = await makeSharedBoard(demo.service);
    const { token } = owner;
    const id = await cardIdOf(demo.service, owner, board.id, 'Review');
    await demo.service.succeed('deleteCard', { token, id });
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`);
    await page.getByRole('button', { name: 'Workspace' }).click();
    await page.getByRole('button', { name: 'Delete board' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
    await page.getByText(`Deleted the board “${board.name}”.`).waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    const items = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem');
    await items.filter({ hasText: 'Restore its board first.' }).waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Boards');
    await expect.poll(() => items.count()).toBe(1);
    // The notice is still there, and its undo opens the board.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cardsIn(page, 'To do').allInnerTexts()).toEqual(['Draft', 'Publish']);
    expect(complaints).toEqual([]);
  });

  it('of a column leaves a choice of columns for its cards', async () => {
    const { owner, board, columns } = await makeSharedBoard(demo.service);
    const { token } = owner;
    const [todo, done] = columns;
    const id = await cardIdOf(demo.service, owner, board.id, 'Draft');
    await demo.service.succeed('moveCard', { token, id, body: { column_id: done?.id, position: 'top' } });
    await demo.service.succeed('deleteCard', { token, id });
    const { page } = await openAs(demo, owner, `/boards/${board.id}`);
    await page.getByRole('button', { name: 'Delete the column Done' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete column' }).click();
    await page.getByText('Deleted the column “Done”.').waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('button', { name: 'Restore Draft' }).click();
    await page.getByRole('group', { name: 'Restore to another column' }).waitFor();
    await page.getByRole('button', { name: 'Restore to To do' }).click();
    await page.getByText('Restored “Draft”.').waitFor();
    const card = await demo.service.succeed('getCard', { token, id });
    expect(card.column_id).toBe(todo?.id);
    await page.getByRole('button', { name: 'Restore Done' }).click();
    await page.getByText('Restored “Done”.').waitFor();
  });
});
