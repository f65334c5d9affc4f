/** The trash: deleted boards, columns and cards, which can be restored for some time (docs/decisions/0071-trash.md). */
import { LostRaceError } from '../../db/errors.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import type { Expectation } from '../core/versions.ts';
import { findTrashItem, listTrashRows } from './trash-rows.ts';
import type { KeptType, TrashFilters, TrashItem, TrashPosition, TrashRow } from './trash-rows.ts';

/** How long what was deleted can be restored. */
export const restorableMs = 30 * 86_400_000;

/** What was deleted until this time can't be restored anymore. */
export function restorableAfter({ now }: Pick<Context, 'now'>): Date {
  return new Date(now.getTime() - restorableMs);
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function listTrash(
  ctx: Context,
  workspaceId: string,
  filters: TrashFilters,
  page: PageRequest<TrashPosition>,
): Promise<Page<TrashRow, TrashPosition>> {
  const { id } = await getWorkspace(ctx, workspaceId);
  const place = { workspaceId: id, deletedAfter: restorableAfter(ctx) };
  const rows = await listTrashRows(ctx, place, filters, page);
  return toPage(rows, page.limit, ({ deletedAt, id: last }) => ({
    deletedAt: deletedAt.toISOString(),
    id: last,
  }));
}

/**
 * Locks a column or card in the trash, so that no other request restores it; undefined if it isn't in the trash.
 *
 * @throws {AppError} `insufficient_role`, `precondition_failed`, `board_deleted`; `not_found` if it can't be restored
 *   anymore
 */
export async function lockTrashItem(
  ctx: Context,
  type: KeptType,
  id: string,
  expectation: Expectation | undefined,
): Promise<TrashItem | undefined> {
  const item = await findTrashItem(ctx, type, id);
  if (item === undefined) return undefined;
  requireRole(ctx, item);
  if (item.deletedAt <= restorableAfter(ctx)) throw notFound();
  refuseVersion(expectation);
  if (item.boardDeletedAt !== null) {
    throw new AppError('board_deleted', 'The board is deleted. Restore it first.');
  }
  return item;
}

/**
 * Finds something to restore that isn't in the trash. If it was deleted while `find` waited for its lock, the request
 * runs again, and finds it in the trash.
 */
export async function findUnlessDeleted<Found>(
  find: () => Promise<Found>,
  isInTrash: () => Promise<boolean>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'not_found';
    if (isGone && (await isInTrash())) throw new LostRaceError('what is restored was just deleted');
    throw error;
  }
}

/** Refuses `If-Match`: what is deleted has no version that it could match. @throws {AppError} `precondition_failed` */
export function refuseVersion(expectation: Expectation | undefined): void {
  if (expectation === undefined) return;
  throw new AppError('precondition_failed', 'The resource is deleted. Restore it without If-Match.');
}
