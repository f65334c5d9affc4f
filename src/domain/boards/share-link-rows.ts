/** The statements on share links that Prisma's models can't express as well, each with the reason. */
import { fieldsWithout, selectList } from '../../db/columns.ts';
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { ShareLinkModel } from '../../../generated/prisma/models.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import { isNotSuspended } from '../access/workspace-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';
import { isoDay, isoTime } from './card-rows.ts';

/** A link without the hash of its token. */
export type ShareLinkRow = Omit<ShareLinkModel, 'tokenHash' | 'revokedAt'>;

export interface VisibleShareLink extends ShareLinkRow, Access {
  readonly boardId: string;
}

const shownFields = fieldsWithout(Prisma.ShareLinkScalarFieldEnum, 'tokenHash', 'revokedAt');
export const shareLinkColumns = selectList('s', shownFields);

/**
 * By hand: finds the link, its board and the caller's role in one statement, after it has kept the card on its board and
 * locked the link.
 */
export function findVisibleShareLink(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<VisibleShareLink | undefined> {
  const links = Prisma.sql`
    JOIN cards c ON c.board_id = b.id
    JOIN share_links s ON s.card_id = c.id AND s.workspace_id = b.workspace_id`;
  return findVisibleRow<VisibleShareLink>(tx, {
    columns: Prisma.sql`${shareLinkColumns}, b.id AS "boardId", ${accessToBoard}`,
    visible: Prisma.sql`${visibleBoards(principal, links)} AND s.id = ${id}::uuid AND s.revoked_at IS NULL`,
    locked: lock === 'update' ? Prisma.sql`FOR KEY SHARE OF c FOR NO KEY UPDATE OF s` : undefined,
  });
}

/** One more than the page has, without the revoked ones. By hand: lists are read often. */
export function listShareLinkRows(
  tx: Tx,
  cardId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<ShareLinkRow[]> {
  return tx.rows<ShareLinkRow>(Prisma.sql`
    SELECT ${shareLinkColumns} FROM share_links s WHERE s.card_id = ${cardId}::uuid AND s.revoked_at IS NULL
      ${after === undefined ? Prisma.empty : Prisma.sql`AND s.id > ${after.id}::uuid`}
    ORDER BY s.id LIMIT ${limit + 1}`);
}

/** A link with what it shows, for those who look after a workspace. */
export interface WorkspaceShareLinkRow extends ShareLinkRow {
  readonly cardTitle: string;
  readonly cardIdentifier: string;
  readonly boardId: string;
  readonly boardName: string;
}

/**
 * The links of a workspace that work now, newest first, one more than the page has. By hand: in the order of their index,
 * with the caller's access to the boards.
 */
export function listWorkspaceShareLinkRows(
  { tx, principal, now }: Context,
  workspaceId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<WorkspaceShareLinkRow[]> {
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id JOIN share_links s ON s.card_id = c.id`;
  return tx.rows<WorkspaceShareLinkRow>(
    Prisma.sql`
      SELECT ${shareLinkColumns}, c.title AS "cardTitle", w.card_key || '-' || c.number AS "cardIdentifier",
        b.id AS "boardId", b.name AS "boardName"
      ${visibleBoards(principal, join)} AND b.workspace_id = ${workspaceId}::uuid
        AND s.workspace_id = ${workspaceId}::uuid AND s.revoked_at IS NULL
        AND (s.expires_at IS NULL OR s.expires_at > ${now}::timestamptz)
        ${after === undefined ? Prisma.empty : Prisma.sql`AND s.id < ${after.id}::uuid`}
      ORDER BY s.id DESC LIMIT ${limit + 1}`,
    { ...plannedForValues, reads: 'in-order' },
  );
}

/** The links of a card that is about to be deleted, locked, so that each gets one deletion event. By hand: a lock. */
export function lockShareLinks(tx: Tx, cardId: string): Promise<ShareLinkRow[]> {
  return tx.rows<ShareLinkRow>(Prisma.sql`
    SELECT ${shareLinkColumns} FROM share_links s WHERE s.card_id = ${cardId}::uuid AND s.revoked_at IS NULL
    ORDER BY s.id FOR UPDATE`);
}

/** What a share link shows of a card. Nothing else is read. Times are ISO 8601 text. */
export interface SharedCardRow {
  readonly title: string;
  readonly description: string | null;
  readonly columnName: string;
  readonly boardName: string;
  readonly labels: readonly { readonly name: string; readonly color: string }[];
  readonly dueAt: string | null;
  /** As `YYYY-MM-DD`. */
  readonly dueOn: string | null;
  readonly completedAt: string | null;
  readonly updatedAt: string;
}

const sharedCardColumns = Prisma.sql`c.title, c.description, k.name AS "columnName", b.name AS "boardName",
  (SELECT coalesce(json_agg(json_build_object('name', l.name, 'color', l.color) ORDER BY l.id), '[]')
    FROM card_labels x JOIN labels l ON l.id = x.label_id WHERE x.card_id = c.id) AS labels,
  ${isoTime(Prisma.sql`c.due_at`)} AS "dueAt", ${isoDay(Prisma.sql`c.due_on`)} AS "dueOn",
  ${isoTime(Prisma.sql`c.completed_at`)} AS "completedAt", ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt"`;

/** The card of a link (alias `s`), unless it, its board or its workspace is deleted, or the workspace suspended. Archived cards are shown. */
const sharedCardJoins = Prisma.sql`
  JOIN cards c ON c.id = s.card_id
  JOIN columns k ON k.id = c.column_id
  JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL
  JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL AND ${isNotSuspended}`;

/** The card that an active link shows. By hand: one statement for a public page, instead of one for each table. */
export async function findSharedCard(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<SharedCardRow | undefined> {
  const [card] = await tx.rows<SharedCardRow>(Prisma.sql`
    SELECT ${sharedCardColumns} FROM share_links s ${sharedCardJoins}
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL
      AND (s.expires_at IS NULL OR s.expires_at > ${now}::timestamptz)`);
  return card;
}

/** The card that a link from before 1.5.1 shows, expired or not. By hand: as `findSharedCard`. */
export async function findLegacySharedCard(
  tx: Tx,
  token: string,
): Promise<(SharedCardRow & { readonly endsAt: Date }) | undefined> {
  const [card] = await tx.rows<SharedCardRow & { readonly endsAt: Date }>(Prisma.sql`
    SELECT ${sharedCardColumns}, s.expires_at AS "endsAt" FROM legacy_share_links s ${sharedCardJoins}
    WHERE s.token = ${token}`);
  return card;
}
