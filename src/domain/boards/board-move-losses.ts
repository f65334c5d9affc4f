/** What a board loses when it moves to another workspace. */
import type { Tx } from '../../db/database.ts';
import { countLosses, listPeopleWithoutAccess } from './board-move-loss-rows.ts';
import type { LossCounts, PersonWithoutAccess } from './board-move-loss-rows.ts';
import type { BoardTransfer } from './board-move-rows.ts';

export interface BoardMoveLosses extends LossCounts {
  /** Who loses access: the first ones. */
  readonly people: readonly PersonWithoutAccess[];
  /** Including those in the trash. */
  readonly renumberedCardCount: number;
}

/** Of a board that stays where it is. */
export const noLosses: BoardMoveLosses = {
  people: [],
  peopleCount: 0,
  inviteCount: 0,
  assignmentCount: 0,
  renumberedCardCount: 0,
};

/** Counted under the locks of the move, so that a rehearsal and the move say the same. */
export async function findLosses(
  tx: Tx,
  transfer: BoardTransfer,
  renumberedCardCount: number,
): Promise<BoardMoveLosses> {
  const people = await listPeopleWithoutAccess(tx, transfer);
  return { ...(await countLosses(tx, transfer)), people, renumberedCardCount };
}
