// Puts the event log in order after a dump was restored into another PostgreSQL: `npm run db:after-restore`.

import { repairRestoredEvents } from '../../src/db/event-log-origin.ts';
import { requireMigrated } from '../../src/db/migrations.ts';
import { withDatabaseUrl } from '../support/database-url.ts';
import { runScript } from '../support/run-script.ts';

await runScript(async () => {
  const changed = await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    return repairRestoredEvents(url);
  });
  console.log(
    changed === 0
      ? 'The event log fits this server; nothing was changed.'
      : `${changed} events now come before all that is written from now on. Clients that follow the log start again without a cursor.`,
  );
});
