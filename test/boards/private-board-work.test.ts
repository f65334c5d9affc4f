/** Batches, single assignees and the trash on private boards: roles and access hold there as everywhere. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let owner: Tenant;
let manager: Member;
let editor: Member;
let viewer: Member;
/** Was not added to the board. */
let stranger: Member;
let boardId: string;
let columnId: string;
let cardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  owner = await makeTenant(service);
  const join = () => makeMember(service, owner, 'member');
  [manager, editor, viewer, stranger] = [await join(), await join(), await join(), await join()];
  const { board, column } = await makeBoard(service, manager);
  [boardId, columnId] = [board.id, column.id];
  cardId = (await makeCard(service, manager, boardId)).id;
  const body = { visibility: 'members' };
  await service.succeed('updateBoard', { token: manager.token, id: boardId, body });
  for (const [{ userId }, role] of [
    [editor, 'editor'],
    [viewer, 'viewer'],
  ] as const) {
    const path = { user_id: userId };
    await service.succeed('putBoardMember', { token: manager.token, id: boardId, path, body: { role } });
  }
});

async function refused(
  by: Member,
  operationId: OperationId,
  options: CallOptions,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expectNothingStored(service, async () => {
    const { status, body } = await service.call(operationId, { token: by.token, ...options });
    const { code, errors = [] } = body as { code: string; errors?: readonly { code: string }[] };
    found = [String(status), code, ...errors.map((error) => error.code)];
  });
  return found;
}

describe('cards of a workspace', () => {
  const lists = [{}, { q: 'shown' }, { sort: 'title' }, { due_from: '2026-01-01T00:00:00Z' }];
  const titlesFor = async ({ token }: Member) => {
    const pages = lists.map((query) =>
      service.succeed('listWorkspaceCards', { token, id: owner.workspaceId, query }),
    );
    return (await Promise.all(pages)).map(({ data }) => data.map(({ title }) => title).sort());
  };
  const inAll = (titles: readonly string[]) => lists.map(() => titles);

  it('are those of active boards that the caller sees, among few boards and among many', async () => {
    const [open, archived, deleted] = await Promise.all([1, 2, 3].map(() => makeBoard(service, owner)));
    const due = { due_at: '2026-12-01T00:00:00Z' };
    const boards = {
      private: boardId,
      open: open?.board.id,
      archived: archived?.board.id,
      deleted: deleted?.board.id,
    };
    for (const [name, id = ''] of Object.entries(boards)) {
      await makeCard(service, owner, id, { title: `Shown ${name}`, ...due });
    }
    await service.succeed('archiveBoard', { token: owner.token, id: boards.archived ?? '' });
    await service.succeed('deleteBoard', { token: owner.token, id: boards.deleted ?? '' });
    await service.succeed('deleteCard', { token: manager.token, id: cardId });
    const expectShown = async () => {
      expect(await titlesFor(editor)).toEqual(inAll(['Shown open', 'Shown private']));
      expect(await titlesFor(stranger)).toEqual(inAll(['Shown open']));
    };
    await expectShown();
    const [workspaceId, createdBy] = [storedId(owner.workspaceId), storedId(owner.userId)];
    const data = Array.from({ length: 51 }, () => ({
      id: randomUUID(),
      workspaceId,
      createdBy,
      name: 'Another',
    }));
    await service.database.reader.prisma.board.createMany({ data });
    await expectShown();
  });
});

const workspaceBatches = ['updateCards', 'moveCards', 'archiveCards', 'restoreCards'] as const;

describe('batches', () => {
  const batch = (operationId: (typeof workspaceBatches)[number]): CallOptions => {
    const fields = { updateCards: { title: 'New' }, moveCards: { column_id: columnId } };
    const item = { id: cardId, ...(operationId in fields && fields[operationId as keyof typeof fields]) };
    return { id: owner.workspaceId, body: { cards: [item] } };
  };

  it.each(workspaceBatches)('are for editors, not for viewers and strangers: %s', async (operationId) => {
    expect(await refused(viewer, operationId, batch(operationId))).toEqual(['403', 'insufficient_role']);
    expect(await refused(stranger, operationId, batch(operationId))).toEqual([
      '422',
      'unknown_card',
      'unknown_card',
    ]);
    await service.succeed(operationId, { token: editor.token, ...batch(operationId) });
  });

  it('create cards for editors, and are a 403 for viewers and a 404 for strangers', async () => {
    const options = { id: boardId, body: { cards: [{ title: 'New' }] } };
    expect(await refused(viewer, 'createCards', options)).toEqual(['403', 'insufficient_role']);
    expect(await refused(stranger, 'createCards', options)).toEqual(['404', 'not_found']);
    await service.succeed('createCards', { token: editor.token, ...options });
  });
});

describe('people who are not on the board', () => {
  it('are assigned by no request, and those who are on it by each', async () => {
    const requests = (userId: string): readonly (readonly [OperationId, CallOptions])[] => [
      ['addCardAssignee', { id: cardId, path: { user_id: userId } }],
      ['updateCards', { id: owner.workspaceId, body: { cards: [{ id: cardId, assignee_ids: [userId] }] } }],
      ['createCards', { id: boardId, body: { cards: [{ title: 'New', assignee_ids: [userId] }] } }],
    ];
    for (const [operationId, options] of requests(stranger.userId)) {
      const codes = ['422', 'unknown_assignee', 'unknown_assignee'];
      expect([operationId, ...(await refused(editor, operationId, options))]).toEqual([
        operationId,
        ...codes,
      ]);
    }
    for (const { userId } of [viewer, owner]) {
      for (const [operationId, options] of requests(userId)) {
        await service.succeed(operationId, { token: editor.token, ...options });
      }
    }
  });

  it('are not assigned again when a card comes back that they were assigned to', async () => {
    const assignees = [viewer.userId, editor.userId];
    const { token } = manager;
    await service.succeed('updateCard', { token, id: cardId, body: { assignee_ids: assignees } });
    await service.succeed('deleteCard', { token, id: cardId });
    await service.succeed('deleteBoardMember', { token, id: boardId, path: { user_id: viewer.userId } });
    const card = await service.succeed('restoreCard', { token, id: cardId });
    expect(card.assignee_ids).toEqual([editor.userId]);
  });
});

describe('the trash', () => {
  const trashOf = async ({ token }: Tenant) =>
    (await service.succeed('listTrash', { token, id: owner.workspaceId })).data.map(({ id }) => id);

  it('shows cards of the board to its members only, and lets editors restore them', async () => {
    await service.succeed('deleteCard', { token: editor.token, id: cardId });
    expect(await trashOf(editor)).toEqual([cardId]);
    expect(await trashOf(owner)).toEqual([cardId]);
    expect(await trashOf(stranger)).toEqual([]);
    expect(await refused(viewer, 'restoreCard', { id: cardId })).toEqual(['403', 'insufficient_role']);
    expect(await refused(stranger, 'restoreCard', { id: cardId })).toEqual(['404', 'not_found']);
    await service.succeed('restoreCard', { token: editor.token, id: cardId });
  });

  it('gets the board from its managers only, who alone restore it', async () => {
    expect(await refused(editor, 'deleteBoard', { id: boardId })).toEqual(['403', 'not_board_manager']);
    await service.succeed('deleteBoard', { token: manager.token, id: boardId });
    expect(await trashOf(stranger)).toEqual([]);
    expect(await refused(editor, 'restoreBoard', { id: boardId })).toEqual(['403', 'not_board_manager']);
    expect(await refused(stranger, 'restoreBoard', { id: boardId })).toEqual(['404', 'not_found']);
    const board = await service.succeed('restoreBoard', { token: manager.token, id: boardId });
    expect(board.visibility).toBe('members');
  });
});
