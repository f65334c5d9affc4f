// One round of the job that closes periods, in a process of its own, so that tests can kill it: started with the URL of a
// database and the moment that it takes for now. It says so when it begins.
import { pino } from 'pino';
import { openDatabase } from '../../src/db/database.ts';
import { closePeriods } from '../../src/jobs/tasks/billing.ts';
import { testBilling } from './billing.ts';

const [url = '', now = ''] = process.argv.slice(2);
const database = openDatabase({ url, connectionsMax: 2 });
process.stdout.write('closing\n');
await closePeriods({
  database,
  billing: testBilling,
  now: () => new Date(now),
  logger: pino({ level: 'error' }),
  stopping: new AbortController().signal,
});
await database.close();
