/** Pages are sent from memory that later pages are written into (docs/decisions/0146-pages-sent-from-memory-that-stays.md). */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** Of about a mebibyte together. */
const cardCount = 13;
/** As many as a client may send before it reads: more than the operating system takes on both sides of the connection. */
const requestCount = 20;

async function makeLongPage(service: Service, letter: string) {
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const description = letter.repeat(19_000);
  for (let index = 0; index < cardCount; index += 1)
    await makeCard(service, tenant, board.id, { description });
  const read = async () => (await service.call('listCards', { token: tenant.token, id: board.id })).text;
  return { path: `/v1/boards/${board.id}/cards`, token: tenant.token, read };
}

it('reaches a client that reads slowly as it was, whatever others read meanwhile', async () => {
  const service = await startService();
  const [slow, other] = [await makeLongPage(service, '漢'), await makeLongPage(service, '字')];
  const page = await slow.read();
  const { port } = service.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  atTheEnd(() => void socket.destroy());
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).pause();
  await once(socket, 'connect');
  const request = `GET ${slow.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${slow.token}\r\n`;
  const last = `${request}Connection: close\r\n\r\n`;
  socket.write(`${request}\r\n`.repeat(requestCount - 1) + last);

  for (let round = 0; round < 10; round += 1) await other.read();
  socket.resume();
  await once(socket, 'close');

  const bodies = Buffer.concat(parts)
    .toString()
    .split('HTTP/1.1 200 OK\r\n')
    .slice(1)
    .map((response) => response.slice(response.indexOf('\r\n\r\n') + 4));
  expect(bodies).toHaveLength(requestCount);
  expect(bodies.filter((body) => body !== page)).toEqual([]);
});
