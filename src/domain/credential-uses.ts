/**
 * Collects when credentials were last used, and their calls to deprecated operations, and writes them in batches rather
 * than with each request.
 */
import { Prisma } from '../db/database.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SecretKind } from './credential-secrets.ts';
import { writeDeprecatedCalls } from './deprecated-calls.ts';
import type { DeprecatedCalls } from './deprecated-calls.ts';

const tables = { access_token: Prisma.raw('access_tokens'), session: Prisma.raw('sessions') } as const;

type LastUses = Map<string, Date>;

function noUses(): Readonly<Record<SecretKind, LastUses>> {
  return { access_token: new Map(), session: new Map() };
}

/**
 * Uses that are not written yet. `flush` has to be called every so often and at the end; a killed process loses its
 * unwritten uses, which is only a few seconds of `last_used_at` (docs/decisions/0011-access-tokens.md) and of counts.
 */
export class CredentialUses {
  readonly #database: Database;
  #lastUses = noUses();
  #deprecatedCalls = new Map<string, DeprecatedCalls>();
  #flushed: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  note(kind: SecretKind, id: string, usedAt: Date): void {
    const known = this.#lastUses[kind].get(id);
    if (known === undefined || known < usedAt) this.#lastUses[kind].set(id, usedAt);
  }

  /** Counts calls of an operation that is deprecated or was removed. */
  noteDeprecated(credentialId: string, operation: string, usedAt: Date): void {
    this.#count({ credentialId, operation, day: usedAt.toISOString().slice(0, 10), calls: 1 });
  }

  #count(counted: DeprecatedCalls): void {
    const key = `${counted.credentialId} ${counted.day} ${counted.operation}`;
    const calls = counted.calls + (this.#deprecatedCalls.get(key)?.calls ?? 0);
    this.#deprecatedCalls.set(key, { ...counted, calls });
  }

  /**
   * Writes what was noted so far, after a flush that is in progress. @throws what the database throws; nothing is lost
   */
  flush(): Promise<void> {
    const flushed = this.#flushed.then(() => this.#writeAll());
    this.#flushed = flushed.catch(() => undefined);
    return flushed;
  }

  async #writeAll(): Promise<void> {
    const { access_token: tokenUses, session: sessionUses } = this.#lastUses;
    this.#lastUses = noUses();
    const written = [
      this.#write('access_token', tokenUses),
      this.#write('session', sessionUses),
      this.#writeDeprecatedCalls(),
    ];
    await Promise.allSettled(written);
    await Promise.all(written);
  }

  async #writeDeprecatedCalls(): Promise<void> {
    const counts = [...this.#deprecatedCalls.values()];
    if (counts.length === 0) return;
    this.#deprecatedCalls = new Map();
    try {
      await this.#database.transaction((tx) => writeDeprecatedCalls(tx, counts));
    } catch (error) {
      for (const counted of counts) this.#count(counted);
      throw error;
    }
  }

  async #write(kind: SecretKind, uses: LastUses): Promise<void> {
    if (uses.size === 0) return;
    let unwritten: Iterable<string> = uses.keys();
    try {
      unwritten = await this.#database.transaction((tx) => writeUses(tx, kind, uses));
    } finally {
      for (const id of unwritten) this.note(kind, id, uses.get(id) ?? new Date(0));
    }
  }
}

/**
 * Writes the last uses that are later than the known ones, and returns the ids of credentials that someone is changing
 * right now: a flush waits for nobody, so it can neither delay a rotation, a revocation or a sign-out nor deadlock with
 * one.
 */
async function writeUses(tx: Tx, kind: SecretKind, uses: ReadonlyMap<string, Date>): Promise<string[]> {
  const ids = [...uses.keys()];
  const skipped = await tx.rows<{ id: string }>(Prisma.sql`
    WITH uses AS (
      SELECT * FROM unnest(${ids}::uuid[], ${[...uses.values()]}::timestamptz[]) AS u (id, used_at)
    ), free AS (
      SELECT t.id, u.used_at FROM ${tables[kind]} t JOIN uses u ON u.id = t.id
      FOR NO KEY UPDATE OF t SKIP LOCKED
    ), written AS (
      UPDATE ${tables[kind]} t SET last_used_at = f.used_at FROM free f
      WHERE t.id = f.id AND (t.last_used_at IS NULL OR t.last_used_at < f.used_at)
    )
    SELECT t.id FROM ${tables[kind]} t
    WHERE t.id = ANY (${ids}::uuid[]) AND NOT EXISTS (SELECT FROM free f WHERE f.id = t.id)`);
  return skipped.map(({ id }) => id);
}
