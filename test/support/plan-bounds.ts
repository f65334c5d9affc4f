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
  const own = ownBounds.get(what);
  if (own !== undefined) return own;
  return readsOfBoard.includes(what) ? boardBounds : usualBounds;
}

const boardBounds = { rowsMax: 42_000, buffersMax: 120_000 };

const ownBounds: ReadonlyMap<string, PlanBounds> = new Map([
  // All cards of the workspace are counted, of which the largest has 210,000, but from indexes alone.
  ['the counts of the workspace', { rowsMax: 1_100_000, buffersMax: 12_000 }],
  ['cards of the workspace', { rowsMax: 1_500, buffersMax: 1_500 }],
  // All that is found is read from one index, up to 52,000 dates and 22,000 texts in the large workspace, and a page of it looked up.
  ['its cards that are due', { rowsMax: 60_000, buffersMax: 2_500 }],
  ['its cards that are due in some days', { rowsMax: 4_000, buffersMax: 2_500 }],
  // The last four in ten cards, 80,000 in the large workspace.
  ['its cards that changed late', { rowsMax: 90_000, buffersMax: 2_500 }],
  // 23 cards are found. The parts of "card" are in all texts, and going through them takes 900 buffers alone.
  ['its cards with a text that has a rare part', { rowsMax: 500, buffersMax: 700 }],
  ['its cards with a text that many have', { rowsMax: 30_000, buffersMax: 6_000 }],
  ['its next cards with a text that many have', { rowsMax: 30_000, buffersMax: 6_000 }],
]);
