/** The statements of the ceiling: the same columns and rows as the service reads and writes, without permissions. */

/** The properties of a card, except those that the service makes of others. */
export const fields = [
  ...[
    'id',
    'number',
    'board_id',
    'column_id',
    'title',
    'description',
    'external_source',
    'external_id',
    'due_at',
  ],
  ...[
    'due_on',
    'start_at',
    'priority',
    'estimate',
    'cover_color',
    'completed_at',
    'archived_at',
    'created_by',
  ],
  ...['created_at', 'updated_at', 'version', 'card_key', 'label_ids', 'assignee_ids'],
];

const own = fields.slice(0, -3).map((field) => `c.${field}`);

const columns = `${own.join(', ')}, (SELECT w.card_key FROM workspaces w WHERE w.id = c.workspace_id) AS card_key,
  ARRAY(SELECT l.label_id FROM card_labels l WHERE l.card_id = c.id ORDER BY l.label_id) AS label_ids,
  ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id ORDER BY a.user_id) AS assignee_ids`;

/** The first cards of a board. */
export const rowsStatement = `
  SELECT ${columns} FROM columns k CROSS JOIN LATERAL (
    SELECT * FROM cards WHERE column_id = k.id AND archived_at IS NULL ORDER BY rank LIMIT $2
  ) AS c WHERE k.board_id = $1 ORDER BY k.rank, c.rank LIMIT $2`;

/** The same as JSON. */
export const jsonStatement = `
  SELECT json_build_object('data', coalesce(json_agg(page), '[]'))::text AS body FROM (${rowsStatement}) AS page`;

/** A board with the first cards of each column, its labels and the people of its cards. */
export const snapshotStatement = `
  WITH cards_shown AS MATERIALIZED (
    SELECT ${columns} FROM columns k CROSS JOIN LATERAL (
      SELECT * FROM cards WHERE column_id = k.id AND archived_at IS NULL ORDER BY rank LIMIT $2
    ) AS c WHERE k.board_id = $1 ORDER BY k.rank, c.rank
  )
  SELECT json_build_object(
    'board', (SELECT row_to_json(b) FROM boards b WHERE b.id = $1),
    'columns', (SELECT json_agg(k ORDER BY k.rank) FROM columns k WHERE k.board_id = $1),
    'cards', (SELECT json_agg(s) FROM cards_shown s),
    'labels', (SELECT json_agg(l) FROM labels l WHERE l.board_id = $1),
    'people', (SELECT json_agg(json_build_object('id', u.id, 'name', u.name)) FROM users u
      WHERE u.id IN (SELECT s.created_by FROM cards_shown s))
  )::text AS body`;

/** The card and its event, as the service writes them. */
export const createStatement = `
  WITH k AS (SELECT id, board_id, workspace_id FROM columns WHERE board_id = $1 ORDER BY rank LIMIT 1),
  c AS (
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, created_at, updated_at)
    SELECT $2, k.workspace_id, k.board_id, k.id, $3, $4, $5, $6, $6 FROM k RETURNING *
  ),
  e AS (
    INSERT INTO incoming_events (id, workspace_id, type, actor_kind, actor_user_id, actor_credential_id, request_id,
      resource_type, resource_id, board_id, changes, version, occurred_at)
    SELECT $7, c.workspace_id, 'card.created', 'access_token', $5, $8, $9, 'card', c.id, c.board_id,
      jsonb_build_object('title', jsonb_build_object('from', NULL, 'to', c.title),
        'column_id', jsonb_build_object('from', NULL, 'to', c.column_id)), 1, $6 FROM c
  )
  SELECT row_to_json(c)::text AS body FROM c`;
