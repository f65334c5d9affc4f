/** The trash over HTTP: what was deleted is listed for 30 days, and comes back as it was. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeColumn, makeMember, makeTenant, readEventsAbout } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeCards } from '../support/ordered-cards.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { makeFullCard, makeTrashWorld } from '../support/trash-worlds.ts';
import type { TrashWorld } from '../support/trash-worlds.ts';

const restorableMs = 30 * 86_400_000;

const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;

let service: Service;
let world: TrashWorld;
let tenant: TrashWorld['tenant'];
let board: TrashWorld['board'];
let succeed: TrashWorld['succeed'];
let outcome: TrashWorld['outcome'];
let restoreCard: TrashWorld['restoreCard'];
let removeCards: TrashWorld['removeCards'];
let cardIn: TrashWorld['cardIn'];
let trashOf: TrashWorld['trashOf'];

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  world = await makeTrashWorld(service);
  ({ tenant, board, succeed, outcome, restoreCard, removeCards, cardIn, trashOf } = world);
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('restoreColumn, for a deleted column', () => {
  it('brings back the column at its place, and records it', async () => {
    const last = await makeColumn(service, tenant, board.boardId, 'Last');
    const body = { color: 'teal', wip_limit: 3, wip_limit_enforced: true, done: true };
    const before = await succeed('updateColumn', board.right, { body });
    const { id } = await cardIn(board.right);
    await succeed('archiveCard', id);
    await succeed('deleteColumn', board.right);
    expect(await outcome('getColumn', board.right)).toEqual([404, 'not_found']);
    const restored = await succeed('restoreColumn', board.right);
    // One version for the deletion, and one for this.
    expect(restored).toEqual({ ...before, etag: '"2.4"' });
    const { data } = await succeed('listColumns', board.boardId);
    expect(data.map((column) => column.id)).toEqual([board.left, board.right, last.id]);
    expect((await succeed('getCard', id)).column_id).toBe(board.left);
    expect((await readEventsAbout(service, tenant, board.right)).at(-1)).toMatchObject({
      type: 'column.restored',
      changes: {
        name: { from: null, to: 'Another column' },
        wip_limit: { from: null, to: 3 },
        done: { from: null, to: true },
        position: { from: null, to: 2 },
      },
    });
  });

  it('brings it back to its place after the ranks of the board were spaced again', async () => {
    const others = [];
    for (const name of ['Third', 'Fourth', 'Fifth']) {
      others.push((await makeColumn(service, tenant, board.boardId, name)).id);
    }
    const [third = '', fourth = '', fifth = ''] = others;
    await succeed('deleteColumn', board.right);
    // Two long ranks right after its own, as after some hundred moves into one place.
    const rows = service.database.reader;
    const endings = { [third]: '1', [fourth]: '2' };
    for (const [id, ending] of Object.entries(endings)) {
      await rows.rows(Prisma.sql`
        UPDATE columns SET rank = (
          SELECT content ->> 'rank' FROM trash_rows WHERE item_id = ${storedId(board.right)}::uuid) || repeat('0', 40) || ${ending}
        WHERE id = ${storedId(id)}::uuid`);
    }
    await succeed('moveColumn', fifth, { body: { before_column_id: fourth } });
    const [ranked] = await rows.rows(
      Prisma.sql`SELECT rank FROM columns WHERE id = ${storedId(fifth)}::uuid`,
    );
    expect(ranked).toEqual({ rank: expect.stringMatching(/^a\d$/) as string });
    await succeed('restoreColumn', board.right);
    const { data } = await succeed('listColumns', board.boardId);
    expect(data.map(({ name }) => name)).toEqual(['To do', 'Another column', 'Third', 'Fifth', 'Fourth']);
  });

  it('puts it at the end if its place is taken', async () => {
    await makeColumn(service, tenant, board.boardId, 'Last');
    await succeed('deleteColumn', board.left);
    await service.database.reader.rows(Prisma.sql`
      UPDATE columns SET rank = (SELECT content ->> 'rank' FROM trash_rows WHERE item_id = ${storedId(board.left)}::uuid)
      WHERE id = ${storedId(board.right)}::uuid`);
    await succeed('restoreColumn', board.left);
    const { data } = await succeed('listColumns', board.boardId);
    expect(data.map(({ name }) => name)).toEqual(['Another column', 'Last', 'To do']);
  });

  it('is refused when the board has its most columns', async () => {
    await succeed('deleteColumn', board.right);
    await service.database.reader.rows(Prisma.sql`
      INSERT INTO columns (id, workspace_id, board_id, name, rank)
      SELECT gen_random_uuid(), workspace_id, id, 'Column', 'b' || lpad(n::text, 6, '0')
      FROM boards, generate_series(1, 99) n WHERE id = ${storedId(board.boardId)}::uuid`);
    expect(await outcome('restoreColumn', board.right)).toEqual([409, 'limit_reached']);
  });
});

describe('restoreBoard, for a deleted board', () => {
  it('brings back the board with everything on it, for guests too', async () => {
    const guest = await makeMember(service, tenant, 'guest', [board.boardId]);
    const { id } = await makeFullCard(service, world);
    const [before, card] = [await succeed('getBoard', board.boardId), await succeed('getCard', id)];
    await succeed('deleteBoard', board.boardId);
    expect(await outcome('getCard', id)).toEqual([404, 'not_found']);
    pass(1000);
    const restored = await succeed('restoreBoard', board.boardId);
    expect(restored).toEqual({ ...before, updated_at: now.toISOString(), etag: '"3.3"' });
    expect(await succeed('getCard', id)).toEqual(card);
    expect(await outcome('getBoard', board.boardId, { token: guest.token })).toEqual([200]);
    expect((await succeed('getMember', guest.memberId)).board_ids).toEqual([board.boardId]);
    expect((await readEventsAbout(service, tenant, board.boardId)).at(-1)).toEqual({
      type: 'board.restored',
      id: board.boardId,
      boardId: board.boardId,
      actor: tenant.userId,
      changes: { name: { from: null, to: 'Board' }, visibility: { from: null, to: 'workspace' } },
    });
  });

  it('is not there for a guest whose boards were set while it was in the trash', async () => {
    const guest = await makeMember(service, tenant, 'guest', [board.boardId]);
    const { id } = await cardIn(board.left, { assignee_ids: [guest.userId] });
    await succeed('deleteBoard', board.boardId);
    await succeed('updateMember', guest.memberId, { body: { board_ids: [] } });
    await succeed('restoreBoard', board.boardId);
    expect(await outcome('getBoard', board.boardId, { token: guest.token })).toEqual([404, 'not_found']);
    expect((await succeed('getCard', id)).assignee_ids).toEqual([]);
  });

  it('brings back a card that lost its external id meanwhile as one that has changed since', async () => {
    const put = (boardId: string) =>
      succeed('putCardByExternalId', tenant.workspaceId, {
        path: { source: 'github', external_id: '7' },
        body: { board_id: boardId, title: 'Issue' },
      });
    const { id } = await put(board.boardId);
    await succeed('deleteBoard', board.boardId);
    pass(60_000);
    const lost = now.toISOString();
    await put((await makeBoard(service, tenant)).board.id);
    pass(60_000);
    await succeed('restoreBoard', board.boardId);
    const { data } = await succeed('listCards', board.boardId, { query: { updated_since: lost } });
    expect(data).toMatchObject([{ id, updated_at: lost }]);
    expect(data[0]).not.toHaveProperty('external_id');
  });

  it('leaves what was deleted before the board in the trash', async () => {
    const { id } = await cardIn(board.left);
    const kept = await cardIn(board.left);
    await removeCards(id);
    await succeed('deleteColumn', board.right);
    await succeed('deleteBoard', board.boardId);
    for (const item of await trashOf(tenant)) {
      const isBoard = item.type === 'board';
      expect(item.board_deleted_at).toBe(isBoard ? undefined : start.toISOString());
    }
    expect(await outcome('restoreCard', id)).toEqual([409, 'board_deleted']);
    expect(await outcome('restoreColumn', board.right)).toEqual([409, 'board_deleted']);
    await succeed('restoreBoard', board.boardId);
    expect((await succeed('listCards', board.boardId)).data.map((card) => card.id)).toEqual([kept.id]);
    await restoreCard(id);
    await succeed('restoreColumn', board.right);
    expect((await succeed('listCards', board.boardId)).data.map((card) => card.id)).toEqual([id, kept.id]);
  });

  it('counts it again, within the limit of the plan', async () => {
    const limited = await startService({ now: () => now, billing: enforcedWith({ boards: 1 }) });
    const { token } = await makeTenant(limited);
    const create = () => limited.succeed('createBoard', { token, body: { name: 'Board' } });
    const { id } = await create();
    await limited.succeed('deleteBoard', { token, id });
    const other = await create();
    expect((await limited.fail('restoreBoard', 403, { token, id })).code).toBe('plan_limit_reached');
    await limited.succeed('deleteBoard', { token, id: other.id });
    await limited.succeed('restoreBoard', { token, id });
    expect((await limited.fail('restoreBoard', 403, { token, id: other.id })).code).toBe(
      'plan_limit_reached',
    );
  });
});

describe.each(['restoreCard', 'restoreColumn', 'restoreBoard'] as const)('%s', (restore) => {
  const [drop, read] = {
    restoreCard: ['deleteCard', 'getCard'],
    restoreColumn: ['deleteColumn', 'getColumn'],
    restoreBoard: ['deleteBoard', 'getBoard'],
  }[restore] as [OperationId, OperationId];
  let id: string;

  beforeEach(async () => {
    const { id: cardId } = await cardIn(board.left);
    id = { restoreCard: cardId, restoreColumn: board.right, restoreBoard: board.boardId }[restore];
    await succeed(drop, id);
  });

  it('changes nothing the second time, also when two requests come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => succeed(restore, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await succeed(read, id)).toEqual(answers[0]);
    const types = (await readEventsAbout(service, tenant, id)).map(({ type }) => type.split('.')[1]);
    expect(types).toEqual(['created', 'deleted', 'restored']);
  });

  it('finds nothing after 30 days, and matches no If-Match before', async () => {
    expect(await outcome(restore, id, { headers: { 'if-match': '*' } })).toEqual([
      412,
      'precondition_failed',
    ]);
    pass(restorableMs - 1);
    expect(await trashOf(tenant)).toMatchObject([
      { id, restorable_until: new Date(now.getTime() + 1).toISOString() },
    ]);
    pass(1);
    expect(await trashOf(tenant)).toEqual([]);
    expect(await outcome(restore, id)).toEqual([404, 'not_found']);
  });

  it('is not for guests, who could see it, and unknown to others', async () => {
    const guest = await makeMember(
      service,
      tenant,
      'guest',
      restore === 'restoreBoard' ? [] : [board.boardId],
    );
    const expected = restore === 'restoreBoard' ? [404, 'not_found'] : [403, 'insufficient_role'];
    expect(await outcome(restore, id, { token: guest.token })).toEqual(expected);
    const { token } = await makeTenant(service);
    expect(await outcome(restore, id, { token })).toEqual([404, 'not_found']);
  });
});

describe('the board_deletion of a workspace', () => {
  it('leaves deleting and restoring boards to admins and creators, if it says so', async () => {
    const [admin, member, creator] = [
      await makeMember(service, tenant, 'admin'),
      await makeMember(service, tenant, 'member'),
      await makeMember(service, tenant, 'member'),
    ];
    const { board: own } = await makeBoard(service, creator);
    expect((await succeed('getWorkspace', tenant.workspaceId)).board_deletion).toBe('members');
    const as = ({ token }: { readonly token: string }, operationId: OperationId, id = own.id) =>
      outcome(operationId, id, { token });
    expect(await as(member, 'deleteBoard')).toEqual([204]);
    expect(await as(member, 'restoreBoard')).toEqual([200]);
    const body = { board_deletion: 'admins_and_creators' };
    expect(await outcome('updateWorkspace', tenant.workspaceId, { token: member.token, body })).toEqual([
      403,
      'insufficient_role',
    ]);
    const changed = await succeed('updateWorkspace', tenant.workspaceId, { body });
    expect(changed).toMatchObject(body);
    expect((await readEventsAbout(service, tenant, tenant.workspaceId)).at(-1)?.changes).toEqual({
      board_deletion: { from: 'members', to: 'admins_and_creators' },
    });
    const refused = [403, 'board_deletion_restricted'];
    expect(await as(member, 'deleteBoard')).toEqual(refused);
    expect(await as(creator, 'deleteBoard', board.boardId)).toEqual(refused);
    expect(await as(creator, 'deleteBoard')).toEqual([204]);
    expect(await as(member, 'restoreBoard')).toEqual(refused);
    expect(await as(creator, 'restoreBoard')).toEqual([200]);
    expect(await as(admin, 'deleteBoard')).toEqual([204]);
    expect(await as(admin, 'restoreBoard')).toEqual([200]);
    expect(await as(member, 'archiveBoard')).toEqual([200]);
    expect(await as(member, 'restoreBoard')).toEqual([200]);
  });
});

describe('listTrash', () => {
  it('lists what can be restored, last deleted first, with who deleted it', async () => {
    const member = await makeMember(service, tenant, 'member');
    const [one, other] = [
      await cardIn(board.left, { title: 'One' }),
      await makeBoard(service, tenant, 'Other'),
    ];
    const old = await makeBoard(service, tenant, 'Old');
    pass(1000);
    await service.succeed('deleteCard', { token: member.token, id: one.id });
    pass(1000);
    await succeed('deleteColumn', board.right);
    pass(1000);
    await succeed('deleteBoard', other.board.id);
    await service.database.reader.rows(Prisma.sql`
      UPDATE boards SET deleted_at = ${start}::timestamptz WHERE id = ${storedId(old.board.id)}::uuid`);
    const at = (ms: number) => ({
      deleted_at: new Date(start.getTime() + ms).toISOString(),
      restorable_until: new Date(start.getTime() + ms + restorableMs).toISOString(),
    });
    const onBoard = { board_id: board.boardId, board_name: 'Board' };
    const ofBoard = ({ id, name }: { id: string; name: string }) => ({
      ...{ type: 'board', id, name, board_id: id, board_name: name },
    });
    const everything = [
      { ...ofBoard(other.board), deleted_by: tenant.userId, ...at(3000) },
      {
        type: 'column',
        id: board.right,
        name: 'Another column',
        ...onBoard,
        deleted_by: tenant.userId,
        ...at(2000),
      },
      {
        ...{ type: 'card', id: one.id, name: 'One', identifier: one.identifier, ...onBoard },
        ...{ deleted_by: member.userId, ...at(1000) },
      },
      { ...ofBoard(old.board), ...at(0) },
    ];
    expect(await trashOf(tenant)).toEqual(everything);
    expect(await trashOf({ ...tenant, token: member.token })).toEqual(everything);
    expect((await trashOf(tenant, { type: 'card' })).map(({ id }) => id)).toEqual([one.id]);
    expect((await trashOf(tenant, { type: 'board' })).map(({ id }) => id)).toEqual([
      other.board.id,
      old.board.id,
    ]);
    const ofOne = await trashOf(tenant, { board_id: board.boardId });
    expect(ofOne.map(({ id }) => id)).toEqual([board.right, one.id]);
    expect(await trashOf(tenant, { board_id: board.boardId, type: 'board' })).toEqual([]);
  });

  it('is read page by page, also where many were deleted at once', async () => {
    const ids = Object.values(await makeCards(board, 'ABCDE', board.left));
    await removeCards(...ids);
    await succeed('deleteColumn', board.right);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await succeed('listTrash', tenant.workspaceId, { query });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect([...seen].sort()).toEqual([...ids, board.right].sort());
    expect(seen).toEqual((await trashOf(tenant)).map(({ id }) => id));
  });

  it('is not for guests', async () => {
    const { token } = await makeMember(service, tenant, 'guest', [board.boardId]);
    expect(await outcome('listTrash', tenant.workspaceId, { token })).toEqual([403, 'insufficient_role']);
  });
});
