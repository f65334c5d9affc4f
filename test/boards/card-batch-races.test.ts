/** Batches of cards that meet: each other, single requests, and the deletion of what they name. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordersInList, ordersInLog, withCards } from '../support/event-orders.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { expectHealthyRanks, makeCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, ProblemBody, Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';

let service: Service;
let tenant: Tenant;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

/** The status and, for a problem, its code. */
async function outcome(operationId: OperationId, id: string, body?: object): Promise<string> {
  const options = { token: tenant.token, id, ...(body !== undefined && { body }) };
  const answer = await service.call(operationId, options);
  return answer.status < 300 ? 'done' : `${answer.status} ${(answer.body as ProblemBody).code}`;
}

const batch = (operationId: OperationId, cards: readonly object[]) =>
  outcome(operationId, tenant.workspaceId, { cards });

const allTo = (columnId: string, ids: readonly string[]) => ids.map((id) => ({ id, column_id: columnId }));

const create = (cards: readonly object[], { token } = tenant) =>
  service.succeed('createCards', { token, id: board.boardId, body: { cards } });

/**
 * The cards of both columns, archived ones included, are where the log says. Changes can overlap only if they lock the same
 * first: otherwise they are in either order in the log (docs/decisions/0013-event-log.md).
 */
async function expectLogFits(on = board): Promise<void> {
  expect(withCards(await ordersInLog(on))).toEqual(withCards(await ordersInList(on)));
}

const shuffled = (ids: readonly string[], by: number) => [...ids.slice(by), ...ids.slice(0, by)].toReversed();

describe('two batches that meet', () => {
  it('move the same cards to opposite columns one after the other, whichever comes first', async () => {
    const ids = Object.values(await makeCards(board, 'ABCDEFGH', board.left));
    const { left, right } = board;
    for (let round = 0; round < stormSize(60, 6); round += 1) {
      const there = shuffled(ids, round % ids.length);
      const back = shuffled(ids, (round * 3) % ids.length).toReversed();
      expect(
        await Promise.all([batch('moveCards', allTo(right, there)), batch('moveCards', allTo(left, back))]),
      ).toEqual(['done', 'done']);
      expect([{ [left]: back }, { [right]: there }]).toContainEqual(withCards(await ordersInList(board)));
    }
    await expectLogFits();
  });

  it('exchange the cards of two columns without losing or blocking any', async () => {
    const { left, right } = board;
    await makeCards(board, 'ABCD', left);
    await makeCards(board, 'WXYZ', right);
    for (let round = 0; round < stormSize(40, 4); round += 1) {
      const { [left]: inLeft = [], [right]: inRight = [] } = await ordersInList(board);
      const moves = [
        batch('moveCards', [...allTo(right, inLeft), ...allTo(left, inRight)]),
        batch('moveCards', [...allTo(left, inRight.toReversed()), ...allTo(right, inLeft.toReversed())]),
        outcome('moveColumnCards', left, { column_id: right, position: 'top' }),
        outcome('moveColumnCards', right, { column_id: left }),
        outcome('sortColumnCards', left, { sort: '-title' }),
      ];
      expect(new Set(await Promise.all(moves))).toEqual(new Set(['done']));
      expect(Object.values(await ordersInList(board)).flat()).toHaveLength(8);
    }
    await expectLogFits();
  });

  it('move cards of two boards, named in opposite orders', async () => {
    const other = await makeOrderedBoard(service, tenant);
    const here = Object.values(await makeCards(board, 'ABC', board.left));
    const there = Object.values(await makeCards(other, 'XYZ', other.left));
    for (let round = 0; round < stormSize(40, 4); round += 1) {
      const sides = [board, other].map(({ left, right }) =>
        round % 2 === 0 ? [left, right] : [right, left],
      );
      const [[, toHere = ''] = [], [, toThere = ''] = []] = sides;
      const forth = [...allTo(toHere, here), ...allTo(toThere, there)];
      expect(await Promise.all([batch('moveCards', forth), batch('moveCards', forth.toReversed())])).toEqual([
        'done',
        'done',
      ]);
      for (const [on, column, ids] of [[board, toHere, here] as const, [other, toThere, there] as const]) {
        expect([ids, ids.toReversed()]).toContainEqual((await ordersInList(on))[column]);
      }
    }
    await expectLogFits();
    await expectLogFits(other);
  });
});

describe('a batch and the deletion of its column', () => {
  it.each([
    ['createCards', () => [{ title: 'New', column_id: board.right }]],
    ['moveCards', (ids: readonly string[]) => allTo(board.right, ids)],
  ] as const)('leave the cards or the column, with %s', async (operationId, itemsOf) => {
    const on = operationId === 'createCards' ? board.boardId : tenant.workspaceId;
    for (let round = 0; round < stormSize(20, 4); round += 1) {
      board = await makeOrderedBoard(service, tenant);
      const ids = Object.values(await makeCards(board, 'AB', board.left));
      const outcomes = await Promise.all([
        outcome(operationId, on, { cards: itemsOf(ids) }),
        outcome('deleteColumn', board.right),
      ]);
      expect([
        ['done', '409 column_not_empty'],
        ['422 unknown_column', 'done'],
      ]).toContainEqual(outcomes);
      const { [board.right]: inRight = [] } = await ordersInList(board);
      expect(inRight.length > 0).toBe(outcomes[0] === 'done');
      await expectLogFits();
    }
  });

  it('restores archived cards in the column, or in the one that gets them', async () => {
    for (let round = 0; round < stormSize(20, 4); round += 1) {
      board = await makeOrderedBoard(service, tenant);
      const ids = Object.values(await makeCards(board, 'ABC', board.right));
      await batch(
        'archiveCards',
        ids.map((id) => ({ id })),
      );
      const [restored, deleted] = await Promise.all([
        batch(
          'restoreCards',
          ids.map((id) => ({ id })),
        ),
        outcome('deleteColumn', board.right),
      ]);
      expect(restored).toBe('done');
      expect(['done', '409 column_not_empty']).toContain(deleted);
      const column = deleted === 'done' ? board.left : board.right;
      expect(withCards(await ordersInList(board))).toEqual({ [column]: ids });
      await expectLogFits();
    }
  });

  it('empties the column or finds it gone, with moveColumnCards', async () => {
    for (let round = 0; round < stormSize(20, 4); round += 1) {
      board = await makeOrderedBoard(service, tenant);
      const ids = Object.values(await makeCards(board, 'ABC', board.left));
      const outcomes = await Promise.all([
        outcome('moveColumnCards', board.left, { column_id: board.right }),
        outcome('deleteColumn', board.right),
        outcome('deleteColumn', board.left),
      ]);
      expect(['done', '422 unknown_column']).toContain(outcomes[0]);
      const columns = (await service.succeed('listColumns', { token: tenant.token, id: board.boardId })).data;
      const orders = withCards(await ordersInList(board));
      expect(Object.values(orders)).toEqual([ids]);
      expect(columns.map(({ id }) => id)).toContain(Object.keys(orders)[0]);
      await expectLogFits();
    }
  });

  it.each([
    ['deleted', 'DELETE FROM columns WHERE id = $1'],
    ['archived', 'UPDATE columns SET archived_at = now() WHERE id = $1'],
  ])(
    'puts cards without a given column into the first one, when the one before it is %s',
    async (_, statement) => {
      const held = await holdTransaction(service, statement, [board.left]);
      const creating = create([{ title: 'A' }, { title: 'B', column_id: board.right }, { title: 'C' }]);
      await untilWaiting(service, 1);
      await held.commit();
      expect((await creating).cards.map((card) => card.column_id)).toEqual(Array(3).fill(board.right));
      expect((await ordersInList(board))[board.right]).toHaveLength(3);
    },
  );
});

describe('batches of every kind at once', () => {
  it('are all carried out or refused for what others did, and leave every card at a place of its own', async () => {
    const { token, userId } = tenant;
    const { left, right, boardId } = board;
    await service.succeed('updateColumn', {
      token,
      id: right,
      body: { wip_limit: 30, wip_limit_enforced: true },
    });
    const ids = (await create(Array.from({ length: 12 }, (_, n) => ({ title: `Card ${n % 5}` })))).cards.map(
      ({ id }) => id,
    );
    for (let round = 0; round < stormSize(12, 3); round += 1) {
      const label = await service.succeed('createLabel', {
        token,
        id: boardId,
        body: { name: `Label ${round}`, color: 'red' },
      });
      const marks = { label_ids: [label.id], assignee_ids: [userId] };
      const some = shuffled(ids, round % ids.length).slice(0, 8);
      const items = some.map((id) => ({ id }));
      const [first = '', second = ''] = some;
      const outcomes = await Promise.all([
        batch(
          'updateCards',
          some.map((id) => ({ id, ...marks })),
        ),
        batch('moveCards', allTo(right, some)),
        batch('moveCards', allTo(left, some.toReversed())),
        batch('archiveCards', items),
        batch('restoreCards', items.toReversed()),
        outcome('createCards', boardId, { cards: [{ title: 'New', column_id: right, ...marks }] }),
        outcome('createCard', boardId, { title: 'New', column_id: right, ...marks }),
        outcome('moveColumnCards', right, { column_id: left }),
        outcome('sortColumnCards', left, { sort: 'title' }),
        outcome('archiveColumnCards', left),
        outcome('moveCard', first, { column_id: right, position: 'top' }),
        outcome('updateCard', second, marks),
        outcome('deleteLabel', label.id),
      ]);
      for (const answer of outcomes) {
        expect(['done', '422 unknown_label', '409 wip_limit_reached']).toContain(answer);
      }
      expect(outcomes.at(-1)).toBe('done');
    }
    const { data } = await service.succeed('listLabels', { token, id: boardId });
    expect(data).toEqual([]);
    for (const columnId of [left, right]) await expectHealthyRanks(board, columnId);
  });

  it('leave deleted cards alone, all of which can be restored', async () => {
    const ids = (await create(Array.from({ length: 8 }, () => ({ title: 'Card' })))).cards.map(
      ({ id }) => id,
    );
    const { left, right } = board;
    for (let round = 0; round < stormSize(12, 3); round += 1) {
      const some = shuffled(ids, round % ids.length);
      const [first = '', second = ''] = some;
      const outcomes = await Promise.all([
        outcome('deleteCard', first),
        outcome('deleteCard', second),
        batch('moveCards', allTo(round % 2 === 0 ? right : left, some)),
        batch(
          'archiveCards',
          some.slice(0, 3).map((id) => ({ id })),
        ),
        outcome('moveColumnCards', left, { column_id: right, position: 'top' }),
        outcome('restoreCard', second),
        outcome('restoreCard', first),
      ]);
      for (const answer of outcomes) expect(['done', '422 unknown_card']).toContain(answer);
      for (const id of [first, second]) expect(await outcome('restoreCard', id)).toBe('done');
      expect(
        Object.values(await ordersInList(board))
          .flat()
          .toSorted(),
      ).toEqual(ids.toSorted());
      for (const columnId of [left, right]) await expectHealthyRanks(board, columnId);
    }
  });
});
