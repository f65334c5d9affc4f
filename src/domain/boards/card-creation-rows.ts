/**
 * The statement that creates cards at an end of a column, if nothing stands in the way. By hand: cards are created often, and one
 * round trip keeps the column locked for the shortest time (docs/decisions/0123-a-card-in-one-statement.md), once for all that are
 * created there at the same time (docs/decisions/0124-cards-created-together.md).
 */
import { columnName } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import { accessToBoard, boardsOf, isSameAccess, requiresSameAccess } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { cardsPerBoardMax } from '../core/limits.ts';
import { roleIncludes, roles } from '../core/principals.ts';
import { rankEndings } from '../core/ranks.ts';
import { eventsInsert } from '../events/event-rows.ts';
import type { EventToRecord } from '../events/event-rows.ts';
import { isBilled } from '../billing/plans/plan-limit-rows.ts';
import { shareCap } from './card-room-rows.ts';
import { cardColumns, cardFields, fieldsFrom, insertIntoCards } from './card-rows.ts';
import type { CardFields, CardRow } from './card-rows.ts';

/** Where cards are created. */
export interface ColumnEnd {
  readonly boardId: string;
  /** By default the first column that isn't archived. */
  readonly columnId?: string | undefined;
  readonly end: 'top' | 'bottom';
}

/** A card to create, and its event. */
export interface CardAtEnd extends EventToRecord {
  readonly ctx: Context;
  readonly id: string;
  readonly fields: CardFields;
}

export type CreatedCard = CardRow & Access;

/**
 * Creates a card and its event, and commits them if nothing came before. Stores nothing, and returns undefined, if the caller
 * isn't allowed to, the access of someone in the group has changed while the statement waited for the column, the board or
 * the column isn't there, the column completes its cards or limits them, the board is almost full, the workspace is over its
 * quota, or the rank at the end has no next one of the same length.
 *
 * @param needsBilling whether the account has to be billed
 */
export function insertCardAtEnd(
  { tx, minimumRole }: Context,
  place: ColumnEnd,
  card: CardAtEnd,
  needsBilling: boolean,
): Promise<CreatedCard | undefined> {
  const { boardId, columnId = '', end } = place;
  return tx.commitInGroup<CardAtEnd, CreatedCard>({
    group: [boardId, columnId, end].join(' '),
    item: card,
    statementOf: (cards) => cardsInsert(place, cards, { minimumRole, needsBilling }),
  });
}

/** The cards are added one after the other, each at the end of the column. */
function cardsInsert(
  place: ColumnEnd,
  cards: readonly CardAtEnd[],
  { minimumRole, needsBilling }: Pick<Context, 'minimumRole'> & { readonly needsBilling: boolean },
): Prisma.Sql {
  const allowedRoles = roles.filter((role) => roleIncludes(role, minimumRole));
  const isTop = place.end === 'top';
  const above = isTop ? Prisma.sql`NULL` : Prisma.sql`lag(c.id, 1, spot.neighbor_id) OVER (ORDER BY c.rank)`;
  return Prisma.sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM jsonb_populate_recordset(NULL::cards, ${givenRows(cards)}::jsonb)
    ), allowed AS MATERIALIZED (
      SELECT given.id, found.* FROM given CROSS JOIN LATERAL (${columnSeenBy(Prisma.sql`given`, place)}) AS found
      WHERE found.role = ANY (${allowedRoles}::text[]) AND found.hold IS NULL AND NOT found."overQuota"
        ${needsBilling ? Prisma.sql`AND ${isBilled(Prisma.sql`found.workspace_id`)}` : Prisma.empty}
    ), place AS MATERIALIZED (
      ${shareCap(Prisma.sql`SELECT workspace_id, "boardId", column_id FROM allowed LIMIT 1`)}
    ), spot AS MATERIALIZED (
      SELECT place.*, found.* FROM place
      CROSS JOIN LATERAL (
        SELECT * FROM columns WHERE id = place.column_id AND place."isCapShared" FOR NO KEY UPDATE) k
      CROSS JOIN LATERAL (SELECT id FROM boards WHERE id = k.board_id FOR KEY SHARE) held
      CROSS JOIN LATERAL find_column_end(k.id, held.id, ${isTop}::boolean, ${cardsPerBoardMax}::int) found
      CROSS JOIN LATERAL (
        SELECT ${isSameAccess(Prisma.sql`held.id`, Prisma.sql`ARRAY(SELECT member_id FROM allowed)`)} AS is_same) judged
      WHERE k.archived_at IS NULL AND NOT k.wip_limit_enforced AND NOT k.done AND judged.is_same
        AND found.board_cards < ${cardsPerBoardMax}::int - place.connections
    ), c AS (
      ${insertIntoCards}
      SELECT given.id, spot.workspace_id, spot."boardId", spot.column_id, spot.rank || given.rank, given.created_by,
        given.created_at, given.created_at, ${fieldsFrom(Prisma.sql`given`)}
      FROM given JOIN allowed USING (id) CROSS JOIN spot WHERE spot.rank IS NOT NULL
      ORDER BY given.rank ${isTop ? Prisma.sql`DESC` : Prisma.empty}
      ON CONFLICT (column_id, rank) DO NOTHING RETURNING *
    ), added AS (
      SELECT c.*, ${above} AS above_id FROM c CROSS JOIN spot
    ), recorded AS (
      ${eventsInsert(cards, addedEvents)}
    )
    SELECT ${cardColumns}, allowed.role, allowed.hold, allowed."overQuota" FROM c JOIN allowed USING (id)
    WHERE ${requiresSameAccess(Prisma.sql`c.board_id`, Prisma.sql`ARRAY[allowed.member_id]`)}`;
}

/** The column that a card is for, with the access of who creates it. */
function columnSeenBy(given: Prisma.Sql, { boardId, columnId }: ColumnEnd): Prisma.Sql {
  return Prisma.sql`
    SELECT b.workspace_id, b.id AS "boardId", ${accessToBoard}, k.id AS column_id, m.id AS member_id
    ${boardsOf(Prisma.sql`${given}.created_by`, Prisma.sql`JOIN columns k ON k.board_id = b.id`)}
      AND b.id = ${boardId}::uuid AND b.workspace_id = COALESCE(${given}.workspace_id, b.workspace_id)
      ${columnId === undefined ? Prisma.sql`AND k.archived_at IS NULL` : Prisma.sql`AND k.id = ${columnId}::uuid`}
    ORDER BY k.rank LIMIT 1`;
}

/** What the events of the cards in `added` have besides. */
const addedEvents = {
  workspaceId: Prisma.sql`added.workspace_id`,
  changes: Prisma.sql`
    || jsonb_build_object('column_id', jsonb_build_object('from', NULL, 'to', added.column_id),
      'number', jsonb_build_object('from', NULL, 'to', added.number))
    || CASE WHEN added.above_id IS NULL THEN '{}'
      ELSE jsonb_build_object('after_card_id', jsonb_build_object('from', NULL, 'to', added.above_id)) END`,
  condition: Prisma.sql`JOIN added ON added.id = e.resource_id ORDER BY added.number`,
};

/** Rows of the table of cards, as far as they are known: with the endings of their ranks, and only the workspace of a token. */
function givenRows(cards: readonly CardAtEnd[]): string {
  const endings = rankEndings(cards.length);
  const rows = cards.map(({ id, fields, ctx: { principal, now } }, index) => ({
    ...Object.fromEntries(cardFields.map((field) => [columnName(field), fields[field]])),
    id,
    workspace_id: principal.workspaceId,
    rank: endings[index],
    created_by: principal.userId,
    created_at: now,
  }));
  return JSON.stringify(rows);
}
