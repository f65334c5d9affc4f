/**
 * The statements that measure what boards use, and note which have changed. By hand: they read sizes of rows, and note the
 * changes of many boards at once. Each reads a bounded number of cards.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { firstId } from '../core/ids.ts';

/** Events that one statement looks through. */
export const eventsAtOnce = 2_000;

/**
 * Looks through the next events of the log, and notes which boards and workspaces have changed.
 *
 * @returns how many events it looked through; none if another process is doing so
 */
export async function noteChanges(tx: Tx, now: Date): Promise<number> {
  const [noted] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    WITH feed AS MATERIALIZED (SELECT position FROM usage_feed FOR UPDATE SKIP LOCKED),
    batch AS MATERIALIZED (
      SELECT e.* FROM feed CROSS JOIN LATERAL (
        SELECT position, workspace_id, board_id FROM events WHERE position + 0 > feed.position AND position > feed.position
        ORDER BY position + 0 LIMIT ${eventsAtOnce}) AS e),
    noted AS (
      INSERT INTO usage_parts AS p (board_id, workspace_id, changes, changed_at)
      SELECT coalesce(b.board_id, b.workspace_id), (array_agg(w.id ORDER BY b.position DESC))[1], count(*),
        ${now}::timestamptz
      FROM batch b JOIN workspaces w ON w.id = b.workspace_id GROUP BY 1 ORDER BY 1
      ON CONFLICT (board_id) DO UPDATE SET
        changes = p.changes + excluded.changes, changed_at = coalesce(p.changed_at, excluded.changed_at))
    UPDATE usage_feed f SET position = b.last
    FROM (SELECT max(position) AS last, count(*)::int AS count FROM batch) AS b WHERE b.last IS NOT NULL
    RETURNING b.count`);
  return noted?.count ?? 0;
}

/**
 * Notes the next workspaces and boards, and has the workspaces checked again: once for what was there before anything was
 * measured, and once for each change of the installation's quotas.
 *
 * @returns how many it noted; none once all are noted, or if another process is doing so
 */
export async function noteParts(tx: Tx, now: Date, partsMax: number): Promise<number> {
  const [noted] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    WITH feed AS MATERIALIZED (
      SELECT coalesce(noted_to, ${firstId}::uuid) AS noted_to FROM usage_feed WHERE noted_at IS NULL
      FOR UPDATE SKIP LOCKED),
    batch AS MATERIALIZED (
      SELECT part.* FROM feed CROSS JOIN LATERAL (
        (SELECT id, id AS workspace_id FROM workspaces WHERE id > feed.noted_to ORDER BY id LIMIT ${partsMax})
        UNION ALL
        (SELECT id, workspace_id FROM boards WHERE id > feed.noted_to ORDER BY id LIMIT ${partsMax})
        ORDER BY id LIMIT ${partsMax}) AS part),
    noted AS (
      INSERT INTO usage_parts (board_id, workspace_id, changes, changed_at)
      SELECT id, workspace_id, 1, ${now}::timestamptz FROM batch ORDER BY id
      ON CONFLICT (board_id) DO NOTHING),
    stale AS (
      UPDATE workspace_usage SET is_stale = true
      WHERE NOT is_stale AND workspace_id IN (SELECT id FROM batch))
    UPDATE usage_feed f SET noted_to = coalesce(b.last, f.noted_to),
      noted_at = CASE WHEN b.count < ${partsMax} THEN ${now}::timestamptz END
    FROM (SELECT (array_agg(id ORDER BY id DESC))[1] AS last, count(*)::int AS count FROM batch) AS b
    WHERE EXISTS (SELECT 1 FROM feed)
    RETURNING b.count`);
  return noted?.count ?? 0;
}

export interface ChangedPart {
  readonly boardId: string;
  readonly workspaceId: string;
  /** How many changes there were so far. */
  readonly changes: bigint;
}

export interface DueRules {
  /** What changed before is due. */
  readonly changedUntil: Date;
  /** So many changes are due at once. */
  readonly changesMin: number;
  /** Workspaces that use so much of a quota are measured at once. */
  readonly percentMin: number;
}

/** The next parts that are due to be measured, those that have waited longest first. Parts of deleted workspaces wait. */
export function listDueParts(
  tx: Tx,
  { changedUntil, changesMin, percentMin }: DueRules,
  limit: number,
): Promise<ChangedPart[]> {
  return tx.rows<ChangedPart>(Prisma.sql`
    SELECT p.board_id AS "boardId", p.workspace_id AS "workspaceId", p.changes
    FROM usage_parts p
    JOIN workspaces w ON w.id = p.workspace_id AND w.deleted_at IS NULL
    LEFT JOIN workspace_usage u ON u.workspace_id = p.workspace_id
    WHERE p.changed_at IS NOT NULL
      AND (p.changed_at <= ${changedUntil}::timestamptz OR p.changes - p.measured_changes >= ${changesMin}
        OR u.percent >= ${percentMin})
    ORDER BY p.changed_at, p.board_id LIMIT ${limit}`);
}

/** Notes parts with something in the trash, which it leaves without an event, that were last measured before a time. */
export async function noteTrash(tx: Tx, measuredUntil: Date, partsMax: number): Promise<number> {
  const [noted] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    WITH noted AS (
      UPDATE usage_parts SET changes = changes + 1, changed_at = coalesce(changed_at, ${measuredUntil}::timestamptz),
        measured_at = NULL
      WHERE board_id = ANY (ARRAY(
        SELECT board_id FROM usage_parts WHERE trash_rows > 0 AND measured_at <= ${measuredUntil}::timestamptz
        ORDER BY measured_at LIMIT ${partsMax} FOR UPDATE SKIP LOCKED))
      RETURNING 1)
    SELECT count(*)::int AS count FROM noted`);
  return noted?.count ?? 0;
}

/** Numbers of rows by kind, and their bytes. */
export interface Measured {
  readonly kinds: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** What a row takes besides its texts, on average. */
const rowBytes = 150;

/** The size of texts as stored: compressed, and not read where they are stored apart. */
function sizeOf(...columns: readonly string[]): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + '));
}

/** A row with the number of rows of a kind and their bytes. `source` begins with FROM. */
function kind(name: string, source: Prisma.Sql, size: Prisma.Sql = Prisma.raw('0')): Prisma.Sql {
  return Prisma.sql`
    SELECT ${name}::text AS kind, count(*)::float8 AS number, coalesce(sum(${rowBytes}::int + ${size}), 0)::float8 AS bytes ${source}`;
}

interface KindRow {
  readonly kind: string;
  readonly number: number;
  readonly bytes: number;
}

function toMeasured(rows: readonly KindRow[]): Measured {
  return {
    kinds: Object.fromEntries(rows.map(({ kind: name, number }) => [name, number])),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function measure(
  tx: Tx,
  kinds: readonly Prisma.Sql[],
  before: Prisma.Sql = Prisma.empty,
): Promise<Measured> {
  return toMeasured(await tx.rows<KindRow>(Prisma.sql`${before} ${Prisma.join(kinds, ' UNION ALL ')}`));
}

/** What is on no board of a workspace. */
export function measureWorkspace(tx: Tx, workspaceId: string): Promise<Measured> {
  const inWorkspace = (table: string) =>
    Prisma.sql`FROM ${Prisma.raw(table)} WHERE workspace_id = ${workspaceId}::uuid`;
  return measure(tx, [
    kind('members', inWorkspace('workspace_members'), sizeOf('email')),
    kind('templates', inWorkspace('templates'), sizeOf('name', 'description', 'content')),
    kind('webhooks', inWorkspace('webhooks'), sizeOf('url', 'description')),
    kind('access_tokens', inWorkspace('access_tokens'), sizeOf('name')),
  ]);
}

export interface MeasurableBoard {
  readonly id: string;
  readonly workspaceId: string;
  /** Whether it is in the trash as a whole. */
  readonly isDeleted: boolean;
}

export async function findMeasurableBoard(tx: Tx, id: string): Promise<MeasurableBoard | undefined> {
  const [board] = await tx.rows<MeasurableBoard>(Prisma.sql`
    SELECT id, workspace_id AS "workspaceId", deleted_at IS NOT NULL AS "isDeleted" FROM boards WHERE id = ${id}::uuid`);
  return board;
}

type PlacedBoard = Pick<MeasurableBoard, 'id' | 'workspaceId'>;

/** A board with what is on it, but for its cards. */
export function measureBoard(tx: Tx, { id, workspaceId }: PlacedBoard): Promise<Measured> {
  const onBoard = (table: string) =>
    Prisma.sql`FROM ${Prisma.raw(table)} WHERE workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid`;
  return measure(tx, [
    kind('boards', Prisma.sql`FROM boards WHERE id = ${id}::uuid`, sizeOf('name', 'description')),
    kind('columns', onBoard('columns'), sizeOf('name')),
    kind('labels', onBoard('labels'), sizeOf('name')),
    kind('board_members', onBoard('board_members')),
  ]);
}

/** The next cards of a board. */
export function listCardIds(
  tx: Tx,
  { id, workspaceId }: PlacedBoard,
  after: { readonly id: string } | undefined,
  limit: number,
): Promise<{ readonly id: string }[]> {
  return tx.rows(Prisma.sql`
    SELECT id FROM cards
    WHERE workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid
      AND id > ${after?.id ?? firstId}::uuid
    ORDER BY workspace_id, board_id, id LIMIT ${limit}`);
}

/** What was deleted from a board. */
export interface TrashPosition {
  readonly id: string;
  readonly type: string;
  readonly deletedAt: Date;
}

/** The next items of what was deleted from a board, in the order of their index. */
export function listTrashIds(
  tx: Tx,
  { id, workspaceId }: PlacedBoard,
  after: TrashPosition | undefined,
  limit: number,
): Promise<TrashPosition[]> {
  return tx.rows<TrashPosition>(Prisma.sql`
    SELECT id, type, deleted_at AS "deletedAt" FROM trash_items
    WHERE workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid
      AND (type, deleted_at, id)
        > (${after?.type ?? ''}::text, ${after?.deletedAt ?? '-infinity'}::timestamptz, ${after?.id ?? firstId}::uuid)
    ORDER BY type, deleted_at, id LIMIT ${limit}`);
}

/** Cards with what belongs to them. */
export function measureCards(tx: Tx, ids: readonly string[]): Promise<Measured> {
  const ofCards = (table: string) =>
    Prisma.sql`FROM ${Prisma.raw(table)} WHERE card_id = ANY (${ids}::uuid[])`;
  return measure(tx, [
    kind('cards', Prisma.sql`FROM cards WHERE id = ANY (${ids}::uuid[])`, sizeOf('title', 'description')),
    kind('comments', ofCards('comments'), sizeOf('body')),
    kind('share_links', ofCards('share_links')),
    kind('card_labels', ofCards('card_labels')),
    kind('card_assignees', ofCards('card_assignees')),
  ]);
}

/** What is kept of deleted columns and cards. */
export function measureTrash(tx: Tx, ids: readonly string[]): Promise<Measured> {
  return measure(tx, [
    kind('items', Prisma.sql`FROM trash_items WHERE id = ANY (${ids}::uuid[])`, sizeOf('name')),
    kind('rows', Prisma.sql`FROM trash_rows WHERE item_id = ANY (${ids}::uuid[])`, sizeOf('content')),
  ]);
}

export interface PartMeasurement {
  readonly workspaceId: string;
  readonly kinds: Readonly<Record<string, number>>;
  readonly usedBytes: number;
  readonly trashRows: number;
  readonly trashBytes: number;
}

/**
 * Stores what a part uses, unless a later measurement was stored meanwhile, and has its workspace added up. Changes that
 * came since have it measured again.
 */
export async function storePart(
  tx: Tx,
  { boardId, workspaceId: formerId, changes }: ChangedPart,
  { workspaceId, kinds, usedBytes, trashRows, trashBytes }: PartMeasurement,
  now: Date,
): Promise<void> {
  await tx.rows(Prisma.sql`
    WITH stored AS (
      UPDATE usage_parts SET workspace_id = ${workspaceId}::uuid, kinds = ${JSON.stringify(kinds)}::jsonb,
        used_bytes = ${usedBytes}::float8::bigint, trash_rows = ${trashRows}::float8::bigint,
        trash_bytes = ${trashBytes}::float8::bigint,
        measured_changes = ${changes}::bigint, measured_at = ${now}::timestamptz,
        changed_at = CASE WHEN changes > ${changes}::bigint THEN ${now}::timestamptz END
      WHERE board_id = ${boardId}::uuid AND measured_changes <= ${changes}::bigint RETURNING 1)
    INSERT INTO workspace_usage (workspace_id)
    SELECT id FROM workspaces WHERE id IN (${workspaceId}::uuid, ${formerId}::uuid) AND EXISTS (SELECT 1 FROM stored) ORDER BY id
    ON CONFLICT (workspace_id) DO UPDATE SET is_stale = true`);
}

/** Puts a part behind all others that wait. */
export async function postponePart(tx: Tx, { boardId }: ChangedPart, now: Date): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE usage_parts SET changed_at = ${now}::timestamptz WHERE board_id = ${boardId}::uuid`);
}

/** Forgets a part that is gone, such as a board that was purged. */
export async function forgetPart(tx: Tx, { boardId, workspaceId }: ChangedPart): Promise<void> {
  await tx.rows(Prisma.sql`
    WITH forgotten AS (DELETE FROM usage_parts WHERE board_id = ${boardId}::uuid RETURNING 1)
    UPDATE workspace_usage SET is_stale = true WHERE workspace_id = ${workspaceId}::uuid AND EXISTS (SELECT 1 FROM forgotten)`);
}
