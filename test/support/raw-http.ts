/** HTTP as bytes on a socket, for what no client library would send, against the server that production runs. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { socketRefusals } from '../../src/api/http/client-errors.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import { createHttpServer, setListener } from '../../src/api/http/http-servers.ts';
import type { TimeLimits } from '../../src/api/http/http-servers.ts';
import { noteProblem } from './coverage-recorder.ts';
import { atTheEnd } from './endings.ts';
import type { Service } from './service.ts';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface RawConnection {
  write(bytes: string | Buffer): void;
  /** Resolves when all that was written is on its way. */
  sent(): Promise<void>;
  /** Says that no more is to come, and continues reading. */
  end(): void;
  /** The next answer; one to HEAD has no body. @throws {Error} when the server closes without one */
  answer(method?: string): Promise<RawAnswer>;
  /** Resolves when the server has closed the connection, with an error if it was not in good order. */
  readonly closed: Promise<Error | undefined>;
  destroy(): void;
}

/** Listens with an application until the file's tests are done, and returns the port. */
export async function listenWith({ app }: Pick<Service, 'app'>, limits?: TimeLimits): Promise<number> {
  const server = createHttpServer(limits);
  setListener(server, app, socketRefusals(loadContract(), 'http://boards.test'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

export function openConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error));
  const closed = new Promise<Error | undefined>((resolve) => {
    socket.once('close', () => {
      resolve(failure);
    });
  });
  const received = collect(socket);
  return {
    write: (bytes) => void socket.write(bytes),
    sent: () =>
      new Promise((resolve) => {
        socket.write('', () => {
          resolve();
        });
      }),
    end: () => void socket.end(),
    answer: (method = 'GET') => received.next(method),
    closed,
    destroy: () => void socket.destroy(),
  };
}

/** Sends bytes on a connection of their own and returns the first answer. */
export async function exchange(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const connection = openConnection(port);
  try {
    connection.write(bytes);
    return await connection.answer(bytes.toString('latin1', 0, 5).startsWith('HEAD ') ? 'HEAD' : 'GET');
  } finally {
    connection.destroy();
  }
}

/** A request with the headers that every one needs, and the length of its body. */
export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | Buffer,
): Buffer {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: 'boards.test', ...length, ...headers });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')]);
}

function collect(socket: Socket) {
  let bytes = Buffer.alloc(0);
  let isClosed = false;
  let wake = (): void => undefined;
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    wake();
  });
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const next = async (method: string): Promise<RawAnswer> => {
    for (;;) {
      const found = readAnswer(bytes, method);
      if (found !== undefined) {
        bytes = bytes.subarray(found.end);
        const { status, headers, text } = found.answer;
        noteProblem(status, headers, text);
        if (status >= 200) return found.answer;
      } else if (isClosed) {
        throw new Error(`the connection was closed without an answer, after “${bytes.toString('latin1')}”`);
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  };
  return { next };
}

function readAnswer(bytes: Buffer, method: string): { answer: RawAnswer; end: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(statusLine.split(' ')[1]);
  const isBare = method === 'HEAD' || status < 200 || status === 204 || status === 304;
  const length = isBare ? 0 : Number(headers['content-length'] ?? 0);
  const end = headEnd + 4 + length;
  if (bytes.length < end) return undefined;
  return { answer: { status, headers, text: bytes.toString('utf8', headEnd + 4, end) }, end };
}
