/** The mock that remembers, for front ends: the client package creates, reads, lists, moves and deletes on it. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoardsClient } from '../../packages/client/src/index.ts';
import type { BoardsClient } from '../../packages/client/src/index.ts';
import { createStatefulMock, mockPerson } from '../../scripts/contract/stateful-mock.ts';
import type { StatefulMock } from '../../scripts/contract/stateful-mock.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import { testNow } from '../support/clock.ts';

/** Enough for what the tests store before the last one. */
const writtenBytesMax = 4 * 2 ** 20;
const mails: { readonly to: string; readonly text: string }[] = [];
let mock: StatefulMock;
let server: Server;
let baseUrl: string;
let client: BoardsClient;

beforeAll(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mock = await createStatefulMock({
    contract: loadContract(),
    publicUrl: baseUrl,
    now: testNow,
    onMail: (message) => mails.push(message),
    writtenBytesMax,
  });
  server.on('request', mock.app as RequestListener);
  client = createBoardsClient({ baseUrl, token: 'any' });
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await mock.close();
});

async function idsOfCards(boardId: string, limit = 2): Promise<string[]> {
  const ids: string[] = [];
  const params = { path: { id: boardId }, query: { limit } };
  for await (const { id } of client.paginate('/v1/boards/{id}/cards', { params })) ids.push(id);
  return ids;
}

async function createBoard(...titles: string[]) {
  const { data: board } = await client.POST('/v1/boards', { body: { name: 'Launch' } });
  const params = { path: { id: board.id } };
  const cards = [];
  for (const title of titles) {
    cards.push((await client.POST('/v1/boards/{id}/cards', { params, body: { title } })).data);
  }
  return { board, cards, ids: cards.map(({ id }) => id) };
}

describe('the mock that remembers', () => {
  it('creates, reads, changes, lists, moves and deletes', async () => {
    const { board, ids } = await createBoard('A', 'B', 'C', 'D', 'E');
    const [first = '', , third = ''] = ids;
    expect((await client.GET('/v1/boards/{id}', { params: { path: { id: board.id } } })).data).toEqual(board);
    expect(await idsOfCards(board.id)).toEqual(ids);

    const params = { path: { id: first } };
    const { data: changed } = await client.PATCH('/v1/cards/{id}', { params, body: { title: 'Z' } });
    expect([changed.id, changed.title]).toEqual([first, 'Z']);

    await client.POST('/v1/cards/{id}/move', {
      params,
      body: { column_id: changed.column_id, after_card_id: third },
    });
    expect(await idsOfCards(board.id)).toEqual([ids[1], third, first, ids[3], ids[4]]);

    await client.DELETE('/v1/cards/{id}', { params });
    expect(await idsOfCards(board.id)).toEqual([ids[1], third, ids[3], ids[4]]);
    await expect(client.GET('/v1/cards/{id}', { params })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('carries out requests that arrive together', async () => {
    const { board } = await createBoard();
    const params = { path: { id: board.id } };
    const titles = Array.from({ length: 20 }, (_, index) => `Card ${index}`);
    await Promise.all(
      titles.map((title) => client.POST('/v1/boards/{id}/cards', { params, body: { title } })),
    );
    expect(await idsOfCards(board.id, 250)).toHaveLength(titles.length);
  });

  it('takes any token for the same person, and again after signing out', async () => {
    const other = createBoardsClient({ baseUrl, token: 'another' });
    const { board } = await createBoard();
    await other.GET('/v1/boards/{id}', { params: { path: { id: board.id } } });
    await other.POST('/v1/sign-out');
    expect((await other.GET('/v1/me')).data.user.email).toBe(mockPerson.email);
  });

  it('mails the code with which someone signs in', async () => {
    const anyone = createBoardsClient({ baseUrl });
    const email = 'jon@example.com';
    const { data: signIn } = await anyone.POST('/v1/sign-in/codes', { body: { email } });
    await expect.poll(() => mails.find(({ to }) => to === email)).toBeDefined();
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    const { data: session } = await anyone.POST('/v1/sign-in/sessions', {
      body: { sign_in_id: signIn.id, code },
    });
    const jon = createBoardsClient({ baseUrl, token: session.secret });
    expect((await jon.GET('/v1/me')).data.user.email).toBe(email);
    // Each person has their own boards.
    expect((await jon.GET('/v1/boards')).data.data).toEqual([]);
  });

  it('refuses what the service refuses', async () => {
    const { board } = await createBoard();
    const created = client.POST('/v1/boards/{id}/cards', {
      params: { path: { id: board.id } },
      body: { title: 'A', column_id: 'column_01m6dsg7hver18cenzpcdz6npy' },
    });
    await expect(created).rejects.toMatchObject({ code: 'unknown_column' });
    expect((await fetch(`${baseUrl}/v1/boards`)).status).toBe(401);
  });

  it('gives the example of another status on request', async () => {
    const headers = { Authorization: 'Bearer any', Prefer: 'code=429' };
    const answer = await fetch(`${baseUrl}/v1/boards`, { headers });
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([429, 'code=429']);
    const preflight = await fetch(`${baseUrl}/v1/boards`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Prefer');
  });

  it('answers / and /openapi.json', async () => {
    expect((await fetch(baseUrl)).status).toBe(200);
    expect(await (await fetch(`${baseUrl}/openapi.json`)).json()).toHaveProperty('openapi');
  });

  it('stores nothing beyond its bound, and goes on answering', async () => {
    const { board } = await createBoard();
    // Random, or else it would be stored compressed.
    const body = JSON.stringify({ title: 'A', description: randomBytes(10_000).toString('hex') });
    const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' };
    const store = () => fetch(`${baseUrl}/v1/boards/${board.id}/cards`, { method: 'POST', headers, body });
    const statuses = new Set<number>();
    for (let count = 0; count < 500 && !statuses.has(503); count += 1) statuses.add((await store()).status);
    expect([...statuses]).toEqual([201, 503]);
    const removed = await fetch(`${baseUrl}/v1/boards/${board.id}`, { method: 'DELETE', headers });
    expect(removed.status).toBe(204);
  });
});
