// A stand-in for the service, run as a process of its own so that tests can kill it: it starts the embedded PostgreSQL
// of the folder named on its command line and reports in lines of JSON. With `write` it continues inserting rows.
import pg from 'pg';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';

const [dataDir = '', mode = 'wait'] = process.argv.slice(2);
const report = (event: object): void => void process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client(database.url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'CREATE TABLE IF NOT EXISTS written (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)',
  );
  process.on('SIGINT', () => {
    // A database that got the signal as well would end the query long before its time.
    void client.query('SELECT pg_sleep(0.3)').then(
      () => {
        report({ event: 'answered after Ctrl-C' });
      },
      () => {
        report({ event: 'lost after Ctrl-C' });
      },
    );
  });
  process.on('SIGTERM', () => {
    void client
      .end()
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
  report({ event: 'started', url: database.url });
  while (mode === 'write') {
    const { rows } = await client.query<{ id: string }>('INSERT INTO written DEFAULT VALUES RETURNING id');
    report({ event: 'written', id: rows[0]?.id });
  }
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  report({ event: 'refused', message: error.message });
}
