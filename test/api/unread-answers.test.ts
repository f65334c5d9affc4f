/** Clients that do not read their answers, and clients that open more connections than one may. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { ConnectionCaps } from '../../src/api/http/connections.ts';
import type { ConnectionLimits } from '../../src/api/http/connections.ts';
import { createHttpServer, setListener } from '../../src/api/http/http-servers.ts';
import type { Listener } from '../../src/api/http/http-servers.ts';
import { UnreadAnswers } from '../../src/api/http/unread-answers.ts';
import type { UnreadLimits } from '../../src/api/http/unread-answers.ts';
import { atTheEnd } from '../support/endings.ts';

const mebibyte = 1_048_576;
/** More than the operating system takes on both sides of a loopback connection. */
const large = Buffer.alloc(24 * mebibyte, 'x');
const roomy: UnreadLimits = { stallTimeoutMs: 60_000, sizeBytesMax: 2 ** 40, clientSizeBytesMax: 2 ** 40 };
const uncapped = {
  connectionsMax: Number.POSITIVE_INFINITY,
  connectionsPerNetworkMax: Number.POSITIVE_INFINITY,
};

interface World {
  readonly port: number;
  /** How many requests were begun so far. */
  readonly begun: () => number;
  readonly metrics: () => Promise<string>;
}

/** A server whose `/large` is large, and whose clients are known by the header `Client`. */
async function startServer(
  unreadLimits: Partial<UnreadLimits>,
  connectionLimits: Partial<ConnectionLimits> = {},
  trustedProxies: readonly string[] = [],
): Promise<World> {
  const registry = new Registry();
  const unread = new UnreadAnswers({ ...roomy, ...unreadLimits }, registry);
  const caps = new ConnectionCaps({ ...uncapped, ...connectionLimits }, trustedProxies);
  caps.measureIn(registry);
  let begun = 0;
  const app = express().use((request, response) => {
    begun += 1;
    unread.watch(response, () => request.get('Client') ?? '');
    response.end(request.path === '/large' ? large : 'small');
  });
  const server = createHttpServer();
  caps.guard(server);
  setListener(server, app as Listener, (_problem, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, begun: () => begun, metrics: () => registry.metrics() };
}

interface Client {
  readonly socket: Socket;
  /** Resolves with what ended the connection. */
  readonly ended: Promise<Error | undefined>;
  readonly receivedBytes: () => number;
}

/** A client that sends requests at once and reads nothing until its socket is resumed. */
async function openClient(port: number, targets: readonly string[], name = 'one'): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  let failure: Error | undefined;
  let receivedBytes = 0;
  socket.on('error', (error) => (failure = error)).pause();
  const ended = new Promise<Error | undefined>((resolve) => {
    socket.once('close', () => {
      resolve(failure);
    });
  });
  socket.on('data', ({ length }: Buffer) => (receivedBytes += length)).pause();
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), ended]);
  socket.write(
    targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\nClient: ${name}\r\n\r\n`).join(''),
  );
  atTheEnd(() => void socket.destroy());
  return { socket, ended, receivedBytes: () => receivedBytes };
}

/** Reads up to the end of the first answer, some at a time, as over a slow line. */
async function readSlowly({ socket, receivedBytes }: Client, pauseMs: number): Promise<void> {
  while (receivedBytes() < large.length && !socket.destroyed) {
    socket.resume();
    await once(socket, 'data');
    socket.pause();
    await delay(pauseMs);
  }
}

const endedFor = (reason: string, times: number) =>
  `http_unread_answers_ended_total{reason="${reason}"} ${times}`;

describe('a response that its client does not read', () => {
  it('closes its connection after a timeout without progress', async () => {
    const { port, metrics } = await startServer({ stallTimeoutMs: 200 });
    // Also after a time without such responses.
    for (let times = 1; times <= 2; times += 1) {
      const { ended, socket } = await openClient(port, ['/large']);
      await expect.poll(metrics).toContain(endedFor('stalled', times));
      socket.resume();
      expect(await ended).toMatchObject({ code: 'ECONNRESET' });
      expect(await metrics()).toContain('http_unread_answers_bytes 0');
    }
  });

  it('is sent completely if it is the only one of its client, however large it is', async () => {
    const { port, metrics } = await startServer({ clientSizeBytesMax: mebibyte, sizeBytesMax: mebibyte });
    const { socket, receivedBytes } = await openClient(port, ['/large']);
    await expect.poll(metrics).toMatch(/unread_answers_bytes [1-9]/);
    socket.resume();
    await expect.poll(receivedBytes).toBeGreaterThanOrEqual(large.length);
  });

  it('is sent completely to a client that is slow but keeps reading', async () => {
    // On a busy machine, this process itself can be slow for a second.
    const stallTimeoutMs = 2_500;
    const { port, metrics } = await startServer({ stallTimeoutMs });
    const client = await openClient(port, ['/large']);
    const startedAtMs = performance.now();
    await readSlowly(client, 9);
    expect(performance.now() - startedAtMs).toBeGreaterThan(stallTimeoutMs);
    expect(client.receivedBytes()).toBeGreaterThanOrEqual(large.length);
    expect(await metrics()).not.toContain('reason="stalled"');
  });

  it('is dropped when its client has too many of them, the most idle first', async () => {
    const { port, metrics } = await startServer({ clientSizeBytesMax: large.length + mebibyte });
    const idle = await openClient(port, ['/large'], 'greedy');
    await expect.poll(metrics).toMatch(/unread_answers_bytes [1-9]/);
    const other = await openClient(port, ['/large'], 'modest');
    const next = await openClient(port, ['/large'], 'greedy');
    await expect.poll(metrics).toContain(endedFor('client', 1));
    idle.socket.resume();
    expect(await idle.ended).toMatchObject({ code: 'ECONNRESET' });
    for (const { socket, receivedBytes } of [other, next]) {
      socket.resume();
      await expect.poll(receivedBytes).toBeGreaterThanOrEqual(large.length);
    }
  });

  it('is dropped when all clients together have too many of them', async () => {
    const { port, metrics } = await startServer({ sizeBytesMax: 2 * large.length + mebibyte });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await openClient(port, ['/large'], name);
    await expect.poll(metrics).toContain(endedFor('process', 3));
  });

  it('keeps the requests behind it on its connection from being carried out', async () => {
    const { port, begun, metrics } = await startServer({});
    const client = await openClient(port, ['/large', '/small', '/small']);
    await expect.poll(metrics).toMatch(/unread_answers_bytes [1-9]/);
    expect(begun()).toBe(1);
    client.socket.resume();
    await expect.poll(begun).toBe(3);
  });

  it('closes the connection when more than a hundred requests wait behind it', async () => {
    const { port, begun } = await startServer({});
    const { ended, socket } = await openClient(port, ['/large', ...Array<string>(101).fill('/small')]);
    socket.resume();
    await ended;
    expect(begun()).toBe(1);
  });
});

describe('a connection', () => {
  const isRefused = async (port: number) => {
    const client = await openClient(port, ['/small']);
    client.socket.resume();
    await Promise.race([client.ended, once(client.socket, 'data')]);
    return client.receivedBytes() === 0;
  };

  it('is reset beyond the limit of its network, until another one ends', async () => {
    const { port, metrics } = await startServer({}, { connectionsPerNetworkMax: 2 });
    const first = await openClient(port, ['/small']);
    await openClient(port, ['/small']);
    expect(await isRefused(port)).toBe(true);
    expect(await metrics()).toContain('http_connections_refused_total{cap="network"} 1');
    first.socket.destroy();
    await expect.poll(metrics).toContain('http_connections 1');
    expect(await isRefused(port)).toBe(false);
  });

  it('of a trusted proxy counts only toward the limit of the process', async () => {
    const { port, metrics } = await startServer({}, { connectionsPerNetworkMax: 2, connectionsMax: 4 }, [
      'loopback',
    ]);
    for (let count = 0; count < 4; count += 1) await openClient(port, ['/small']);
    expect(await isRefused(port)).toBe(true);
    expect(await metrics()).toContain('http_connections_refused_total{cap="process"} 1');
  });
});
