/** Collects when credentials were last used, and their calls of deprecated operations, and stores them in batches. */
import type { Database } from '../../db/database.ts';
import type { SecretKind } from '../core/credential-secrets.ts';
import { utcDay } from '../core/utc-days.ts';
import { writeLastUses } from './credential-use-rows.ts';
import { writeDeprecatedCalls } from './deprecated-call-rows.ts';
import type { DeprecatedCalls } from './deprecated-call-rows.ts';

type LastUses = Map<string, Date>;

function noUses(): Readonly<Record<SecretKind, LastUses>> {
  return { access_token: new Map(), session: new Map() };
}

/**
 * Uses that are not stored yet. Call `flush` regularly and at the end. A killed process loses a few seconds of
 * `last_used_at` (docs/decisions/0011-access-tokens.md) and of counts.
 */
export class CredentialUses {
  readonly #database: Database;
  #lastUses = noUses();
  #deprecatedCalls = new Map<string, DeprecatedCalls>();
  #flushed: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** How many credentials have a use that is not stored yet. */
  get unwritten(): number {
    return this.#lastUses.access_token.size + this.#lastUses.session.size;
  }

  note(kind: SecretKind, id: string, usedAt: Date): void {
    const known = this.#lastUses[kind].get(id);
    if (known === undefined || known < usedAt) this.#lastUses[kind].set(id, usedAt);
  }

  /** Counts calls of an operation that is deprecated or was removed. */
  noteDeprecated(credentialId: string, operation: string, usedAt: Date): void {
    this.#count({ credentialId, operation, day: utcDay(usedAt), calls: 1 });
  }

  #count(counted: DeprecatedCalls): void {
    const key = `${counted.credentialId} ${counted.day} ${counted.operation}`;
    const calls = counted.calls + (this.#deprecatedCalls.get(key)?.calls ?? 0);
    this.#deprecatedCalls.set(key, { ...counted, calls });
  }

  /**
   * Stores everything noted so far, after a flush that is in progress. @throws what the database throws; nothing is
   * lost
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
      unwritten = await this.#database.transaction((tx) => writeLastUses(tx, kind, uses));
    } finally {
      for (const id of unwritten) this.note(kind, id, uses.get(id) ?? new Date(0));
    }
  }
}
