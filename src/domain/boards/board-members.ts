/** Members of boards: who sees a private board, and what they may do on it (docs/decisions/0072-private-boards.md). */
import { getBoard, getBoardAsMember } from '../access/board-access.ts';
import type { BoardRow, VisibleBoard } from '../access/board-access-rows.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import type { BoardRole } from '../../../generated/prisma/enums.ts';
import { insertRows } from '../../db/inserts.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { membersPerCopyMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { roleIncludes } from '../core/principals.ts';
import type { EventVerb } from '../core/resources.ts';
import { afterDeletion, firstVersion } from '../core/versions.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, Changes } from '../events/events.ts';
import { changeGuests } from './board-guests.ts';
import {
  findBoardMember,
  findCandidate,
  listBoardMemberRows,
  listBoardsOfMember,
  lockBoardForAccess,
} from './board-member-rows.ts';
import type { BoardCandidate, BoardMemberRow } from './board-member-rows.ts';
import { unassign } from './unassignments.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function listBoardMembers(
  ctx: Context,
  boardId: string,
  page: PageRequest<IdPosition>,
): Promise<Page<BoardMemberRow, IdPosition>> {
  const board = await getBoardAsMember(ctx, boardId);
  const rows = await listBoardMemberRows(ctx.tx, board.id, page);
  return toPage(rows, page.limit, ({ memberId }) => ({ id: memberId }));
}

/**
 * Adds a member of the workspace to a board, or gives them another role on it.
 *
 * @throws {AppError} `not_found`, for people who aren't active members of the workspace too, `insufficient_role`,
 *   `not_board_manager`, `not_for_guests`
 */
export async function putBoardMember(
  ctx: Context,
  boardId: string,
  userId: string,
  role: BoardRole,
): Promise<BoardMemberRow> {
  await lockBoardAccess(ctx, await getBoard(ctx, boardId));
  const board = await getBoard(ctx, boardId);
  await requireManager(ctx, board);
  const candidate = await findCandidate(ctx.tx, board.workspaceId, userId);
  if (candidate === undefined) throw notFound();
  if (candidate.role === 'guest') {
    throw new AppError(
      'not_for_guests',
      'This person is a guest. An admin gives guests boards with board_ids.',
    );
  }
  const member = await setRole(ctx, board, candidate, role);
  await changeShownGuests(ctx, board);
  return member;
}

/**
 * Removes a person from a board, and from its cards if they can't see it any more.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `not_board_manager`
 */
export async function deleteBoardMember(ctx: Context, boardId: string, userId: string): Promise<void> {
  await lockBoardAccess(ctx, await getBoardAsMember(ctx, boardId));
  const board = await getBoardAsMember(ctx, boardId);
  if (userId !== ctx.principal.userId) await requireManager(ctx, board);
  const member = await findBoardMember(ctx.tx, board.id, userId);
  if (member === undefined) throw notFound();
  await removeRows(ctx, [member]);
  await unassign(ctx, { workspaceId: board.workspaceId, boardId: board.id, userId });
  await changeShownGuests(ctx, board);
}

/** Members see a private board in `board_ids` of its guests only while they see the board itself. */
async function changeShownGuests(ctx: Context, board: BoardRow): Promise<void> {
  if (board.visibility !== 'members') return;
  await recordEvents(ctx, await changeGuests(ctx, board, { before: true, after: true }));
}

/** Locks all that decides who sees a board: the members of its workspace, and the board. */
export async function lockBoardAccess({ tx }: Context, { id, workspaceId }: BoardRow): Promise<void> {
  await lockMembersOf(tx, workspaceId);
  await lockBoardForAccess(tx, id);
}

/**
 * Checks that the caller manages a board: an owner or admin of the workspace, a manager among the members of the board,
 * or who created it, while it is visible to the workspace.
 *
 * @throws {AppError} `not_board_manager`
 */
export async function requireManager({ tx, principal }: Context, board: VisibleBoard): Promise<void> {
  if (roleIncludes(board.workspaceRole, 'admin')) return;
  if (board.visibility === 'workspace' && board.createdBy === principal.userId) return;
  const own = await findBoardMember(tx, board.id, principal.userId);
  if (own?.role === 'manager') return;
  throw new AppError(
    'not_board_manager',
    'Only a manager of the board, or an owner or admin of the workspace, can do this.',
  );
}

/** Makes the caller a manager of a board that becomes private, and takes people off its cards who can't see it now. */
export async function closeBoard(ctx: Context, board: BoardRow): Promise<void> {
  const { workspaceId, id: boardId } = board;
  const self = await findCandidate(ctx.tx, workspaceId, ctx.principal.userId);
  if (self !== undefined) await setRole(ctx, board, self, 'manager');
  await unassign(ctx, { workspaceId, boardId });
}

async function setRole(
  ctx: Context,
  { id: boardId, workspaceId }: BoardRow,
  { memberId, userId, name }: BoardCandidate,
  role: BoardRole,
): Promise<BoardMemberRow> {
  const { tx, now } = ctx;
  const before = await findBoardMember(tx, boardId, userId);
  if (before?.role === role) return before;
  if (before === undefined) {
    const data = { id: newId(), workspaceId, boardId, memberId, role, createdAt: now, updatedAt: now };
    const added = { ...(await tx.prisma.boardMember.create({ data })), userId, name };
    await recordEvents(ctx, [boardMemberEvent(added, 'created', changesFromNothing(fieldsOf(added)))]);
    return added;
  }
  const data = { role, updatedAt: now, version: { increment: 1 } };
  const after = { ...(await tx.prisma.boardMember.update({ where: { id: before.id }, data })), userId, name };
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  await recordEvents(ctx, [boardMemberEvent(after, 'updated', changes)]);
  return after;
}

/**
 * Gives a copy of a board the members that the board has. The caller keeps the role that they have on the copy.
 *
 * @throws {AppError} `limit_reached`
 */
export async function copyBoardMembers(ctx: Context, source: BoardRow, copy: BoardRow): Promise<void> {
  const members = await listBoardMemberRows(ctx.tx, source.id, { limit: membersPerCopyMax });
  if (members.length > membersPerCopyMax) {
    throw new AppError('limit_reached', `A board can be copied with at most ${membersPerCopyMax} members.`);
  }
  const { id: boardId, visibility } = copy;
  const added = members.filter(({ userId }) => userId !== ctx.principal.userId || visibility === 'workspace');
  await addRows(
    ctx,
    added.map((member) => ({ ...member, boardId })),
  );
}

/** Adds those who were members of a board before it moved to their workspace. */
export async function addCarriedMembers(
  ctx: Context,
  { id: boardId, workspaceId }: BoardRow,
  members: readonly Pick<BoardMemberRow, 'memberId' | 'userId' | 'role'>[],
): Promise<void> {
  await addRows(
    ctx,
    members.map((member) => ({ ...member, boardId, workspaceId })),
  );
}

/** A member of a workspace whose boards change with their role there. */
interface ChangedMember {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string | null;
}

/** Removes a member of a workspace from all its boards, because they leave it or become a guest. */
export async function leaveBoards(ctx: ActorContext, { id, workspaceId }: ChangedMember): Promise<void> {
  await removeRows(ctx, await listBoardsOfMember(ctx.tx, id, workspaceId));
}

/** Makes a guest who gets another role a viewer of their private boards, so that they go on seeing them. */
export async function keepPrivateBoards(
  ctx: ActorContext,
  { id: memberId, workspaceId, userId }: ChangedMember,
  boardIds: readonly string[],
): Promise<void> {
  if (userId === null || boardIds.length === 0) return;
  const boards = await ctx.tx.prisma.board.findMany({
    where: { workspaceId, id: { in: [...boardIds] }, visibility: 'members' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  await addRows(
    ctx,
    boards.map(({ id: boardId }) => ({ workspaceId, boardId, memberId, userId, role: 'viewer' as const })),
  );
}

/** Adds members to boards, and records it. */
async function addRows(
  ctx: ActorContext,
  members: readonly Pick<BoardMemberRow, 'workspaceId' | 'boardId' | 'memberId' | 'userId' | 'role'>[],
): Promise<void> {
  const { tx, now } = ctx;
  const rows = members.map((member) => ({ ...member, id: newId(), version: firstVersion }));
  await insertRows(
    tx,
    'board_members',
    rows.map(({ id, workspaceId, boardId, memberId, role, version }) => ({
      ...{ id, version, workspace_id: workspaceId, board_id: boardId, member_id: memberId, role },
      ...{ created_at: now, updated_at: now },
    })),
  );
  await recordEvents(
    ctx,
    rows.map((row) => boardMemberEvent(row, 'created', changesFromNothing(fieldsOf(row)))),
  );
}

async function removeRows(ctx: ActorContext, rows: readonly BoardMemberRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.tx.prisma.boardMember.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await recordEvents(
    ctx,
    rows.map((row) => boardMemberEvent(afterDeletion(row), 'deleted', changesToNothing(fieldsOf(row)))),
  );
}

/** The event of a change to a member of a board, given as it is now. */
function boardMemberEvent(
  { id, workspaceId, boardId, version }: Pick<BoardMemberRow, 'id' | 'workspaceId' | 'boardId' | 'version'>,
  verb: EventVerb<'board_member'>,
  changes: Changes,
) {
  return { type: `board_member.${verb}`, workspaceId, resourceId: id, boardId, changes, version } as const;
}

function fieldsOf({ userId, role }: Pick<BoardMemberRow, 'userId' | 'role'>) {
  return { user_id: userId, role };
}
