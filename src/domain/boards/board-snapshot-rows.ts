/**
 * The statement that reads a board with everything on it. By hand: a single statement sees a single snapshot of the
 * database, so that all parts are of one moment, and PostgreSQL tells which moment it was.
 */
import { fieldsWithout } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { boardColumns, accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { VisibleBoard } from '../access/board-access-rows.ts';
import type { Principal } from '../core/principals.ts';
import type { ListedState } from '../core/versions.ts';
import { commentCount, shareLinkCount } from './card-include-rows.ts';
import { cardColumnsOf } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
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

/** What a snapshot shows of a card, apart from counts. */
export type SnapshotCardContent = Omit<CardRow, 'description'> & { readonly hasDescription: boolean };

/** Which state a card is in, where it is and what it has, without its content. */
export type SnapshotCardState = Counts & ListedState & Pick<CardRow, 'columnId' | 'rank'>;

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
}

const contentFields = fieldsWithout(Prisma.CardScalarFieldEnum, 'description');
const hasDescription = Prisma.sql`c.description IS NOT NULL AS "hasDescription"`;

/** Inside the statement that finds the board's workspace `w`. */
const contentColumns = Prisma.sql`${cardColumnsOf(contentFields, Prisma.sql`w.card_key`)}, ${hasDescription}`;

const stateColumns = Prisma.sql`c.id, c.version::text,
  (date_part('epoch', c.updated_at) * 1000)::bigint::text AS "updatedAt", c.column_id AS "columnId", c.rank`;

/** The rows of a query as one JSON value. */
const asJson = (query: Prisma.Sql) =>
  Prisma.sql`(SELECT coalesce(json_agg(r), '[]')::text FROM (${query}) AS r)`;

interface Reading {
  readonly tx: Tx;
  readonly principal: Principal;
  readonly now: Date;
}

/** How many cards to read of each column, as long as all columns together have at most `inAllMax`. */
export interface CardNumbers {
  readonly perColumnMax: number;
  readonly inAllMax: number;
}

/** A board with the states of its cards; undefined if there is no such board that the caller has access to. */
export async function readBoardStates(
  ctx: Reading,
  boardId: string,
  numbers: CardNumbers,
): Promise<BoardSnapshotRow<SnapshotCardState> | undefined> {
  return readBoard<SnapshotCardState>(ctx, boardId, numbers, stateColumns);
}

/** A board with its cards; undefined if there is no such board that the caller has access to. */
export async function readBoardSnapshot(
  ctx: Reading,
  boardId: string,
  numbers: CardNumbers,
): Promise<BoardSnapshotRow<Counts & SnapshotCardContent> | undefined> {
  type Card = Counts & Omit<SnapshotCardContent, 'version'> & { readonly version: number };
  const read = await readBoard<Card>(ctx, boardId, numbers, contentColumns);
  return read && { ...read, cards: read.cards.map((card) => ({ ...card, version: BigInt(card.version) })) };
}

/** What a snapshot shows of the cards with these ids. The caller's access to them must have been checked. */
export async function findSnapshotContents(tx: Tx, ids: readonly string[]): Promise<SnapshotCardContent[]> {
  return tx.rows<SnapshotCardContent>(Prisma.sql`
    SELECT ${cardColumnsOf(contentFields)}, ${hasDescription} FROM cards c WHERE c.id = ANY (${ids}::uuid[])`);
}

async function readBoard<Card>(
  { tx, principal, now }: Reading,
  boardId: string,
  { perColumnMax, inAllMax }: CardNumbers,
  cardColumns: Prisma.Sql,
): Promise<BoardSnapshotRow<Card> | undefined> {
  const id = Prisma.sql`${boardId}::uuid`;
  const columns = Prisma.sql`
    SELECT ${columnColumns}, (
      SELECT count(*) FROM cards x WHERE x.column_id = c.id AND x.archived_at IS NULL
    ) AS "cardCount"
    FROM columns c WHERE c.board_id = ${id} AND c.archived_at IS NULL ORDER BY c.rank`;
  const cards = Prisma.sql`
    SELECT first.* FROM columns k CROSS JOIN LATERAL (
      SELECT ${cardColumns}, ${commentCount} AS "commentCount", ${shareLinkCount(now)} AS "shareLinkCount"
      FROM cards c WHERE c.column_id = k.id AND c.archived_at IS NULL ORDER BY c.rank
      LIMIT (SELECT least(${perColumnMax}::int, ${inAllMax}::int / greatest(count(*), 1)) FROM columns
        WHERE board_id = ${id} AND archived_at IS NULL)
    ) AS first
    WHERE k.board_id = ${id} AND k.archived_at IS NULL ORDER BY k.rank, first.rank`;
  const labels = Prisma.sql`SELECT ${labelColumns} FROM labels l WHERE l.board_id = ${id} ORDER BY l.id`;
  type Parts = Record<'columns' | 'cards' | 'labels', string>;
  const [row] = await tx.rows<VisibleBoard & Parts & BoardSnapshotRow<Card>['moment']>(Prisma.sql`
    SELECT ${boardColumns}, ${accessToBoard}, m.role::text AS "workspaceRole",
      (SELECT h.position FROM event_log_head h) AS position, ARRAY(
        SELECT i.seq::text FROM incoming_events i
        WHERE i.seq > (SELECT h.settled_seq FROM event_log_head h) AND i.board_id = b.id) AS seen,
      ${asJson(columns)} AS columns, ${asJson(cards)} AS cards, ${asJson(labels)} AS labels
    ${visibleBoards(principal)} AND b.id = ${id}`);
  if (row === undefined) return undefined;
  const { columns: columnsText, cards: cardsText, labels: labelsText, position, seen, ...board } = row;
  return {
    moment: { position, seen },
    board,
    columns: (JSON.parse(columnsText) as Json<SnapshotColumnRow>[]).map((row) =>
      fromJson<SnapshotColumnRow>(row),
    ),
    cards: JSON.parse(cardsText) as Card[],
    labels: (JSON.parse(labelsText) as Json<LabelRow>[]).map((row) => fromJson<LabelRow>(row)),
  };
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

function fromJson<Row extends Versioned>(row: Json<Row>): Row {
  const { createdAt, updatedAt, version } = row;
  return {
    ...row,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    version: BigInt(version),
  } as unknown as Row;
}
