/**
 * One call of every operation that succeeds, for tests that are generated over all of them. A new operation does not
 * compile, and fails those tests, until it stands here.
 */
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { Prisma } from '../../src/db/database.ts';
import { batchCalls, makeBatchColumns } from './batch-calls.ts';
import { makeInvoice } from './billing.ts';
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import { streamCalls } from './stream-calls.ts';
import { cardActionCalls } from './card-action-calls.ts';
import { personalDataCalls } from './personal-data-calls.ts';
import type { CallOptions, OperationId, Service } from './service.ts';
import { makeWebhook, webhookCalls } from './webhook-calls.ts';
import type { WebhookIds } from './webhook-calls.ts';
import { copyWorld, takeSample } from './world-copies.ts';
import type { WorldSample } from './world-copies.ts';
import {
  cancelSoon,
  makeAccountDeletion,
  makeBillingLink,
  makeEmailChange,
  makeExport,
  makeInvites,
  makePlanPreview,
  makeSessions,
  makeSignIn,
  makeTeam,
} from './world-parts.ts';

/** A workspace that has one of everything, so that every operation has something to act on. Ids are TypeIDs. */
export interface World extends Tenant, WebhookIds {
  readonly service: Service;
  readonly memberId: string;
  /** A user who is a member of the workspace and was added to the board as an editor. */
  readonly boardMemberId: string;
  readonly boardId: string;
  readonly archivedBoardId: string;
  readonly columnId: string;
  readonly emptyColumnId: string;
  readonly archivedColumnId: string;
  /** A card with a label, an assignee and two comments of the owner. */
  readonly cardId: string;
  /** The card with an external id. */
  readonly nextCardId: string;
  readonly archivedCardId: string;
  /** A card in the trash. */
  readonly deletedCardId: string;
  /** Columns for batches: the first has two cards and an archived one; the second has two, assigned to the owner. */
  readonly batchColumnIds: readonly [string, string];
  readonly batchCardIds: readonly [string, string, string, string, string];
  readonly labelId: string;
  readonly commentIds: readonly [string, string];
  readonly templateId: string;
  /** The one share link of the card, and the token that opens it. */
  readonly shareLinkId: string;
  readonly shareToken: string;
  /** Another token of the owner, which can do nothing but manage tokens. */
  readonly accessTokenId: string;
  /** A link to a page of the payment provider, which is not made yet. */
  readonly billingLinkId: string;
  /** A preview that the payment provider has not answered yet. */
  readonly planPreviewId: string;
  /** A session of the owner with its id, and the id of another one. */
  readonly session: string;
  readonly sessionId: string;
  readonly otherSessionId: string;
  /** A team workspace that the owner has made, and the member record of another owner of it. */
  readonly teamId: string;
  readonly teamMemberId: string;
  /** The member records of a guest who sees no board yet, and of someone who has not joined yet. */
  readonly guestMemberId: string;
  readonly invitedMemberId: string;
  /** Open invites of the owner to the workspaces of others: one to be accepted, one to be declined. */
  readonly inviteTokens: readonly [string, string];
  /** An open invoice. */
  readonly invoiceId: string;
  /** A sign-in of the owner that waits for its code. */
  readonly signInId: string;
  readonly signInCode: string;
  /** A change of the owner's address that waits for its code. */
  readonly emailChangeId: string;
  readonly emailChangeCode: string;
  /** A deletion of the owner's account that waits for its code. */
  readonly accountDeletionId: string;
  readonly accountDeletionCode: string;
  /** An export of the owner that is ready. */
  readonly exportId: string;
}

const samples = new WeakMap<Service, WorldSample>();
/** Of a service without options. Those of other test files of the process differ only in their database. */
let usualSample: WorldSample | undefined;
const planned = new WeakSet<Service>();

/** Makes a world: the first by requests, the others as copies of it. */
export async function makeWorld(service: Service): Promise<World> {
  const sample = samples.get(service) ?? (service.isUsual ? usualSample : undefined);
  const world = sample === undefined ? await makeSample(service) : await copyWorld(service, sample);
  if (!planned.has(service)) {
    // Statements that were planned while the tables were empty would read all copies of a row's board.
    await service.database.reader.rows(Prisma.sql`ANALYZE`);
    planned.add(service);
  }
  return world;
}

async function makeSample(service: Service): Promise<World> {
  const sample = await takeSample(service, () => buildWorld(service));
  samples.set(service, sample);
  if (service.isUsual) usualSample = sample;
  return sample.world;
}

async function buildWorld(service: Service): Promise<World> {
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  const { board: archivedBoard } = await makeBoard(service, tenant, 'Archived');
  await service.succeed('archiveBoard', { token, id: archivedBoard.id });
  const emptyColumn = await makeColumn(service, tenant, board.id);
  const archivedColumn = await makeColumn(service, tenant, board.id, 'Archived');
  await service.succeed('archiveColumn', { token, id: archivedColumn.id });
  const label = await service.succeed('createLabel', {
    token,
    id: board.id,
    body: { name: 'Old', color: 'red' },
  });
  const marks = { label_ids: [label.id], assignee_ids: [tenant.userId] };
  const card = await makeCard(service, tenant, board.id, { title: 'First', ...marks });
  const nextCard = await service.succeed('putCardByExternalId', {
    token,
    ...secondCard(tenant.workspaceId),
    body: { board_id: board.id, title: 'Second' },
  });
  const archivedCard = await makeCard(service, tenant, board.id, { title: 'Third' });
  await service.succeed('archiveCard', { token, id: archivedCard.id });
  const deletedCard = await makeCard(service, tenant, board.id, { title: 'Fourth' });
  await service.succeed('deleteCard', { token, id: deletedCard.id });
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
  const { userId: boardMemberId } = await makeMember(service, tenant, 'member');
  const asEditor = { id: board.id, path: { user_id: boardMemberId }, body: { role: 'editor' } };
  await service.succeed('putBoardMember', { token, ...asEditor });
  await cancelSoon(service, tenant);
  const sessions = await makeSessions(service, tenant);
  return {
    ...tenant,
    service,
    memberId: (await makeMember(service, tenant, 'member')).userId,
    boardMemberId,
    boardId: board.id,
    archivedBoardId: archivedBoard.id,
    columnId: column.id,
    emptyColumnId: emptyColumn.id,
    archivedColumnId: archivedColumn.id,
    cardId: card.id,
    nextCardId: nextCard.id,
    archivedCardId: archivedCard.id,
    deletedCardId: deletedCard.id,
    ...(await makeBatchColumns(service, tenant, board.id)),
    labelId: label.id,
    commentIds: [await comment('One'), await comment('Two')],
    templateId: template.id,
    shareLinkId: shared.share_link.id,
    shareToken: shared.token,
    accessTokenId: accessToken.id,
    billingLinkId: await makeBillingLink(service, tenant),
    planPreviewId: await makePlanPreview(service, tenant),
    ...sessions,
    ...(await makeTeam(service, sessions.session)),
    ...(await makeInvites(service, tenant)),
    ...(await makeSignIn(service, tenant)),
    ...(await makeEmailChange(service, tenant)),
    ...(await makeAccountDeletion(service, tenant)),
    exportId: await makeExport(service, tenant),
    ...(await makeWebhook(service, tenant)),
    invoiceId: await makeInvoice(service, tenant),
  };
}

export type ValidCall = Pick<CallOptions, 'id' | 'path' | 'query' | 'body'>;

/** The path of the card with an external id. */
function secondCard(workspaceId: string) {
  return { id: workspaceId, path: { source: 'github', external_id: '#2' } } as const;
}

const list = { limit: 100 } as const;

/** Every reference that an operation takes is given, so that tests can exchange each for another. */
export const validCalls = {
  createSignInCode: (world) => ({ body: { email: world.email } }),
  createSession: (world) => ({
    body: { sign_in_id: world.signInId, code: world.signInCode, name: 'New', user_name: 'New' },
  }),
  signOut: () => ({}),
  listSessions: () => ({ query: list }),
  getSession: (world) => ({ id: world.otherSessionId }),
  deleteSession: (world) => ({ id: world.otherSessionId }),
  getMe: () => ({}),
  updateMe: () => ({ body: { name: 'New' } }),
  ...personalDataCalls,
  ...webhookCalls,
  ...streamCalls,
  listWorkspaces: () => ({ query: list }),
  getWorkspace: (world) => ({ id: world.workspaceId }),
  createWorkspace: () => ({ body: { name: 'New' } }),
  deleteWorkspace: (world) => ({ id: world.teamId }),
  transferWorkspace: (world) => ({ id: world.teamId, body: { member_id: world.teamMemberId } }),
  leaveWorkspace: (world) => ({ id: world.teamId }),
  updateWorkspace: (world) => ({ id: world.workspaceId, body: { name: 'New' } }),
  getBilling: (world) => ({ id: world.workspaceId }),
  updateBilling: (world) => ({
    id: world.workspaceId,
    body: { billing_email: 'new@example.com', tax_id: 'DE123456789' },
  }),
  changePlan: (world) => ({
    id: world.workspaceId,
    body: { plan: 'business', interval: 'month', when: 'now' },
  }),
  previewPlanChange: (world) => ({
    id: world.workspaceId,
    body: { plan: 'business', interval: 'month', when: 'now' },
  }),
  createPlanPreview: (world) => ({
    id: world.workspaceId,
    body: { plan: 'business', interval: 'month', when: 'now' },
  }),
  getPlanPreview: (world) => ({ id: world.planPreviewId }),
  listInvoices: (world) => ({ id: world.workspaceId, query: list }),
  getInvoice: (world) => ({ id: world.invoiceId }),
  cancelBilling: (world) => ({ id: world.workspaceId, body: { when: 'now' } }),
  createBillingLink: (world) => ({ id: world.workspaceId, body: { kind: 'portal' } }),
  getBillingLink: (world) => ({ id: world.billingLinkId }),
  resumeBilling: (world) => ({ id: world.workspaceId }),
  listPlans: () => ({}),
  listWorkspaceCards: (world) => ({
    id: world.workspaceId,
    query: { ...list, ...cardFilters(world), board_id: world.boardId },
  }),
  getCardByExternalId: (world) => secondCard(world.workspaceId),
  putCardByExternalId: (world) => ({
    id: world.workspaceId,
    path: { source: 'github', external_id: 'new' },
    body: {
      board_id: world.boardId,
      title: 'New',
      column_id: world.columnId,
      label_ids: [world.labelId],
      assignee_ids: [world.memberId],
    },
  }),
  listWorkspaceShareLinks: (world) => ({ id: world.workspaceId, query: list }),
  listTrash: (world) => ({ id: world.workspaceId, query: { ...list, board_id: world.boardId } }),
  listPeople: (world) => ({ id: world.workspaceId, query: list }),
  getUser: (world) => ({ id: world.memberId }),
  listMembers: (world) => ({ id: world.workspaceId, query: list }),
  createMember: (world) => ({
    id: world.workspaceId,
    body: { email: `new.${world.email}`, role: 'guest', board_ids: [world.boardId] },
  }),
  getMember: (world) => ({ id: world.invitedMemberId }),
  updateMember: (world) => ({
    id: world.guestMemberId,
    body: { role: 'guest', board_ids: [world.boardId] },
  }),
  deleteMember: (world) => ({ id: world.guestMemberId }),
  resendInvite: (world) => ({ id: world.invitedMemberId }),
  getInvite: (world) => ({ id: world.inviteTokens[1] }),
  acceptInvite: (world) => ({ id: world.inviteTokens[0] }),
  declineInvite: (world) => ({ id: world.inviteTokens[1] }),
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
  getBoardCounts: (world) => ({ id: world.boardId }),
  getWorkspaceUsage: (world) => ({ id: world.workspaceId }),
  getWorkspaceCounts: (world) => ({ id: world.workspaceId }),
  getBoardSnapshot: (world) => ({ id: world.boardId, query: { cards_per_column: 100 } }),
  listBoardEvents: (world) => ({ id: world.boardId, query: { limit: 5 } }),
  updateBoard: (world) => ({ id: world.boardId, body: { name: 'New', description: 'Text' } }),
  deleteBoard: (world) => ({ id: world.boardId }),
  archiveBoard: (world) => ({ id: world.boardId }),
  restoreBoard: (world) => ({ id: world.archivedBoardId }),
  copyBoard: (world) => ({ id: world.archivedBoardId, body: { name: 'New' } }),
  moveBoard: (world) => ({ id: world.boardId, body: { workspace_id: world.teamId } }),
  listBoardMembers: (world) => ({ id: world.boardId, query: list }),
  putBoardMember: (world) => ({
    id: world.boardId,
    path: { user_id: world.memberId },
    body: { role: 'viewer' },
  }),
  deleteBoardMember: (world) => ({ id: world.boardId, path: { user_id: world.boardMemberId } }),
  listBoardActivity: (world) => ({ id: world.boardId, query: list }),
  listCardActivity: (world) => ({ id: world.cardId, query: list }),
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
  archiveColumn: (world) => ({ id: world.emptyColumnId }),
  restoreColumn: (world) => ({ id: world.archivedColumnId }),
  deleteColumn: (world) => ({ id: world.emptyColumnId }),
  moveColumn: (world) => ({ id: world.emptyColumnId, body: { before_column_id: world.columnId } }),
  getCard: (world) => ({ id: world.cardId }),
  updateCard: (world) => ({
    id: world.cardId,
    body: { title: 'New', label_ids: [world.labelId], assignee_ids: [world.memberId] },
  }),
  deleteCard: (world) => ({ id: world.cardId }),
  ...cardActionCalls,
  ...batchCalls,
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

/** The valid call of an operation, on something that exists if the operation could also create it or bring it back. */
export function changeCall(operationId: string, world: World): ValidCall {
  const call = validCall(operationId, world);
  if (operationId === 'restoreCard') return { id: world.archivedCardId };
  return operationId === 'putCardByExternalId' ? { ...call, ...secondCard(world.workspaceId) } : call;
}

/** What an operation is called with: an access token, or a session where it takes nothing else. */
export function credentialFor({ credentials }: Pick<OperationSpec, 'credentials'>, world: World): string {
  return credentials.includes('accessTokenAuth') ? world.token : world.session;
}
