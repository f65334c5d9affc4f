/** Applies the pending migrations to DATABASE_DIRECT_URL or DATABASE_URL, and without either to the embedded database. */
import { applyMigrations, migrationsFolder, readMigrations } from '../../src/db/migrations.ts';
import { withNewDatabaseUrl } from '../support/database-url.ts';
import { withProgress } from '../support/progress-bars.ts';

/** @throws {MigrationError | ConfigError | EmbeddedPostgresError} */
export async function migrateDatabase(): Promise<void> {
  const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  const applied = await withProgress(({ show, print }) =>
    withNewDatabaseUrl((connectionString) => {
      show(0, 'migrating');
      return applyMigrations({
        connectionString,
        onApplied: (name) => {
          print(`Applied ${name}.`);
          const count = names.indexOf(name) + 1;
          show(count / names.length, names[count] ?? 'background work');
        },
      });
    }),
  );
  if (applied.length === 0) console.log('The database is up to date.');
}
