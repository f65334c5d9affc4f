/** What changes for the guests of a board when others see more or less of it: their lists of boards. */
import type { BoardRow } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import { changesBetween } from '../events/events.ts';
import type { NewEvent } from '../events/events.ts';
import { touchGuests, touchGuestsOfPrivateBoards } from './board-rows.ts';

/** Whether a board is in the lists of its guests. */
interface Listed {
  readonly before: boolean;
  readonly after: boolean;
}

/** Raises the versions of the guests of a board, after it has changed, and returns the events of that. */
export async function changeGuests(
  { tx }: Pick<Context, 'tx'>,
  board: Pick<BoardRow, 'id' | 'workspaceId'>,
  listed: Listed,
): Promise<NewEvent[]> {
  const guests = await touchGuests(tx, board);
  return guests.map(({ id: resourceId, version, boardIds }) => {
    const others = boardIds.filter((id) => id !== board.id);
    const withBoard = [...others, board.id].sort();
    const list = (isListed: boolean) => ({ board_ids: isListed ? withBoard : others });
    const changes = changesBetween(list(listed.before), list(listed.after));
    return { type: 'member.updated', workspaceId: board.workspaceId, resourceId, changes, version };
  });
}

/** The same for the guests of all private boards of a workspace, of which a member now sees more or fewer. */
export async function changeGuestsOfPrivateBoards(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
): Promise<NewEvent[]> {
  const guests = await touchGuestsOfPrivateBoards(tx, workspaceId);
  return guests.map(({ id, version }) => {
    return { type: 'member.updated', workspaceId, resourceId: id, changes: {}, version };
  });
}
