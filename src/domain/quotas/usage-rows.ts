/**
 * The statements that read what workspaces use, and store it for a workspace. By hand: sums of JSON, and numbers that
 * Prisma would read as BigInt.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

export interface UsageRow {
  readonly kinds: Readonly<Record<string, number>>;
  readonly usedRows: number;
  readonly usedBytes: number;
  readonly trashRows: number;
  readonly trashBytes: number;
  /** Given by an operator; 0 for no quota, null for the installation's. */
  readonly rowsMax: number | null;
  readonly bytesMax: number | null;
  readonly measuredAt: Date | null;
}

export async function findUsage(tx: Tx, workspaceId: string): Promise<UsageRow | undefined> {
  const [usage] = await tx.rows<UsageRow>(Prisma.sql`
    SELECT kinds, used_rows::float8 AS "usedRows", used_bytes::float8 AS "usedBytes",
      trash_rows::float8 AS "trashRows", trash_bytes::float8 AS "trashBytes",
      rows_max::float8 AS "rowsMax", bytes_max::float8 AS "bytesMax", measured_at AS "measuredAt"
    FROM workspace_usage WHERE workspace_id = ${workspaceId}::uuid`);
  return usage;
}

/** Has what a board uses count in the workspace that it moves to, and both workspaces measured again. */
export async function moveUsage(
  tx: Tx,
  boardId: string,
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
  now: Date,
): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE usage_parts SET changes = changes + 1, changed_at = coalesce(changed_at, ${now}::timestamptz),
      workspace_id = CASE WHEN board_id = ${boardId}::uuid THEN ${toId}::uuid ELSE workspace_id END
    WHERE board_id IN (
      SELECT board_id FROM usage_parts WHERE board_id IN (${boardId}::uuid, ${fromId}::uuid)
      ORDER BY board_id FOR UPDATE)`);
}

/** The next workspaces with parts that were measured since they were added up. */
export async function listStaleUsage(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT workspace_id AS id FROM workspace_usage
    WHERE is_stale ORDER BY workspace_id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Keeps what a workspace uses, and its quotas, from being stored by others. Creates its row first if there is none. By a
 * statement of its own, so that what is read next has everything that others have stored.
 */
export async function lockUsage(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO workspace_usage (workspace_id) SELECT id FROM workspaces WHERE id = ${workspaceId}::uuid
    ON CONFLICT (workspace_id) DO NOTHING`);
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_usage WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`);
}

/** Adds up the parts of a workspace whose usage is locked. A part that is stored meanwhile has it added up again. */
export async function addUpUsage(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  await tx.rows(Prisma.sql`
    WITH parts AS MATERIALIZED (SELECT * FROM usage_parts WHERE workspace_id = ${workspaceId}::uuid),
    kinds AS (
      SELECT k.key, sum(k.value::bigint) AS number FROM parts CROSS JOIN LATERAL jsonb_each_text(kinds) AS k GROUP BY k.key)
    UPDATE workspace_usage u SET is_stale = false, measured_at = ${now}::timestamptz,
      kinds = coalesce((SELECT jsonb_object_agg(key, number) FROM kinds), '{}'),
      used_rows = coalesce((SELECT sum(number) FROM kinds), 0),
      used_bytes = coalesce((SELECT sum(used_bytes) FROM parts), 0),
      trash_rows = coalesce((SELECT sum(trash_rows) FROM parts), 0),
      trash_bytes = coalesce((SELECT sum(trash_bytes) FROM parts), 0)
    WHERE u.workspace_id = ${workspaceId}::uuid`);
}

/** Stores the quotas of a workspace whose usage is locked: 0 for none, null for the installation's. */
export async function storeQuotas(
  tx: Tx,
  workspaceId: string,
  { rows, bytes }: { readonly rows: number | null; readonly bytes: number | null },
): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE workspace_usage SET rows_max = ${rows}::bigint, bytes_max = ${bytes}::bigint
    WHERE workspace_id = ${workspaceId}::uuid`);
}

/** Stores how much of its quotas a workspace uses, and whether it can create more. Its version stays. */
export async function storeQuotaStatus(
  tx: Tx,
  workspaceId: string,
  { percent, isOver }: { readonly percent: number; readonly isOver: boolean },
): Promise<void> {
  await tx.rows(Prisma.sql`
    WITH stored AS (UPDATE workspace_usage SET percent = ${percent} WHERE workspace_id = ${workspaceId}::uuid)
    UPDATE workspaces SET over_quota = ${isOver} WHERE id = ${workspaceId}::uuid AND over_quota <> ${isOver}`);
}

/** Has all workspaces noted and checked again if the installation's quotas aren't those by which they were. */
export async function noteUsualQuotas(
  tx: Tx,
  { rows, bytes }: { readonly rows: number | null; readonly bytes: number | null },
): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE usage_feed SET rows_max = ${rows}::bigint, bytes_max = ${bytes}::bigint, noted_to = NULL, noted_at = NULL
    WHERE rows_max IS DISTINCT FROM ${rows}::bigint OR bytes_max IS DISTINCT FROM ${bytes}::bigint`);
}
