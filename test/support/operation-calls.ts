/**
 * One call of every operation that succeeds, for tests that are generated over all of them. A new operation does not
 * compile, and fails those tests, until it stands here.
 */
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import type { CallOptions, OperationId, Service } from './service.ts';

/** A workspace that has one of everything, so that every operation has something to act on. Ids are TypeIDs. */
export interface World extends Tenant {
  readonly service: Service;
  readonly memberId: string;
  readonly boardId: string;
  readonly archivedBoardId: string;
  readonly columnId: string;
  readonly emptyColumnId: string;
  /** A card with a label, an assignee and two comments of the owner. */
  readonly cardId: string;
  readonly nextCardId: string;
  readonly archivedCardId: string;
  readonly labelId: string;
  readonly commentIds: readonly [string, string];
  readonly templateId: string;
  /** The one share link of the card, and the token that opens it. */
  readonly shareLinkId: string;
  readonly shareToken: string;
  /** Another token of the owner, which can do nothing but manage tokens. */
  readonly accessTokenId: string;
}

export async function makeWorld(service: Service): Promise<World> {
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  const { board: archivedBoard } = await makeBoard(service, tenant, 'Archived');
  await service.succeed('archiveBoard', { token, id: archivedBoard.id });
  const emptyColumn = await makeColumn(service, tenant, board.id);
  const label = await service.succeed('createLabel', {
    token,
    id: board.id,
    body: { name: 'Old', color: 'red' },
  });
  const marks = { label_ids: [label.id], assignee_ids: [tenant.userId] };
  const card = await makeCard(service, tenant, board.id, { title: 'First', ...marks });
  const nextCard = await makeCard(service, tenant, board.id, { title: 'Second' });
  const archivedCard = await makeCard(service, tenant, board.id, { title: 'Third' });
  await service.succeed('archiveCard', { token, id: archivedCard.id });
  const comment = async (body: string) =>
    (await service.succeed('createComment', { token, id: card.id, body: { body } })).id;
  const shared = await service.succeed('createShareLink', { token, id: card.id, body: {} });
  const template = await service.succeed('createTemplate', {
    token,
    body: { board_id: board.id, name: 'Old' },
  });
  const { access_token: accessToken } = await service.succeed('createAccessToken', {
    token,
    id: tenant.workspaceId,
    body: { name: 'Old', scopes: ['tokens:write'] },
  });
  return {
    ...tenant,
    service,
    memberId: (await makeMember(service, tenant, 'member')).userId,
    boardId: board.id,
    archivedBoardId: archivedBoard.id,
    columnId: column.id,
    emptyColumnId: emptyColumn.id,
    cardId: card.id,
    nextCardId: nextCard.id,
    archivedCardId: archivedCard.id,
    labelId: label.id,
    commentIds: [await comment('One'), await comment('Two')],
    templateId: template.id,
    shareLinkId: shared.share_link.id,
    shareToken: shared.token,
    accessTokenId: accessToken.id,
  };
}

export type ValidCall = Pick<CallOptions, 'id' | 'query' | 'body'>;

const list = { limit: 100 } as const;

/** Every reference that an operation takes is given, so that tests can exchange each for another. */
export const validCalls = {
  getMe: () => ({}),
  listWorkspaces: () => ({ query: list }),
  getWorkspace: (world) => ({ id: world.workspaceId }),
  updateWorkspace: (world) => ({ id: world.workspaceId, body: { name: 'New' } }),
  listWorkspaceCards: (world) => ({
    id: world.workspaceId,
    query: { ...list, ...cardFilters(world), board_id: world.boardId },
  }),
  listAccessTokens: (world) => ({ id: world.workspaceId, query: list }),
  createAccessToken: (world) => ({
    id: world.workspaceId,
    body: { name: 'New', scopes: ['tokens:write'], expires_at: '2999-12-31T23:00:00-01:00' },
  }),
  getAccessToken: (world) => ({ id: world.accessTokenId }),
  rotateAccessToken: (world) => ({ id: world.accessTokenId, body: { overlap_seconds: 60 } }),
  revokeAccessToken: (world) => ({ id: world.accessTokenId }),
  listBoards: (world) => ({ query: { ...list, workspace_id: world.workspaceId } }),
  createBoard: (world) => ({
    body: { name: 'New', workspace_id: world.workspaceId, template_id: world.templateId },
  }),
  getBoard: (world) => ({ id: world.boardId }),
  updateBoard: (world) => ({ id: world.boardId, body: { name: 'New', description: 'Text' } }),
  deleteBoard: (world) => ({ id: world.boardId }),
  archiveBoard: (world) => ({ id: world.boardId }),
  restoreBoard: (world) => ({ id: world.archivedBoardId }),
  listColumns: (world) => ({ id: world.boardId, query: list }),
  createColumn: (world) => ({ id: world.boardId, body: { name: 'New', wip_limit: 3 } }),
  listCards: (world) => ({ id: world.boardId, query: { ...list, ...cardFilters(world) } }),
  createCard: (world) => ({
    id: world.boardId,
    body: {
      title: 'New',
      column_id: world.columnId,
      label_ids: [world.labelId],
      assignee_ids: [world.memberId],
    },
  }),
  listLabels: (world) => ({ id: world.boardId, query: list }),
  createLabel: (world) => ({ id: world.boardId, body: { name: 'New', color: 'blue' } }),
  getColumn: (world) => ({ id: world.columnId }),
  updateColumn: (world) => ({ id: world.columnId, body: { name: 'New', wip_limit: 3 } }),
  deleteColumn: (world) => ({ id: world.emptyColumnId }),
  moveColumn: (world) => ({ id: world.emptyColumnId, body: { before_column_id: world.columnId } }),
  getCard: (world) => ({ id: world.cardId }),
  updateCard: (world) => ({
    id: world.cardId,
    body: { title: 'New', label_ids: [world.labelId], assignee_ids: [world.memberId] },
  }),
  deleteCard: (world) => ({ id: world.cardId }),
  moveCard: (world) => ({
    id: world.cardId,
    body: { column_id: world.columnId, after_card_id: world.nextCardId },
  }),
  archiveCard: (world) => ({ id: world.cardId }),
  restoreCard: (world) => ({ id: world.archivedCardId }),
  listComments: (world) => ({ id: world.cardId, query: list }),
  createComment: (world) => ({ id: world.cardId, body: { body: 'New' } }),
  listShareLinks: (world) => ({ id: world.cardId, query: list }),
  createShareLink: (world) => ({ id: world.cardId, body: { expires_at: '3000-01-01T00:00:00Z' } }),
  getShareLink: (world) => ({ id: world.shareLinkId }),
  revokeShareLink: (world) => ({ id: world.shareLinkId }),
  getSharedCard: (world) => ({ id: world.shareToken }),
  getLabel: (world) => ({ id: world.labelId }),
  updateLabel: (world) => ({ id: world.labelId, body: { name: 'Newer', color: 'green' } }),
  deleteLabel: (world) => ({ id: world.labelId }),
  getComment: (world) => ({ id: world.commentIds[0] }),
  updateComment: (world) => ({ id: world.commentIds[0], body: { body: 'New' } }),
  deleteComment: (world) => ({ id: world.commentIds[0] }),
  listTemplates: (world) => ({ query: { ...list, workspace_id: world.workspaceId } }),
  createTemplate: (world) => ({
    body: { name: 'New', workspace_id: world.workspaceId, board_id: world.boardId },
  }),
  getTemplate: (world) => ({ id: world.templateId }),
  updateTemplate: (world) => ({ id: world.templateId, body: { name: 'New' } }),
  deleteTemplate: (world) => ({ id: world.templateId }),
  listEvents: (world) => ({
    query: {
      ...list,
      workspace_id: world.workspaceId,
      actor_id: world.userId,
      resource_id: world.cardId,
      board_id: world.boardId,
    },
  }),
} satisfies Record<OperationId, (world: World) => ValidCall>;

function cardFilters(world: World) {
  return { column_id: world.columnId, label_id: world.labelId, assignee_id: world.userId };
}

/** The valid call of an operation that the contract names. @throws {Error} when there is none yet */
export function validCall(operationId: string, world: World): ValidCall {
  const calls: Readonly<Partial<Record<string, (world: World) => ValidCall>>> = validCalls;
  const call = calls[operationId];
  if (call === undefined) throw new Error(`test/support/operation-calls.ts has no call of ${operationId}`);
  return call(world);
}
