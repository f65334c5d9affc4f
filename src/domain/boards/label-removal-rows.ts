/**
 * The statements that take a deleted label off cards. By hand: locks in the order of the cards' ids, and a part of a list
 * of any length.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { RequestContext } from '../core/context.ts';
import type { CardOnBoard } from './card-relation-rows.ts';

/** A card that has lost a label. */
export interface UnlabelledCard extends CardOnBoard {
  readonly version: bigint;
  /** Before that. */
  readonly labelIds: readonly string[];
}

/** The first cards that have a label, in the order of their ids. */
export async function listLabelledCardIds(tx: Tx, labelId: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT card_id AS id FROM card_labels WHERE label_id = ${labelId}::uuid ORDER BY card_id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Takes a label off cards, and returns those of them that are not on a deleted board or in a deleted workspace. */
export async function takeOffRows(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  labelId: string,
  cardIds: readonly string[],
): Promise<UnlabelledCard[]> {
  // Locked first and read afterwards: a statement that waits for a lock would return the previous labels.
  await tx.rows(Prisma.sql`
    SELECT 1 FROM cards WHERE id = ANY (${cardIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  return tx.rows<UnlabelledCard>(Prisma.sql`
    WITH gone AS (
      DELETE FROM card_labels WHERE label_id = ${labelId}::uuid AND card_id = ANY (${cardIds}::uuid[]) RETURNING card_id
    ), c AS (
      UPDATE cards SET version = version + 1, updated_at = ${now}::timestamptz
      WHERE id IN (SELECT card_id FROM gone) RETURNING id, workspace_id, board_id, version
    )
    SELECT c.id, c.workspace_id AS "workspaceId", c.board_id AS "boardId", c.version,
      ARRAY(SELECT l.label_id FROM card_labels l WHERE l.card_id = c.id ORDER BY l.label_id)::text[] AS "labelIds"
    FROM c JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL
      JOIN workspaces w ON w.id = c.workspace_id AND w.deleted_at IS NULL
    ORDER BY c.id`);
}

/** Lets the label be deleted in this transaction while cards have it. */
export async function keepLabelOnCards(tx: Tx): Promise<void> {
  await tx.rows(Prisma.sql`SELECT set_config('app.labels_end_later', 'on', true)`);
}
