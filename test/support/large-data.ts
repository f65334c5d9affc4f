/** Many cards in many workspaces, of which the first has a fifth, and its first board the most. */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The id of a row by its name: "w1" is the first workspace, "u1" its owner, "b1" its first board, "k1" a card on it. */
export function largeId(name: string): string {
  const hash = createHash('md5').update(name).digest('hex');
  const card = /^k(\d+)$/.exec(name)?.[1];
  // The ids of cards are in the order of their creation, as those of the service.
  const hex = card === undefined ? hash : Number(card).toString(16).padStart(12, '0') + hash.slice(12);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The id of a card by its number, in SQL. */
export const largeCardId = (n: string): string =>
  `(lpad(to_hex(${n}), 12, '0') || substr(md5('k' || ${n}), 13))::uuid`;

export interface LargeDataSize {
  readonly cards: number;
  /** Of which the first workspace has a fifth. */
  readonly boards: number;
  readonly workspaces: number;
  /** The cards of the first board, beside its share of the others. */
  readonly largestBoard: number;
}

/** A million cards in 2,000 workspaces. */
export const largeSize: LargeDataSize = {
  cards: 1_000_000,
  boards: 40_000,
  workspaces: 2_000,
  largestBoard: 10_000,
};

/** Fills a migrated database. Foreign keys hold, and are not checked one by one. */
export async function fillLargeData(client: pg.Client, size = largeSize): Promise<void> {
  const statements = largeDataStatements(size).join(';');
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements}; COMMIT`);
}

/** Who sees the first workspace, besides its owner. */
export const guestOf = ({ workspaces }: LargeDataSize): number => workspaces + 1;
export const memberOf = ({ workspaces }: LargeDataSize): number => workspaces + 2;

/** Where in the log the events of each hour are, which a trigger notes otherwise. */
export const noteEventHours = `INSERT INTO event_log_hours (hour, first_position, last_position)
  SELECT date_bin('1 hour', occurred_at, '2000-01-01 00:00:00Z') AS hour,
    min(min(position)) OVER (ORDER BY date_bin('1 hour', occurred_at, '2000-01-01 00:00:00Z') DESC),
    max(max(position)) OVER (ORDER BY date_bin('1 hour', occurred_at, '2000-01-01 00:00:00Z'))
  FROM events GROUP BY 1`;

const onBoard = `FROM k JOIN b ON b.n = k.board`;

/** What fills a migrated database, in one transaction without triggers. */
export const largeDataStatements = (size: LargeDataSize): readonly string[] => [
  `CREATE TEMP TABLE b ON COMMIT DROP AS
    SELECT n, md5('b' || n)::uuid AS id, w AS workspace, md5('w' || w)::uuid AS workspace_id, md5('u' || w)::uuid AS user_id
    FROM (SELECT n, CASE WHEN n <= ${size.boards / 5} THEN 1 ELSE 2 + n % ${size.workspaces - 1} END AS w FROM generate_series(1, ${size.boards}) n) AS boards`,
  `CREATE TEMP TABLE k ON COMMIT DROP AS
    SELECT n, ${largeCardId('n')} AS id, CASE WHEN n <= ${size.largestBoard} THEN 1 ELSE 1 + (n::bigint * 7919) % ${size.boards} END AS board
    FROM generate_series(1, ${size.cards}) n`,
  `INSERT INTO users (id, email, name)
    SELECT md5('u' || n)::uuid, 'u' || n || '@example.com', 'U' FROM generate_series(1, ${memberOf(size)}) n`,
  `INSERT INTO workspaces (id, name, kind, card_key) SELECT md5('w' || n)::uuid, 'W', 'team', 'CARD' FROM generate_series(1, ${size.workspaces}) n`,
  `INSERT INTO workspace_members (id, workspace_id, email, user_id, role, status, joined_at)
    SELECT md5('m' || n)::uuid, md5('w' || n)::uuid, 'u' || n || '@example.com', md5('u' || n)::uuid, 'owner'::member_role,
      'active'::member_status, now()
    FROM generate_series(1, ${size.workspaces}) n
    UNION ALL SELECT md5('m${guestOf(size)}')::uuid, md5('w1')::uuid, 'u${guestOf(size)}@example.com', md5('u${guestOf(size)}')::uuid, 'guest', 'active', now()
    UNION ALL SELECT md5('m${memberOf(size)}')::uuid, md5('w1')::uuid, 'u${memberOf(size)}@example.com', md5('u${memberOf(size)}')::uuid, 'member', 'active', now()`,
  // Boards, and what is created with them, in the order of their ids, as the service creates them: those of all workspaces in turn.
  // Names have another order. One in ten is private; the member of the first workspace was added to one in ten of those.
  `INSERT INTO boards (id, workspace_id, name, created_by, visibility)
    SELECT id, workspace_id, 'B' || left(md5('n' || n), 8), user_id,
      (CASE WHEN n % 10 = 3 THEN 'members' ELSE 'workspace' END)::board_visibility FROM b ORDER BY id`,
  `INSERT INTO board_members (id, workspace_id, board_id, member_id, role)
    SELECT md5('o' || n)::uuid, workspace_id, id, md5('m' || workspace)::uuid, 'manager'::board_role FROM b WHERE n % 10 = 3
    UNION ALL SELECT md5('p' || n)::uuid, workspace_id, id, md5('m${memberOf(size)}')::uuid, 'viewer' FROM b WHERE workspace = 1 AND n % 100 = 3`,
  `INSERT INTO member_boards (workspace_id, member_id, board_id)
    SELECT workspace_id, md5('m${guestOf(size)}')::uuid, id FROM b WHERE n IN (7, 77)`,
  `INSERT INTO columns (id, workspace_id, board_id, name, rank)
    SELECT md5('c' || n || '-' || i)::uuid, workspace_id, id, 'C', 'a' || i FROM b, generate_series(0, 3) i ORDER BY b.id, i`,
  `INSERT INTO labels (id, workspace_id, board_id, name, color)
    SELECT md5('l' || n || '-' || i)::uuid, workspace_id, id, 'L' || i, 'red' FROM b, generate_series(0, 2) i ORDER BY b.id, i`,
  `INSERT INTO cards (id, workspace_id, board_id, column_id, title, description, rank, due_at, due_on, created_by, updated_at,
      number)
    SELECT k.id, b.workspace_id, b.id, md5('c' || b.n || '-' || (k.n / ${size.boards}) % 4)::uuid, 'Card ' || k.n, repeat('x', 100),
      'a' || lpad(k.n::text, 8, '0'), CASE WHEN k.n % 6 = 0 THEN timestamptz '2026-01-01' + k.n * interval '1 minute' END,
      CASE WHEN k.n % 6 = 3 THEN date '2026-01-01' + k.n / 1440 END,
      b.user_id, timestamptz '2026-01-01' + k.n * interval '1 minute', k.n ${onBoard} ORDER BY k.n`,
  `INSERT INTO card_texts (card_id, workspace_id, board_id, document)
    SELECT id, workspace_id, board_id, lower(title || chr(1) || coalesce(description, '')) FROM cards ORDER BY id`,
  `INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT b.workspace_id, b.id, k.id, md5('l' || b.n || '-' || k.n % 3)::uuid ${onBoard} WHERE k.n % 2 = 1`,
  `INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT b.workspace_id, k.id, b.user_id ${onBoard} WHERE k.n % 5 = 1`,
  `INSERT INTO comments (id, workspace_id, card_id, body, created_by)
    SELECT md5('t' || k.n)::uuid, b.workspace_id, k.id, 'T', b.user_id ${onBoard} WHERE k.n % 10 = 1`,
  `INSERT INTO share_links (id, workspace_id, card_id, token_hash, created_by, expires_at, revoked_at)
    SELECT md5('s' || k.n)::uuid, b.workspace_id, k.id, sha256(k.n::text::bytea), b.user_id,
      CASE k.n % 3 WHEN 1 THEN timestamptz '1969-01-01' WHEN 2 THEN timestamptz '2999-01-01' END,
      CASE WHEN k.n % 4 = 1 THEN timestamptz '1969-01-01' END ${onBoard} WHERE k.n % 10 < 2`,
  `INSERT INTO boards (id, workspace_id, name, created_by, deleted_at)
    SELECT md5('d' || n)::uuid, workspace_id, 'D', user_id, timestamptz '2026-01-01' + n * interval '1 minute'
    FROM b WHERE n % 20 = 0`,
  `INSERT INTO trash_items (id, workspace_id, board_id, type, name, number, deleted_at)
    SELECT md5('x' || k.n)::uuid, b.workspace_id, b.id, CASE WHEN k.n % 20 = 1 THEN 'column' ELSE 'card' END, 'X', k.n,
      timestamptz '2026-01-01' + k.n * interval '1 minute' ${onBoard} WHERE k.n % 10 < 2`,
  `INSERT INTO events (position, seq, occurred_at, id, workspace_id, type, actor_kind, actor_user_id, request_id,
      resource_type, resource_id, board_id, changes)
    SELECT 2 * row_number() OVER (), 2 * row_number() OVER (), now(), gen_random_uuid(), b.workspace_id, 'card.' || (ARRAY['created', 'updated', 'moved'])[1 + k.n % 3], 'session',
      b.user_id, 'r', 'card', k.id, b.id, '{}' ${onBoard} WHERE k.n % 2 = 1`,
  `INSERT INTO events (position, seq, occurred_at, id, workspace_id, type, actor_kind, actor_user_id, request_id,
      resource_type, resource_id, board_id, card_id, changes)
    SELECT 2 * row_number() OVER () - 1, 2 * row_number() OVER () - 1, now(), gen_random_uuid(), b.workspace_id, 'comment.created', 'session', b.user_id, 'r', 'comment', md5('t' || k.n)::uuid,
      b.id, k.id, jsonb_build_object('card_id', jsonb_build_object('to', k.id)) ${onBoard} WHERE k.n % 10 = 1`,
  `UPDATE event_log_head SET position = (SELECT max(position) FROM events)`,
  noteEventHours,
  `INSERT INTO board_people (workspace_id, board_id, user_id) SELECT workspace_id, id, user_id FROM b`,
  `INSERT INTO access_tokens (id, workspace_id, created_by, name, scopes, prefix, token_hash)
    SELECT md5('a' || n)::uuid, md5('w' || 1 + n % ${size.workspaces})::uuid, md5('u' || 1 + n % ${size.workspaces})::uuid, 'T', '{}', 'p',
      sha256(n::text::bytea) FROM generate_series(1, ${25 * size.workspaces}) n`,
];
