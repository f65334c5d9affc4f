/**
 * The client of the benchmarks: a connection that sends one request after the other. It does as little as possible, because
 * it shares the machine with the server. It reads the status and the length of responses, and not what is in them.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface BenchClient {
  /** Sends the bytes of a request. `done` is called when the response is complete. One request at a time. */
  send(message: Buffer, done: (status: number) => void): void;
  close(): void;
}

/** @param onFailure called with what breaks the connection, or a response that the client can't read */
export async function openClient(url: string, onFailure: (error: Error) => void): Promise<BenchClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  let waiting: ((status: number) => void) | undefined;
  let head: Buffer | undefined;
  let status = 0;
  /** The bytes of the body that have not come yet; undefined until the header fields are complete. */
  let missingBytes: number | undefined;
  const readHead = (chunk: Buffer): void => {
    head = head === undefined ? chunk : Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) return;
    const fields = head.toString('latin1', 0, end);
    status = Number(fields.slice(statusStart, statusStart + 3));
    missingBytes = bodyBytesOf(status, fields) - (head.length - end - 4);
  };
  socket.on('data', (chunk: Buffer) => {
    if (missingBytes === undefined) readHead(chunk);
    else missingBytes -= chunk.length;
    if (missingBytes !== 0) {
      if (missingBytes !== undefined && !(missingBytes > 0))
        onFailure(new Error(`no length, or more: ${status}`));
      return;
    }
    [head, missingBytes] = [undefined, undefined];
    const done = waiting;
    waiting = undefined;
    done?.(status);
  });
  socket.on('error', onFailure).on('end', () => {
    onFailure(new Error('the server closed the connection'));
  });
  return {
    send: (message, done) => {
      waiting = done;
      socket.write(message);
    },
    close: () => socket.removeAllListeners('end').destroy(),
  };
}

const statusStart = 'HTTP/1.1 '.length;

/** NaN if the response doesn't say it. */
function bodyBytesOf(status: number, fields: string): number {
  if (status === 204 || status === 304) return 0;
  return Number(/\r\ncontent-length: (\d+)/i.exec(fields)?.[1]);
}
