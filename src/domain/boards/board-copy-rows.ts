/** The statements that read what a copy of a board keeps. By hand: lists are read as cards and labels are elsewhere. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { cardsPerCopyMax, commentsPerCopyMax } from '../core/limits.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { columnColumns } from './column-rows.ts';
import type { ColumnRow } from './column-rows.ts';
import type { CommentRow } from './comment-rows.ts';
import { labelColumns } from './label-rows.ts';
import type { LabelRow } from './label-rows.ts';

/** At most one card and one comment more than a copy can have. */
export interface BoardContent {
  readonly columns: readonly ColumnRow[];
  readonly labels: readonly LabelRow[];
  readonly cards: readonly CardRow[];
  readonly comments: readonly CommentRow[];
}

/** Reads a board, without what is archived unless asked for, and without the parts that are not kept. */
export async function readBoardContent(
  tx: Tx,
  boardId: string,
  includeArchived: boolean,
  keep: readonly string[],
): Promise<BoardContent> {
  const live = (alias: 'c' | 'k') =>
    includeArchived ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(alias)}.archived_at IS NULL`;
  const [keepsLabels, keepsCards] = [keep.includes('labels'), keep.includes('cards')];
  const columns = await tx.rows<ColumnRow>(Prisma.sql`
    SELECT ${columnColumns} FROM columns c WHERE c.board_id = ${boardId}::uuid ${live('c')} ORDER BY c.rank`);
  const labels = keepsLabels
    ? await tx.rows<LabelRow>(Prisma.sql`
        SELECT ${labelColumns} FROM labels l WHERE l.board_id = ${boardId}::uuid ORDER BY l.id`)
    : [];
  const onBoard = Prisma.sql`
    FROM cards c JOIN columns k ON k.id = c.column_id WHERE c.board_id = ${boardId}::uuid ${live('c')} ${live('k')}`;
  const cards = keepsCards
    ? await tx.rows<CardRow>(Prisma.sql`
        SELECT ${cardColumns} ${onBoard} ORDER BY c.id LIMIT ${cardsPerCopyMax + 1}::int`)
    : [];
  const comments =
    keepsCards && keep.includes('comments')
      ? await tx.rows<CommentRow>(Prisma.sql`
          SELECT ${selectList('t', Prisma.CommentScalarFieldEnum)} FROM comments t
          WHERE t.card_id IN (SELECT c.id ${onBoard}) ORDER BY t.id LIMIT ${commentsPerCopyMax + 1}::int`)
      : [];
  return { columns, labels, cards: cards.map((card) => withoutParts(card, keep)), comments };
}

/** A card without what a copy doesn't keep. External ids are unique in a workspace. */
function withoutParts(card: CardRow, keep: readonly string[]): CardRow {
  return {
    ...card,
    externalSource: null,
    externalId: null,
    ...(!keep.includes('due_dates') && { dueAt: null, dueOn: null, startAt: null }),
    ...(!keep.includes('labels') && { labelIds: [] }),
    ...(!keep.includes('assignees') && { assigneeIds: [] }),
  };
}
