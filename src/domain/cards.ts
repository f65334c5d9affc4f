/** Cards: creating and changing one. Reading stands in card-rows.ts, order in card-order.ts, lists in card-lists.ts. */
import { Prisma } from '../db/database.ts';
import { findVisibleBoard } from './boards.ts';
import type { VisibleBoard } from './boards.ts';
import { appendableColumn, insertRanked } from './card-order.ts';
import { setAssignees, setLabels } from './card-relations.ts';
import { cardColumns, cardEvent, fieldsOf, findVisibleCard, isoTime } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from './events.ts';
import { newId } from './ids.ts';
import { cardsPerBoardMax } from './limits.ts';

export interface NewCard {
  readonly columnId?: string;
  readonly title: string;
  readonly description?: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
  readonly dueAt?: Date;
  readonly position: 'top' | 'bottom';
}

/**
 * Creates a card in the given column or the board's first.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`, `unknown_label`, `unknown_assignee`,
 *   `limit_reached`
 */
export async function createCard(ctx: Context, boardId: string, input: NewCard): Promise<CardRow> {
  const board = await findVisibleBoard(ctx, boardId);
  const column = await appendableColumn(ctx, board.id, input.columnId);
  if (column.boardCards >= cardsPerBoardMax) {
    throw new AppError('limit_reached', `A board holds at most ${cardsPerBoardMax} cards.`);
  }
  const id = newId();
  const inserted = await insertRanked(ctx, column.id, input.position, (rank) =>
    ctx.tx.rows<CardRow>(insertStatement(ctx, board, { id, columnId: column.id, rank }, input)),
  );
  const card = await withRelations(ctx, inserted, input);
  await recordEvents(ctx, [cardEvent(card, 'created', changesFromNothing(fieldsOf(card)))]);
  return card;
}

function insertStatement(
  ctx: Context,
  board: VisibleBoard,
  place: { readonly id: string; readonly columnId: string; readonly rank: string },
  input: NewCard,
): Prisma.Sql {
  return Prisma.sql`
    WITH c AS (
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, description, rank, due_at, created_by, created_at, updated_at)
      VALUES (${place.id}::uuid, ${board.workspaceId}::uuid, ${board.id}::uuid, ${place.columnId}::uuid, ${input.title},
        ${input.description ?? null}, ${place.rank}, ${input.dueAt ?? null}::timestamptz, ${ctx.principal.userId}::uuid,
        ${ctx.now}::timestamptz, ${ctx.now}::timestamptz)
      ON CONFLICT (column_id, rank) DO NOTHING RETURNING *
    )
    SELECT ${cardColumns} FROM c`;
}

async function withRelations(ctx: Context, card: CardRow, input: Pick<NewCard, 'labelIds' | 'assigneeIds'>) {
  const labelIds = input.labelIds.length === 0 ? [] : await setLabels(ctx, card, input.labelIds);
  const assigneeIds = input.assigneeIds.length === 0 ? [] : await setAssignees(ctx, card, input.assigneeIds);
  return { ...card, labelIds, assigneeIds };
}

export interface CardPatch {
  readonly title?: string;
  readonly description?: string | null;
  readonly labelIds?: readonly string[];
  readonly assigneeIds?: readonly string[];
  readonly dueAt?: Date | null;
  readonly completedAt?: Date | null;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `unknown_label`, `unknown_assignee` */
export async function updateCard(ctx: Context, id: string, patch: CardPatch): Promise<CardRow> {
  const card = await findVisibleCard(ctx, id, 'update');
  const { labelIds, assigneeIds, ...plain } = patch;
  const labels = labelIds === undefined ? card.labelIds : await setLabels(ctx, card, labelIds);
  const assignees = assigneeIds === undefined ? card.assigneeIds : await setAssignees(ctx, card, assigneeIds);
  return changeCard(ctx, { ...card, labelIds: labels, assigneeIds: assignees }, card, plain, 'updated');
}

/** Archives a card; an archived one is left as it is. @throws {AppError} `not_found`, `insufficient_role` */
export async function archiveCard(ctx: Context, id: string): Promise<CardRow> {
  const card = await findVisibleCard(ctx, id, 'update');
  return card.archivedAt === null ? changeCard(ctx, card, card, { archivedAt: ctx.now }, 'archived') : card;
}

/** Brings an archived card back to its place. @throws {AppError} `not_found`, `insufficient_role` */
export async function restoreCard(ctx: Context, id: string): Promise<CardRow> {
  const card = await findVisibleCard(ctx, id, 'update');
  return changeCard(ctx, card, card, { archivedAt: null }, 'restored');
}

/** Deletes a card with its comments and share links. @throws {AppError} `not_found`, `insufficient_role` */
export async function deleteCard(ctx: Context, id: string): Promise<void> {
  const card = await findVisibleCard(ctx, id, 'update');
  const comments = await ctx.tx.prisma.comment.findMany({ where: { cardId: id }, orderBy: { id: 'asc' } });
  await ctx.tx.prisma.card.delete({ where: { id }, select: { id: true } });
  await recordEvents(ctx, [
    ...comments.map(
      (comment) =>
        ({
          type: 'comment.deleted',
          workspaceId: card.workspaceId,
          resourceId: comment.id,
          boardId: card.boardId,
          changes: changesToNothing({ card_id: comment.cardId, body: comment.body }),
        }) as const,
    ),
    cardEvent(card, 'deleted', changesToNothing(fieldsOf(card))),
  ]);
}

type PlainPatch = Omit<CardPatch, 'labelIds' | 'assigneeIds'> & { readonly archivedAt?: Date | null };

/** Writes a patch in one UPDATE that raises the version, unless nothing differs. */
async function changeCard(
  ctx: Context,
  card: CardRow,
  before: CardRow,
  patch: PlainPatch,
  verb: 'updated' | 'archived' | 'restored',
): Promise<CardRow> {
  const { dueAt, completedAt, archivedAt, ...texts } = patch;
  const after: CardRow = {
    ...card,
    ...texts,
    ...(dueAt !== undefined && { dueAt: dueAt?.toISOString() ?? null }),
    ...(completedAt !== undefined && { completedAt: completedAt?.toISOString() ?? null }),
    ...(archivedAt !== undefined && { archivedAt: archivedAt?.toISOString() ?? null }),
  };
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  if (Object.keys(changes).length === 0) return before;
  const [row] = await ctx.tx.rows<Pick<CardRow, 'updatedAt' | 'version'>>(Prisma.sql`
    UPDATE cards c SET title = ${after.title}, description = ${after.description},
      due_at = ${after.dueAt}::timestamptz, completed_at = ${after.completedAt}::timestamptz,
      archived_at = ${after.archivedAt}::timestamptz, updated_at = ${ctx.now}::timestamptz, version = version + 1
    WHERE id = ${card.id}::uuid
    RETURNING ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt", c.version`);
  await recordEvents(ctx, [cardEvent(card, verb, changes)]);
  return { ...after, ...row };
}
