/** A stream whose client doesn't read it: how much memory it takes, and how it ends. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer, text as textOf } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { OpenStream } from '../../src/api/streams/open-stream.ts';
import type { StreamView } from '../../src/api/streams/open-stream.ts';
import { chunkOf } from '../../src/api/streams/stream-messages.ts';

const unreadBytesMax = 100_000;
const chunk = `${'x'.repeat(50_000)}\n\n`;

const view = {
  cursorAt: () => 'cursor',
  feed: {
    after: { position: '0' },
    head: 0n,
    workspaceId: '',
    userId: '',
    reader: { role: 'member', workspaceRole: 'member' },
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

/** Starts a server whose one response is a stream. */
async function listen() {
  const opened = Promise.withResolvers<OpenStream>();
  const server = createServer((_incoming, response: ServerResponse) => {
    response.writeHead(200, { Connection: 'close' });
    opened.resolve(new OpenStream(view, response, unreadBytesMax));
    response.flushHeaders();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { opened: opened.promise, port: (server.address() as AddressInfo).port };
}

async function openOne() {
  const { opened, port } = await listen();
  const sending = request({ host: '127.0.0.1', port }).end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { stream: await opened, response };
}

/** All bytes that a stream sends to a client of a version of HTTP, without the headers. */
async function bytesOf(version: string, use: (stream: OpenStream) => void): Promise<Buffer> {
  const { opened, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/${version}\r\nHost: test\r\n\r\n`);
  const received = buffer(socket);
  use(await opened);
  const bytes = await received;
  return bytes.subarray(bytes.indexOf('\r\n\r\n') + 4);
}

/** The content of chunks, of which each has the size that it says (RFC 9112, section 7.1). */
function contentOf(bytes: Buffer): string[] {
  const contents: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = bytes.toString('latin1', at, lineEnd);
    expect(size).toMatch(/^[\da-f]+$/);
    const end = lineEnd + 2 + Number.parseInt(size, 16);
    contents.push(bytes.toString('utf8', lineEnd + 2, end));
    expect(bytes.toString('latin1', end, end + 2)).toBe('\r\n');
    at = end + 2;
  }
  return contents;
}

const ended = 'event: end\ndata: {"reason":"restarting"}\n\n';

function sendInBothWays(stream: OpenStream): void {
  stream.sendChunk(chunkOf('first\n\n'), 1, 0);
  stream.send('second: ü\n\n', 1);
  stream.sendChunk(chunkOf('third: 🙂\n\n'), 1, 0);
  stream.end('restarting');
}

it('sends chunks of the right size in order, whichever way each is sent', async () => {
  const contents = contentOf(await bytesOf('1.1', sendInBothWays));
  expect(contents.at(-1)).toBe('');
  expect(contents.join('')).toBe(`first\n\nsecond: ü\n\nthird: 🙂\n\n${ended}`);
});

it('sends no chunks to a client of HTTP/1.0', async () => {
  const bytes = await bytesOf('1.0', sendInBothWays);
  expect(bytes.toString('utf8')).toBe(`first\n\nsecond: ü\n\nthird: 🙂\n\n${ended}`);
});

it.each([
  [
    'alone',
    (stream: OpenStream) => {
      stream.send(chunk, 1);
    },
  ],
  [
    'as many others',
    (stream: OpenStream) => {
      stream.sendChunk(chunkOf(chunk), 1, 0);
    },
  ],
] as const)(
  'ends a stream that is sent to %s and takes too much memory, says so, and sends nothing after that',
  async (_to, send) => {
    const { stream, response } = await openOne();
    let sent = 0;
    let largestBytes = 0;
    // The operating system holds some megabytes for both ends.
    for (; stream.isOpen && sent < 1_000; sent += 1) {
      send(stream);
      largestBytes = Math.max(largestBytes, stream.unreadBytes);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(stream.record).toEqual({ messages: sent - 1, ended: 'too_slow' });
    expect(largestBytes).toBeLessThan(unreadBytesMax + 1_000);
    send(stream);
    const text = await textOf(response);
    expect(text).toBe(`${chunk.repeat(sent - 1)}event: end\ndata: {"reason":"too_slow"}\n\n`);
  },
);

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
