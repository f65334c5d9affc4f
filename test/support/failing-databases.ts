/** Databases whose transactions fail at the worst moments. */
import type { Database } from '../../src/db/database.ts';

/** The first transaction fails right before its commit, and the second one right after it. */
export function failingTwice(database: Database): {
  readonly faulty: Database;
  readonly count: () => number;
} {
  let transactions = 0;
  const faulty: Database = {
    ...database,
    transaction: async (work) => {
      transactions += 1;
      if (transactions > 2) return database.transaction(work);
      if (transactions === 1) {
        return database.transaction(async (tx) => {
          await work(tx);
          throw new Error('the connection broke before the commit');
        });
      }
      await database.transaction(work);
      throw new Error('the process ended after the commit');
    },
  };
  return { faulty, count: () => transactions };
}
