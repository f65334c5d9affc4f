/** The statements that purge rows. By hand: they lock, delete in batches, and work on any table. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../domain/core/resources.ts';

/** A board or a workspace to purge. */
export interface Target {
  readonly id: string;
  readonly workspaceId: string;
}

/** Locks the board that was deleted first. Skips boards that another process is purging. */
export async function lockDeletedBoard(tx: Tx, deletedUntil: Date): Promise<Target | undefined> {
  const [board] = await tx.rows<Target>(Prisma.sql`
    SELECT id, workspace_id AS "workspaceId" FROM boards WHERE deleted_at <= ${deletedUntil}::timestamptz
    ORDER BY deleted_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return board;
}

/** Locks the workspace that was deleted first and has nothing left to bill. Skips those that another process is purging. */
export async function lockDeletedWorkspace(tx: Tx, deletedUntil: Date): Promise<Target | undefined> {
  const [workspace] = await tx.rows<Target>(Prisma.sql`
    SELECT id, id AS "workspaceId" FROM workspaces w WHERE deleted_at <= ${deletedUntil}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM billing_accounts a WHERE a.workspace_id = w.id AND a.closes_at IS NOT NULL)
    ORDER BY deleted_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return workspace;
}

/** Locks a board of a workspace. It waits for other locks: a board that it skipped would go with its workspace at once. */
export async function lockBoardOf(tx: Tx, workspaceId: string): Promise<Target | undefined> {
  const [board] = await tx.rows<Target>(Prisma.sql`
    SELECT id, workspace_id AS "workspaceId" FROM boards WHERE workspace_id = ${workspaceId}::uuid
    ORDER BY workspace_id, id LIMIT 1 FOR UPDATE`);
  return board;
}

/** The next cards of a board, in the order of their index, so that a large board is not read again for every batch. */
export async function findCardIds(tx: Tx, board: Target, rowsMax: number): Promise<string[]> {
  const cards = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT id FROM cards WHERE ${isOnBoard(board)} ORDER BY workspace_id, board_id, id LIMIT ${rowsMax}`);
  return cards.map(({ id }) => id);
}

/** Which items of the trash: those of a board, or what was deleted until a time and nobody restores right now. */
export type TrashToPurge = { readonly board: Target } | { readonly deletedUntil: Date };

/** Locks some items of the trash. */
export async function lockTrashItems(tx: Tx, trash: TrashToPurge, rowsMax: number): Promise<string[]> {
  const items = await tx.rows<{ readonly id: string }>(
    'board' in trash
      ? Prisma.sql`SELECT id FROM trash_items WHERE ${isOnBoard(trash.board)} LIMIT ${rowsMax} FOR UPDATE`
      : Prisma.sql`
        SELECT id FROM trash_items WHERE deleted_at <= ${trash.deletedUntil}::timestamptz
        ORDER BY deleted_at LIMIT ${rowsMax} FOR UPDATE SKIP LOCKED`,
  );
  return items.map(({ id }) => id);
}

/** Locks some expired exports that nobody writes or deletes right now. */
export async function lockExpiredExports(tx: Tx, now: Date, rowsMax: number): Promise<string[]> {
  const exports = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT id FROM person_exports WHERE expires_at <= ${now}::timestamptz
    ORDER BY expires_at LIMIT ${rowsMax} FOR UPDATE SKIP LOCKED`);
  return exports.map(({ id }) => id);
}

/** Lets this transaction delete events, which a trigger prevents otherwise. */
export async function allowPurgingEvents(tx: Tx): Promise<void> {
  await tx.rows(Prisma.sql`SELECT set_config('app.purging_events', 'on', true)`);
}

/** Which rows of a table to delete. */
export type Purged =
  | { readonly column: 'id' | 'card_id' | 'item_id' | 'export_id'; readonly ids: readonly string[] }
  | { readonly board: Target }
  | { readonly workspaceId: string; readonly unlessInvoiced?: boolean }
  /** Rows that nobody has locked. */
  | {
      readonly column: 'expires_at' | 'created_at' | 'received_at' | 'started_at' | 'seen_at';
      readonly until: Date;
    }
  | { readonly column: 'day'; readonly before: string }
  /** Lanes of webhooks that have had nothing to send since then. */
  | { readonly idleSince: Date };

/** Deletes rows by where they are stored, as not every table has a key of one column. */
export async function deleteRows(tx: Tx, table: string, purged: Purged, rowsMax: number): Promise<number> {
  if (rowsMax === 0) return 0;
  const isShared = 'until' in purged || 'before' in purged || 'idleSince' in purged;
  const lock = isShared ? Prisma.sql`FOR UPDATE SKIP LOCKED` : Prisma.empty;
  // The log has partitions, in which rows have the same places.
  const row = Prisma.raw(table === resources.event.table ? 'position' : 'ctid');
  const [deleted] = await tx.rows<{ readonly rows: number }>(Prisma.sql`
    WITH deleted AS (
      DELETE FROM ${Prisma.raw(table)} WHERE ${row} = ANY (ARRAY(
        SELECT ${row} FROM ${Prisma.raw(table)} WHERE ${isPurged(purged)} LIMIT ${rowsMax} ${lock}))
        AND ${isPurged(purged)}
      RETURNING 1)
    SELECT count(*)::int AS rows FROM deleted`);
  return deleted?.rows ?? 0;
}

function isPurged(purged: Purged): Prisma.Sql {
  if ('ids' in purged) return Prisma.sql`${Prisma.raw(purged.column)} = ANY (${purged.ids}::uuid[])`;
  if ('board' in purged) return isOnBoard(purged.board);
  if ('until' in purged) return Prisma.sql`${Prisma.raw(purged.column)} <= ${purged.until}::timestamptz`;
  if ('before' in purged) return Prisma.sql`${Prisma.raw(purged.column)} < ${purged.before}::date`;
  // A process that sends a lane has its lease, and a replay ends with its own row.
  if ('idleSince' in purged) {
    return Prisma.sql`updated_at <= ${purged.idleSince}::timestamptz AND next_attempt_at IS NULL AND lease_id IS NULL
      AND kind <> 'replay'`;
  }
  const { workspaceId, unlessInvoiced = false } = purged;
  const inWorkspace = Prisma.sql`workspace_id = ${workspaceId}::uuid`;
  return unlessInvoiced
    ? Prisma.sql`${inWorkspace} AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.workspace_id = ${workspaceId}::uuid)`
    : inWorkspace;
}

function isOnBoard({ id, workspaceId }: Target): Prisma.Sql {
  return Prisma.sql`workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid`;
}
