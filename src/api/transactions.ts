/**
 * The only way to open a transaction: retried after serialization failures, deadlocks and races that a check has lost.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Prisma } from '../db/database.ts';
import type { Database, Tx } from '../db/database.ts';
import { databaseFault } from '../db/errors.ts';
import { CountedError } from '../domain/errors.ts';

const attemptsMax = 5;
const backoffMs = 20;
/** After this time there are no more retries: the caller would give up first. */
const retryTimeMsMax = 5_000;

type Work<Result> = (tx: Tx) => Promise<Result>;

/** @throws whatever `work` or the database throws, once retrying does not help */
export function runTransaction<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return retryRaces(() => commitCounted(database, work));
}

/**
 * Does the same and takes it back: the result is what a commit would have had, and nothing of it stays. A guess that
 * failed is counted all the same; otherwise secrets could be guessed at without end.
 *
 * @throws whatever `work` or the database throws, once retrying does not help
 */
export function rehearseTransaction<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return retryRaces(async () => {
    let outcome: { readonly result: Result } | undefined;
    const rehearsal = commitCounted(database, async (tx) => {
      const result = await work(tx);
      // Violations that only the commit would find.
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

/** Nothing went wrong; thrown, it rolls the transaction back. */
class RehearsalOver extends Error {}

async function retryRaces<Result>(run: () => Promise<Result>): Promise<Result> {
  const startedAtMs = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const fault = databaseFault(error);
      // A unique violation is a race that a check of ours lost: the next run sees the winner.
      const isWorthIt = attempt < attemptsMax && performance.now() - startedAtMs < retryTimeMsMax;
      if (!isWorthIt || (fault !== 'retry' && fault !== 'unique')) throw error;
      await delay(Math.random() * backoffMs * attempt);
    }
  }
}

/** A failure rolls everything back, but one that was counted, which is thrown after the commit. */
async function commitCounted<Result>(database: Database, work: Work<Result>): Promise<Result> {
  const outcome = await database.transaction(async (tx) => {
    try {
      return { result: await work(tx) };
    } catch (error) {
      if (error instanceof CountedError) return { error };
      throw error;
    }
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}
