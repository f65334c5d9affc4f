/** Puts the event log in order after a dump was restored into another PostgreSQL. */
import { repairRestoredEvents } from '../../src/db/event-log-origin.ts';
import { requireMigrated } from '../../src/db/migrations.ts';
import { withDatabaseUrl } from '../support/database-url.ts';

/** @throws {MigrationError | ConfigError | EmbeddedPostgresError} */
export async function repairEventLog(): Promise<void> {
  const changed = await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    return repairRestoredEvents(url);
  });
  console.log(
    changed === 0
      ? 'The event log matches this server. Nothing was changed.'
      : `${changed} events now come before all events from now on. Clients that follow the log must start again without a cursor.`,
  );
}
