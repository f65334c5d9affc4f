/** Fills a database with a number of cards, and gives tokens to those who ask for them. */
import pg from 'pg';
import type { Database } from '../../../src/db/database.ts';
import { scopes } from '../../../src/domain/core/principals.ts';
import { issueAccessToken } from '../../../src/domain/identity/access-tokens.ts';
import { guestOf, largeDataStatements, largeId, noteEventHours } from '../../../test/support/large-data.ts';
import type { LargeDataSize } from '../../../test/support/large-data.ts';

/** Every workspace but the first has some 16 boards and 400 cards, at every size. */
export function sizeOf(cards: number): LargeDataSize {
  return { cards, boards: cards / 25, workspaces: cards / 500, largestBoard: 250 };
}

/** What the tests of plans leave out: numbers for new cards, and events of the last 400 days. */
const furtherStatements = [
  `INSERT INTO card_number_slots (workspace_id, slot, next_number)
    SELECT w.id, s, 80000000 + s FROM workspaces w, generate_series(0, 7) s ON CONFLICT DO NOTHING`,
  `TRUNCATE event_log_hours`,
  noteEventHours,
];

/** Otherwise a job would read the whole log for what workspaces use, and then all boards. */
const nothingToMeasure = `
  TRUNCATE usage_parts;
  UPDATE usage_feed SET position = (SELECT max(position) FROM events), noted_at = now(), rows_max = 50000000,
    bytes_max = 50000000000`;

/** Of the last 400 days, in the order of their positions, of which two in ten cards have no event. */
const eventTime = ({ cards }: LargeDataSize) =>
  `now() - interval '400 days' * (1 - (2 * row_number() OVER ())::float8 / ${cards})`;

/** Of the last 20 days, in the order of cards and boards: what was deleted before 30 days is not in the trash any more. */
const deletionTime = ({ cards, boards }: LargeDataSize, statement: string) => {
  const [n, count] = statement.startsWith('INSERT INTO boards') ? ['n', boards] : ['k.n', cards];
  return statement.replace(
    /timestamptz '2026-01-01' \+ (k\.)?n \* interval '1 minute'/,
    `now() - interval '20 days' * (1 - ${n}::float8 / ${count})`,
  );
};

/** A statement of the tests' data, with times that depend on today. */
function withTimes(statement: string, size: LargeDataSize): string {
  if (statement.startsWith('INSERT INTO events ')) return statement.replace('now()', eventTime(size));
  return /^INSERT INTO (trash_items|boards) .*deleted_at\)/.test(statement)
    ? deletionTime(size, statement)
    : statement;
}

/** Stops maintaining indexes, also those of constraints. REINDEX builds them at once when the rows are there. */
const suspendIndexes = `
  UPDATE pg_index i SET indisready = false FROM pg_class t
  WHERE t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'
  RETURNING i.indrelid::regclass::text AS table`;

/** Room for as many positions as there are cards, and a million more, as the service adds it. */
const addEventPartitions = ({ cards }: LargeDataSize) => `
  DO $$ BEGIN
    WHILE (SELECT partitioned_to < ${cards + 1_000_000} FROM event_log_head) LOOP
      PERFORM add_event_partition(partitioned_to) FROM event_log_head;
    END LOOP;
  END $$`;

/** For one session that has the machine to itself. */
const loadingSettings = `
  SET session_replication_role = replica;
  SET maintenance_work_mem = '3GB';
  SET max_parallel_maintenance_workers = 2;
  SET work_mem = '1GB';
  SET temp_buffers = '2GB'`;

/** How long each step took, in ms, in their order. */
export type LoadingSteps = ReadonlyMap<string, number>;

/** Fills a migrated database. One that an earlier run has filled gets a vacuum, so that what that run changed doesn't count. */
export async function fill(connectionString: string, size: LargeDataSize): Promise<LoadingSteps> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const steps = new Map<string, number>();
  const run = async (title: string, statement: string) => {
    const startedMs = performance.now();
    await client.query(statement);
    steps.set(title, (steps.get(title) ?? 0) + performance.now() - startedMs);
  };
  await client.query(loadingSettings);
  const { rowCount } = await client.query('SELECT FROM cards LIMIT 1');
  if (rowCount === 0) {
    // Tables that the transaction has emptied are filled without WAL.
    await client.query('BEGIN; TRUNCATE boards, cards, events CASCADE');
    await client.query(addEventPartitions(size));
    const { rows: suspended } = await client.query<{ table: string }>(suspendIndexes);
    const statements = largeDataStatements(size).map((it) => withTimes(it, size));
    for (const statement of [...statements, ...furtherStatements]) {
      const [, table = 'others'] = /(?:INTO|TABLE|UPDATE|TRUNCATE) (\w+)/.exec(statement) ?? [];
      await run(table, statement);
    }
    const tables = new Set(suspended.map(({ table }) => table));
    for (const table of tables) await run(`indexes of ${table}`, `REINDEX TABLE ${table}`);
    await run('commit', 'COMMIT');
  }
  await run('others', nothingToMeasure);
  await run('vacuum', 'VACUUM ANALYZE');
  await client.end();
  return steps;
}

export type Caller = 'large' | 'small' | 'guest';

/** The workspaces of the callers, by their numbers: a fifth of all cards, and 400 cards. */
export const workspaceOf: Readonly<Record<Caller, number>> = { large: 1, small: 2, guest: 1 };

export async function makeTokens(
  database: Database,
  size: LargeDataSize,
): Promise<Readonly<Record<Caller, string>>> {
  const token = (workspace: number, user: number) =>
    database.transaction(async (tx) => {
      const [workspaceId, createdBy] = [largeId(`w${workspace}`), largeId(`u${user}`)];
      const order = { workspaceId, createdBy, name: 'Benchmark', scopes, createdAt: new Date() };
      return (await issueAccessToken(tx, order)).secret;
    });
  return {
    large: await token(workspaceOf.large, workspaceOf.large),
    small: await token(workspaceOf.small, workspaceOf.small),
    guest: await token(workspaceOf.guest, guestOf(size)),
  };
}
