/** All cards of a column at once: moved, archived and sorted. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardsPerColumnActionMax } from '../../src/domain/core/limits.ts';
import { makeBoard, makeCard, makeTenant, readEventsOfRequest } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import {
  expectHealthyRanks,
  idsIn,
  makeCards,
  makeManyCards,
  makeOrderedBoard,
  rankEpochOf,
  titlesIn,
} from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

/** Carries out an action, and returns how many cards it changed, with its events. */
async function run(operationId: OperationId, id: string, body?: object) {
  const answer = await service.call(operationId, { token, id, body });
  const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
  return { ...(answer.body as { changed_cards?: number; code?: string }), status: answer.status, events };
}

/** The order of a column for a client that applies the events of moves to the order that it knows. */
function applied(
  order: readonly string[],
  columnId: string,
  events: Awaited<ReturnType<typeof run>>['events'],
) {
  const cards = [...order];
  for (const { type, resourceId, changes } of events) {
    expect(type).toBe('card.moved');
    const { column_id: column, after_card_id: above } = changes as Record<string, { to: string | null }>;
    if (cards.includes(resourceId)) cards.splice(cards.indexOf(resourceId), 1);
    if (column?.to !== columnId) continue;
    cards.splice(above?.to === null ? 0 : cards.indexOf(above?.to ?? '') + 1, 0, resourceId);
  }
  return cards;
}

describe('moveColumnCards', () => {
  it.each([
    ['top', 'ABDXY'],
    ['bottom', 'XYABD'],
  ])(
    'moves active cards to the %s in their order, completes them, and leaves archived ones',
    async (position, order) => {
      const ids = await makeCards(board, 'ABCD', board.left);
      await makeCards(board, 'XY', board.right);
      await service.succeed('archiveCard', { token, id: ids.C ?? '' });
      await service.succeed('updateColumn', { token, id: board.right, body: { done: true } });
      const before = await idsIn(board, board.right);
      const { changed_cards: count, events } = await run('moveColumnCards', board.left, {
        column_id: board.right,
        position,
      });
      expect(count).toBe(3);
      expect([await titlesIn(board, board.left), await titlesIn(board, board.right)]).toEqual(['', order]);
      const after = await idsIn(board, board.right);
      expect(applied(before, board.right, events)).toEqual(after);
      const moved = await service.succeed('getCard', { token, id: ids.A ?? '' });
      expect(moved).toMatchObject({ etag: '"2.2"', completed_at: moved.updated_at });
      expect(events[0]?.changes).toHaveProperty('completed_at');
      expect((await service.succeed('getCard', { token, id: ids.C ?? '' })).column_id).toBe(board.left);
      await expectHealthyRanks(board, board.right);
    },
  );

  it('refuses columns elsewhere, archived ones and full ones, and changes nothing', async () => {
    await makeManyCards(board, 3, board.left);
    const { column: foreign } = await makeBoard(service, tenant);
    const limit = (wipLimit: number) =>
      service.succeed('updateColumn', {
        token,
        id: board.right,
        body: { wip_limit: wipLimit, wip_limit_enforced: true },
      });
    await limit(2);
    const code = async (columnId: string) =>
      (await run('moveColumnCards', board.left, { column_id: columnId })).code;
    await expectNothingStored(service, async () => {
      expect(await code(foreign.id)).toBe('unknown_column');
      expect(await code(board.right)).toBe('wip_limit_reached');
      expect((await run('moveColumnCards', board.left, { column_id: board.left })).changed_cards).toBe(0);
      expect((await run('moveColumnCards', board.right, { column_id: board.left })).changed_cards).toBe(0);
    });
    await limit(3);
    expect(await code(board.right)).toBeUndefined();
    await service.succeed('archiveColumn', { token, id: board.right });
    await makeManyCards(board, 1, board.left);
    expect(await code(board.right)).toBe('column_archived');
  });
});

describe('archiveColumnCards', () => {
  it('archives the active cards, with an event for each', async () => {
    const [first = '', ...others] = await makeManyCards(board, 3, board.left);
    await service.succeed('archiveCard', { token, id: first });
    const { changed_cards: count, events } = await run('archiveColumnCards', board.left);
    expect(count).toBe(2);
    expect(events.map(({ type, resourceId }) => `${type} ${resourceId}`).sort()).toEqual(
      others.map((id) => `card.archived ${id}`).sort(),
    );
    expect(await idsIn(board, board.left)).toEqual([]);
    expect((await run('archiveColumnCards', board.left)).changed_cards).toBe(0);
  });
});

describe('sortColumnCards', () => {
  /** The cards C, A, b, D from top to bottom, with an archived one after the first. */
  async function makeColumn() {
    const ids = await makeCards(board, 'CxAbD', board.left);
    const patches = {
      C: { priority: 'urgent', due_on: '2027-01-16' },
      A: { priority: 'low' },
      b: { due_at: '2027-01-15T23:00:00Z', priority: 'urgent' },
      D: { due_at: '2027-01-17T00:00:00Z' },
    };
    for (const [letter, body] of Object.entries(patches)) {
      await service.succeed('updateCard', { token, id: ids[letter] ?? '', body });
    }
    await service.succeed('archiveCard', { token, id: ids.x ?? '' });
    return ids;
  }

  it.each([
    ['title', 'AbCD'],
    ['-title', 'DCbA'],
    ['created_at', 'CAbD'],
    ['-created_at', 'DbAC'],
    ['updated_at', 'CAbD'],
    ['-updated_at', 'DbAC'],
    ['due_at', 'bCDA'],
    ['-due_at', 'DCbA'],
    ['priority', 'ACbD'],
    ['-priority', 'CbAD'],
  ])('sorts once by %s, with archived cards where they were', async (sort, order) => {
    const ids = await makeColumn();
    const query = { column_id: board.left, include_archived: true };
    const all = async () => (await service.succeed('listCards', { token, id: board.boardId, query })).data;
    const before = await all();
    const epoch = await rankEpochOf(board, board.left);
    const { changed_cards: count, events } = await run('sortColumnCards', board.left, { sort });
    const after = await all();
    expect(await titlesIn(board, board.left)).toBe(order);
    expect(after[1]?.id).toBe(ids.x);
    const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
    expect(applied(idsOf(before), board.left, events)).toEqual(idsOf(after));
    expect(count).toBe(order.split('').filter((letter, index) => letter !== 'CAbD'[index]).length);
    expect(await rankEpochOf(board, board.left)).toBe(count === 0 ? epoch : epoch + 1);
    await expectHealthyRanks(board, board.left);
  });

  it('sorts by whole titles', async () => {
    const beginning = 'A title whose first sixty characters are those of other titles';
    const titles = [`${beginning} 2`, `${beginning} 3`, `${beginning} 1`];
    for (const title of titles)
      await makeCard(service, tenant, board.boardId, { column_id: board.left, title });
    await run('sortColumnCards', board.left, { sort: '-title' });
    const query = { column_id: board.left };
    const { data } = await service.succeed('listCards', { token, id: board.boardId, query });
    expect(data.map(({ title }) => title)).toEqual(titles.toSorted().toReversed());
  });

  it('keeps a list that is being read from missing or repeating a card that stays', async () => {
    await makeColumn();
    const query = { column_id: board.left, limit: 2 };
    const page = await service.succeed('listCards', { token, id: board.boardId, query });
    await run('sortColumnCards', board.left, { sort: 'title' });
    const next = { ...query, cursor: page.next_cursor ?? '' };
    const { data } = await service.succeed('listCards', { token, id: board.boardId, query: next });
    // After A, where the first page ended, which is the first card now.
    expect(data.map(({ title }) => title)).toEqual(['b', 'C']);
  });
});

it('refuses all of them for a column with more cards than one request can change', async () => {
  await makeManyCards(board, cardsPerColumnActionMax + 1, board.left);
  const actions = [
    ['moveColumnCards', { column_id: board.right }],
    ['archiveColumnCards', undefined],
    ['sortColumnCards', { sort: 'title' }],
  ] as const;
  await expectNothingStored(service, async () => {
    for (const [operationId, body] of actions) {
      expect(await run(operationId, board.left, body)).toMatchObject({ status: 409, code: 'too_many_cards' });
    }
  });
  const [first = ''] = await idsIn(board, board.left);
  await service.succeed('archiveCard', { token, id: first });
  const { changed_cards: count } = await run('sortColumnCards', board.left, { sort: '-created_at' });
  expect(count).toBeLessThanOrEqual(cardsPerColumnActionMax);
  expect((await run('moveColumnCards', board.left, { column_id: board.right })).changed_cards).toBe(
    cardsPerColumnActionMax,
  );
});
