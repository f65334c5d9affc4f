/** Boards: listing, creating, changing, archiving and deleting them. */
import { getBoard } from '../access/board-access.ts';
import { findVisibleBoard } from '../access/board-access-rows.ts';
import type { BoardRow, VisibleBoard } from '../access/board-access-rows.ts';
import { noteAccess, requireRole } from '../core/context.ts';
import type { Context, CreationContext, PlanSettings } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { FieldValue } from '../events/events.ts';
import type { BoardVisibility } from '../../../generated/prisma/enums.ts';
import { newId } from '../core/ids.ts';
import { roleIncludes } from '../core/principals.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { OwnPosition, Page, PageRequest } from '../core/pages.ts';
import type { EventVerb } from '../core/resources.ts';
import { positionOf } from '../core/sort-rows.ts';
import type { SortedPosition } from '../core/sort-rows.ts';
import { closeBoard, lockBoardAccess, requireManager } from './board-members.ts';
import { changeGuests } from './board-guests.ts';
import { listBoardRows } from './board-rows.ts';
import type { BoardSort } from './board-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import { findPeopleInRoles, holdPeopleInRoles } from './template-roles.ts';
import type { RoleAssignment } from './template-roles.ts';
import { copyTemplate, findUsableTemplate } from '../templates/template-copies.ts';
import type { TemplateContent } from '../templates/template-content.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import { findUnlessDeleted, refuseVersion, restorableAfter } from './trash.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

export interface BoardFilters {
  readonly workspaceId?: string;
  /** Instead of one workspace. */
  readonly inAllWorkspaces?: boolean;
  readonly archived: boolean;
}

export interface BoardPage extends Page<BoardRow, OwnPosition<SortedPosition>> {
  /** The workspace whose boards these are; absent for those of all workspaces. */
  readonly workspaceId?: string;
}

/**
 * The boards of a workspace, or of all that the caller has access to.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `invalid_cursor`
 */
export async function listBoards(
  ctx: Context,
  { archived, ...filters }: BoardFilters,
  page: PageRequest<OwnPosition<SortedPosition>>,
  sort: BoardSort,
): Promise<BoardPage> {
  const workspace =
    filters.inAllWorkspaces === true
      ? undefined
      : await requireWorkspace(ctx, filters.workspaceId, { parameter: 'workspace_id' });
  const of = workspace?.id ?? ctx.principal.userId;
  requireOwnPosition(page.after, of);
  const within = { archived, ...(workspace !== undefined && { workspace }) };
  const rows = await listBoardRows(ctx.tx, ctx.principal, within, page, sort);
  return {
    ...toPage(rows, page.limit, (row) => ({ ...positionOf(row), of })),
    ...(workspace !== undefined && { workspaceId: workspace.id }),
  };
}

export interface NewBoard {
  readonly workspaceId?: string;
  readonly name: string;
  readonly description?: string;
  readonly templateId?: string;
  readonly visibility?: BoardVisibility;
  readonly templateRoles?: readonly RoleAssignment[];
}

/**
 * Creates a board with the columns, labels and starter cards of a template, or else with one column.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `unknown_template`, `unknown_role`, `unknown_assignee`,
 *  `several_problems`, `limit_reached`, `plan_limit_reached`, `billing_canceled`, `quota_exceeded`
 */
export async function createBoard(ctx: CreationContext, input: NewBoard): Promise<BoardRow> {
  const workspace = await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  const content =
    input.templateId === undefined
      ? { columns: [{ name: defaultColumnName, cards: [] }], labels: [] }
      : await findUsableTemplate(ctx, workspace.id, input.templateId);
  await holdPeopleInRoles(ctx, workspace.id, content, input.templateRoles);
  await requireWithinQuota(ctx, workspace.id);
  await requireRoom(ctx, 'boards', workspace.id);
  // The caller may have left the workspace before its account was locked.
  await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  const board = await makeBoard(ctx, workspace.id, input, content);
  // Starter cards may have waited for their numbers.
  if (content.columns.some(({ cards }) => cards.length > 0)) {
    await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  }
  return board;
}

const defaultColumnName = 'To do';

/**
 * Creates a board with the given columns, labels and cards, and records it.
 *
 * @throws {ListedError} `unknown_role`, `unknown_assignee`, or `several_problems` if there are both
 * @throws {AppError} `limit_reached` if a starter card would have too many assignees
 */
export async function makeBoard(
  ctx: Context,
  workspaceId: string,
  input: Omit<NewBoard, 'workspaceId'>,
  content: TemplateContent,
): Promise<BoardRow> {
  const board = await insertBoard(ctx, workspaceId, input);
  await copyTemplate(ctx, board, content, await findPeopleInRoles(ctx, board, content, input.templateRoles));
  return board;
}

/** Creates a board with nothing on it, and records it. The caller becomes the manager of a private one. */
export async function insertBoard(
  ctx: Context,
  workspaceId: string,
  input: Omit<NewBoard, 'workspaceId'>,
): Promise<BoardRow> {
  const board = await ctx.tx.prisma.board.create({
    data: {
      id: newId(),
      workspaceId,
      name: input.name,
      description: input.description ?? null,
      templateId: input.templateId ?? null,
      ...(input.visibility !== undefined && { visibility: input.visibility }),
      createdBy: ctx.principal.userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  // A repeated request shows the board only to those who still see it.
  noteAccess(ctx, { workspaceId, boardId: board.id, minimumRole: ctx.minimumRole });
  await recordEvents(ctx, [boardEvent(board, 'created', changesFromNothing(fieldsOf(board)))]);
  if (board.visibility === 'members') await closeBoard(ctx, board);
  return board;
}

export interface BoardPatch {
  readonly name?: string;
  readonly description?: string | null;
  readonly visibility?: BoardVisibility;
}

/**
 * Changes a board. Only its managers can change who sees it.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `not_board_manager`, `precondition_failed`
 */
export async function updateBoard(
  ctx: Context,
  id: string,
  patch: BoardPatch,
  expectation?: Expectation,
): Promise<BoardRow> {
  if (patch.visibility !== undefined) {
    await lockBoardAccess(ctx, await getBoard(ctx, id));
    const board = await getBoard(ctx, id);
    if (patch.visibility !== board.visibility) return changeVisibility(ctx, board, patch, expectation);
  }
  const board = await getBoard(ctx, id, 'update');
  requireExpected(expectation, 'board', board);
  return changeBoard(ctx, board, patch, 'updated');
}

async function changeVisibility(
  ctx: Context,
  board: VisibleBoard,
  patch: BoardPatch,
  expectation: Expectation | undefined,
): Promise<BoardRow> {
  await requireManager(ctx, board);
  requireExpected(expectation, 'board', board);
  const after = await changeBoard(ctx, board, patch, 'updated');
  if (after.visibility === 'members') await closeBoard(ctx, after);
  // Members see the boards of guests as far as they see the boards themselves.
  await recordEvents(ctx, await changeGuests(ctx, board, { before: true, after: true }));
  return after;
}

/**
 * Archives a board. Nothing changes if it is archived already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function archiveBoard(ctx: Context, id: string, expectation?: Expectation): Promise<BoardRow> {
  const board = await getBoard(ctx, id, 'update');
  requireExpected(expectation, 'board', board);
  return board.archivedAt === null ? changeBoard(ctx, board, { archivedAt: ctx.now }, 'archived') : board;
}

/**
 * Restores an archived board, or a deleted board with everything that was on it. Nothing changes if it is neither.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`; for a deleted board also `not_board_manager`,
 *   `board_deletion_restricted`, `plan_limit_reached`, `billing_canceled`
 */
export async function restoreBoard(
  ctx: Context & PlanSettings,
  id: string,
  expectation?: Expectation,
): Promise<BoardRow> {
  const deleted = await lockDeletedBoard(ctx, id, expectation);
  if (deleted !== undefined) return restoreDeletedBoard(ctx, deleted);
  const board = await findUnlessDeleted(
    () => getBoard(ctx, id, 'update'),
    async () => (await findVisibleBoard(ctx.tx, ctx.principal, id, 'none', 'deleted')) !== undefined,
  );
  requireExpected(expectation, 'board', board);
  return changeBoard(ctx, board, { archivedAt: null }, 'restored');
}

/**
 * Locks a board in the trash, so that no other request restores it; undefined if it isn't in the trash.
 *
 * @throws {AppError} `insufficient_role`, `not_board_manager`, `board_deletion_restricted`, `precondition_failed`;
 *   `not_found` if it can't be restored anymore
 */
async function lockDeletedBoard(
  ctx: Context,
  id: string,
  expectation: Expectation | undefined,
): Promise<VisibleBoard | undefined> {
  const seen = await findVisibleBoard(ctx.tx, ctx.principal, id, 'none', 'deleted');
  if (seen === undefined) return undefined;
  requireRole(ctx, { ...seen, boardId: seen.id });
  // As in deletions: giving boards to guests takes this lock too.
  await lockMembersOf(ctx.tx, seen.workspaceId);
  const board = await findVisibleBoard(ctx.tx, ctx.principal, id, 'update', 'deleted');
  if (board === undefined) return undefined;
  // The workspace may be on hold since.
  requireRole(ctx, { ...board, boardId: board.id });
  if (board.deletedAt !== null && board.deletedAt <= restorableAfter(ctx)) throw notFound();
  await requireDeletionAllowed(ctx, board);
  refuseVersion(expectation);
  return board;
}

/** @throws {AppError} `plan_limit_reached`, `billing_canceled` */
async function restoreDeletedBoard(ctx: Context & PlanSettings, board: BoardRow): Promise<BoardRow> {
  await requireRoom(ctx, 'boards', board.workspaceId);
  const after = await ctx.tx.prisma.board.update({
    where: { id: board.id },
    data: { deletedAt: null, deletedBy: null, updatedAt: ctx.now, version: { increment: 1 } },
  });
  const guests = await changeGuests(ctx, board, { before: false, after: true });
  await recordEvents(ctx, [boardEvent(after, 'restored', changesFromNothing(fieldsOf(after))), ...guests]);
  return after;
}

/**
 * Checks that the caller manages the board, if it is private, and that the workspace lets the caller delete and restore
 * it. Call it with the locked workspace.
 *
 * @throws {AppError} `not_board_manager`, `board_deletion_restricted`
 */
export async function requireDeletionAllowed(ctx: Context, board: VisibleBoard): Promise<void> {
  if (board.visibility === 'members') await requireManager(ctx, board);
  if (roleIncludes(board.role, 'admin') || board.createdBy === ctx.principal.userId) return;
  const { boardDeletion } = await ctx.tx.prisma.workspace.findUniqueOrThrow({
    where: { id: board.workspaceId },
    select: { boardDeletion: true },
  });
  if (boardDeletion === 'members') return;
  throw new AppError(
    'board_deletion_restricted',
    'Only admins and the member who created the board can delete or restore it.',
  );
}

/**
 * Deletes a board with everything on it at once. It can be restored from the trash. The rows are purged later.
 *
 * Only managers can delete a private board.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `board_deletion_restricted`, `not_board_manager`,
 *   `precondition_failed`
 */
export async function deleteBoard(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const { workspaceId } = await getBoard(ctx, id);
  // Giving boards to guests takes this lock too, so no guest gets this board meanwhile.
  await lockMembersOf(ctx.tx, workspaceId);
  const board = await getBoard(ctx, id, 'update');
  await requireDeletionAllowed(ctx, board);
  requireExpected(expectation, 'board', board);
  const after = await ctx.tx.prisma.board.update({
    where: { id },
    data: { deletedAt: ctx.now, deletedBy: ctx.principal.userId, version: { increment: 1 } },
  });
  const guests = await changeGuests(ctx, board, { before: true, after: false });
  await recordEvents(ctx, [boardEvent(after, 'deleted', changesToNothing(fieldsOf(board))), ...guests]);
}

async function changeBoard(
  ctx: Context,
  board: BoardRow,
  patch: BoardPatch & { readonly archivedAt?: Date | null },
  verb: 'updated' | 'archived' | 'restored',
): Promise<BoardRow> {
  const changes = changesBetween(fieldsOf(board), fieldsOf({ ...board, ...patch }));
  if (Object.keys(changes).length === 0) return board;
  const after = await ctx.tx.prisma.board.update({
    where: { id: board.id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  await recordEvents(ctx, [boardEvent(after, verb, changes)]);
  return after;
}

/** The event of a change to a board, given as it is now. */
export function boardEvent(
  board: BoardRow,
  verb: EventVerb<'board'>,
  changes: ReturnType<typeof changesFromNothing>,
) {
  return {
    type: `board.${verb}`,
    workspaceId: board.workspaceId,
    resourceId: board.id,
    boardId: board.id,
    changes,
    version: board.version,
  } as const;
}

/** What the event log records about a board. */
export function fieldsOf(board: BoardRow): Record<string, FieldValue> {
  return {
    name: board.name,
    description: board.description,
    template_id: board.templateId,
    visibility: board.visibility,
    archived_at: board.archivedAt?.toISOString() ?? null,
  };
}
