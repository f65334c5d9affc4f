/** Moves of boards to another workspace over HTTP: what comes along, under which numbers, and what is refused. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeMoveWorld } from '../support/board-moves.ts';
import type { MoveWorld } from '../support/board-moves.ts';
import { addMember, makeBoard, makeCard, makeColumn } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { storedState } from '../support/stored-state.ts';
import { addTeammate, invite, makePerson } from '../support/teams.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

let service: Service;
let world: MoveWorld;
let boardId: string;
let session: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  world = await makeMoveWorld(service);
  boardId = world.boardId;
  session = world.source.session;
});

const cardsOf = async (id = boardId) => (await world.succeed('listCards', id)).data;

/** A card with everything that a card can have, made by a member of both workspaces, and a board with more. */
async function fillBoard() {
  const { source, target, succeed } = world;
  const colleague = await addTeammate(service, source, 'member');
  await addMember(service, target, colleague, 'member');
  const label = await succeed('createLabel', boardId, { body: { name: 'Urgent', color: 'red' } });
  const marks = { label_ids: [label.id], assignee_ids: [colleague.userId, source.userId] };
  const card = await makeCard(service, colleague, boardId, { title: 'Full', description: 'Zebra', ...marks });
  const comment = await succeed('createComment', card.id, { body: { body: 'Why?' } });
  const { share_link: link, token: shareToken } = await succeed('createShareLink', card.id, { body: {} });
  const deleted = await makeCard(service, colleague, boardId, { title: 'Deleted', ...marks });
  await succeed('createComment', deleted.id, { body: { body: 'Kept' } });
  await succeed('createShareLink', deleted.id, { body: {} });
  await succeed('deleteCard', deleted.id);
  const column = await makeColumn(service, source, boardId, 'Gone');
  await succeed('deleteColumn', column.id);
  await succeed('putBoardMember', boardId, {
    path: { user_id: colleague.userId },
    body: { role: 'editor' },
  });
  await addTeammate(service, source, 'guest', [boardId]);
  await service.database.reader.rows(Prisma.sql`
    INSERT INTO legacy_share_links (id, workspace_id, card_id, token, expires_at)
    SELECT gen_random_uuid(), workspace_id, id, substr(md5(id::text), 1, 12), now() FROM cards
    WHERE id = ${storedId(card.id)}::uuid`);
  return { card, comment, link, shareToken, deleted, column, colleague };
}

describe('moveBoard', () => {
  it('moves the board with everything on it, under the same ids', async () => {
    const { target, succeed, move } = world;
    const { card, comment, link, shareToken } = await fillBoard();
    const before = await succeed('getBoard', boardId);
    const { board } = await move();
    expect(board).toEqual({
      ...before,
      workspace_id: target.workspaceId,
      updated_at: board.updated_at,
      etag: '"3.3"',
    });
    expect(await succeed('getBoard', boardId)).toEqual(board);
    const moved = await succeed('getCard', card.id);
    expect(moved).toMatchObject({ title: 'Full', board_id: boardId, label_ids: card.label_ids });
    expect(moved).toMatchObject({ identifier: 'OTH-1', etag: '"2.2"', assignee_ids: card.assignee_ids });
    expect((await succeed('getComment', comment.id)).body).toBe('Why?');
    expect((await succeed('listComments', card.id)).data).toHaveLength(1);
    expect((await succeed('getShareLink', link.id)).id).toBe(link.id);
    expect((await service.succeed('getSharedCard', { id: shareToken })).title).toBe('Full');
    const shared = await succeed('listWorkspaceShareLinks', target.workspaceId);
    expect(shared.data.map(({ id }) => id)).toEqual([link.id]);
    const found = await succeed('listWorkspaceCards', target.workspaceId, { query: { q: 'zebra' } });
    expect(found.data.map(({ id }) => id)).toEqual([card.id]);
    const former = world.source.workspaceId;
    expect(await succeed('listWorkspaceCards', former, { query: { q: 'zebra' } })).toEqual({ data: [] });
    const query = { workspace_id: former };
    expect((await service.succeed('listBoards', { token: session, query })).data).toEqual([]);
  });

  it('leaves no row of any table in the former workspace', async () => {
    const { source, target, move } = world;
    await fillBoard();
    const { reader } = service.database;
    const columns = await reader.rows<{ name: string }>(Prisma.sql`
      SELECT DISTINCT c.table_name::text AS name FROM information_schema.columns c
      JOIN information_schema.columns w USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND w.column_name = 'workspace_id'
        AND c.column_name IN ('board_id', 'card_id', 'item_id', 'column_id', 'label_id')`);
    // The log is only added to, and the table of former workspaces names the former one on purpose. A webhook stays in its
    // workspace, and has nothing more to send. What a workspace has outside of boards is measured like a board.
    // Presence goes with the streams, which end.
    const tables = columns
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/^(?:board_presence|events|incoming_events|usage_parts|webhooks)(?:_from_\d+)?$/.test(name),
      );
    const naming = async (workspaceId: string) => {
      const counts = tables.map(
        (table) => `SELECT '${table}' AS name, count(*)::int AS rows FROM ${table} t
          WHERE (to_jsonb(t) - 'former_workspace_id')::text LIKE '%${storedId(workspaceId)}%'`,
      );
      const rows = await reader.rows<{ name: string; rows: number }>(Prisma.raw(counts.join(' UNION ALL ')));
      return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
    };
    const before = await naming(source.workspaceId);
    // Each table has a row, so that none is forgotten.
    expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(['board_former_workspaces']);
    await move();
    const none = Object.fromEntries(tables.map((table) => [table, 0]));
    expect(await naming(source.workspaceId)).toEqual(none);
    const after = await naming(target.workspaceId);
    // Guests don't come along.
    expect(after).toEqual({ ...before, member_boards: 0, board_former_workspaces: 1 });
  });

  it('numbers the cards in their order, after those of the other workspace, and never twice', async () => {
    const { source, target, move } = world;
    const other = await makeBoard(service, { ...target, token: await tokenOfTarget() });
    await world.succeed('createCard', other.board.id, { body: { title: 'Other' } });
    await makeCard(service, source, boardId, { title: 'One' });
    const deleted = await makeCard(service, source, boardId, { title: 'Two' });
    await makeCard(service, source, boardId, { title: 'Three', position: 'top' });
    await world.succeed('deleteCard', deleted.id);
    const { losses } = await move();
    expect(losses.renumbered_card_count).toBe(3);
    const identifiers = (await cardsOf()).map(({ title, identifier }) => [title, identifier]);
    expect(identifiers).toEqual([
      ['Three', 'OTH-4'],
      ['One', 'OTH-2'],
    ]);
    const [item] = (await world.succeed('listTrash', target.workspaceId)).data;
    expect(item).toMatchObject({ id: deleted.id, identifier: 'OTH-3' });
    const { identifier } = await world.succeed('createCard', boardId, { body: { title: 'Four' } });
    expect(identifier).toBe('OTH-5');
    const left = await makeBoard(service, source, 'Left');
    expect((await makeCard(service, source, left.board.id)).identifier).toBe('TEA-4');
  });

  it('restores what was in the trash with its new number and with everything on it', async () => {
    const { target, move, succeed } = world;
    const { deleted, column, colleague } = await fillBoard();
    await move();
    const restored = await succeed('restoreCard', deleted.id);
    expect(restored).toMatchObject({ title: 'Deleted', identifier: 'OTH-2', label_ids: deleted.label_ids });
    expect(restored.assignee_ids).toContain(colleague.userId);
    expect((await succeed('listComments', deleted.id)).data).toHaveLength(1);
    expect((await succeed('listShareLinks', deleted.id)).data).toHaveLength(1);
    await succeed('restoreColumn', column.id);
    expect((await succeed('listColumns', boardId)).data.map(({ id }) => id)).toContain(column.id);
    expect(await succeed('listTrash', target.workspaceId)).toEqual({ data: [] });
  });

  it('is rehearsed with the same response, and stores nothing', async () => {
    const { move, source } = world;
    await fillBoard();
    await addTeammate(service, source, 'member');
    await invite(service, source, 'guest@example.com', { role: 'guest', board_ids: [boardId] });
    const before = await storedState(service);
    const rehearsal = await move(undefined, { query: { validate_only: true } });
    expect(await storedState(service)).toEqual(before);
    const moved = await move();
    expect(moved.losses).toEqual(rehearsal.losses);
    expect(moved.losses).toMatchObject({ people_count: 2, invite_count: 1, renumbered_card_count: 2 });
    const untimed = { updated_at: '', etag: undefined };
    expect({ ...moved.board, ...untimed }).toEqual({ ...rehearsal.board, ...untimed });
    expect(rehearsal.board.etag).toBeUndefined();
  });

  it('leaves an archived board archived, and changes nothing in its own workspace', async () => {
    const { source, succeed, move } = world;
    const archived = await succeed('archiveBoard', boardId);
    const nothing = { people_count: 0, invite_count: 0, assignment_count: 0, renumbered_card_count: 0 };
    expect(await move(source.workspaceId)).toEqual({ board: archived, losses: { people: [], ...nothing } });
    expect((await move()).board.archived_at).toBe(archived.archived_at);
  });

  it('expects the version in If-Match', async () => {
    const { move, refusedMove, target, source } = world;
    const { etag = '' } = await world.succeed('updateBoard', boardId, { body: { name: 'New' } });
    const stale = { headers: { 'If-Match': '"3.1"' } };
    const { workspaceId } = target;
    expect((await refusedMove(412, session, workspaceId, stale)).code).toBe('precondition_failed');
    await refusedMove(412, session, source.workspaceId, stale);
    const { board } = await move(workspaceId, { headers: { 'If-Match': etag } });
    expect(board.etag).not.toBe(etag);
  });

  it('keeps external ids, unless the other workspace has them', async () => {
    const { source, target, succeed, move, refusedMove } = world;
    const put = (workspaceId: string, board: string) =>
      succeed('putCardByExternalId', workspaceId, {
        path: { source: 'github', external_id: '7' },
        body: { board_id: board, title: 'Issue' },
      });
    const { id } = await put(source.workspaceId, boardId);
    const { board: other } = await makeBoard(service, { ...target, token: await tokenOfTarget() });
    await put(target.workspaceId, other.id);
    const problem = await refusedMove(409);
    expect(problem).toMatchObject({ code: 'external_id_taken' });
    expect(problem.detail).toContain('github 7');
    expect(problem.errors).toMatchObject([{ pointer: '/workspace_id' }]);
    await succeed('deleteBoard', other.id);
    await move();
    const path = { source: 'github', external_id: '7' };
    const found = await succeed('getCardByExternalId', target.workspaceId, { path });
    expect(found.id).toBe(id);
    const restored = await succeed('restoreBoard', other.id);
    expect((await cardsOf(restored.id))[0]?.external_id).toBeUndefined();
  });
});

/** Access tokens are made in the workspace that they are for. */
async function tokenOfTarget(): Promise<string> {
  const body = { name: 'Test', scopes: ['boards:read', 'boards:write'] };
  return (await world.succeed('createAccessToken', world.target.workspaceId, { body })).secret;
}

describe('moveBoard is refused', () => {
  it('for a workspace that does not exist, is deleted, or is not the caller’s', async () => {
    const { target, refusedMove, succeed } = world;
    const stranger = await makePerson(service);
    const { code, errors } = await refusedMove(422, session, stranger.workspaceId);
    expect(code).toBe('unknown_workspace');
    expect(errors).toMatchObject([{ pointer: '/workspace_id', code: 'unknown_workspace' }]);
    await succeed('deleteWorkspace', target.workspaceId);
    expect((await refusedMove(422)).code).toBe('unknown_workspace');
  });

  it('for access tokens, and for guests of either workspace', async () => {
    const { source, target, refusedMove } = world;
    expect((await refusedMove(403, source.token)).code).toBe('session_required');
    const member = await addTeammate(service, source, 'member');
    await addMember(service, target, member, 'guest');
    expect((await refusedMove(403, member.session)).code).toBe('insufficient_role');
    const guest = await addTeammate(service, source, 'guest', [boardId]);
    await addMember(service, target, guest, 'admin');
    expect((await refusedMove(403, guest.session)).code).toBe('insufficient_role');
  });

  it('for members who cannot delete the board', async () => {
    const { source, target, succeed, refusedMove } = world;
    const member = await addTeammate(service, source, 'member');
    await addMember(service, target, member, 'member');
    const path = { user_id: member.userId };
    await succeed('putBoardMember', boardId, { path, body: { role: 'editor' } });
    await succeed('updateBoard', boardId, { body: { visibility: 'members' } });
    expect((await refusedMove(403, member.session)).code).toBe('not_board_manager');
    await succeed('updateBoard', boardId, { body: { visibility: 'workspace' } });
    const only = { body: { board_deletion: 'admins_and_creators' } };
    await succeed('updateWorkspace', source.workspaceId, only);
    expect((await refusedMove(403, member.session)).code).toBe('board_deletion_restricted');
    await succeed('updateWorkspace', source.workspaceId, { body: { board_deletion: 'members' } });
    await service.succeed('moveBoard', {
      token: member.session,
      id: boardId,
      body: { workspace_id: target.workspaceId },
    });
  });

  it('for a deleted board', async () => {
    await world.succeed('deleteBoard', boardId);
    await world.refusedMove(404);
  });

  it('for a board with too much on it', async () => {
    const { source, move, refusedMove } = world;
    const card = await makeCard(service, source, boardId);
    const { reader } = service.database;
    const isCard = Prisma.sql`card_id = ${storedId(card.id)}::uuid`;
    await reader.rows(Prisma.sql`UPDATE card_texts SET document = repeat('x', 4000001) WHERE ${isCard}`);
    expect(await refusedMove(409)).toMatchObject({ code: 'limit_reached' });
    await reader.rows(Prisma.sql`UPDATE card_texts SET document = 'x' WHERE ${isCard}`);
    const commentsOf = (count: number) => Prisma.sql`
      INSERT INTO comments (id, workspace_id, card_id, body, created_by)
      SELECT gen_random_uuid(), workspace_id, id, 'Text', created_by FROM cards, generate_series(1, ${count}::int)
      WHERE id = ${storedId(card.id)}::uuid`;
    await insertUnchecked(service, commentsOf(50_001));
    expect(await refusedMove(409)).toMatchObject({ code: 'limit_reached' });
    await reader.rows(Prisma.sql`
      DELETE FROM comments WHERE id IN (SELECT id FROM comments WHERE ${isCard} LIMIT 1)`);
    await move();
  });

  it('after too many workspaces, but not back to an earlier one', async () => {
    const { source, move, refusedMove } = world;
    for (let count = 0; count < 10; count += 1) {
      const { id } = await service.succeed('createWorkspace', { token: session, body: { name: 'Next' } });
      await move(id);
    }
    expect((await refusedMove(409)).code).toBe('limit_reached');
    await move(source.workspaceId);
  });
});
