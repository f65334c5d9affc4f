/** How much each list and lookup may read at a million cards. */
import { wholeBoardReads } from './background-reads.ts';
import { columnReads } from './batch-reads.ts';
import type { PlanBounds } from './statement-plans.ts';

/** A page of 50 cards with labels, assignees and boards is some 300 rows; a filter may pass over some boards' cards. */
const usualBounds = { rowsMax: 2_500, buffersMax: 12_500 };

/**
 * What reads need that can read all cards of a board, of which the largest has 10,025: those of a column, and those that
 * are due, as PostgreSQL doesn't know how many are. An action on a column also locks up to 1,000 of them.
 */
const readsOfBoard = [
  'its cards on a board that are due',
  ...columnReads('').map(([what]) => what),
  ...wholeBoardReads({ workspaceId: '', boardId: '', userId: '', cardIds: [] }).map(([what]) => what),
];

/** The bounds of a line of the test. */
export function boundsOf(what: string): PlanBounds {
  if (what === 'the counts of the workspace') return workspaceBounds;
  if (what === 'its cards that are due') return dueBounds;
  return readsOfBoard.includes(what) ? boardBounds : usualBounds;
}

const boardBounds = { rowsMax: 42_000, buffersMax: 120_000 };
/** Counting reads all cards of the workspace, and the largest has 208,000. */
const workspaceBounds = { rowsMax: 600_000, buffersMax: 250_000 };
/**
 * In the order of their ids, the list passes over the workspace's cards that are due earlier: some 50,000 in the large one, whose due
 * dates are in the order of its cards. No index has both orders.
 */
const dueBounds = { ...usualBounds, rowsMax: 60_000 };
