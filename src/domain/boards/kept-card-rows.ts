/** The statements that bring a deleted card back. By hand: they insert rows that are kept as JSON. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import { resources } from '../core/resources.ts';
import type { CardPlace } from './card-order.ts';
import { hasCardRoom } from './card-room-rows.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { restoringInsert, tablesOfCards } from './trash-rows.ts';

/** What restoring a card has to know about it. */
export interface KeptCard {
  readonly id: string;
  readonly columnId: string;
  readonly rank: string;
  /** Whether the rank still stands for its place: the column exists, and its cards weren't respaced since. */
  readonly isRankCurrent: boolean;
  readonly isArchived: boolean;
  readonly isCompleted: boolean;
  readonly externalSource: string | null;
  readonly externalId: string | null;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
}

export async function findKeptCard(tx: Tx, id: string): Promise<KeptCard> {
  const relatedIds = (table: string, column: string) => Prisma.sql`
    ARRAY(SELECT r.content ->> ${column} FROM trash_rows r
      WHERE r.item_id = t.id AND r.table_name = ${table} ORDER BY r.ordinal)`;
  const [kept] = await tx.rows<KeptCard>(Prisma.sql`
    SELECT t.id, c.content ->> 'column_id' AS "columnId", c.content ->> 'rank' AS rank,
      EXISTS (SELECT 1 FROM columns k
        WHERE k.id = (c.content ->> 'column_id')::uuid AND k.rank_epoch = t.rank_epoch) AS "isRankCurrent",
      c.content ->> 'archived_at' IS NOT NULL AS "isArchived",
      c.content ->> 'completed_at' IS NOT NULL AS "isCompleted",
      c.content ->> 'external_source' AS "externalSource", c.content ->> 'external_id' AS "externalId",
      ${relatedIds('card_labels', 'label_id')} AS "labelIds",
      ${relatedIds('card_assignees', 'user_id')} AS "assigneeIds"
    FROM trash_items t JOIN trash_rows c ON c.item_id = t.id AND c.table_name = 'cards'
    WHERE t.id = ${id}::uuid`);
  if (kept === undefined) throw new Error('a card in the trash has no row');
  return kept;
}

/** Inserts the card itself with a new version; nothing if its rank is taken or the board has no room. */
export async function insertKeptCard(
  { tx, now }: Context,
  { id }: KeptCard,
  place: CardPlace,
  changed: { readonly rank: string; readonly completed_at?: string },
): Promise<CardRow[]> {
  const insert = await restoringInsert(tx, {
    itemId: id,
    table: resources.card.table,
    changed: { ...changed, column_id: place.columnId, updated_at: now.toISOString() },
    condition: Prisma.sql`AND ${hasCardRoom(place.boardId, place)}`,
  });
  return tx.rows<CardRow>(Prisma.sql`
    WITH c AS (${insert} ON CONFLICT (column_id, rank) DO NOTHING RETURNING *) SELECT ${cardColumns} FROM c`);
}

/** Inserts what was on a card, with those of its labels and assignees that are given. */
export async function restoreRowsOnCard(
  tx: Tx,
  itemId: string,
  { labelIds, assigneeIds }: Pick<KeptCard, 'labelIds' | 'assigneeIds'>,
): Promise<void> {
  const conditions: Readonly<Partial<Record<string, Prisma.Sql>>> = {
    card_labels: Prisma.sql`AND kept.label_id = ANY (${labelIds}::uuid[])`,
    card_assignees: Prisma.sql`AND kept.user_id = ANY (${assigneeIds}::uuid[])`,
  };
  for (const table of tablesOfCards) {
    const condition = conditions[table] ?? Prisma.empty;
    const insert = await restoringInsert(tx, { itemId, table, condition });
    await tx.rows(insert);
  }
}
