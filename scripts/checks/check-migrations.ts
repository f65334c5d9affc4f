/** Refuses migrations that would stop requests. Those that are released stay as they are. */
import { migrationsFolder, readMigrations } from '../../src/db/migrations.ts';
import { findLocks } from './migration-locks.ts';

/** The last migration from before this check. */
const lastUnchecked = '20261124090000_release_2_12_0_ended_assignments';

const migrations = (await readMigrations(migrationsFolder)).filter(({ name }) => name > lastUnchecked);
let count = 0;
for (const { name, script } of migrations) {
  for (const { line, message } of await findLocks(script)) {
    console.log(`prisma/migrations/${name}/migration.sql:${line} ${message}`);
    count += 1;
  }
}
console.log(`${count} statements that would stop requests found in ${migrations.length} new migrations`);
if (count > 0) {
  console.log('If a table stays small, say so before the statement: -- Allowed: one row for each plan');
  process.exitCode = 1;
}
