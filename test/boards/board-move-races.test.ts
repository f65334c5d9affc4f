/** Moves of boards to another workspace while others work on the board, delete it, or move it elsewhere. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeMoveWorld } from '../support/board-moves.ts';
import type { MoveWorld } from '../support/board-moves.ts';
import { addMember, makeBoard, makeCard, placeEvents } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { addTeammate } from '../support/teams.ts';

let service: Service;
let world: MoveWorld;
let boardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  world = await makeMoveWorld(service);
  boardId = world.boardId;
});

const statusesOf = async (...answers: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

const moveTo = (workspaceId: string, token = world.source.session) =>
  service.call('moveBoard', { token, id: boardId, body: { workspace_id: workspaceId } });

/** Events of the board, or of anything on it, that the log of a workspace got after the board had left it. */
async function lateEvents(): Promise<number> {
  await placeEvents(service);
  const [row] = await service.database.reader.rows<{ late: number }>(Prisma.sql`
    SELECT count(*)::int AS late FROM events e JOIN events m
      ON m.workspace_id = e.workspace_id AND m.board_id = e.board_id AND m.type = 'board.moved_out' AND e.position > m.position
    WHERE e.board_id = ${storedId(boardId)}::uuid AND e.type <> 'board.moved_in'`);
  return row?.late ?? -1;
}

/** A move to the other workspace that waits for its last lock: it has changed everything by then. */
async function beginMove() {
  const { workspaceId } = world.target;
  const blocker = await holdTransaction(service, 'SELECT 1 FROM workspaces WHERE id = $1 FOR NO KEY UPDATE', [
    workspaceId,
  ]);
  const move = moveTo(workspaceId);
  await untilWaiting(service, 1);
  return {
    end: async () => {
      await blocker.commit();
      expect((await move).status).toBe(200);
    },
  };
}

describe('a change that waits while its board moves', () => {
  it.each(['cards', 'other things'])(
    'is a 404 for those who lose access, and leaves nothing of %s in the former workspace',
    async (what) => {
      const { source, succeed } = world;
      const member = await addTeammate(service, source, 'member');
      const label = await succeed('createLabel', boardId, { body: { name: 'Red', color: 'red' } });
      await makeCard(service, member, boardId, { title: 'Zebra' });
      const card = await makeCard(service, member, boardId, { label_ids: [label.id] });
      const comment = await service.succeed('createComment', {
        token: member.token,
        id: card.id,
        body: { body: 'Text' },
      });
      const { share_link: link } = await succeed('createShareLink', card.id, { body: {} });
      const move = await beginMove();
      const change = (operationId: OperationId, id: string, body?: object, path?: Record<string, string>) =>
        service.call(operationId, {
          ...{ token: member.token, id },
          ...(body !== undefined && { body }),
          ...(path !== undefined && { path }),
        });
      const changes =
        what === 'cards'
          ? [
              change('createCard', boardId, { title: 'New' }),
              change('updateCard', card.id, { title: 'New' }),
              change('moveCard', card.id, { column_id: world.columnId, position: 'top' }),
              change('deleteCard', card.id),
              change('createComment', card.id, { body: 'New' }),
              change('updateComment', comment.id, { body: 'New' }),
              change('createShareLink', card.id, {}),
              change('addCardAssignee', card.id, undefined, { user_id: member.userId }),
              change('sortColumnCards', world.columnId, { sort: 'title' }),
            ]
          : [
              change('createLabel', boardId, { name: 'New', color: 'red' }),
              change('updateLabel', label.id, { name: 'New' }),
              change('deleteLabel', label.id),
              change('createColumn', boardId, { name: 'New' }),
              change('updateColumn', world.columnId, { name: 'New' }),
              change('revokeShareLink', link.id),
              change('updateBoard', boardId, { name: 'New' }),
              change('updateBoard', boardId, { visibility: 'members' }),
              change('deleteBoard', boardId),
            ];
      await untilWaiting(service, changes.length + 1);
      await move.end();
      expect(await statusesOf(...changes)).toEqual(changes.map(() => 404));
      expect(await lateEvents()).toBe(0);
      expect((await succeed('getCard', card.id)).title).toBe('Card');
      expect((await succeed('getComment', comment.id)).body).toBe('Text');
    },
  );

  it('is carried out in the other workspace for those who are in both', async () => {
    const { source, target, succeed } = world;
    const member = await addTeammate(service, source, 'member');
    await addMember(service, target, member, 'member');
    const card = await makeCard(service, member, boardId);
    const body = { name: 'Red', color: 'red' };
    const [renamed, deleted] = [
      await succeed('createLabel', boardId, { body }),
      await succeed('createLabel', boardId, { body: { ...body, name: 'Old' } }),
    ];
    const move = await beginMove();
    const token = member.session;
    const changes = [
      service.call('createCard', { token, id: boardId, body: { title: 'New' } }),
      service.call('updateCard', { token, id: card.id, body: { title: 'New' } }),
      service.call('createComment', { token, id: card.id, body: { body: 'New' } }),
      service.call('updateBoard', { token, id: boardId, body: { name: 'New' } }),
      service.call('createColumn', { token, id: boardId, body: { name: 'New' } }),
      service.call('updateColumn', { token, id: world.columnId, body: { name: 'New' } }),
      service.call('updateLabel', { token, id: renamed.id, body: { name: 'New' } }),
      service.call('deleteLabel', { token, id: deleted.id }),
    ];
    await untilWaiting(service, 1 + changes.length);
    await move.end();
    expect(await statusesOf(...changes)).toEqual([201, 200, 201, 200, 201, 200, 200, 204]);
    expect(await lateEvents()).toBe(0);
    const { data } = await succeed('listCards', boardId);
    expect(data.map(({ title }) => title)).toEqual(['New', 'New']);
    expect(data.map(({ identifier }) => identifier)).toEqual(['OTH-1', 'OTH-2']);
  });

  it('creates many cards with one request in the other workspace, and none for access tokens of the former one', async () => {
    const { source, target, succeed } = world;
    const admin = await addTeammate(service, source, 'admin');
    await addMember(service, target, admin, 'admin');
    const inColumn = { title: 'New', column_id: world.columnId };
    const imported = { ...inColumn, external_id: '1' };
    const requestsOf = (token: string) => [
      service.call('createCards', { token, id: boardId, body: { cards: [{ title: 'New' }] } }),
      service.call('createCards', { token, id: boardId, body: { cards: [inColumn] } }),
      service.call('importCards', { token, id: boardId, body: { source: 'old', cards: [imported] } }),
    ];
    const move = await beginMove();
    const requests = [...requestsOf(admin.session), ...requestsOf(admin.token)];
    await untilWaiting(service, 1 + requests.length);
    await move.end();
    expect(await statusesOf(...requests)).toEqual([200, 200, 200, 404, 404, 404]);
    const { data } = await succeed('listCards', boardId);
    expect(data.map(({ identifier }) => identifier).sort()).toEqual(['OTH-1', 'OTH-2', 'OTH-3']);
  });

  it('saves nothing of it as a template of the former workspace', async () => {
    const { source } = world;
    const move = await beginMove();
    const body = { name: 'Template', board_id: boardId, workspace_id: source.workspaceId };
    const template = service.fail('createTemplate', 422, { token: source.session, body });
    await untilWaiting(service, 2);
    await move.end();
    expect((await template).code).toBe('unknown_board');
  });
});

describe('a move', () => {
  it('takes along every card that was created, however many are created meanwhile', async () => {
    const { source, target, succeed } = world;
    const token = source.session;
    const create = () => service.call('createCard', { token, id: boardId, body: { title: 'New' } });
    const before = Array.from({ length: 12 }, create);
    const move = moveTo(target.workspaceId);
    const after = Array.from({ length: 12 }, create);
    expect((await move).status).toBe(200);
    const statuses = await statusesOf(...before, ...after);
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);
    const { data } = await succeed('listCards', boardId);
    expect(data).toHaveLength(statuses.filter((status) => status === 201).length);
    expect(new Set(data.map(({ identifier }) => identifier)).size).toBe(data.length);
    expect(data.every(({ identifier = '' }) => identifier.startsWith('OTH-'))).toBe(true);
    expect(await lateEvents()).toBe(0);
  });

  it('and a deletion of the board end in one of the two orders', async () => {
    const { source, target, outcome } = world;
    const admin = await addTeammate(service, source, 'admin');
    const blocker = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [
      boardId,
    ]);
    const both = [
      moveTo(target.workspaceId),
      service.call('deleteBoard', { token: admin.token, id: boardId }),
    ];
    await untilWaiting(service, 2);
    await blocker.commit();
    const [moved = 0, deleted = 0] = await statusesOf(...both);
    expect([
      [200, 404],
      [404, 204],
    ]).toContainEqual([moved, deleted]);
    const trash = await service.succeed('listTrash', { token: source.session, id: source.workspaceId });
    expect(trash.data).toHaveLength(moved === 200 ? 0 : 1);
    expect(await outcome('getBoard', boardId)).toEqual(moved === 200 ? [200] : [404, 'not_found']);
  });

  it('and another one to a third workspace end one after the other', async () => {
    const { source, target, succeed } = world;
    const token = source.session;
    const third = await service.succeed('createWorkspace', { token, body: { name: 'Third' } });
    await makeCard(service, source, boardId);
    const blocker = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [
      boardId,
    ]);
    const both = [moveTo(target.workspaceId), moveTo(third.id), moveTo(target.workspaceId)];
    await untilWaiting(service, 3);
    await blocker.commit();
    expect(await statusesOf(...both)).toEqual([200, 200, 200]);
    const { workspace_id: workspaceId } = await succeed('getBoard', boardId);
    const { data } = await succeed('listWorkspaceCards', workspaceId);
    expect(data).toHaveLength(1);
    expect(await lateEvents()).toBe(0);
  });

  it('and one of another board the other way both succeed', async () => {
    const { source, target } = world;
    const token = source.session;
    const body = { name: 'Board', workspace_id: target.workspaceId };
    const other = await service.succeed('createBoard', { token, body });
    const answers = [
      moveTo(target.workspaceId),
      service.call('moveBoard', { token, id: other.id, body: { workspace_id: source.workspaceId } }),
    ];
    expect(await statusesOf(...answers)).toEqual([200, 200]);
  });

  it('and the deletion of the other workspace never leave the board in a deleted workspace', async () => {
    const { source, target, outcome } = world;
    const blocker = await holdTransaction(
      service,
      'SELECT 1 FROM workspaces WHERE id = $1 FOR NO KEY UPDATE',
      [target.workspaceId],
    );
    const deletion = service.call('deleteWorkspace', { token: source.session, id: target.workspaceId });
    await untilWaiting(service, 1);
    const move = moveTo(target.workspaceId);
    await untilWaiting(service, 2);
    await blocker.commit();
    const [deleted = 0, moved = 0] = await statusesOf(deletion, move);
    expect([deleted, moved]).toEqual([204, 422]);
    expect(await outcome('getBoard', boardId)).toEqual([200]);
  });
});

/**
 * Fills the column of the board, in parts, because a statement has limited time. Analyzes after each, as PostgreSQL does by
 * itself within a minute: foreign keys that were planned for empty tables would read all rows for each card.
 */
async function addCards(count: number): Promise<void> {
  const { reader } = service.database;
  for (let first = 1; first <= count; first += 2_000) {
    const last = Math.min(first + 1_999, count);
    await reader.rows(Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
      SELECT gen_random_uuid(), k.workspace_id, k.board_id, k.id, 'Card', 'a' || lpad(n::text, 8, '0') || 'V',
        b.created_by, n
      FROM columns k JOIN boards b ON b.id = k.board_id, generate_series(${first}::int, ${last}::int) n
      WHERE k.id = ${storedId(world.columnId)}::uuid`);
    await reader.rows(Prisma.sql`ANALYZE`);
  }
}

/** How many cards of the board are in a workspace, and whether their numbers are in their order. */
async function numberedCards(workspaceId: string) {
  const [row] = await service.database.reader.rows<{ cards: number; isOrdered: boolean }>(Prisma.sql`
    SELECT count(*)::int AS cards, bool_and(number > before) AS "isOrdered"
    FROM (SELECT number, coalesce(lag(number) OVER (ORDER BY rank), 0) AS before FROM cards
      WHERE workspace_id = ${storedId(workspaceId)}::uuid AND board_id = ${storedId(boardId)}::uuid) AS moved`);
  return row;
}

describe('a move of many cards', () => {
  it('carries 10,000', { timeout: 90_000 }, async () => {
    const { target, move } = world;
    await addCards(10_000);
    expect((await move()).losses.renumbered_card_count).toBe(10_000);
    expect(await numberedCards(target.workspaceId)).toEqual({ cards: 10_000, isOrdered: true });
  });

  it('lets others create cards on other boards of both workspaces meanwhile', async () => {
    const { source, target, succeed } = world;
    const token = source.session;
    await addCards(1_001);
    const here = await makeBoard(service, source, 'Here');
    const body = { name: 'There', workspace_id: target.workspaceId };
    const there = await service.succeed('createBoard', { token, body });
    // The first card of a workspace makes its counters.
    await succeed('createCard', there.id, { body: { title: 'First' } });
    const move = await beginMove();
    // The move holds all its locks but the last ones now.
    const identifiers = [];
    for (const id of [here.board.id, there.id, there.id]) {
      identifiers.push((await succeed('createCard', id, { body: { title: 'Other' } })).identifier);
    }
    await move.end();
    expect(await numberedCards(target.workspaceId)).toEqual({ cards: 1_001, isOrdered: true });
    identifiers.push((await succeed('createCard', there.id, { body: { title: 'Last' } })).identifier);
    expect(new Set(identifiers.slice(1)).size).toBe(3);
  });
});
