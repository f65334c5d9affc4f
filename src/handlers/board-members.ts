/** Members of boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import type { BoardMemberRow } from '../domain/boards/board-member-rows.ts';
import * as boardMembers from '../domain/boards/board-members.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { noContent, ok, okPage, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A member of a board as every operation shows it. */
export function toBoardMember(row: BoardMemberRow): components['schemas']['BoardMember'] {
  return {
    id: toTypeId('board_member', row.id),
    board_id: toTypeId('board', row.boardId),
    user_id: toTypeId('user', row.userId),
    name: row.name,
    role: row.role,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const boardMemberHandlers = {
  listBoardMembers: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okPage(await boardMembers.listBoardMembers(ctx, fromTypeId(input.path.id), page), toBoardMember);
  },
  putBoardMember: async (ctx, { path, body: { role } }) => {
    const [boardId, userId] = [fromTypeId(path.id), fromTypeId(path.user_id)];
    return ok(toBoardMember(await boardMembers.putBoardMember(ctx, boardId, userId, role)));
  },
  deleteBoardMember: async (ctx, { path }) => {
    await boardMembers.deleteBoardMember(ctx, fromTypeId(path.id), fromTypeId(path.user_id));
    return noContent;
  },
} satisfies Partial<Handlers>;
