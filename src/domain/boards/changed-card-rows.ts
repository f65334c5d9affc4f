/** The parts of the statement that lists what has changed in a workspace (docs/decisions/0125-what-grows.md). */
import { Prisma } from '../../db/database.ts';

/** So many changed cards are put into order, which takes as long as some pages. */
const sortedMax = 1_000;
/** So many cards are tried in order before everything that has changed is put into order. */
const triedMax = 1_000;

/** Which cards of a workspace to list, by their ids. */
export interface ChangedCards {
  readonly workspaceId: string;
  readonly since: Date;
  /** Where the page before ends. */
  readonly afterId: string;
}

/** `AS changed (card_id)`: the cards that have changed since a time, or only the first ones. Their index has all of this. */
export function changedCards({ workspaceId, since }: ChangedCards): Prisma.Sql {
  return Prisma.sql`changed (card_id) AS MATERIALIZED (
    SELECT c.id FROM cards c WHERE c.workspace_id = ${workspaceId}::uuid AND c.updated_at >= ${since}::timestamptz
    ORDER BY c.updated_at LIMIT ${sortedMax + 1})`;
}

/**
 * Their ids in order, each only when it is needed. If few cards have changed, these. Otherwise those among the first
 * cards of the workspace and then, should the page not be full, all others: PostgreSQL expects what has changed to be anywhere
 * among the cards, and would pass over all that were created before the first of them.
 */
export function changedInOrder({ workspaceId, since, afterId }: ChangedCards): Prisma.Sql {
  const isFew = Prisma.sql`(SELECT count(*) FROM changed) <= ${sortedMax}`;
  // ANY keeps the workspace in the order.
  const next = (columns: Prisma.Sql) => Prisma.sql`
    SELECT ${columns} FROM cards c WHERE c.workspace_id = ANY (ARRAY[${workspaceId}::uuid]) AND c.id > ${afterId}::uuid
    ORDER BY c.workspace_id, c.id`;
  return Prisma.sql`
    (SELECT changed.card_id FROM changed WHERE ${isFew} AND changed.card_id > ${afterId}::uuid ORDER BY changed.card_id)
    UNION ALL
    SELECT tried.id FROM (${next(Prisma.sql`c.id, c.updated_at`)} LIMIT ${triedMax}) AS tried
    WHERE NOT ${isFew} AND tried.updated_at >= ${since}::timestamptz
    UNION ALL
    (SELECT others.id FROM (
      SELECT c.id FROM cards c WHERE c.workspace_id = ${workspaceId}::uuid AND c.updated_at >= ${since}::timestamptz OFFSET 0
    ) AS others WHERE NOT ${isFew} AND others.id > (${next(Prisma.sql`c.id`)} OFFSET ${triedMax - 1} LIMIT 1) ORDER BY others.id)`;
}
