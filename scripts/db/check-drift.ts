/** Fails when prisma/schema.prisma and what the migrations create differ. */
import { findSchemaDrift, ownSources } from './schema-drift.ts';
import type { SchemaDrift } from './schema-drift.ts';

function report(drift: SchemaDrift): void {
  console.error('prisma/schema.prisma differs from what the migrations create:\n');
  console.error(drift.summary);
  console.error('\n`npm run db:create-migration -- <name>` writes the missing migration:\n');
  console.error(drift.sql);
  process.exitCode = 1;
}

/** @throws {MigrationError} */
export async function checkDrift(): Promise<void> {
  const drift = await findSchemaDrift(ownSources);
  if (drift === undefined) console.log('The migrations create what prisma/schema.prisma describes.');
  else report(drift);
}
