/** Checks that make a board with all that belongs to it, in the token's own workspace, and take it away again. */
import { require, resourceIn } from './probes.ts';
import type { Probe, Resource } from './probes.ts';
import type { Check } from './read-checks.ts';

const name = 'Conformance';

/** The checks, which share one board, and what removes it whatever has failed. */
export function writeChecks(probe: Probe): {
  readonly checks: readonly Check[];
  readonly cleanUp: () => Promise<void>;
} {
  const boards: string[] = [];
  const templates: string[] = [];
  const makeBoard = async (): Promise<Resource> => {
    const board = await probe.make('/v1/boards', { body: { name } });
    boards.push(board.id);
    return board;
  };
  const checks: readonly Check[] = [
    { name: 'a POST with an Idempotency-Key is carried out once', run: () => checkKey(probe, boards) },
    { name: 'cards keep their order, in pages too', run: async () => checkCards(probe, await makeBoard()) },
    { name: 'columns, labels and comments are made', run: async () => checkParts(probe, await makeBoard()) },
    { name: 'a change of a stale version is a 412', run: async () => checkStale(probe, await makeBoard()) },
    {
      name: 'a template makes boards, and an unknown one is a 422',
      run: async () => {
        const body = { board_id: (await makeBoard()).id, name };
        const template = await probe.make('/v1/templates', { body });
        templates.push(template.id);
        const board = await probe.make('/v1/boards', { body: { name, template_id: template.id } });
        boards.push(board.id);
        const unknown = { name, template_id: 'template_01m00000000000000000000000' };
        await probe.expect(422, 'POST', '/v1/boards', { body: unknown });
      },
    },
    {
      name: 'a share link opens its card until it is revoked',
      run: async () => checkLink(probe, await makeBoard()),
    },
    {
      name: 'what was deleted is a 404',
      run: async () => {
        const { id } = await makeBoard();
        await probe.expect(204, 'DELETE', '/v1/boards/{id}', { id });
        await probe.expect(404, 'GET', '/v1/boards/{id}', { id });
      },
    },
  ];
  const cleanUp = async (): Promise<void> => {
    for (const id of templates) await probe.sendOutside('DELETE', `/v1/templates/${id}`);
    for (const id of boards) await probe.sendOutside('DELETE', `/v1/boards/${id}`);
  };
  return { checks, cleanUp };
}

async function checkKey(probe: Probe, boards: string[]): Promise<void> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await probe.expect(201, 'POST', '/v1/boards', { body: { name }, headers });
  boards.push(resourceIn(first).id);
  const second = await probe.expect(201, 'POST', '/v1/boards', { body: { name }, headers });
  require(second.text === first.text, 'the second answer differs from the first');
  require(second.headers.get('idempotent-replayed') === 'true', 'the second answer does not say it is one');
  await probe.expect(422, 'POST', '/v1/boards', { body: { name: `${name} 2` }, headers });
}

async function checkCards(probe: Probe, { id }: Resource): Promise<void> {
  const cards: Resource[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    cards.push(await probe.make('/v1/boards/{id}/cards', { id, body: { title } }));
  }
  const last = cards.pop();
  if (last === undefined) return;
  const body = { column_id: last.column_id, position: 'top' };
  await probe.expect(200, 'POST', '/v1/cards/{id}/move', { id: last.id, body });
  const expected = [last, ...cards].map((card) => card.id).join();
  const paged = await probe.idsIn('/v1/boards/{id}/cards', 2, { id });
  require(paged.join() === expected, 'the cards are not in the order that they were put in');
}

async function checkParts(probe: Probe, { id }: Resource): Promise<void> {
  await probe.make('/v1/boards/{id}/columns', { id, body: { name } });
  const label = { id, body: { name, color: 'red' } };
  await probe.make('/v1/boards/{id}/labels', label);
  await probe.expect(409, 'POST', '/v1/boards/{id}/labels', label);
  const card = await probe.make('/v1/boards/{id}/cards', { id, body: { title: name } });
  await probe.make('/v1/cards/{id}/comments', { id: card.id, body: { body: name } });
  const listed = await probe.idsIn('/v1/cards/{id}/comments', 50, { id: card.id });
  require(listed.length === 1, `one comment was made, and ${listed.length} are listed`);
}

async function checkStale(probe: Probe, { id }: Resource): Promise<void> {
  const { headers } = await probe.expect(200, 'GET', '/v1/boards/{id}', { id });
  const change = { id, body: { name: `${name} 2` }, headers: { 'If-Match': headers.get('etag') ?? '' } };
  await probe.expect(200, 'PATCH', '/v1/boards/{id}', change);
  await probe.expect(412, 'PATCH', '/v1/boards/{id}', { ...change, body: { name: `${name} 3` } });
  const { name: kept } = resourceIn(await probe.expect(200, 'GET', '/v1/boards/{id}', { id }));
  require(kept === `${name} 2`, 'a change was made in spite of the 412');
}

async function checkLink(probe: Probe, { id }: Resource): Promise<void> {
  const card = await probe.make('/v1/boards/{id}/cards', { id, body: { title: name } });
  const made = await probe.expect(201, 'POST', '/v1/cards/{id}/share-links', { id: card.id, body: {} });
  const { token, share_link: link } = JSON.parse(made.text) as { token: string; share_link: Resource };
  const open = { id: token, token: null };
  await probe.expect(200, 'GET', '/v1/shared-cards/{share_token}', open);
  await probe.expect(204, 'DELETE', '/v1/share-links/{id}', { id: link.id });
  await probe.expect(404, 'GET', '/v1/shared-cards/{share_token}', open);
}
