/** A receiver of syslog over TCP or a Unix socket: messages of RFC 5424, framed by their length (RFC 6587). */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SyslogMessage {
  readonly priority: string;
  readonly time: string;
  readonly app: string;
  readonly messageId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SyslogReceiver {
  readonly port: number;
  readonly messages: SyslogMessage[];
  /** Connections that were accepted. */
  readonly connections: () => number;
  /** Refuses new connections until `listen`. */
  readonly stop: () => Promise<void>;
  readonly listen: () => Promise<void>;
  /** How many bytes of the next connection to read before it is reset. */
  resetAfterBytes: number | undefined;
}

const header = /^<(\d+)>1 (\S+) (\S+) (\S+) - (\S+) - (\{.*\})$/s;

/** @throws {Error} for a message that isn't as in RFC 5424 */
function parse(message: string): SyslogMessage {
  const [, priority = '', time = '', , app = '', messageId = '', text] = header.exec(message) ?? [];
  if (text === undefined) throw new Error(`not a message of RFC 5424: ${message}`);
  return { priority, time, app, messageId, body: JSON.parse(text) as Record<string, unknown> };
}

/** The complete messages at the start of some bytes. @throws {Error} for a frame without its length */
function messagesIn(bytes: Buffer): SyslogMessage[] {
  const messages: SyslogMessage[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = /^[1-9]\d* /.exec(bytes.subarray(at, at + 12).toString())?.[0];
    if (length === undefined) throw new Error('a frame does not begin with its length');
    const end = at + length.length + Number(length);
    if (end > bytes.length) break;
    messages.push(parse(bytes.subarray(at + length.length, end).toString()));
    at = end;
  }
  return messages;
}

export async function startSyslogReceiver(): Promise<SyslogReceiver> {
  let accepted = 0;
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket);
    const resetAfter = receiver.resetAfterBytes;
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (resetAfter !== undefined && bytes.length > resetAfter) {
        receiver.resetAfterBytes = undefined;
        receiver.messages.push(...messagesIn(bytes.subarray(0, resetAfter)));
        socket.resetAndDestroy();
      }
    });
    socket.on('end', () => receiver.messages.push(...messagesIn(bytes)));
  });
  const receiver: SyslogReceiver = {
    get port() {
      return port;
    },
    messages: [],
    connections: () => accepted,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
    listen: async () => {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    resetAfterBytes: undefined,
  };
  await receiver.listen();
  onTestFinished(receiver.stop);
  return receiver;
}
