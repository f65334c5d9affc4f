// Deleting and restoring in the example front end, and who sees a board and is offered what on it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '../support/factories.ts';
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

/** What those who can change cards are offered, and others aren't. */
async function offersOf(page: Page): Promise<boolean[]> {
  const controls = [
    page.getByLabel('Title of a new card in Done'),
    page.getByRole('button', { name: 'Completed: Draft' }),
    page.getByRole('button', { name: 'Select cards' }),
    page.getByRole('checkbox', { name: 'Select Draft' }),
  ];
  return Promise.all(controls.map(async (control) => (await control.count()) > 0));
}

const all = [true, true, true, true];
const none = [false, false, false, false];

describe('a private board', () => {
  it('is made or created as one by its manager, who adds people, changes their roles and removes them', async () => {
    const { service } = demo;
    const { owner, other, board } = await makeSharedBoard(service);
    const { name } = (await service.succeed('getMe', { token: other.token })).user;
    const { page, complaints } = await openAs(demo, owner, `/boards/${board.id}`);
    const theirs = await openAs(demo, other, `/boards/${board.id}`);
    await cardLink(theirs.page, 'Draft').waitFor();
    await page.getByRole('button', { name: 'Workspace' }).click();
    const dialog = page.getByRole('dialog', { name: `Board ${board.name}` });
    await dialog.getByRole('radio', { name: 'Private' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make private' }).click();
    await dialog.getByRole('radio', { name: 'Private', checked: true }).waitFor();
    await theirs.page.getByRole('heading', { name: 'Board not found' }).waitFor();
    const membersOf = async () => {
      const { data } = await service.succeed('listBoardMembers', { token: owner.token, id: board.id });
      return data.map((member) => member.role);
    };
    await dialog.getByRole('combobox', { name: 'Person to add' }).selectOption(name);
    await dialog.getByRole('combobox', { name: 'Role of the new member' }).selectOption('Viewer');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Editor');
    await expect.poll(membersOf).toEqual(['manager', 'editor']);
    await theirs.page.reload();
    await cardLink(theirs.page, 'Draft').waitFor();
    await expect.poll(() => offersOf(theirs.page)).toEqual(all);
    await dialog.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(membersOf).toEqual(['manager']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: board.name }).getByText('Private').waitFor();
    await page.getByLabel('Name of a new board').fill('Salaries');
    await page.getByLabel('Private').check();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Visibility: Private' }).waitFor();
    await theirs.page.goto(`${demo.origin}/demo#/workspaces/${owner.workspaceId}`);
    await theirs.page.getByText('This workspace has no boards yet.').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(['viewer', 'guest'] as const)('offers a %s nothing that they cannot do', async (role) => {
    const { service } = demo;
    const { owner, board } = await makeSharedBoard(service);
    const { token } = owner;
    await service.succeed('updateBoard', { token, id: board.id, body: { visibility: 'members' } });
    const isGuest = role === 'guest';
    const person = await makeMember(service, owner, isGuest ? 'guest' : 'member', isGuest ? [board.id] : []);
    const place = { id: board.id, path: { user_id: person.userId } };
    if (!isGuest) await service.succeed('putBoardMember', { token, ...place, body: { role: 'viewer' } });
    const { page, complaints } = await openAs(demo, person, `/boards/${board.id}`);
    await cardLink(page, 'Draft').waitFor();
    await page.getByText('Visibility: Private').waitFor();
    expect(await offersOf(page)).toEqual(none);
    await cardLink(page, 'Draft').press('x');
    await cardLink(page, 'Draft').dragTo(cardLink(page, 'Publish'));
    await cardLink(page, 'Draft').click();
    const dialog = page.getByRole('dialog', { name: 'Draft' });
    await dialog.getByLabel('New comment').fill('Nice.');
    await dialog.getByRole('button', { name: 'Comment' }).click();
    await dialog.getByRole('listitem').getByText('Nice.').waitFor();
    for (const name of ['Save', 'Delete', 'Complete', 'Create a link']) {
      expect(await dialog.getByRole('button', { name }).count(), name).toBe(0);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('region', { name: 'Selected cards' }).count()).toBe(0);
    // A viewer sees who is on the board, and can leave it.
    expect(await page.getByRole('button', { name: 'Private' }).count()).toBe(isGuest ? 0 : 1);
    if (!isGuest) {
      await page.getByRole('button', { name: 'Private' }).click();
      expect(await page.getByRole('combobox', { name: /Role/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Leave the board' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Board not found' }).waitFor();
    }
    // The browser notes each response that isn't a success: guests can't list members, and the board is gone at the end.
    expect(complaints.filter((text) => !/status of 40[34]/.test(text))).toEqual([]);
  });
});
