/** Copying cards, on their board and to others. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentsPerCopyMax } from '../../src/domain/core/limits.ts';
import { makeColumn, makeMember, makeTenant, makeBoard } from '../support/factories.ts';
import { newUuid, storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
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

const everything = ['description', 'details', 'labels', 'due_dates', 'assignees', 'comments'];

async function makeFullCard() {
  const { owner, fromId, labelOn, succeed } = world;
  const label = await labelOn(fromId, 'Urgent');
  const card = await service.succeed('putCardByExternalId', {
    token: owner.token,
    id: owner.workspaceId,
    path: { source: 'github', external_id: '7' },
    body: {
      ...{ board_id: fromId, title: 'Full', description: 'Text', label_ids: [label.id] },
      ...{ assignee_ids: [owner.userId], due_on: '2026-12-04', start_at: '2026-12-01T09:00:00.000Z' },
      ...{ estimate: 2.5, priority: 'high', cover_color: 'teal', completed_at: '2026-11-20T09:00:00.000Z' },
    },
  });
  const { id: commentId } = await succeed('createComment', card.id, { body: { body: 'Sad' } });
  const comment = await succeed('updateComment', commentId, { body: { body: 'Said' } });
  await succeed('createShareLink', card.id, { body: {} });
  return { card, label, comment };
}

describe('copyCard', () => {
  it('keeps the description, the details and the labels by default, at the end of the same column', async () => {
    const { card, label } = await makeFullCard();
    const { owner, fromId, fromColumn, succeed } = world;
    const copy = await succeed('copyCard', card.id, { body: {} });
    const { id, number = 0, created_at: createdAt, updated_at: updatedAt, ...shown } = copy;
    expect([id === card.id, number > (card.number ?? 0), createdAt]).toEqual([false, true, updatedAt]);
    expect(shown).toEqual({
      ...{
        board_id: fromId,
        column_id: fromColumn,
        title: 'Full',
        description: 'Text',
        label_ids: [label.id],
      },
      ...{ assignee_ids: [], estimate: 2.5, priority: 'high', cover_color: 'teal', created_by: owner.userId },
      ...{ identifier: expect.stringMatching(new RegExp(`-${number}$`)) as unknown, etag: '"2.1"' },
      url: expect.stringContaining(id) as unknown,
    });
    const query = { include: ['comment_count', 'share_link_count'] as unknown as string };
    expect(await succeed('getCard', id, { query })).toMatchObject({ comment_count: 0, share_link_count: 0 });
    expect((await succeed('listCards', fromId)).data.map((it) => it.id)).toEqual([card.id, id]);
  });

  it('keeps what is asked for, with another title, at the top of another board', async () => {
    const { card, comment } = await makeFullCard();
    const { owner, toId, toColumn, succeed, labelsOn, eventsOn } = world;
    const body = { column_id: toColumn, position: 'top', title: 'Again', keep: everything };
    const copy = await succeed('copyCard', card.id, { body });
    const [label] = await labelsOn(toId);
    expect(label).toMatchObject({ name: 'Urgent', color: 'red' });
    expect(copy).toMatchObject({
      ...{ board_id: toId, column_id: toColumn, title: 'Again', description: 'Text', label_ids: [label?.id] },
      ...{
        assignee_ids: [owner.userId],
        due_on: '2026-12-04',
        start_at: '2026-12-01T09:00:00.000Z',
        estimate: 2.5,
      },
    });
    for (const field of ['external_id', 'external_source', 'completed_at', 'archived_at']) {
      expect(copy).not.toHaveProperty(field);
    }
    const comments = (await succeed('listComments', copy.id)).data;
    const own = { id: expect.any(String) as unknown, card_id: copy.id, etag: expect.any(String) as unknown };
    expect(comments).toEqual([{ ...comment, ...own }]);
    expect((await eventsOn(toId)).slice(-3).map(({ type, version }) => [type, version])).toEqual(
      ['label.created', 'card.created', 'comment.created'].map((type) => [type, 1]),
    );
    expect(await succeed('getCard', card.id)).toEqual({ ...card, etag: expect.any(String) as unknown });
  });

  it('keeps nothing but the title with an empty list', async () => {
    const { card } = await makeFullCard();
    const copy = await world.succeed('copyCard', card.id, { body: { keep: [] } });
    expect(copy).toMatchObject({ title: 'Full', label_ids: [], assignee_ids: [] });
    for (const field of ['description', 'estimate', 'priority', 'cover_color', 'due_on', 'start_at']) {
      expect(copy).not.toHaveProperty(field);
    }
  });

  it('copies archived cards as active ones, and completes them in a column with done', async () => {
    const { owner, fromId, cardWith, succeed, outcome } = world;
    const { id } = await cardWith({ title: 'Old' });
    await succeed('archiveCard', id);
    const done = await makeColumn(service, owner, fromId, 'Done');
    const rules = { done: true, wip_limit: 1, wip_limit_enforced: true };
    await succeed('updateColumn', done.id, { body: rules });
    const body = { column_id: done.id };
    const copy = await succeed('copyCard', id, { body });
    expect(copy).toMatchObject({ title: 'Old', completed_at: expect.any(String) as unknown });
    expect(copy).not.toHaveProperty('archived_at');
    expect(await outcome('copyCard', id, { body })).toEqual([409, 'wip_limit_reached']);
    await succeed('archiveColumn', done.id);
    expect(await outcome('copyCard', id, { body })).toEqual([409, 'column_archived']);
  });

  it('drops or refuses labels that the other board does not have on request', async () => {
    const { card } = await makeFullCard();
    const { toId, toColumn, succeed, outcome, labelsOn } = world;
    const body = { column_id: toColumn };
    await expectNothingStored(service, async () => {
      const query = { missing_labels: 'fail' };
      expect(await outcome('copyCard', card.id, { body, query })).toEqual([422, 'missing_label']);
    });
    expect(await succeed('copyCard', card.id, { body, query: { missing_labels: 'drop' } })).toMatchObject({
      label_ids: [],
    });
    expect(await labelsOn(toId)).toEqual([]);
  });

  it('assigns nobody who cannot see the other board', async () => {
    const { owner, toId, toColumn, cardWith, succeed } = world;
    const [seeing, other] = [
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'member'),
    ];
    const { id } = await cardWith({ assignee_ids: [seeing.userId, other.userId] });
    await makePrivate(world, toId, { [seeing.userId]: 'editor' });
    const copy = await succeed('copyCard', id, { body: { column_id: toColumn, keep: ['assignees'] } });
    expect(copy.assignee_ids).toEqual([seeing.userId]);
  });

  it('makes one card for one Idempotency-Key, and none with validate_only', async () => {
    const { card } = await makeFullCard();
    const { fromId, succeed, titlesOn } = world;
    await expectNothingStored(service, () =>
      succeed('copyCard', card.id, { body: { keep: everything }, query: { validate_only: true } }),
    );
    const headers = { 'Idempotency-Key': newUuid() };
    const copies = [];
    for (let n = 0; n < 2; n += 1) copies.push(await succeed('copyCard', card.id, { body: {}, headers }));
    expect(copies[0]).toEqual(copies[1]);
    expect(await titlesOn(fromId)).toEqual(['Full', 'Full']);
  });

  it('is refused for boards that the caller cannot see or change, and for viewers of the card', async () => {
    const { owner, fromId, toId, toColumn, cardWith, outcome } = world;
    const [stranger, viewer] = [
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'member'),
    ];
    const foreign = await makeBoard(service, await makeTenant(service));
    const { id } = await cardWith();
    await makePrivate(world, toId, { [viewer.userId]: 'viewer' });
    const body = { column_id: toColumn };
    expect(await outcome('copyCard', id, { token: stranger.token, body })).toEqual([422, 'unknown_column']);
    expect(await outcome('copyCard', id, { token: viewer.token, body })).toEqual([403, 'insufficient_role']);
    const theirs = { column_id: foreign.column.id };
    expect(await outcome('copyCard', id, { body: theirs })).toEqual([422, 'unknown_column']);
    await makePrivate(world, fromId, { [viewer.userId]: 'viewer' });
    expect(await outcome('copyCard', id, { token: viewer.token, body: {} })).toEqual([
      403,
      'insufficient_role',
    ]);
    expect(await outcome('copyCard', id, { token: stranger.token, body: {} })).toEqual([404, 'not_found']);
  });

  it('copies at most 1,000 comments', async () => {
    const { owner, cardWith, succeed, outcome } = world;
    const { id } = await cardWith();
    const data = Array.from({ length: commentsPerCopyMax + 1 }, (_, n) => ({
      ...{ id: newUuid(), workspaceId: storedId(owner.workspaceId), cardId: storedId(id) },
      ...{ body: `Comment ${n}`, createdBy: storedId(owner.userId) },
    }));
    await service.database.reader.prisma.comment.createMany({ data });
    const body = { keep: ['comments'] };
    expect(await outcome('copyCard', id, { body })).toEqual([409, 'limit_reached']);
    const { data: comments } = await succeed('listComments', id, { query: { limit: 1 } });
    await succeed('deleteComment', comments[0]?.id ?? '');
    const copy = await succeed('copyCard', id, { body });
    const query = { include: 'comment_count' };
    expect((await succeed('getCard', copy.id, { query })).comment_count).toBe(commentsPerCopyMax);
  });
});
