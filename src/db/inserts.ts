/** Inserts any number of rows with one statement text, which is prepared once. Long texts are sent in parts. */
import { Prisma } from './database.ts';
import type { Tx } from './database.ts';
import { partsOf } from './statement-parts.ts';

/**
 * Inserts rows that have the same columns, named as in the table. Tables and columns come from code, never from a
 * request.
 */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Prisma.raw(
    Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', '),
  );
  for (const part of partsOf(rows)) {
    await tx.rows(Prisma.sql`
      INSERT INTO ${Prisma.raw(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${Prisma.raw(table)}, ${toJson(part)}::jsonb)`);
  }
}

function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
