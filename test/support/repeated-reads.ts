/**
 * A client that reads one thing again and again on a connection of its own. It looks at no more of a response than its
 * status and its length: Node's client would take about as much of a machine as the service that it reads from. The
 * response is compressed, as for most clients.
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One buffer for all, since nothing of a response is kept. */
const received = Buffer.alloc(65_536);

export interface Read {
  readonly url: string;
  /** The path and query. */
  readonly target: string;
  readonly token: string;
}

/** Resolves with how many succeeded before a time of `performance.now()`. @throws {Error} of a response that is no 200, 429 or 503 */
export async function readUntil(read: Read, endsAtMs: number): Promise<number> {
  let count = 0;
  // A proxy closes connections that were used often enough.
  while (performance.now() < endsAtMs) count += await readOnOne(read, endsAtMs);
  return count;
}

function readOnOne({ url, target, token }: Read, endsAtMs: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const headers = [`Host: ${hostname}`, `Authorization: Bearer ${token}`, 'Accept-Encoding: gzip'];
  const bytes = Buffer.from(`GET ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const response = { head: '', bytesLeft: 0 };
  let count = 0;
  const callback = (size: number): boolean => {
    try {
      if (response.bytesLeft > 0) response.bytesLeft -= size;
      else if (beginsWith(response, size)) count += 1;
      if (response.head !== '' || response.bytesLeft > 0) return true;
      if (performance.now() < endsAtMs) socket.write(bytes);
      else socket.destroy();
    } catch (error) {
      socket.destroy(error as Error);
    }
    return true;
  };
  const socket: Socket = connect({
    host: hostname,
    port: Number(port),
    onread: { buffer: received, callback },
  });
  socket.once('error', reject).once('close', () => {
    resolve(count);
  });
  socket.write(bytes);
  return promise;
}

/** Takes the headers of a response, once they are complete. Returns whether it succeeds. */
function beginsWith(response: { head: string; bytesLeft: number }, size: number): boolean {
  response.head += received.toString('latin1', 0, size);
  const end = response.head.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const status = /^HTTP\/1\.1 (\d+)/.exec(response.head)?.[1] ?? '';
  const length = /^content-length: (\d+)\r$/im.exec(response.head)?.[1];
  if (!['200', '429', '503'].includes(status) || length === undefined) throw new Error(response.head);
  response.bytesLeft = end + 4 + Number(length) - response.head.length;
  response.head = '';
  return status === '200';
}
