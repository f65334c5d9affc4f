/**
 * The statements that move rows to the trash and back. By hand: they copy rows of several tables as JSON, without reading
 * them, and lists join the caller's access.
 */
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access, Context } from '../core/context.ts';
import type { PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import { resourceList, resources } from '../core/resources.ts';

/** What is kept as JSON. Boards stay where they are, with everything on them. */
export type KeptType = 'column' | 'card';

/** The tables with rows of a card, all of which name it in `card_id`. */
export const tablesOfCards = [
  ...resourceList
    .filter(({ within }) => within === 'card')
    .flatMap(({ table, partTables = [] }) => [...partTables, table]),
  ...resources.card.partTables,
];

type Deletion = Pick<Context, 'tx' | 'now' | 'principal'>;

/** Keeps the rows of a card and of everything on it, before they are deleted. */
export async function keepCard({ tx, now, principal }: Deletion, id: string): Promise<void> {
  await tx.later(Prisma.sql`
    INSERT INTO trash_items (id, workspace_id, board_id, type, name, number, rank_epoch, deleted_by, deleted_at)
    SELECT c.id, c.workspace_id, c.board_id, 'card', c.title, c.number, k.rank_epoch, ${principal.userId}::uuid,
      ${now}::timestamptz
    FROM cards c JOIN columns k ON k.id = c.column_id WHERE c.id = ${id}::uuid`);
  await tx.later(
    insertKept([
      rowsToKeep(resources.card.table, Prisma.sql`t.id = ${id}::uuid`, id),
      ...tablesOfCards.map((table) => rowsToKeep(table, Prisma.sql`t.card_id = ${id}::uuid`, id)),
    ]),
  );
}

/** Keeps the row of a column, before it is deleted. */
export async function keepColumn({ tx, now, principal }: Deletion, id: string): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO trash_items (id, workspace_id, board_id, type, name, deleted_by, deleted_at)
    SELECT c.id, c.workspace_id, c.board_id, 'column', c.name, ${principal.userId}::uuid, ${now}::timestamptz
    FROM columns c WHERE c.id = ${id}::uuid`);
  await tx.rows(insertKept([rowsToKeep(resources.column.table, Prisma.sql`t.id = ${id}::uuid`, id)]));
}

function insertKept(selects: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO trash_rows (workspace_id, item_id, table_name, ordinal, content)
    ${Prisma.join([...selects], ' UNION ALL ')}`;
}

function rowsToKeep(table: string, isKept: Prisma.Sql, itemId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT t.workspace_id, ${itemId}::uuid, ${table}::text, row_number() OVER (), to_jsonb(t)
    FROM ${Prisma.raw(table)} t WHERE ${isKept}`;
}

/** A column or card in the trash, with the caller's role on its board. */
export interface TrashItem extends Access {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
  readonly deletedAt: Date;
  /** Null if the board exists. */
  readonly boardDeletedAt: Date | null;
}

const ofBoard = Prisma.sql`JOIN trash_items t ON t.workspace_id = b.workspace_id AND t.board_id = b.id`;

/** Locks a column or card in the trash, on a board that the caller has or had access to, and finds it. */
export function findTrashItem(
  { tx, principal }: Context,
  type: KeptType,
  id: string,
): Promise<TrashItem | undefined> {
  return findVisibleRow<TrashItem>(tx, {
    columns: Prisma.sql`t.id, t.workspace_id AS "workspaceId", t.board_id AS "boardId", t.deleted_at AS "deletedAt",
      b.deleted_at AS "boardDeletedAt", ${accessToBoard}`,
    visible: Prisma.sql`
      ${visibleBoards(principal, ofBoard, 'deleted-or-not')} AND t.id = ${id}::uuid AND t.type = ${type}`,
    locked: Prisma.sql`FOR UPDATE OF t`,
  });
}

/** Which kept rows to insert, of one table. `condition` begins with AND, and reads a row as `kept`. */
export interface Restoration {
  readonly itemId: string;
  readonly table: string;
  /** Columns that get another value than they had. */
  readonly changed?: Readonly<Record<string, unknown>>;
  readonly condition?: Prisma.Sql;
}

/**
 * The statement that inserts kept rows, without RETURNING. Their versions rise twice: by the deletion, and by this. Columns that the rows don't have, because a later release has
 * added them, get their defaults. Columns that a later release has dropped are left out.
 */
export async function restoringInsert(
  tx: Tx,
  { itemId, table, changed = {}, condition = Prisma.empty }: Restoration,
): Promise<Prisma.Sql> {
  const found = await tx.rows<{ readonly name: string }>(Prisma.sql`
    SELECT a.attname::text AS name FROM pg_attribute a
    JOIN trash_rows r ON r.item_id = ${itemId}::uuid AND r.table_name = ${table} AND r.ordinal = 1
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped
      AND jsonb_exists(r.content, a.attname::text)
    ORDER BY a.attnum`);
  // The table has no kept rows.
  if (found.length === 0) return Prisma.sql`SELECT 1 WHERE FALSE`;
  const version = found.some(({ name }) => name === 'version')
    ? Prisma.sql`|| jsonb_build_object('version', (r.content ->> 'version')::bigint + 2)`
    : Prisma.empty;
  const columns = (alias: string) => Prisma.raw(found.map(({ name }) => `${alias}"${name}"`).join(', '));
  return Prisma.sql`
    INSERT INTO ${Prisma.raw(table)} (${columns('')})
    SELECT ${columns('kept.')} FROM trash_rows r,
      jsonb_populate_record(NULL::${Prisma.raw(table)}, r.content || ${JSON.stringify(changed)}::jsonb ${version}) kept
    WHERE r.item_id = ${itemId}::uuid AND r.table_name = ${table} ${condition}`;
}

/** The rank of a column in the trash. */
export async function findKeptRank(tx: Tx, id: string): Promise<string> {
  const [kept] = await tx.rows<{ readonly rank: string }>(Prisma.sql`
    SELECT content ->> 'rank' AS rank FROM trash_rows WHERE item_id = ${id}::uuid AND table_name = 'columns'`);
  if (kept === undefined) throw new Error('a column in the trash has no row');
  return kept.rank;
}

/** Inserts a column with a new rank and version. */
export async function insertKeptColumn(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  id: string,
  rank: string,
): Promise<void> {
  const changed = { rank, updated_at: now.toISOString() };
  const { table } = resources.column;
  await tx.rows(await restoringInsert(tx, { itemId: id, table, changed }));
}

/** Removes a column or card that was restored, with what was kept of it. */
export async function removeTrashItem(tx: Tx, id: string): Promise<void> {
  await tx.rows(Prisma.sql`DELETE FROM trash_rows WHERE item_id = ${id}::uuid`);
  await tx.rows(Prisma.sql`DELETE FROM trash_items WHERE id = ${id}::uuid`);
}

export interface TrashFilters {
  readonly type?: KeptType | 'board';
  readonly boardId?: string;
}

/** Where a page of the trash ends. */
export interface TrashPosition {
  /** As ISO 8601 text. */
  readonly deletedAt: string;
  readonly id: string;
}

/** Something deleted, as the trash lists it. */
export interface TrashRow {
  readonly type: KeptType | 'board';
  readonly id: string;
  readonly name: string;
  /** Of a card. */
  readonly identifier: string | null;
  readonly boardId: string;
  readonly boardName: string;
  /** Of a column or card, if its board is deleted too. */
  readonly boardDeletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly deletedAt: Date;
}

/** The trash of a workspace, last deleted first, one more than the page has. Each type is read from its own index. */
export function listTrashRows(
  { tx, principal }: Context,
  { workspaceId, deletedAfter }: { readonly workspaceId: string; readonly deletedAfter: Date },
  { type, boardId }: TrashFilters,
  { limit, after }: PageRequest<TrashPosition>,
): Promise<TrashRow[]> {
  const newestOf = (alias: 'b' | 't', found: Prisma.Sql) => {
    const id = Prisma.raw(`${alias}.id`);
    // As their index has it. By the time itself, PostgreSQL would read the index of what to purge, of all workspaces.
    const ofIndex = (time: Prisma.Sql) => (alias === 't' ? time : Prisma.sql`(${time} AT TIME ZONE 'UTC')`);
    const deletedAt = ofIndex(Prisma.raw(`${alias}.deleted_at`));
    const isAfter = ({ deletedAt: time, id: last }: TrashPosition) =>
      Prisma.sql`AND (${deletedAt}, ${id}) < (${ofIndex(Prisma.sql`${time}::timestamptz`)}, ${last}::uuid)`;
    return Prisma.sql`
      (${found} AND b.workspace_id = ${workspaceId}::uuid
        AND ${deletedAt} > ${ofIndex(Prisma.sql`${deletedAfter}::timestamptz`)}
        ${boardId === undefined ? Prisma.empty : Prisma.sql`AND b.id = ${boardId}::uuid`}
        ${after === undefined ? Prisma.empty : isAfter(after)}
      ORDER BY ${deletedAt} DESC, ${id} DESC LIMIT ${limit + 1})`;
  };
  const branches = {
    board: newestOf(
      'b',
      Prisma.sql`
        SELECT 'board' AS type, b.id, b.name, NULL AS identifier, b.id AS "boardId", b.name AS "boardName",
          NULL::timestamptz AS "boardDeletedAt", b.deleted_by AS "deletedBy", b.deleted_at AS "deletedAt"
        ${visibleBoards(principal, Prisma.empty, 'deleted')}`,
    ),
    column: newestOf('t', keptItems(principal, 'column')),
    card: newestOf('t', keptItems(principal, 'card')),
  };
  const wanted = type === undefined ? Object.values(branches) : [branches[type]];
  return tx.rows<TrashRow>(
    Prisma.sql`
      SELECT * FROM (${Prisma.join(wanted, ' UNION ALL ')}) AS trash
      ORDER BY "deletedAt" DESC, id DESC LIMIT ${limit + 1}`,
    { ...plannedForValues, reads: 'in-order-only' },
  );
}

function keptItems(principal: Principal, type: KeptType): Prisma.Sql {
  return Prisma.sql`
    SELECT t.type, t.id, t.name, w.card_key || '-' || t.number AS identifier, b.id AS "boardId", b.name AS "boardName",
      b.deleted_at AS "boardDeletedAt", t.deleted_by AS "deletedBy", t.deleted_at AS "deletedAt"
    ${visibleBoards(principal, ofBoard, 'deleted-or-not')} AND t.workspace_id = b.workspace_id AND t.type = ${type}`;
}
