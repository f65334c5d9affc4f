/** A page of cards that the client has already is a 304 without reading the cards, and never one that it may not see. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeMember, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { hold, release } from '../support/holds.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  token = tenant.token;
});

async function fillBoard(descriptions: readonly string[]) {
  const { board } = await makeBoard(service, tenant);
  const cards = [];
  for (const [index, description] of descriptions.entries()) {
    cards.push(await makeCard(service, tenant, board.id, { title: `Card ${index}`, description }));
  }
  return { board, cards };
}

const short = Array.from({ length: 5 }, () => 'Short');
/** About 80,000 bytes of JSON each; 13 fit on a page. */
const long = Array.from({ length: 15 }, () => '🚀'.repeat(19_990));

/** A client that has read a page twice, so that what is known of it is kept. */
async function pollOf(id: string, query = {}) {
  await placeEvents(service);
  const read = { token, id, query };
  await service.call('listCards', read);
  const { headers } = await service.call('listCards', read);
  const etag = String(headers.etag);
  const given = { ...read, headers: { 'If-None-Match': etag } };
  return { etag, poll: async () => (await service.call('listCards', given)).status };
}

/** A new version without an event, as no request makes it. */
async function raiseUnseen(id: string): Promise<void> {
  await service.database.reader.rows(Prisma.sql`
    UPDATE cards SET version = version + 1 WHERE id = ${storedId(id)}::uuid`);
}

/** As a request makes it, in one statement. */
const changeWithEvent = `
  WITH c AS (UPDATE cards SET version = version + 1 WHERE id = $1 RETURNING *)
  INSERT INTO incoming_events (id, workspace_id, type, actor_kind, request_id, resource_type, resource_id, board_id, changes, occurred_at)
  SELECT gen_random_uuid(), workspace_id, 'card.updated', 'system', 'r', 'card', id, board_id, '{}', now() FROM c`;

describe('listCards with If-None-Match', () => {
  it.each([
    ['of all cards', short, {}],
    ['that another page follows', short, { limit: 3 }],
    ['that ends with the list', short, { limit: 5 }],
    ['that is cut by its bytes', long, {}],
    ['that is cut by its bytes and its limit', long, { limit: 13 }],
    ['in reverse', short, { sort: '-position' }],
    ['by another field', short, { sort: 'title' }],
    ['of found cards', short, { q: 'Short', completed: false }],
    ['without cards', short, { archived: true }],
    ['with counts', short, { include: 'comment_count' }],
  ] as const)(
    'returns 304 for a page %s, until a card of it changes',
    async (_which, descriptions, query) => {
      const { board, cards } = await fillBoard(descriptions);
      const read = { token, id: board.id, query };
      const first = await service.call('listCards', read);
      const etag = String(first.headers.etag);
      const again = () => service.call('listCards', { ...read, headers: { 'If-None-Match': etag } });
      const { status, headers, text } = await again();
      expect({ status, tag: headers.etag, text }).toEqual({ status: 304, tag: etag, text: '' });
      const { data } = first.body as { data: { id: string }[] };
      const changed = data[0]?.id ?? cards[0]?.id ?? '';
      if (data.length > 0)
        await service.succeed('updateCard', { token, id: changed, body: { priority: 'high' } });
      else await service.succeed('archiveCard', { token, id: changed });
      expect((await again()).status).toBe(200);
    },
  );

  it('returns 200 for the last page once another one follows, although its cards are the same', async () => {
    const { board } = await fillBoard(short);
    const query = { limit: short.length };
    const { etag } = await pollOf(board.id, query);
    await makeCard(service, tenant, board.id);
    const headers = { 'If-None-Match': etag };
    const page = await service.succeed('listCards', { token, id: board.id, query, headers });
    expect(page.next_cursor).toBeDefined();
  });

  it('returns 304 for a page after a cursor', async () => {
    const { board } = await fillBoard(short);
    const { next_cursor: cursor = '' } = await service.succeed('listCards', {
      token,
      id: board.id,
      query: { limit: 2 },
    });
    const read = { token, id: board.id, query: { limit: 2, cursor } };
    const { headers } = await service.call('listCards', read);
    const again = await service.call('listCards', {
      ...read,
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it.each(['moved', 'deleted', 'created'] as const)('returns 200 when a card was %s', async (what) => {
    const { board, cards } = await fillBoard(short);
    const { headers } = await service.call('listCards', { token, id: board.id });
    const [first = '', , third = ''] = cards.map(({ id }) => id);
    if (what === 'created') await makeCard(service, tenant, board.id);
    else if (what === 'deleted') await service.succeed('deleteCard', { token, id: third });
    else {
      const body = { column_id: cards[0]?.column_id ?? '', after_card_id: third };
      await service.succeed('moveCard', { token, id: first, body });
    }
    const given = { 'If-None-Match': String(headers.etag) };
    expect((await service.call('listCards', { token, id: board.id, headers: given })).status).toBe(200);
  });

  it('returns 404 once the caller has no access to the board, and 401 once the token is revoked', async () => {
    const { board } = await fillBoard(short);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const read = { token: guest.token, id: board.id };
    const { headers } = await service.call('listCards', read);
    const given = { ...read, headers: { 'If-None-Match': String(headers.etag) } };
    expect((await service.call('listCards', given)).status).toBe(304);
    await service.succeed('updateMember', { token, id: guest.memberId, body: { board_ids: [] } });
    await service.fail('listCards', 404, given);
    await service.fail('listCards', 404, { ...given, headers: { 'If-None-Match': '*' } });
  });

  it('reads only the last event of the board once it has returned 304', async () => {
    const { board, cards } = await fillBoard(short);
    const { poll } = await pollOf(board.id);
    expect(await poll()).toBe(304);
    await raiseUnseen(cards[0]?.id ?? '');
    expect(await poll()).toBe(304);
    await makeCard(service, tenant, board.id);
    expect(await poll()).toBe(200);
  });

  it('reads the versions of a page with a filter each time', async () => {
    const { board, cards } = await fillBoard(short);
    const { poll } = await pollOf(board.id, { completed: false });
    expect(await poll()).toBe(304);
    await raiseUnseen(cards[0]?.id ?? '');
    expect(await poll()).toBe(200);
  });

  it('returns 200 once a change is committed, before its event has a position', async () => {
    const { board, cards } = await fillBoard(short);
    const { poll } = await pollOf(board.id);
    const changing = await holdTransaction(service, changeWithEvent, [cards[0]?.id ?? '']);
    for (let time = 1; time <= 3; time += 1) expect(await poll()).toBe(304);
    await changing.commit();
    expect(await poll()).toBe(200);
  });

  it('finds the tag of a compressed response, and no other one', async () => {
    const { board } = await fillBoard(short);
    const { etag, poll } = await pollOf(board.id);
    for (let time = 1; time <= 2; time += 1) expect(await poll()).toBe(304);
    const pollWith = (sent: string) =>
      service.call('listCards', { token, id: board.id, headers: { 'If-None-Match': sent } });
    const coded = etag.replace(/"$/, '-br"');
    const { status, headers } = await pollWith(coded);
    expect([status, headers.etag]).toEqual([304, coded]);
    expect((await pollWith('W/"other"')).status).toBe(200);
    expect((await pollWith('*')).status).toBe(304);
  });

  it('returns 403 once the workspace is suspended', async () => {
    const { board } = await fillBoard(short);
    const { headers } = await service.call('listCards', { token, id: board.id });
    const given = { token, id: board.id, headers: { 'If-None-Match': String(headers.etag) } };
    await hold(service, tenant.workspaceId, 'suspended');
    const problem = await service.fail('listCards', 403, given);
    expect(problem.code).toBe('workspace_suspended');
    await release(service, tenant.workspaceId);
    expect((await service.call('listCards', given)).status).toBe(304);
  });
});
