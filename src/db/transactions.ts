/** Opens transactions, and retries them after serialization failures, deadlocks and lost races. */
import { setTimeout as delay } from 'node:timers/promises';
import type { PrecedingStatement } from './connections.ts';
import { Prisma, commitsWithin } from './database.ts';
import type { Database, Tx } from './database.ts';
import { databaseFault } from './errors.ts';

const attemptsMax = 10;
const backoffMs = 20;
/** No retries after this time, because callers give up then. */
const retryTimeMsMax = 5_000;

type Work<Result> = (tx: Tx) => Promise<Result>;

/**
 * @param opening as in `Database.transaction`
 * @throws {RefusedOpeningError} if the opening refuses the transaction
 * @throws what `work` or the database throws in the last attempt
 */
export function runTransaction<Result>(
  database: Database,
  work: Work<Result>,
  opening?: PrecedingStatement,
): Promise<Result> {
  return retryRaces(() => commitCounted(database, work, opening));
}

/**
 * Runs a transaction and rolls it back. The result is the same as with a commit. Failed guesses are still counted, so
 * that secrets can't be guessed this way.
 *
 * @throws whatever `work` or the database throws, once retrying does not help
 */
export function rehearseTransaction<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return retryRaces(async () => {
    let outcome: { readonly result: Result } | undefined;
    const rehearsal = commitCounted(database, async (tx) => {
      const result = await work({ ...tx, ...commitsWithin(tx) });
      // Checks deferred constraints, as a commit would.
      await tx.rows(Prisma.sql`SET CONSTRAINTS ALL IMMEDIATE`);
      outcome = { result };
      throw new RehearsalOver();
    });
    try {
      return await rehearsal;
    } catch (error) {
      if (error instanceof RehearsalOver && outcome !== undefined) return outcome.result;
      throw error;
    }
  });
}

/** Thrown to roll back a successful rehearsal. */
class RehearsalOver extends Error {}

async function retryRaces<Result>(run: () => Promise<Result>): Promise<Result> {
  const startedAtMs = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const fault = databaseFault(error);
      // A unique violation is a lost race: a retry sees the other row.
      const isWorthIt = attempt < attemptsMax && performance.now() - startedAtMs < retryTimeMsMax;
      if (!isWorthIt || (fault !== 'retry' && fault !== 'unique')) throw error;
      await delay(Math.random() * backoffMs * attempt);
    }
  }
}

/** Marks an error whose transaction is committed nevertheless, because its count has to stay. */
export const keepsTransaction = Symbol('keepsTransaction');

/** A failure rolls everything back, except one that was counted: it is thrown after the commit. */
async function commitCounted<Result>(
  database: Database,
  work: Work<Result>,
  opening?: PrecedingStatement,
): Promise<Result> {
  const outcome = await database.transaction(async (tx) => {
    try {
      return { result: await work(tx) };
    } catch (error) {
      if (error instanceof Error && keepsTransaction in error) return { error };
      throw error;
    }
  }, opening);
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}
