/** The statements on counts of guesses. By hand: one counts atomically, and every request to a secret link runs both. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

export interface GuessCountRow {
  readonly guesses: number;
  readonly startedAt: Date;
}

/** The guesses of a window that began after `windowStart`. */
export async function findGuessCount(
  tx: Tx,
  key: string,
  windowStart: Date,
): Promise<GuessCountRow | undefined> {
  const [count] = await tx.rows<GuessCountRow>(Prisma.sql`
    SELECT guesses, started_at AS "startedAt" FROM guess_counts
    WHERE key = ${key} AND started_at > ${windowStart}::timestamptz`);
  return count;
}

/** A guess to count. */
export interface NewGuess {
  readonly key: string;
  readonly now: Date;
  /** A window that began at this time or earlier is over. */
  readonly windowStart: Date;
  /** Further guesses count as one more than this. */
  readonly guessesMax: number;
  /** Older counts are deleted. */
  readonly keptSince: Date;
}

/** Counts a guess in one statement. It also deletes a few old counts, except those that are locked. */
export async function addGuess(
  tx: Tx,
  { key, now, windowStart, guessesMax, keptSince }: NewGuess,
): Promise<GuessCountRow | undefined> {
  const [count] = await tx.rows<GuessCountRow>(Prisma.sql`
    WITH old AS (
      SELECT key FROM guess_counts WHERE started_at <= ${keptSince}::timestamptz AND key <> ${key}
      ORDER BY started_at LIMIT 10 FOR UPDATE SKIP LOCKED
    ), purged AS (
      DELETE FROM guess_counts WHERE key IN (SELECT key FROM old)
    )
    INSERT INTO guess_counts AS g (key, guesses, started_at) VALUES (${key}, 1, ${now}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET
      guesses = CASE WHEN g.started_at > ${windowStart}::timestamptz THEN LEAST(g.guesses, ${guessesMax}) + 1 ELSE 1 END,
      started_at = CASE WHEN g.started_at > ${windowStart}::timestamptz THEN g.started_at ELSE EXCLUDED.started_at END
    RETURNING guesses, started_at AS "startedAt"`);
  return count;
}
