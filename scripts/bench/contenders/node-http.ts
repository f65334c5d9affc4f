/** The ceiling: node:http and one prepared statement for each request, after the credential's. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { fromTypeId } from '../../../src/domain/core/ids.ts';
import { announce, checkCredential, pool } from './support.ts';

const listStatement = `
  SELECT json_build_object('data', coalesce(json_agg(page), '[]'))::text AS body FROM (
    SELECT c.id, c.board_id, c.column_id, c.title, c.description,
      ARRAY(SELECT l.label_id FROM card_labels l WHERE l.card_id = c.id ORDER BY l.label_id) AS label_ids,
      ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id ORDER BY a.user_id) AS assignee_ids,
      c.due_at, c.completed_at, c.archived_at, c.created_by, c.created_at, c.updated_at
    FROM columns k JOIN LATERAL (
      SELECT * FROM cards WHERE column_id = k.id AND archived_at IS NULL ORDER BY rank LIMIT 251
    ) AS c ON TRUE
    WHERE k.board_id = $1 ORDER BY k.rank, c.rank LIMIT 250
  ) AS page`;

// The same rows as the service writes, the event included, in one transaction.
const createStatement = `
  WITH k AS (SELECT id, board_id, workspace_id FROM columns WHERE board_id = $1 ORDER BY rank LIMIT 1),
  c AS (
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, created_at, updated_at)
    SELECT $2, k.workspace_id, k.board_id, k.id, $3, $4, $5, $6, $6 FROM k RETURNING *
  ),
  e AS (
    INSERT INTO incoming_events (id, workspace_id, type, actor_kind, actor_user_id, actor_credential_id, request_id,
      resource_type, resource_id, board_id, changes, occurred_at)
    SELECT $7, c.workspace_id, 'card.created', 'access_token', $5, $8, $9, 'card', c.id, c.board_id,
      jsonb_build_object('title', jsonb_build_object('from', NULL, 'to', c.title)), $6 FROM c
  )
  SELECT row_to_json(c)::text AS body FROM c`;

let counter = 0;
const startedAt = Date.now().toString(36);

async function readBody(request: IncomingMessage): Promise<{ title: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as { title: string };
}

async function answer(request: IncomingMessage): Promise<[number, string]> {
  const credential = await checkCredential(request.headers.authorization);
  if (credential === undefined) return [401, '{"status":401}'];
  const boardId = fromTypeId(/\/v1\/boards\/([^/]+)\/cards/.exec(request.url ?? '')?.[1] ?? '');
  if (request.method === 'GET') {
    const values = [boardId];
    const { rows } = await pool.query<{ body: string }>({ name: 'list', text: listStatement, values });
    return [200, rows[0]?.body ?? ''];
  }
  const { title } = await readBody(request);
  counter += 1;
  const rank = `b${startedAt}${counter.toString(36).padStart(8, '0')}1`;
  const now = new Date();
  const values = [
    boardId,
    randomUUID(),
    title,
    rank,
    credential.user_id,
    now,
    randomUUID(),
    credential.id,
    randomUUID(),
  ];
  const { rows } = await pool.query<{ body: string }>({ name: 'create', text: createStatement, values });
  return [201, rows[0]?.body ?? ''];
}

announce(
  createServer((request, response) => {
    answer(request).then(
      ([status, body]) => {
        response.writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  }),
);
