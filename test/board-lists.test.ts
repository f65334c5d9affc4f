/** The list of boards over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtinTemplates } from '../src/domain/builtin-templates.ts';
import { toTypeId } from '../src/domain/ids.ts';
import { makeBoard, makeMember, makeTenant } from './support/factories.ts';
import type { Tenant } from './support/factories.ts';
import { startService } from './support/service.ts';
import type { CallOptions, Service } from './support/service.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

const builtinId = toTypeId('template', builtinTemplates[0]?.id ?? '');

describe('listBoards', () => {
  it('lists boards in order of creation, each as its GET shows it', async () => {
    const { token } = await makeTenant(service);
    const bodies = [{ name: 'C' }, { name: 'A', description: 'D' }, { name: 'B', template_id: builtinId }];
    for (const body of bodies) await service.succeed('createBoard', { token, body });
    const { data, next_cursor } = await service.succeed('listBoards', { token });
    expect(data.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect(next_cursor).toBeUndefined();
    for (const board of data)
      expect(await service.succeed('getBoard', { token, id: board.id })).toEqual(board);
  });

  it('lists archived boards only when asked, and then alone; deleted ones never', async () => {
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

  it('goes from page to page without skipping or repeating, also when boards are added and deleted', async () => {
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

  it('shows a guest the boards that it was given and no other', async () => {
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

  it('refuses a cursor that was given for other filters, to another workspace, or was changed', async () => {
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
    ];
    for (const call of calls) {
      const problem = await service.fail('listBoards', 400, call);
      expect(problem.code).toBe('invalid_cursor');
      expect(problem.errors).toEqual([expect.objectContaining({ parameter: 'cursor' })]);
    }
    const { data } = await service.succeed('listBoards', { token: stranger.token, query: { cursor } });
    expect(data.filter((board) => board.workspace_id !== stranger.workspaceId)).toEqual([]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '251'],
    ['limit', '1e1'],
    ['archived', 'yes'],
    ['workspace_id', 'workspace_1'],
    ['sort', 'name'],
  ])('refuses %s=%s and names the parameter', async (parameter, value) => {
    const problem = await service.fail('listBoards', 400, {
      token: tenant.token,
      query: { [parameter]: value },
    });
    expect(new Set(problem.errors?.map((error) => error.parameter))).toEqual(new Set([parameter]));
  });
});
