/** A card that needs no more is created and committed by one statement, next to whatever card is at the end of its column. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { setBillingAccount, testBilling } from '../support/billing.ts';
import { makeMember, makeTenant } from '../support/factories.ts';
import { hold } from '../support/holds.ts';
import { storedId } from '../support/ids.ts';
import { expectHealthyRanks, makeCards, makeOrderedBoard, titlesIn } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

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

describe('a card that is refused', () => {
  it.each([
    ['by the role', 'insufficient_role', withRole],
    ['by a hold', 'workspace_read_only', withHold],
    ['because billing is canceled', 'billing_canceled', withCanceledBilling],
  ] as const)('%s is not stored', async (_why, code, prepare) => {
    const caller = await prepare();
    await expectNothingStored(service, async () => {
      const options = { token: caller.token, id: board.boardId, body: { title: 'X' } };
      const { body } = await caller.service.call('createCard', options);
      expect(body).toMatchObject({ code });
    });
  });
});

async function withRole() {
  const { tenant, boardId } = board;
  const guest = await makeMember(service, tenant, 'guest', [boardId]);
  return { service, token: guest.token };
}

async function withHold() {
  await hold(service, board.tenant.workspaceId, 'read_only');
  return { service, token: board.tenant.token };
}

/** Only a service with plans refuses it. */
async function withCanceledBilling() {
  const { workspaceId, token } = board.tenant;
  const billing = { ...testBilling, enforced: true, provider: 'stripe' } as const;
  const enforcing = await startService({ databaseUrl: service.databaseUrl, billing });
  const ended = { status: 'canceled', canceledAt: service.now(), cancelAt: null, closesAt: null } as const;
  const running = { token, id: board.boardId, body: { title: 'Before' } };
  await enforcing.succeed('createCard', running);
  await setBillingAccount(service, { workspaceId }, ended);
  return { service: enforcing, token };
}

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
    await expectHealthyRanks(board, board.left);
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
    orderBy: { number: 'asc' },
  });
  return cards.map(({ rank }) => rank);
}
