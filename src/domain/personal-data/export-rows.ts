/**
 * The statements that read what is in an export. By hand: a page lists what was read, so that its size is bounded, and shows
 * what of it the person has access to. Columns have the names of the document.
 */
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { memberSeesBoard, roleOnBoard, visibleBoards } from '../access/board-access-rows.ts';
import { boardsSeenIn, membershipOf } from '../access/viewer-rows.ts';
import type { ExportProgress } from './export-pages.ts';

/** An export that is being written. */
export interface PendingExport {
  readonly id: string;
  readonly userId: string;
  /** Null before the first part. */
  readonly progress: ExportProgress | null;
  readonly parts: number;
  readonly sizeBytes: number;
}

/** Locks an export that is neither complete nor expired. */
export async function lockPendingExport(tx: Tx, id: string, now: Date): Promise<PendingExport | undefined> {
  const [row] = await tx.rows<PendingExport>(Prisma.sql`
    SELECT e.id, e.user_id AS "userId", e.progress, e.parts, e.size_bytes AS "sizeBytes"
    FROM person_exports e
    WHERE e.id = ${id}::uuid AND e.completed_at IS NULL AND e.expires_at > ${now}::timestamptz FOR UPDATE`);
  return row;
}

/** The next workspace of a person in the order of the ids. */
export async function findNextWorkspace(
  tx: Tx,
  userId: string,
  after: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT w.id FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id AND w.deleted_at IS NULL
    WHERE m.user_id = ${userId}::uuid AND m.status = 'active' ${isAfter(Prisma.sql`w.id`, after)}
    ORDER BY w.id LIMIT 1`);
  return row?.id;
}

/** Whose data is read, and where. */
export interface Place {
  readonly userId: string;
  readonly now: Date;
}

export interface WorkspacePlace extends Place {
  readonly workspaceId: string;
}

export interface PageOrder {
  /** The last row of the previous page, as its `at` says. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** A row that was read. Without an `id`, the person can't see it. */
export type ExportedRow = Readonly<Record<string, unknown>> & {
  readonly at: string;
  readonly id: string | null;
};

/** Begins with AND. */
function isAfter(id: Prisma.Sql, after: string | undefined): Prisma.Sql {
  return after === undefined ? Prisma.empty : Prisma.sql`AND ${id} > ${after}::uuid`;
}

export function readMemberships(
  tx: Tx,
  { userId }: Place,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT m.id AS at, m.id, m.workspace_id, w.name AS workspace_name, m.role::text AS role, m.joined_at
    FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id AND w.deleted_at IS NULL
    WHERE m.user_id = ${userId}::uuid AND m.status = 'active' ${isAfter(Prisma.sql`m.id`, after)}
    ORDER BY m.id LIMIT ${limit}`);
}

export function readSessions(
  tx: Tx,
  { userId, now }: Place,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT s.id AS at, s.id, s.name, s.created_at, s.last_used_at, s.expires_at FROM sessions s
    WHERE s.user_id = ${userId}::uuid AND s.expires_at > ${now}::timestamptz ${isAfter(Prisma.sql`s.id`, after)}
    ORDER BY s.id LIMIT ${limit}`);
}

export function readEmailChanges(
  tx: Tx,
  { userId }: Place,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT e.id AS at, e.id, e.email, e.previous_email, e.created_at, e.used_at AS confirmed_at FROM email_changes e
    WHERE e.user_id = ${userId}::uuid ${isAfter(Prisma.sql`e.id`, after)} ORDER BY e.id LIMIT ${limit}`);
}

export function readAccessTokens(
  tx: Tx,
  { userId, workspaceId, now }: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT t.id AS at, t.id, t.workspace_id, t.name, t.scopes, t.created_at, t.last_used_at, t.expires_at
    FROM access_tokens t
    WHERE t.created_by = ${userId}::uuid AND t.workspace_id = ${workspaceId}::uuid AND t.revoked_at IS NULL
      AND (t.expires_at IS NULL OR t.expires_at > ${now}::timestamptz) ${isAfter(Prisma.sql`t.id`, after)}
    ORDER BY t.id LIMIT ${limit}`);
}

/** The membership (alias `m`) by which the person sees what guests don't. */
function memberOf({ userId, workspaceId }: WorkspacePlace): Prisma.Sql {
  return Prisma.sql`JOIN workspace_members m ON m.workspace_id = ${workspaceId}::uuid AND m.user_id = ${userId}::uuid
      AND m.status = 'active' AND m.role <> 'guest'`;
}

export function readSentInvites(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT x.id AS at, x.id, x.workspace_id, x.email, x.role::text AS role, x.invited_at,
      x.invite_expires_at AS expires_at
    FROM workspace_members x ${memberOf(place)}
    WHERE x.workspace_id = ${place.workspaceId}::uuid AND x.invited_by = ${place.userId}::uuid
      AND x.status = 'invited' ${isAfter(Prisma.sql`x.id`, after)}
    ORDER BY x.id LIMIT ${limit}`);
}

export function readBoards(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(
    Prisma.sql`
    WITH ${membershipOf(place, place.workspaceId)}
    SELECT b.id AS at, b.id, b.workspace_id, b.name, b.description, b.archived_at, b.created_at, b.updated_at
    ${boardsSeenIn(place.workspaceId)} AND b.created_by = ${place.userId}::uuid ${isAfter(Prisma.sql`b.id`, after)}
    ORDER BY b.workspace_id, b.id LIMIT ${limit}`,
    { ...plannedForValues, reads: 'in-order' },
  );
}

/**
 * The cards that a person created in a workspace, and those that are assigned to them. Planned for the person: of a
 * workspace where others have created nearly all cards, an average plan would read all. The first page of created cards
 * is looked up for a row: for values, a plan for a person with very many cards would read those of all workspaces.
 */
export function readCards(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  const { userId, workspaceId } = place;
  return tx.rows<ExportedRow>(
    Prisma.sql`
    SELECT s.id AS at, v.* FROM (
      (SELECT made.id FROM (SELECT ${workspaceId}::uuid AS workspace_id, ${userId}::uuid AS user_id OFFSET 0) given
        CROSS JOIN LATERAL (
          SELECT c.id FROM cards c WHERE c.workspace_id = given.workspace_id AND c.created_by = given.user_id
            ${isAfter(Prisma.sql`c.id`, after)} ORDER BY c.id LIMIT ${limit}) made)
      UNION
      (SELECT a.card_id FROM card_assignees a
        WHERE a.workspace_id = ${workspaceId}::uuid AND a.user_id = ${userId}::uuid
          ${isAfter(Prisma.sql`a.card_id`, after)} ORDER BY a.card_id LIMIT ${limit})
      ORDER BY id LIMIT ${limit}
    ) s
    LEFT JOIN LATERAL (
      SELECT c.id, c.workspace_id, c.board_id, c.number, c.title, c.description,
        EXISTS (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id AND a.user_id = ${userId}::uuid) AS assigned,
        c.due_at, to_char(c.due_on, 'YYYY-MM-DD') AS due_on, c.start_at, c.priority, c.estimate, c.external_source,
        c.external_id, c.completed_at, c.archived_at, c.created_by, c.created_at, c.updated_at
      ${visibleBoards(place, Prisma.sql`JOIN cards c ON c.board_id = b.id`)} AND c.id = s.id
    ) v ON TRUE
    ORDER BY s.id`,
    plannedForValues,
  );
}

export function readComments(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id JOIN comments t ON t.card_id = c.id`;
  return tx.rows<ExportedRow>(
    Prisma.sql`
    SELECT s.id AS at, v.* FROM (
      SELECT o.id FROM comments o
      WHERE o.workspace_id = ${place.workspaceId}::uuid AND o.created_by = ${place.userId}::uuid
        ${isAfter(Prisma.sql`o.id`, after)} ORDER BY o.id LIMIT ${limit}
    ) s
    LEFT JOIN LATERAL (
      SELECT t.id, t.workspace_id, t.card_id, t.body, t.created_at, t.updated_at
      ${visibleBoards(place, join)} AND t.id = s.id
    ) v ON TRUE
    ORDER BY s.id`,
    plannedForValues,
  );
}

export function readTemplates(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT t.id AS at, t.id, t.workspace_id, t.name, t.description, t.content, t.created_at, t.updated_at
    FROM templates t ${memberOf(place)}
    WHERE t.workspace_id = ${place.workspaceId}::uuid AND t.created_by = ${place.userId}::uuid
      ${isAfter(Prisma.sql`t.id`, after)}
    ORDER BY t.id LIMIT ${limit}`);
}

/** Reads all links of the workspace by their index, and shows the person's own, where guests see none. */
export function readShareLinks(
  tx: Tx,
  place: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id`;
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT s.id AS at, v.* FROM (
      SELECT l.id, l.workspace_id, l.card_id, l.created_by, l.created_at, l.expires_at FROM share_links l
      WHERE l.workspace_id = ${place.workspaceId}::uuid AND l.revoked_at IS NULL
        ${isAfter(Prisma.sql`l.id`, after)} ORDER BY l.id LIMIT ${limit}
    ) s
    LEFT JOIN LATERAL (
      SELECT s.id, s.workspace_id, s.card_id, s.created_at, s.expires_at
      ${visibleBoards(place, join)} AND c.id = s.card_id AND s.created_by = ${place.userId}::uuid
        AND ${roleOnBoard} <> 'guest' AND (s.expires_at IS NULL OR s.expires_at > ${place.now}::timestamptz)
    ) v ON TRUE
    ORDER BY s.id`);
}

/** What the person did, on boards that they see, also in the workspaces that these moved to, and in the workspace itself. */
export function readActivity(
  tx: Tx,
  { userId, workspaceId }: WorkspacePlace,
  { after, limit }: PageOrder,
): Promise<ExportedRow[]> {
  return tx.rows<ExportedRow>(Prisma.sql`
    SELECT s.position::text AS at, v.* FROM (
      SELECT e.id, e.position, e.workspace_id, e.board_id, e.type, e.resource_type, e.resource_id, e.occurred_at
      FROM events e
      WHERE e.workspace_id = ${workspaceId}::uuid AND e.actor_user_id = ${userId}::uuid
        AND e.position > ${after ?? '0'}::bigint
      ORDER BY e.position LIMIT ${limit}
    ) s
    LEFT JOIN LATERAL (
      SELECT s.id, s.workspace_id, s.board_id, s.type, s.resource_type, s.resource_id, s.occurred_at
      FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id AND w.deleted_at IS NULL
      LEFT JOIN boards b ON b.id = s.board_id AND b.deleted_at IS NULL
      WHERE m.workspace_id = COALESCE(b.workspace_id, s.workspace_id) AND m.user_id = ${userId}::uuid AND m.status = 'active'
        AND (s.board_id IS NULL
          OR b.id IS NOT NULL AND ${memberSeesBoard} AND (s.resource_type <> 'share_link' OR ${roleOnBoard} <> 'guest'))
    ) v ON TRUE
    ORDER BY s.position`);
}
