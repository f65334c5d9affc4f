/** Restoring while others purge, delete and remove what the restored belongs to. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { makeMember } from '../support/factories.ts';
import { makeCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeFullCard, makeTrashWorld } from '../support/trash-worlds.ts';
import type { TrashWorld } from '../support/trash-worlds.ts';

const restorableMs = 30 * 86_400_000;

const start = new Date('2026-11-21T09:30:00.000Z');

let service: Service;
let world: TrashWorld;
let tenant: TrashWorld['tenant'];
let board: TrashWorld['board'];
let succeed: TrashWorld['succeed'];
let outcome: TrashWorld['outcome'];
let removeCards: TrashWorld['removeCards'];
let cardIn: TrashWorld['cardIn'];
let trashOf: TrashWorld['trashOf'];

beforeAll(async () => {
  service = await startService({ now: () => start });
});

beforeEach(async () => {
  world = await makeTrashWorld(service);
  ({ tenant, board, succeed, outcome, removeCards, cardIn, trashOf } = world);
});

describe('restoring, while others', () => {
  it('purge the trash, brings back everything or nothing', async () => {
    const cards = Object.values(await makeCards(board, 'ABCDEFGHIJKL', board.left));
    for (const id of cards) await succeed('createComment', id, { body: { body: 'Text' } });
    await removeCards(...cards);
    const late = new Date(start.getTime() + 2 * restorableMs);
    const [, ...answers] = await Promise.all([
      purgeDeleted(service.database, late),
      ...cards.map((id) => outcome('restoreCard', id)),
    ]);
    for (const [index, id] of cards.entries()) {
      const isRestored = answers[index]?.[0] === 200;
      expect(answers[index]).toEqual(isRestored ? [200] : [404, 'not_found']);
      expect(await outcome('getCard', id)).toEqual(answers[index]);
      if (isRestored) expect((await succeed('listComments', id)).data).toHaveLength(1);
    }
    await purgeDeleted(service.database, late);
    expect(await service.database.reader.rows(Prisma.sql`SELECT 1 FROM trash_rows`)).toEqual([]);
  });

  it.each([
    ['a card', 'deleteCard', 'restoreCard', 'cards'],
    ['a column', 'deleteColumn', 'restoreColumn', 'columns'],
    ['a board', 'deleteBoard', 'restoreBoard', 'boards'],
  ] as const)('delete it a moment before, brings %s back', async (_name, deletes, restores, table) => {
    const id = {
      cards: async () => (await cardIn(board.left)).id,
      columns: () => Promise.resolve(board.right),
      boards: () => Promise.resolve(board.boardId),
    };
    const target = await id[table]();
    const held = await holdTransaction(service, `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [target]);
    const deletion = outcome(deletes, target);
    await untilWaiting(service, 1);
    const restoration = outcome(restores, target);
    await untilWaiting(service, 2);
    await held.commit();
    expect([await deletion, await restoration]).toEqual([[204], [200]]);
    expect(await trashOf(tenant)).toEqual([]);
  });

  it('purge boards and columns, brings back everything or nothing', async () => {
    const worlds = [];
    for (let n = 0; n < 5; n += 1) worlds.push(await makeOrderedBoard(service, tenant));
    for (const { boardId, right } of worlds) {
      await succeed('createCards', boardId, { body: { cards: [{ title: 'A' }, { title: 'B' }] } });
      await succeed('deleteColumn', right);
      const [first = ''] = (await succeed('listCards', boardId)).data.map(({ id }) => id);
      await succeed('createComment', first, { body: { body: 'Text' } });
      await succeed('deleteBoard', boardId);
    }
    const late = new Date(start.getTime() + 2 * restorableMs);
    const [, , ...answers] = await Promise.all([
      purgeDeleted(service.database, late),
      purgeDeleted(service.database, late),
      ...worlds.map(({ boardId }) => outcome('restoreBoard', boardId)),
    ]);
    for (const [index, { boardId, right }] of worlds.entries()) {
      const isRestored = answers[index]?.[0] === 200;
      expect(answers[index]).toEqual(isRestored ? [200] : [404, 'not_found']);
      expect(await outcome('getBoard', boardId)).toEqual(answers[index]);
      if (!isRestored) continue;
      const { data } = await succeed('listCards', boardId);
      expect(data.map(({ title }) => title)).toEqual(['A', 'B']);
      expect((await succeed('listComments', data[0]?.id ?? '')).data).toHaveLength(1);
      expect([[200], [404, 'not_found']]).toContainEqual(await outcome('restoreColumn', right));
    }
  });

  it('delete cards of the board, brings back the board, and the card stays deleted if it was', async () => {
    const cards = Object.values(await makeCards(board, 'ABCD', board.left));
    await succeed('deleteBoard', board.boardId);
    const [restored, ...answers] = await Promise.all([
      outcome('restoreBoard', board.boardId),
      ...cards.map((id) => outcome('deleteCard', id)),
    ]);
    expect(restored).toEqual([200]);
    const deleted = cards.filter((_, index) => answers[index]?.[0] === 204);
    const left = (await succeed('listCards', board.boardId)).data.map(({ id }) => id);
    expect([...left, ...deleted].sort()).toEqual([...cards].sort());
    expect((await trashOf(tenant)).map(({ id }) => id).sort()).toEqual([...deleted].sort());
  });

  it('delete the board, the label, the column or the assignee, fails with no error of the service', async () => {
    const { label } = await makeFullCard(service, world);
    const member = await makeMember(service, tenant, 'member');
    const marks = { label_ids: [label.id], assignee_ids: [member.userId] };
    const cards = [];
    for (let n = 0; n < 6; n += 1) cards.push((await cardIn(board.right, marks)).id);
    await removeCards(...cards);
    const [removals, restorations] = await Promise.all([
      Promise.all([
        outcome('deleteLabel', label.id),
        outcome('deleteMember', member.memberId),
        outcome('deleteColumn', board.right),
      ]),
      Promise.all(cards.map((id) => outcome('restoreCard', id))),
    ]);
    expect(removals.slice(0, 2)).toEqual([[204], [204]]);
    for (const answer of restorations) expect([[200], [409, 'column_deleted']]).toContainEqual(answer);
    for (const card of (await succeed('listCards', board.boardId)).data) {
      expect([card.title, card.label_ids, card.assignee_ids]).toEqual([
        card.title,
        [],
        card.title === 'Full' ? [tenant.userId] : [],
      ]);
    }
  });
});
