// Fails when prisma/schema.prisma and what the migrations make differ.

import { MigrationError } from '../src/db/migrations.ts';
import { findSchemaDrift, ownSources } from './support/schema-drift.ts';
import type { SchemaDrift } from './support/schema-drift.ts';

function report(drift: SchemaDrift): void {
  console.error('prisma/schema.prisma differs from what the migrations create:\n');
  console.error(drift.summary);
  console.error('\n`npm run db:create-migration -- <name>` writes the missing migration:\n');
  console.error(drift.sql);
  process.exitCode = 1;
}

try {
  const drift = await findSchemaDrift(ownSources);
  if (drift === undefined) console.log('The migrations create what prisma/schema.prisma describes.');
  else report(drift);
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
