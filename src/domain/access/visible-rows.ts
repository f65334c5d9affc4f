/** How statements find a row together with the caller's access to it, and lock it. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { LostRaceError } from '../../db/errors.ts';

/** How to find a row together with the caller's access to it. */
export interface VisibleRowQuery {
  readonly columns: Prisma.Sql;
  /** `FROM … WHERE …` of the row, as `visibleBoards` or `visibleWorkspaces` begins it. */
  readonly visible: Prisma.Sql;
  /** `FOR … OF …`, if the row is about to change. Several locks are taken in the order in which they are listed. */
  readonly locked: Prisma.Sql | undefined;
}

/**
 * Finds a row that the caller has access to. By hand: locks it in one statement and reads it in the next, which goes out
 * with it. A statement that waits for a lock judges access by what it read before it waited.
 *
 * @throws {LostRaceError} if the row was found by only one of them: it moved, or access to it has changed. A retry refuses
 *   the operation for the same reason as one that is sent later.
 */
export async function findVisibleRow<Row>(
  tx: Tx,
  { columns, visible, locked }: VisibleRowQuery,
): Promise<Row | undefined> {
  const find = Prisma.sql`SELECT ${columns} ${visible}`;
  if (locked === undefined) return (await tx.rows<Row>(find))[0];
  const { rows, firstCount } = await tx.rowsAfter<Row>(Prisma.sql`SELECT 1 ${visible} ${locked}`, find);
  const [row] = rows;
  if (firstCount > 0 !== (row !== undefined)) throw new LostRaceError('access has changed');
  return row;
}
