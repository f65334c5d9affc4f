/** What every operation that changes something writes into the event log. */
import { expect } from 'vitest';
import { anyTime, batchExpectations, cleared, set } from './expected-batch-events.ts';
import type { Expectation } from './expected-batch-events.ts';
import { webhookExpectations } from './webhook-calls.ts';
import type { OperationId } from './service.ts';

export type UnsafeOperationId = Exclude<OperationId, `get${string}` | `list${string}` | `stream${string}`>;

const anyPrefix: unknown = expect.stringMatching(/^bwt_[0-9A-Za-z]{4}$/);
const anyName: unknown = expect.stringMatching(/^Person \d+$/);

export const expectations = {
  // Sessions belong to a person and to no workspace, and neither does a person who is known already.
  createSignInCode: () => [],
  createStreamTicket: () => [],
  createSession: () => [],
  signOut: () => [],
  deleteSession: () => [],
  // In the personal workspace and in the team's.
  updateMe: () => [
    { type: 'member.updated', changes: { name: { from: anyName, to: 'New' } } },
    { type: 'member.updated', changes: { name: { from: anyName, to: 'New' } } },
  ],
  createEmailChange: () => [],
  confirmEmailChange: (world) => {
    const changes = { email: { from: world.email, to: `changed.${world.email}` } };
    return [
      { type: 'member.updated', changes },
      { type: 'member.updated', changes },
    ];
  },
  createExport: () => [],
  deleteExport: () => [],
  createAccountDeletion: () => [],
  // The rest follows in a job.
  confirmAccountDeletion: (world) => [
    ...Array.from({ length: 2 }, () => ({
      type: 'member.updated',
      changes: {
        name: { from: anyName, to: 'Deleted user' },
        email: { from: world.email, to: expect.stringMatching(/@deleted\.invalid$/) as unknown },
      },
    })),
    {
      type: 'workspace.deleted',
      id: world.workspaceId,
      changes: { name: cleared('Personal'), kind: cleared('personal') },
    },
  ],
  createWorkspace: (world, id) => [
    { type: 'workspace.created', id, changes: { name: set('New'), kind: set('team') } },
    {
      type: 'member.created',
      changes: {
        email: set(world.email),
        user_id: set(world.userId),
        role: set('owner'),
        status: set('active'),
      },
    },
  ],
  deleteWorkspace: (world) => [
    {
      type: 'workspace.deleted',
      id: world.teamId,
      changes: { name: cleared('Team'), kind: cleared('team') },
    },
  ],
  transferWorkspace: () => [{ type: 'member.updated', changes: { role: { from: 'owner', to: 'admin' } } }],
  leaveWorkspace: (world) => [
    {
      type: 'member.deleted',
      changes: {
        email: cleared(world.email),
        name: cleared(anyName),
        user_id: cleared(world.userId),
        role: cleared('owner'),
        status: cleared('active'),
      },
    },
  ],
  createMember: (world, id) => [
    {
      type: 'member.created',
      id,
      changes: {
        email: set(`new.${world.email}`),
        role: set('guest'),
        status: set('invited'),
        board_ids: set([world.boardId]),
      },
    },
  ],
  updateMember: (world, id) => [
    { type: 'member.updated', id, changes: { board_ids: { from: [], to: [world.boardId] } } },
  ],
  deleteMember: (world) => [
    { type: 'token.deleted', changes: { name: cleared('Test') } },
    {
      type: 'member.deleted',
      id: world.guestMemberId,
      changes: { role: cleared('guest'), status: cleared('active'), board_ids: cleared([]) },
    },
  ],
  resendInvite: (world) => [
    {
      type: 'member.updated',
      id: world.invitedMemberId,
      changes: { invited_at: { from: anyTime, to: anyTime } },
    },
  ],
  acceptInvite: (world, id) => [
    {
      type: 'member.updated',
      id,
      changes: {
        name: set(anyName),
        user_id: set(world.userId),
        status: { from: 'invited', to: 'active' },
        joined_at: set(anyTime),
      },
    },
  ],
  declineInvite: (world) => [
    { type: 'member.deleted', changes: { email: cleared(world.email), status: cleared('invited') } },
  ],
  updateWorkspace: (world) => [
    { type: 'workspace.updated', id: world.workspaceId, changes: { name: { from: 'Personal', to: 'New' } } },
  ],
  updateBilling: (_world, id) => [
    {
      type: 'billing.updated',
      id,
      changes: { billing_email: set('new@example.com'), tax_id: set('DE123456789') },
    },
  ],
  changePlan: (_world, id) => [
    {
      type: 'billing.plan_changed',
      id,
      changes: {
        plan: { from: 'free', to: 'business' },
        seat_price: { from: 800, to: 1600 },
        cancel_at: cleared(anyTime),
      },
    },
  ],
  previewPlanChange: () => [],
  cancelBilling: (_world, id) => [
    {
      type: 'billing.canceled',
      id,
      changes: {
        status: { from: 'active', to: 'canceled' },
        cancel_at: cleared(anyTime),
        canceled_at: set(anyTime),
      },
    },
  ],
  createPlanPreview: (_world, id) => [
    {
      type: 'plan_preview.created',
      id,
      changes: { plan: set('business'), interval: set('month'), when: set('now') },
    },
  ],
  createBillingLink: (_world, id) => [{ type: 'billing_link.created', id, changes: { kind: set('portal') } }],
  resumeBilling: (_world, id) => [{ type: 'billing.resumed', id, changes: { cancel_at: cleared(anyTime) } }],
  createAccessToken: (_world, id) => [
    {
      type: 'token.created',
      id,
      changes: {
        name: set('New'),
        scopes: set(['tokens:write']),
        prefix: set(anyPrefix),
        expires_at: set('3000-01-01T00:00:00.000Z'),
      },
    },
  ],
  rotateAccessToken: (world) => [
    {
      type: 'token.updated',
      id: world.accessTokenId,
      changes: { prefix: { from: anyPrefix, to: anyPrefix } },
    },
  ],
  revokeAccessToken: (world) => [
    {
      type: 'token.deleted',
      id: world.accessTokenId,
      changes: { name: cleared('Old'), scopes: cleared(['tokens:write']), prefix: cleared(anyPrefix) },
    },
  ],
  createBoard: (world, id) => [
    {
      type: 'board.created',
      id,
      changes: { name: set('New'), template_id: set(world.templateId) },
    },
    { type: 'column.created', changes: { name: set('To do') } },
    { type: 'column.created', changes: { name: set('Another column') } },
    { type: 'label.created', changes: { name: set('Old'), color: set('red') } },
  ],
  updateBoard: (_world, id) => [
    { type: 'board.updated', id, changes: { name: { from: 'Board', to: 'New' }, description: set('Text') } },
  ],
  deleteBoard: (world) => [{ type: 'board.deleted', id: world.boardId, changes: { name: cleared('Board') } }],
  putBoardMember: (world, id) => [
    { type: 'board_member.created', id, changes: { user_id: set(world.memberId), role: set('viewer') } },
  ],
  deleteBoardMember: (world) => [
    {
      type: 'board_member.deleted',
      changes: { user_id: cleared(world.boardMemberId), role: cleared('editor') },
    },
  ],
  archiveBoard: (_world, id) => [{ type: 'board.archived', id, changes: { archived_at: set(anyTime) } }],
  restoreBoard: (_world, id) => [{ type: 'board.restored', id, changes: { archived_at: cleared(anyTime) } }],
  moveBoard: (world) => [
    {
      type: 'board.moved_out',
      id: world.boardId,
      changes: { name: cleared('Board'), visibility: cleared('workspace') },
    },
    {
      type: 'board.moved_in',
      id: world.boardId,
      changes: { name: set('Board'), visibility: set('workspace') },
    },
  ],
  copyBoard: (_world, id) => [
    { type: 'board.created', id, changes: { name: set('New') } },
    { type: 'column.created', changes: { name: set('To do') } },
  ],
  createColumn: (_world, id) => [
    { type: 'column.created', id, changes: { name: set('New'), wip_limit: set(3) } },
  ],
  updateColumn: (_world, id) => [
    { type: 'column.updated', id, changes: { name: { from: 'To do', to: 'New' }, wip_limit: set(3) } },
  ],
  archiveColumn: (_world, id) => [{ type: 'column.archived', id, changes: { archived_at: set(anyTime) } }],
  restoreColumn: (_world, id) => [
    { type: 'column.restored', id, changes: { archived_at: cleared(anyTime) } },
  ],
  deleteColumn: (world) => [
    { type: 'column.deleted', id: world.emptyColumnId, changes: { name: cleared('Another column') } },
  ],
  moveColumn: (_world, id) => [{ type: 'column.moved', id, changes: { position: { from: 2, to: 1 } } }],
  createCard: (world, id) => [
    {
      type: 'card.created',
      id,
      changes: {
        title: set('New'),
        column_id: set(world.columnId),
        label_ids: set([world.labelId]),
        assignee_ids: set([world.memberId]),
      },
    },
  ],
  putCardByExternalId: (world, id) => [
    {
      type: 'card.created',
      id,
      changes: {
        title: set('New'),
        column_id: set(world.columnId),
        label_ids: set([world.labelId]),
        assignee_ids: set([world.memberId]),
        external_source: set('github'),
        external_id: set('new'),
      },
    },
  ],
  updateCard: (world, id) => [
    {
      type: 'card.updated',
      id,
      changes: {
        title: { from: 'First', to: 'New' },
        assignee_ids: { from: [world.userId], to: [world.memberId] },
      },
    },
  ],
  deleteCard: (world) => [
    { type: 'comment.deleted', id: world.commentIds[0], changes: { body: cleared('One') } },
    { type: 'comment.deleted', id: world.commentIds[1], changes: { body: cleared('Two') } },
    {
      type: 'share_link.deleted',
      id: world.shareLinkId,
      changes: { card_id: cleared(world.cardId) },
    },
    { type: 'card.deleted', id: world.cardId, changes: { title: cleared('First') } },
  ],
  moveCard: (world, id) => [
    {
      type: 'card.moved',
      id,
      changes: {
        column_id: { from: world.columnId, to: world.columnId },
        after_card_id: set(world.nextCardId),
      },
    },
  ],
  copyCard: (world, id) => [
    {
      type: 'card.created',
      id,
      changes: {
        title: set('New'),
        column_id: set(world.columnId),
        label_ids: set([world.labelId]),
        assignee_ids: set([world.userId]),
      },
    },
    { type: 'comment.created', changes: { card_id: set(id), body: set('One') } },
    { type: 'comment.created', changes: { card_id: set(id), body: set('Two') } },
  ],
  archiveCard: (_world, id) => [{ type: 'card.archived', id, changes: { archived_at: set(anyTime) } }],
  restoreCard: (world, id) => [
    {
      type: 'card.restored',
      id,
      changes: {
        title: set('Fourth'),
        column_id: set(world.columnId),
        number: set(4),
        created_by: set(world.userId),
        created_at: set(anyTime),
        after_card_id: set(world.archivedCardId),
      },
    },
  ],
  ...batchExpectations,
  ...webhookExpectations,
  addCardLabel: (world, id) => [
    { type: 'card.updated', id, changes: { label_ids: { from: [], to: [world.labelId] } } },
  ],
  removeCardLabel: (world, id) => [
    { type: 'card.updated', id, changes: { label_ids: { from: [world.labelId], to: [] } } },
  ],
  addCardAssignee: (world, id) => [
    {
      type: 'card.updated',
      id,
      changes: { assignee_ids: { from: [], to: [world.memberId] } },
    },
  ],
  removeCardAssignee: (world, id) => [
    { type: 'card.updated', id, changes: { assignee_ids: { from: [world.userId], to: [] } } },
  ],
  createLabel: (_world, id) => [
    { type: 'label.created', id, changes: { name: set('New'), color: set('blue') } },
  ],
  updateLabel: (_world, id) => [
    {
      type: 'label.updated',
      id,
      changes: { name: { from: 'Old', to: 'Newer' }, color: { from: 'red', to: 'green' } },
    },
  ],
  deleteLabel: (world) => [
    {
      type: 'card.updated',
      id: world.cardId,
      changes: { label_ids: { from: [world.labelId], to: [] } },
    },
    { type: 'label.deleted', id: world.labelId, changes: { name: cleared('Old'), color: cleared('red') } },
  ],
  createComment: (world, id) => [
    { type: 'comment.created', id, changes: { card_id: set(world.cardId), body: set('New') } },
  ],
  updateComment: (_world, id) => [
    { type: 'comment.updated', id, changes: { body: { from: 'One', to: 'New' } } },
  ],
  deleteComment: (world) => [
    { type: 'comment.deleted', id: world.commentIds[0], changes: { body: cleared('One') } },
  ],
  createShareLink: (world, id) => [
    {
      type: 'share_link.created',
      id,
      changes: { card_id: set(world.cardId), expires_at: set('3000-01-01T00:00:00.000Z') },
    },
  ],
  revokeShareLink: ({ shareLinkId: id, cardId }) => [
    { type: 'share_link.deleted', id, changes: { card_id: cleared(cardId) } },
  ],
  createTemplate: (_world, id) => [{ type: 'template.created', id, changes: { name: set('New') } }],
  updateTemplate: (_world, id) => [
    { type: 'template.updated', id, changes: { name: { from: 'Old', to: 'New' } } },
  ],
  deleteTemplate: (world) => [
    { type: 'template.deleted', id: world.templateId, changes: { name: cleared('Old') } },
  ],
} satisfies Record<UnsafeOperationId, Expectation>;
