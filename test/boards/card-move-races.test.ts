/** Moves of a card that has gone to a third column while they wait. */
import { beforeAll, expect, it } from 'vitest';
import { makeCard, makeColumns, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

const hold = (columnId: string) =>
  holdTransaction(service, 'SELECT 1 FROM columns WHERE id = $1 FOR UPDATE', [columnId]);

const moves = {
  moveCard: (id: string, column_id: string) =>
    service.succeed('moveCard', { token: tenant.token, id, body: { column_id, position: 'bottom' } }),
  moveCards: (id: string, column_id: string) =>
    service.succeed('moveCards', {
      token: tenant.token,
      id: tenant.workspaceId,
      body: { cards: [{ id, column_id }] },
    }),
};

it.each(['moveCard', 'moveCards'] as const)('%s locks the column that the card leaves', async (operation) => {
  const { board, columns } = await makeColumns(service, tenant, 'First', 'Second', 'Third');
  const [first = '', second = '', third = ''] = columns.map(({ id }) => id);
  const { id } = await makeCard(service, tenant, board.id, { column_id: first });
  const heldFirst = await hold(first);
  const earlier = moves.moveCard(id, second);
  await untilWaiting(service, 1);
  const later = moves[operation](id, third);
  await untilWaiting(service, 2);
  const heldThird = await hold(third);
  await heldFirst.commit();
  await earlier;
  await untilWaiting(service, 1);
  // The later move has seen the card in the first column, and finds it in the second one.
  const heldSecond = await hold(second);
  await heldThird.commit();
  await Promise.race([later, untilWaiting(service, 1)]);
  const { token } = tenant;
  const columnOfCard = async () => (await service.succeed('getCard', { token, id })).column_id;
  expect(await columnOfCard()).toBe(second);
  await heldSecond.commit();
  await later;
  expect(await columnOfCard()).toBe(third);
});
