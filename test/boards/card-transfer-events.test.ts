/** What the event log and the activity say about cards that move to other boards, and to whom. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeMember } from '../support/factories.ts';
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

/** The changes of an event, without those of one side. */
const sideOf = (side: 'from' | 'to', changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>) =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]));

describe('a move to another board', () => {
  it('is a departure from one board and an arrival on the other, in one request', async () => {
    const { owner, fromId, toId, fromColumn, toColumn, labelOn, cardWith, succeed, move, eventsOn } = world;
    const label = await labelOn(fromId, 'Urgent');
    const above = await makeCard(service, owner, toId);
    const card = await cardWith({ title: 'Moving', label_ids: [label.id], assignee_ids: [owner.userId] });
    await succeed('updateColumn', toColumn, { body: { done: true } });
    const moved = await move(card.id);
    const [out] = (await eventsOn(fromId)).slice(-1);
    const [arrived] = (await eventsOn(toId)).slice(-1);
    expect([out?.type, arrived?.type]).toEqual(['card.moved_out', 'card.moved_in']);
    expect([out?.board_id, arrived?.board_id]).toEqual([fromId, toId]);
    expect(out?.request_id).toBe(arrived?.request_id);
    expect(sideOf('from', out?.changes ?? {})).toEqual({
      ...{ title: 'Moving', column_id: fromColumn, label_ids: [label.id], assignee_ids: [owner.userId] },
    });
    expect(new Set(Object.values(sideOf('to', out?.changes ?? {})))).toEqual(new Set([undefined]));
    expect(sideOf('to', arrived?.changes ?? {})).toEqual({
      ...{ title: 'Moving', column_id: toColumn, label_ids: moved.label_ids, assignee_ids: [owner.userId] },
      ...{ completed_at: moved.completed_at, number: card.number, created_by: owner.userId },
      ...{ created_at: card.created_at, after_card_id: above.id },
    });
    expect(new Set(Object.values(sideOf('from', arrived?.changes ?? {})))).toEqual(new Set([undefined]));
  });

  it('leads a client that follows both boards to what the boards show', async () => {
    const { fromId, toId, labelOn, cardWith, succeed, move, eventsOn } = world;
    const label = await labelOn(fromId, 'Urgent');
    const cards = [await cardWith({ title: 'A', label_ids: [label.id] }), await cardWith({ title: 'B' })];
    for (const { id } of cards) await move(id);
    await succeed('updateCard', cards[1]?.id ?? '', { body: { title: 'C', due_on: '2026-12-04' } });
    const fields = ['title', 'column_id', 'label_ids', 'assignee_ids', 'due_on'] as const;
    for (const boardId of [fromId, toId]) {
      const followed = new Map<string, Record<string, unknown>>();
      for (const { type, resource, changes } of await eventsOn(boardId)) {
        if (resource.type !== 'card') continue;
        if (type === 'card.moved_out' || type === 'card.deleted') followed.delete(resource.id);
        else followed.set(resource.id, { ...followed.get(resource.id), ...sideOf('to', changes) });
      }
      const { data } = await succeed('listCards', boardId);
      expect([...followed.keys()]).toEqual(data.map(({ id }) => id));
      for (const card of data) {
        const shown = Object.fromEntries(fields.map((field) => [field, card[field]]));
        expect(followed.get(card.id)).toMatchObject(JSON.parse(JSON.stringify(shown)) as object);
      }
    }
  });

  it('records the comments that follow on the new board', async () => {
    const { fromId, toId, cardWith, succeed, move, eventsOn } = world;
    const { id } = await cardWith();
    const comment = await succeed('createComment', id, { body: { body: 'Before' } });
    await move(id);
    await succeed('updateComment', comment.id, { body: { body: 'After' } });
    const types = async (boardId: string) => (await eventsOn(boardId)).map(({ type }) => type);
    expect((await types(fromId)).slice(-2)).toEqual(['comment.created', 'card.moved_out']);
    expect((await types(toId)).slice(-2)).toEqual(['card.moved_in', 'comment.updated']);
  });
});

describe('the activity', () => {
  const activity = async (
    operationId: 'listBoardActivity' | 'listCardActivity',
    id: string,
    token: string,
  ) => {
    return (await service.succeed(operationId, { token, id })).data;
  };

  it('of a card goes back to its former board, without anything else that is there', async () => {
    const { owner, fromId, fromColumn, labelOn, cardWith, succeed, move } = world;
    const reader = await makeMember(service, owner, 'member');
    const label = await labelOn(fromId, 'Secret label');
    await succeed('updateColumn', fromColumn, { body: { name: 'Secret column' } });
    const neighbor = await cardWith({ title: 'Secret card' });
    const { id } = await cardWith({ title: 'Moving', label_ids: [label.id] });
    await succeed('moveCard', id, { body: { column_id: fromColumn, before_card_id: neighbor.id } });
    await succeed('moveCard', id, { body: { column_id: fromColumn, after_card_id: neighbor.id } });
    await succeed('createComment', id, { body: { body: 'Text' } });
    await succeed('createShareLink', id, { body: {} });
    await makePrivate(world, fromId);
    await move(id, {
      query: { missing_labels: 'drop' },
      body: { column_id: world.toColumn, position: 'top' },
    });
    const shown = await activity('listCardActivity', id, reader.token);
    expect(shown.map(({ type }) => type)).toEqual([
      ...['card.moved_in', 'card.moved_out', 'share_link.created', 'comment.created'],
      ...['card.moved', 'card.moved', 'card.created'],
    ]);
    const text = JSON.stringify(shown);
    for (const secret of [fromId, fromColumn, label.id, neighbor.id, 'Secret'])
      expect(text).not.toContain(secret);
    expect(shown.map(({ resource, card }) => (card ?? resource).name)).toEqual(shown.map(() => 'Moving'));
    expect(shown[0]?.changes.column_id?.to).toEqual({ id: world.toColumn, name: 'To do' });
    expect(shown.at(-1)?.changes).toMatchObject({ title: { to: 'Moving' }, column_id: {}, label_ids: {} });
  });

  it('of a card names to guests, of the people of its former board, only those whom they know', async () => {
    const { owner, toId, cardWith, succeed, move } = world;
    const [unknown, known, viewer] = [
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'member'),
    ];
    const guest = await makeMember(service, owner, 'guest', [toId]);
    await makePrivate(world, toId, { [known.userId]: 'editor', [viewer.userId]: 'viewer' });
    await succeed('createColumn', toId, { token: known.token, body: { name: 'By someone known' } });
    const { id } = await cardWith({ assignee_ids: [unknown.userId, known.userId] });
    await succeed('updateCard', id, { token: unknown.token, body: { title: 'First' } });
    await succeed('updateCard', id, { token: known.token, body: { title: 'Second' } });
    await move(id);
    await service.fail('getUser', 404, { token: guest.token, id: unknown.userId });
    const shown = await activity('listCardActivity', id, guest.token);
    expect(JSON.stringify(shown)).not.toContain(unknown.userId);
    expect(shown.map(({ actor }) => actor.person?.id)).toEqual([
      ...[owner.userId, owner.userId],
      ...[known.userId, undefined, owner.userId],
    ]);
    expect(shown.at(-1)?.changes.assignee_ids).toMatchObject({ to: [{ id: known.userId }] });
    const shownToViewer = await activity('listCardActivity', id, viewer.token);
    expect(shownToViewer.at(3)?.actor.person?.id).toBe(unknown.userId);
  });

  it('of the board that a card has left names the card as it was, and nothing of the other board', async () => {
    const { owner, fromId, toId, toColumn, cardWith, succeed, move } = world;
    const reader = await makeMember(service, owner, 'member');
    const { id } = await cardWith({ title: 'Moving' });
    await makePrivate(world, toId);
    await move(id);
    await succeed('updateCard', id, { body: { title: 'Secret' } });
    const [left] = await activity('listBoardActivity', fromId, reader.token);
    expect(left).toMatchObject({ type: 'card.moved_out', resource: { id, name: 'Moving' } });
    const text = JSON.stringify(await activity('listBoardActivity', fromId, reader.token));
    for (const secret of [toId, toColumn, 'Secret']) expect(text).not.toContain(secret);
  });
});
