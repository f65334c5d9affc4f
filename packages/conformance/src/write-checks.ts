/** Checks that make a board with all that belongs to it, in the token's own workspace, and take it away again. */
import { codeIn, require, resourceIn } from './probes.ts';
import type { Probe, Resource } from './probes.ts';
import type { Check } from './read-checks.ts';

const name = 'Conformance';
const needs = ['boards:read', 'boards:write'];
const linkLifetimeMs = 2_000;
/** For the clocks of several processes behind one address. */
const clockDifferenceMs = 500;

/** The checks; the last one deletes what those before it have made, whatever has failed. */
export function writeChecks(probe: Probe, wait: (timeMs: number) => Promise<void>): readonly Check[] {
  /** Paths of what is to be deleted. */
  const made: string[] = [];
  const makeBoard = async (): Promise<Resource> => {
    const board = await probe.make('/v1/boards', { body: { name } });
    made.push(`/v1/boards/${board.id}`);
    return board;
  };
  const onBoard = (promise: string, check: (board: Resource) => Promise<void>, scopes = needs): Check => ({
    name: promise,
    needs: scopes,
    run: async () => check(await makeBoard()),
  });
  return [
    { name: 'a POST with an Idempotency-Key is carried out once', needs, run: () => checkKey(probe, made) },
    onBoard('cards keep their order, in pages too', (board) => checkCards(probe, board)),
    onBoard('columns, labels and comments are made', (board) => checkParts(probe, board)),
    onBoard('a change of a stale version is a 412', (board) => checkStale(probe, board)),
    onBoard('a template makes boards, and an unknown one is a 422', (board) =>
      checkTemplate(probe, made, board),
    ),
    onBoard('a share link opens its card until it is revoked', (board) => checkLink(probe, board)),
    onBoard('a share link that has expired is a 404', (board) => checkExpiry(probe, wait, board)),
    onBoard(
      'a token with too few scopes is a 403, and a revoked one a 401',
      (board) => checkScopes(probe, made, board),
      [...needs, 'tokens:write'],
    ),
    onBoard('what was deleted is a 404', (board) => checkDeleted(probe, board)),
    { name: 'what these checks have made is deleted', needs, run: () => deleteAll(probe, made) },
  ];
}

async function checkKey(probe: Probe, made: string[]): Promise<void> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await probe.expect(201, 'POST', '/v1/boards', { body: { name }, headers });
  made.push(`/v1/boards/${resourceIn(first).id}`);
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

async function checkTemplate(probe: Probe, made: string[], { id }: Resource): Promise<void> {
  const template = await probe.make('/v1/templates', { body: { board_id: id, name } });
  made.push(`/v1/templates/${template.id}`);
  const board = await probe.make('/v1/boards', { body: { name, template_id: template.id } });
  made.push(`/v1/boards/${board.id}`);
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
  wait: (timeMs: number) => Promise<void>,
  { id }: Resource,
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

async function checkScopes(probe: Probe, made: string[], board: Resource): Promise<void> {
  const workspace = { id: String(board.workspace_id), body: { name, scopes: ['boards:read'] } };
  const { text } = await probe.expect(201, 'POST', '/v1/workspaces/{id}/access-tokens', workspace);
  const { access_token: token, secret } = JSON.parse(text) as { access_token: Resource; secret: string };
  made.push(`/v1/access-tokens/${token.id}`);
  const narrow = { id: board.id, token: secret };
  await probe.expect(200, 'GET', '/v1/boards/{id}', narrow);
  const change = { ...narrow, body: { name: `${name} 2` } };
  const code = codeIn(await probe.expect(403, 'PATCH', '/v1/boards/{id}', change));
  require(code === 'insufficient_scope', `the code of the 403 is ${code ?? 'missing'}`);
  const { name: kept } = resourceIn(await probe.expect(200, 'GET', '/v1/boards/{id}', narrow));
  require(kept === name, 'a change was made in spite of the 403');
  await probe.expect(204, 'DELETE', '/v1/access-tokens/{id}', { id: token.id });
  await probe.expect(401, 'GET', '/v1/boards/{id}', narrow);
}

async function checkDeleted(probe: Probe, { id }: Resource): Promise<void> {
  await probe.expect(204, 'DELETE', '/v1/boards/{id}', { id });
  await probe.expect(404, 'GET', '/v1/boards/{id}', { id });
}

async function deleteAll(probe: Probe, made: readonly string[]): Promise<void> {
  const left: string[] = [];
  for (const path of made) {
    const { status } = await probe.sendOutside('DELETE', path).catch(() => ({ status: 0 }));
    if (status !== 204 && status !== 404) left.push(path);
  }
  require(left.length === 0, `still there: ${left.join(', ')}`);
}
