/** Checks that create a board with all that belongs to it, in the token's own workspace, and take it away again. */
import { codeIn, require, resourceIn } from './probes.ts';
import type { Probe, Resource } from './probes.ts';
import type { Check } from './read-checks.ts';

const name = 'Conformance';
const needs = ['boards:read', 'boards:write'];
/** Where that lies which is deleted by itself, by the beginning of its id. */
const deletable: Readonly<Partial<Record<string, string>>> = {
  board: '/v1/boards',
  template: '/v1/templates',
  token: '/v1/access-tokens',
};
const linkLifetimeMs = 2_000;
/** For the clocks of several processes behind one address. */
const clockDifferenceMs = 500;

/** The checks; the last one deletes what those before it have made, whatever has failed. */
export function writeChecks(wait: (timeMs: number) => Promise<void>): readonly Check[] {
  return [
    { name: 'a POST with an Idempotency-Key is carried out once', needs, run: checkKey },
    onBoard('cards keep their order, in pages too', checkCards),
    onBoard('columns, labels and comments are created', checkParts),
    onBoard('a change with a stale tag is a 412', checkStale),
    onBoard('a template creates boards, and an unknown one is a 422', checkTemplate),
    onBoard('a share link opens its card until it is revoked', checkLink),
    onBoard('a share link that has expired is a 404', (probe, board) => checkExpiry(probe, board, wait)),
    {
      ...onBoard('a token with too few scopes is a 403, and a revoked one a 401', checkScopes),
      needs: [...needs, 'tokens:write'],
    },
    onBoard('deleted resources are a 404', checkDeleted),
    { name: 'everything that these checks created is deleted', needs, run: deleteAll },
  ];
}

function onBoard(promise: string, check: (probe: Probe, board: Resource) => Promise<void>): Check {
  const run = async (probe: Probe) => check(probe, await probe.make('/v1/boards', { body: { name } }));
  return { name: promise, needs, run };
}

async function checkKey(probe: Probe): Promise<void> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await probe.expect(201, 'POST', '/v1/boards', { body: { name }, headers });
  const second = await probe.expect(201, 'POST', '/v1/boards', { body: { name }, headers });
  require(second.text === first.text, 'the second response differs from the first');
  require(second.headers.get('idempotent-replayed') ===
    'true', 'the second response does not have Idempotent-Replayed');
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
  require(paged.join() === expected, 'the cards are not in the order that they were moved to');
}

async function checkParts(probe: Probe, { id }: Resource): Promise<void> {
  await probe.make('/v1/boards/{id}/columns', { id, body: { name } });
  const label = { id, body: { name, color: 'red' } };
  await probe.make('/v1/boards/{id}/labels', label);
  await probe.expect(409, 'POST', '/v1/boards/{id}/labels', label);
  const card = await probe.make('/v1/boards/{id}/cards', { id, body: { title: name } });
  await probe.make('/v1/cards/{id}/comments', { id: card.id, body: { body: name } });
  const listed = await probe.idsIn('/v1/cards/{id}/comments', 50, { id: card.id });
  require(listed.length === 1, `one comment was created, and ${listed.length} are listed`);
}

async function checkStale(probe: Probe, { id }: Resource): Promise<void> {
  const { headers } = await probe.expect(200, 'GET', '/v1/boards/{id}', { id });
  const change = { id, body: { name: `${name} 2` }, headers: { 'If-Match': headers.get('etag') ?? '' } };
  await probe.expect(200, 'PATCH', '/v1/boards/{id}', change);
  await probe.expect(412, 'PATCH', '/v1/boards/{id}', { ...change, body: { name: `${name} 3` } });
  const { name: kept } = resourceIn(await probe.expect(200, 'GET', '/v1/boards/{id}', { id }));
  require(kept === `${name} 2`, 'a change was made despite the 412');
}

async function checkTemplate(probe: Probe, { id }: Resource): Promise<void> {
  const template = await probe.make('/v1/templates', { body: { board_id: id, name } });
  await probe.make('/v1/boards', { body: { name, template_id: template.id } });
  const unknown = { name, template_id: 'template_01m00000000000000000000000' };
  await probe.expect(422, 'POST', '/v1/boards', { body: unknown });
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

async function checkExpiry(
  probe: Probe,
  { id }: Resource,
  wait: (timeMs: number) => Promise<void>,
): Promise<void> {
  const card = await probe.make('/v1/boards/{id}/cards', { id, body: { title: name } });
  // By the clock of the service, which may not be ours.
  const expiresAtMs = Date.parse(String(card.created_at)) + linkLifetimeMs;
  const body = { expires_at: new Date(expiresAtMs).toISOString() };
  const { text } = await probe.expect(201, 'POST', '/v1/cards/{id}/share-links', { id: card.id, body });
  const { token } = JSON.parse(text) as { readonly token: string };
  await wait(linkLifetimeMs + clockDifferenceMs);
  await probe.expect(404, 'GET', '/v1/shared-cards/{share_token}', { id: token, token: null });
}

async function checkScopes(probe: Probe, board: Resource): Promise<void> {
  const workspace = { id: String(board.workspace_id), body: { name, scopes: ['boards:read'] } };
  const { text } = await probe.expect(201, 'POST', '/v1/workspaces/{id}/access-tokens', workspace);
  const { access_token: token, secret } = JSON.parse(text) as { access_token: Resource; secret: string };
  const narrow = { id: board.id, token: secret };
  await probe.expect(200, 'GET', '/v1/boards/{id}', narrow);
  const change = { ...narrow, body: { name: `${name} 2` } };
  const code = codeIn(await probe.expect(403, 'PATCH', '/v1/boards/{id}', change));
  require(code === 'insufficient_scope', `the code of the 403 is ${code ?? 'missing'}`);
  const { name: kept } = resourceIn(await probe.expect(200, 'GET', '/v1/boards/{id}', narrow));
  require(kept === name, 'a change was made despite the 403');
  await probe.expect(204, 'DELETE', '/v1/access-tokens/{id}', { id: token.id });
  await probe.expect(401, 'GET', '/v1/boards/{id}', narrow);
}

async function checkDeleted(probe: Probe, { id }: Resource): Promise<void> {
  await probe.expect(204, 'DELETE', '/v1/boards/{id}', { id });
  await probe.expect(404, 'GET', '/v1/boards/{id}', { id });
}

/** All but what goes with its board. */
async function deleteAll(probe: Probe): Promise<void> {
  const left: string[] = [];
  for (const id of probe.made) {
    const path = deletable[id.split('_')[0] ?? ''];
    if (path === undefined) continue;
    const { status } = await probe.sendOutside('DELETE', `${path}/${id}`).catch(() => ({ status: 0 }));
    if (status !== 204 && status !== 404) left.push(id);
  }
  require(left.length === 0, `still there: ${left.join(', ')}`);
}
