/** packages/client against the service itself, over a network that fails. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createBoardsClient,
  NotModifiedError,
  ProblemError,
  UnexpectedAnswerError,
} from '../../packages/client/src/index.ts';
import type { BoardsClient } from '../../packages/client/src/index.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import { answerInstead, listenStumbling, loseAnswer } from '../support/stumbling-server.ts';
import type { StumblingServer } from '../support/stumbling-server.ts';

let server: StumblingServer;
let tenant: Tenant;
let boardId: string;
let client: BoardsClient;
/** How long the client has been told to wait, in milliseconds. */
let waits: number[] = [];

const retries = {
  wait: (timeMs: number) => {
    waits.push(timeMs);
    return Promise.resolve();
  },
};

beforeAll(async () => {
  const service = await startService();
  server = await listenStumbling(service);
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
  for (const title of ['A', 'B', 'C', 'D', 'E']) await makeCard(service, tenant, boardId, { title });
  client = createBoardsClient({ baseUrl: server.baseUrl, token: tenant.token, retries });
});

beforeEach(() => {
  waits = [];
  server.requests.length = 0;
  server.stumbles.length = 0;
});

const unknownBoard = { params: { path: { id: 'board_01m00000000000000000000000' } } };

async function boardsNamed(name: string): Promise<number> {
  let found = 0;
  for await (const board of client.paginate('/v1/boards')) if (board.name === name) found += 1;
  return found;
}

describe('a call', () => {
  it('returns typed data and the response', async () => {
    const { data, response } = await client.GET('/v1/boards/{id}', { params: { path: { id: boardId } } });
    expect(data.id).toBe(boardId);
    expect(response.headers.get('etag')).toMatch(/^"/);
  });

  it('returns the body in the form that the caller asks for, with the type of that form', async () => {
    const params = { path: { id: boardId } };
    const { data: json } = await client.GET('/v1/boards/{id}', { params });
    const { data: text } = await client.GET('/v1/boards/{id}', { params, parseAs: 'text' });
    expect(text.startsWith('{')).toBe(true);
    expect(JSON.parse(text)).toEqual(json);
    const { data: blob } = await client.GET('/v1/boards/{id}', { params, parseAs: 'blob' });
    expect([blob.size, await blob.text()]).toEqual([Buffer.byteLength(text), text]);
    const { data: bytes } = await client.GET('/v1/boards/{id}', { params, parseAs: 'arrayBuffer' });
    expect(Buffer.from(bytes).toString()).toBe(text);
    const { data: stream } = await client.GET('/v1/boards/{id}', { params, parseAs: 'stream' });
    expect(await new Response(stream).text()).toBe(text);
  });

  it.each(['/', '//', '///'])('reaches the service if its address ends in %s', async (slashes) => {
    const { token } = tenant;
    const other = createBoardsClient({ baseUrl: `${server.baseUrl}${slashes}`, token, retries });
    const { data } = await other.GET('/v1/boards/{id}', { params: { path: { id: boardId } } });
    expect(data.id).toBe(boardId);
    for await (const batch of other.events({ boardId, follow: false })) expect(batch.cursor).not.toBe('');
    expect(server.requests.length).toBeGreaterThan(1);
  });

  it('throws a problem with its code, and sends the request once', async () => {
    const error: unknown = await client.GET('/v1/boards/{id}', unknownBoard).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ code: 'not_found', status: 404, problem: { title: 'Not found' } });
    expect(server.requests).toHaveLength(1);
  });

  it('says when nothing has changed', async () => {
    const params = { path: { id: boardId } };
    const { response } = await client.GET('/v1/boards/{id}', { params });
    const header = { 'If-None-Match': response.headers.get('etag') ?? '' };
    const again = client.GET('/v1/boards/{id}', { params: { ...params, header } });
    await expect(again).rejects.toBeInstanceOf(NotModifiedError);
  });

  it('reports when something other than the service responds', async () => {
    server.stumbles.push(answerInstead(403));
    const call = client.GET('/v1/me');
    await expect(call).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('with a fetch of its own throws problems and retries as any other', async () => {
    const sent: string[] = [];
    const own = (request: Request): Promise<Response> => {
      sent.push(request.method);
      return fetch(request);
    };
    const call = client.GET('/v1/boards/{id}', { ...unknownBoard, fetch: own });
    await expect(call).rejects.toBeInstanceOf(ProblemError);
    server.stumbles.push(answerInstead(503));
    const { data } = await client.POST('/v1/boards', { body: { name: 'Own' }, fetch: own });
    const [, first, second] = server.requests;
    expect([data.name, sent, first?.key]).toEqual(['Own', ['GET', 'POST', 'POST'], second?.key]);
    expect(await boardsNamed('Own')).toBe(1);
  });

  it('ends when it is aborted, and is not retried', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(client.GET('/v1/me', { signal })).rejects.toThrow('enough');
    expect(server.requests).toEqual([]);
  });
});

describe('a list in a query', () => {
  it.each([['comment_count', 'share_link_count'] as const, ['share_link_count'] as const])(
    'is sent once with commas: %s, %s',
    async (...include) => {
      const params = { path: { id: boardId }, query: { include: [...include], limit: 2 } };
      const { data: page } = await client.GET('/v1/boards/{id}/cards', { params });
      expect(page.data[0]).toMatchObject(Object.fromEntries(include.map((name) => [name, 0])));
      const items = [];
      for await (const card of client.paginate('/v1/boards/{id}/cards', { params })) items.push(card);
      expect(items.map((card) => include.map((name) => card[name]))).toEqual(
        Array.from({ length: 5 }, () => include.map(() => 0)),
      );
    },
  );

  it('can filter by several ids', async () => {
    const { data: board } = await client.POST('/v1/boards', { body: { name: 'Labeled' } });
    const inBoard = { path: { id: board.id } };
    const cards: string[] = [];
    const labels: string[] = [];
    for (const color of ['pink', 'teal'] as const) {
      const body = { name: `In ${color}`, color };
      const { data: label } = await client.POST('/v1/boards/{id}/labels', { params: inBoard, body });
      const card = { title: color, label_ids: [label.id] };
      cards.push((await client.POST('/v1/boards/{id}/cards', { params: inBoard, body: card })).data.title);
      labels.push(label.id);
    }
    const query = { any_label_ids: labels };
    const { data: page } = await client.GET('/v1/boards/{id}/cards', { params: { ...inBoard, query } });
    expect(page.data.map(({ title }) => title)).toEqual(cards);
  });
});

describe('a retry', () => {
  it('creates one board when the response to the first request is lost', async () => {
    server.stumbles.push(loseAnswer, answerInstead(502), loseAnswer);
    const { data, response } = await client.POST('/v1/boards', { body: { name: 'Once' } });
    expect(data.name).toBe('Once');
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1);
    expect(server.requests).toHaveLength(4);
    expect(await boardsNamed('Once')).toBe(1);
  });

  it('keeps the key that the caller gives', async () => {
    server.stumbles.push(answerInstead(503));
    const params = { header: { 'Idempotency-Key': 'mine' } };
    await client.POST('/v1/boards', { params, body: { name: 'Keyed' } });
    expect(server.requests.map(({ key }) => key)).toEqual(['mine', 'mine']);
  });

  it('waits as long as Retry-After says, and otherwise with growing pauses', async () => {
    server.stumbles.push(answerInstead(503, { 'Retry-After': '7' }), answerInstead(502), answerInstead(502));
    await client.GET('/v1/me');
    const [first = 0, second = 0, third = 0] = waits;
    expect(first).toBe(7_000);
    expect(second).toBeGreaterThan(200);
    expect(third).toBeGreaterThan(second);
  });

  it('is not made if the wait is too long, or after too many attempts', async () => {
    server.stumbles.push(answerInstead(503, { 'Retry-After': '3600' }));
    await expect(client.GET('/v1/me')).rejects.toBeInstanceOf(UnexpectedAnswerError);
    expect(server.requests).toHaveLength(1);
    server.stumbles.push(...Array.from({ length: 4 }, () => answerInstead(503)));
    await expect(client.GET('/v1/me')).rejects.toBeInstanceOf(UnexpectedAnswerError);
    expect(server.requests).toHaveLength(5);
  });

  it('is made for any rate-limited request', async () => {
    server.stumbles.push(answerInstead(429, { 'Retry-After': '1' }));
    const params = { path: { id: boardId } };
    const { data } = await client.PATCH('/v1/boards/{id}', { params, body: { name: 'Renamed' } });
    expect(data.name).toBe('Renamed');
    expect(waits).toEqual([1_000]);
  });

  it('is made for a PUT that was carried out, unless it has a precondition', async () => {
    server.stumbles.push(loseAnswer);
    const path = { id: tenant.workspaceId, source: 'github', external_id: 'issue-1' };
    const put = (header: object) =>
      client.PUT('/v1/workspaces/{id}/cards/by-external-id/{source}/{external_id}', {
        params: { path, header },
        body: { board_id: boardId, title: 'Once' },
      });
    const { data, response } = await put({});
    expect([data.title, response.status, server.requests.length]).toEqual(['Once', 200, 2]);
    server.stumbles.push(loseAnswer);
    await expect(put({ 'If-Match': data.etag })).rejects.toThrow('fetch failed');
    expect(server.requests).toHaveLength(3);
    await client.DELETE('/v1/cards/{id}', { params: { path: { id: data.id } } });
  });

  it('is not made for a change that may have been carried out, nor for a POST without a key', async () => {
    server.stumbles.push(loseAnswer);
    const params = { path: { id: boardId } };
    const change = client.PATCH('/v1/boards/{id}', { params, body: { name: 'Lost' } });
    await expect(change).rejects.toThrow('fetch failed');
    expect(server.requests).toHaveLength(1);
    server.stumbles.push(answerInstead(503));
    const stranger = createBoardsClient({ baseUrl: server.baseUrl, retries });
    const call = stranger.POST('/v1/sign-in/codes', { body: { email: tenant.email } });
    await expect(call).rejects.toBeInstanceOf(UnexpectedAnswerError);
    expect(server.requests).toHaveLength(2);
  });
});

describe('paginate', () => {
  it('reads a list to its end, without extra page requests', async () => {
    const titles: string[] = [];
    const params = { path: { id: boardId }, query: { limit: 2 } };
    for await (const { title } of client.paginate('/v1/boards/{id}/cards', { params })) titles.push(title);
    expect(titles).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(server.requests).toHaveLength(3);
  });

  it('reads no further than the caller does', async () => {
    const params = { path: { id: boardId }, query: { limit: 2 } };
    for await (const { title } of client.paginate('/v1/boards/{id}/cards', { params })) {
      if (title === 'B') break;
    }
    expect(server.requests).toHaveLength(1);
  });

  it('throws what a page throws', async () => {
    const items = client.paginate('/v1/boards/{id}/cards', unknownBoard);
    await expect(items.next()).rejects.toMatchObject({ code: 'not_found' });
  });
});
