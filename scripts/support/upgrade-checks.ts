/** What an upgrade from 1.5.0 may not lose, and what has to hold of the database when it is over. */
import type pg from 'pg';

/** What a table holds, in a form that can be compared. */
export interface Fingerprint {
  readonly rows: number;
  /** MD5 of the rows in the order of their keys. */
  readonly digest: string;
}

export type Stage = 'before' | 'after';

interface Survivor {
  readonly table: string;
  readonly columns: string;
  /** Where it is now called otherwise. */
  readonly tableAfter?: string;
  /** The columns in the same order. */
  readonly columnsAfter?: string;
  readonly key?: string;
}

/** Every table and every column of 1.5.0. */
const survivors: readonly Survivor[] = [
  // Addresses are kept in lower case since 2.3.0.
  { table: 'users', columns: 'id, lower(email), name, created_at' },
  {
    table: 'boards',
    columns: 'id, owner_id, name, description, archived_at, created_at, updated_at',
    columnsAfter: 'id, created_by, name, description, archived_at, created_at, updated_at',
  },
  { table: 'columns', columns: 'id, board_id, name, wip_limit, rank, created_at, updated_at' },
  {
    table: 'cards',
    columns:
      'id, board_id, column_id, title, description, rank, due_at, completed_at, archived_at, created_by, created_at, updated_at',
  },
  { table: 'labels', columns: 'id, board_id, name, color, created_at' },
  { table: 'card_labels', columns: 'card_id, label_id', key: 'card_id, label_id' },
  { table: 'comments', columns: 'id, card_id, body, created_by, created_at, updated_at' },
  {
    table: 'access_tokens',
    columns: 'id, user_id, name, token_hash, created_at, last_used_at, revoked_at',
    columnsAfter: 'id, created_by, name, token_hash, created_at, last_used_at, revoked_at',
  },
  { table: 'share_links', tableAfter: 'legacy_share_links', columns: 'id, card_id, token, created_at' },
];

function survivorStatement(survivor: Survivor, stage: Stage): string {
  const { table, columns, tableAfter = table, columnsAfter = columns, key = 'id' } = survivor;
  const [from, values] = stage === 'before' ? [table, columns] : [tableAfter, columnsAfter];
  return `SELECT count(*)::int AS rows, md5(coalesce(string_agg(md5(ROW(${values})::text), '' ORDER BY ${key}), '')) AS digest
    FROM ${from}`;
}

/** As people see them: boards from left to right, columns from top to bottom. */
const orderOfCards = `
  SELECT count(*)::int AS rows, md5(coalesce(string_agg(c.id::text, '' ORDER BY c.board_id, k.rank, c.rank, c.id), '')) AS digest
  FROM cards c JOIN columns k ON k.id = c.column_id`;

/** Reads what 1.5.0 knew, by the name of its table then, from a database before or after the upgrade. */
export async function takeFingerprints(
  client: pg.ClientBase,
  stage: Stage,
): Promise<Record<string, Fingerprint>> {
  // The text of a row tells times in the zone of the session.
  await client.query(`SET TIME ZONE 'UTC'`);
  const statements = survivors.map(
    (survivor) => [survivor.table, survivorStatement(survivor, stage)] as const,
  );
  const fingerprints: Record<string, Fingerprint> = {};
  for (const [name, statement] of [...statements, ['order of cards', orderOfCards] as const]) {
    const [fingerprint] = (await client.query<Fingerprint>(statement)).rows;
    if (fingerprint !== undefined) fingerprints[name] = fingerprint;
  }
  return fingerprints;
}

const inWorkspaceOfBoard = (table: string): string =>
  `SELECT FROM ${table} x LEFT JOIN boards b ON b.id = x.board_id WHERE b.workspace_id IS DISTINCT FROM x.workspace_id`;
const inWorkspaceOfCard = (table: string): string =>
  `SELECT FROM ${table} x LEFT JOIN cards c ON c.id = x.card_id WHERE c.workspace_id IS DISTINCT FROM x.workspace_id`;
const inPersonalWorkspaceOfOwner = (table: string): string =>
  `SELECT FROM ${table} x LEFT JOIN workspaces w ON w.personal_user_id = x.created_by WHERE w.id IS DISTINCT FROM x.workspace_id`;

/** Each promise with a statement that selects what breaks it. */
const promises: Readonly<Record<string, string>> = {
  'every user has exactly one personal workspace': `
    SELECT FROM users u LEFT JOIN workspaces w ON w.personal_user_id = u.id GROUP BY u.id HAVING count(w.id) <> 1`,
  'there is no other workspace': `
    SELECT FROM workspaces WHERE kind <> 'personal' OR personal_user_id IS NULL OR deleted_at IS NOT NULL`,
  'each user is the active owner and only member of it': `
    SELECT FROM workspaces w
      LEFT JOIN workspace_members m ON m.workspace_id = w.id LEFT JOIN users u ON u.id = w.personal_user_id
      GROUP BY w.id HAVING count(*) <> 1 OR NOT coalesce(bool_and(m.user_id = u.id AND m.email = u.email
        AND m.role = 'owner' AND m.status = 'active' AND m.joined_at IS NOT NULL), false)`,
  'every board is in the personal workspace of its owner': inPersonalWorkspaceOfOwner('boards'),
  'every column is in the workspace of its board': inWorkspaceOfBoard('columns'),
  'every card is in the workspace of its board': inWorkspaceOfBoard('cards'),
  'every label is in the workspace of its board': inWorkspaceOfBoard('labels'),
  'every label on a card is in the workspace of its card': inWorkspaceOfCard('card_labels'),
  'every label on a card is on the board of its card': `
    SELECT FROM card_labels x LEFT JOIN cards c ON c.id = x.card_id WHERE c.board_id IS DISTINCT FROM x.board_id`,
  'every comment is in the workspace of its card': inWorkspaceOfCard('comments'),
  'every old share link is in the workspace of its card': inWorkspaceOfCard('legacy_share_links'),
  'every old share link ends 14 days after release 1.5.1 was installed': `
    SELECT FROM legacy_share_links, _prisma_migrations m WHERE m.migration_name LIKE '%\\_release\\_1\\_5\\_1'
      AND expires_at - interval '14 days' NOT BETWEEN m.started_at - interval '1 ms' AND m.finished_at + interval '1 ms'`,
  'all old share links end at the same time': `
    SELECT FROM legacy_share_links HAVING count(DISTINCT expires_at) > 1`,
  'every token is in the personal workspace of its owner': inPersonalWorkspaceOfOwner('access_tokens'),
  'every token may read and write boards, and nothing else': `
    SELECT FROM access_tokens WHERE scopes IS DISTINCT FROM ARRAY['boards:read', 'boards:write']`,
  'no token has a prefix, an end or a secret before it': `
    SELECT FROM access_tokens WHERE num_nonnulls(prefix, expires_at, previous_token_hash, previous_token_ends_at) > 0`,
  'boards are neither deleted nor made from a template': `
    SELECT FROM boards WHERE num_nonnulls(deleted_at, template_id) > 0`,
  'nothing has been changed since': `
    SELECT FROM boards WHERE version <> 1 UNION ALL SELECT FROM columns WHERE version <> 1 OR rank_epoch <> 0
    UNION ALL SELECT FROM cards WHERE version <> 1 UNION ALL SELECT FROM access_tokens WHERE version <> 1`,
  'there are no templates, events, members of boards, assignees or new share links': `
    SELECT FROM templates UNION ALL SELECT FROM events UNION ALL SELECT FROM member_boards
    UNION ALL SELECT FROM card_assignees UNION ALL SELECT FROM share_links`,
};

/** Holds every promise of the upgrade against the database; resolves to the number of rows that break each. */
export async function countBrokenPromises(client: pg.ClientBase): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [promise, statement] of Object.entries(promises)) {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM (${statement}) AS broken`,
    );
    broken[promise] = rows[0]?.count ?? 0;
  }
  return broken;
}
