/**
 * The way of the services to PostgreSQL: its address stays the same when PostgreSQL restarts, and it counts the prepared
 * statements of each connection by the messages that pass, which PostgreSQL shows to that connection only.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface DatabaseWay {
  readonly url: string;
  /** Leads new connections to where the database is now. */
  leadTo(databaseUrl: string): void;
  /** How many statements each open connection has prepared. */
  preparedStatements(): readonly number[];
  close(): void;
}

export async function openDatabaseWay(databaseUrl: string): Promise<DatabaseWay> {
  let target = new URL(databaseUrl);
  const open = new Set<StatementCounter>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const counter = new StatementCounter();
    open.add(counter);
    near.on('data', (bytes) => {
      counter.read(bytes);
    });
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(counter);
        near.destroy();
        far.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo: (changedUrl) => {
      target = new URL(changedUrl);
    },
    preparedStatements: () => [...open].map(({ count }) => count),
    close: () => {
      server.close();
    },
  };
}

/** A message begins with a byte for its type and four for its length; the first one of a connection has no type. */
const headerBytes = 5;

/** Reads what a client sends (PostgreSQL, 54.7 “Message Formats”): Parse `P` names a statement, Close `C` ends it. */
class StatementCounter {
  readonly #names = new Set<string>();
  #unread: Buffer = Buffer.alloc(0);
  #hasStarted = false;

  get count(): number {
    return this.#names.size;
  }

  read(bytes: Buffer): void {
    let rest = this.#unread.length === 0 ? bytes : Buffer.concat([this.#unread, bytes]);
    while (rest.length >= headerBytes) {
      const typeBytes = this.#hasStarted ? 1 : 0;
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) break;
      if (this.#hasStarted) this.#take(String.fromCharCode(rest[0] ?? 0), rest.subarray(headerBytes, end));
      this.#hasStarted = true;
      rest = rest.subarray(end);
    }
    this.#unread = Buffer.from(rest);
  }

  #take(type: string, content: Buffer): void {
    if (type === 'P') this.#add(textAt(content, 0));
    if (type === 'C' && content[0] === 'S'.charCodeAt(0)) this.#names.delete(textAt(content, 1));
  }

  /** The statement without a name is replaced by the next one. */
  #add(name: string): void {
    if (name !== '') this.#names.add(name);
  }
}

function textAt(content: Buffer, start: number): string {
  return content.toString('latin1', start, content.indexOf(0, start));
}
