/** A request that fails before it has a route gets a problem, and the process continues. */
import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { socketRefusals, tunnelProblem } from '../../src/api/http/client-errors.ts';
import { createHttpServer, setListener } from '../../src/api/http/http-servers.ts';
import { startService } from '../support/service.ts';

/** A connection whose client reads, and never closes its side. */
function makeSocket(): Duplex {
  return new Duplex({
    allowHalfOpen: true,
    read: () => undefined,
    write: (_bytes, _encoding, done) => {
      done();
    },
  });
}

it('is a problem of the contract for a request of the API whose method can not be read', async () => {
  const { app } = await startService();
  const server = createServer((incoming, response) => {
    let reads = 0;
    Object.defineProperty(incoming, 'method', {
      get: () => {
        reads += 1;
        if (reads === 1) throw new Error('no method');
        return 'GET';
      },
    });
    app(incoming, response);
  });
  const response = await request(server).get('/v1/me');
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({ code: 'internal_error' });
  expect(response.headers['content-type']).toBe('application/problem+json');
});

it('has its connection closed five seconds after the refusal if its client keeps it open', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const socket = makeSocket();
  socketRefusals(loadContract(), 'http://boards.test')(tunnelProblem(), socket);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(socket.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.destroyed).toBe(true);
});

it('ends only its connection if that breaks after CONNECT', () => {
  const server = createHttpServer();
  setListener(
    server,
    () => undefined,
    () => undefined,
  );
  const socket = makeSocket();
  server.emit('connect', {}, socket);
  socket.emit('error', new Error('reset'));
  expect(socket.destroyed).toBe(true);
});

it('has 15 seconds for its headers and 30 in all, and its connection stays longer than those of balancers', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = createHttpServer();
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 30_000, 65_000]);
});
