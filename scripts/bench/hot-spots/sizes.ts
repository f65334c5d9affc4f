/** What rows take on disk, with their indexes, in a database that was filled in bulk. */
import type pg from 'pg';

export interface SizeFigure {
  readonly title: string;
  readonly rows: number;
  readonly bytesPerRow: number;
}

/** What is counted once for each row of the first table. */
const groups: readonly { readonly title: string; readonly tables: readonly string[] }[] = [
  {
    title: 'Card, with its text for search, labels and assignees',
    tables: ['cards', 'card_texts', 'card_labels', 'card_assignees'],
  },
  { title: 'Event', tables: ['events'] },
  { title: 'Comment', tables: ['comments'] },
  {
    title: 'Board, with its columns, labels and people',
    tables: ['boards', 'columns', 'labels', 'board_people', 'board_members'],
  },
  {
    title: 'Workspace, with its members and card numbers',
    tables: ['workspaces', 'workspace_members', 'card_number_slots'],
  },
  { title: 'Person', tables: ['users'] },
  { title: 'Access token', tables: ['access_tokens'] },
];

export async function measureSizes(client: pg.Client): Promise<SizeFigure[]> {
  const figures: SizeFigure[] = [];
  for (const { title, tables } of groups) {
    const [first = ''] = tables;
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `SELECT (SELECT count(*) FROM "${first}")::float8 AS rows,
        (SELECT sum(pg_total_relation_size(t.relid)) FROM unnest($1::text[]) AS name
          CROSS JOIN LATERAL (
            SELECT name::regclass AS relid UNION SELECT p.relid FROM pg_partition_tree(name::regclass) AS p) AS t
        )::float8 AS bytes`,
      [tables],
    );
    const { rows: count = 0, bytes = 0 } = rows[0] ?? {};
    figures.push({ title, rows: count, bytesPerRow: bytes / count });
  }
  const { rows } = await client.query<{ bytes: number; cards: number }>(
    'SELECT pg_database_size(current_database())::float8 AS bytes, (SELECT count(*) FROM cards)::float8 AS cards',
  );
  const { bytes = 0, cards = 0 } = rows[0] ?? {};
  return [...figures, { title: 'Everything, for each card', rows: cards, bytesPerRow: bytes / cards }];
}
