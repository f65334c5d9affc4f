/**
 * What the reader may do on a board, so that nobody is offered what would be refused. The service decides again with
 * every request.
 */
import { api, isProblem } from '../api.ts';
import type { Board, BoardMember, Me, Person } from '../api.ts';
import { credential } from '../session/session.ts';

export interface Rights {
  /** The reader's own user id. */
  readonly userId: string;
  readonly canComment: boolean;
  /** Changes columns, cards and links, and restores what was deleted. */
  readonly canEdit: boolean;
  /** Decides who sees the board. */
  readonly canManage: boolean;
  /** Sees the trash of the workspace, and who is a member of the board. */
  readonly isMember: boolean;
  readonly isAdmin: boolean;
}

/** What is assumed until the rights are known. */
export function rightsBefore(board: Board | undefined): Rights {
  const isOpen = board?.visibility === 'workspace';
  return {
    userId: '',
    canComment: isOpen,
    canEdit: isOpen,
    canManage: false,
    isMember: false,
    isAdmin: false,
  };
}

/** @param people those of the workspace, as the reader sees them */
export async function readRights(board: Board, people: readonly Person[]): Promise<Rights> {
  const [{ user, credential: used }, members] = await Promise.all([readMe(), readBoardMembers(board.id)]);
  const canWrite = used.scopes.includes('boards:write');
  const userId = user.id;
  // Guests can't read the members of a board.
  if (!members) return { ...rightsBefore(undefined), userId, canComment: canWrite };
  const role = people.find(({ id }) => id === userId)?.role;
  const roleOnBoard = members.find(({ user_id: id }) => id === userId)?.role;
  const isPrivate = board.visibility !== 'workspace';
  // Only owners and admins see a private board without being one of its members.
  const isAdmin = role === 'owner' || role === 'admin' || (isPrivate && roleOnBoard === undefined);
  const isManager = isAdmin || roleOnBoard === 'manager';
  return {
    userId,
    canComment: canWrite,
    canEdit: canWrite && (!isPrivate || isManager || roleOnBoard === 'editor'),
    canManage: canWrite && (isManager || (!isPrivate && board.created_by === userId)),
    isMember: true,
    isAdmin,
  };
}

/** Whether the reader is more than a guest in a workspace: guests don't see its trash. */
export async function readMembership(workspaceId: string): Promise<boolean> {
  const params = { path: { id: workspaceId }, query: { limit: 1 } };
  try {
    await api().GET('/v1/workspaces/{id}/trash', { params });
    return true;
  } catch (error) {
    if (isProblem(error, 'insufficient_role')) return false;
    throw error;
  }
}

let known: { readonly secret: string | undefined; readonly me: Promise<Me> } | undefined;

/** Who the reader is, read once for each credential. */
export function readMe(): Promise<Me> {
  const secret = credential.peek();
  if (known?.secret !== secret || known === undefined) {
    const me = api()
      .GET('/v1/me')
      .then(({ data }) => data);
    me.catch(() => {
      known = undefined;
    });
    known = { secret, me };
  }
  return known.me;
}

/** The members of a board, or undefined for guests. */
export async function readBoardMembers(boardId: string): Promise<BoardMember[] | undefined> {
  const found: BoardMember[] = [];
  const init = { params: { path: { id: boardId }, query: { limit: 250 } } };
  try {
    for await (const member of api().paginate('/v1/boards/{id}/members', init)) found.push(member);
    return found;
  } catch (error) {
    if (isProblem(error, 'insufficient_role')) return undefined;
    throw error;
  }
}

export async function readPeople(workspaceId: string): Promise<Person[]> {
  const found: Person[] = [];
  const init = { params: { path: { id: workspaceId }, query: { limit: 250 } } };
  for await (const person of api().paginate('/v1/workspaces/{id}/people', init)) found.push(person);
  return found;
}
