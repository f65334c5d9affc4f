// Applies the pending migrations to DATABASE_DIRECT_URL or DATABASE_URL, and without either to the embedded database.

import { ConfigError } from '../src/config.ts';
import { applyMigrations, MigrationError } from '../src/db/migrations.ts';
import { EmbeddedPostgresError } from '../src/postgres/errors.ts';
import { withDatabaseUrl } from './support/database-url.ts';

try {
  const applied = await withDatabaseUrl((connectionString) =>
    applyMigrations({
      connectionString,
      onApplied: (name) => {
        console.log(`Applied ${name}.`);
      },
    }),
  );
  if (applied.length === 0) console.log('Nothing to do: the database has every migration.');
} catch (error) {
  const isForTheOperator = [MigrationError, ConfigError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  );
  if (!isForTheOperator) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
