/** Batches and imports of cards take as many statements however many cards they have. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { makeTenant } from '../support/factories.ts';
import { makeManyCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';

it('takes as many statements for 100 cards as for a few', async () => {
  const service = await startService();
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const board = await makeOrderedBoard(service, tenant);
  const create = (cards: readonly object[]) =>
    service.succeed('createCards', { token, id: board.boardId, body: { cards } });
  const importCards = (cards: readonly object[]) =>
    service.succeed('importCards', { token, id: board.boardId, body: { source: 'trello', cards } });
  const batch = (
    operationId: 'updateCards' | 'moveCards' | 'archiveCards' | 'restoreCards',
    cards: readonly object[],
  ) => service.succeed(operationId, { token, id: tenant.workspaceId, body: { cards } });
  const ids = await makeManyCards(board, 100, board.left);
  const { id: label } = await service.succeed('createLabel', {
    token,
    id: board.boardId,
    body: { name: 'Label', color: 'red' },
  });
  const query = vi.spyOn(TransactionConnection.prototype, 'query');
  onTestFinished(() => {
    query.mockRestore();
  });
  const statementsOf = async (run: () => Promise<unknown>) => {
    query.mockClear();
    await run();
    return query.mock.calls.length;
  };
  let round = 0;
  const runs = (count: number): readonly (() => Promise<unknown>)[] => {
    round += 1;
    const some = ids.slice(0, count);
    const marks = { label_ids: [label], assignee_ids: [tenant.userId] };
    const imported = (commentIds: readonly string[]) =>
      some.map((_, index) => ({
        ...{ external_id: `${round}-${index}`, title: 'Old', ...marks },
        comments: commentIds.map((id) => ({ external_id: id, body: 'One' })),
      }));
    return [
      () => create(some.map((_, index) => ({ title: `New ${index}`, column_id: board.right, ...marks }))),
      () =>
        batch(
          'updateCards',
          some.map((id) => ({ id, title: `Round ${round}`, ...marks })),
        ),
      () =>
        batch(
          'updateCards',
          some.map((id) => ({ id, label_ids: [], assignee_ids: [] })),
        ),
      () =>
        batch(
          'moveCards',
          some.map((id) => ({ id, column_id: board.right, position: 'top' })),
        ),
      () =>
        batch(
          'archiveCards',
          some.map((id) => ({ id })),
        ),
      () =>
        batch(
          'restoreCards',
          some.map((id) => ({ id })),
        ),
      () =>
        batch(
          'moveCards',
          some.toReversed().map((id) => ({ id, column_id: board.left, position: 'top' })),
        ),
      () => importCards(imported(['m1', 'm2'])),
      () => importCards(imported(['m1', 'm2', 'm3', 'm4', 'm5'])),
    ];
  };
  const counted = async (count: number) => {
    const statements = [];
    for (const run of runs(count)) statements.push(await statementsOf(run));
    return statements;
  };
  await counted(2);
  const few = await counted(2);
  const started = process.cpuUsage();
  expect(await counted(100)).toEqual(few);
  const { user, system } = process.cpuUsage(started);
  process.stdout.write(
    `Statements of batches: ${few.join(', ')}; CPU of 9 batches of 100: ${((user + system) / 1_000).toFixed(0)} ms\n`,
  );
  expect(Math.min(...few)).toBeGreaterThan(4);
  expect(Math.max(...few)).toBeLessThan(30);
});
