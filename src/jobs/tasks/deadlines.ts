/** Records the events of cards that are due soon or overdue, in short transactions. */
import type { Database } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { recordDeadlines } from '../../domain/boards/deadlines.ts';
import { newId } from '../../domain/core/ids.ts';

export interface DeadlineDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Aborted when the process stops. The rest waits for the next round. */
  readonly stopping: AbortSignal;
}

/** The cards of one transaction, so that it is short: their locks are held until it ends. */
export const deadlinesAtOnce = 200;

/**
 * Works until no card is left. Processes that do so at the same time skip what another one has locked. If one is killed,
 * its finished transactions stay, and the next round continues.
 */
export async function recordPassedDeadlines({
  database,
  now,
  stopping,
}: DeadlineDependencies): Promise<void> {
  const at = { now: now(), requestId: newId() };
  let cards: number;
  do {
    stopping.throwIfAborted();
    cards = await runTransaction(database, (tx) => recordDeadlines({ ...at, tx }, deadlinesAtOnce));
  } while (cards === deadlinesAtOnce);
}
