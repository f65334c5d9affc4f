/** Boards: listing, creating, changing, archiving and deleting them. */
import { getBoard } from '../access/board-access.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { OwnPosition, Page, PageRequest } from '../core/pages.ts';
import type { EventVerb } from '../core/resources.ts';
import { positionOf } from '../core/sort-rows.ts';
import type { SortedPosition } from '../core/sort-rows.ts';
import { listBoardRows, touchGuests } from './board-rows.ts';
import type { BoardSort } from './board-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import { copyTemplate, findUsableTemplate } from '../templates/template-copies.ts';
import type { TemplateContent } from '../templates/template-content.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';

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
}

/**
 * Creates a board with the columns, labels and starter cards of a template, or else with one column.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `unknown_template`, `plan_limit_reached`,
 *  `billing_canceled`
 */
export async function createBoard(ctx: Context & PlanSettings, input: NewBoard): Promise<BoardRow> {
  const workspace = await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  const template =
    input.templateId === undefined
      ? undefined
      : await findUsableTemplate(ctx, workspace.id, input.templateId);
  await requireRoom(ctx, 'boards', workspace.id);
  return makeBoard(
    ctx,
    workspace.id,
    input,
    template ?? { columns: [{ name: defaultColumnName, cards: [] }], labels: [] },
  );
}

const defaultColumnName = 'To do';

/** Creates a board with the given columns, labels and cards, and records it. */
export async function makeBoard(
  ctx: Context,
  workspaceId: string,
  input: Omit<NewBoard, 'workspaceId'>,
  content: TemplateContent,
): Promise<BoardRow> {
  const board = await ctx.tx.prisma.board.create({
    data: {
      id: newId(),
      workspaceId,
      name: input.name,
      description: input.description ?? null,
      templateId: input.templateId ?? null,
      createdBy: ctx.principal.userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  await recordEvents(ctx, [boardEvent(board, 'created', changesFromNothing(fieldsOf(board)))]);
  await copyTemplate(ctx, board, content);
  return board;
}

export interface BoardPatch {
  readonly name?: string;
  readonly description?: string | null;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed` */
export async function updateBoard(
  ctx: Context,
  id: string,
  patch: BoardPatch,
  expectation?: Expectation,
): Promise<BoardRow> {
  const board = await getBoard(ctx, id, 'update');
  requireExpected(expectation, 'board', board);
  return changeBoard(ctx, board, patch, 'updated');
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

/** Restores an archived board. @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed` */
export async function restoreBoard(ctx: Context, id: string, expectation?: Expectation): Promise<BoardRow> {
  const board = await getBoard(ctx, id, 'update');
  requireExpected(expectation, 'board', board);
  return changeBoard(ctx, board, { archivedAt: null }, 'restored');
}

/**
 * Deletes a board with everything on it at once. The rows are purged later.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function deleteBoard(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const { workspaceId } = await getBoard(ctx, id);
  // Giving boards to guests takes this lock too, so no guest gets this board meanwhile.
  await lockMembersOf(ctx.tx, workspaceId);
  const board = await getBoard(ctx, id, 'update');
  requireExpected(expectation, 'board', board);
  await ctx.tx.prisma.board.update({
    where: { id },
    data: { deletedAt: ctx.now, version: { increment: 1 } },
    select: { id: true },
  });
  await touchGuests(ctx.tx, board);
  await recordEvents(ctx, [boardEvent(board, 'deleted', changesToNothing(fieldsOf(board)))]);
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
  await recordEvents(ctx, [boardEvent(board, verb, changes)]);
  return after;
}

function boardEvent(
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
  } as const;
}

function fieldsOf(board: BoardRow): Record<string, FieldValue> {
  return {
    name: board.name,
    description: board.description,
    template_id: board.templateId,
    archived_at: board.archivedAt?.toISOString() ?? null,
  };
}
