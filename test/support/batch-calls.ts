/** The calls of batches of cards, and the cards of a world that they act on. */
import { makeColumn } from './factories.ts';
import type { Tenant } from './factories.ts';
import type { ValidCall, World } from './operation-calls.ts';
import type { Service } from './service.ts';

export async function makeBatchColumns(service: Service, tenant: Tenant, boardId: string) {
  const { token, userId } = tenant;
  const columns = [
    await makeColumn(service, tenant, boardId, 'Batches'),
    await makeColumn(service, tenant, boardId, 'More batches'),
  ] as const;
  const cards = ['A', 'B', 'C', 'D', 'E'].map((title) =>
    title < 'D'
      ? { title, column_id: columns[0].id }
      : { title, column_id: columns[1].id, assignee_ids: [userId] },
  );
  const created = await service.succeed('createCards', { token, id: boardId, body: { cards } });
  const batchCardIds = created.cards.map(({ id }) => id) as unknown as World['batchCardIds'];
  await service.succeed('archiveCard', { token, id: batchCardIds[2] });
  return { batchColumnIds: [columns[0].id, columns[1].id] as const, batchCardIds };
}

export const batchCalls = {
  createCards: (world) => ({
    id: world.boardId,
    body: {
      cards: [
        {
          title: 'New',
          column_id: world.columnId,
          label_ids: [world.labelId],
          assignee_ids: [world.memberId],
        },
        { title: 'Newer', column_id: world.columnId },
      ],
    },
  }),
  importCards: (world) => ({
    id: world.boardId,
    body: {
      source: 'trello',
      cards: [
        {
          external_id: 'c1',
          title: 'New',
          column_id: world.columnId,
          label_ids: [world.labelId],
          assignee_ids: [world.memberId],
          created_by: world.memberId,
          created_at: '2024-03-04T10:12:00+01:00',
          completed_at: '2024-04-02T16:40:00Z',
          comments: [{ external_id: 'm1', body: 'Newer', created_at: '2024-03-11T08:30:00Z' }],
        },
      ],
    },
  }),
  importComments: (world) => ({
    id: world.cardId,
    body: {
      source: 'trello',
      comments: [{ external_id: 'm2', body: 'New', created_by: world.memberId }],
    },
  }),
  updateCards: (world) => ({
    id: world.workspaceId,
    body: {
      cards: [
        { id: world.cardId, title: 'Newest' },
        { id: world.batchCardIds[1], title: 'Newer', assignee_ids: [world.memberId] },
      ],
    },
  }),
  moveCards: (world) => ({
    id: world.workspaceId,
    body: {
      cards: [
        { id: world.archivedCardId, column_id: world.columnId, before_card_id: world.nextCardId },
        { id: world.batchCardIds[1], column_id: world.batchColumnIds[0], position: 'top' },
      ],
    },
  }),
  archiveCards: (world) => {
    const cards = world.batchCardIds.slice(0, 2).map((id) => ({ id }));
    return { id: world.workspaceId, body: { cards } };
  },
  restoreCards: (world) => ({ id: world.workspaceId, body: { cards: [{ id: world.batchCardIds[2] }] } }),
  moveColumnCards: (world) => ({
    id: world.batchColumnIds[1],
    body: { column_id: world.batchColumnIds[0] },
  }),
  archiveColumnCards: (world) => ({ id: world.batchColumnIds[0] }),
  sortColumnCards: (world) => ({ id: world.batchColumnIds[1], body: { sort: '-title' } }),
} satisfies Record<string, (world: World) => ValidCall>;
