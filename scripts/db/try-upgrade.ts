/**
 * Tries the way up from release 1.5.0 on a database of its own, which it removes afterwards, and reports what each
 * migration costs and whether anything was lost.
 */
import { cpus } from 'node:os';
import pg from 'pg';
import { migrationsFolder, readMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { fillOldData } from './old-data.ts';
import { withProgress } from '../support/progress-bars.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { countBrokenPromises, takeFingerprints } from './upgrade-checks.ts';
import type { Fingerprint } from './upgrade-checks.ts';
import { installOldRelease, upgradeReleaseByRelease } from './upgrade-trials.ts';
import type { MigrationFigures } from './upgrade-trials.ts';

interface TrialOptions {
  /** 1 creates a million cards. */
  readonly scale: number;
  readonly seed: number;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function describe({ name, durationMs, walBytes, sizeBytesAfter, locks }: MigrationFigures): string {
  const time = `${(durationMs / 1000).toFixed(1)} s`;
  const tablesByMode = Map.groupBy(Object.keys(locks), (table) => locks[table]);
  return [
    `\n${name}: ${time}, ${megabytes(walBytes)} of WAL, database then ${megabytes(sizeBytesAfter)}`,
    ...[...tablesByMode].map(([mode, tables]) => `  ${mode}: ${tables.join(', ')}`),
  ].join('\n');
}

/** Prints what was there before and after, and returns whether it is the same. */
function compare(before: Record<string, Fingerprint>, after: Record<string, Fingerprint>): boolean {
  const isKept = (name: string): boolean =>
    before[name]?.rows === after[name]?.rows && before[name]?.digest === after[name]?.digest;
  const names = Object.keys(before);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        { before: before[name]?.rows, after: after[name]?.rows, contents: isKept(name) ? 'same' : 'CHANGED' },
      ]),
    ),
  );
  return names.every(isKept);
}

async function upgrade(url: string, client: pg.ClientBase, options: TrialOptions): Promise<boolean> {
  const { rows } = await client.query<{ version: string }>('SELECT version()');
  console.log(
    `${rows[0]?.version ?? ''}; ${cpus().length} processors; scale ${options.scale}, seed ${options.seed}`,
  );
  const before = await takeFingerprints(client, 'before');
  const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  const figures = await withProgress(({ show, print }) =>
    upgradeReleaseByRelease(url, (migration) => {
      print(describe(migration));
      const count = names.indexOf(migration.name) + 1;
      show(count / names.length, names[count] ?? 'comparing');
    }),
  );
  const total = figures.reduce((sum, { durationMs }) => sum + durationMs, 0);
  console.log(`\nAll migrations together: ${(total / 1000).toFixed(1)} s\n`);
  const isKept = compare(before, await takeFingerprints(client, 'after'));
  const broken = Object.entries(await countBrokenPromises(client));
  for (const [promise, count] of broken)
    console.log(`${count === 0 ? 'ok    ' : `BROKEN ${count} times:`} ${promise}`);
  return isKept && broken.every(([, count]) => count === 0);
}

async function withOldDatabase(
  options: TrialOptions,
  use: (url: string, client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder('boards-upgrade-');
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await installOldRelease(postgres.url);
    await client.connect();
    await withProgress(({ show }) => fillOldData(client, { ...options, onProgress: show }));
    await use(postgres.url, client);
  } finally {
    await client.end();
    await postgres.stop();
    folder.remove();
  }
}

export async function tryUpgrade(options: TrialOptions): Promise<void> {
  await withOldDatabase(options, async (url, client) => {
    if (await upgrade(url, client, options)) return;
    console.error('The upgrade lost or broke something; see above.');
    process.exitCode = 1;
  });
}
