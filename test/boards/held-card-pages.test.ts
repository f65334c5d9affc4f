/** A page of cards that the client has already is a 304 without reading the cards, and never one that it may not see. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { hold, release } from '../support/holds.ts';
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
