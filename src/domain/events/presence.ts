/** Who looks at a board now, as far as a caller may know it. */
import { getBoard } from '../access/board-access.ts';
import type { Context } from '../core/context.ts';
import { listPresentRows, peopleListedMax } from './presence-rows.ts';
import type { PresentRow } from './presence-rows.ts';

export interface PresentPerson {
  /** The id of the user. */
  readonly id: string;
  readonly name: string;
  readonly since: Date;
}

export interface Presence {
  /** How many people there are. */
  readonly count: number;
  /** The first of them, in the order in which they came. */
  readonly people: readonly PresentPerson[];
}

/** The people who look at a board now. @throws {AppError} `not_found`, `insufficient_role` */
export async function getBoardPresence(ctx: Context, boardId: string): Promise<Presence> {
  const { workspaceRole } = await getBoard(ctx, boardId);
  const { userId } = ctx.principal;
  const rows = await listPresentRows(ctx.tx, [boardId], [userId]);
  return workspaceRole === 'guest' ? presenceForGuest(rows, userId) : presenceForMembers(rows);
}

/** What members of the workspace see, of the rows of one board. */
export function presenceForMembers(rows: readonly PresentRow[]): Presence {
  return { count: rows[0]?.count ?? 0, people: rows.slice(0, peopleListedMax).map(toPerson) };
}

/** What a guest sees: people who have appeared on the board, as in the list of people, and themselves. */
export function presenceForGuest(rows: readonly PresentRow[], userId: string): Presence {
  const seen = rows.filter((row) => row.hasAppeared || row.userId === userId);
  const isAddition = seen.some((row) => row.userId === userId && !row.hasAppeared);
  const count = (rows[0]?.appearedCount ?? 0) + (isAddition ? 1 : 0);
  return { count, people: seen.slice(0, peopleListedMax).map(toPerson) };
}

function toPerson({ userId: id, name, since }: PresentRow): PresentPerson {
  return { id, name, since };
}
