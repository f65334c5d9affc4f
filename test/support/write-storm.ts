/** Many writes of several kinds at once, and what has to be found of them whatever happened to whoever carried them out. */
import type { Pool } from 'pg';
import { makeBoard, makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import { storedId } from './ids.ts';
import type { Service } from './service.ts';

/** One write, known by its name wherever it is found. */
export interface Write {
  readonly kind: Kind;
  readonly name: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Answered {
  readonly status: number;
  readonly id: string;
}

export type Kind = 'card' | 'board' | 'comment' | 'move' | 'invite';

export interface Storm {
  readonly tenant: Tenant;
  readonly writes: readonly Write[];
}

const builtinTemplate = 'template_01m4785400e008000000000001';
const kinds: readonly Kind[] = ['card', 'board', 'comment', 'move', 'invite'];

/** Prepares as many writes as asked, in a workspace of their own; each move has a card of its own. */
export async function makeStorm(service: Service, count: number): Promise<Storm> {
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  const target = await service.succeed('createColumn', { token, id: board.id, body: { name: 'Target' } });
  const labelIds: string[] = [];
  for (const name of ['red', 'blue']) {
    const label = await service.succeed('createLabel', { token, id: board.id, body: { name, color: name } });
    labelIds.push(label.id);
  }
  const makeCard = (title: string) =>
    service.succeed('createCard', { token, id: board.id, body: { title, column_id: column.id } });
  const commented = await makeCard('To be commented');
  const moved = await Promise.all(
    Array.from({ length: Math.ceil(count / kinds.length) }, (_, index) =>
      makeCard(`To be moved: move-${index * kinds.length + kinds.indexOf('move')}`),
    ),
  );
  const writes = Array.from({ length: count }, (_, index): Write => {
    const kind = kinds[index % kinds.length] ?? 'card';
    const name = `${kind}-${index}`;
    const card = moved[Math.floor(index / kinds.length)]?.id ?? '';
    switch (kind) {
      case 'card':
        return { kind, name, path: `boards/${board.id}/cards`, body: { title: name, label_ids: labelIds } };
      case 'board':
        return { kind, name, path: 'boards', body: { name, template_id: builtinTemplate } };
      case 'comment':
        return { kind, name, path: `cards/${commented.id}/comments`, body: { body: name } };
      case 'move':
        return { kind, name, path: `cards/${card}/move`, body: { column_id: target.id, position: 'bottom' } };
      case 'invite':
        return {
          kind,
          name,
          path: `workspaces/${tenant.workspaceId}/members`,
          body: { email: `${name}@example.com`, role: 'member' },
        };
    }
  });
  return { tenant, writes };
}

/** Sends one write under a key of its own; undefined when no answer came. */
export async function send(baseUrl: string, { tenant }: Storm, write: Write): Promise<Answered | undefined> {
  try {
    const answer = await fetch(`${baseUrl}/v1/${write.path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tenant.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': write.name,
      },
      body: JSON.stringify(write.body),
    });
    const { id } = (await answer.json()) as { readonly id: string };
    return { status: answer.status, id };
  } catch {
    return undefined;
  }
}

/**
 * What is stored of each write, in words that are the same for every whole one of its kind: rows, parts, events, jobs.
 * Absent when there is nothing of it.
 */
export async function readStored(pool: Pool, { tenant }: Storm): Promise<ReadonlyMap<string, string>> {
  await pool.query('SELECT place_events()');
  const { rows } = await pool.query<{ name: string; stored: string }>(storedQuery, [
    storedId(tenant.workspaceId),
  ]);
  return new Map(rows.map(({ name, stored }) => [name, stored]));
}

/** What `readStored` says of a write that is there once and whole. Of a board it depends on the template. */
export const whole: Readonly<Record<Exclude<Kind, 'board'>, string>> = {
  card: '1 card, 2 labels, events card.created',
  comment: '1 comment, events comment.created',
  move: '1 card in Target, events card.moved',
  invite: '1 member, 1 job, events member.created',
};

/** Events of the workspace about something that doesn't exist, and stored responses without a change. */
export async function countStray(
  pool: Pool,
  { tenant }: Storm,
): Promise<{ events: number; answers: number }> {
  await pool.query('SELECT place_events()');
  const { rows } = await pool.query<{ events: number; answers: number }>(strayQuery, [
    storedId(tenant.workspaceId),
  ]);
  return rows[0] ?? { events: -1, answers: -1 };
}

const eventsOf = (condition: string) =>
  `(SELECT string_agg(type, ' ' ORDER BY type) FROM events e WHERE e.workspace_id = $1 AND ${condition})`;

const storedQuery = `
  SELECT title AS name, concat(count(*), ' card, ',
      (SELECT count(*) FROM card_labels l WHERE l.card_id = min(c.id::text)::uuid), ' labels, events ',
      ${eventsOf('resource_id = min(c.id::text)::uuid')}) AS stored
    FROM cards c WHERE workspace_id = $1 AND title LIKE 'card-%' GROUP BY title
  UNION ALL
  SELECT name, concat(count(*), ' board, ',
      (SELECT count(*) FROM columns WHERE board_id = min(b.id::text)::uuid), ' columns, ',
      (SELECT count(*) FROM labels WHERE board_id = min(b.id::text)::uuid), ' labels, ',
      (SELECT count(*) FROM cards WHERE board_id = min(b.id::text)::uuid), ' cards, events ',
      ${eventsOf('(board_id = min(b.id::text)::uuid OR resource_id = min(b.id::text)::uuid)')})
    FROM boards b WHERE workspace_id = $1 AND name LIKE 'board-%' GROUP BY name
  UNION ALL
  SELECT body, concat(count(*), ' comment, events ', ${eventsOf('resource_id = min(c.id::text)::uuid')})
    FROM comments c WHERE workspace_id = $1 GROUP BY body
  UNION ALL
  SELECT split_part(title, ': ', 2), concat('1 card in ', t.name, ', events ',
      ${eventsOf(`resource_id = c.id AND type <> 'card.created'`)})
    FROM cards c JOIN columns t ON t.id = c.column_id
    WHERE c.workspace_id = $1 AND title LIKE 'To be moved: %' AND (t.name = 'Target'
      OR EXISTS (SELECT FROM events e WHERE e.workspace_id = $1 AND resource_id = c.id AND type = 'card.moved'))
  UNION ALL
  SELECT split_part(email, '@', 1), concat(count(*), ' member, ',
      (SELECT count(*) FROM graphile_worker._private_jobs WHERE payload->>'memberId' = min(m.id::text)), ' job, events ',
      ${eventsOf('resource_id = min(m.id::text)::uuid')})
    FROM workspace_members m WHERE workspace_id = $1 AND email LIKE 'invite-%' GROUP BY email`;

const strayQuery = `
  SELECT
    (SELECT count(*)::int FROM events e WHERE workspace_id = $1 AND NOT EXISTS (
      SELECT FROM cards WHERE id = e.resource_id UNION ALL SELECT FROM boards WHERE id = e.resource_id
      UNION ALL SELECT FROM columns WHERE id = e.resource_id UNION ALL SELECT FROM labels WHERE id = e.resource_id
      UNION ALL SELECT FROM comments WHERE id = e.resource_id
      UNION ALL SELECT FROM workspace_members WHERE id = e.resource_id
      UNION ALL SELECT FROM workspaces WHERE id = e.resource_id
      UNION ALL SELECT FROM access_tokens WHERE id = e.resource_id)) AS events,
    (SELECT count(*)::int FROM idempotent_answers) AS answers`;
