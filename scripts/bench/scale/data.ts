/** Fills a database with a number of cards, and gives tokens to those who ask for them. */
import pg from 'pg';
import type { Database } from '../../../src/db/database.ts';
import { scopes } from '../../../src/domain/core/principals.ts';
import { issueAccessToken } from '../../../src/domain/identity/access-tokens.ts';
import { fillLargeData, guestOf, largeId, noteEventHours } from '../../../test/support/large-data.ts';
import type { LargeDataSize } from '../../../test/support/large-data.ts';

/** Every workspace but the first has some 16 boards and 400 cards, at every size. */
export function sizeOf(cards: number): LargeDataSize {
  return { cards, boards: cards / 25, workspaces: cards / 500, largestBoard: 250 };
}

/** What the tests of plans leave out: numbers for new cards, and events of the last 400 days. */
const furtherStatements = [
  `SET session_replication_role = replica`,
  `INSERT INTO card_number_slots (workspace_id, slot, next_number)
    SELECT w.id, s, 80000000 + s FROM workspaces w, generate_series(0, 7) s ON CONFLICT DO NOTHING`,
  `UPDATE events SET occurred_at = now() - interval '400 days' * (1 - position::float8 / (SELECT position FROM event_log_head))`,
  `TRUNCATE event_log_hours`,
  noteEventHours,
  `RESET session_replication_role`,
  `VACUUM ANALYZE`,
];

export async function fill(connectionString: string, size: LargeDataSize): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await fillLargeData(client, size);
  for (const statement of furtherStatements) await client.query(statement);
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
