/** Writes the migration that leads from the last one to prisma/schema.prisma. */
import { relative } from 'node:path';
import { ownSources, writeNextMigration } from './schema-drift.ts';

/** @throws {MigrationError} */
export async function createMigration(name: string): Promise<void> {
  const folder = await writeNextMigration(ownSources, name, new Date());
  console.log(
    folder === undefined
      ? "Nothing to do: the migrations create what prisma/schema.prisma describes. SQL that the schema can't express goes " +
          'into a migration folder that you create by hand.'
      : `Wrote ${relative(process.cwd(), folder)}/migration.sql. Read it, and add by hand what the schema can't express.`,
  );
}
