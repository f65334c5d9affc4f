/** Snapshots of boards: everything that a front end shows of a board, as of one moment. */
import { BusyDatabaseError } from '../../db/errors.ts';
import { findPeopleRows } from '../access/people-rows.ts';
import { seesRoles } from '../access/people.ts';
import type { PersonRow } from '../access/people-rows.ts';
import type { VisibleBoard } from '../access/board-access-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { withContents } from '../core/kept-texts.ts';
import type { KeptContent } from '../core/kept-texts.ts';
import type { ListedState } from '../core/versions.ts';
import { placeEvents } from '../events/event-log-rows.ts';
import { positionOfSnapshot } from '../events/event-positions.ts';
import type { EventPosition } from '../events/event-rows.ts';
import { readBoardSnapshot, readBoardStates, snapshotPeopleMax } from './board-snapshot-rows.ts';
import type {
  BoardSnapshotRow,
  CardLimits,
  SnapshotCardRow,
  SnapshotColumnRow,
  SnapshotTextRow,
} from './board-snapshot-rows.ts';
import type { BoardCardPosition } from './card-list-rows.ts';
import { findCardTexts } from './card-page-rows.ts';
import { cardState } from './card-rows.ts';
import type { CardText } from './card-text-rows.ts';
import type { LabelRow } from './label-rows.ts';

/** In all columns together. With titles, labels and assignees they have about 5 MB at most. */
const snapshotCardsMax = 1_000;
const attemptsMax = 3;

/** A card as a snapshot shows it: what can change while its version stays the same, and the rest, which may be rendered already. */
export type SnapshotCard = SnapshotTextRow | (SnapshotCardRow & { readonly content: KeptContent });

export interface SnapshotColumn {
  readonly column: SnapshotColumnRow;
  readonly cards: readonly SnapshotCard[];
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

/** The contents of cards, as texts. */
export interface CardContents {
  /** Whether most of them are likely to be kept. */
  readonly areKept: boolean;
  readonly find: (state: ListedState) => KeptContent | undefined;
  readonly make: (card: CardText, board: Pick<VisibleBoard, 'id' | 'workspaceId'>) => KeptContent;
}

/** @throws {AppError} `not_found`, `insufficient_role` @throws {BusyDatabaseError} */
export async function getBoardSnapshot(
  ctx: Context,
  boardId: string,
  { cardsPerColumn, contents }: { readonly cardsPerColumn: number; readonly contents: CardContents },
): Promise<BoardSnapshot> {
  const limits = { perColumnMax: cardsPerColumn, inAllMax: snapshotCardsMax };
  const { read, resume } = await readWithPosition(ctx, () => readCards(ctx, boardId, limits, contents));
  const { board, columns, cards, labels } = read;
  const { workspaceId, role, workspaceRole, hold } = board;
  requireRole(ctx, { workspaceId, boardId, role, hold });
  const people = read.people ?? (await findPeople(ctx, read));
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

/** Who is on cards whose contents are known. */
function findPeople(
  { tx }: Context,
  { board, cards }: BoardSnapshotRow<SnapshotCard>,
): Promise<readonly PersonRow[]> {
  const ids = cards.flatMap((card) => ('content' in card ? (card.content.peopleIds ?? []) : []));
  const first = [...new Set([board.createdBy, ...ids])].sort().slice(0, snapshotPeopleMax);
  return findPeopleRows(tx, board.workspaceId, first);
}

/** Reads again if too many events are not in the log yet. */
async function readWithPosition(
  ctx: Context,
  readBoard: () => Promise<BoardSnapshotRow<SnapshotCard> | undefined>,
) {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const read = await readBoard();
    if (read === undefined) throw notFound();
    const resume = positionOfSnapshot(read.moment, read.board.workspaceId);
    if (resume !== undefined) return { read, resume };
    await placeEvents(ctx.tx);
  }
  throw new BusyDatabaseError('too many events of the board are not in the log yet');
}

/** Reads only the states of cards whose contents are known, and otherwise all in one statement. */
async function readCards(
  ctx: Context,
  boardId: string,
  limits: CardLimits,
  { areKept, find, make }: CardContents,
): Promise<BoardSnapshotRow<SnapshotCard> | undefined> {
  if (areKept) {
    const read = await readBoardStates(ctx, boardId, limits);
    if (read === undefined) return undefined;
    const others = async (ids: readonly string[]) => {
      const cards = await findCardTexts(ctx.tx, ids, 'inSnapshot');
      return cards.map((card) => [cardState(card), make(card, read.board)] as const);
    };
    const found = await withContents(read.cards, { find, read: others });
    if (found !== undefined)
      return { ...read, cards: found.map(({ state, content }) => ({ ...state, content })) };
  }
  const read = await readBoardSnapshot(ctx, boardId, limits);
  if (read === undefined || !areKept) return read;
  // At once, so that they are kept for a client that has the snapshot already, too.
  const cards = read.cards.map(({ card, ...row }) => ({ ...row, content: make(card, read.board) }));
  return { ...read, cards };
}

function withCards(column: SnapshotColumnRow, cards: readonly SnapshotCard[]): SnapshotColumn {
  const last = cards.at(-1);
  if (last === undefined || cards.length >= column.cardCount) return { column, cards };
  const { id: columnId, rank: columnRank, rankEpoch: epoch } = column;
  return { column, cards, next: { columnId, columnRank, rank: last.rank, epoch, cardId: last.id } };
}
