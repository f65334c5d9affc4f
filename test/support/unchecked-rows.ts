import { Prisma } from '../../src/db/database.ts';
import type { Service } from './service.ts';

/**
 * Inserts thousands of rows that a test only needs to be there, without the triggers and foreign keys that would look at
 * each of them. The statement has to give them what triggers would, such as a card's number.
 */
export async function insertUnchecked({ database }: Service, statement: Prisma.Sql): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.rows(Prisma.sql`SELECT set_config('session_replication_role', 'replica', true)`);
    await tx.rows(statement);
  });
}
