/** Lists of cards: of a board in board order, of a workspace in order of creation, with the same filters. */
import { Prisma } from '../db/database.ts';
import { findVisibleBoard, visibleBoards } from './boards.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { requireRole } from './context.ts';
import type { Context } from './context.ts';
import { toPage } from './pages.ts';
import type { IdPosition, Page, PageRequest } from './pages.ts';
import type { Role } from './principals.ts';
import { findVisibleWorkspace } from './workspaces.ts';

export interface CardFilters {
  readonly boardId?: string;
  readonly columnId?: string;
  readonly labelId?: string;
  readonly assigneeId?: string;
  readonly dueFrom?: Date;
  readonly dueBefore?: Date;
  readonly updatedSince?: Date;
  /** Text that the title or the description contains, in whatever case. */
  readonly text?: string;
  readonly archived: boolean;
}

/** The conditions on the card `c`, each beginning with AND. */
function filterConditions(filters: CardFilters): Prisma.Sql {
  const conditions = [
    filters.archived ? Prisma.sql`c.archived_at IS NOT NULL` : Prisma.sql`c.archived_at IS NULL`,
    filters.boardId !== undefined && Prisma.sql`c.board_id = ${filters.boardId}::uuid`,
    filters.columnId !== undefined && Prisma.sql`c.column_id = ${filters.columnId}::uuid`,
    filters.labelId !== undefined &&
      Prisma.sql`EXISTS (SELECT 1 FROM card_labels l WHERE l.card_id = c.id AND l.label_id = ${filters.labelId}::uuid)`,
    filters.assigneeId !== undefined &&
      Prisma.sql`EXISTS (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id AND a.user_id = ${filters.assigneeId}::uuid)`,
    filters.dueFrom !== undefined && Prisma.sql`c.due_at >= ${filters.dueFrom}::timestamptz`,
    filters.dueBefore !== undefined && Prisma.sql`c.due_at < ${filters.dueBefore}::timestamptz`,
    filters.updatedSince !== undefined && Prisma.sql`c.updated_at >= ${filters.updatedSince}::timestamptz`,
    filters.text !== undefined &&
      Prisma.sql`(c.title ILIKE ${contains(filters.text)} OR c.description ILIKE ${contains(filters.text)})`,
  ].filter((condition) => condition !== false);
  return Prisma.sql`AND ${Prisma.join(conditions, ' AND ')}`;
}

function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Where a page of a board's cards ends. The epoch tells whether the column's ranks are still those of the time when
 * the page was read.
 */
export interface BoardCardPosition {
  readonly columnId: string;
  readonly columnRank: string;
  readonly rank: string;
  readonly epoch: number;
  readonly cardId: string;
}

type BoardCard = CardRow & { readonly columnRank: string; readonly rankEpoch: number; readonly role: Role };

/** The cards of a board, in board order: column, then rank. @throws {AppError} `not_found` */
export async function listCards(
  ctx: Context,
  boardId: string,
  filters: CardFilters,
  { limit, after }: PageRequest<BoardCardPosition>,
): Promise<Page<CardRow, BoardCardPosition>> {
  const columns = visibleBoards(ctx.principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`);
  const goesOn = (condition: Prisma.Sql) => (after === undefined ? Prisma.empty : condition);
  // Column by column, each in the order of its index, so that a page reads little more than it shows. In one
  // statement with the cursor's place, which would not fit any more once the ranks are made anew.
  const rows = await ctx.tx.rows<BoardCard>(Prisma.sql`
    ${after === undefined ? Prisma.empty : Prisma.sql`WITH place AS MATERIALIZED (${placeToday(after)})`}
    SELECT page.* FROM (
      SELECT k.id, k.rank, k.rank_epoch, m.role::text AS role ${columns} AND b.id = ${boardId}::uuid
    ) AS k ${goesOn(Prisma.sql`CROSS JOIN place`)} CROSS JOIN LATERAL (
      SELECT ${cardColumns}, k.rank AS "columnRank", k.rank_epoch AS "rankEpoch", k.role FROM cards c
      WHERE c.column_id = k.id ${filterConditions(filters)}
        ${goesOn(Prisma.sql`AND c.rank > CASE WHEN k.id = place.column_id THEN place.rank ELSE '' END`)}
      ORDER BY c.rank LIMIT ${limit + 1}
    ) AS page
    ${goesOn(Prisma.sql`WHERE k.rank >= place.column_rank`)}
    ORDER BY k.rank, page.rank LIMIT ${limit + 1}`);
  const [first] = rows;
  // Nothing found: nothing there, or no board that the caller sees.
  if (first === undefined) await findVisibleBoard(ctx, boardId);
  else requireRole(ctx, first);
  return toPage(rows, limit, (last) => ({
    columnId: last.columnId,
    columnRank: last.columnRank,
    rank: last.rank,
    epoch: last.rankEpoch,
    cardId: last.id,
  }));
}

/**
 * A cursor's place as it is today: its column may have been moved, and the ranks made anew, since it was given. To
 * repeat is better than to skip: of a moved column's two places the earlier one counts, and a card that has left a
 * column whose ranks are new begins the column again.
 */
function placeToday(after: BoardCardPosition): Prisma.Sql {
  return Prisma.sql`
    SELECT given.column_id, LEAST(k.rank, ${after.columnRank}::text) AS column_rank,
      CASE WHEN k.id IS NULL OR k.rank_epoch = ${after.epoch}::int THEN ${after.rank}::text
        ELSE COALESCE((SELECT c.rank FROM cards c WHERE c.id = ${after.cardId}::uuid AND c.column_id = k.id), '')
      END AS rank
    FROM (SELECT ${after.columnId}::uuid AS column_id) AS given LEFT JOIN columns k ON k.id = given.column_id`;
}

/** The cards of the boards in use that the caller sees, in order of creation. @throws {AppError} `not_found` */
export async function listWorkspaceCards(
  ctx: Context,
  workspaceId: string,
  filters: CardFilters,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<CardRow, IdPosition>> {
  const workspace = await findVisibleWorkspace(ctx, workspaceId);
  const rows = await ctx.tx.rows<CardRow>(Prisma.sql`
    SELECT ${cardColumns}
    ${visibleBoards(ctx.principal, Prisma.sql`JOIN cards c ON c.board_id = b.id AND c.workspace_id = b.workspace_id`)}
      AND b.archived_at IS NULL AND c.workspace_id = ${workspace.id}::uuid ${filterConditions(filters)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND c.id > ${after.id}::uuid`}
    ORDER BY c.id LIMIT ${limit + 1}`);
  return toPage(rows, limit, ({ id }) => ({ id }));
}
