/** Copies of boards over HTTP: what they keep, who sees them, and their limits. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeColumns, makeMember, makeTenant, readEventsOfRequest } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { Prisma } from '../../src/db/database.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let owner: Tenant;
let maker: Member;
let boardId: string;
let columnIds: readonly string[];
let cardIds: readonly string[];

beforeAll(async () => {
  service = await startService();
});

/** A board with two columns, of which the second is limited, a label, and cards in another order than they were made. */
beforeEach(async () => {
  owner = await makeTenant(service);
  maker = await makeMember(service, owner, 'member');
  const { token } = maker;
  const { board, columns } = await makeColumns(service, maker, 'To do', 'Done');
  boardId = board.id;
  columnIds = columns.map(({ id }) => id);
  await service.succeed('updateColumn', {
    token,
    id: columnIds[1] ?? '',
    body: { wip_limit: 5, color: 'blue' },
  });
  const label = { name: 'Urgent', color: 'red' };
  const { id: labelId } = await service.succeed('createLabel', { token, id: boardId, body: label });
  const full = {
    description: 'Text',
    priority: 'high',
    estimate: 3,
    label_ids: [labelId],
    assignee_ids: [maker.userId, owner.userId],
    due_on: '2027-01-15',
    start_at: '2027-01-10T09:00:00.000Z',
  };
  const first = await makeCard(service, maker, boardId, { title: 'Second', ...full });
  const second = await makeCard(service, maker, boardId, { title: 'First', position: 'top' });
  const archived = await makeCard(service, maker, boardId, { title: 'Archived' });
  await service.succeed('archiveCard', { token, id: archived.id });
  cardIds = [first.id, second.id, archived.id];
  await service.succeed('createComment', { token: owner.token, id: first.id, body: { body: 'Why?' } });
  await service.succeed('createShareLink', { token, id: first.id, body: {} });
});

const copy = (by: Tenant, body: object = {}) =>
  service.succeed('copyBoard', { token: by.token, id: boardId, body });
const cardsOf = async (id: string, query = {}) =>
  (await service.succeed('listCards', { token: owner.token, id, query })).data;
const columnsOf = async (id: string) =>
  (await service.succeed('listColumns', { token: owner.token, id })).data;

const everything = ['labels', 'cards', 'due_dates', 'assignees', 'comments', 'members'];

describe('copyBoard', () => {
  it('keeps columns, labels and cards in their order by default, with new numbers, and nothing of the rest', async () => {
    const copied = await copy(maker, { name: 'Copy' });
    expect(copied).toMatchObject({ name: 'Copy', visibility: 'workspace', created_by: maker.userId });
    expect(await columnsOf(copied.id)).toMatchObject([
      { name: 'To do' },
      { name: 'Done', wip_limit: 5, color: 'blue' },
    ]);
    const cards = await cardsOf(copied.id);
    expect(cards.map(({ title }) => title)).toEqual(['First', 'Second']);
    const [, full] = cards;
    expect(full).toMatchObject({ description: 'Text', priority: 'high', estimate: 3, assignee_ids: [] });
    for (const name of ['due_on', 'start_at', 'external_id']) expect(full).not.toHaveProperty(name);
    const { data: labels } = await service.succeed('listLabels', { token: owner.token, id: copied.id });
    expect(labels).toMatchObject([{ name: 'Urgent', color: 'red' }]);
    expect(full?.label_ids).toEqual(labels.map(({ id }) => id));
    // Three cards were there before.
    expect(new Set(cards.map(({ number }) => number))).toEqual(new Set([4, 5]));
    const query = { include: 'comment_count,share_link_count' };
    const counted = await service.succeed('getCard', { token: maker.token, id: full?.id ?? '', query });
    expect(counted).toMatchObject({ comment_count: 0, share_link_count: 0 });
    // The board is as it was.
    expect((await cardsOf(boardId)).map(({ id }) => id)).toEqual([cardIds[1], cardIds[0]]);
  });

  it('shows guests of the copy who wrote its comments', async () => {
    const copied = await copy(maker, { keep: ['cards', 'comments'] });
    const guest = await makeMember(service, owner, 'guest', [copied.id]);
    const { data } = await service.succeed('listPeople', { token: guest.token, id: owner.workspaceId });
    expect(data.map(({ id }) => id)).toContain(owner.userId);
  });

  it('keeps due dates, assignees, comments with their authors, members, and what is archived, if asked for', async () => {
    await service.succeed('archiveColumn', { token: maker.token, id: columnIds[1] ?? '' });
    const path = { user_id: owner.userId };
    await service.succeed('putBoardMember', {
      token: maker.token,
      id: boardId,
      path,
      body: { role: 'viewer' },
    });
    const own = { token: maker.token, id: boardId, path: { user_id: maker.userId } };
    await service.succeed('putBoardMember', { ...own, body: { role: 'editor' } });
    const copied = await copy(maker, { include_archived: true, keep: everything });
    expect(copied.name).toBe('Board');
    const { data: members } = await service.succeed('listBoardMembers', {
      token: maker.token,
      id: copied.id,
    });
    expect(members.map(({ user_id: id, role }) => [id, role])).toEqual([
      [owner.userId, 'viewer'],
      [maker.userId, 'editor'],
    ]);
    const [, full] = await cardsOf(copied.id);
    expect(full).toMatchObject({ due_on: '2027-01-15', start_at: '2027-01-10T09:00:00.000Z' });
    expect(full?.assignee_ids).toEqual([maker.userId, owner.userId].sort());
    const archived = await cardsOf(copied.id, { archived: true });
    expect(archived.map(({ title }) => title)).toEqual(['Archived']);
    const { data: gone } = await service.succeed('listColumns', {
      token: maker.token,
      id: copied.id,
      query: { archived: true },
    });
    expect(gone.map(({ name }) => name)).toEqual(['Done']);
    const [comment] = (await service.succeed('listComments', { token: maker.token, id: full?.id ?? '' }))
      .data;
    const [original] = (await service.succeed('listComments', { token: maker.token, id: cardIds[0] ?? '' }))
      .data;
    expect(comment).toMatchObject({
      body: 'Why?',
      created_by: owner.userId,
      created_at: original?.created_at,
    });
  });

  it('records the copy and everything on it, by the person who copied', async () => {
    const call = { token: maker.token, id: boardId, body: { keep: everything } };
    const { headers, text } = await service.call('copyBoard', call);
    const copied = JSON.parse(text) as { id: string };
    const events = await readEventsOfRequest(service, headers['request-id'] ?? '');
    expect(events.map(({ type }) => type)).toEqual([
      'board.created',
      ...['column.created', 'column.created', 'label.created'],
      ...['card.created', 'card.created', 'comment.created'],
    ]);
    expect(events.at(-1)?.changes).toMatchObject({
      body: { to: 'Why?' },
      created_by: { to: owner.userId },
      created_at: { to: expect.any(String) as string },
    });
    const cards = await cardsOf(copied.id);
    const full = events.find(({ resourceId }) => resourceId === cards[1]?.id);
    expect(full).toMatchObject({
      actorUserId: maker.userId,
      boardId: copied.id,
      changes: {
        title: { to: 'Second' },
        due_on: { to: '2027-01-15' },
        label_ids: { to: cards[1]?.label_ids },
        assignee_ids: { to: cards[1]?.assignee_ids },
      },
    });
  });

  it('copies long texts in parts, with everything in its place', async () => {
    const { token } = maker;
    const [column = ''] = columnIds;
    const cards = Array.from({ length: 17 }, (_, number) => ({
      ...{ title: `Long ${number}`, column_id: column, description: `${number} `.padEnd(19_000, 'x') },
      assignee_ids: [maker.userId],
    }));
    await service.succeed('createCards', { token, id: boardId, body: { cards } });
    for (let number = 0; number < 15; number += 1) {
      const body = `${number} `.padEnd(9_500, 'x');
      await service.succeed('createComment', { token: owner.token, id: cardIds[0] ?? '', body: { body } });
    }
    const { headers, text } = await service.call('copyBoard', {
      ...{ token, id: boardId },
      body: { keep: ['labels', 'cards', 'assignees', 'comments'] },
    });
    const copied = await cardsOf((JSON.parse(text) as { id: string }).id);
    const parts = ({
      title,
      description,
      assignee_ids: assignees,
      label_ids: labels,
    }: (typeof copied)[number]) => ({
      ...{ title, description, assignees, labels: labels.length },
    });
    expect(copied.map(parts)).toEqual((await cardsOf(boardId)).map(parts));
    const events = await readEventsOfRequest(service, headers['request-id'] ?? '');
    const places = events.filter(({ type }) => type === 'card.created');
    expect(places.map(({ changes }) => changes.after_card_id?.to ?? null)).toEqual([
      null,
      ...copied.slice(0, -1).map(({ id }) => id),
    ]);
    const comments = async (id: string) =>
      (await service.succeed('listComments', { token, id })).data.map(({ body }) => body);
    const full = copied.find(({ title }) => title === 'Second');
    expect(await comments(full?.id ?? '')).toEqual(await comments(cardIds[0] ?? ''));
  });

  it('leaves out what is deleted while it waits', async () => {
    const { token } = maker;
    const held = await holdTransaction(
      service,
      'SELECT FROM workspace_members WHERE user_id = $1 FOR UPDATE',
      [owner.userId],
    );
    const copying = copy(maker, { keep: ['cards', 'assignees', 'comments'] });
    await untilWaiting(service, 1);
    await service.succeed('deleteCard', { token, id: cardIds[0] ?? '' });
    await held.commit();
    expect((await cardsOf((await copying).id)).map(({ title }) => title)).toEqual(['First']);
  });

  it('keeps a private board private: for the caller as its manager, and its members only if asked for', async () => {
    const editor = await makeMember(service, owner, 'member');
    const token = maker.token;
    const path = { user_id: editor.userId };
    await service.succeed('putBoardMember', { token, id: boardId, path, body: { role: 'editor' } });
    await service.succeed('updateBoard', { token, id: boardId, body: { visibility: 'members' } });
    const alone = await copy(editor, { keep: ['cards', 'assignees'] });
    expect(alone.visibility).toBe('members');
    await service.fail('getBoard', 404, { token, id: alone.id });
    // The maker can't see the copy, so they are not assigned there; the owner can.
    expect((await cardsOf(alone.id)).map(({ assignee_ids: ids }) => ids)).toEqual([[], [owner.userId]]);
    const together = await copy(editor, { keep: ['members'] });
    const { data } = await service.succeed('listBoardMembers', { token, id: together.id });
    expect(Object.fromEntries(data.map(({ user_id: id, role }) => [id, role]))).toEqual({
      [editor.userId]: 'manager',
      [maker.userId]: 'manager',
    });
  });

  it('is for those who can change the board: not for viewers, guests and strangers', async () => {
    const viewer = await makeMember(service, owner, 'member');
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    const { token } = maker;
    const path = { user_id: viewer.userId };
    await service.succeed('putBoardMember', { token, id: boardId, path, body: { role: 'viewer' } });
    await service.succeed('updateBoard', { token, id: boardId, body: { visibility: 'members' } });
    for (const by of [viewer, guest]) {
      const problem = await service.fail('copyBoard', 403, { token: by.token, id: boardId, body: {} });
      expect(problem.code).toBe('insufficient_role');
    }
    const stranger = await makeMember(service, owner, 'member');
    await service.fail('copyBoard', 404, { token: stranger.token, id: boardId, body: {} });
    const unknownPart = { token, id: boardId, body: { keep: ['columns'] } };
    await service.fail('copyBoard', 400, unknownPart);
  });

  it.each(['cards', 'comments', 'members'] as const)('returns 409 for more than 1,000 %s', async (what) => {
    const [workspaceId, board, card] = [owner.workspaceId, boardId, cardIds[0] ?? ''].map(storedId);
    const [column = '', user] = [columnIds[0] ?? '', maker.userId].map(storedId);
    const { reader } = service.database;
    const fill = {
      cards: Prisma.sql`
        INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
        SELECT gen_random_uuid(), ${workspaceId}::uuid, ${board}::uuid, ${column}::uuid, 'Card', 'b' || lpad(n::text, 5, '0') || '1',
          ${user}::uuid FROM generate_series(1, 999) n`,
      comments: Prisma.sql`
        INSERT INTO comments (id, workspace_id, card_id, body, created_by)
        SELECT gen_random_uuid(), ${workspaceId}::uuid, ${card}::uuid, 'Text', ${user}::uuid FROM generate_series(1, 1000)`,
      members: Prisma.sql`
        WITH u AS (INSERT INTO users (id, email, name)
          SELECT gen_random_uuid(), 'person' || n || '-' || ${board}::text || '@example.com', 'Person'
          FROM generate_series(1, 1001) n RETURNING id, email),
        m AS (INSERT INTO workspace_members (id, workspace_id, user_id, email, role, status)
          SELECT gen_random_uuid(), ${workspaceId}::uuid, u.id, u.email, 'member', 'active' FROM u RETURNING id)
        INSERT INTO board_members (id, workspace_id, board_id, member_id, role)
        SELECT gen_random_uuid(), ${workspaceId}::uuid, ${board}::uuid, m.id, 'editor' FROM m`,
    };
    await reader.rows(fill[what]);
    const call = { token: maker.token, id: boardId, body: { keep: ['cards', 'comments', 'members'] } };
    expect(await service.fail('copyBoard', 409, call)).toMatchObject({
      code: 'limit_reached',
      detail: `A board can be copied with at most 1000 ${what}.`,
    });
  });

  it('stores nothing with validate_only, and creates one copy for an Idempotency-Key', async () => {
    const boards = async () => (await service.succeed('listBoards', { token: maker.token })).data.length;
    const before = await boards();
    const call = { token: maker.token, id: boardId, body: { keep: everything } };
    await service.succeed('copyBoard', { ...call, query: { validate_only: true } });
    expect(await boards()).toBe(before);
    const headers = { 'Idempotency-Key': 'copy' };
    const first = await service.succeed('copyBoard', { ...call, headers });
    expect(await service.succeed('copyBoard', { ...call, headers })).toEqual(first);
    expect(await boards()).toBe(before + 1);
  });
});
