/** Where the audit log goes: a file, or a syslog receiver. Whatever resolves has arrived; what throws is written again. */
import { createSocket } from 'node:dgram';
import { open } from 'node:fs/promises';
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { AuditEntry } from '../../domain/events/audit-log.ts';
import { datagramOf, framed } from './syslog-messages.ts';

export type AuditDestination =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'tcp' | 'tls' | 'udp'; readonly host: string; readonly port: number }
  | { readonly kind: 'unix'; readonly path: string };

export type WriteEntries = (entries: readonly AuditEntry[]) => Promise<void>;

export function writerTo(destination: AuditDestination): WriteEntries {
  switch (destination.kind) {
    case 'file':
      return (entries) => appendTo(destination.path, entries);
    case 'udp':
      return (entries) => sendDatagrams(destination, entries);
    case 'unix':
    case 'tcp':
    case 'tls':
      return (entries) => sendOverConnection(() => openConnection(destination), entries);
  }
}

const lineFeed = 0x0a;

/** Opens the file each time, so that it can be renamed or removed at any moment. */
async function appendTo(path: string, entries: readonly AuditEntry[]): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1, lineFeed);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A process that was killed can leave half a line.
    const start = last[0] === lineFeed ? '' : '\n';
    await file.appendFile(`${start}${entries.map(({ text }) => `${text}\n`).join('')}`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

const timeoutMs = 10_000;

function openConnection(destination: Exclude<AuditDestination, { kind: 'file' | 'udp' }>): Socket {
  if (destination.kind === 'unix') return connect({ path: destination.path });
  const { host, port } = destination;
  if (destination.kind === 'tcp') return connect({ host, port });
  // RFC 6066, section 3: an address is no server name.
  return connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) });
}

/** How long after a batch its connection is closed for writing. By then, a receiver that takes nothing has closed it. */
const settleMs = 200;

/**
 * Syslog has no acknowledgments, so a connection is closed for writing after each batch. A receiver closes it in turn once it
 * has read everything; one that has died resets it or doesn't close it, and one that closes it first has not read everything.
 */
async function sendOverConnection(openSocket: () => Socket, entries: readonly AuditEntry[]): Promise<void> {
  const socket = openSocket();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // What the receiver sends is of no interest, but the end of it is.
    socket.resume();
    const closed = new Promise<void>((resolve, reject) => {
      const closedEarly = () => {
        reject(new Error('the receiver closed the connection early'));
      };
      socket.once('error', reject).once('close', closedEarly);
      socket.once('end', () => {
        if (socket.writableEnded && socket.writableLength === 0) resolve();
        else closedEarly();
      });
      timeout.addEventListener('abort', () => {
        reject(new Error('the receiver did not close the connection in time'));
      });
    });
    closed.catch(() => undefined);
    await pipeline(entries.map(framed), socket, { end: false, signal: timeout });
    await Promise.race([closed, delay(settleMs)]);
    socket.end();
    await closed;
  } finally {
    socket.destroy();
  }
}

/** A receiver that is away loses datagrams: nothing tells. */
async function sendDatagrams(
  { host, port }: { readonly host: string; readonly port: number },
  entries: readonly AuditEntry[],
): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  // Each datagram's own callback gets its error.
  socket.on('error', () => undefined);
  try {
    for (const entry of entries) {
      await new Promise<void>((resolve, reject) => {
        socket.send(datagramOf(entry), port, host, (error) => {
          if (error === null) resolve();
          else reject(error);
        });
      });
    }
  } finally {
    socket.close();
  }
}
