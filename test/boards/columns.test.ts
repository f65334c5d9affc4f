/** Columns over HTTP: the ordered lists of a board, of which one always stays. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeColumns,
  makeMember,
  makeTenant,
  makeToken,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
});

const palette = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown'];
const unknownBoard = 'board_01m00000000000000000000000';
const unknownColumn = 'column_01m00000000000000000000000';

function createColumn(boardId: string, body: object) {
  return service.succeed('createColumn', { token: tenant.token, id: boardId, body });
}

async function namesOf(boardId: string): Promise<string[]> {
  const { data } = await service.succeed('listColumns', {
    token: tenant.token,
    id: boardId,
    query: { limit: 250 },
  });
  return data.map(({ name }) => name);
}

/** Fills a board with as many columns as it takes to hold this many. */
async function fillColumns(boardId: string, count: number): Promise<void> {
  await service.database.reader.prisma.$executeRaw`
    INSERT INTO columns (id, workspace_id, board_id, name, rank)
    SELECT gen_random_uuid(), b.workspace_id, b.id, 'Filler', 'b' || lpad(n::text, 4, '0') || 'V'
    FROM boards b, generate_series(1, ${count} - 1) AS n WHERE b.id = ${storedId(boardId)}::uuid`;
}

/** Keeps everyone off a board's row, so that requests that need it meet. */
function holdBoard(boardId: string) {
  return holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [boardId]);
}

describe('createColumn', () => {
  it('adds a column after the others, or before them on request, and returns it as getColumn does', async () => {
    const { board } = await makeColumns(service, tenant, 'A');
    const { token } = tenant;
    const body = { name: 'B', color: 'blue', done: false, wip_limit: 3, wip_limit_enforced: true };
    const answer = await service.call('createColumn', { token, id: board.id, body });
    const column = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/columns/${column.id}`);
    const createdAt = new Date(clockMs).toISOString();
    expect(column).toEqual({
      id: column.id,
      board_id: board.id,
      ...body,
      created_at: createdAt,
      updated_at: createdAt,
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getColumn', { token, id: column.id })).toEqual(column);
    const first = await createColumn(board.id, { name: '0', position: 'top' });
    expect(first).not.toHaveProperty('wip_limit');
    expect(first).not.toHaveProperty('color');
    expect(await namesOf(board.id)).toEqual(['0', 'A', 'B']);
    expect((await service.succeed('listColumns', { token, id: board.id })).data[2]).toEqual(column);
  });

  it('records the column with its creator', async () => {
    const { board } = await makeBoard(service, tenant);
    const { id } = await createColumn(board.id, { name: 'Doing', color: 'teal', wip_limit: 2 });
    expect(await readEventsAbout(service, tenant, id)).toEqual([
      {
        type: 'column.created',
        id,
        boardId: board.id,
        actor: tenant.userId,
        changes: {
          name: { from: null, to: 'Doing' },
          color: { from: null, to: 'teal' },
          done: { from: null, to: false },
          wip_limit: { from: null, to: 2 },
          wip_limit_enforced: { from: null, to: false },
        },
      },
    ]);
  });

  it.each([
    ['no name', {}, '/name', 'missing'],
    ['a limit of 0', { name: 'A', wip_limit: 0 }, '/wip_limit', 'too_small'],
    ['a limit of 1001', { name: 'A', wip_limit: 1001 }, '/wip_limit', 'too_large'],
    ['half a card for a limit', { name: 'A', wip_limit: 1.5 }, '/wip_limit', 'wrong_type'],
    ['a limit in words', { name: 'A', wip_limit: '3' }, '/wip_limit', 'wrong_type'],
    ['a color that is not in the palette', { name: 'A', color: 'mauve' }, '/color', 'not_allowed'],
    ['a position that is none', { name: 'A', position: 'left' }, '/position', 'not_allowed'],
    ['a property that is not known', { name: 'A', rank: 'a0' }, '/rank', 'unknown'],
  ])('refuses %s and stores nothing', async (_, body, pointer, code) => {
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createColumn', 400, { token: tenant.token, id: board.id, body });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });

  it('creates the hundredth column for exactly one of two concurrent requests', async () => {
    const { board } = await makeBoard(service, tenant);
    await fillColumns(board.id, 99);
    const held = await holdBoard(board.id);
    const call = { token: tenant.token, id: board.id, body: { name: 'Hundredth' } };
    const answers = [1, 2].map(() => service.call('createColumn', call));
    await untilWaiting(service, 2);
    await held.commit();
    const [made, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
    expect([made?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({ code: 'limit_reached' } satisfies Partial<ProblemBody>);
    expect((await namesOf(board.id)).filter((name) => name === 'Hundredth')).toHaveLength(1);
  });
});

describe('listColumns', () => {
  it('pages through columns in board order, each as getColumn shows it', async () => {
    const { board } = await makeColumns(service, tenant, 'C', 'A', 'B', 'E', 'D');
    const { token } = tenant;
    const seen = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listColumns', { token, id: board.id, query });
      seen.push(...page.data);
      cursor = page.next_cursor;
      if (seen.length === 2) await createColumn(board.id, { name: 'Late' });
    } while (cursor !== undefined);
    expect(seen.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'E', 'D', 'Late']);
    for (const column of seen)
      expect(await service.succeed('getColumn', { token, id: column.id })).toEqual(column);
  });

  it('returns 404 for an unknown board, and to a guest without access to the board', async () => {
    await service.fail('listColumns', 404, { token: tenant.token, id: unknownBoard });
    const { board, column } = await makeBoard(service, tenant);
    const guest = await makeMember(service, tenant, 'guest', [(await makeBoard(service, tenant)).board.id]);
    await service.fail('listColumns', 404, { token: guest.token, id: board.id });
    await service.fail('getColumn', 404, { token: guest.token, id: column.id });
  });
});

describe('updateColumn', () => {
  it('keeps absent fields, clears null ones, and records what changed', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const column = await createColumn(board.id, { name: 'A', wip_limit: 3 });
    const renamed = await service.succeed('updateColumn', { token, id: column.id, body: { name: 'B' } });
    expect(renamed).toEqual({
      ...column,
      name: 'B',
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(column),
    });
    const cleared = await service.succeed('updateColumn', {
      token,
      id: column.id,
      body: { wip_limit: null },
    });
    expect(cleared).not.toHaveProperty('wip_limit');
    expect(await service.succeed('getColumn', { token, id: column.id })).toEqual(cleared);
    expect((await readEventsAbout(service, tenant, column.id)).slice(1)).toMatchObject([
      { type: 'column.updated', actor: tenant.userId, changes: { name: { from: 'A', to: 'B' } } },
      { type: 'column.updated', actor: tenant.userId, changes: { wip_limit: { from: 3, to: null } } },
    ]);
  });

  it('sets a color of the palette, and null removes it', async () => {
    const { token } = tenant;
    const { column } = await makeBoard(service, tenant);
    const { id } = column;
    const update = (color: string | null) => service.call('updateColumn', { token, id, body: { color } });
    for (const color of palette) {
      const { status, body } = await update(color);
      expect([status, (body as { color?: string }).color]).toEqual([200, color]);
    }
    expect((await update('mauve')).status).toBe(400);
    expect((await update(null)).body).not.toHaveProperty('color');
    const recorded = (await readEventsAbout(service, tenant, id)).map(({ changes }) => changes);
    expect([recorded.at(1), recorded.at(-1)]).toEqual([
      { color: { from: null, to: 'gray' } },
      { color: { from: 'brown', to: null } },
    ]);
  });

  it('stores nothing when nothing changes, the body is invalid, or the column does not exist', async () => {
    const { token } = tenant;
    const { column } = await makeBoard(service, tenant);
    const { id, name } = column;
    await expectNothingStored(service, async () => {
      for (const body of [{}, { name }, { wip_limit: null }]) {
        expect(await service.succeed('updateColumn', { token, id, body })).toEqual(column);
      }
      const problem = await service.fail('updateColumn', 400, {
        token,
        id,
        body: { name: null, position: 'top' },
      });
      expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/name', '/position']);
      await service.fail('updateColumn', 404, { token, id: unknownColumn, body: { name: 'A' } });
    });
  });
});

describe('moveColumn', () => {
  it.each([
    ['to the top', 'C', { position: 'top' }, 'CABD'],
    ['to the bottom', 'A', { position: 'bottom' }, 'BCDA'],
    ['before another', 'D', { before_column_id: 'B' }, 'ADBC'],
    ['after another', 'A', { after_column_id: 'C' }, 'BCAD'],
    ['before the first', 'D', { before_column_id: 'A' }, 'DABC'],
    ['after the last', 'B', { after_column_id: 'D' }, 'ACDB'],
  ])('moves a column %s and records its old and new position', async (_, name, target, order) => {
    const { board, columns, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C', 'D');
    const body = Object.fromEntries(
      Object.entries(target).map(([key, value]) => [key, key === 'position' ? value : idOf(value)]),
    );
    const id = idOf(name);
    const before = columns.find((it) => it.id === id);
    const moved = await service.succeed('moveColumn', { token: tenant.token, id, body });
    expect(moved).toEqual({
      ...before,
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(before),
    });
    expect((await namesOf(board.id)).join('')).toBe(order);
    expect((await readEventsAbout(service, tenant, id)).at(-1)).toEqual({
      type: 'column.moved',
      id,
      boardId: board.id,
      actor: tenant.userId,
      changes: { position: { from: 'ABCD'.indexOf(name) + 1, to: order.indexOf(name) + 1 } },
    });
  });

  it('changes nothing when the column is already there', async () => {
    const { columns, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C');
    const id = idOf('B');
    const targets = [
      { before_column_id: idOf('C') },
      { after_column_id: idOf('A') },
      { before_column_id: id },
      { after_column_id: id },
    ];
    await expectNothingStored(service, async () => {
      for (const body of targets) {
        expect(await service.succeed('moveColumn', { token: tenant.token, id, body })).toEqual(columns[1]);
      }
    });
  });

  it('returns 409 and points at an anchor that is not on the board', async () => {
    const { idOf } = await makeColumns(service, tenant, 'A', 'B');
    const elsewhere = (await makeBoard(service, tenant)).column.id;
    const id = idOf('A');
    await expectNothingStored(service, async () => {
      for (const anchor of [unknownColumn, elsewhere]) {
        const body = { after_column_id: anchor };
        const problem = await service.fail('moveColumn', 409, { token: tenant.token, id, body });
        expect(problem.code).toBe('anchor_moved');
        expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/after_column_id' })]);
      }
    });
  });

  it('requires exactly one target', async () => {
    const { idOf } = await makeColumns(service, tenant, 'A', 'B');
    const call = { token: tenant.token, id: idOf('A') };
    await expectNothingStored(service, async () => {
      await service.fail('moveColumn', 400, { ...call, body: {} });
      await service.fail('moveColumn', 400, {
        ...call,
        body: { position: 'top', before_column_id: idOf('B') },
      });
      await service.fail('moveColumn', 404, { ...call, id: unknownColumn, body: { position: 'top' } });
    });
  });

  it('keeps the order through many moves into the same gap', async () => {
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C');
    const body = { after_column_id: idOf('A') };
    for (let move = 0; move < 30; move += 1) {
      const name = move % 2 === 0 ? 'C' : 'B';
      await service.succeed('moveColumn', { token: tenant.token, id: idOf(name), body });
      expect(await namesOf(board.id)).toEqual(name === 'C' ? ['A', 'C', 'B'] : ['A', 'B', 'C']);
    }
  });

  it('shortens ranks that have grown long, without changing the order or breaking cursors', async () => {
    const { token } = tenant;
    const { board, columns, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C', 'D', 'E');
    const { boardColumn } = service.database.reader.prisma;
    // Between C and D there is room for a rank of more than 40 characters only.
    const ranks = ['a5', 'a6', 'a7', `a7${'0'.repeat(40)}1`, 'a9'];
    for (const [index, { id }] of columns.entries()) {
      await boardColumn.update({ where: { id: storedId(id) }, data: { rank: ranks[index] ?? '' } });
    }
    const first = await service.succeed('listColumns', { token, id: board.id, query: { limit: 2 } });
    await service.succeed('moveColumn', { token, id: idOf('E'), body: { before_column_id: idOf('D') } });
    const query = { limit: 250, cursor: first.next_cursor ?? '' };
    const second = await service.succeed('listColumns', { token, id: board.id, query });
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['A', 'B', 'C', 'E', 'D']);
    const rows = await boardColumn.findMany({ where: { boardId: storedId(board.id) } });
    expect(rows.filter(({ rank }) => rank.length > 3)).toEqual([]);
    expect(await readEventsAbout(service, tenant, idOf('D'))).toHaveLength(1);
  });

  it('keeps the position of a cursor when the last column of its page is moved', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C', 'D');
    const first = await service.succeed('listColumns', { token, id: board.id, query: { limit: 2 } });
    await service.succeed('moveColumn', { token, id: idOf('B'), body: { position: 'top' } });
    const query = { cursor: first.next_cursor ?? '' };
    const second = await service.succeed('listColumns', { token, id: board.id, query });
    expect(second.data.map(({ name }) => name)).toEqual(['C', 'D']);
  });

  it('keeps every column, once, when all are moved to the same place at the same time', async () => {
    const { board, columns } = await makeColumns(service, tenant, 'A', 'B', 'C', 'D', 'E');
    const held = await holdBoard(board.id);
    const moves = columns.map(({ id }) =>
      service.succeed('moveColumn', { token: tenant.token, id, body: { position: 'top' } }),
    );
    await untilWaiting(service, columns.length);
    await held.commit();
    await Promise.all(moves);
    expect((await namesOf(board.id)).sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('every change of a column', () => {
  const writes: [OperationId, 'board' | 'column', CallOptions][] = [
    ['createColumn', 'board', { body: { name: 'A' } }],
    ['updateColumn', 'column', { body: { name: 'A' } }],
    ['moveColumn', 'column', { body: { position: 'top' } }],
    ['deleteColumn', 'column', {}],
  ];

  it('needs the scope boards:write and the role member', async () => {
    const { board, columns } = await makeColumns(service, tenant, 'A', 'B');
    const ids = { board: board.id, column: columns[1]?.id ?? '' };
    const reader = await makeToken(service, tenant, ['boards:read']);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    await expectNothingStored(service, async () => {
      for (const [operationId, owner, options] of writes) {
        const call = { ...options, id: ids[owner] };
        const unscoped = await service.fail(operationId, 403, { ...call, token: reader });
        const unqualified = await service.fail(operationId, 403, { ...call, token: guest.token });
        expect([operationId, unscoped.code, unqualified.code]).toEqual([
          operationId,
          'insufficient_scope',
          'insufficient_role',
        ]);
      }
    });
  });

  it('returns 404 on a deleted board', async () => {
    const { token } = tenant;
    const { board, columns } = await makeColumns(service, tenant, 'A', 'B');
    const ids = { board: board.id, column: columns[1]?.id ?? '' };
    await service.succeed('deleteBoard', { token, id: board.id });
    await expectNothingStored(service, async () => {
      for (const [operationId, owner, options] of writes) {
        await service.fail(operationId, 404, { ...options, token, id: ids[owner] });
      }
    });
  });
});
