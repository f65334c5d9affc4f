/** The access that a repeated request needs in the model: a stored response is shown only to a caller who still has it. */
import type { ErrorCode } from '../../../src/domain/core/errors.ts';
import { roleIncludes } from '../../../src/domain/core/principals.ts';
import type { Role } from '../../../src/domain/core/principals.ts';
import { callOf } from './board-model.ts';
import type { Request, World } from './board-model.ts';
import { operationSpec } from '../../support/contract-matcher.ts';

export interface NeededAccess {
  readonly minimumRole: Role;
  /** A guest needs to have been given it. */
  readonly boardId: string | undefined;
}

/** The board of what the path names; read before the request, which may delete it. */
export function boardOf(world: World, { id = '' }: Request): string | undefined {
  return (world.things[id] ?? world.trash[id]?.thing)?.boardId;
}

/** What is needed after the request; undefined when its caller has left the workspace by it. */
export function neededAccess(
  world: World,
  request: Request,
  boardId: string | undefined,
): NeededAccess | undefined {
  const { role } = callOf(world, request);
  if (role === undefined) return undefined;
  const { minimumRole = 'owner' } = operationSpec(request.operationId);
  return { minimumRole: roleIncludes(role, minimumRole) ? minimumRole : role, boardId };
}

/** Why a repetition is refused; undefined when it gets the stored response. */
export function lostAccess(
  world: World,
  request: Request,
  needed: NeededAccess | undefined,
): ErrorCode | undefined {
  if (needed === undefined) return undefined;
  const { role, actor } = callOf(world, request);
  const seesPlace =
    role !== undefined && (role !== 'guest' || hasBoard(world, actor.memberId, needed.boardId));
  if (!seesPlace) return request.id === undefined ? 'insufficient_role' : 'not_found';
  return roleIncludes(role, needed.minimumRole) ? undefined : 'insufficient_role';
}

function hasBoard(world: World, memberId: string, boardId: string | undefined): boolean {
  if (boardId === undefined) return true;
  const { board_ids: given = [] } = (world.things[memberId]?.shown ?? {}) as {
    board_ids?: readonly string[];
  };
  return given.includes(boardId) || (world.deletedBoards[memberId] ?? []).includes(boardId);
}
