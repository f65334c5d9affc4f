/** The statements on boards that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { boardColumns, boardsGivenTo, visibleBoards } from '../access/board-access-rows.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { boardsSeenIn, membershipOf } from '../access/viewer-rows.ts';
import { isNotSuspended } from '../access/workspace-access-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import type { PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import { afterPosition, orderBy, sortValue } from '../core/sort-rows.ts';
import type { RowOrder, Sort, Sorted, SortedPosition, SortKey } from '../core/sort-rows.ts';
import type { ChangedRow } from '../core/versions.ts';

export type BoardSort = Sort<'created_at' | 'updated_at' | 'name'>;

/** The key of each order but that of creation. */
const sortKeys: Readonly<Partial<Record<BoardSort['by'], SortKey>>> = {
  updated_at: { expression: Prisma.sql`b.updated_at`, type: 'timestamptz' },
  name: { expression: Prisma.sql`(left(lower(b.name), 60) COLLATE "C")`, type: 'text' },
};

/** Whose boards to list, and which of them. */
interface ListedBoards {
  /** Absent for those of all workspaces. */
  readonly workspace?: VisibleWorkspace;
  readonly archived: boolean;
}

/** Boards of a workspace, or of all, one more than the page has. By hand: lists are read often. */
export function listBoardRows(
  tx: Tx,
  principal: Principal,
  listed: ListedBoards,
  { limit, after }: PageRequest<SortedPosition>,
  { by, isDescending }: BoardSort,
): Promise<Sorted<BoardRow>[]> {
  const { workspace } = listed;
  const isInOrder = workspace !== undefined && workspace.role !== 'guest';
  const order: RowOrder = {
    key: sortKeys[by],
    id: Prisma.sql`b.id`,
    isDescending,
    ...(isInOrder && { within: Prisma.sql`b.workspace_id` }),
  };
  const boards = isInOrder ? boardsSeenIn(workspace.id) : boardsByAccess(principal, workspace);
  return tx.rows<Sorted<BoardRow>>(
    withinPageBytes(
      Prisma.sql`
    ${isInOrder ? Prisma.sql`WITH ${membershipOf(principal, workspace.id)}` : Prisma.empty}
    SELECT ${boardColumns} ${sortValue(order)} ${boards}
      AND b.archived_at IS ${listed.archived ? Prisma.sql`NOT NULL` : Prisma.sql`NULL`}
      ${afterPosition(order, after)}
    ${orderBy(order)} LIMIT ${limit + 1}`,
      { texts: ['description'] },
    ),
  );
}

/** `FROM … WHERE …` of the boards of all workspaces that can be read, or of those that a guest was given. */
function boardsByAccess(principal: Principal, workspace: VisibleWorkspace | undefined): Prisma.Sql {
  return Prisma.sql`${visibleBoards(principal, workspace && boardsGivenTo(workspace.role))}
    ${workspace === undefined ? Prisma.sql`AND ${isNotSuspended}` : Prisma.sql`AND b.workspace_id = ${workspace.id}::uuid`}`;
}

/** A guest of a board whose version was raised, with the boards that the guest has now. */
export interface TouchedGuest extends ChangedRow {
  readonly boardIds: readonly string[];
}

/** Raises the versions of the guests of a board, which show their boards. By hand: locks them in the order of their ids. */
export function touchGuests(
  tx: Tx,
  { id, workspaceId }: Pick<BoardRow, 'id' | 'workspaceId'>,
): Promise<TouchedGuest[]> {
  return tx.rows<TouchedGuest>(Prisma.sql`
    UPDATE workspace_members m SET version = m.version + 1 WHERE m.id IN (
      SELECT x.id FROM workspace_members x JOIN member_boards g ON g.member_id = x.id
      WHERE g.board_id = ${id}::uuid AND g.workspace_id = ${workspaceId}::uuid
      ORDER BY x.id FOR NO KEY UPDATE OF x)
    RETURNING m.id, m.version, ARRAY(
      SELECT l.board_id FROM member_boards l JOIN boards b ON b.id = l.board_id AND b.deleted_at IS NULL
      WHERE l.member_id = m.id ORDER BY l.board_id)::text[] AS "boardIds"`);
}

/** The same for the guests of all private boards of a workspace. By hand: locks them in the order of their ids. */
export function touchGuestsOfPrivateBoards(tx: Tx, workspaceId: string): Promise<ChangedRow[]> {
  return tx.rows<ChangedRow>(Prisma.sql`
    UPDATE workspace_members m SET version = m.version + 1 WHERE m.id IN (
      SELECT x.id FROM workspace_members x
      WHERE x.workspace_id = ${workspaceId}::uuid AND x.role = 'guest' AND EXISTS (
        SELECT 1 FROM member_boards g JOIN boards b ON b.id = g.board_id AND b.deleted_at IS NULL
        WHERE g.member_id = x.id AND b.visibility = 'members' OFFSET 0)
      ORDER BY x.id FOR NO KEY UPDATE OF x)
    RETURNING m.id, m.version`);
}
