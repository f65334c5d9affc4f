/** The trash: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { listTrash, restorableMs } from '../domain/boards/trash.ts';
import type { TrashPosition, TrashRow } from '../domain/boards/trash-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { given, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

function toTrashItem(row: TrashRow): components['schemas']['TrashItem'] {
  const { type, id, name, identifier, deletedAt, deletedBy, boardDeletedAt } = row;
  return {
    type,
    id: toTypeId(type, id),
    name,
    ...present({ identifier }),
    board_id: toTypeId('board', row.boardId),
    board_name: row.boardName,
    ...(boardDeletedAt !== null && { board_deleted_at: boardDeletedAt.toISOString() }),
    ...(deletedBy !== null && { deleted_by: toTypeId('user', deletedBy) }),
    deleted_at: deletedAt.toISOString(),
    restorable_until: new Date(deletedAt.getTime() + restorableMs).toISOString(),
  };
}

export const trashHandlers = {
  listTrash: async (ctx, input) => {
    const { type, board_id: boardId } = input.query;
    const filters = { ...given('type', type), ...given('boardId', boardId, fromTypeId) };
    const page = pageRequest<TrashPosition>(input);
    return okPage(await listTrash(ctx, fromTypeId(input.path.id), filters, page), toTrashItem);
  },
} satisfies Partial<Handlers>;
