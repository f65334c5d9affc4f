/** Responses that are sent in parts, as clients receive them that read slowly, leave, or ask for no body. */
import { once } from 'node:events';
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendParts } from '../../src/api/http/streamed-bodies.ts';
import { FairQueue, fairQueueOptions } from '../../src/api/limits/fair-queue.ts';
import { partsInTurns } from '../../src/api/limits/parts-in-turns.ts';
import { Prisma } from '../../src/db/database.ts';
import { makeSession, makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import { makeExport } from '../support/world-parts.ts';

const partLength = 65_536;

/** A server that sends parts and counts those that it was asked for. */
async function serveParts(count: number, timeoutMs: number) {
  const state = { asked: 0, sent: Promise.resolve(), failures: [] as unknown[] };
  async function* parts(): AsyncGenerator<string> {
    for (; state.asked < count; state.asked += 1) yield await Promise.resolve('x'.repeat(partLength));
  }
  const server = createServer((_incoming: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': count * partLength });
    state.sent = sendParts(response, parts(), (error) => state.failures.push(error), timeoutMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { state, port: (server.address() as AddressInfo).port };
}

describe('a response in parts', () => {
  it('is complete for a client that reads it', async () => {
    const { port } = await serveParts(50, 5_000);
    const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
    expect(text).toHaveLength(50 * partLength);
  });

  it('is read no further than its client reads, and ends when the client has stopped for too long', async () => {
    const { state, port } = await serveParts(1_000, 100);
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const reset = once(socket, 'error');
    await expect.poll(() => state.asked, { interval: 5 }).toBeGreaterThan(0);
    await state.sent;
    // What the operating system holds for both ends is a few megabytes.
    expect(state.asked).toBeLessThan(500);
    expect(state.failures).toEqual([]);
    socket.resume();
    await reset;
  });

  it('ends when its client leaves', async () => {
    const { state, port } = await serveParts(1_000, 60_000);
    const sending = request({ host: '127.0.0.1', port }).end();
    sending.on('error', () => undefined);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    response.destroy();
    await state.sent;
    expect(state.asked).toBeLessThan(1_000);
  });
});

describe('the parts of a response', () => {
  function readInTurns(waitMsMax: number) {
    const fairQueue = new FairQueue({
      placesMax: 1,
      placesPerOwnerMax: 1,
      waitingPerOwnerMax: 10,
      waitMsMax,
    });
    const state = { asked: 0 };
    async function* read(): AsyncGenerator<string> {
      for (;;) yield await Promise.resolve(`part ${(state.asked += 1)}`);
    }
    const claimant = { owner: 'one', credential: '' };
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const parts = partsInTurns(read(), { fairQueue, claimant, response });
    const enterAsAnother = () =>
      fairQueue.enter({ owner: 'another', credential: '' }, () => AbortSignal.timeout(60_000));
    return { parts, state, fairQueue, response, enterAsAnother };
  }

  it('are each read in a turn of their own, and hold no place while the client reads', async () => {
    const { parts, state, fairQueue, enterAsAnother } = readInTurns(60_000);
    expect((await parts.next()).value).toBe('part 1');
    expect(fairQueue.running).toBe(0);
    const leave = await enterAsAnother();
    const second = parts.next();
    await expect.poll(() => fairQueue.waiting).toBe(1);
    expect(state.asked).toBe(1);
    leave();
    expect((await second).value).toBe('part 2');
    await parts.return(undefined);
    expect(fairQueue.running).toBe(0);
  });

  it('wait for their turn for as long as it takes, because the response has begun', async () => {
    const { parts, fairQueue, enterAsAnother } = readInTurns(10);
    const leave = await enterAsAnother();
    const first = parts.next();
    await expect.poll(() => fairQueue.waiting, { interval: 1 }).toBe(1);
    await expect.poll(() => fairQueue.waiting, { interval: 1 }).toBe(0);
    leave();
    expect((await first).value).toBe('part 1');
    expect(fairQueue.running).toBe(0);
  });

  it('are not read for a client that has left', async () => {
    const { parts, state, fairQueue, response, enterAsAnother } = readInTurns(60_000);
    await enterAsAnother();
    const first = parts.next();
    await expect.poll(() => fairQueue.waiting).toBe(1);
    response.emit('close');
    await expect(first).rejects.toThrow();
    expect([fairQueue.waiting, state.asked]).toEqual([0, 0]);
  });
});

const isFailure = (line: string) => line.includes('Something went wrong');

describe('getExportDocument', () => {
  it('reads each part in a turn of its person', async () => {
    const fairQueue = new FairQueue(fairQueueOptions(20));
    const service = await startService({ isOwn: true, fairQueue });
    const tenant = await makeTenant(service);
    const { secret: token } = await makeSession(service, tenant);
    const id = await makeExport(service, tenant);
    const { port } = service.server.address() as AddressInfo;
    const enter = vi.spyOn(fairQueue, 'enter');
    const answer = await fetch(`http://127.0.0.1:${port}/v1/me/exports/${id}/download`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ format: 'export' });
    // The request, its part, and the end.
    expect(enter.mock.calls.map(([{ owner }]) => owner)).toEqual(Array(3).fill(storedId(tenant.userId)));
    await expect.poll(() => fairQueue.running).toBe(0);
  });

  it('closes the connection if the file is deleted while it is read, so that nobody takes a part for the whole', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { secret: token } = await makeSession(service, tenant);
    const id = await makeExport(service, tenant);
    await service.database.reader.prisma.personExport.update({
      where: { id: storedId(id) },
      data: { parts: 2, sizeBytes: 10_000 },
    });
    const { port } = service.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/v1/me/exports/${id}/download`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    await service.succeed('getMe', { token });
    expect(service.logLines.filter(isFailure)).toEqual([]);
  });

  it('closes the connection and logs the error if the database fails while the file is read', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { secret: token } = await makeSession(service, tenant);
    const id = await makeExport(service, tenant);
    await service.database.reader.rows(Prisma.sql`ALTER TABLE person_export_parts RENAME TO parts_elsewhere`);
    const { port } = service.server.address() as AddressInfo;
    const headers = { Authorization: `Bearer ${token}` };
    await expect(
      fetch(`http://127.0.0.1:${port}/v1/me/exports/${id}/download`, { headers }),
    ).rejects.toThrow();
    expect(service.logLines.filter(isFailure).join('')).toContain('does not exist');
  });

  it('answers HEAD with the size, and reads no part', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { secret } = await makeSession(service, tenant);
    const id = await makeExport(service, tenant);
    const { port } = service.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/v1/me/exports/${id}/download`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${secret}` },
    });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await answer.text()).toBe('');
  });
});
