/** A card that needs no more is created and committed by one statement, next to whatever card is at the end of its column. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { isRank } from '../../src/domain/core/ranks.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeCards, makeOrderedBoard, titlesIn } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
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

function create(body: Readonly<Record<string, unknown>> = {}) {
  const { tenant, boardId, left } = board;
  const card = { title: 'X', column_id: left, ...body };
  return service.succeed('createCard', { token: tenant.token, id: boardId, body: card });
}

/** The statements that transactions send while `run` runs, without BEGIN and COMMIT. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(TransactionConnection.prototype, 'query');
  onTestFinished(() => {
    query.mockRestore();
  });
  await run();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

describe('a new card', () => {
  it.each([
    ['in an empty column', {}],
    ['in the first column', { column_id: undefined }],
    ['at the top', { position: 'top' }],
    ['with all its texts and times', { description: 'D', due_on: '2026-12-04', priority: 'high' }],
  ])('takes one statement %s', async (_where, body) => {
    expect(await statementsOf(() => create(body))).toBe(1);
  });

  it('takes more statements with an assignee, who is on it', async () => {
    const assignee_ids = [board.tenant.userId];
    expect(await statementsOf(() => create({ assignee_ids }))).toBeGreaterThan(1);
    const cards = await service.succeed('listCards', { token: board.tenant.token, id: board.boardId });
    expect(cards.data.map((card) => card.assignee_ids)).toEqual([assignee_ids]);
  });
});

/** Gives the one card of the left column this rank. */
async function rankAtEnd(rank: string): Promise<void> {
  await service.database.transaction((tx) =>
    tx.rows(Prisma.sql`UPDATE cards SET rank = ${rank} WHERE column_id = ${storedId(board.left)}::uuid`),
  );
}

describe('the rank of a new card', () => {
  it.each([
    'a0',
    'a1',
    'az',
    'a0V',
    'azz',
    'aV0001',
    'b00',
    'b0z',
    'bzz',
    'c000',
    'Zz',
    'Z0',
    'Yzz',
    'Y00',
    'X000',
  ])('is beyond %s at both ends', async (edge) => {
    await makeCards(board, 'A', board.left);
    await rankAtEnd(edge);
    await create({ title: 'T', position: 'top' });
    await create({ title: 'B', position: 'bottom' });
    expect(await titlesIn(board, board.left)).toBe('TAB');
    const ranks = await ranksInLeft();
    expect(ranks.filter((rank) => !isRank(rank))).toEqual([]);
  });

  it('follows all numbers of one and two digits, and is rarely found by more than one statement', async () => {
    const statements: number[] = [];
    for (let count = 0; count < 130; count += 1) statements.push(await statementsOf(create));
    const ranks = await ranksInLeft();
    expect([...ranks].sort()).toEqual(ranks);
    expect(new Set(ranks).size).toBe(130);
    expect(statements.filter((count) => count > 1)).toHaveLength(2);
  });
});

async function ranksInLeft(): Promise<string[]> {
  const cards = await service.database.reader.prisma.card.findMany({
    where: { columnId: storedId(board.left) },
    orderBy: { createdAt: 'asc' },
  });
  return cards.map(({ rank }) => rank);
}
