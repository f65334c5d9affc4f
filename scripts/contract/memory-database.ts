/** A PostgreSQL in the memory of this process (PGlite), with the service's schema. It is gone when the process ends. */
import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { runsWithoutTransaction, statementsOf } from '../../src/db/migration-scripts.ts';
import { migrationsFolder, readMigrations } from '../../src/db/migrations.ts';
import { installWorkerSchema } from '../../src/db/worker-schema.ts';

export interface MemoryDatabase extends Database {
  /** A pool of its own, for what doesn't run on `Database`. The caller ends it. */
  openPool(): pg.Pool;
  /** How much has been written since the start, which is more than what is kept. */
  writtenBytes(): Promise<number>;
}

/** Never looked up: the streams are the way there. */
const url = 'postgresql://postgres@localhost/postgres';

export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const postgres = await PGlite.create({ extensions: { btree_gin, pg_trgm } });
  for (const { script } of await readMigrations(migrationsFolder)) {
    const parts = runsWithoutTransaction(script) ? statementsOf(script) : [script];
    for (const part of parts) await postgres.exec(part);
  }
  const session = new Session(postgres);
  const stream = () => new SessionStream(session);
  const openPool = () => {
    const pool = new pg.Pool({ connectionString: url, stream, max: 1 });
    // A failure is thrown where it happens; without listeners it would end the process, too.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool();
  await installWorkerSchema(pool);
  // There is one session, so more connections would only wait for it.
  const database = openDatabase({ url, stream, connectionsMax: 1 });
  const startBytes = await walBytes(pool);
  return {
    ...database,
    openPool,
    writtenBytes: async () => (await walBytes(pool)) - startBytes,
    close: async () => {
      await Promise.all([database.close(), pool.end()]);
      await postgres.close();
    },
  };
}

/** The position in the write-ahead log, through which everything goes that is stored. */
async function walBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}

/** The one session that PGlite has: a connection keeps it until its transaction ends. */
class Session {
  readonly #postgres: PGlite;
  #owner: object | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(postgres: PGlite) {
    this.#postgres = postgres;
  }

  /** Sends messages of the protocol, and returns the answers. */
  async send(caller: object, messages: Buffer): Promise<Buffer> {
    while (this.#owner !== undefined && this.#owner !== caller) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#owner = caller;
    const answers = Buffer.from(await this.#postgres.execProtocolRaw(new Uint8Array(messages)));
    if (isIdle(answers)) this.release(caller);
    return answers;
  }

  release(caller: object): void {
    if (this.#owner !== caller) return;
    this.#owner = undefined;
    this.#waiting.shift()?.();
  }
}

/** Whether the answers end with ReadyForQuery outside a transaction: `Z`, the length 5, and `I`. */
function isIdle(answers: Buffer): boolean {
  return answers.subarray(-6).equals(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]));
}

const terminateCode = 0x58;

/** What the driver takes for a socket. */
class SessionStream extends Duplex {
  readonly #session: Session;

  constructor(session: Session) {
    super();
    this.#session = session;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#session.release(this);
    done(error);
  }

  #send(messages: Buffer, done: (error?: Error) => void): void {
    if (messages[0] === terminateCode) {
      this.push(null);
      done();
      return;
    }
    this.#session.send(this, messages).then((answers) => {
      this.push(answers);
      done();
    }, done);
  }
}
