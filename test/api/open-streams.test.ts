/** A stream whose client doesn't read it: how much memory it takes, and how it ends. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { OpenStream } from '../../src/api/streams/open-stream.ts';
import type { StreamView } from '../../src/api/streams/open-stream.ts';

const unreadBytesMax = 100_000;
const chunk = `${'x'.repeat(50_000)}\n\n`;

const view = {
  channel: 'test',
  cursorAt: () => 'cursor',
  feed: {
    after: { position: '0' },
    head: 0n,
    workspaceId: '',
    userId: '',
    role: 'member',
    minimumRole: 'guest',
  },
  render: () => ({}),
  access: {
    credentialKind: 'session',
    credentialHash: '',
    scope: 'boards:read',
    userId: '',
    workspaceId: '',
  },
} as const satisfies StreamView;

async function openOne() {
  const opened = Promise.withResolvers<OpenStream>();
  const server = createServer((_incoming, response: ServerResponse) => {
    response.writeHead(200, { Connection: 'close' });
    opened.resolve(new OpenStream(view, response as Response, unreadBytesMax));
    response.flushHeaders();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const sending = request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }).end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { stream: await opened.promise, response };
}

it('ends a stream that takes too much memory, says so, and sends nothing after that', async () => {
  const { stream, response } = await openOne();
  let sent = 0;
  let largestBytes = 0;
  // The operating system holds some megabytes for both ends.
  for (; stream.isOpen && sent < 1_000; sent += 1) {
    stream.send(chunk, 1);
    largestBytes = Math.max(largestBytes, stream.unreadBytes);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(stream.record).toEqual({ messages: sent - 1, ended: 'too_slow' });
  expect(largestBytes).toBeLessThan(unreadBytesMax + 1_000);
  stream.send(chunk, 1);
  const text = await textOf(response);
  expect(text).toBe(`${chunk.repeat(sent - 1)}event: end\ndata: {"reason":"too_slow"}\n\n`);
});

it('keeps a stream whose client reads, however large one message is', async () => {
  const { stream, response } = await openOne();
  let received = 0;
  response.on('data', (data: Buffer) => (received += data.length));
  const large = 'x'.repeat(unreadBytesMax * 3);
  for (let sent = 1; sent <= 20; sent += 1) {
    stream.send(large, 1);
    await expect.poll(() => received, { interval: 1 }).toBe(sent * large.length);
  }
  expect(stream.isOpen).toBe(true);
});

it('waits until its client has read, or has left', async () => {
  const { stream, response } = await openOne();
  stream.send('x'.repeat(20_000_000));
  const drained = stream.drained();
  expect(stream.unreadBytes).toBeGreaterThan(0);
  response.destroy();
  await drained;
  expect(stream.isOpen).toBe(false);
});
