/** Runs an operator's command on the database: one transaction, whose events name the operator. */
import { openDatabase } from '../../src/db/database.ts';
import { requireMigrated } from '../../src/db/migrations.ts';
import type { ActorContext } from '../../src/domain/events/events.ts';
import { newId } from '../../src/domain/core/ids.ts';
import { currentOperator } from '../../src/operator.ts';
import { withDatabaseUrl } from '../support/database-url.ts';

/** Runs transactions, each of which gets the operator as its actor. */
export type Transact = <Result>(work: (ctx: ActorContext) => Promise<Result>) => Promise<Result>;

/** @throws {MigrationError} when the database cannot be reached or lacks migrations */
export async function withOperatorTransactions<Result>(
  work: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  return withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const database = openDatabase({ url, connectionsMax: 1, applicationName: 'boards command' });
    try {
      return await work((step) =>
        database.transaction((tx) =>
          step({ tx, now: new Date(), requestId: newId(), principal: currentOperator() }),
        ),
      );
    } finally {
      await database.close();
    }
  });
}

/** One transaction. @throws {MigrationError} when the database cannot be reached or lacks migrations */
export async function inOperatorTransaction<Result>(
  work: (ctx: ActorContext) => Promise<Result>,
): Promise<Result> {
  return withOperatorTransactions((transact) => transact(work));
}
