/** Boards over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeMember,
  makeTenant,
  makeToken,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

const unknownBoard = 'board_01m00000000000000000000000';
const unknownTemplate = 'template_01m00000000000000000000000';
const unknownWorkspace = 'workspace_01m00000000000000000000000';

/** A problem without what differs from one request to the next. */
function withoutRequestId(problem: ProblemBody) {
  return { ...problem, request_id: undefined };
}

describe('createBoard', () => {
  it('creates a board with one column, in the workspace of the token', async () => {
    const { token } = tenant;
    const answer = await service.call('createBoard', {
      token,
      body: { name: 'Relaunch', description: 'All of it' },
    });
    const board = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/boards/${board.id}`);
    expect(board).toMatchObject({
      name: 'Relaunch',
      description: 'All of it',
      workspace_id: tenant.workspaceId,
    });
    expect(await service.succeed('getBoard', { token, id: board.id })).toEqual(board);
    const { data } = await service.succeed('listColumns', { token, id: board.id });
    expect(data.map(({ name }) => name)).toEqual(['To do']);
  });

  it('omits absent properties, and shows the creator and the time', async () => {
    const { token } = tenant;
    const board = await service.succeed('createBoard', { token, body: { name: 'Bare' } });
    expect(Object.keys(board).sort()).toEqual([
      'created_at',
      'created_by',
      'etag',
      'id',
      'name',
      'updated_at',
      'visibility',
      'workspace_id',
    ]);
    expect(board.created_by).toBe(tenant.userId);
    expect(board.created_at).toBe(new Date(clockMs).toISOString());
    expect(board.updated_at).toBe(board.created_at);
  });

  it('records the board and its column, with their creator', async () => {
    const { board, column } = await makeBoard(service, tenant, 'Told');
    const actor = tenant.userId;
    expect(await readEventsAbout(service, tenant, board.id)).toEqual([
      {
        type: 'board.created',
        id: board.id,
        boardId: board.id,
        actor,
        changes: { name: { from: null, to: 'Told' }, visibility: { from: null, to: 'workspace' } },
      },
    ]);
    expect(await readEventsAbout(service, tenant, column.id)).toEqual([
      {
        type: 'column.created',
        id: column.id,
        boardId: board.id,
        actor,
        changes: {
          name: { from: null, to: 'To do' },
          done: { from: null, to: false },
          wip_limit_enforced: { from: null, to: false },
        },
      },
    ]);
  });

  it('keeps a name and a description exactly as they were sent', async () => {
    const body = { name: '  “Ärger” 🚀 \u202e<b>\n', description: ' \r\n' };
    expect(await service.succeed('createBoard', { token: tenant.token, body })).toMatchObject(body);
  });

  it('accepts the id of the workspace that the token belongs to', async () => {
    const body = { name: 'Named', workspace_id: tenant.workspaceId };
    const board = await service.succeed('createBoard', { token: tenant.token, body });
    expect(board.workspace_id).toBe(tenant.workspaceId);
  });

  it.each([
    ['no name', {}, '/name', 'missing'],
    ['an empty name', { name: '' }, '/name', 'too_short'],
    ['a blank name', { name: ' \t\n' }, '/name', 'bad_format'],
    ['a name that nobody can see', { name: '\u200b\u2060 \ufeff\u00ad' }, '/name', 'bad_format'],
    ['a name with NUL', { name: 'a\u0000b' }, '/name', 'bad_format'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, '/name', 'too_long'],
    ['a number for a name', { name: 7 }, '/name', 'wrong_type'],
    ['null for a description', { name: 'A', description: null }, '/description', 'wrong_type'],
    ['an id of another kind', { name: 'A', template_id: unknownBoard }, '/template_id', 'bad_format'],
    ['a property that is not known', { name: 'A', colour: 'red' }, '/colour', 'unknown'],
    ['a property that only answers have', { name: 'A', created_by: 'user_x' }, '/created_by', 'unknown'],
  ])('refuses %s, points at it and stores nothing', async (_, body, pointer, code) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createBoard', 400, { token: tenant.token, body });
      expect(problem.code).toBe('invalid_request');
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });

  it('accepts a name of 200 characters, each counted once', async () => {
    const name = '🚀'.repeat(200);
    expect(await service.succeed('createBoard', { token: tenant.token, body: { name } })).toMatchObject({
      name,
    });
  });

  it('returns the same for another workspace as for an unknown one, and points at workspace_id', async () => {
    await expectNothingStored(service, async () => {
      const call = (workspaceId: string) =>
        service.fail('createBoard', 422, {
          token: tenant.token,
          body: { name: 'A', workspace_id: workspaceId },
        });
      const foreign = await call(stranger.workspaceId);
      expect(foreign.errors).toEqual([
        expect.objectContaining({ pointer: '/workspace_id', code: 'unknown_workspace' }),
      ]);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(await call(unknownWorkspace)));
    });
  });
});

describe('updateBoard', () => {
  it('keeps absent fields, clears null ones, and returns 404 for an unknown id', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    await service.succeed('updateBoard', { token, id: board.id, body: { description: 'D' } });
    const after = await service.succeed('updateBoard', { token, id: board.id, body: { description: null } });
    expect(after).not.toHaveProperty('description');
    expect(after.name).toBe(board.name);
    await service.fail('updateBoard', 404, { token, id: unknownBoard, body: {} });
  });

  it('records only the fields that changed, and updates updated_at', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant, 'Before');
    const body = { name: 'Before', description: 'New' };
    const after = await service.succeed('updateBoard', { token, id: board.id, body });
    expect(after).toEqual({
      ...board,
      description: 'New',
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(board),
    });
    expect((await readEventsAbout(service, tenant, board.id)).at(-1)).toEqual({
      type: 'board.updated',
      id: board.id,
      boardId: board.id,
      actor: tenant.userId,
      changes: { description: { from: null, to: 'New' } },
    });
  });

  it('stores and records nothing when nothing changes', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      for (const body of [{}, { name: board.name }, { description: null }]) {
        expect(await service.succeed('updateBoard', { token, id: board.id, body })).toEqual(board);
      }
    });
  });

  it.each([
    ['null for the name', { name: null }, '/name', 'wrong_type'],
    ['a property that cannot change', { workspace_id: unknownWorkspace }, '/workspace_id', 'unknown'],
    ['a template, which is chosen once', { template_id: unknownTemplate }, '/template_id', 'unknown'],
    ['a description of 20,001 characters', { description: 'x'.repeat(20_001) }, '/description', 'too_long'],
    ['a list', [], '', 'wrong_type'],
  ])('refuses %s and stores nothing', async (_, body, pointer, code) => {
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('updateBoard', 400, { token: tenant.token, id: board.id, body });
      expect(problem.errors).toEqual([expect.objectContaining({ pointer, code })]);
    });
  });

  it('keeps both of two concurrent changes', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const { id } = board;
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [id]);
    const changes = [{ name: 'New name' }, { description: 'New description' }];
    const answers = changes.map((body) => service.succeed('updateBoard', { token, id, body }));
    await untilWaiting(service, 2);
    await held.commit();
    await Promise.all(answers);
    expect(await service.succeed('getBoard', { token, id })).toMatchObject({ ...changes[0], ...changes[1] });
  });

  it('returns 404 when the board is deleted at the same time', async () => {
    const { token } = tenant;
    const { id } = (await makeBoard(service, tenant)).board;
    const deletion = 'UPDATE boards SET deleted_at = now() WHERE id = $1';
    const held = await holdTransaction(service, deletion, [id]);
    const answer = service.fail('updateBoard', 404, { token, id, body: { name: 'Too late' } });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).code).toBe('not_found');
  });

  it('returns 403 to a guest of the board', async () => {
    const { board } = await makeBoard(service, tenant);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const problem = await service.fail('updateBoard', 403, {
      token: guest.token,
      id: board.id,
      body: { name: 'X' },
    });
    expect(problem.code).toBe('insufficient_role');
  });
});

describe('archiveBoard and restoreBoard', () => {
  it('hide a board and show it again, each with one event', async () => {
    const { token } = tenant;
    const { id, ...board } = (await makeBoard(service, tenant)).board;
    const archived = await service.succeed('archiveBoard', { token, id });
    const archivedAt = new Date(clockMs).toISOString();
    expect(archived).toEqual({
      ...board,
      id,
      archived_at: archivedAt,
      updated_at: archivedAt,
      etag: newTag(board),
    });
    expect(await service.succeed('archiveBoard', { token, id })).toEqual(archived);
    expect(await service.succeed('getBoard', { token, id })).toEqual(archived);
    const restored = await service.succeed('restoreBoard', { token, id });
    expect(restored).toEqual({
      ...board,
      id,
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(archived),
    });
    expect(await service.succeed('restoreBoard', { token, id })).toEqual(restored);
    const [, ...recorded] = await readEventsAbout(service, tenant, id);
    expect(recorded).toMatchObject([
      { type: 'board.archived', changes: { archived_at: { from: null, to: archivedAt } } },
      { type: 'board.restored', changes: { archived_at: { from: archivedAt, to: null } } },
    ]);
  });

  it('archive once for two concurrent requests', async () => {
    const { token } = tenant;
    const { id } = (await makeBoard(service, tenant)).board;
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [id]);
    const answers = [1, 2].map(() => service.succeed('archiveBoard', { token, id }));
    await untilWaiting(service, 2);
    await held.commit();
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(second);
    expect((await readEventsAbout(service, tenant, id)).map(({ type }) => type)).toEqual([
      'board.created',
      'board.archived',
    ]);
  });

  it('allow reading and changing everything on an archived board', async () => {
    const { token } = tenant;
    const { board, column } = await makeBoard(service, tenant);
    await service.succeed('archiveBoard', { token, id: board.id });
    const card = await service.succeed('createCard', { token, id: board.id, body: { title: 'A' } });
    await service.succeed('updateColumn', { token, id: column.id, body: { name: 'B' } });
    expect((await service.succeed('listCards', { token, id: board.id })).data).toEqual([card]);
  });
});

describe('deleteBoard', () => {
  it('returns 404 for the board and everything on it immediately, and records one event', async () => {
    const { token } = tenant;
    const { board, column } = await makeBoard(service, tenant);
    const card = await service.succeed('createCard', { token, id: board.id, body: { title: 'A' } });
    await service.succeed('deleteBoard', { token, id: board.id });
    await service.fail('getBoard', 404, { token, id: board.id });
    await service.fail('getCard', 404, { token, id: card.id });
    await service.fail('getColumn', 404, { token, id: column.id });
    await service.fail('deleteBoard', 404, { token, id: board.id });
    const events = await readEvents(service, tenant);
    expect(events.at(-1)).toMatchObject({ type: 'board.deleted', resourceType: 'board' });
    expect((await readEventsAbout(service, tenant, board.id)).at(-1)).toEqual({
      type: 'board.deleted',
      id: board.id,
      boardId: board.id,
      actor: tenant.userId,
      changes: { name: { from: board.name, to: null }, visibility: { from: 'workspace', to: null } },
    });
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { token } = tenant;
    const { id } = (await makeBoard(service, tenant)).board;
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [id]);
    const answers = [1, 2].map(() => service.call('deleteBoard', { token, id }));
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 404]);
    const recorded = await readEventsAbout(service, tenant, id);
    expect(recorded.filter(({ type }) => type === 'board.deleted')).toHaveLength(1);
  });
});

describe('every change of a board', () => {
  const writes: [OperationId, CallOptions][] = [
    ['createBoard', { body: { name: 'A' } }],
    ['updateBoard', { body: { name: 'A' } }],
    ['archiveBoard', {}],
    ['restoreBoard', {}],
    ['deleteBoard', {}],
  ];

  it('needs the scope boards:write', async () => {
    const { id } = (await makeBoard(service, tenant)).board;
    const token = await makeToken(service, tenant, ['boards:read']);
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of writes) {
        const { code, detail } = await service.fail(operationId, 403, { ...options, token, id });
        expect([operationId, code]).toEqual([operationId, 'insufficient_scope']);
        expect(detail).toContain('boards:write');
      }
    });
  });

  it('needs the role member, and returns 403 to a guest of the board', async () => {
    const { id } = (await makeBoard(service, tenant)).board;
    const { token } = await makeMember(service, tenant, 'guest', [id]);
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of writes) {
        const { code, detail } = await service.fail(operationId, 403, { ...options, token, id });
        expect([operationId, code]).toEqual([operationId, 'insufficient_role']);
        expect(detail).toContain('member');
      }
    });
  });

  it('returns 404 to a guest of another board', async () => {
    const { id } = (await makeBoard(service, tenant)).board;
    const { token } = await makeMember(service, tenant, 'guest', [
      (await makeBoard(service, tenant)).board.id,
    ]);
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of writes.slice(1)) {
        await service.fail(operationId, 404, { ...options, token, id });
      }
    });
  });
});
