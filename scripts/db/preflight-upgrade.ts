/**
 * Lists the rows of a 1.5 database that would stop the upgrade or cause trouble after it, and repairs those that it can
 * if asked to.
 */
import pg from 'pg';
import { diagnoseMigrations } from '../../src/db/migrations.ts';
import { withDatabaseUrl } from '../support/database-url.ts';
import { CommandError } from '../support/command-errors.ts';
import { checks } from './upgrade-preflight.ts';
import type { Check, Finding } from './upgrade-preflight.ts';

const shownMax = 20;
const firstRelease = '20260601090000_release_1_5_0';
const lastRelease = '20260825090000_release_2_0_0';

/** @throws {CommandError} for a database that stands before 1.5.0 or is past the migration to 2.0.0 */
async function requireOldRelease(connectionString: string): Promise<void> {
  const { pending, unfinished } = await diagnoseMigrations({ connectionString });
  if (pending.includes(firstRelease)) {
    throw new CommandError(
      'The database does not have the tables of release 1.5.0, so there is nothing to check.',
    );
  }
  if (!pending.includes(lastRelease) && !unfinished.includes(lastRelease)) {
    throw new CommandError('The database is at release 2.0.0 or later, so there is nothing to check.');
  }
}

function show(check: Check, findings: readonly Finding[], all: boolean): void {
  const shown = all ? findings : findings.slice(0, shownMax);
  const rest = findings.length - shown.length;
  process.stdout.write(`${findings.length} ${check.title} (${check.consequence}):\n`);
  for (const finding of shown) process.stdout.write(`  ${finding}\n`);
  if (rest > 0) process.stdout.write(`  and ${rest} more; -- --all lists them\n`);
}

/** Repairs and looks again; the rows that are left. */
async function repair(client: pg.ClientBase, check: Check): Promise<readonly Finding[]> {
  await check.repair?.run(client);
  return check.find(client);
}

/** How many rows are left, of all checks. */
async function runChecks(client: pg.ClientBase, options: { all: boolean; repair: boolean }): Promise<number> {
  let left = 0;
  for (const check of checks) {
    const findings = await check.find(client);
    if (findings.length === 0) continue;
    show(check, findings, options.all);
    const remaining = options.repair ? await repair(client, check) : findings;
    left += remaining.length;
    if (check.repair === undefined) process.stdout.write('  Not repaired: you have to decide.\n');
    else process.stdout.write(`  ${options.repair ? 'Repaired' : '-- --repair'}: ${check.repair.does}.\n`);
  }
  return left;
}

async function preflight(
  connectionString: string,
  options: { all: boolean; repair: boolean },
): Promise<number> {
  await requireOldRelease(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(options.repair ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if (options.repair) {
      await client.query(
        'LOCK TABLE boards, columns, cards, labels, card_labels IN SHARE ROW EXCLUSIVE MODE',
      );
    }
    const left = await runChecks(client, options);
    await client.query('COMMIT');
    return left;
  } finally {
    await client.end();
  }
}

/** Ends with exit code 1 while rows are left. @throws {CommandError | MigrationError | ConfigError} */
export async function preflightUpgrade(options: {
  readonly all: boolean;
  readonly repair: boolean;
}): Promise<void> {
  const left = await withDatabaseUrl((url) => preflight(url, options));
  process.stdout.write(
    left === 0
      ? 'The database is ready for the upgrade.\n'
      : `Check the remaining ${left} rows before the upgrade.\n`,
  );
  process.exitCode = left === 0 ? 0 : 1;
}
