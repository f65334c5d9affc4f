/** Fills an empty database with the data of a large installation of release 1.5.0, to try upgrades on. */
import pg from 'pg';
import { fillOldData } from './old-data.ts';
import { withProgress } from '../support/progress-bars.ts';
import { CommandError } from '../support/command-errors.ts';
import { installOldRelease } from './upgrade-trials.ts';

interface OldDataRequest {
  readonly database: string;
  /** 1 creates a million cards. */
  readonly scale: number;
  readonly seed: number;
}

/** @throws {CommandError | MigrationError} when the database can't be reached or isn't empty */
export async function makeOldData({ database, scale, seed }: OldDataRequest): Promise<void> {
  await installOldRelease(database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    if ((await client.query('SELECT FROM users LIMIT 1')).rowCount !== 0)
      throw new CommandError('The database already contains data. Use an empty one.');
    const rows = await withProgress(({ show }) => fillOldData(client, { scale, seed, onProgress: show }));
    console.table(rows);
  } finally {
    await client.end();
  }
}
