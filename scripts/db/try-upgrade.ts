/**
 * Tries the way up from release 1.5.0 on a database of its own, which it removes afterwards, and tells what each
 * migration costs and whether anything was lost: `npm run db:try-upgrade -- --scale 0.01`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { fillOldData } from './old-data.ts';
import { progressBar } from '../support/progress-bars.ts';
import { runScript } from '../support/run-script.ts';
import { readScale, readSeed } from '../support/trial-options.ts';
import { countBrokenPromises, takeFingerprints } from './upgrade-checks.ts';
import type { Fingerprint } from './upgrade-checks.ts';
import { installOldRelease, upgradeReleaseByRelease } from './upgrade-trials.ts';
import type { MigrationFigures } from './upgrade-trials.ts';

interface Order {
  readonly scale: number;
  readonly seed: number;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function report({ name, durationMs, walBytes, sizeBytesAfter, locks }: MigrationFigures): void {
  const time = `${(durationMs / 1000).toFixed(1)} s`;
  console.log(
    `\n${name}: ${time}, ${megabytes(walBytes)} of WAL, database then ${megabytes(sizeBytesAfter)}`,
  );
  const tablesByMode = Map.groupBy(Object.keys(locks), (table) => locks[table]);
  for (const [mode, tables] of tablesByMode) console.log(`  ${mode}: ${tables.join(', ')}`);
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

async function tryUpgrade(url: string, client: pg.ClientBase, order: Order): Promise<boolean> {
  const { rows } = await client.query<{ version: string }>('SELECT version()');
  console.log(
    `${rows[0]?.version ?? ''}; ${cpus().length} processors; scale ${order.scale}, seed ${order.seed}`,
  );
  const before = await takeFingerprints(client, 'before');
  const figures = await upgradeReleaseByRelease(url, report);
  const total = figures.reduce((sum, { durationMs }) => sum + durationMs, 0);
  console.log(`\nAll migrations together: ${(total / 1000).toFixed(1)} s\n`);
  const isKept = compare(before, await takeFingerprints(client, 'after'));
  const broken = Object.entries(await countBrokenPromises(client));
  for (const [promise, count] of broken)
    console.log(`${count === 0 ? 'ok    ' : `BROKEN ${count} times:`} ${promise}`);
  return isKept && broken.every(([, count]) => count === 0);
}

async function withOldDatabase(
  order: Order,
  use: (url: string, client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-upgrade-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await installOldRelease(postgres.url);
    await client.connect();
    await fillOldData(client, { ...order, onProgress: progressBar(process.stderr) });
    await use(postgres.url, client);
  } finally {
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runScript(async () => {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '0.01' }, seed: { type: 'string', default: '1' } },
  });
  const order = { scale: readScale(values.scale), seed: readSeed(values.seed) };
  await withOldDatabase(order, async (url, client) => {
    if (await tryUpgrade(url, client, order)) return;
    console.error('The upgrade lost or broke something; see above.');
    process.exitCode = 1;
  });
});
