/** A board with two columns, and requests on it, for tests that delete and restore. */
import { makeCard, makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import { makeOrderedBoard } from './ordered-cards.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from './service.ts';

export async function makeTrashWorld(service: Service) {
  const tenant = await makeTenant(service);
  const board = await makeOrderedBoard(service, tenant);
  const succeed = <Op extends OperationId>(operationId: Op, id: string, options: CallOptions = {}) =>
    service.succeed(operationId, { token: tenant.token, id, ...options });
  /** The status and, for a problem, its code. */
  const outcome = async (operationId: OperationId, id: string, options: CallOptions = {}) => {
    const { status, body } = await service.call(operationId, { token: tenant.token, id, ...options });
    return status < 300 ? [status] : [status, (body as ProblemBody).code];
  };
  return {
    tenant,
    board,
    succeed,
    outcome,
    restoreCard: (id: string, query: CallOptions['query'] = {}) => succeed('restoreCard', id, { query }),
    removeCards: async (...ids: readonly string[]) => {
      for (const id of ids) await succeed('deleteCard', id);
    },
    cardIn: (columnId: string, fields: object = {}) =>
      makeCard(service, tenant, board.boardId, { column_id: columnId, ...fields }),
    trashOf: async ({ token, workspaceId }: Tenant, query: CallOptions['query'] = {}) =>
      (await service.succeed('listTrash', { token, id: workspaceId, query })).data,
  };
}

export type TrashWorld = Awaited<ReturnType<typeof makeTrashWorld>>;

/** A card with everything that a card can have. */
export async function makeFullCard(service: Service, { tenant, board, succeed }: TrashWorld) {
  const label = await succeed('createLabel', board.boardId, { body: { name: 'Urgent', color: 'red' } });
  const body = { board_id: board.boardId, title: 'Full', description: 'Text', label_ids: [label.id] };
  const { id } = await service.succeed('putCardByExternalId', {
    token: tenant.token,
    id: tenant.workspaceId,
    path: { source: 'github', external_id: '7' },
    body: { ...body, assignee_ids: [tenant.userId], due_on: '2026-12-04', estimate: 2.5, priority: 'high' },
  });
  const comments = [];
  for (const text of ['One', 'Two']) {
    comments.push(await succeed('createComment', id, { body: { body: text } }));
  }
  const link = await succeed('createShareLink', id, { body: {} });
  const revoked = await succeed('createShareLink', id, { body: {} });
  await succeed('revokeShareLink', revoked.share_link.id);
  return { id, label, comments, link, revoked };
}
