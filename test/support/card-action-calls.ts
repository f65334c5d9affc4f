/** One call of every operation on one card besides reading, changing and deleting it. */
import type { ValidCall, World } from './operation-calls.ts';

export const cardActionCalls = {
  moveCard: (world) => ({
    id: world.cardId,
    body: { column_id: world.columnId, after_card_id: world.nextCardId },
  }),
  archiveCard: (world) => ({ id: world.cardId }),
  restoreCard: (world) => ({ id: world.deletedCardId, query: { column_id: world.columnId } }),
  addCardLabel: (world) => ({ id: world.nextCardId, path: { label_id: world.labelId } }),
  removeCardLabel: (world) => ({ id: world.cardId, path: { label_id: world.labelId } }),
  addCardAssignee: (world) => ({ id: world.nextCardId, path: { user_id: world.memberId } }),
  removeCardAssignee: (world) => ({ id: world.batchCardIds[3], path: { user_id: world.userId } }),
  copyCard: (world) => ({
    id: world.cardId,
    body: { column_id: world.columnId, title: 'New', keep: ['labels', 'assignees', 'comments'] },
  }),
} satisfies Record<string, (world: World) => ValidCall>;
