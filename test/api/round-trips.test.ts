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
let board: Awaited<ReturnType<typeof makeBoard>>['board'];
let place: { readonly column_id: string; readonly before_card_id: string };
let labeled: { readonly label_ids: readonly string[] };

beforeAll(async () => {
  link = await linkTo(await createMigratedDatabase());
  service = await startService({ databaseUrl: link.url });
  tenant = await makeTenant(service);
  const { token } = tenant;
  const made = await makeBoard(service, tenant);
  board = made.board;
  const first = await makeCard(service, tenant, board.id);
  place = { column_id: made.column.id, before_card_id: first.id };
  const body = { name: 'New', color: 'red' } as const;
  const { id } = await service.succeed('createLabel', { token, id: board.id, body });
  labeled = { label_ids: [id] };
});

/** Calls an operation about a card of its own. */
type Call = (token: string, cardId: string) => Promise<unknown>;

const createCard = (token: string, more = {}) =>
  service.succeed('createCard', { token, id: board.id, body: { title: 'New', ...more } });

// One of them is for the credential. What background work sends at the same time counts as well, and so does what a connection
// learns about a new statement, so a call is repeated.
it.each<[string, number, Call]>([
  ['getMe', 1, (token) => service.succeed('getMe', { token })],
  ['createCard', 2, (token) => createCard(token)],
  ['createCard with a label', 6, (token) => createCard(token, labeled)],
  ['updateCard', 4, (token, id) => service.succeed('updateCard', { token, id, body: { title: 'Changed' } })],
  ['updateCard with a label', 6, (token, id) => service.succeed('updateCard', { token, id, body: labeled })],
  ['moveCard', 7, (token, id) => service.succeed('moveCard', { token, id, body: place })],
  ['createComment', 4, (token, id) => service.succeed('createComment', { token, id, body: { body: 'Yes' } })],
  ['deleteCard', 6, (token, id) => service.succeed('deleteCard', { token, id })],
])('%s takes at most %i', async (_operation, most, call) => {
  const { token } = tenant;
  const roundTrips = async (): Promise<number> => {
    const { id } = await makeCard(service, tenant, board.id);
    const before = link.roundTrips();
    await call(token, id);
    return link.roundTrips() - before;
  };
  await expect.poll(roundTrips).toBeLessThanOrEqual(most);
});
