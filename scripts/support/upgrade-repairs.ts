/** The repairs of a 1.5 database that take more than one statement. */
import type pg from 'pg';
import { newId } from '../../src/domain/ids.ts';
import { rankPattern, spacedRanks, temporaryPrefix } from '../../src/domain/ranks.ts';

/** Gives each board without a column one. */
export async function addMissingColumns(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM boards b WHERE NOT EXISTS (SELECT 1 FROM columns k WHERE k.board_id = b.id)',
  );
  const boardIds = rows.map(({ id }) => id);
  await client.query(
    `INSERT INTO columns (id, board_id, name, rank)
     SELECT id, board_id, 'To do', $3 FROM unnest($1::uuid[], $2::uuid[]) AS missing (id, board_id)`,
    [boardIds.map(() => newId()), boardIds, spacedRanks(1)[0]],
  );
}

/** Gives new ranks, in the same order, to all rows of each group that has an unreadable one. */
export async function respaceRanks(
  client: pg.ClientBase,
  table: 'cards' | 'columns',
  group: 'column_id' | 'board_id',
): Promise<void> {
  const { rows } = await client.query<{ ids: string[] }>(
    `SELECT array_agg(id ORDER BY rank COLLATE "C")::text[] AS ids FROM ${table}
     GROUP BY ${group} HAVING bool_or(rank !~ $1)`,
    [rankPattern],
  );
  for (const { ids } of rows) {
    // In two steps, because ranks are unique at every moment.
    await client.query(
      `UPDATE ${table} SET rank = $3 || next.rank FROM unnest($1::uuid[], $2::text[]) AS next (id, rank)
       WHERE ${table}.id = next.id`,
      [ids, spacedRanks(ids.length), temporaryPrefix],
    );
    await client.query(`UPDATE ${table} SET rank = substr(rank, $2) WHERE id = ANY ($1::uuid[])`, [
      ids,
      temporaryPrefix.length + 1,
    ]);
  }
}

/** Replaces labels of other boards with those of the same name on the card's own board, and creates missing ones. */
export async function copyForeignLabels(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ boardId: string; name: string; color: string }>(
    `SELECT DISTINCT ON (c.board_id, lower(l.name)) c.board_id AS "boardId", l.name, l.color
     FROM card_labels x JOIN cards c ON c.id = x.card_id JOIN labels l ON l.id = x.label_id
     WHERE l.board_id <> c.board_id
       AND NOT EXISTS (SELECT 1 FROM labels o WHERE o.board_id = c.board_id AND lower(o.name) = lower(l.name))
     ORDER BY c.board_id, lower(l.name), l.id`,
  );
  await client.query(
    `INSERT INTO labels (id, board_id, name, color)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])`,
    [
      rows.map(() => newId()),
      rows.map(({ boardId }) => boardId),
      rows.map(({ name }) => name),
      rows.map(({ color }) => color),
    ],
  );
  await client.query(
    `WITH replaced AS (
       DELETE FROM card_labels x USING cards c, labels l
       WHERE c.id = x.card_id AND l.id = x.label_id AND l.board_id <> c.board_id
       RETURNING x.card_id, c.board_id, l.name)
     INSERT INTO card_labels (card_id, label_id)
     SELECT DISTINCT r.card_id, o.id FROM replaced r
     JOIN labels o ON o.board_id = r.board_id AND lower(o.name) = lower(r.name)
     ON CONFLICT DO NOTHING`,
  );
}
