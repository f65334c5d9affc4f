/** Snapshots of boards: everything that a front end shows of a board, as of one moment. */
import { BusyDatabaseError } from '../../db/errors.ts';
import { findPeopleRows } from '../access/people-rows.ts';
import { seesRoles } from '../access/people.ts';
import type { PersonRow } from '../access/people-rows.ts';
import type { VisibleBoard } from '../access/board-access-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { placeEvents } from '../events/event-log-rows.ts';
import { positionOfSnapshot } from '../events/event-positions.ts';
import type { EventPosition } from '../events/event-rows.ts';
import { readBoardSnapshot } from './board-snapshot-rows.ts';
import type { BoardSnapshotRow, SnapshotCardRow, SnapshotColumnRow } from './board-snapshot-rows.ts';
import type { BoardCardPosition } from './card-list-rows.ts';
import type { LabelRow } from './label-rows.ts';

/** In all columns together. With titles, labels and assignees they have about 5 MB at most. */
const snapshotCardsMax = 1_000;
const snapshotPeopleMax = 1_000;
const attemptsMax = 3;

export interface SnapshotColumn {
  readonly column: SnapshotColumnRow;
  readonly cards: readonly SnapshotCardRow[];
  /** Where the list of the column's cards continues; absent if all are here. */
  readonly next?: BoardCardPosition;
}

export interface BoardSnapshot {
  readonly board: VisibleBoard;
  readonly columns: readonly SnapshotColumn[];
  readonly labels: readonly LabelRow[];
  /** Who created or is assigned to what the snapshot shows. */
  readonly people: readonly PersonRow[];
  /** Where the board's events continue. */
  readonly resume: EventPosition;
}

/** @throws {AppError} `not_found`, `insufficient_role` @throws {BusyDatabaseError} */
export async function getBoardSnapshot(
  ctx: Context,
  boardId: string,
  { cardsPerColumn }: { readonly cardsPerColumn: number },
): Promise<BoardSnapshot> {
  const { read, resume } = await readWithPosition(ctx, boardId, cardsPerColumn);
  const { board, columns, cards, labels } = read;
  const { workspaceId, role, workspaceRole, hold } = board;
  requireRole(ctx, { workspaceId, boardId, role, hold });
  const people = await findPeopleRows(ctx.tx, workspaceId, peopleOf(read));
  const cardsByColumn = Map.groupBy(cards, ({ columnId }) => columnId);
  return {
    board,
    columns: columns.map((column) => withCards(column, cardsByColumn.get(column.id) ?? [])),
    labels,
    people: seesRoles(ctx.principal, workspaceRole)
      ? people
      : people.map((person) => ({ ...person, role: null })),
    resume,
  };
}

/** Reads again if too many events are not in the log yet. */
async function readWithPosition(ctx: Context, boardId: string, cardsPerColumn: number) {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const read = await readBoardSnapshot(ctx, boardId, cardsPerColumn, snapshotCardsMax);
    if (read === undefined) throw notFound();
    const resume = positionOfSnapshot(read.moment, read.board.workspaceId);
    if (resume !== undefined) return { read, resume };
    await placeEvents(ctx.tx);
  }
  throw new BusyDatabaseError('too many events of the board are not in the log yet');
}

function withCards(column: SnapshotColumnRow, cards: readonly SnapshotCardRow[]): SnapshotColumn {
  const last = cards.at(-1);
  if (last === undefined || cards.length >= column.cardCount) return { column, cards };
  const { id: columnId, rank: columnRank, rankEpoch: epoch } = column;
  return { column, cards, next: { columnId, columnRank, rank: last.rank, epoch, cardId: last.id } };
}

function peopleOf({ board, cards }: BoardSnapshotRow): string[] {
  const ids = cards.flatMap(({ createdBy, assigneeIds }) => [createdBy, ...assigneeIds]);
  return [...new Set([board.createdBy, ...ids])].slice(0, snapshotPeopleMax);
}
