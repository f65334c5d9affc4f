/**
 * The statements that read resources by their ids, as far as a viewer sees them. By hand: all of a kind in one statement,
 * together with the viewer's access to each.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { boardColumns, roleOnBoard } from '../access/board-access-rows.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { boardsSeenBy, membershipIn } from '../access/viewer-rows.ts';
import type { Viewer } from '../access/viewer-rows.ts';
import { workspaceColumns } from '../access/workspace-access-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import { boardMemberColumns } from '../boards/board-member-rows.ts';
import type { BoardMemberRow } from '../boards/board-member-rows.ts';
import { cardColumns } from '../boards/card-rows.ts';
import type { CardRow } from '../boards/card-rows.ts';
import { columnColumns } from '../boards/column-rows.ts';
import type { ColumnRow } from '../boards/column-rows.ts';
import { commentColumns } from '../boards/comment-rows.ts';
import type { CommentRow } from '../boards/comment-rows.ts';
import { labelColumns } from '../boards/label-rows.ts';
import type { LabelRow } from '../boards/label-rows.ts';
import { shareLinkColumns } from '../boards/share-link-rows.ts';
import type { ShareLinkRow } from '../boards/share-link-rows.ts';
import { tokenColumns } from '../identity/access-token-rows.ts';
import type { AccessTokenRow } from '../identity/access-token-rows.ts';
import { templateColumns } from '../templates/template-rows.ts';
import type { TemplateRow } from '../templates/template-rows.ts';
import { shownMemberColumns } from '../workspaces/member-rows.ts';
import type { MemberRow } from '../workspaces/member-rows.ts';

type Ids = readonly string[];

/** `FROM … WHERE …` of what is in the workspaces (alias `w`) of a viewer. */
function inWorkspaces(viewer: Viewer, join: Prisma.Sql = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
    FROM workspaces w ${membershipIn(viewer, Prisma.sql`w.id`)} ${join} WHERE w.deleted_at IS NULL`;
}

export function findSeenWorkspaces(tx: Tx, viewer: Viewer, ids: Ids): Promise<VisibleWorkspace[]> {
  return tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${inWorkspaces(viewer)} AND w.id = ANY (${ids}::uuid[])`);
}

export function findSeenMembers(tx: Tx, viewer: Viewer, ids: Ids): Promise<MemberRow[]> {
  const members = Prisma.sql`
    JOIN workspace_members x ON x.workspace_id = w.id LEFT JOIN users u ON u.id = x.user_id`;
  return tx.rows<MemberRow>(Prisma.sql`
    SELECT ${shownMemberColumns} ${inWorkspaces(viewer, members)}
      AND m.role <> 'guest' AND x.id = ANY (${ids}::uuid[])`);
}

export function findSeenTokens(tx: Tx, viewer: Viewer, ids: Ids): Promise<AccessTokenRow[]> {
  const tokens = Prisma.sql`JOIN access_tokens t ON t.workspace_id = w.id`;
  return tx.rows<AccessTokenRow>(Prisma.sql`
    SELECT ${tokenColumns} ${inWorkspaces(viewer, tokens)} AND t.revoked_at IS NULL
      AND (t.created_by = m.user_id OR m.role IN ('admin', 'owner'))
      AND t.id = ANY (${ids}::uuid[])`);
}

export function findSeenTemplates(tx: Tx, viewer: Viewer, ids: Ids): Promise<TemplateRow[]> {
  const templates = Prisma.sql`JOIN templates t ON t.workspace_id = w.id`;
  return tx.rows<TemplateRow>(Prisma.sql`
    SELECT ${templateColumns} ${inWorkspaces(viewer, templates)}
      AND m.role <> 'guest' AND t.id = ANY (${ids}::uuid[])`);
}

export function findSeenBoards(tx: Tx, viewer: Viewer, ids: Ids): Promise<BoardRow[]> {
  return tx.rows<BoardRow>(Prisma.sql`
    SELECT ${boardColumns} ${boardsSeenBy(viewer)} AND b.id = ANY (${ids}::uuid[])`);
}

/** Guests don't see them; viewers do. */
export function findSeenBoardMembers(tx: Tx, viewer: Viewer, ids: Ids): Promise<BoardMemberRow[]> {
  const members = Prisma.sql`
    JOIN board_members v ON v.board_id = b.id JOIN workspace_members x ON x.id = v.member_id
    JOIN users u ON u.id = x.user_id`;
  return tx.rows<BoardMemberRow>(Prisma.sql`
    SELECT ${boardMemberColumns} ${boardsSeenBy(viewer, members)}
      AND m.role <> 'guest' AND v.id = ANY (${ids}::uuid[])`);
}

export function findSeenColumns(tx: Tx, viewer: Viewer, ids: Ids): Promise<ColumnRow[]> {
  const columns = Prisma.sql`JOIN columns c ON c.board_id = b.id`;
  return tx.rows<ColumnRow>(Prisma.sql`
    SELECT ${columnColumns} ${boardsSeenBy(viewer, columns)} AND c.id = ANY (${ids}::uuid[])`);
}

export function findSeenLabels(tx: Tx, viewer: Viewer, ids: Ids): Promise<LabelRow[]> {
  const labels = Prisma.sql`JOIN labels l ON l.board_id = b.id AND l.workspace_id = b.workspace_id`;
  return tx.rows<LabelRow>(Prisma.sql`
    SELECT ${labelColumns} ${boardsSeenBy(viewer, labels)} AND l.id = ANY (${ids}::uuid[])`);
}

const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id`;

export function findSeenCards(tx: Tx, viewer: Viewer, ids: Ids): Promise<CardRow[]> {
  return tx.rows<CardRow>(Prisma.sql`
    SELECT ${cardColumns} ${boardsSeenBy(viewer, cards)} AND c.id = ANY (${ids}::uuid[])`);
}

export function findSeenComments(tx: Tx, viewer: Viewer, ids: Ids): Promise<CommentRow[]> {
  const comments = Prisma.sql`${cards} JOIN comments t ON t.card_id = c.id AND t.workspace_id = b.workspace_id`;
  return tx.rows<CommentRow>(Prisma.sql`
    SELECT ${commentColumns} ${boardsSeenBy(viewer, comments)} AND t.id = ANY (${ids}::uuid[])`);
}

/** Neither guests nor viewers see them. */
export function findSeenShareLinks(tx: Tx, viewer: Viewer, ids: Ids): Promise<ShareLinkRow[]> {
  const links = Prisma.sql`${cards} JOIN share_links s ON s.card_id = c.id AND s.workspace_id = b.workspace_id`;
  return tx.rows<ShareLinkRow>(Prisma.sql`
    SELECT ${shareLinkColumns} ${boardsSeenBy(viewer, links)} AND s.revoked_at IS NULL
      AND ${roleOnBoard} <> 'guest' AND s.id = ANY (${ids}::uuid[])`);
}
