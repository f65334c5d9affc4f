/** How often a request waits for the database: each time takes as long as the network between them. */
import { beforeAll, expect, it } from 'vitest';
import { linkTo } from '../support/database-link.ts';
import type { DatabaseLink } from '../support/database-link.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let link: DatabaseLink;
let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  link = await linkTo(await createMigratedDatabase());
  service = await startService({ databaseUrl: link.url });
  tenant = await makeTenant(service);
});

/**
 * The fewest of some calls, each about a card of its own: statements are described once for each connection, and background work has
 * statements of its own.
 */
async function roundTripsOf(boardId: string, call: (cardId: string) => Promise<unknown>): Promise<number> {
  let fewest = Infinity;
  for (let time = 0; time < 6; time += 1) {
    const { id } = await makeCard(service, tenant, boardId);
    const before = link.roundTrips();
    await call(id);
    fewest = Math.min(fewest, link.roundTrips() - before);
  }
  return fewest;
}

it('are few for what a front end does most often: one of them is for the credential', async () => {
  const { token } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  const first = await makeCard(service, tenant, board.id);
  const label = await service.succeed('createLabel', {
    token,
    id: board.id,
    body: { name: 'New', color: 'red' },
  });
  const labeled = { label_ids: [label.id] };
  const place = { column_id: column.id, before_card_id: first.id };
  const calls: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    getMe: () => service.succeed('getMe', { token }),
    createCard: () => service.succeed('createCard', { token, id: board.id, body: { title: 'New' } }),
    updateCard: (id) => service.succeed('updateCard', { token, id, body: { title: 'Changed' } }),
    'createCard with a label': () =>
      service.succeed('createCard', { token, id: board.id, body: { title: 'New', ...labeled } }),
    'updateCard with a label': (id) => service.succeed('updateCard', { token, id, body: labeled }),
    moveCard: (id) => service.succeed('moveCard', { token, id, body: place }),
    createComment: (id) => service.succeed('createComment', { token, id, body: { body: 'Yes' } }),
    deleteCard: (id) => service.succeed('deleteCard', { token, id }),
  };
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) counts[name] = await roundTripsOf(board.id, call);
  expect(counts).toEqual({
    getMe: 1,
    createCard: 2,
    'createCard with a label': 6,
    updateCard: 4,
    'updateCard with a label': 6,
    moveCard: 7,
    createComment: 5,
    deleteCard: 6,
  });
});
