/** Cards by the ids that other systems gave them. */
import { getBoard } from '../access/board-access.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Expectation } from '../core/versions.ts';
import type { CardRow } from './card-rows.ts';
import { addCard, updateCard } from './cards.ts';
import type { CardPatch, NewCard } from './cards.ts';
import {
  findVisibleExternalCard,
  holdExternalCard,
  lockExternalId,
  releaseExternalId,
} from './external-card-rows.ts';
import type { ExternalCard } from './external-card-rows.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getCardByExternalId(ctx: Context, external: ExternalCard): Promise<CardRow> {
  const card = await findVisibleExternalCard(ctx.tx, ctx.principal, external);
  if (card === undefined) throw notFound();
  requireRole(ctx, card);
  return card;
}

/** What a card becomes. `placement` counts only for a new one. */
export interface ExternalCardInput {
  readonly boardId: string;
  readonly patch: CardPatch & Pick<NewCard, 'title'>;
  readonly placement: Pick<NewCard, 'columnId' | 'position'>;
}

/**
 * Creates a card with an external id, or updates the one that has it. Concurrent requests make one card.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_board`, `unknown_column`,
 *   `unknown_label`, `unknown_assignee`, `two_due_dates`, `external_id_on_other_board`, `column_archived`,
 *   `limit_reached`, `wip_limit_reached`, `billing_canceled`, `quota_exceeded`, `conflict`
 */
export async function putCardByExternalId(
  ctx: CreationContext,
  external: ExternalCard,
  { boardId, patch, placement }: ExternalCardInput,
  expectation?: Expectation,
): Promise<{ readonly card: CardRow; readonly isNew: boolean }> {
  await getWorkspace(ctx, external.workspaceId);
  await requireBoardOf(ctx, external.workspaceId, boardId);
  await lockExternalId(ctx.tx, external);
  const found = await holdExternalCard(ctx.tx, external);
  if (found !== undefined) {
    if (found.boardId !== boardId) {
      throw new AppError(
        'external_id_on_other_board',
        'The card with this external id is on another board.',
        {
          pointer: '/board_id',
        },
      );
    }
    return { card: await updateCard(ctx, found.id, patch, expectation), isNew: false };
  }
  if (expectation !== undefined) {
    throw new AppError('precondition_failed', 'There is no card with this external id.');
  }
  await releaseExternalId(ctx, external);
  const { source: externalSource, id: externalId } = external;
  const labelsAndAssignees = { labelIds: [], assigneeIds: [] };
  const input = { ...labelsAndAssignees, ...patch, ...placement, externalSource, externalId };
  return { card: await addCard(ctx, boardId, input), isNew: true };
}

/** @throws {AppError} `unknown_board`, `insufficient_role` */
async function requireBoardOf(ctx: Context, workspaceId: string, boardId: string): Promise<void> {
  const board = await getBoard(ctx, boardId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (board?.workspaceId === workspaceId) return;
  throw new AppError('unknown_board', 'There is no such board in this workspace.', { pointer: '/board_id' });
}
