/**
 * The statements that read what a copy of a board keeps: first what there is, then its texts in parts. By hand: they are read as
 * lists are elsewhere.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { cardsPerCopyMax, commentsPerCopyMax } from '../core/limits.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { columnColumns } from './column-rows.ts';
import type { ColumnRow } from './column-rows.ts';
import { commentColumns } from './comment-rows.ts';
import type { CommentRow } from './comment-rows.ts';
import { labelColumns } from './label-rows.ts';
import type { LabelRow } from './label-rows.ts';

/** A card or a comment, before its texts are read. */
interface Outline {
  readonly id: string;
  /** About as many as it has in texts. */
  readonly characters: number;
}

export interface CardOutline extends Outline {
  readonly columnId: string;
  readonly rank: string;
  readonly assigneeIds: readonly string[];
}

export interface CommentOutline extends Outline {
  readonly createdAt: Date;
}

/** At most one card and one comment more than a copy can have. */
export interface BoardOutline {
  readonly columns: readonly ColumnRow[];
  readonly labels: readonly LabelRow[];
  readonly cards: readonly CardOutline[];
  readonly comments: readonly CommentOutline[];
}

/** What of a board is copied. */
export interface CopySource {
  readonly boardId: string;
  readonly includeArchived: boolean;
  readonly keep: readonly string[];
}

/** What a copy keeps of a board, without the texts of cards and comments. */
export async function readBoardOutline(tx: Tx, source: CopySource): Promise<BoardOutline> {
  const { boardId, keep } = source;
  const [keepsLabels, keepsCards] = [keep.includes('labels'), keep.includes('cards')];
  const columns = await tx.rows<ColumnRow>(Prisma.sql`
    SELECT ${columnColumns} FROM columns c WHERE c.board_id = ${boardId}::uuid ${live('c', source)} ORDER BY c.rank`);
  const labels = keepsLabels
    ? await tx.rows<LabelRow>(Prisma.sql`
        SELECT ${labelColumns} FROM labels l WHERE l.board_id = ${boardId}::uuid ORDER BY l.id`)
    : [];
  // The number of bytes is known without reading a long text.
  const cards = keepsCards
    ? await tx.rows<CardOutline>(Prisma.sql`
        SELECT c.id, c.column_id AS "columnId", c.rank, length(c.title) + COALESCE(octet_length(c.description), 0) AS characters,
          ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id AND ${keep.includes('assignees')})::text[]
            AS "assigneeIds"
        ${cardsOf(source)} ORDER BY c.id LIMIT ${cardsPerCopyMax + 1}::int`)
    : [];
  const comments =
    keepsCards && keep.includes('comments')
      ? await tx.rows<CommentOutline>(Prisma.sql`
          SELECT t.id, t.created_at AS "createdAt", octet_length(t.body) AS characters FROM comments t
          WHERE t.card_id IN (SELECT c.id ${cardsOf(source)}) ORDER BY t.id LIMIT ${commentsPerCopyMax + 1}::int`)
      : [];
  return { columns, labels, cards, comments };
}

/** Those of the cards that are still there, in any order, without the parts that are not kept. */
export async function readCopiedCards(
  tx: Tx,
  source: CopySource,
  ids: readonly string[],
): Promise<CardRow[]> {
  const cards = await tx.rows<CardRow>(
    Prisma.sql`SELECT ${cardColumns} ${cardsOf(source)} AND c.id = ANY (${ids}::uuid[])`,
  );
  return cards.map((card) => withoutParts(card, source.keep));
}

/** Those of the comments that are still there, in the order of their ids. */
export function readCopiedComments(tx: Tx, ids: readonly string[]): Promise<CommentRow[]> {
  return tx.rows<CommentRow>(Prisma.sql`
    SELECT ${commentColumns} FROM comments t WHERE t.id = ANY (${ids}::uuid[]) ORDER BY t.id`);
}

function cardsOf(source: CopySource): Prisma.Sql {
  return Prisma.sql`
    FROM cards c JOIN columns k ON k.id = c.column_id
    WHERE c.board_id = ${source.boardId}::uuid ${live('c', source)} ${live('k', source)}`;
}

function live(alias: 'c' | 'k', { includeArchived }: CopySource): Prisma.Sql {
  return includeArchived ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(alias)}.archived_at IS NULL`;
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
