/** What docs/scaling.md says of the schema: which tables and keys lack the workspace that they would be spread by. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { startService } from '../support/service.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/scaling.md'), 'utf8');
const { database } = await startService();

/** What stands in backquotes in the rows of the table under a heading, in the given columns. */
function listed(heading: string, columns: readonly number[]): string[] {
  const section = page.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  return rows.map((row) => columns.map((column) => row.split(' | ')[column] ?? '').join(' → '));
}

const names = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();

const find = async (query: Prisma.Sql): Promise<string[]> =>
  (await database.reader.rows<{ readonly name: string }>(query)).map(({ name }) => name).sort();

/** Tables of the service (alias `c`), without partitions. */
const tables = Prisma.sql`
  pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    AND c.relkind IN ('r', 'p') AND NOT c.relispartition`;
const workspaceOf = (table: Prisma.Sql) => Prisma.sql`
  SELECT a.attnum FROM pg_attribute a WHERE a.attrelid = ${table} AND a.attname = 'workspace_id' AND NOT a.attisdropped`;

it('every table has workspace_id, except those that are listed', async () => {
  const without = await find(Prisma.sql`
    SELECT c.relname::text AS name FROM ${tables} WHERE NOT EXISTS (${workspaceOf(Prisma.sql`c.oid`)})`);
  expect(names(listed('Tables without workspace_id', [0]))).toEqual(without);
});

it('every unique key of such a table has it too, except those that are listed', async () => {
  const without = await find(Prisma.sql`
    SELECT x.indexrelid::regclass::text AS name FROM ${tables} JOIN pg_index x ON x.indrelid = c.oid AND x.indisunique
    WHERE EXISTS (${workspaceOf(Prisma.sql`c.oid`)})
      AND NOT EXISTS (${workspaceOf(Prisma.sql`c.oid`)} AND a.attnum = ANY (x.indkey))`);
  expect(names(listed('Unique keys without workspace_id', [1]))).toEqual(without);
});

it('every foreign key between such tables has it too, except those that are listed', async () => {
  const without = await find(Prisma.sql`
    SELECT DISTINCT c.relname || ' → ' || f.confrelid::regclass AS name
    FROM ${tables} JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f' AND f.conparentid = 0
    WHERE EXISTS (${workspaceOf(Prisma.sql`c.oid`)})
      AND NOT EXISTS (${workspaceOf(Prisma.sql`c.oid`)} AND a.attnum = ANY (f.conkey))`);
  const rows = listed('Foreign keys without workspace_id', [0, 1]).flatMap((row) => {
    const [from = '', to = ''] = row.split(' → ');
    return names([from]).map((table) => `${table} → ${names([to])[0] ?? ''}`);
  });
  expect(rows.sort()).toEqual(without);
});
