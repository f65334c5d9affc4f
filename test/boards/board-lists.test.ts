/** The list of boards over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cursorCodec } from '../../src/api/requests/cursors.ts';
import {
  addMember,
  makeBoard,
  makeMember,
  makeSession,
  makeTenant,
  makeToken,
  removeMember,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService, testSecretKey } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

describe('listBoards', () => {
  it('lists boards in order of creation, each as its GET shows it', async () => {
    const { token } = await makeTenant(service);
    const builtin = await service.succeed('listTemplates', {
      token: tenant.token,
      query: { source: 'builtin' },
    });
    const builtinId = builtin.data[0]?.id;
    const bodies = [{ name: 'C' }, { name: 'A', description: 'D' }, { name: 'B', template_id: builtinId }];
    for (const body of bodies) await service.succeed('createBoard', { token, body });
    const { data, next_cursor } = await service.succeed('listBoards', { token });
    expect(data.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect(next_cursor).toBeUndefined();
    for (const board of data)
      expect(await service.succeed('getBoard', { token, id: board.id })).toEqual(board);
  });

  it('lists only archived boards when asked for them, and never deleted ones', async () => {
    const owner = await makeTenant(service);
    const { token } = owner;
    const [live, archived, deleted] = [
      (await makeBoard(service, owner)).board,
      (await makeBoard(service, owner)).board,
      (await makeBoard(service, owner)).board,
    ];
    const shown = await service.succeed('archiveBoard', { token, id: archived.id });
    await service.succeed('deleteBoard', { token, id: deleted.id });
    expect((await service.succeed('listBoards', { token })).data).toEqual([live]);
    expect((await service.succeed('listBoards', { token, query: { archived: false } })).data).toEqual([live]);
    expect((await service.succeed('listBoards', { token, query: { archived: true } })).data).toEqual([shown]);
  });

  it('lists the boards of all workspaces of a person, and of the one workspace of an access token', async () => {
    const owner = await makeTenant(service);
    const other = await makeTenant(service);
    const own = await makeBoard(service, owner);
    const theirs = await makeBoard(service, other);
    await addMember(service, other, owner, 'member');
    const archived = await makeBoard(service, owner);
    await service.succeed('archiveBoard', { token: owner.token, id: archived.board.id });
    const { secret: session } = await makeSession(service, owner);
    const all = async (token: string, query = {}) => {
      const page = await service.succeed('listBoards', { token, query: { all_workspaces: true, ...query } });
      expect(page).not.toHaveProperty('workspace_id');
      return page;
    };
    const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(await all(session))).toEqual([own.board.id, theirs.board.id]);
    expect(idsOf(await all(session, { archived: true }))).toEqual([archived.board.id]);
    expect(idsOf(await all(owner.token))).toEqual([own.board.id]);
    const first = await all(session, { limit: 1 });
    const next = await all(session, { limit: 1, cursor: first.next_cursor ?? '' });
    expect([...idsOf(first), ...idsOf(next)]).toEqual([own.board.id, theirs.board.id]);
    await removeMember(service, { ...other, userId: owner.userId });
    expect(idsOf(await all(session))).toEqual([own.board.id]);
    const query = { all_workspaces: true, workspace_id: owner.workspaceId };
    const one = await service.succeed('listBoards', { token: session, query });
    expect([idsOf(one), one.workspace_id]).toEqual([[own.board.id], owner.workspaceId]);
  });

  it('says which workspace it lists: by default a personal one, or that of the access token', async () => {
    const owner = await makeTenant(service);
    const { secret: session } = await makeSession(service, owner);
    const { workspace_id: personal } = await service.succeed('listBoards', { token: session });
    const workspaces = await service.succeed('listWorkspaces', { token: session });
    expect(workspaces.data.find(({ id }) => id === personal)?.kind).toBe('personal');
    const { workspace_id: own } = await service.succeed('listBoards', { token: owner.token });
    expect(own).toBe(owner.workspaceId);
  });

  it('pages through boards without skipping or repeating any while others are added and deleted', async () => {
    const owner = await makeTenant(service);
    const { token } = owner;
    for (let index = 0; index < 5; index += 1) await makeBoard(service, owner, `Board ${index}`);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const answer = await service.call('listBoards', { token, query });
      const page = answer.body as { data: { id: string; name: string }[]; next_cursor?: string };
      names.push(...page.data.map(({ name }) => name));
      const link = /^<\/v1\/boards\?(.*)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
      expect(new URLSearchParams(link).get('cursor') ?? undefined).toBe(page.next_cursor);
      cursor = page.next_cursor;
      // The board at which the next page begins may go.
      if (names.length === 2) await service.succeed('deleteBoard', { token, id: page.data[1]?.id ?? '' });
      if (names.length === 4) await makeBoard(service, owner, 'Late');
    } while (cursor !== undefined);
    expect(names).toEqual(['Board 0', 'Board 1', 'Board 2', 'Board 3', 'Board 4', 'Late']);
  });

  it('shows a guest only the boards that they have access to', async () => {
    const owner = await makeTenant(service);
    const given = (await makeBoard(service, owner)).board;
    const hidden = (await makeBoard(service, owner)).board;
    const guest = await makeMember(service, owner, 'guest', [given.id]);
    expect((await service.succeed('listBoards', { token: guest.token })).data).toEqual([given]);
    expect(await service.succeed('getBoard', { token: guest.token, id: given.id })).toEqual(given);
    await service.fail('getBoard', 404, { token: guest.token, id: hidden.id });
  });

  it('refuses a workspace that the token does not belong to', async () => {
    const query = { workspace_id: stranger.workspaceId };
    const problem = await service.fail('listBoards', 422, { token: tenant.token, query });
    expect(problem.errors).toEqual([
      expect.objectContaining({ parameter: 'workspace_id', code: 'unknown_workspace' }),
    ]);
  });

  it('refuses a cursor of other filters, of another workspace, or that was changed', async () => {
    const owner = await makeTenant(service);
    const { token } = owner;
    await makeBoard(service, owner);
    await makeBoard(service, owner);
    const { next_cursor: cursor = '' } = await service.succeed('listBoards', { token, query: { limit: 1 } });
    const changed = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
    const calls: CallOptions[] = [
      { token, query: { cursor, archived: true } },
      { token, query: { cursor: changed } },
      { token, query: { cursor: cursor.slice(0, 10) } },
      { token: stranger.token, query: { cursor } },
    ];
    for (const call of calls) {
      const problem = await service.fail('listBoards', 400, call);
      expect(problem.code).toBe('invalid_cursor');
      expect(problem.errors).toEqual([expect.objectContaining({ parameter: 'cursor' })]);
    }
  });

  it.each([
    ['limit', '0'],
    ['limit', '251'],
    ['limit', '1e1'],
    ['archived', 'yes'],
    ['workspace_id', 'workspace_1'],
    ['order', 'name'],
  ])('refuses %s=%s and names the parameter', async (parameter, value) => {
    const problem = await service.fail('listBoards', 400, {
      token: tenant.token,
      query: { [parameter]: value },
    });
    expect(new Set(problem.errors?.map((error) => error.parameter))).toEqual(new Set([parameter]));
  });
});

describe('a cursor of a list whose workspace the credential implies', () => {
  async function cursorOf(operationId: OperationId, token: string): Promise<string> {
    const { body } = await service.call(operationId, { token, query: { limit: 1 } });
    return (body as { next_cursor?: string }).next_cursor ?? '';
  }

  it.each(['listBoards', 'listTemplates', 'listEvents'] as const)(
    'of %s works with all credentials of the workspace, and returns 400 with those of others',
    async (operationId) => {
      const owner = await makeTenant(service);
      for (const name of ['One', 'Two']) await makeBoard(service, owner, name);
      const { token } = owner;
      const query = { limit: 1, cursor: await cursorOf(operationId, token) };
      const page = await service.call(operationId, { token, query });
      expect(page.status).toBe(200);
      const others = [
        await makeToken(service, owner, ['boards:read', 'events:read']),
        (await makeSession(service, owner)).secret,
      ];
      for (const other of others) {
        const { body } = await service.call(operationId, { token: other, query });
        expect((body as { data: unknown }).data).toEqual((page.body as { data: unknown }).data);
      }
      for (const foreign of [stranger.token, (await makeSession(service, stranger)).secret]) {
        const problem = await service.fail(operationId, 400, { token: foreign, query });
        expect(problem).toMatchObject({
          code: 'invalid_cursor',
          errors: [{ parameter: 'cursor', code: 'bad_format' }],
        });
      }
    },
  );

  it.each(['listSessions', 'listWorkspaces'] as const)(
    'of %s works only for the same person',
    async (operationId) => {
      const { userId } = await makeTenant(service);
      const sessions = [
        await makeSession(service, { userId }),
        await makeSession(service, { userId }),
      ] as const;
      const session = sessions[0].secret;
      await service.succeed('createWorkspace', { token: session, body: { name: 'Second' } });
      const query = { limit: 1, cursor: await cursorOf(operationId, session) };
      expect((await service.call(operationId, { token: sessions[1].secret, query })).status).toBe(200);
      const { secret } = await makeSession(service, stranger);
      expect((await service.fail(operationId, 400, { token: secret, query })).code).toBe('invalid_cursor');
    },
  );

  it('from before 2.7.0 still works, since clients that follow events keep cursors', async () => {
    const owner = await makeTenant(service);
    const input = { path: {}, query: {}, body: undefined };
    const cursor = cursorCodec(testSecretKey).encode('listEvents', input, { tx: '0', seq: '0' });
    const { resume_cursor: next } = await service.succeed('listEvents', {
      token: owner.token,
      query: { cursor },
    });
    await service.succeed('listEvents', { token: owner.token, query: { cursor: next } });
    const query = { cursor: next };
    expect((await service.fail('listEvents', 400, { token: stranger.token, query })).code).toBe(
      'invalid_cursor',
    );
  });
});
