/** Looks at the database: reachable, of a version that works, migrated, with enough rights and connections, and on time. */
import type { Config } from '../../../src/config.ts';
import { openDatabase } from '../../../src/db/database.ts';
import { requireMigrated } from '../../../src/db/migrations.ts';
import { inspectPooling, lostStatementsSentence, missingDirectUrlSentence } from '../../../src/db/poolers.ts';
import { Replicas } from '../../../src/db/replicas.ts';
import { countBacklog } from '../../../src/jobs/worker/backlog-rows.ts';
import { readDatabase } from './database-rows.ts';
import type { DatabaseFacts } from './database-rows.ts';
import { failed, ok, reasonOf, warning } from './findings.ts';
import type { Finding } from './findings.ts';

const oldestVersionNumber = 140_000;
/** A process of this role has connections besides its pool: docs/operations.md lists them. */
const ownConnections = 4;

/** What is found out about the database at `url`, which is reached around a pooler. */
export async function checkDatabase(url: string, config: Config): Promise<Finding[]> {
  let facts: Awaited<ReturnType<typeof readDatabase>>;
  try {
    facts = await readDatabase(url);
  } catch (error) {
    const advice =
      'Correct DATABASE_URL or DATABASE_DIRECT_URL, start the database, or let this role connect to it.';
    return [failed('database', `The database cannot be used: ${reasonOf(error)}.`, advice)];
  }
  const clockMs = Date.now() - facts.roundTripMs / 2;
  return [
    checkVersion(facts),
    checkRights(facts),
    checkConnections(facts, config),
    checkClock(facts.clockMs - clockMs),
    ...(await checkMigrations(url)),
    ...(await checkReplicas(url, config)),
    ...(await checkPooler(config)),
  ];
}

function checkVersion({ version, versionNumber, encoding, isReadOnly }: DatabaseFacts): Finding {
  const check = 'database';
  if (versionNumber < oldestVersionNumber) {
    return failed(check, `PostgreSQL ${version} is too old.`, 'Use PostgreSQL 14 or later.');
  }
  if (encoding !== 'UTF8') {
    return failed(check, `The database has the encoding ${encoding}.`, 'Create it with ENCODING UTF8.');
  }
  if (isReadOnly) {
    return failed(check, 'The database is read-only.', 'Point DATABASE_URL at the primary server.');
  }
  return ok(check, `PostgreSQL ${version} answers.`);
}

function checkRights({ lackingRights }: DatabaseFacts): Finding {
  if (lackingRights.length === 0) return ok('database.rights', 'The role has the rights that it needs.');
  const message = `The role lacks ${lackingRights.join(', ')}.`;
  const advice =
    'Make the role the owner of the database and its tables, or grant it what docs/operations.md lists.';
  return failed('database.rights', message, advice);
}

function checkConnections(
  { connectionsMax }: DatabaseFacts,
  { databasePoolSize, workerConcurrency }: Config,
): Finding {
  const check = 'database.connections';
  const needed = databasePoolSize + workerConcurrency + ownConnections;
  const message = `A process needs up to ${needed} connections, and the database has ${connectionsMax}.`;
  const advice = 'Raise max_connections, or lower DATABASE_POOL_SIZE.';
  if (needed > connectionsMax) return failed(check, message, advice);
  // During a rolling restart, a process is there twice.
  if (2 * needed > connectionsMax) return warning(check, message, `${advice} A restart needs twice as many.`);
  return ok(check, message);
}

const clockWarningMs = 2_000;
const clockFailedMs = 30_000;

/** Codes, sessions and links expire by the machine's clock, jobs run by the database's. */
function checkClock(aheadMs: number): Finding {
  const check = 'clock';
  const seconds = Math.abs(Math.round(aheadMs / 1000));
  const message = `The database's clock is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's.`;
  const advice = 'Let both machines take the time from NTP.';
  if (Math.abs(aheadMs) >= clockFailedMs) return failed(check, message, advice);
  if (Math.abs(aheadMs) >= clockWarningMs) return warning(check, message, advice);
  return ok(check, "The database's clock agrees with this machine's.");
}

async function checkMigrations(url: string): Promise<Finding[]> {
  try {
    await requireMigrated(url);
  } catch (error) {
    const advice = 'Run npm run db:migrate, of the release that the processes run.';
    return [failed('database.migrations', `${reasonOf(error)}.`, advice)];
  }
  return [ok('database.migrations', 'All migrations are applied.'), await checkBacklog(url)];
}

const waitingSecondsMax = 300;

/** Jobs that nobody runs, or that were given up. */
async function checkBacklog(url: string): Promise<Finding> {
  const check = 'jobs';
  const database = openDatabase({ url, connectionsMax: 1, applicationName: 'boards doctor' });
  try {
    const { jobs } = await countBacklog(database.reader, new Date());
    const late = jobs.find(({ state, ageSeconds }) => state === 'waiting' && ageSeconds > waitingSecondsMax);
    if (late !== undefined) {
      const message = `Jobs wait for up to ${Math.round(late.ageSeconds)} seconds (${late.task}).`;
      return warning(check, message, 'Run at least one process with ROLE=all or ROLE=worker.');
    }
    const givenUp = jobs
      .filter(({ state }) => state === 'given_up')
      .reduce((sum, { count }) => sum + count, 0);
    if (givenUp === 0) return ok(check, 'No job waits for long, and none was given up.');
    return warning(
      check,
      `${givenUp} jobs were given up.`,
      'See npm run admin -- jobs list --state given_up.',
    );
  } catch (error) {
    return failed(
      check,
      `The jobs cannot be counted: ${reasonOf(error)}.`,
      'Grant the role what docs/operations.md lists.',
    );
  } finally {
    await database.close();
  }
}

/** Measures the replicas as a process does. */
async function checkReplicas(url: string, { databaseReplicaUrls: urls }: Config): Promise<Finding[]> {
  if (urls.length === 0) return [];
  const reasons = new Map<string, string | undefined>();
  const replicas = new Replicas(url, {
    urls,
    connectionsMax: 1,
    onChange: (name, reason) => void reasons.set(name, reason),
  });
  try {
    await replicas.sample();
    return replicas.load().map(({ name }) => {
      const reason = reasons.get(name);
      if (reason === undefined) return ok('replicas', `The replica ${name} serves reads.`);
      const advice = 'Correct DATABASE_REPLICA_URL, or see why the replica does not follow the primary.';
      return warning(
        'replicas',
        `The replica ${name} serves no reads: ${reason.replace(/\.$/, '')}.`,
        advice,
      );
    });
  } finally {
    await replicas.close();
  }
}

async function checkPooler({ databaseUrl, databaseDirectUrl }: Config): Promise<Finding[]> {
  if (databaseUrl === undefined) return [];
  const check = 'pooler';
  try {
    const { isPooled, keepsStatements } = await inspectPooling(databaseUrl);
    if (!keepsStatements) {
      return [failed(check, lostStatementsSentence, 'Set max_prepared_statements, and restart the pooler.')];
    }
    if (!isPooled)
      return [ok(check, 'DATABASE_URL leads to PostgreSQL without a pooler that changes connections.')];
    return databaseDirectUrl === undefined
      ? [warning(check, 'DATABASE_URL points to a pooler.', missingDirectUrlSentence)]
      : [ok(check, 'The pooler keeps prepared statements.')];
  } catch (error) {
    const advice = 'Correct DATABASE_URL, or start the pooler.';
    return [failed(check, `DATABASE_URL cannot be used: ${reasonOf(error)}.`, advice)];
  }
}
