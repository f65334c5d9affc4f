/** The filters and orders of lists of cards: each against a list filtered and sorted in the test, alone and combined. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

type Card = components['schemas']['Card'];
type Query = Readonly<Record<string, unknown>>;

let clock = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let token: string;
let colleague: Member;
let boardId: string;
let labelIds: string[];
let cards: Card[];

/** Two hours after the first card was created. */
const now = '2026-11-21T11:30:00.000Z';

beforeAll(async () => {
  service = await startService({ now: () => clock });
  tenant = await makeTenant(service);
  ({ token } = tenant);
  colleague = await makeMember(service, tenant, 'member');
  const { board } = await makeBoard(service, tenant);
  boardId = board.id;
  const column = await makeColumn(service, tenant, boardId);
  const label = (name: string) =>
    service.succeed('createLabel', { token, id: boardId, body: { name, color: 'red' } });
  labelIds = [(await label('A')).id, (await label('B')).id, (await label('C')).id];
  for (let index = 0; index < 24; index += 1) {
    clock = new Date(Date.parse('2026-11-21T09:30:00.000Z') + index * 60_000);
    const { id } = await makeCard(service, tenant, boardId, {
      title: `${'dbacDBAC'[index % 8] ?? ''} ${index % 3}`,
      ...(index % 2 === 0 && { column_id: column.id }),
      label_ids: labelIds.filter((_, bit) => (index >> bit) % 2 === 1),
      assignee_ids: [tenant.userId, colleague.userId].filter((_, bit) => (index >> (bit + 1)) % 2 === 1),
      ...(index % 4 !== 0 && { due_at: `2026-11-21T1${index % 4}:00:00Z` }),
      position: index % 5 === 0 ? 'top' : 'bottom',
    });
    if (index % 6 === 1) {
      clock = new Date(clock.getTime() + 3_600_000);
      await service.succeed('updateCard', { token, id, body: { completed_at: clock.toISOString() } });
    }
    if (index % 7 === 3) await service.succeed('archiveCard', { token, id });
  }
  clock = new Date(now);
  cards = (await service.succeed('listCards', { token, id: boardId, query: { include_archived: true } }))
    .data;
  expect(cards).toHaveLength(24);
});

const at = (text: string | undefined) => (text === undefined ? Number.NaN : Date.parse(text));
const has = (all: readonly string[], ids: readonly string[]) => ids.filter((id) => all.includes(id)).length;
const isOverdue = (card: Card) => card.completed_at === undefined && at(card.due_at) < at(now);
const moment = '2026-11-21T09:45:00.000Z';

/** Each filter with the cards that it lets through. */
const filters: readonly (readonly [name: string, query: () => Query, lets: (card: Card) => boolean])[] = [
  ['completed=true', () => ({ completed: true }), (card) => card.completed_at !== undefined],
  ['completed=false', () => ({ completed: false }), (card) => card.completed_at === undefined],
  ['overdue=true', () => ({ overdue: true }), isOverdue],
  ['overdue=false', () => ({ overdue: false }), (card) => !isOverdue(card)],
  ['unassigned=true', () => ({ unassigned: true }), (card) => card.assignee_ids.length === 0],
  ['unassigned=false', () => ({ unassigned: false }), (card) => card.assignee_ids.length > 0],
  ['unlabelled=true', () => ({ unlabelled: true }), (card) => card.label_ids.length === 0],
  ['unlabelled=false', () => ({ unlabelled: false }), (card) => card.label_ids.length > 0],
  ['mine=true', () => ({ mine: true }), (card) => card.assignee_ids.includes(tenant.userId)],
  ['mine=false', () => ({ mine: false }), (card) => !card.assignee_ids.includes(tenant.userId)],
  ...(['label', 'assignee'] as const).flatMap((kind) => {
    const two = () => (kind === 'label' ? labelIds.slice(0, 2) : [tenant.userId, colleague.userId]);
    const found = (card: Card) => has(card[`${kind}_ids`], two());
    return [
      [`any_${kind}_ids`, () => ({ [`any_${kind}_ids`]: two().join(',') }), (card: Card) => found(card) > 0],
      [
        `all_${kind}_ids`,
        () => ({ [`all_${kind}_ids`]: two().join(',') }),
        (card: Card) => found(card) === 2,
      ],
      [`no_${kind}_ids`, () => ({ [`no_${kind}_ids`]: two().join(',') }), (card: Card) => found(card) === 0],
    ] as const;
  }),
  ['created_from', () => ({ created_from: moment }), (card) => at(card.created_at) >= at(moment)],
  ['created_before', () => ({ created_before: moment }), (card) => at(card.created_at) < at(moment)],
  ['updated_before', () => ({ updated_before: moment }), (card) => at(card.updated_at) < at(moment)],
  [
    'completed_from',
    () => ({ completed_from: '2026-11-21T10:37:00Z' }),
    (card) => at(card.completed_at) >= at('2026-11-21T10:37:00Z'),
  ],
  [
    'completed_before',
    () => ({ completed_before: '2026-11-21T10:37:00Z' }),
    (card) => at(card.completed_at) < at('2026-11-21T10:37:00Z'),
  ],
];

const isActive = (card: Card) => card.archived_at === undefined;

/** A list, read in small pages. */
async function listed(operation: 'listCards' | 'listWorkspaceCards', query: Query): Promise<string[]> {
  const id = operation === 'listCards' ? boardId : tenant.workspaceId;
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.succeed(operation, {
      token,
      id,
      query: { limit: 5, ...query, ...(cursor !== undefined && { cursor }) },
    });
    ids.push(...page.data.map((card) => card.id));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return ids;
}

const lists = ['listCards', 'listWorkspaceCards'] as const;

describe.each(lists)('the filters of %s', (operation) => {
  it.each(filters)('%s lists exactly the cards that fit', async (_name, query, lets) => {
    const expected = cards.filter((card) => isActive(card) && lets(card)).map(({ id }) => id);
    // Otherwise it would prove nothing.
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(cards.filter(isActive).length);
    expect((await listed(operation, query())).sort()).toEqual(expected.sort());
  });

  it('are combined with "and", a third of the pairs', async () => {
    for (const [index, [, one, letsOne]] of filters.entries()) {
      for (const [, other, letsOther] of filters.slice(index + 1).filter((_, n) => (n + index) % 3 === 0)) {
        const query = { ...one(), ...other(), limit: 250 };
        if (Object.keys(query).length < 3) continue;
        const expected = cards.filter((card) => isActive(card) && letsOne(card) && letsOther(card));
        const id = operation === 'listCards' ? boardId : tenant.workspaceId;
        const { data } = await service.succeed(operation, { token, id, query });
        expect([query, data.map((card) => card.id).sort()]).toEqual([
          query,
          expected.map((card) => card.id).sort(),
        ]);
      }
    }
  });

  it('include_archived=true lists archived cards too, and only those with archived=true', async () => {
    const ids = (all: readonly Card[]) => all.map(({ id }) => id).sort();
    expect((await listed(operation, { include_archived: true })).sort()).toEqual(ids(cards));
    const query = { include_archived: true, archived: true };
    expect((await listed(operation, query)).sort()).toEqual(ids(cards.filter((card) => !isActive(card))));
  });

  it.each([
    ['any_label_ids', ''],
    ['any_label_ids', 'label_'],
    ['all_assignee_ids', 'user_01m4qjvsx0fzf9azfengc6spbs,user_01m4qjvsx0fzf9azfengc6spbs'],
    [
      'no_label_ids',
      Array.from(
        { length: 21 },
        (_, n) => `label_01m6dsjbsmea08mnfhhcnkfr${String(n).padStart(2, '0')}`,
      ).join(','),
    ],
    ['completed', 'maybe'],
    ['mine', '1'],
    ['created_from', 'yesterday'],
    ['sort', 'rank'],
  ])('returns 400 for %s=%s, and names the parameter', async (name, value) => {
    const id = operation === 'listCards' ? boardId : tenant.workspaceId;
    const problem = await service.fail(operation, 400, { token, id, query: { [name]: value } });
    expect(problem.errors?.map(({ parameter }) => parameter)).toContain(name);
    expect(new Set(problem.errors?.map(({ parameter }) => parameter)).size).toBe(1);
  });
});

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The value that a card is sorted by, as text that sorts in the same way. */
const keys: Readonly<Record<string, (card: Card, last: string) => string>> = {
  created_at: (card) => card.created_at,
  updated_at: (card) => card.updated_at,
  due_at: (card, last) => card.due_at ?? last,
  title: (card) => card.title.toLowerCase(),
};

function sorted(sort: string): string[] {
  const isDescending = sort.startsWith('-');
  const key = keys[isDescending ? sort.slice(1) : sort];
  const rows = cards
    .filter(isActive)
    .map((card) => ({ id: card.id, key: key?.(card, isDescending ? '0' : '9') ?? '' }));
  rows.sort((a, b) => byText(a.key, b.key) || byText(a.id, b.id));
  return (isDescending ? rows.reverse() : rows).map(({ id }) => id);
}

describe.each(lists)('the orders of %s', (operation) => {
  it.each(Object.keys(keys).flatMap((field) => [field, `-${field}`]))('sort=%s', async (sort) => {
    expect(await listed(operation, { sort })).toEqual(sorted(sort));
    // Within a label and with a filter, from the other indexes.
    const fits = new Set(
      cards.filter((card) => card.label_ids.includes(labelIds[0] ?? '')).map(({ id }) => id),
    );
    expect(await listed(operation, { sort, label_id: labelIds[0] })).toEqual(
      sorted(sort).filter((id) => fits.has(id)),
    );
  });

  it('binds the cursor to the order', async () => {
    const id = operation === 'listCards' ? boardId : tenant.workspaceId;
    const { next_cursor: cursor = '' } = await service.succeed(operation, {
      token,
      id,
      query: { sort: 'title', limit: 2 },
    });
    const problem = await service.fail(operation, 400, {
      token,
      id,
      query: { sort: '-title', limit: 2, cursor },
    });
    expect(problem.code).toBe('invalid_cursor');
  });
});

describe('the order of the board', () => {
  it('can be reversed, with and without filters', async () => {
    for (const query of [{}, { completed: false }]) {
      const usual = await listed('listCards', query);
      expect(await listed('listCards', { ...query, sort: 'position' })).toEqual(usual);
      expect(await listed('listCards', { ...query, sort: '-position' })).toEqual(usual.reverse());
    }
  });

  it('is not an order of a workspace', async () => {
    const query = { sort: 'position' };
    const problem = await service.fail('listWorkspaceCards', 400, { token, id: tenant.workspaceId, query });
    expect(problem.errors).toMatchObject([{ parameter: 'sort', code: 'not_allowed' }]);
  });
});

describe('counts', () => {
  const live = () => cards.filter(isActive);
  const numberOf = (lets: (card: Card) => boolean) => live().filter(lets).length;
  const states = () => ({
    total: live().length,
    open: numberOf((card) => card.completed_at === undefined),
    completed: numberOf((card) => card.completed_at !== undefined),
    overdue: numberOf(isOverdue),
    unassigned: numberOf((card) => card.assignee_ids.length === 0),
    unlabelled: numberOf((card) => card.label_ids.length === 0),
    archived: cards.length - live().length,
  });
  const assignees = () =>
    [tenant.userId, colleague.userId].map((id) => ({
      user_id: id,
      count: numberOf((card) => card.assignee_ids.includes(id)),
    }));

  it('of a board are those of the cards that the filters list', async () => {
    const counts = await service.succeed('getBoardCounts', { token, id: boardId });
    expect(counts.states).toEqual(states());
    const { data: columns } = await service.succeed('listColumns', { token, id: boardId });
    expect(counts.columns).toEqual(
      columns.map(({ id }) => ({ column_id: id, count: numberOf((card) => card.column_id === id) })),
    );
    expect(counts.labels.map(({ count }) => count)).toEqual(
      counts.labels.map(({ count }) => count).sort((a, b) => b - a),
    );
    expect(new Map(counts.labels.map(({ label_id: id, count }) => [id, count]))).toEqual(
      new Map(labelIds.map((id) => [id, numberOf((card) => card.label_ids.includes(id))])),
    );
    expect(new Set(counts.assignees)).toEqual(new Set(assignees()));
  });

  it('of a workspace leave out archived boards, and boards that a guest was not given', async () => {
    const { board } = await makeBoard(service, tenant);
    await makeCard(service, tenant, board.id);
    const archived = await makeBoard(service, tenant);
    await makeCard(service, tenant, archived.board.id);
    await service.succeed('archiveBoard', { token, id: archived.board.id });
    const counts = await service.succeed('getWorkspaceCounts', { token, id: tenant.workspaceId });
    const { total, open, unassigned, unlabelled, ...others } = states();
    expect(counts.states).toEqual({
      ...others,
      ...{ total: total + 1, open: open + 1, unassigned: unassigned + 1, unlabelled: unlabelled + 1 },
    });
    expect(counts.boards).toEqual([
      { board_id: boardId, count: total },
      { board_id: board.id, count: 1 },
    ]);
    expect(new Set(counts.assignees)).toEqual(new Set(assignees()));
    const onBoard = await service.succeed('getBoardCounts', { token, id: boardId });
    const [first] = (await service.succeed('listColumns', { token, id: board.id })).data;
    expect(new Set(counts.columns)).toEqual(
      new Set([...onBoard.columns, { column_id: first?.id, count: 1 }]),
    );
    expect(counts.labels).toEqual(onBoard.labels);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const given = await service.succeed('getWorkspaceCounts', { token: guest.token, id: tenant.workspaceId });
    expect(given.boards).toEqual([{ board_id: board.id, count: 1 }]);
    await service.fail('getBoardCounts', 404, { token: guest.token, id: boardId });
    await service.succeed('deleteBoard', { token, id: board.id });
  });

  it('of an empty board are zero', async () => {
    const { board } = await makeBoard(service, tenant);
    const counts = await service.succeed('getBoardCounts', { token, id: board.id });
    expect(Object.values(counts.states)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(counts).toMatchObject({ columns: [], labels: [], assignees: [] });
  });
});
