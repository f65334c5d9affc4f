/**
 * The statements that read a page of a board's cards as a whole. By hand: PostgreSQL returns one row with one text for all
 * cards, or for their versions, as long as the page need not be cut to stay within its bytes.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { allBytesAtMost, areOneText, pageVersions, sentTimes } from '../core/page-size-rows.ts';
import type { PageVersionsRow } from '../core/page-size-rows.ts';
import { pageBytesMax } from '../core/pages.ts';
import { lastBoardEventId } from '../events/event-log-rows.ts';
import { longFields, readBoardCards } from './card-list-rows.ts';
import type { BoardCardList, BoardCardPosition } from './card-list-rows.ts';
import { cardLines, readCardTexts, relatedLines } from './card-text-rows.ts';
import type { CardText, CardTextsRow } from './card-text-rows.ts';

type ListAccess = Pick<Access, 'hold' | 'role'> & { readonly workspaceId: string };

/** Where a page ends: of its last card, what is not in the card itself. */
type ColumnPosition = Pick<BoardCardPosition, 'columnRank' | 'epoch'>;

/** The cards of a board, at most one more than the page has. */
export type BoardCardTexts = ListAccess & ColumnPosition & { readonly cards: readonly CardText[] };

const listedLines = cardLines(Prisma.sql`page.card_key`);

/** What belongs to a page in `read`, which has the column of its last card as `"columnId"`. */
const withColumn = (read: Prisma.Sql) => Prisma.sql`
  SELECT read.*, last.rank AS "columnRank", last.rank_epoch AS epoch, access.*
  FROM (${read}) AS read LEFT JOIN shown_columns AS last ON last.id = read."columnId"
  LEFT JOIN (SELECT workspace_id AS "workspaceId", role, hold FROM shown_columns LIMIT 1) AS access ON TRUE`;

/** NULL on the last page, which has no more cards than these. */
const columnOfLast = (limit: number) => Prisma.sql`(array_agg(page.column_id))[${limit}::int] AS "columnId"`;

/**
 * The cards that `listBoardCardRows` would read, as texts; undefined if they are too many bytes for one text or page.
 *
 * @throws {AppError} `search_too_slow`
 */
export async function readBoardCardTexts(
  ctx: Context,
  list: BoardCardList,
): Promise<BoardCardTexts | undefined> {
  type Row = CardTextsRow & Omit<BoardCardTexts, 'cards'> & { readonly hasCards: boolean };
  const [read] = await readBoardCards<Row>(ctx, list, (cards) =>
    withColumn(Prisma.sql`
      WITH page AS MATERIALIZED (${cards})
      SELECT ${listedLines} AS cards, ${relatedLines}, ${columnOfLast(list.page.limit)}, EXISTS (SELECT 1 FROM page) AS "hasCards"
      FROM page WHERE ${areOneText(longFields)}`),
  );
  if (read === undefined || (read.cards === null && read.hasCards)) return undefined;
  return { ...read, cards: readCardTexts(read) };
}

const cardKey = Prisma.sql`(SELECT w.card_key FROM workspaces w WHERE w.id = page.workspace_id)`;
const foundLines = { listed: cardLines(cardKey), inSnapshot: cardLines(cardKey, 'description') };

/** The cards with these ids, in any order. The caller's access to them must have been checked. */
export async function findCardTexts(
  tx: Tx,
  ids: readonly string[],
  shown: keyof typeof foundLines,
): Promise<CardText[]> {
  const rows = await tx.rows<CardTextsRow>(Prisma.sql`
    WITH page AS MATERIALIZED (SELECT * FROM cards WHERE id = ANY (${ids}::uuid[]))
    SELECT ${foundLines[shown]} AS cards, ${relatedLines} FROM page`);
  return rows.flatMap(readCardTexts);
}

/** The versions of a page, where it ends, and the access that its cards show. */
export type BoardCardVersions = ListAccess &
  Omit<BoardCardPosition, 'cardId'> &
  PageVersionsRow & {
    /** As `lastBoardEventId`, at the time of the versions; absent if the page may be too large. */
    readonly lastEventId?: string | null;
  };

const lastEventOfList = Prisma.sql`
  (SELECT ${lastBoardEventId} FROM (SELECT board_id AS id, workspace_id FROM shown_columns LIMIT 1) AS b) AS "lastEventId"`;

/**
 * The versions of the cards that `listBoardCardRows` would read, for the list's entity tag and for texts that are kept.
 * PostgreSQL reads nothing but the cards. Undefined without cards.
 *
 * @throws {AppError} `search_too_slow`
 */
export async function readBoardCardVersions(
  ctx: Context,
  list: BoardCardList,
): Promise<BoardCardVersions | undefined> {
  const { limit } = list.page;
  type Row = BoardCardVersions & { readonly count: number; readonly bytes: string };
  const [read] = await readBoardCards<Row>(ctx, list, (cards) =>
    withColumn(Prisma.sql`
      SELECT string_agg(concat(page.id, '.', page.version), ' ') AS shown, ${sentTimes} AS times, count(*)::int AS count,
        ${allBytesAtMost(longFields)} AS bytes, (array_agg(page.rank))[${limit}::int] AS rank, ${columnOfLast(limit)},
        ${lastEventOfList}
      FROM (${cards}) AS page HAVING count(*) > 0`),
  );
  if (read === undefined) return undefined;
  const { count, bytes, ...versions } = read;
  if (Number(bytes) > pageBytesMax) return readCutVersions(ctx, list);
  const hasNext = count > limit;
  const shown = hasNext ? versions.shown.slice(0, versions.shown.lastIndexOf(' ')) : versions.shown;
  const lastId = shown.slice(shown.lastIndexOf(' ') + 1, shown.lastIndexOf('.'));
  return { ...versions, shown, hasNext, lastId };
}

/** The last event of a board that the caller has access to, with that access. */
export async function findLastBoardEvent(
  { tx, principal }: Context,
  boardId: string,
): Promise<(ListAccess & { readonly lastEventId: string | null }) | undefined> {
  const [row] = await tx.rows<ListAccess & { readonly lastEventId: string | null }>(Prisma.sql`
    SELECT b.workspace_id AS "workspaceId", ${accessToBoard}, ${lastBoardEventId} AS "lastEventId"
    ${visibleBoards(principal)} AND b.id = ${boardId}::uuid`);
  return row;
}

/** The same for a page that may have no room for all of these cards. */
async function readCutVersions(ctx: Context, list: BoardCardList): Promise<BoardCardVersions | undefined> {
  const { limit } = list.page;
  const columns = Prisma.sql`
    (array_agg(fitting.workspace_id))[1] AS "workspaceId", (array_agg(fitting.role))[1] AS role,
    (array_agg(fitting.hold))[1] AS hold`;
  const [versions] = await readBoardCards<BoardCardVersions>(
    ctx,
    list,
    (cards) => Prisma.sql`
      SELECT page.*, k.id AS "columnId", k.rank AS "columnRank", c.rank, k.rank_epoch AS epoch
      FROM (${pageVersions(cards, { longFields, limit, columns })}) AS page
      JOIN cards c ON c.id = page."lastId" JOIN columns k ON k.id = c.column_id`,
  );
  return versions;
}
