/** Reads the content of a board to save it as a template. */
import { getBoard } from '../access/board-access.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { cardsPerTemplateMax } from '../core/limits.ts';
import { timeZoneOf } from '../core/time-zones.ts';
import { utcDay } from '../core/utc-days.ts';
import { relativeDay, relativeMoment, relativeStart } from './relative-dates.ts';
import type { Creation } from './relative-dates.ts';
import type { TemplateCard, TemplateContent } from './template-content.ts';
import { requireContentBytes } from './content-checks.ts';
import { countStarterBytes, holdColumns } from './template-rows.ts';

/** A board to save, and what its starter cards keep. */
export interface SavedBoard {
  readonly boardId: string;
  readonly includeCards: boolean;
  /** Labels, priority, estimate and cover color. */
  readonly includeDetails: boolean;
  /** When cards start and are due, relative to the creation of the board. */
  readonly includeDates: boolean;
}

/** @throws {AppError} `unknown_workspace`, `unknown_board`, `insufficient_role`, `limit_reached` */
export async function contentOfBoard(
  ctx: Context,
  workspaceId: string,
  saved: SavedBoard,
): Promise<TemplateContent> {
  const { prisma } = ctx.tx;
  // Moves wait, so that no card is read in two columns, or in none.
  await holdColumns(ctx.tx, (await findBoardToSave(ctx, workspaceId, saved.boardId)).id);
  // Found again: the caller may have lost access, and the board may have moved, before its columns were held.
  await requireWorkspace(ctx, workspaceId, { pointer: '/workspace_id' });
  const board = await findBoardToSave(ctx, workspaceId, saved.boardId);
  const columns = await prisma.boardColumn.findMany({
    where: { boardId: board.id, archivedAt: null },
    orderBy: { rank: 'asc' },
  });
  const labels = await prisma.label.findMany({ where: { boardId: board.id }, orderBy: { id: 'asc' } });
  const cards = saved.includeCards ? await readCards(ctx, board.id) : [];
  const creation = { at: board.createdAt, timeZone: timeZoneOf(ctx.principal.user) };
  return {
    columns: columns.map((column) => ({
      name: column.name,
      ...(column.color !== null && { color: column.color }),
      ...(column.done && { done: true }),
      ...(column.wipLimit !== null && { wip_limit: column.wipLimit }),
      ...(column.wipLimitEnforced && { wip_limit_enforced: true }),
      cards: cards
        .filter(({ columnId }) => columnId === column.id)
        .map((card) => ({
          title: card.title,
          ...(card.description !== null && { description: card.description }),
          ...(saved.includeDetails && detailsOf(card, labels)),
          ...(saved.includeDates && datesOf(card, creation)),
        })),
    })),
    labels: labels.map(({ name, color }) => ({ name, color })),
  };
}

/** @throws {AppError} `unknown_board`, `insufficient_role` */
export async function findBoardToSave(ctx: Context, workspaceId: string, id: string): Promise<BoardRow> {
  const board = await getBoard(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (board?.workspaceId !== workspaceId) {
    throw new AppError('unknown_board', 'There is no such board in this workspace.', {
      pointer: '/board_id',
    });
  }
  return board;
}

type SavedCard = Awaited<ReturnType<typeof readCards>>[number];

async function readCards({ tx }: Context, boardId: string) {
  // Before they are read: 500 long descriptions are tens of megabytes.
  requireContentBytes(await countStarterBytes(tx, boardId));
  const cards = await tx.prisma.card.findMany({
    where: { boardId, archivedAt: null, column: { archivedAt: null } },
    orderBy: { rank: 'asc' },
    select: {
      columnId: true,
      title: true,
      description: true,
      priority: true,
      estimate: true,
      coverColor: true,
      startAt: true,
      dueAt: true,
      dueOn: true,
      labels: { select: { labelId: true }, orderBy: { labelId: 'asc' } },
    },
    take: cardsPerTemplateMax + 1,
  });
  if (cards.length > cardsPerTemplateMax) {
    throw new AppError('limit_reached', `A template can have at most ${cardsPerTemplateMax} cards.`);
  }
  return cards;
}

/** `onBoard` are the labels of the board. A deleted one that the card still has is not among them. */
function detailsOf(
  { labels, priority, estimate, coverColor }: SavedCard,
  onBoard: readonly { readonly id: string; readonly name: string }[],
): Partial<TemplateCard> {
  const ids = new Set(labels.map(({ labelId }) => labelId));
  return {
    labels: onBoard.filter(({ id }) => ids.has(id)).map(({ name }) => name),
    ...(priority !== null && { priority }),
    ...(estimate !== null && { estimate }),
    ...(coverColor !== null && { cover_color: coverColor }),
  };
}

function datesOf({ startAt, dueAt, dueOn }: SavedCard, creation: Creation): Partial<TemplateCard> {
  const start = startAt === null ? undefined : relativeStart(creation, startAt);
  const due =
    dueAt === null ? dueOn && relativeDay(creation, utcDay(dueOn)) : relativeMoment(creation, dueAt);
  return { ...(start && { start_in: start }), ...(due && { due_in: due }) };
}
