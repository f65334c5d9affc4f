/** Who sees a board after it has moved to another workspace, its history, and what is said about that beforehand. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeMoveWorld } from '../support/board-moves.ts';
import type { MoveWorld } from '../support/board-moves.ts';
import { addMember, makeCard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { addTeammate } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

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

const statusOf = async (operationId: OperationId, token: string, id: string, query = {}) =>
  (await service.call(operationId, { token, id, query })).status;

const sees = async ({ session: token }: Teammate) => (await statusOf('getBoard', token, boardId)) === 200;

/** Everyone who can be on a board of a workspace, and what they can be in the other workspace. */
const rolesHere = ['owner', 'admin', 'member', 'guest', 'editor', 'viewer'] as const;
const rolesThere = ['nothing', 'guest', 'member', 'admin'] as const;

async function makePeople() {
  const { source, target, succeed } = world;
  const people = [];
  for (const here of rolesHere) {
    for (const there of rolesThere) {
      const role = here === 'editor' || here === 'viewer' ? 'member' : here;
      const person = await addTeammate(service, source, role, role === 'guest' ? [boardId] : []);
      if (there !== 'nothing') await addMember(service, target, person, there);
      if (here === 'editor' || here === 'viewer') {
        const path = { user_id: person.userId };
        await succeed('putBoardMember', boardId, { path, body: { role: here } });
      }
      people.push({ ...person, here, there });
    }
  }
  return people;
}

describe.each(['workspace', 'members'] as const)('the move of a board with visibility %s', (visibility) => {
  it('names exactly those who lose access, and leaves nobody assigned who does', async () => {
    const { succeed, move } = world;
    const people = await makePeople();
    // They joined in the opposite order of their invites.
    for (const [index, { memberId }] of people.entries()) {
      await service.database.reader.rows(Prisma.sql`
        UPDATE workspace_members SET joined_at = joined_at - make_interval(days => ${index}::int)
        WHERE id = ${storedId(memberId)}::uuid`);
    }
    await succeed('updateBoard', boardId, { body: { visibility } });
    const before: typeof people = [];
    for (const person of people) if (await sees(person)) before.push(person);
    const assignee_ids = before.map(({ userId }) => userId);
    const cards = [];
    for (const title of ['One', 'Two']) {
      cards.push(await makeCard(service, world.source, boardId, { title, assignee_ids }));
    }
    const { losses } = await move();
    const lost: typeof people = [];
    for (const person of before) if (!(await sees(person))) lost.push(person);
    expect(lost.length).toBeGreaterThan(5);
    expect(losses.people.map(({ person }) => person.id)).toEqual(
      lost.toReversed().map(({ userId }) => userId),
    );
    expect(losses.people.map(({ assignment_count: count }) => count)).toEqual(lost.map(() => 2));
    expect(losses).toMatchObject({ people_count: lost.length, assignment_count: 2 * lost.length });
    const lostIds = new Set(lost.map(({ userId }) => userId));
    for (const { id } of cards) {
      const { assignee_ids: left } = await succeed('getCard', id);
      expect(left).toEqual(assignee_ids.filter((userId) => !lostIds.has(userId)).sort());
    }
    // Nobody sees the board who was not on it, except who is in the other workspace and sees its boards anyway.
    const others = people.filter((person) => !before.includes(person));
    for (const person of others) expect(await sees(person)).toBe(person.there === 'admin');
  });

  it('keeps the roles on the board of those who are members there', async () => {
    const { succeed, move, source } = world;
    const people = await makePeople();
    await succeed('updateBoard', boardId, { body: { visibility } });
    await move();
    const { data } = await succeed('listBoardMembers', boardId);
    const roles = new Map(data.map(({ user_id: userId, role }) => [userId, role]));
    expect(roles.get(source.userId)).toBe(visibility === 'members' ? 'manager' : undefined);
    for (const { userId, here, there } of people) {
      const isMember = there === 'member' || there === 'admin';
      const asGuest = visibility === 'members' && here === 'guest' ? 'viewer' : undefined;
      const role = here === 'editor' || here === 'viewer' ? here : asGuest;
      expect([here, there, roles.get(userId)]).toEqual([here, there, isMember ? role : undefined]);
    }
  });
});

describe('after a move', () => {
  it('nobody of the former workspace reads anything of the board, with what they have read before', async () => {
    const { source, succeed, move } = world;
    const member = await addTeammate(service, source, 'member');
    const card = await makeCard(service, source, boardId);
    await makeCard(service, source, boardId);
    const comment = await succeed('createComment', card.id, { body: { body: 'Text' } });
    const { share_link: link } = await succeed('createShareLink', card.id, { body: {} });
    const label = await succeed('createLabel', boardId, { body: { name: 'Red', color: 'red' } });
    const snapshot = await service.succeed('getBoardSnapshot', { token: member.token, id: boardId });
    const page = await service.succeed('listCards', {
      token: member.token,
      id: boardId,
      query: { limit: 1 },
    });
    await move();
    const reads: readonly (readonly [OperationId, string, object?])[] = [
      ['getBoard', boardId],
      ['getBoardSnapshot', boardId],
      ['getBoardCounts', boardId],
      ['listBoardEvents', boardId, { cursor: snapshot.resume_cursor }],
      ['listCards', boardId, { limit: 1, cursor: page.next_cursor }],
      ['listColumns', boardId],
      ['listLabels', boardId],
      ['listBoardActivity', boardId],
      ['listBoardMembers', boardId],
      ['listCardActivity', card.id],
      ['getCard', card.id],
      ['getColumn', world.columnId],
      ['getComment', comment.id],
      ['listComments', card.id],
      ['getShareLink', link.id],
      ['getLabel', label.id],
    ];
    // The token of the mover too: it belongs to the former workspace.
    for (const token of [member.token, member.session, source.token]) {
      for (const [operationId, id, query] of reads) {
        expect([operationId, await statusOf(operationId, token, id, query)]).toEqual([operationId, 404]);
      }
      const id = source.workspaceId;
      expect((await service.succeed('listWorkspaceCards', { token, id })).data).toEqual([]);
      const unseen = await service.call('listWorkspaceCards', { token, id, query: { board_id: boardId } });
      expect(unseen.status === 200 ? unseen.body : { data: [] }).toEqual({ data: [] });
      expect((await service.succeed('listTrash', { token, id })).data).toEqual([]);
    }
    for (const [operationId, id] of reads) expect(await statusOf(operationId, session, id)).toBe(200);
  });

  it('a guest who had the board is shown without it, and can get another one', async () => {
    const { source, succeed, move } = world;
    const guest = await addTeammate(service, source, 'guest', [boardId]);
    const before = await succeed('getMember', guest.memberId);
    await move();
    const after = await succeed('getMember', guest.memberId);
    expect([before.board_ids, after.board_ids]).toEqual([[boardId], []]);
    expect(after.etag).not.toBe(before.etag);
    const body = { board_ids: [boardId] };
    await service.fail('updateMember', 422, { token: session, id: guest.memberId, body });
  });

  it('repeats a stored response only for those who see the board where it is now', async () => {
    const { source, target, move } = world;
    const member = await addTeammate(service, source, 'member');
    const insider = await addTeammate(service, source, 'member');
    await addMember(service, target, insider, 'member');
    const create = (token: string) => ({
      token,
      id: boardId,
      body: { title: 'Secret' },
      headers: { 'Idempotency-Key': 'once' },
    });
    const tokens = [member.token, member.session, insider.token, insider.session];
    for (const token of tokens) await service.succeed('createCard', create(token));
    const headers = { 'Idempotency-Key': 'move' };
    const moved = await move(target.workspaceId, { headers });
    const statuses = [];
    for (const token of tokens) statuses.push((await service.call('createCard', create(token))).status);
    expect(statuses).toEqual([404, 404, 404, 201]);
    expect(await move(target.workspaceId, { headers })).toEqual(moved);
    const colleague = await addTeammate(service, source, 'admin');
    await addMember(service, target, colleague, 'admin');
    const back = { id: boardId, body: { workspace_id: source.workspaceId }, headers };
    await service.succeed('moveBoard', { token: colleague.session, ...back });
    await service.succeed('leaveWorkspace', { token: colleague.session, id: target.workspaceId });
    // The response names people of the workspace that the caller has left.
    await service.fail('moveBoard', 404, { token: colleague.session, ...back });
  });
});

describe('the history of a moved board', () => {
  it('is shown in the other workspace, with names, and without who had access before', async () => {
    const { source, target, succeed, move } = world;
    const member = await addTeammate(service, source, 'member');
    const other = await addTeammate(service, source, 'member');
    const path = { user_id: other.userId };
    await succeed('putBoardMember', boardId, { path, body: { role: 'viewer' } });
    const card = await makeCard(service, member, boardId, { title: 'Old' });
    await service.succeed('createComment', { token: member.token, id: card.id, body: { body: 'Text' } });
    await succeed('createShareLink', card.id, { body: {} });
    await move();
    await succeed('updateCard', card.id, { body: { title: 'New' } });
    const reader = await addTeammate(service, target, 'member');
    const ofCard = await service.succeed('listCardActivity', { token: reader.session, id: card.id });
    expect(ofCard.data.map(({ type }) => type)).toEqual([
      'card.updated',
      'share_link.created',
      'comment.created',
      'card.created',
    ]);
    expect(ofCard.data[3]?.actor.person?.name).toBe(member.name);
    const ofBoard = await service.succeed('listBoardActivity', { token: reader.session, id: boardId });
    expect(ofBoard.data.map(({ type }) => type)).toEqual([
      'card.updated',
      'board.moved_in',
      'board.moved_out',
      'share_link.created',
      'comment.created',
      'card.created',
      'column.created',
      'board.created',
    ]);
    expect(JSON.stringify(ofBoard)).not.toContain(other.name);
    const guest = await addTeammate(service, target, 'guest', [boardId]);
    const forGuest = await service.succeed('listBoardActivity', { token: guest.session, id: boardId });
    expect(forGuest.data.map(({ type }) => type)).not.toContain('share_link.created');
    const paged = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listBoardActivity', { token: reader.session, id: boardId, query });
      paged.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(paged).toEqual(ofBoard.data);
  });

  it('is complete after the board has moved back', async () => {
    const { source, succeed, move } = world;
    const card = await makeCard(service, source, boardId, { title: 'Old' });
    await move();
    await succeed('updateCard', card.id, { body: { title: 'Away' } });
    await move(source.workspaceId);
    const { data } = await succeed('listBoardActivity', boardId);
    expect(data.map(({ type }) => type).slice(0, 6)).toEqual([
      'board.moved_in',
      'board.moved_out',
      'card.updated',
      'board.moved_in',
      'board.moved_out',
      'card.created',
    ]);
    expect((await succeed('getCard', card.id)).identifier).toBe('TEA-2');
  });

  it('goes along with a card to another board', async () => {
    const { source, target, succeed, move } = world;
    const card = await makeCard(service, source, boardId, { title: 'Old' });
    await move();
    const body = { name: 'Next', workspace_id: target.workspaceId };
    const next = await service.succeed('createBoard', { token: session, body });
    await service.database.reader.rows(Prisma.sql`
      UPDATE cards SET board_id = k.board_id, column_id = k.id, version = cards.version + 1 FROM columns k
      WHERE k.board_id = ${storedId(next.id)}::uuid AND cards.id = ${storedId(card.id)}::uuid`);
    const ofCard = await succeed('listCardActivity', card.id);
    expect(ofCard.data.map(({ type }) => type)).toEqual(['card.created']);
    // The board itself has no more history than before.
    const ofBoard = await succeed('listBoardActivity', next.id);
    expect(ofBoard.data.map(({ type }) => type)).toEqual(['column.created', 'board.created']);
  });

  it('ends in the log of the former workspace, and begins in that of the other one', async () => {
    const { source, target, succeed, move } = world;
    await makeCard(service, source, boardId);
    const { resume_cursor: cursor } = await succeed('getBoardSnapshot', boardId);
    await move();
    await succeed('createLabel', boardId, { body: { name: 'Red', color: 'red' } });
    const logOf = async (workspaceId: string) => {
      const query = { workspace_id: workspaceId, board_id: boardId };
      return (await service.succeed('listEvents', { token: session, query })).data;
    };
    const [left, joined] = [await logOf(source.workspaceId), await logOf(target.workspaceId)];
    expect(left.at(-1)).toMatchObject({ type: 'board.moved_out', changes: { name: { from: 'Board' } } });
    expect(joined.map(({ type }) => type)).toEqual(['board.moved_in', 'label.created']);
    // Neither log names the other workspace.
    expect(JSON.stringify(left)).not.toContain(target.workspaceId);
    expect(JSON.stringify(joined)).not.toContain(source.workspaceId);
    const problem = await service.fail('listBoardEvents', 400, {
      token: session,
      id: boardId,
      query: { cursor },
    });
    expect(problem.code).toBe('invalid_cursor');
    const { resume_cursor: next } = await succeed('getBoardSnapshot', boardId);
    await succeed('updateBoard', boardId, { body: { name: 'New' } });
    const { data } = await succeed('listBoardEvents', boardId, { query: { cursor: next } });
    expect(data.map(({ type }) => type)).toEqual(['board.updated']);
  });

  it('goes back as far as the plan of the other workspace allows', async () => {
    let now = new Date('2026-11-21T09:30:00.000Z');
    service = await startService({ now: () => now, billing: enforcedWith({ event_retention_days: 7 }) });
    world = await makeMoveWorld(service);
    await makeCard(service, world.source, world.boardId);
    now = new Date(now.getTime() + 8 * 86_400_000);
    await world.move();
    const { data } = await world.succeed('listBoardActivity', world.boardId);
    expect(data.map(({ type }) => type)).toEqual(['board.moved_in', 'board.moved_out']);
  });
});
