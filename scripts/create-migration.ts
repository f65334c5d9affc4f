// Writes the migration that leads from the last one to prisma/schema.prisma: `npm run db:create-migration -- <name>`.

import { relative } from 'node:path';
import { MigrationError } from '../src/db/migrations.ts';
import { ownSources, writeNextMigration } from './support/schema-drift.ts';

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0) {
  console.error('Usage: npm run db:create-migration -- <name>, where the name is one like release_2_3_0.');
  process.exitCode = 1;
} else {
  await createMigration(name);
}

async function createMigration(migrationName: string): Promise<void> {
  try {
    const folder = await writeNextMigration(ownSources, migrationName, new Date());
    console.log(
      folder === undefined
        ? "Nothing to do: the migrations create what prisma/schema.prisma describes. SQL that the schema can't express goes " +
            'into a migration folder that you create by hand.'
        : `Wrote ${relative(process.cwd(), folder)}/migration.sql. Read it, and add by hand what the schema can't express.`,
    );
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
