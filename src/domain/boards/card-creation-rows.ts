/**
 * The statement that creates a card at an end of a column, if nothing stands in the way. By hand: cards are created often, and one
 * round trip keeps the column locked for the shortest time (docs/decisions/0123-a-card-in-one-statement.md).
 */
import { Prisma } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { cardsPerBoardMax } from '../core/limits.ts';
import { roleIncludes, roles } from '../core/principals.ts';
import { eventsInsert } from '../events/event-rows.ts';
import type { NewEvent } from '../events/events.ts';
import { isBilled } from '../billing/plans/plan-limit-rows.ts';
import { shareCap } from './card-room-rows.ts';
import { cardColumns, insertedValues, insertIntoCards } from './card-rows.ts';
import type { CardFields, CardRow } from './card-rows.ts';

/** A card to create where the statement finds room. */
export interface CardAtEnd extends CardFields {
  readonly id: string;
  readonly boardId: string;
  /** By default the first column that isn't archived. */
  readonly columnId?: string | undefined;
  readonly end: 'top' | 'bottom';
  /** Whether the account has to be billed. */
  readonly needsBilling: boolean;
}

/** The columns of the query `spot`: where the card goes. */
const spotColumns = {
  workspaceId: Prisma.sql`workspace_id`,
  boardId: Prisma.sql`"boardId"`,
  columnId: Prisma.sql`column_id`,
  rank: Prisma.sql`rank`,
};

/**
 * Creates a card and its event, and commits them if nothing came before. Stores nothing, and returns undefined, if the caller
 * isn't allowed to, the board or the column isn't there, the column completes its cards or limits them, the board is almost
 * full, the workspace is over its quota, or the rank at the end has no next one of the same length.
 */
export async function insertCardAtEnd(
  ctx: Context,
  card: CardAtEnd,
  event: Omit<NewEvent, 'workspaceId'>,
): Promise<(CardRow & Access) | undefined> {
  const { boardId, columnId, end } = card;
  const { principal, minimumRole } = ctx;
  const allowed = roles.filter((role) => roleIncludes(role, minimumRole));
  const isTop = end === 'top';
  const [created] = await ctx.tx.commitRows<CardRow & Access>(Prisma.sql`
    WITH place AS MATERIALIZED (${shareCap(Prisma.sql`
      SELECT b.workspace_id, b.id AS "boardId", ${accessToBoard}, k.id AS column_id
      ${visibleBoards(principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`)} AND b.id = ${boardId}::uuid
        ${columnId === undefined ? Prisma.sql`AND k.archived_at IS NULL` : Prisma.sql`AND k.id = ${columnId}::uuid`}
      ORDER BY k.rank LIMIT 1`)}
    ), spot AS MATERIALIZED (
      SELECT place.*, found.* FROM place
      CROSS JOIN LATERAL (
        SELECT * FROM columns WHERE id = place.column_id AND place."isCapShared" FOR NO KEY UPDATE) k
      CROSS JOIN LATERAL find_column_end(k.id, place."boardId", ${isTop}::boolean, ${cardsPerBoardMax}::int) found
      WHERE k.archived_at IS NULL AND NOT k.wip_limit_enforced AND NOT k.done
        AND place.role = ANY (${allowed}::text[]) AND place.hold IS NULL AND NOT place."overQuota"
        AND found.board_cards < ${cardsPerBoardMax}::int - place.connections
        ${card.needsBilling ? Prisma.sql`AND ${isBilled(Prisma.sql`place.workspace_id`)}` : Prisma.empty}
    ), c AS (
      ${insertIntoCards}
      SELECT ${insertedValues(ctx, card, spotColumns)}
      FROM spot WHERE rank IS NOT NULL
      ON CONFLICT (column_id, rank) DO NOTHING RETURNING *
    ), recorded AS (
      ${eventsInsert(ctx, [event], {
        workspaceId: Prisma.sql`(SELECT c.workspace_id FROM c)`,
        changes: Prisma.sql`
          || (SELECT jsonb_build_object('column_id', jsonb_build_object('from', NULL, 'to', c.column_id),
              'number', jsonb_build_object('from', NULL, 'to', c.number))
            || CASE WHEN ${isTop}::boolean OR spot.neighbor_id IS NULL THEN '{}'
              ELSE jsonb_build_object('after_card_id', jsonb_build_object('from', NULL, 'to', spot.neighbor_id)) END
            FROM c CROSS JOIN spot)`,
        condition: Prisma.sql`WHERE EXISTS (SELECT 1 FROM c)`,
      })}
    )
    SELECT ${cardColumns}, spot.role, spot.hold, spot."overQuota" FROM c CROSS JOIN spot`);
  return created;
}
