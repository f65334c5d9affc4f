/** The order of cards holds while many act at once, however the database sorts text. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../src/db/migrations.ts';
import { runTransaction } from '../../src/db/transactions.ts';
import { moveCard } from '../../src/domain/boards/card-moves.ts';
import { rankLengthMax } from '../../src/domain/core/ranks.ts';
import { createEnglishDatabase, createMigratedDatabase } from '../support/database.ts';
import { ordersInList, ordersInLog, withCards } from '../support/event-orders.ts';
import { makeCard, makeColumn, makeContext, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import {
  exhaustFirstGap,
  expectHealthyRanks,
  idsIn,
  makeCards,
  makeManyCards,
  makeOrderedBoard,
  moveTo,
  rankEpochOf,
  storedCards,
  titlesIn,
} from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';

let service: Service;
let tenant: Tenant;
let board: OrderedBoard;

async function useService(databaseUrl: string): Promise<void> {
  service = await startService({ databaseUrl });
  tenant = await makeTenant(service);
}

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

describe.each([
  ['byte order', () => createMigratedDatabase()],
  ['the order of a language', () => createLinguisticDatabase()],
])('on a database that sorts text in %s', (_name, createDatabase) => {
  beforeAll(async () => useService(await createDatabase()));

  it('keeps cards that move into one gap in the order of the moves', async () => {
    const count = stormSize(1000, 400);
    const [first = '', last = ''] = await makeManyCards(board, 2, board.left);
    const cards = await makeManyCards(board, count, board.right);
    const placed: string[] = [];
    await service.database.transaction(async (tx) => {
      const ctx = await makeContext(tx, tenant);
      for (const [index, card] of cards.entries()) {
        // Half of them squeeze in behind the first card, half before the last.
        const [kind, anchor] = index % 2 === 0 ? (['after', first] as const) : (['before', last] as const);
        const target = { kind, anchorId: storedId(anchor) };
        const destination = { columnId: storedId(board.left), target, missingLabels: 'drop' } as const;
        await moveCard(ctx, storedId(card), destination);
        placed.splice(kind === 'after' ? 0 : placed.length, 0, card);
      }
    });
    expect(await idsIn(board, board.left)).toEqual([first, ...placed, last]);
    await expectHealthyRanks(board, board.left);
    const stored = await storedCards(board, board.left);
    expect(Math.max(...stored.map(({ rank }) => rank.length))).toBeLessThanOrEqual(rankLengthMax + 4);
    expect(await rankEpochOf(board, board.left)).toBeGreaterThan(0);
    // Respacing changes nothing that clients see.
    expect(new Set(stored.map(({ version }) => version))).toEqual(new Set([1n, 2n]));
    expect(stored.filter(({ version }) => version === 2n)).toHaveLength(count);
    await placeEvents(service);
    const moves = await service.database.reader.prisma.event.count({
      where: { type: 'card.moved', boardId: storedId(board.boardId) },
    });
    expect(moves).toBe(count);
  });

  it('gives 50 cards that move concurrently to one place, from two columns, different ranks', async () => {
    const inLeft = await makeManyCards(board, 27, board.left);
    const inRight = await makeManyCards(board, 25, board.right);
    const [first, last] = [inLeft[0], inLeft.at(-1)];
    const movers = [...inLeft.slice(1, -1), ...inRight];
    await Promise.all(movers.map((id) => moveTo(board, id, board.left, { before_card_id: last })));
    const ids = await idsIn(board, board.left);
    expect([ids[0], ids.at(-1)]).toEqual([first, last]);
    expect(ids.slice(1, -1).sort()).toEqual(movers.sort());
    await expectHealthyRanks(board, board.left);
  });

  it('moves 50 cards concurrently between two columns in both directions without losing or blocking any', async () => {
    const fromLeft = await makeManyCards(board, 25, board.left);
    const fromRight = await makeManyCards(board, 25, board.right);
    await Promise.all([
      ...fromLeft.map((id, index) =>
        moveTo(board, id, board.right, { position: index % 2 === 0 ? 'top' : 'bottom' }),
      ),
      ...fromRight.map((id, index) =>
        moveTo(board, id, board.left, { position: index % 2 === 0 ? 'top' : 'bottom' }),
      ),
    ]);
    expect((await idsIn(board, board.left)).sort()).toEqual([...fromRight].sort());
    expect((await idsIn(board, board.right)).sort()).toEqual([...fromLeft].sort());
    await Promise.all([board.left, board.right].map((column) => expectHealthyRanks(board, column)));
  });

  it.each(['top', 'bottom'])(
    'creates 50 cards at the %s of one column at the same time',
    async (position) => {
      const cards = await Promise.all(
        Array.from({ length: 50 }, () => makeCard(service, tenant, board.boardId, { position })),
      );
      expect((await idsIn(board, board.left)).sort()).toEqual(cards.map(({ id }) => id).sort());
      await expectHealthyRanks(board, board.left);
    },
  );

  it('records below which card each new one is, while others are created and moved', async () => {
    const others = Object.values(await makeCards(board, 'ABCDEFGHIJKL', board.left));
    await Promise.all(
      others.flatMap((id, index) => [
        makeCard(service, tenant, board.boardId, { position: index % 3 === 0 ? 'top' : 'bottom' }),
        moveTo(board, id, index % 4 === 0 ? board.right : board.left, {
          position: index % 2 === 0 ? 'top' : 'bottom',
        }),
        makeCard(service, tenant, board.boardId),
      ]),
    );
    expect(withCards(await ordersInLog(board))).toEqual(withCards(await ordersInList(board)));
  });

  it('keeps the order while cards are created and the ranks of their column are respaced', async () => {
    const existing = await makeManyCards(board, 100, board.left);
    await exhaustFirstGap(board, board.left);
    const [moved = ''] = await makeManyCards(board, 1, board.right);
    const append = async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      while (ids.length < count) ids.push((await makeCard(service, tenant, board.boardId)).id);
      return ids;
    };
    const clients = await Promise.all([
      append(15),
      append(15),
      append(15),
      moveTo(board, moved, board.left, { after_card_id: existing[0] }).then((): string[] => []),
    ]);
    expect(await rankEpochOf(board, board.left)).toBe(1);
    const ids = await idsIn(board, board.left);
    expect(ids.slice(0, 101)).toEqual([existing[0], moved, ...existing.slice(1)]);
    expect(ids).toHaveLength(101 + 45);
    for (const created of clients) expect(ids.filter((id) => created.includes(id))).toEqual(created);
    await expectHealthyRanks(board, board.left);
  });
});

describe('respacing', () => {
  beforeAll(async () => useService(await createMigratedDatabase()));

  it.each([
    ['only cards around a gap that is full', 1, 101],
    ['more cards where their ranks leave no room', 60, 1_001],
  ])('changes the ranks of %s', async (_which, crowdedCount, changedMax) => {
    const cards = await makeManyCards(board, 1_500, board.left);
    // The last ranks before the gap have no room between them.
    const crowded = cards.slice(750 - crowdedCount, 750);
    const base = (await rankOf(cards[750 - crowdedCount - 1])) ?? '';
    for (const [index, id] of crowded.entries()) {
      const rank = `${base}${'0'.repeat(rankLengthMax)}${String(index + 10)}1`;
      await service.database.reader.prisma.card.update({ where: { id: storedId(id) }, data: { rank } });
    }
    const before = await ranksById();
    const moved = cards.at(-1) ?? '';
    await moveTo(board, moved, board.left, { before_card_id: crowded[0] });
    const after = await ranksById();
    const changed = [...after].filter(([id, rank]) => before.get(id) !== rank);
    expect(changed.length).toBeGreaterThan(crowdedCount);
    expect(changed.length).toBeLessThanOrEqual(changedMax + 1);
    expect(Math.max(...changed.map(([, rank]) => rank.length))).toBeLessThanOrEqual(rankLengthMax / 2);
    const expected = cards.slice(0, -1).toSpliced(750 - crowdedCount, 0, moved);
    expect(await idsIn(board, board.left)).toEqual(expected);
    await expectHealthyRanks(board, board.left);
  });

  it('does not touch a card that is leaving the column at the same time', async () => {
    const middle = (await makeColumn(service, tenant, board.boardId)).id;
    const { X = '' } = await makeCards(board, 'X', board.left);
    const { A = '', M = '' } = await makeCards(board, 'ABM', middle);
    await makeCards(board, 'Z', board.right);
    await exhaustFirstGap(board, middle);
    // While X goes from left to middle, another client that saw it in left sends it on to right.
    const arrival = await holdTransaction(
      service,
      `WITH locked AS (SELECT id FROM columns WHERE id IN ($2, $3) FOR NO KEY UPDATE)
      UPDATE cards SET column_id = $2, rank = 'b00V', version = version + 1 FROM locked WHERE cards.id = $1 AND locked.id = $2`,
      [X, middle, board.left],
    );
    const gate = Promise.withResolvers<undefined>();
    const departed = Promise.withResolvers<undefined>();
    const departure = runTransaction(service.database, async (tx) => {
      await moveCard(await makeContext(tx, tenant), storedId(X), {
        columnId: storedId(board.right),
        target: { kind: 'bottom' },
        missingLabels: 'drop',
      });
      departed.resolve(undefined);
      await gate.promise;
    });
    await untilWaiting(service, 1);
    await arrival.commit();
    await departed.promise;
    const respacing = moveTo(board, M, middle, { after_card_id: A });
    await untilWaiting(service, 1);
    gate.resolve(undefined);
    await Promise.all([departure, respacing]);
    expect(await rankEpochOf(board, middle)).toBe(1);
    expect(await titlesIn(board, middle)).toBe('AMB');
    await makeCards(board, 'Q', board.right);
    expect(await titlesIn(board, board.right)).toBe('ZXQ');
    await Promise.all([middle, board.right].map((column) => expectHealthyRanks(board, column)));
  });
});

async function rankOf(id = ''): Promise<string | undefined> {
  return (await ranksById()).get(storedId(id));
}

async function ranksById(): Promise<ReadonlyMap<string, string>> {
  const cards = await storedCards(board, board.left);
  return new Map(cards.map(({ id, rank }) => [id, rank]));
}

/** Only the ranks' own collation keeps byte order here. */
async function createLinguisticDatabase(): Promise<string> {
  const url = await createEnglishDatabase();
  await applyMigrations({ connectionString: url });
  return url;
}
