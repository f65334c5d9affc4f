/** How a card is read, found and recorded, whichever way it was changed. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { visibleBoards } from '../access/board-access.ts';
import type { RowLock } from '../core/row-locks.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import type { Role } from '../core/principals.ts';
import { requireExpected } from '../core/versions.ts';

/** A card as every query reads it. Times are ISO 8601 text in UTC, which PostgreSQL writes faster than Date does. */
export interface CardRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
  readonly columnId: string;
  readonly title: string;
  readonly description: string | null;
  readonly rank: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
  readonly dueAt: string | null;
  readonly completedAt: string | null;
  readonly archivedAt: string | null;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: bigint;
}

/** A time as ISO 8601 text in UTC with milliseconds. */
export function isoTime(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The columns of a `CardRow`, read from the alias `c`. */
export const cardColumns = Prisma.sql`c.id, c.workspace_id AS "workspaceId", c.board_id AS "boardId",
  c.column_id AS "columnId", c.title, c.description, c.rank,
  ARRAY(SELECT l.label_id FROM card_labels l WHERE l.card_id = c.id ORDER BY l.label_id)::text[] AS "labelIds",
  ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id ORDER BY a.user_id)::text[] AS "assigneeIds",
  ${isoTime(Prisma.sql`c.due_at`)} AS "dueAt", ${isoTime(Prisma.sql`c.completed_at`)} AS "completedAt",
  ${isoTime(Prisma.sql`c.archived_at`)} AS "archivedAt", c.created_by AS "createdBy",
  ${isoTime(Prisma.sql`c.created_at`)} AS "createdAt", ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt", c.version`;

/**
 * Finds a card on a board that the caller may see and act on, and locks it when it is about to change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function getCard(
  ctx: Context,
  id: string,
  lock: RowLock = 'none',
): Promise<CardRow & { readonly role: Role }> {
  const visible = Prisma.sql`
    ${visibleBoards(ctx.principal, Prisma.sql`JOIN cards c ON c.board_id = b.id`)} AND c.id = ${id}::uuid`;
  if (lock === 'update') {
    // Locked first and read afterwards: a statement that waits for a lock sees the row again, but not its labels.
    await ctx.tx.rows(Prisma.sql`SELECT c.id ${visible} FOR NO KEY UPDATE OF c`);
  }
  const [card] = await ctx.tx.rows<CardRow & { role: Role }>(
    Prisma.sql`SELECT ${cardColumns}, m.role::text AS role ${visible}`,
  );
  if (card === undefined) throw notFound();
  requireRole(ctx, card);
  requireExpected(ctx, 'card', card);
  return card;
}

/** Raises the versions of the cards that have a label, as it is about to be deleted. By hand: locks in the order of ids. */
export function touchCardsWithLabel({ tx, now }: Context, labelId: string): Promise<CardRow[]> {
  return tx.rows<CardRow>(Prisma.sql`
    WITH c AS (
      UPDATE cards SET version = version + 1, updated_at = ${now}::timestamptz
      WHERE id IN (
        SELECT k.id FROM cards k WHERE k.id IN (SELECT card_id FROM card_labels WHERE label_id = ${labelId}::uuid)
        ORDER BY k.id FOR NO KEY UPDATE) RETURNING *
    )
    SELECT ${cardColumns} FROM c`);
}

/** Stores the fields of a card and raises its version. By hand: cards change often, and a model takes longer. */
export async function updateCardRow(
  { tx, now }: Context,
  { id, title, description, dueAt, completedAt, archivedAt }: CardRow,
): Promise<Pick<CardRow, 'updatedAt' | 'version'> | undefined> {
  const [stored] = await tx.rows<Pick<CardRow, 'updatedAt' | 'version'>>(Prisma.sql`
    UPDATE cards c SET title = ${title}, description = ${description}, due_at = ${dueAt}::timestamptz,
      completed_at = ${completedAt}::timestamptz, archived_at = ${archivedAt}::timestamptz,
      updated_at = ${now}::timestamptz, version = version + 1
    WHERE id = ${id}::uuid
    RETURNING ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt", c.version`);
  return stored;
}

/** Waits for comments and links that are being written on a card, and keeps new ones out. By hand: a lock. */
export async function lockCard(tx: Tx, id: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM cards WHERE id = ${id}::uuid FOR UPDATE`);
}

/** The event of a change to a card. */
export function cardEvent(
  card: Pick<CardRow, 'id' | 'workspaceId' | 'boardId'>,
  verb: 'created' | 'updated' | 'moved' | 'archived' | 'restored' | 'deleted',
  changes: Changes,
) {
  return {
    type: `card.${verb}`,
    workspaceId: card.workspaceId,
    resourceId: card.id,
    boardId: card.boardId,
    changes,
  } as const;
}

/** What the event log records about a card. */
export function fieldsOf(card: CardRow): Record<string, FieldValue> {
  return {
    column_id: card.columnId,
    title: card.title,
    description: card.description,
    label_ids: card.labelIds,
    assignee_ids: card.assigneeIds,
    due_at: card.dueAt,
    completed_at: card.completedAt,
    archived_at: card.archivedAt,
  };
}
