/** Fills a database with a number of cards by COPY, and gives tokens to those who ask for them. */
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
  // Otherwise a job would read the whole log for what workspaces use.
  `UPDATE usage_feed SET position = (SELECT max(position) FROM events), noted_at = now()`,
];

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

/** A statement that inserts what a query returns, as two that copy it through a file. Other statements stay as they are. */
function copied(statement: string, file: string): string[] {
  const [, target, query] = /^INSERT INTO (\w+ \([^)]*\))\s+(SELECT[^]*)$/.exec(statement) ?? [];
  if (target === undefined || query === undefined || query.includes('ON CONFLICT')) return [statement];
  return [`COPY (${query}) TO '${file}'`, `COPY ${target} FROM '${file}'`];
}

/** Indexes that no constraint needs are built at once when the rows are there. */
const separateIndexes = `
  SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND NOT t.relispartition
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`;

export async function fill(connectionString: string, size: LargeDataSize): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(separateIndexes);
  const { rows: folders } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const file = `${folders[0]?.data_directory ?? ''}/copied-rows`;
  const rows = largeDataStatements(size).map((it) => withTimes(it, size));
  await client.query('BEGIN');
  // Tables that the transaction has emptied are filled without WAL.
  const steps = [
    `SET LOCAL session_replication_role = replica`,
    `SET LOCAL maintenance_work_mem = '512MB'`,
    `TRUNCATE boards, cards, events CASCADE`,
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...[...rows, ...furtherStatements].flatMap((it) => copied(it, file)),
    ...indexes.map(({ definition }) => definition),
    'COMMIT',
    'VACUUM ANALYZE',
  ];
  for (const step of steps) await client.query(step);
  await client.end();
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
