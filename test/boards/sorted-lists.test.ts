/** The orders of boards, comments and events. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

type List = 'listBoards' | 'listComments' | 'listEvents';
interface Item {
  readonly id: string;
}

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
});

/** The ids of a whole list, read two at a time. */
async function read(list: List, query: Readonly<Record<string, unknown>>, id?: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const options = {
      token: tenant.token,
      query: { ...query, limit: 2, ...(cursor && { cursor }) },
      ...(id && { id }),
    };
    const page = await service.succeed(list, options);
    ids.push(...page.data.map((item: Item) => item.id));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return ids;
}

describe('sort of listBoards', () => {
  const names = ['beta', 'Alpha', 'alpha', 'Gamma', 'ärger'];
  let ids: string[];

  beforeAll(async () => {
    ids = [];
    for (const name of names) {
      const board = await service.succeed('createBoard', { token: tenant.token, body: { name } });
      ids.push(board.id);
    }
    await service.succeed('updateBoard', { token: tenant.token, id: ids[0] ?? '', body: { name: 'Beta' } });
  });

  it.each([
    ['created_at', [0, 1, 2, 3, 4]],
    ['updated_at', [1, 2, 3, 4, 0]],
    ['name', [1, 2, 0, 3, 4]],
  ])('by %s, in both directions, skips and repeats nothing', async (sort, order) => {
    const expected = order.map((index) => ids[index]);
    expect(await read('listBoards', { sort })).toEqual(expected);
    expect(await read('listBoards', { sort: `-${sort}` })).toEqual(expected.toReversed());
    expect(await read('listBoards', { sort, all_workspaces: true })).toEqual(expected);
  });

  it('binds the cursor to the order', async () => {
    const query = { sort: 'name', limit: 2 };
    const { next_cursor: cursor } = await service.succeed('listBoards', { token: tenant.token, query });
    const other = { sort: '-name', limit: 2, cursor: cursor ?? '' };
    const problem = await service.fail('listBoards', 400, { token: tenant.token, query: other });
    expect(problem.code).toBe('invalid_cursor');
  });

  it('refuses orders that do not exist', async () => {
    for (const sort of ['title', '-', 'NAME', '']) {
      const problem = await service.fail('listBoards', 400, { token: tenant.token, query: { sort } });
      expect(problem.errors).toContainEqual(expect.objectContaining({ parameter: 'sort' }));
    }
  });
});

describe('sort of listComments', () => {
  it('by creation or by change, in both directions, skips and repeats nothing', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id);
    const ids: string[] = [];
    for (const body of ['1', '2', '3', '4', '5']) {
      ids.push((await service.succeed('createComment', { token, id: card.id, body: { body } })).id);
    }
    await service.succeed('updateComment', { token, id: ids[1] ?? '', body: { body: 'changed' } });
    const changedLast = [0, 2, 3, 4, 1].map((index) => ids[index]);
    expect(await read('listComments', {}, card.id)).toEqual(ids);
    expect(await read('listComments', { sort: 'created_at' }, card.id)).toEqual(ids);
    expect(await read('listComments', { sort: '-created_at' }, card.id)).toEqual(ids.toReversed());
    expect(await read('listComments', { sort: 'updated_at' }, card.id)).toEqual(changedLast);
    expect(await read('listComments', { sort: '-updated_at' }, card.id)).toEqual(changedLast.toReversed());
  });
});

describe('sort of listEvents', () => {
  it('lists the newest first, with filters, and leads on to older events', async () => {
    const oldestFirst = await read('listEvents', { sort: 'position' });
    expect(oldestFirst.length).toBeGreaterThan(10);
    expect(await read('listEvents', {})).toEqual(oldestFirst);
    expect(await read('listEvents', { sort: '-position' })).toEqual(oldestFirst.toReversed());
    const comments = await read('listEvents', { type: 'comment.created' });
    expect(comments).toHaveLength(5);
    const newest = { type: 'comment.created', sort: '-position' };
    expect(await read('listEvents', newest)).toEqual(comments.toReversed());
    const page = await service.succeed('listEvents', { token: tenant.token, query: { ...newest, limit: 4 } });
    const query = { ...newest, cursor: page.resume_cursor };
    const older = await service.succeed('listEvents', { token: tenant.token, query });
    expect(older.data.map(({ id }) => id)).toEqual(comments.slice(0, 1));
    const end = { ...newest, cursor: older.resume_cursor };
    expect((await service.succeed('listEvents', { token: tenant.token, query: end })).data).toEqual([]);
  });
});
