/** Cards that are created at the same time at one end of a column are created by one statement. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GroupCommits } from '../../src/db/group-commits.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { addMember, makeMember, makeTenant, placeEvents } from '../support/factories.ts';
import {
  expectHealthyRanks,
  idsIn,
  makeCards,
  makeOrderedBoard,
  storedCards,
  titlesIn,
} from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, await makeTenant(service));
});

interface Creation {
  readonly token?: string;
  readonly position: 'top' | 'bottom';
  readonly more?: Readonly<Record<string, unknown>>;
}

function create(title: string, { token = board.tenant.token, position, more }: Creation) {
  const body = { title, column_id: board.left, position, ...more };
  return service.call('createCard', { token, id: board.boardId, body });
}

/** Sends one request that waits for the column, and others meanwhile; their responses, and how many statements they took. */
async function createTogether(creations: readonly (readonly [title: string, creation: Creation])[]) {
  const query = vi.spyOn(TransactionConnection.prototype, 'query');
  const make = vi.spyOn(GroupCommits.prototype, 'make');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const column = await holdTransaction(service, 'SELECT FROM columns WHERE id = $1 FOR UPDATE', [board.left]);
  const [first = ['', { position: 'bottom' }], ...others] = creations;
  const responses = [create(...first)];
  await untilWaiting(service, 1);
  responses.push(...others.map((creation) => create(...creation)));
  await expect.poll(() => make.mock.calls.length).toBe(creations.length);
  await column.commit();
  const sent = await Promise.all(responses);
  return { responses: sent, statements: query.mock.calls.length };
}

/** The column as a client has it that has followed the log from the start. */
async function followedIds(): Promise<string[]> {
  await placeEvents(service);
  const { token, workspaceId } = board.tenant;
  const query = { type: 'card.created', limit: 250 } as const;
  const { data } = await service.succeed('listEvents', { token, id: workspaceId, query });
  const ids: string[] = [];
  for (const { resource, changes } of data) {
    const above = changes.after_card_id?.to as string | undefined;
    ids.splice(above === undefined ? 0 : ids.indexOf(above) + 1, 0, resource.id);
  }
  return ids;
}

const letters = 'ABCDEFGHIJKL';

describe.each(['bottom', 'top'] as const)(
  'cards that are created together at the %s of a column',
  (position) => {
    it('take two statements, and are in the order of the log', async () => {
      await makeCards(board, 'X', board.left);
      // Above the first card of a column, no rank has the same length.
      await create('Y', { position });
      const creations = Array.from(letters, (title) => [title, { position }] as const);
      const { responses, statements } = await createTogether(creations);
      expect(responses.map(({ status, body }) => [status, (body as { title: string }).title])).toEqual(
        Array.from(letters, (title) => [201, title]),
      );
      expect(statements).toBe(2);
      expect(await followedIds()).toEqual(await idsIn(board, board.left));
      await expectHealthyRanks(board, board.left);
    });

    it('are followed and preceded by others', async () => {
      await createTogether(Array.from('ABCD', (title) => [title, { position }] as const));
      await makeCards(board, 'EF', board.left);
      await create('T', { position: 'top' });
      expect(await followedIds()).toEqual(await idsIn(board, board.left));
    });
  },
);

it('have numbers, people, times and texts of their own', async () => {
  const other = await makeMember(service, board.tenant, 'member');
  const position = 'bottom';
  const { responses } = await createTogether([
    ['A', { position }],
    [
      'B',
      { position, token: other.token, more: { description: 'D', due_on: '2026-12-04', priority: 'high' } },
    ],
    ['C', { position, more: { due_at: '2026-12-04T10:00:00.123Z', estimate: 2.5, cover_color: 'red' } }],
  ]);
  const cards = responses.map(({ body }) => body as Record<string, unknown>);
  const { userId } = board.tenant;
  expect(cards).toMatchObject([
    { title: 'A', created_by: userId },
    { title: 'B', created_by: other.userId, description: 'D', due_on: '2026-12-04', priority: 'high' },
    { title: 'C', created_by: userId, due_at: '2026-12-04T10:00:00.123Z', estimate: 2.5, cover_color: 'red' },
  ]);
  const stored = await storedCards(board, board.left);
  expect(stored.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  await placeEvents(service);
  const { token, workspaceId } = board.tenant;
  const query = { type: 'card.created' } as const;
  const { data } = await service.succeed('listEvents', { token, id: workspaceId, query });
  const actors = data.map(({ resource, actor }) => [resource.id, (actor as { user_id?: string }).user_id]);
  expect(Object.fromEntries(actors)).toEqual(
    Object.fromEntries(cards.map(({ id, created_by }) => [id, created_by])),
  );
});

it('are refused one by one', async () => {
  const { tenant, boardId } = board;
  const guest = await makeMember(service, tenant, 'guest', [boardId]);
  const stranger = await makeTenant(service);
  // A member whose token is one of another workspace.
  const other = await makeTenant(service);
  await addMember(service, tenant, other, 'member');
  const position = 'bottom';
  const { responses } = await createTogether([
    ['A', { position }],
    ['B', { position, token: guest.token }],
    ['C', { position }],
    ['D', { position, token: stranger.token }],
    ['E', { position, token: other.token }],
  ]);
  expect(responses.map(({ status }) => status)).toEqual([201, 403, 201, 404, 404]);
  const stored = await storedCards(board, board.left);
  expect(stored.map(({ title }) => title).sort()).toEqual(['A', 'C']);
});

it('are where each of them belongs', async () => {
  const right = { column_id: board.right };
  await createTogether([
    ['A', { position: 'bottom' }],
    ['B', { position: 'top' }],
    ['C', { position: 'bottom', more: right }],
    ['D', { position: 'bottom' }],
    ['E', { position: 'top', more: right }],
    ['F', { position: 'top' }],
  ]);
  const [left, others] = await Promise.all([titlesIn(board, board.left), titlesIn(board, board.right)]);
  expect([left.slice(0, 2).split('').sort(), left.slice(2)]).toEqual([['B', 'F'], 'AD']);
  expect(others).toBe('EC');
});

it('are judged one by one by the access that each has once the column is free', async () => {
  const { tenant, left } = board;
  const [member, other] = [
    await makeMember(service, tenant, 'member'),
    await makeMember(service, tenant, 'member'),
  ];
  const groups = new GroupCommits();
  const makeNow = groups.make.bind(groups);
  let blocked: Promise<unknown> = Promise.resolve();
  const make = vi.spyOn(GroupCommits.prototype, 'make').mockImplementation((change, commit) =>
    makeNow(change, async (statement, isForOthers) => {
      await blocked;
      return commit(statement, isForOthers);
    }),
  );
  onTestFinished(() => {
    make.mockRestore();
  });
  const lock = 'SELECT FROM columns WHERE id = $1 FOR UPDATE';
  const column = await holdTransaction(service, lock, [left]);
  const responses = [create('A', { position: 'bottom' })];
  await untilWaiting(service, 1);
  // Gets the column after the first card. The statement of the others begins later: otherwise either could be next.
  const next = holdTransaction(service, lock, [left]);
  blocked = next;
  await untilWaiting(service, 2);
  responses.push(
    create('B', { position: 'bottom', token: other.token }),
    create('C', { position: 'bottom', token: member.token }),
  );
  await expect.poll(() => make.mock.calls.length).toBe(3);
  await column.commit();
  const blocker = await next;
  await untilWaiting(service, 1);
  await service.succeed('deleteMember', { token: tenant.token, id: other.memberId });
  await blocker.commit();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([201, 404, 201]);
  expect(await titlesIn(board, left)).toBe('AC');
});
