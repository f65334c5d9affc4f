/**
 * The way of the services to PostgreSQL: its address stays the same when PostgreSQL restarts, and it counts the texts of the
 * statements that they prepare, by the messages that pass.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface DatabaseWay {
  readonly url: string;
  /** Leads new connections to where the database is now. */
  leadTo(databaseUrl: string): void;
  /** How many different statements all connections have prepared since the beginning, without their comments. */
  statementTexts(): number;
  close(): void;
}

export async function openDatabaseWay(databaseUrl: string): Promise<DatabaseWay> {
  let target = new URL(databaseUrl);
  const texts = new Set<string>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const reader = new StatementReader(texts);
    near.on('data', (bytes) => {
      reader.read(bytes);
    });
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
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
    statementTexts: () => texts.size,
    close: () => {
      server.close();
    },
  };
}

/** A message begins with a byte for its type and four for its length; the first one of a connection has no type. */
const headerBytes = 5;

/** Reads what a client sends (PostgreSQL, 54.7 “Message Formats”): Parse `P` prepares a statement. */
class StatementReader {
  readonly #texts: Set<string>;
  #unread: Buffer = Buffer.alloc(0);
  #hasStarted = false;

  constructor(texts: Set<string>) {
    this.#texts = texts;
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
    if (type !== 'P') return;
    const name = textAt(content, 0);
    // A statement without a name is forgotten with the next one.
    if (name !== '') this.#texts.add(textAt(content, name.length + 1).replaceAll(/\/\*.*?\*\//gs, ''));
  }
}

function textAt(content: Buffer, start: number): string {
  return content.toString('latin1', start, content.indexOf(0, start));
}
