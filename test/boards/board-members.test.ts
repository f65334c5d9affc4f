/** Private boards and their members over HTTP: who sees them, what each role may do, and what ends with the access. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeTenant,
  makeToken,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

type BoardRole = 'manager' | 'editor' | 'viewer';

let service: Service;
let owner: Tenant;
/** Creates the board. */
let maker: Member;
let other: Member;
let boardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  owner = await makeTenant(service);
  maker = await makeMember(service, owner, 'member');
  other = await makeMember(service, owner, 'member');
  boardId = (await makeBoard(service, maker)).board.id;
});

const setVisibility = (by: Tenant, visibility: 'workspace' | 'members') =>
  service.succeed('updateBoard', { token: by.token, id: boardId, body: { visibility } });
const add = (by: Tenant, { userId }: Tenant, role: BoardRole) =>
  service.succeed('putBoardMember', {
    token: by.token,
    id: boardId,
    path: { user_id: userId },
    body: { role },
  });
const remove = (by: Tenant, { userId }: Tenant) =>
  service.succeed('deleteBoardMember', { token: by.token, id: boardId, path: { user_id: userId } });
const members = async (by: Tenant, query = {}) =>
  (await service.succeed('listBoardMembers', { token: by.token, id: boardId, query })).data;
const roles = async (by: Tenant) =>
  Object.fromEntries((await members(by)).map(({ user_id: id, role }) => [id, role]));
const seesBoard = async ({ token }: Tenant) =>
  (await service.succeed('listBoards', { token })).data.some(({ id }) => id === boardId);
const assigneesOf = async (cardId: string) =>
  (await service.succeed('getCard', { token: owner.token, id: cardId })).assignee_ids;

describe('createBoard', () => {
  it('creates a private board whose manager is the caller', async () => {
    const { token, userId } = maker;
    const board = await service.succeed('createBoard', {
      token,
      body: { name: 'Pay', visibility: 'members' },
    });
    boardId = board.id;
    expect(board.visibility).toBe('members');
    expect([await seesBoard(maker), await seesBoard(other), await seesBoard(owner)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await roles(maker)).toEqual({ [userId]: 'manager' });
    expect(await readEventsAbout(service, owner, board.id)).toMatchObject([
      { type: 'board.created', changes: { visibility: { to: 'members' } } },
    ]);
  });

  it('does not show it again to a caller who repeats the request without access to it', async () => {
    const call = {
      token: maker.token,
      body: { name: 'Pay', visibility: 'members' },
      headers: { 'Idempotency-Key': 'pay' },
    };
    const board = await service.succeed('createBoard', call);
    expect(await service.succeed('createBoard', call)).toEqual(board);
    boardId = board.id;
    await remove(owner, maker);
    expect(await service.fail('createBoard', 403, call)).toMatchObject({ code: 'insufficient_role' });
  });

  it('creates boards that the workspace sees, by default', async () => {
    const board = await service.succeed('getBoard', { token: other.token, id: boardId });
    expect(board.visibility).toBe('workspace');
    expect(await members(other)).toEqual([]);
  });
});

describe('updateBoard', () => {
  it('makes a board private: it remains for the maker as its manager, for admins and for those added before', async () => {
    const admin = await makeMember(service, owner, 'admin');
    const added = await makeMember(service, owner, 'member');
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    await add(maker, added, 'viewer');
    const [before] = await readVersions(guest);
    expect(await setVisibility(maker, 'members')).toMatchObject({ visibility: 'members' });
    const seen = await Promise.all([maker, admin, owner, added, guest, other].map(seesBoard));
    expect(seen).toEqual([true, true, true, true, true, false]);
    expect(await roles(added)).toEqual({ [maker.userId]: 'manager', [added.userId]: 'viewer' });
    expect(await readEventsAbout(service, owner, boardId)).toMatchObject([
      { type: 'board.created' },
      { type: 'board.updated', changes: { visibility: { from: 'workspace', to: 'members' } } },
    ]);
    // Members see the guest's board_ids only as far as they see the boards.
    const [after] = await readVersions(guest);
    expect(after).not.toBe(before);
    const shownTo = async ({ token }: Tenant) =>
      (await service.succeed('getMember', { token, id: guest.memberId })).board_ids;
    expect([await shownTo(other), await shownTo(added)]).toEqual([[], [boardId]]);
    await setVisibility(admin, 'workspace');
    expect(await seesBoard(other)).toBe(true);
  });

  const readVersions = async ({ memberId }: Member) => {
    const { headers } = await service.call('getMember', { token: owner.token, id: memberId });
    return [headers.etag];
  };

  it('takes people off the cards of a board that they can no longer see, and only those', async () => {
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    await add(maker, owner, 'viewer');
    const everyone = [other.userId, maker.userId, guest.userId, owner.userId].sort();
    const card = await makeCard(service, maker, boardId, { assignee_ids: everyone });
    await setVisibility(maker, 'members');
    const rest = [maker.userId, guest.userId, owner.userId].sort();
    expect(await assigneesOf(card.id)).toEqual(rest);
    expect((await readEventsAbout(service, owner, card.id)).at(-1)).toMatchObject({
      type: 'card.updated',
      actor: maker.userId,
      changes: { assignee_ids: { from: everyone, to: rest } },
    });
    const assigning = { token: maker.token, id: card.id, body: { assignee_ids: [other.userId] } };
    expect(await service.fail('updateCard', 422, assigning)).toMatchObject({ code: 'unknown_assignee' });
  });

  it('returns 403 to members who neither manage the board nor created it, also for a private one', async () => {
    const body = { visibility: 'members' };
    const call = { token: other.token, id: boardId, body };
    expect(await service.fail('updateBoard', 403, call)).toMatchObject({ code: 'not_board_manager' });
    await add(maker, other, 'manager');
    await service.succeed('updateBoard', call);
    // The creator who isn't a member of the private board no longer manages it.
    await service.fail('updateBoard', 404, { ...call, token: maker.token });
    await add(other, maker, 'editor');
    const opening = { token: maker.token, id: boardId, body: { visibility: 'workspace' } };
    expect(await service.fail('updateBoard', 403, opening)).toMatchObject({ code: 'not_board_manager' });
    // Sending the visibility that it has changes nothing.
    await service.succeed('updateBoard', { ...opening, body: { name: 'New', visibility: 'members' } });
  });
});

/** What each role on a private board may do, and a guest who was given it, as statuses. */
describe('the roles on a private board', () => {
  it.each([
    ['manager', { read: 200, comment: 201, write: 201, rename: 200, manage: 200, delete: 204 }],
    ['editor', { read: 200, comment: 201, write: 201, rename: 200, manage: 403, delete: 403 }],
    ['viewer', { read: 200, comment: 201, write: 403, rename: 403, manage: 403, delete: 403 }],
    ['guest', { read: 200, comment: 201, write: 403, rename: 403, manage: 403, delete: 403 }],
    ['none', { read: 404, comment: 404, write: 404, rename: 404, manage: 404, delete: 404 }],
    ['admin', { read: 200, comment: 201, write: 201, rename: 200, manage: 200, delete: 204 }],
  ] as const)('allow a %s %o', async (role, expected) => {
    const card = await makeCard(service, maker, boardId);
    await setVisibility(maker, 'members');
    const person = await personWith(role);
    const { token } = person;
    const path = { user_id: other.userId };
    const calls = {
      read: () => service.call('getCard', { token, id: card.id }),
      comment: () => service.call('createComment', { token, id: card.id, body: { body: 'Hi' } }),
      write: () => service.call('createCard', { token, id: boardId, body: { title: 'New' } }),
      rename: () => service.call('updateBoard', { token, id: boardId, body: { name: 'New' } }),
      manage: () => service.call('putBoardMember', { token, id: boardId, path, body: { role: 'viewer' } }),
      delete: () => service.call('deleteBoard', { token, id: boardId }),
    };
    const statuses: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) statuses[name] = (await call()).status;
    expect(statuses).toEqual(expected);
  });

  async function personWith(role: BoardRole | 'guest' | 'none' | 'admin'): Promise<Member> {
    if (role === 'guest') return makeMember(service, owner, 'guest', [boardId]);
    if (role === 'admin') return makeMember(service, owner, 'admin');
    const person = await makeMember(service, owner, 'member');
    if (role !== 'none') await add(maker, person, role);
    return person;
  }

  it('do not count while the workspace sees the board', async () => {
    await add(maker, other, 'viewer');
    await makeCard(service, other, boardId);
    await service.succeed('deleteBoard', { token: other.token, id: boardId });
  });

  it('hide share links from viewers, as from guests, and say what is missing', async () => {
    const card = await makeCard(service, maker, boardId);
    await service.succeed('createShareLink', { token: maker.token, id: card.id, body: {} });
    await setVisibility(maker, 'members');
    await add(maker, other, 'viewer');
    const query = { include: 'share_link_count' };
    const shown = await service.succeed('getCard', { token: other.token, id: card.id, query });
    expect(shown).not.toHaveProperty('share_link_count');
    const problem = await service.fail('createCard', 403, {
      token: other.token,
      id: boardId,
      body: { title: 'New' },
    });
    expect(problem).toMatchObject({ code: 'insufficient_role' });
    expect(problem.detail).toContain('the role editor on it');
  });
});

describe('putBoardMember', () => {
  it('adds a member and changes their role, records each, and records nothing for the role that they have', async () => {
    const added = await add(maker, other, 'viewer');
    expect(added).toMatchObject({ board_id: boardId, user_id: other.userId, role: 'viewer' });
    expect(await add(maker, other, 'viewer')).toEqual(added);
    expect(await add(maker, other, 'editor')).toMatchObject({ id: added.id, role: 'editor' });
    const changes = { role: { from: 'viewer', to: 'editor' } };
    expect(await readEventsAbout(service, owner, added.id)).toMatchObject([
      { type: 'board_member.created', boardId, changes: { user_id: { to: other.userId } } },
      { type: 'board_member.updated', boardId, changes },
    ]);
    const activity = await service.succeed('listBoardActivity', { token: other.token, id: boardId });
    expect(activity.data[0]).toMatchObject({ type: 'board_member.updated', changes });
    expect(activity.data[1]?.changes.user_id).toMatchObject({
      to: { id: other.userId, name: added.name },
    });
  });

  it('refuses guests, strangers, other members of the board, and tokens without the scope', async () => {
    const guest = await makeMember(service, owner, 'guest');
    const stranger = await makeTenant(service);
    const body = { role: 'viewer' };
    const putting = (by: Tenant, { userId }: Tenant) => ({
      token: by.token,
      id: boardId,
      path: { user_id: userId },
      body,
    });
    expect(await service.fail('putBoardMember', 422, putting(maker, guest))).toMatchObject({
      code: 'not_for_guests',
    });
    await service.fail('putBoardMember', 404, putting(maker, stranger));
    await add(maker, other, 'editor');
    expect(await service.fail('putBoardMember', 403, putting(other, other))).toMatchObject({
      code: 'not_board_manager',
    });
    const token = await makeToken(service, owner, ['boards:read']);
    await service.fail('putBoardMember', 403, { ...putting(maker, other), token });
    await service.fail('putBoardMember', 400, { ...putting(maker, other), body: { role: 'owner' } });
    expect(await roles(maker)).toEqual({ [other.userId]: 'editor' });
  });
});

describe('listBoardMembers', () => {
  it('pages through the members in the order of their invites', async () => {
    await add(maker, other, 'editor');
    await add(maker, maker, 'manager');
    const all = await members(maker);
    expect(all.map(({ user_id: id }) => id)).toEqual([maker.userId, other.userId]);
    const { token } = maker;
    const first = await service.succeed('listBoardMembers', { token, id: boardId, query: { limit: 1 } });
    const query = { limit: 1, cursor: first.next_cursor ?? '' };
    const second = await service.succeed('listBoardMembers', { token, id: boardId, query });
    expect([...first.data, ...second.data]).toEqual(all);
    expect(second.next_cursor).toBeUndefined();
  });

  it('is not for guests', async () => {
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    await service.fail('listBoardMembers', 403, { token: guest.token, id: boardId });
  });
});

describe('the events of board members', () => {
  it('are for viewers too, and not for guests, who cannot list the members', async () => {
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    await setVisibility(maker, 'members');
    await add(maker, other, 'viewer');
    const shownTo = async ({ token }: Tenant) => {
      const events = await service.succeed('listBoardEvents', { token, id: boardId });
      const activity = await service.succeed('listBoardActivity', { token, id: boardId });
      const types = [events, activity].map(({ data }) => data.map(({ type }) => type));
      return types.map((shown) => shown.filter((type) => type.startsWith('board_member.')).length);
    };
    expect(await shownTo(other)).toEqual([2, 2]);
    expect(await shownTo(guest)).toEqual([0, 0]);
  });
});

describe('deleteBoardMember', () => {
  it('ends the access to a private board, its cards and its events, and the assignments on it', async () => {
    await add(maker, other, 'editor');
    await setVisibility(maker, 'members');
    const card = await makeCard(service, maker, boardId, { assignee_ids: [other.userId, maker.userId] });
    await service.succeed('listBoardEvents', { token: other.token, id: boardId });
    await remove(maker, other);
    for (const operationId of [
      'getBoard',
      'getBoardSnapshot',
      'listBoardEvents',
      'listBoardActivity',
    ] as const) {
      await service.fail(operationId, 404, { token: other.token, id: boardId });
    }
    expect(await assigneesOf(card.id)).toEqual([maker.userId]);
    const [unassigned, removed] = (await readEvents(service, owner)).slice(-2).reverse();
    expect(removed).toMatchObject({ type: 'board_member.deleted', boardId });
    expect(unassigned).toMatchObject({ type: 'card.updated', boardId });
    await service.fail('deleteBoardMember', 404, {
      token: maker.token,
      id: boardId,
      path: { user_id: other.userId },
    });
  });

  it('lets everyone leave, the last manager too, and nobody else remove others', async () => {
    const viewer = await makeMember(service, owner, 'member');
    await add(maker, other, 'editor');
    await add(maker, viewer, 'viewer');
    await setVisibility(maker, 'members');
    const removing = { token: other.token, id: boardId, path: { user_id: viewer.userId } };
    expect(await service.fail('deleteBoardMember', 403, removing)).toMatchObject({
      code: 'not_board_manager',
    });
    await remove(viewer, viewer);
    await remove(maker, maker);
    expect([await seesBoard(viewer), await seesBoard(maker)]).toEqual([false, false]);
    expect(await roles(owner)).toEqual({ [other.userId]: 'editor' });
    await add(owner, other, 'manager');
  });

  it('keeps the assignments of people who still see the board', async () => {
    await add(maker, other, 'editor');
    const card = await makeCard(service, maker, boardId, { assignee_ids: [other.userId] });
    await remove(maker, other);
    expect(await assigneesOf(card.id)).toEqual([other.userId]);
  });
});

describe('changes in the workspace', () => {
  it('remove those who leave from their boards, and do not bring them back with a new invite', async () => {
    const { id } = await add(maker, other, 'editor');
    await setVisibility(maker, 'members');
    await service.succeed('deleteMember', { token: owner.token, id: other.memberId });
    expect(await roles(owner)).toEqual({ [maker.userId]: 'manager' });
    expect((await readEventsAbout(service, owner, id)).at(-1)).toMatchObject({
      type: 'board_member.deleted',
      changes: { role: { from: 'editor' }, user_id: { from: other.userId } },
    });
  });

  it('let an admin who becomes a member see only what they were added to, and take them off other cards', async () => {
    const admin = await makeMember(service, owner, 'admin');
    await setVisibility(maker, 'members');
    const card = await makeCard(service, maker, boardId, { assignee_ids: [admin.userId] });
    const demote = (role: string) =>
      service.succeed('updateMember', { token: owner.token, id: admin.memberId, body: { role } });
    await demote('member');
    expect([await seesBoard(admin), await assigneesOf(card.id)]).toEqual([false, []]);
  });

  it('make a member who becomes a guest leave their boards, and a guest who becomes a member a viewer', async () => {
    const guest = await makeMember(service, owner, 'guest', [boardId]);
    await add(maker, other, 'manager');
    await setVisibility(maker, 'members');
    const change = (member: Member, role: string) =>
      service.succeed('updateMember', { token: owner.token, id: member.memberId, body: { role } });
    await change(other, 'guest');
    await change(guest, 'member');
    expect([await seesBoard(other), await seesBoard(guest)]).toEqual([false, true]);
    expect(await roles(owner)).toEqual({ [maker.userId]: 'manager', [guest.userId]: 'viewer' });
  });
});
