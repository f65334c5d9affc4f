/**
 * The statement that reads a board with everything on it. By hand: a single statement sees a single snapshot of the
 * database, so that all parts are of one moment, and PostgreSQL tells which moment it was.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { boardColumns, accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { VisibleBoard } from '../access/board-access-rows.ts';
import { peopleWithIds } from '../access/people-rows.ts';
import type { PersonRow } from '../access/people-rows.ts';
import type { Principal } from '../core/principals.ts';
import type { ListedState } from '../core/versions.ts';
import { isCountedLink } from './card-include-rows.ts';
import {
  assigneesOnPage,
  cardLines,
  isOnPage,
  linesOf,
  readCardTexts,
  relatedLinesOf,
} from './card-text-rows.ts';
import type { CardText, CardTextsRow } from './card-text-rows.ts';
import { columnColumns } from './column-rows.ts';
import type { ColumnRow } from './column-rows.ts';
import { labelColumns } from './label-rows.ts';
import type { LabelRow } from './label-rows.ts';

/** What can change on a card while its version stays the same. */
interface Counts {
  readonly commentCount: number;
  /** Without revoked and expired links. */
  readonly shareLinkCount: number;
}

/** Which version a card has, where it is and what it has, without its content. */
export type SnapshotCardRow = Counts & Pick<CardText, 'id' | 'version' | 'columnId' | 'rank'>;

/** The same with the content. */
export type SnapshotTextRow = SnapshotCardRow & { readonly card: CardText };

export type SnapshotColumnRow = ColumnRow & { readonly cardCount: number };

export interface BoardSnapshotRow<Card> {
  /** The head of the event log, and the running numbers of the board's events that are committed but not in it yet. */
  readonly moment: { readonly position: bigint; readonly seen: readonly string[] };
  readonly board: VisibleBoard;
  /** In board order. */
  readonly columns: readonly SnapshotColumnRow[];
  /** The first cards of each column, in board order. */
  readonly cards: readonly Card[];
  readonly labels: readonly LabelRow[];
  /** Who created or is assigned to what is shown; absent without the contents of cards, which name them. */
  readonly people?: readonly PersonRow[];
}

/** The rows of a query as one JSON value. */
const asJson = (query: Prisma.Sql) =>
  Prisma.sql`(SELECT coalesce(json_agg(r), '[]')::text FROM (${query}) AS r)`;

const updatedAt = Prisma.sql`encode(timestamptz_send(page.updated_at), 'hex')`;
const stateColumns = Prisma.sql`(SELECT ${linesOf(
  Prisma.sql`page.id, page.version, ${updatedAt}, page.column_id, page.rank`,
)} FROM page) AS states`;

/** How many people a snapshot shows: the first ones by their ids. */
export const snapshotPeopleMax = 1_000;

const pageAssignees = Prisma.sql`, page_assignees AS MATERIALIZED (${assigneesOnPage})`;
const peopleIds = Prisma.sql`ARRAY(
  SELECT b.created_by UNION SELECT created_by FROM page UNION SELECT user_id FROM page_assignees
  ORDER BY 1 LIMIT ${snapshotPeopleMax}::int)`;

/** Inside the statement that finds the board `b` and its workspace `w`. */
const contentColumns = Prisma.sql`
  (SELECT ${cardLines(Prisma.sql`w.card_key`, 'description')} FROM page) AS cards,
  ${relatedLinesOf(Prisma.sql`SELECT * FROM page_assignees`)},
  ${asJson(peopleWithIds(Prisma.sql`b.workspace_id`, peopleIds))} AS people`;

interface Reading {
  readonly tx: Tx;
  readonly principal: Principal;
  readonly now: Date;
}

/** How many cards to read of each column, as long as all columns together have at most `inAllMax`. */
export interface CardLimits {
  readonly perColumnMax: number;
  readonly inAllMax: number;
}

/** A board with the states of its cards; undefined if there is no such board that the caller has access to. */
export function readBoardStates(
  ctx: Reading,
  boardId: string,
  limits: CardLimits,
): Promise<BoardSnapshotRow<SnapshotCardRow & ListedState> | undefined> {
  return readBoard<SnapshotCardRow & ListedState, { readonly states: string | null }>(ctx, boardId, limits, {
    queries: Prisma.empty,
    columns: stateColumns,
    toCards: ({ states }, countsOf) =>
      (states?.split('\n') ?? []).map((line) => {
        const [id = '', version = '', updatedAt = '', columnId = '', rank = ''] = line.split('\t');
        return { id, version, updatedAt, columnId, rank, ...countsOf(id) };
      }),
  });
}

/** A board with its cards; undefined if there is no such board that the caller has access to. */
export function readBoardSnapshot(
  ctx: Reading,
  boardId: string,
  limits: CardLimits,
): Promise<BoardSnapshotRow<SnapshotTextRow> | undefined> {
  return readBoard<SnapshotTextRow, CardTextsRow>(ctx, boardId, limits, {
    queries: pageAssignees,
    columns: contentColumns,
    toCards: (row, countsOf) =>
      readCardTexts(row).map((card) => {
        const { id, version, columnId, rank } = card;
        const { commentCount, shareLinkCount } = countsOf(id);
        return { id, version, columnId, rank, commentCount, shareLinkCount, card };
      }),
  });
}

interface Shown<Card, Row> {
  /** After the query `page`. */
  readonly queries: Prisma.Sql;
  /** Of the cards of the query `page`. */
  readonly columns: Prisma.Sql;
  readonly toCards: (row: Row, countsOf: (cardId: string) => Counts) => Card[];
}

async function readBoard<Card, Row>(
  { tx, principal, now }: Reading,
  boardId: string,
  limits: CardLimits,
  { queries, columns: shownColumns, toCards }: Shown<Card, Row>,
): Promise<BoardSnapshotRow<Card> | undefined> {
  const id = Prisma.sql`${boardId}::uuid`;
  const labels = Prisma.sql`SELECT ${labelColumns} FROM labels l WHERE l.board_id = ${id} ORDER BY l.id`;
  const links = Prisma.sql`FROM share_links r WHERE ${isOnPage} AND ${isCountedLink('r', now)}`;
  type Parts = Record<'columns' | 'labels', string> & Record<'comments' | 'shareLinks', string | null>;
  type Shared = Parts & { readonly people?: string } & VisibleBoard & BoardSnapshotRow<Card>['moment'];
  const [row] = await tx.rows<Row & Shared>(Prisma.sql`
    WITH page AS MATERIALIZED (${cardsOf(id, limits)})${queries}
    SELECT ${boardColumns}, ${accessToBoard}, m.role::text AS "workspaceRole",
      (SELECT h.position FROM event_log_head h) AS position, ARRAY(
        SELECT i.seq::text FROM incoming_events i
        WHERE i.seq > (SELECT h.settled_seq FROM event_log_head h) AND i.board_id = b.id) AS seen,
      ${asJson(columnsOf(id))} AS columns, ${asJson(labels)} AS labels, ${shownColumns},
      ${countLines(Prisma.sql`FROM comments r WHERE ${isOnPage}`)} AS comments, ${countLines(links)} AS "shareLinks"
    ${visibleBoards(principal)} AND b.id = ${id}`);
  if (row === undefined) return undefined;
  const { columns, labels: labelsText, people, comments, shareLinks, position, seen, ...board }: Shared = row;
  const [commentCountOf, shareLinkCountOf] = [readCounts(comments), readCounts(shareLinks)];
  return {
    moment: { position, seen },
    board,
    columns: fromJson<SnapshotColumnRow>(columns),
    cards: toCards(row, (cardId) => ({
      commentCount: commentCountOf(cardId),
      shareLinkCount: shareLinkCountOf(cardId),
    })),
    labels: fromJson<LabelRow>(labelsText),
    ...(people !== undefined && { people: JSON.parse(people) as PersonRow[] }),
  };
}

function columnsOf(boardId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${columnColumns}, (
      SELECT count(*) FROM cards x WHERE x.column_id = c.id AND x.archived_at IS NULL
    ) AS "cardCount"
    FROM columns c WHERE c.board_id = ${boardId} AND c.archived_at IS NULL ORDER BY c.rank`;
}

/** The first cards of each column, in their order, and of one column after the other. */
function cardsOf(boardId: Prisma.Sql, { perColumnMax, inAllMax }: CardLimits): Prisma.Sql {
  return Prisma.sql`
    SELECT first.* FROM (
      SELECT k.id FROM columns k WHERE k.board_id = ${boardId} AND k.archived_at IS NULL ORDER BY k.rank
    ) AS k CROSS JOIN LATERAL (
      SELECT c.* FROM cards c WHERE c.column_id = k.id AND c.archived_at IS NULL ORDER BY c.rank
      LIMIT (SELECT least(${perColumnMax}::int, ${inAllMax}::int / greatest(count(*), 1)) FROM columns
        WHERE board_id = ${boardId} AND archived_at IS NULL)
    ) AS first`;
}

/** Lines with the id of a card and how many rows it has, without cards that have none. */
function countLines(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${linesOf(Prisma.sql`n.card_id, n.count`)}
    FROM (SELECT r.card_id, count(*) ${rows} GROUP BY r.card_id) AS n)`;
}

function readCounts(lines: string | null): (cardId: string) => number {
  const counts = new Map(
    lines?.split('\n').map((line) => {
      const [cardId = '', count] = line.split('\t');
      return [cardId, Number(count)];
    }),
  );
  return (cardId) => counts.get(cardId) ?? 0;
}

interface Versioned {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: bigint;
}

/** A row as JSON has it, without times and large integers. */
type Json<Row extends Versioned> = Omit<Row, keyof Versioned> & {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
};

function fromJson<Row extends Versioned>(rows: string): Row[] {
  return (JSON.parse(rows) as Json<Row>[]).map(({ createdAt, updatedAt, version, ...others }) => {
    const read = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), version: BigInt(version) };
    return { ...others, ...read } as unknown as Row;
  });
}
