/** Remembers when access tokens were last used, and writes that down together now and then, not with each request. */
import { Prisma } from '../db/database.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * Uses that are not written yet. `flush` has to be called every so often and at the end; what a killed process still
 * held is lost, and with it nothing but a few seconds of `last_used_at` (docs/decisions/0011-access-tokens.md).
 */
export class AccessTokenUses {
  readonly #database: Database;
  #lastUses = new Map<string, Date>();
  #flushed: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  note(tokenId: string, usedAt: Date): void {
    const known = this.#lastUses.get(tokenId);
    if (known === undefined || known < usedAt) this.#lastUses.set(tokenId, usedAt);
  }

  /** Writes what was noted so far, after a flush that is under way. @throws what the database throws; nothing is lost */
  flush(): Promise<void> {
    const flushed = this.#flushed.then(() => this.#write());
    this.#flushed = flushed.catch(() => undefined);
    return flushed;
  }

  async #write(): Promise<void> {
    if (this.#lastUses.size === 0) return;
    const uses = this.#lastUses;
    this.#lastUses = new Map();
    let unwritten: Iterable<string> = uses.keys();
    try {
      unwritten = await this.#database.transaction((tx) => writeUses(tx, uses));
    } finally {
      for (const id of unwritten) this.note(id, uses.get(id) ?? new Date(0));
    }
  }
}

/**
 * Writes the last uses that are later than the known ones, and returns the ids of tokens that somebody is changing at
 * this moment: a flush waits for nobody, so it can neither delay a rotation or a revocation nor deadlock with one.
 */
async function writeUses(tx: Tx, uses: ReadonlyMap<string, Date>): Promise<string[]> {
  const ids = [...uses.keys()];
  const skipped = await tx.rows<{ id: string }>(Prisma.sql`
    WITH uses AS (
      SELECT * FROM unnest(${ids}::uuid[], ${[...uses.values()]}::timestamptz[]) AS u (id, used_at)
    ), free AS (
      SELECT t.id, u.used_at FROM access_tokens t JOIN uses u ON u.id = t.id
      FOR NO KEY UPDATE OF t SKIP LOCKED
    ), written AS (
      UPDATE access_tokens t SET last_used_at = f.used_at FROM free f
      WHERE t.id = f.id AND (t.last_used_at IS NULL OR t.last_used_at < f.used_at)
    )
    SELECT t.id FROM access_tokens t
    WHERE t.id = ANY (${ids}::uuid[]) AND NOT EXISTS (SELECT FROM free f WHERE f.id = t.id)`);
  return skipped.map(({ id }) => id);
}
