// Applies the pending migrations to DATABASE_DIRECT_URL or DATABASE_URL, and without either to the embedded database.

import { applyMigrations } from '../src/db/migrations.ts';
import { withDatabaseUrl } from './support/database-url.ts';
import { runScript } from './support/run-script.ts';

await runScript(async () => {
  const applied = await withDatabaseUrl((connectionString) =>
    applyMigrations({
      connectionString,
      onApplied: (name) => {
        console.log(`Applied ${name}.`);
      },
    }),
  );
  if (applied.length === 0) console.log('The database is up to date.');
});
