/**
 * Fills an empty database with the data of a large installation of release 1.5.0, to try upgrades on:
 * `node scripts/make-old-data.ts --database postgresql://… --scale 0.1`.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillOldData } from './support/old-data.ts';
import { progressBar } from './support/progress-bars.ts';
import { UsageError, runScript } from './support/run-script.ts';
import { readScale, readSeed } from './support/trial-options.ts';
import { installOldRelease } from './support/upgrade-trials.ts';

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      scale: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (values.database === undefined) {
    // Never the service's own database by default: the data is useless.
    throw new UsageError('Name an empty database: --database postgresql://user:password@host:5432/name');
  }
  const order = { scale: readScale(values.scale), seed: readSeed(values.seed) };
  await installOldRelease(values.database);
  const client = new pg.Client({ connectionString: values.database });
  await client.connect();
  try {
    if ((await client.query('SELECT FROM users LIMIT 1')).rowCount !== 0)
      throw new UsageError('The database already contains data. Use an empty one.');
    const rows = await fillOldData(client, { ...order, onProgress: progressBar(process.stderr) });
    console.table(rows);
  } finally {
    await client.end();
  }
});
