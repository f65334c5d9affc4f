/** Speaks PostgreSQL's replication protocol: the data folder as a tar, and the write-ahead log from a position on. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import pg from 'pg';

/** What the server says of itself. */
export interface ServerIdentity {
  /** The same for a server and its copies. */
  readonly systemId: string;
  /** Rises when a standby becomes the primary, and with a restore. */
  readonly timeline: number;
}

export interface BaseBackup {
  /** The data folder as a tar, with the log that it needs. */
  readonly tar: Readable;
  /** Resolves once the tar has ended. Where the copy is consistent. */
  readonly end: Promise<string>;
}

interface CopyDataMessage {
  readonly chunk: Buffer;
}

interface Connection {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/** A statement whose results pg has no type for: rows between streams of bytes. */
class ReplicationQuery {
  readonly rows: string[][] = [];
  readonly #text: string;
  readonly #onCopy: (chunk: Buffer, connection: Connection) => void;
  readonly #done = Promise.withResolvers<undefined>();

  constructor(text: string, onCopy: (chunk: Buffer, connection: Connection) => void) {
    this.#text = text;
    this.#onCopy = onCopy;
    // Whoever waits for it later still gets the error.
    this.#done.promise.catch(() => undefined);
  }

  get done(): Promise<undefined> {
    return this.#done.promise;
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleRowDescription(): void {
    // Every value is a text.
  }

  handleDataRow({ fields }: { readonly fields: string[] }): void {
    this.rows.push(fields);
  }

  handleCopyData({ chunk }: CopyDataMessage, connection: Connection): void {
    this.#onCopy(chunk, connection);
  }

  handleCommandComplete(): void {
    // The last result is followed by ReadyForQuery.
  }

  handleEmptyQuery(): void {
    // Can't happen.
  }

  handleError(error: unknown): void {
    this.#done.reject(error instanceof Error ? error : new Error(String(error)));
  }

  handleReadyForQuery(): void {
    this.#done.resolve(undefined);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const options = { connectionString: url, replication: 'database', application_name: 'boards backup' };
  // pg passes `replication` on to the server, but its types don't have it.
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function start(client: pg.Client, query: ReplicationQuery): ReplicationQuery {
  client.query(query as unknown as pg.Submittable);
  return query;
}

/** Writes to a stream as fast as it is read, and stops reading from the server meanwhile. */
function writeSlowly(output: PassThrough, chunk: Buffer, { stream }: Connection): void {
  if (output.write(chunk)) return;
  stream.pause();
  // One message can bring several chunks after the one that has filled the stream.
  if (output.listenerCount('drain') > 0) return;
  output.once('drain', () => {
    stream.resume();
  });
}

export async function identifyServer(url: string): Promise<ServerIdentity> {
  const client = await connect(url);
  try {
    const query = start(client, new ReplicationQuery('IDENTIFY_SYSTEM', () => undefined));
    await query.done;
    const [systemId = '', timeline = ''] = query.rows[0] ?? [];
    return { systemId, timeline: Number(timeline) };
  } finally {
    await client.end();
  }
}

/** Ends the archive with the last answer, which it returns, or with the error. */
async function finish(query: ReplicationQuery, tar: PassThrough, client: pg.Client): Promise<string> {
  try {
    await query.done;
    tar.end();
    return query.rows.at(-1)?.[0] ?? '';
  } catch (error) {
    tar.destroy(error as Error);
    throw error;
  } finally {
    await client.end();
  }
}

/** Begins a copy of the whole server, which goes on working meanwhile. */
export async function startBaseBackup(url: string): Promise<BaseBackup> {
  const client = await connect(url);
  const tar = new PassThrough();
  const write = (chunk: Buffer, connection: Connection): void => {
    // The first byte is the kind of message; others name archives, of which there is one without tablespaces.
    if (chunk[0] === 'd'.charCodeAt(0)) writeSlowly(tar, Buffer.from(chunk.subarray(1)), connection);
  };
  const options = `LABEL 'boards', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TARGET 'client'`;
  const query = start(client, new ReplicationQuery(`BASE_BACKUP (${options})`, write));
  const end = finish(query, tar, client);
  end.catch(() => undefined);
  return { tar, end };
}

/** A position in the log, which PostgreSQL writes as two hexadecimal numbers. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function formatLsn(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase();
}

const xlogDataHeaderBytes = 25;

/** Reads the log between two positions. The stream fails if the server no longer has it. */
export async function readLog(
  url: string,
  { slot, timeline, from, to }: { slot: string | undefined; timeline: number; from: bigint; to: bigint },
): Promise<Readable> {
  const client = await connect(url);
  // Otherwise the server ends a connection that says nothing for a minute, however much it reads.
  await client.query('SET wal_sender_timeout = 0');
  const output = new PassThrough();
  let next = from;
  const write = (chunk: Buffer, connection: Connection): void => {
    if (chunk[0] !== 'w'.charCodeAt(0) || next >= to) return;
    if (chunk.readBigUInt64BE(1) !== next) output.destroy(new Error('The log has a gap.'));
    const data = Buffer.from(chunk.subarray(xlogDataHeaderBytes)).subarray(0, Number(to - next));
    next += BigInt(data.length);
    writeSlowly(output, data, connection);
    if (next >= to) output.end();
  };
  const slotPart = slot === undefined ? '' : `SLOT ${pg.escapeIdentifier(slot)} `;
  const text = `START_REPLICATION ${slotPart}PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`;
  const query = start(client, new ReplicationQuery(text, write));
  if (next >= to) output.end();
  query.done
    .then(() => {
      if (next < to) output.destroy(new Error('The server ended the log early.'));
    })
    .catch((error: unknown) => output.destroy(error as Error));
  client.once('end', () => {
    if (next < to) output.destroy(new Error('The connection was lost.'));
  });
  // Ends the stream on the server's side, too: it would go on forever.
  void once(output, 'close').then(() => client.end());
  return output;
}
