/** Live streams of events over HTTP: what they send, in which order, and where they begin and continue. */
import { beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '../support/database-link.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import { rawRequest } from '../support/raw-metrics.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
});

function rename(name: string, id = boardId): Promise<unknown> {
  return service.succeed('updateBoard', { token: tenant.token, id, body: { name } });
}

async function renameTo(...names: readonly string[]): Promise<void> {
  for (const name of names) await rename(name);
}

function addCard(id: string, columnId: string): Promise<unknown> {
  const body = { title: 'Card', column_id: columnId };
  return service.succeed('createCard', { token: tenant.token, id, body });
}

const stream = (options: { cursor?: string; lastId?: string; id?: string } = {}) =>
  follow(service, 'streamBoardEvents', {
    token: tenant.token,
    id: options.id ?? boardId,
    ...(options.cursor !== undefined && { query: { cursor: options.cursor } }),
    ...(options.lastId !== undefined && { headers: { 'Last-Event-ID': options.lastId } }),
  });

const namesIn = (events: readonly { readonly changes: object }[]) =>
  events.map(({ changes }) => (changes as { name?: { to?: string } }).name?.to);

/** The whole log of the board, as the list shows it. */
async function logOf(id: string) {
  const query = { limit: 250 };
  return (await service.succeed('listBoardEvents', { token: tenant.token, id, query })).data;
}

describe('streamBoardEvents', () => {
  it('sends what happens from now on, in order, as the list shows it', async () => {
    await renameTo('before');
    const follower = await stream();
    await renameTo('one', 'two', 'three');
    await follower.has(3);
    expect(namesIn(follower.events)).toEqual(['one', 'two', 'three']);
    expect(follower.events).toEqual((await logOf(boardId)).slice(-3));
    expect(follower.messages.slice(1).map(({ event }) => event)).toEqual(Array(3).fill('board.updated'));
  });

  it('says how long to wait before reconnecting, and where to continue before anything has happened', async () => {
    const follower = await stream();
    await expect.poll(() => follower.lastId).toBeDefined();
    expect(follower.text).toMatch(/^retry: \d{4}\nid: \S+\n\n$/);
    follower.close();
    await renameTo('while away');
    const next = await stream({ lastId: follower.lastId ?? '' });
    await next.has(1);
    expect(namesIn(next.events)).toEqual(['while away']);
  });

  it('is not stored, compressed or held back by proxies', async () => {
    const { headers } = await stream();
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
    });
    expect(headers['request-id']).toBeDefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('begins where a snapshot ends', async () => {
    const { resume_cursor: cursor } = await service.succeed('getBoardSnapshot', {
      token: tenant.token,
      id: boardId,
    });
    await renameTo('after the snapshot');
    const follower = await stream({ cursor });
    await renameTo('later');
    await follower.has(2);
    expect(namesIn(follower.events)).toEqual(['after the snapshot', 'later']);
  });

  it('begins where a page of the list ends, and its positions are cursors of the list', async () => {
    const options = { token: tenant.token, id: boardId };
    const page = await service.succeed('listBoardEvents', { ...options, query: { limit: 2 } });
    const all = await logOf(boardId);
    const follower = await stream({ cursor: page.resume_cursor });
    await follower.has(all.length - 2);
    expect(follower.events).toEqual(all.slice(2));
    const cursor = follower.messages[1]?.id ?? '';
    const rest = await service.succeed('listBoardEvents', { ...options, query: { cursor, limit: 250 } });
    expect(rest.data).toEqual(all.slice(3));
  });

  it('sends more than a page of missed events, and continues with new ones', async () => {
    const { board, column } = await makeBoard(service, tenant);
    const { resume_cursor: cursor } = await service.succeed('getBoardSnapshot', {
      token: tenant.token,
      id: board.id,
    });
    for (let batch = 0; batch < 3; batch += 1) {
      const cards = Array.from({ length: 80 }, (_, n) => ({
        title: `${batch * 80 + n}`,
        column_id: column.id,
      }));
      await service.succeed('createCards', { token: tenant.token, id: board.id, body: { cards } });
    }
    const follower = await stream({ cursor, id: board.id });
    await rename('last', board.id);
    await follower.has(241);
    expect(follower.events).toEqual((await logOf(board.id)).slice(-241));
    expect(namesIn(follower.events).at(-1)).toBe('last');
  });

  it('neither misses nor repeats anything for clients that reconnect while many people make changes', async () => {
    const { board, column } = await makeBoard(service, tenant);
    const { resume_cursor: cursor } = await service.succeed('getBoardSnapshot', {
      token: tenant.token,
      id: board.id,
    });
    const writing = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      for (let index = 0; index < 20; index += 1) await addCard(board.id, column.id);
    });
    const done = Promise.all(writers).then(() => {
      writing.abort();
    });
    const seen: string[] = [];
    let position: { cursor?: string; lastId?: string } = { cursor };
    while (!writing.signal.aborted) {
      const follower = await stream({ ...position, id: board.id });
      await expect
        .poll(() => follower.events.length > 2 || writing.signal.aborted, { interval: 2 })
        .toBe(true);
      follower.close();
      seen.push(...follower.events.map(({ id }) => id));
      if (follower.lastId !== undefined) position = { lastId: follower.lastId };
    }
    await done;
    const all = (await logOf(board.id)).filter(({ type }) => type === 'card.created').map(({ id }) => id);
    const last = await stream({ ...position, id: board.id });
    await last.has(all.length - seen.length);
    expect([...seen, ...last.events.map(({ id }) => id)]).toEqual(all);
  });

  it('has a comment every few seconds also while the database is silent', async () => {
    const link = await linkTo(service.databaseUrl);
    const streams = { heartbeatMs: 1 };
    const quiet = await startService({ isOwn: true, databaseUrl: link.url, streams });
    const { board } = await makeBoard(service, tenant);
    const follower = await follow(quiet, 'streamBoardEvents', { token: tenant.token, id: board.id });
    const comments = () => follower.text.split(': still here').length - 1;
    await expect.poll(comments).toBeGreaterThan(1);
    link.hush();
    const before = comments();
    await expect.poll(comments).toBeGreaterThan(before + 6);
    link.mend();
  });

  it('has a comment when nothing happens, and moves the position on', async () => {
    const quiet = await startService({
      isOwn: true,
      databaseUrl: service.databaseUrl,
      streams: { heartbeatMs: 1 },
    });
    const [{ board: one }, { board: other }] = [
      await makeBoard(service, tenant),
      await makeBoard(service, tenant),
    ];
    const open = async (id: string) => ({
      id,
      follower: await follow(quiet, 'streamBoardEvents', { token: tenant.token, id }),
    });
    const followed = [await open(one.id), await open(other.id)];
    for (const { follower } of followed) {
      await expect.poll(() => follower.text).toContain(': still here\n\n');
    }
    const before = followed.map(({ follower }) => follower.messages.length);
    await rename('elsewhere');
    for (const [index, { id, follower }] of followed.entries()) {
      await expect.poll(() => follower.messages.length).toBeGreaterThan(before[index] ?? 0);
      expect(follower.events).toEqual([]);
      const lastId = follower.lastId ?? '';
      await rename('here', id);
      const next = await stream({ lastId, id });
      await next.has(1);
      expect(namesIn(next.events)).toEqual(['here']);
    }
  });

  it('returns the headers without a stream to HEAD', async () => {
    const { port } = service.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/v1/boards/${boardId}/events/stream`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${tenant.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['cursor', (text: string) => ({ query: { cursor: text } })],
    ['Last-Event-ID', (text: string) => ({ headers: { 'Last-Event-ID': text } })],
  ])('returns 400 for a position of another log in %s', async (_name, sent) => {
    const other = (await makeBoard(service, tenant)).board.id;
    const { resume_cursor: cursor } = await service.succeed('getBoardSnapshot', {
      token: tenant.token,
      id: other,
    });
    const problem = await service.fail('streamBoardEvents', 400, {
      token: tenant.token,
      id: boardId,
      ...sent(cursor),
    });
    expect(problem.code).toBe('invalid_cursor');
  });

  it('is one line in the log of requests, when it has ended, and says nothing about how long requests take', async () => {
    const measured = async () => {
      const { text } = await rawRequest(service.server, '/metrics', {});
      return /request_duration_seconds_count\{operation="streamBoardEvents",status="200"\} (\d+)/.exec(
        text,
      )?.[1];
    };
    const before = await measured();
    const follower = await stream();
    await renameTo('logged');
    await follower.has(1);
    follower.close();
    const line = () => service.logLines.filter((text) => text.includes('"messages":1')).at(-1);
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '')).toMatchObject({
      operation: 'streamBoardEvents',
      status: 200,
      messages: 1,
      ended: 'client',
    });
    expect(await measured()).toBe(before);
  });
});
