/**
 * Cards that go to another board of their workspace, by a move or as a copy: who may send them there, and which labels
 * and assignees they have there (docs/decisions/0075-cards-across-boards.md).
 */
import { LostRaceError } from '../../db/errors.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import { requireRole } from '../core/context.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { AppError, refuseListed } from '../core/errors.ts';
import type { ListedReason } from '../core/errors.ts';
import { labelsPerBoardMax } from '../core/limits.ts';
import { findAssignableOn } from './card-batch-rows.ts';
import { holdMemberRows } from './card-relation-rows.ts';
import type { CardRow } from './card-rows.ts';
import {
  countLabels,
  findLabelMatches,
  findVisibleColumns,
  holdMatchingLabels,
  lockVisibleBoards,
} from './card-transfer-rows.ts';
import type { LabelMatch } from './card-transfer-rows.ts';
import { storeLabels, tooManyLabels } from './labels.ts';

/** What happens to labels that the other board doesn't have. */
export type MissingLabels = 'create' | 'drop' | 'fail';

/** A card as it is, and the board that it, or its copy, goes to. */
export interface Transfer {
  readonly card: Pick<CardRow, 'workspaceId' | 'boardId' | 'labelIds' | 'assigneeIds'>;
  readonly boardId: string;
}

/** What a card has on the board that it goes to. */
export interface BoardArrival {
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
}

export const unknownTarget = "No such column in this workspace, or you don't have access to its board.";

/**
 * The board of a column that a card can go to.
 *
 * @throws {AppError} `unknown_column`, `insufficient_role`
 */
export async function findTargetBoard(ctx: Context, workspaceId: string, columnId: string): Promise<string> {
  const [column] = await findVisibleColumns(ctx, workspaceId, [columnId]);
  if (column === undefined) throw new AppError('unknown_column', unknownTarget, { pointer: '/column_id' });
  const { boardId, role, hold } = column;
  requireRole(ctx, { workspaceId, boardId, role, hold });
  return boardId;
}

/**
 * Locks what cards need on the boards that they go to, in the same order as everything else does: members, boards and
 * labels. Call it before the boards' caps, columns and cards are locked.
 */
export async function holdTransfers(ctx: Context, transfers: readonly Transfer[]): Promise<void> {
  const boardIds = [...new Set(transfers.map(({ boardId }) => boardId))];
  const others = new Set(
    transfers.flatMap(({ card, boardId }) => (card.boardId === boardId ? [] : [boardId])),
  );
  const userIds = [...new Set(transfers.flatMap(({ card }) => card.assigneeIds))];
  const [first] = transfers;
  if (first !== undefined && userIds.length > 0) {
    await holdMemberRows(ctx.tx, first.card.workspaceId, boardIds, userIds);
  }
  const locked = others.size === 0 ? [] : await lockVisibleBoards(ctx, [...others]);
  if (locked.length < others.size) throw new LostRaceError('a board is gone that a card was about to go to');
  const wanted = wantedBy(transfers);
  if (wanted.length > 0) await holdMatchingLabels(ctx.tx, wanted);
}

function wantedBy(transfers: readonly Transfer[]) {
  return transfers.flatMap(({ card, boardId }) => card.labelIds.map((labelId) => ({ labelId, boardId })));
}

/** Notes that a card, by its index, can't go to its board. */
export type RefuseTransfer = (index: number, code: 'missing_label' | 'limit_reached', detail: string) => void;

/**
 * The labels and assignees that cards have on the boards that they go to, in the order of the cards. Creates labels if
 * they are missing and should be created. Call it with locked boards.
 *
 * @throws {AppError} `billing_canceled`
 */
export async function settleTransfers(
  ctx: Context & PlanSettings,
  transfers: readonly Transfer[],
  missingLabels: MissingLabels,
  refuse: RefuseTransfer,
): Promise<BoardArrival[]> {
  const labelOf = await settleLabels(ctx, transfers, missingLabels, refuse);
  const isAssignable = await findAssignees(ctx, transfers);
  return transfers.map(({ card, boardId }) => ({
    labelIds: [...new Set(card.labelIds.flatMap((id) => labelOf(boardId, id) ?? []))].sort(),
    assigneeIds: card.assigneeIds.filter((userId) => isAssignable(boardId, userId)),
  }));
}

/** As `settleTransfers`, for one card. @throws {ListedError} `missing_label`, `limit_reached`, `billing_canceled` */
export async function settleTransfer(
  ctx: Context & PlanSettings,
  transfer: Transfer,
  missingLabels: MissingLabels,
): Promise<BoardArrival> {
  const reasons: ListedReason[] = [];
  const [arrival] = await settleTransfers(ctx, [transfer], missingLabels, (_index, code, detail) => {
    reasons.push({ parameter: 'missing_labels', code, detail });
  });
  refuseListed(reasons);
  return arrival ?? { labelIds: [], assigneeIds: [] };
}

type FindLabel = (boardId: string, labelId: string) => string | undefined;

async function settleLabels(
  ctx: Context & PlanSettings,
  transfers: readonly Transfer[],
  missingLabels: MissingLabels,
  refuse: RefuseTransfer,
): Promise<FindLabel> {
  const wanted = wantedBy(transfers);
  if (wanted.length === 0) return () => undefined;
  const matches = await findLabelMatches(ctx.tx, wanted);
  const missing = matches.filter(({ matchId }) => matchId === null);
  const made =
    missingLabels === 'create' && missing.length > 0
      ? await createMissing(ctx, transfers, missing, refuse)
      : new Map<string, string>();
  if (missingLabels === 'fail') refuseMissing(transfers, missing, refuse);
  const labels = new Map(
    matches.map((match) => [`${match.boardId} ${match.labelId}`, match.matchId ?? made.get(nameOn(match))]),
  );
  return (boardId, labelId) => labels.get(`${boardId} ${labelId}`);
}

/** Stands for a label of a board, whichever card needs it. */
function nameOn({ boardId, key }: LabelMatch): string {
  return `${boardId} ${key}`;
}

function refuseMissing(
  transfers: readonly Transfer[],
  missing: readonly LabelMatch[],
  refuse: RefuseTransfer,
): void {
  const names = new Map(missing.map((match) => [`${match.boardId} ${match.labelId}`, match.name]));
  for (const [index, { card, boardId }] of transfers.entries()) {
    for (const labelId of card.labelIds) {
      const name = names.get(`${boardId} ${labelId}`);
      if (name !== undefined) refuse(index, 'missing_label', `The board has no label "${name}".`);
    }
  }
}

/** Creates the labels that boards don't have, each once, and returns their ids. @throws {AppError} `billing_canceled` */
async function createMissing(
  ctx: Context & PlanSettings,
  transfers: readonly Transfer[],
  missing: readonly LabelMatch[],
  refuse: RefuseTransfer,
): Promise<ReadonlyMap<string, string>> {
  const workspaceId = transfers[0]?.card.workspaceId ?? '';
  await requireNotCanceled(ctx, workspaceId);
  const wanted = new Map(missing.map((match) => [nameOn(match), match]));
  const counts = await countLabels(ctx.tx, [...new Set(missing.map(({ boardId }) => boardId))]);
  const full = new Set(
    counts.flatMap(({ boardId, count }) => {
      const added = [...wanted.values()].filter((match) => match.boardId === boardId).length;
      return count + added > labelsPerBoardMax ? [boardId] : [];
    }),
  );
  for (const [index, { card, boardId }] of transfers.entries()) {
    const needs = missing.some((it) => it.boardId === boardId && card.labelIds.includes(it.labelId));
    if (needs && full.has(boardId)) refuse(index, 'limit_reached', tooManyLabels);
  }
  const toStore = [...wanted].filter(([, { boardId }]) => !full.has(boardId));
  const stored = await storeLabels(
    ctx,
    toStore.map(([, { boardId, name, color }]) => ({ workspaceId, boardId, name, color })),
  );
  return new Map(toStore.map(([name], index) => [name, stored[index]?.id ?? '']));
}

async function findAssignees(
  { tx }: Context,
  transfers: readonly Transfer[],
): Promise<(boardId: string, userId: string) => boolean> {
  const pairs = transfers.flatMap(({ card, boardId }) =>
    card.assigneeIds.map((userId) => ({ userId, boardId })),
  );
  const [first] = transfers;
  if (first === undefined || pairs.length === 0) return () => false;
  const found = await findAssignableOn(tx, first.card.workspaceId, pairs);
  const keys = new Set(found.map(({ userId, boardId }) => `${boardId} ${userId}`));
  return (boardId, userId) => keys.has(`${boardId} ${userId}`);
}
