/** Requests that a client sends without waiting for answers. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beforeAll, expect, it } from 'vitest';
import { exchange, listenWith, openConnection, requestText } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';

let port: number;

beforeAll(async () => {
  port = await listenWith(await startService());
});

const live = requestText('GET', '/livez');

it('Up to twenty wait for the answer to the one before, and all are answered', async () => {
  const connection = openConnection(port);
  connection.write(Buffer.concat(Array<Buffer>(21).fill(live)));
  for (let index = 0; index < 21; index += 1) expect((await connection.answer()).status).toBe(200);
  connection.write(live);
  expect((await connection.answer()).status).toBe(200);
  connection.destroy();
});

it('More end the connection, and what is behind them is not read', async () => {
  let read = 0;
  const count = () => void (read += 1);
  subscribe('http.server.request.start', count);
  const connection = openConnection(port);
  connection.write(Buffer.concat(Array<Buffer>(1_000).fill(live)));
  await connection.closed;
  unsubscribe('http.server.request.start', count);
  expect(read).toBe(21);
});

it('A request for another protocol is answered in HTTP/1.1', async () => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'h2c' };
  expect((await exchange(port, requestText('GET', '/livez', upgrade))).status).toBe(200);
});
