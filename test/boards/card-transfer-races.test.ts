/** Moves to other boards that meet other changes of the same cards, columns, boards, labels and people. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeMember } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makePrivate, makeTwoBoards } from '../support/two-boards.ts';
import type { TwoBoards } from '../support/two-boards.ts';

let service: Service;
let world: TwoBoards;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  world = await makeTwoBoards(service);
});

const to = (column_id: string, place: object = { position: 'bottom' }) => ({ body: { column_id, ...place } });

/** Makes what wants a lock of the card wait until the card is on the other board, by the second of two requests. */
async function afterMove<Result>(cardId: string, request: () => Promise<Result>): Promise<Result> {
  const { move } = world;
  const hold = await holdTransaction(service, 'SELECT 1 FROM cards WHERE id = $1 FOR UPDATE', [cardId]);
  const moving = move(cardId);
  await untilWaiting(service, 1);
  const requesting = request();
  await untilWaiting(service, 2);
  await hold.commit();
  await moving;
  return requesting;
}

describe('moves between two boards', () => {
  it('that cross succeed, and every card is on exactly one board', async () => {
    const { owner, fromId, toId, fromColumn, toColumn, outcome, titlesOn } = world;
    const [there, back] = [[] as string[], [] as string[]];
    for (const title of ['A', 'B', 'C', 'D']) {
      there.push((await makeCard(service, owner, fromId, { title })).id);
      back.push((await makeCard(service, owner, toId, { title: title.toLowerCase() })).id);
    }
    const answers = await Promise.all([
      ...there.map((id) => outcome('moveCard', id, to(toColumn))),
      ...back.map((id) => outcome('moveCard', id, to(fromColumn, { position: 'top' }))),
    ]);
    expect(answers).toEqual(answers.map(() => [200]));
    expect((await titlesOn(fromId)).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect((await titlesOn(toId)).sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('of one card there and back leave a history in which it is on one board at a time', async () => {
    const { owner, fromId, toId, fromColumn, toColumn, labelOn, cardWith, outcome, succeed } = world;
    const label = await labelOn(fromId, 'Urgent');
    const { id } = await cardWith({ label_ids: [label.id], assignee_ids: [owner.userId] });
    const columns = [toColumn, fromColumn, toColumn, fromColumn, toColumn, fromColumn];
    const answers = await Promise.all(columns.map((column) => outcome('moveCard', id, to(column))));
    expect(answers).toEqual(answers.map(() => [200]));
    const query = { workspace_id: owner.workspaceId, resource_id: id };
    const { data } = await service.succeed('listEvents', { token: owner.token, query });
    let boardId: string | undefined;
    for (const event of data) {
      if (event.type === 'card.moved_out') expect(event.board_id).toBe(boardId);
      boardId = event.type === 'card.moved_out' ? undefined : event.board_id;
    }
    const card = await succeed('getCard', id);
    expect(card.board_id).toBe(boardId);
    const [own] = (await succeed('listLabels', card.board_id)).data;
    expect([card.label_ids, card.assignee_ids]).toEqual([[own?.id], [owner.userId]]);
    expect([fromId, toId]).toContain(card.board_id);
  });
});

describe('a move to another board, while others', () => {
  it('delete its column, succeeds or finds no column', async () => {
    const { toId, cardWith, outcome, succeed, titlesOn } = world;
    for (let round = 0; round < 4; round += 1) {
      const column = await succeed('createColumn', toId, { body: { name: 'Gone' } });
      const { id } = await cardWith({ title: `Card ${round}` });
      const [moved, deleted] = await Promise.all([
        outcome('moveCard', id, to(column.id)),
        outcome('deleteColumn', column.id),
      ]);
      const boardId = (await succeed('getCard', id)).board_id;
      if (moved[0] === 200) expect([deleted, boardId]).toEqual([[409, 'column_not_empty'], toId]);
      else expect([moved, deleted, boardId]).toEqual([[422, 'unknown_column'], [204], world.fromId]);
      expect(await titlesOn(boardId)).toContain(`Card ${round}`);
    }
  });

  it('delete its board, leaves the card where it was, or takes it to the trash and back with the board', async () => {
    const { fromId, toId, toColumn, cardWith, outcome, succeed } = world;
    for (let round = 0; round < 4; round += 1) {
      const { id } = await cardWith();
      const [moved, deleted] = await Promise.all([
        outcome('moveCard', id, to(toColumn)),
        outcome('deleteBoard', toId),
      ]);
      expect(deleted).toEqual([204]);
      const isMoved = moved[0] === 200;
      expect(moved).toEqual(isMoved ? [200] : [422, 'unknown_column']);
      expect(await outcome('getCard', id)).toEqual(isMoved ? [404, 'not_found'] : [200]);
      await succeed('restoreBoard', toId);
      expect((await succeed('getCard', id)).board_id).toBe(isMoved ? toId : fromId);
    }
  });

  it('delete the board that it leaves, moves the card or finds none', async () => {
    const { fromId, toId, toColumn, cardWith, outcome, succeed } = world;
    for (let round = 0; round < 4; round += 1) {
      const { id } = await cardWith();
      const [moved] = await Promise.all([
        outcome('moveCard', id, to(toColumn)),
        outcome('deleteBoard', fromId),
      ]);
      const isMoved = moved[0] === 200;
      expect(moved).toEqual(isMoved ? [200] : [404, 'not_found']);
      expect(await outcome('getCard', id)).toEqual(moved);
      await succeed('restoreBoard', fromId);
      expect((await succeed('getCard', id)).board_id).toBe(isMoved ? toId : fromId);
    }
  });

  it('delete the label, take away access or remove the member, leaves no trace of them on the card', async () => {
    const { owner, fromId, toId, toColumn, labelOn, cardWith, outcome, succeed } = world;
    const here = await labelOn(fromId, 'Urgent');
    const there = await labelOn(toId, 'Urgent');
    const seeing = await makeMember(service, owner, 'member');
    const leaving = await makeMember(service, owner, 'member');
    await makePrivate(world, toId, { [seeing.userId]: 'editor', [leaving.userId]: 'editor' });
    const marks = { label_ids: [here.id], assignee_ids: [seeing.userId, leaving.userId] };
    const cards = [await cardWith(marks), await cardWith(marks), await cardWith(marks)];
    const [removals, moves] = await Promise.all([
      Promise.all([
        outcome('deleteLabel', there.id),
        outcome('deleteLabel', here.id),
        outcome('deleteBoardMember', toId, { path: { user_id: seeing.userId } }),
        outcome('deleteMember', leaving.memberId),
      ]),
      Promise.all(cards.map(({ id }) => outcome('moveCard', id, to(toColumn)))),
    ]);
    expect([...removals, ...moves]).toEqual([[204], [204], [204], [204], [200], [200], [200]]);
    const labels = (await succeed('listLabels', toId)).data.map(({ id }) => id);
    for (const { id } of cards) {
      const card = await succeed('getCard', id);
      expect([card.board_id, card.assignee_ids]).toEqual([toId, []]);
      for (const labelId of card.label_ids) expect(labels).toContain(labelId);
    }
  });
});

describe('a request that waited for a move to another board', () => {
  it('finds the card, its comments and its share links there', async () => {
    const { toId, cardWith, succeed, eventsOn } = world;
    const requests: readonly ((id: string) => Promise<unknown>)[] = [
      (id: string) =>
        succeed('updateCard', id, { body: { title: 'New', assignee_ids: [world.owner.userId] } }),
      (id: string) => succeed('archiveCard', id),
      (id: string) => succeed('createComment', id, { body: { body: 'New' } }),
      (id: string) => succeed('addCardAssignee', id, { path: { user_id: world.owner.userId } }),
      (id: string) => succeed('deleteCard', id),
    ];
    for (const request of requests) {
      const { id } = await cardWith();
      await afterMove(id, () => request(id));
      const last = (await eventsOn(toId)).at(-1);
      expect([last?.board_id, last?.type]).not.toContain('card.moved_in');
    }
    const { id } = await cardWith();
    const comment = await succeed('createComment', id, { body: { body: 'Old' } });
    await afterMove(id, () => succeed('updateComment', comment.id, { body: { body: 'New' } }));
    expect((await eventsOn(toId)).at(-1)?.type).toBe('comment.updated');
    const other = await cardWith();
    const link = await succeed('createShareLink', other.id, { body: {} });
    await afterMove(other.id, () => succeed('revokeShareLink', link.share_link.id));
    expect((await eventsOn(toId)).at(-1)?.type).toBe('share_link.deleted');
  });

  it('changes the card in a batch', async () => {
    const { owner, toId, cardWith, succeed, eventsOn } = world;
    const { id } = await cardWith();
    const cards = [{ id, title: 'New', assignee_ids: [owner.userId] }];
    await afterMove(id, () => succeed('updateCards', owner.workspaceId, { body: { cards } }));
    expect(await succeed('getCard', id)).toMatchObject({ title: 'New', board_id: toId });
    expect((await eventsOn(toId)).at(-1)?.type).toBe('card.updated');
  });

  it('refuses a label of the board that the card has left', async () => {
    const { fromId, labelOn, cardWith, outcome } = world;
    const label = await labelOn(fromId, 'Urgent');
    const [one, two] = [await cardWith(), await cardWith()];
    const path = { label_id: label.id };
    expect(await afterMove(one.id, () => outcome('addCardLabel', one.id, { path }))).toEqual([
      422,
      'unknown_label',
    ]);
    const body = { label_ids: [label.id] };
    expect(await afterMove(two.id, () => outcome('updateCard', two.id, { body }))).toEqual([
      422,
      'unknown_label',
    ]);
  });

  it('deletes a label that the card no longer has, without changing the card', async () => {
    const { fromId, toId, labelOn, cardWith, succeed, eventsOn } = world;
    const label = await labelOn(fromId, 'Urgent');
    const { id } = await cardWith({ label_ids: [label.id] });
    await afterMove(id, () => succeed('deleteLabel', label.id));
    const [there] = (await succeed('listLabels', toId)).data;
    expect((await succeed('getCard', id)).label_ids).toEqual([there?.id]);
    expect((await eventsOn(toId)).at(-1)?.type).toBe('card.moved_in');
    expect((await eventsOn(fromId)).at(-1)?.type).toBe('label.deleted');
  });

  it('finds no card that went where its caller cannot see it', async () => {
    const { owner, toId, cardWith, succeed, outcome } = world;
    const member = await makeMember(service, owner, 'member');
    await makePrivate(world, toId);
    const { id } = await cardWith();
    const { token } = member;
    const body = { title: 'New' };
    expect(await afterMove(id, () => outcome('updateCard', id, { token, body }))).toEqual([404, 'not_found']);
    expect((await succeed('getCard', id)).title).toBe('Card');
  });

  it('refuses the external id of a card that is on another board now', async () => {
    const { owner, fromId, toId, succeed, outcome } = world;
    const call = { path: { source: 'github', external_id: '7' }, body: { board_id: fromId, title: 'Full' } };
    const { id } = await succeed('putCardByExternalId', owner.workspaceId, call);
    const again = await afterMove(id, () => outcome('putCardByExternalId', owner.workspaceId, call));
    expect(again).toEqual([409, 'external_id_on_other_board']);
    expect((await succeed('getCard', id)).board_id).toBe(toId);
  });
});

describe('pages of cards, while cards leave for a board that the reader cannot see', () => {
  it('show each card that stays once, and nothing of the other board', async () => {
    const { owner, fromId, toId, cardWith, move } = world;
    const reader = await makeMember(service, owner, 'member');
    await makePrivate(world, toId);
    await makeCard(service, owner, toId, { title: 'Secret' });
    const cards = [];
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) cards.push(await cardWith({ title }));
    for (const [operationId, id] of [
      ['listCards', fromId],
      ['listWorkspaceCards', owner.workspaceId],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
        const page = await service.succeed(operationId, { token: reader.token, id, query });
        seen.push(...page.data.map(({ title }) => title));
        const last = page.data.at(-1);
        // The last card of each second page goes away, and the cursor that names it still works.
        if (last !== undefined && seen.length % 2 === 0) await move(last.id);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual([...new Set(seen)]);
      expect(seen).toEqual(operationId === 'listCards' ? ['A', 'B', 'C', 'D', 'E', 'F'] : ['A', 'C', 'E']);
    }
  });

  it('never show a card after its move', async () => {
    const { owner, toId, fromColumn, cardWith, move, succeed } = world;
    const reader = await makeMember(service, owner, 'member');
    await makePrivate(world, toId);
    const { id } = await cardWith({ title: 'Moving' });
    const seen = { here: 0, leaks: 0 };
    let awayRound: number | undefined;
    let isDone = false;
    const read = async () => {
      while (!isDone) {
        const before = awayRound;
        const { token } = reader;
        const { data } = await service.succeed('listWorkspaceCards', { token, id: owner.workspaceId });
        const shows = data.some((card) => card.id === id);
        if (shows) seen.here += 1;
        // It was away when the read began, and it has been ever since.
        if (shows && before !== undefined && before === awayRound) seen.leaks += 1;
      }
    };
    const reading = [read(), read()];
    for (let round = 0; round < 8; round += 1) {
      await move(id);
      awayRound = round;
      await succeed('listWorkspaceCards', owner.workspaceId);
      awayRound = undefined;
      await succeed('moveCard', id, to(fromColumn));
      await succeed('listWorkspaceCards', owner.workspaceId);
    }
    isDone = true;
    await Promise.all(reading);
    expect(seen.leaks).toBe(0);
    expect(seen.here).toBeGreaterThan(0);
  });
});
