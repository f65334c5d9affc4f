/** Boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getBoard } from '../domain/access/board-access.ts';
import { copyBoard } from '../domain/boards/board-copies.ts';
import type { BoardMoveLosses } from '../domain/boards/board-move-losses.ts';
import { moveBoard } from '../domain/boards/board-moves.ts';
import * as boards from '../domain/boards/boards.ts';
import type { BoardRow } from '../domain/access/board-access-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { OwnPosition } from '../domain/core/pages.ts';
import type { SortedPosition } from '../domain/core/sort-rows.ts';
import { created, given, noContent, ok, okResource, okResources, pageRequest, withTag } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toPerson } from './people.ts';
import { toSort } from './sorts.ts';

/** A board as every operation shows it. */
export function toBoard(row: BoardRow): components['schemas']['Board'] {
  return {
    id: toTypeId('board', row.id),
    workspace_id: toTypeId('workspace', row.workspaceId),
    name: row.name,
    ...(row.description !== null && { description: row.description }),
    ...(row.templateId !== null && { template_id: toTypeId('template', row.templateId) }),
    ...(row.archivedAt !== null && { archived_at: row.archivedAt.toISOString() }),
    visibility: row.visibility,
    created_by: toTypeId('user', row.createdBy),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function toLosses(losses: BoardMoveLosses): components['schemas']['BoardMoveLosses'] {
  return {
    people: losses.people.map(({ id, name, assignmentCount }) => ({
      person: toPerson({ id, name, role: null }),
      assignment_count: assignmentCount,
    })),
    people_count: losses.peopleCount,
    invite_count: losses.inviteCount,
    assignment_count: losses.assignmentCount,
    renumbered_card_count: losses.renumberedCardCount,
  };
}

export const boardHandlers = {
  listBoards: async (ctx, input) => {
    const { workspace_id: workspaceId, archived = false, all_workspaces: isAll = false } = input.query;
    const inAllWorkspaces = isAll && workspaceId === undefined;
    const filters = { archived, inAllWorkspaces, ...given('workspaceId', workspaceId, fromTypeId) };
    const request = pageRequest<OwnPosition<SortedPosition>>(input);
    const page = await boards.listBoards(ctx, filters, request, toSort(input.query.sort ?? 'created_at'));
    const listed = given('workspace_id', page.workspaceId, (id) => toTypeId('workspace', id));
    return okResources(ctx, 'board', page, toBoard, listed);
  },
  createBoard: async (ctx, { body }) => {
    const board = await boards.createBoard(ctx, {
      name: body.name,
      ...given('workspaceId', body.workspace_id, fromTypeId),
      ...given('description', body.description),
      ...given('templateId', body.template_id, fromTypeId),
      ...given('visibility', body.visibility),
      ...given('templateRoles', body.template_roles, (roles) =>
        roles.map(({ role, user_id: userId }) => ({ role, userId: fromTypeId(userId) })),
      ),
    });
    return created(ctx, 'board', board, toBoard);
  },
  getBoard: async (ctx, { path }) =>
    okResource(ctx, 'board', await getBoard(ctx, fromTypeId(path.id)), toBoard),
  updateBoard: async (ctx, { path, body, ifMatch }) =>
    okResource(ctx, 'board', await boards.updateBoard(ctx, fromTypeId(path.id), body, ifMatch), toBoard),
  deleteBoard: async (ctx, { path, ifMatch }) => {
    await boards.deleteBoard(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  archiveBoard: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'board', await boards.archiveBoard(ctx, fromTypeId(path.id), ifMatch), toBoard),
  restoreBoard: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'board', await boards.restoreBoard(ctx, fromTypeId(path.id), ifMatch), toBoard),
  copyBoard: async (ctx, { path, body }) => {
    const { include_archived: includeArchived = false, keep = ['labels', 'cards'], ...rest } = body;
    const board = await copyBoard(ctx, fromTypeId(path.id), { ...rest, includeArchived, keep });
    return created(ctx, 'board', board, toBoard);
  },
  moveBoard: async (ctx, { path, body, ifMatch }) => {
    const move = await moveBoard(ctx, fromTypeId(path.id), fromTypeId(body.workspace_id), ifMatch);
    return ok({ board: withTag(ctx, 'board', move.board, toBoard), losses: toLosses(move.losses) });
  },
} satisfies Partial<Handlers>;
