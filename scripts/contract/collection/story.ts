/**
 * The order of the requests in the collections: a story in which each request finds what an earlier one created, and which
 * can be told again. The summaries, paths and bodies are the contract's, unless a step has its own body.
 */

export interface Step {
  readonly operationId: string;
  /** What the story calls it, where that is not the operation's summary. */
  readonly name?: string;
  /** The variable that fills the first parameter in the path. */
  readonly id?: string;
  /** Variables for other parameters in the path, by name. Without one, a parameter has its example. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Instead of the contract's example; `{{name}}` is a variable. */
  readonly body?: object;
  /** Instead of the contract's first status of success. */
  readonly status?: number;
  /** Variables, and where in the response they are. */
  readonly captures?: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface Chapter {
  readonly title: string;
  readonly steps: readonly Step[];
}

export const story: readonly Chapter[] = [
  {
    title: 'Look around',
    steps: [
      { operationId: 'getMe' },
      { operationId: 'listWorkspaces', captures: { workspaceId: ['data', 0, 'id'] } },
      { operationId: 'getWorkspace', id: 'workspaceId' },
      { operationId: 'listMembers', id: 'workspaceId', captures: { memberId: ['data', 0, 'id'] } },
      { operationId: 'getMember', id: 'memberId' },
      { operationId: 'listPeople', id: 'workspaceId', captures: { userId: ['data', 0, 'id'] } },
      { operationId: 'getUser', id: 'userId' },
      { operationId: 'listPlans' },
      { operationId: 'getBilling', id: 'workspaceId' },
      { operationId: 'listInvoices', id: 'workspaceId' },
      { operationId: 'listTemplates', captures: { builtinTemplateId: ['data', 0, 'id'] } },
      { operationId: 'getTemplate', id: 'builtinTemplateId' },
      { operationId: 'getWorkspaceUsage', id: 'workspaceId' },
    ],
  },
  {
    title: 'Set up a board',
    steps: [
      {
        operationId: 'createBoard',
        body: { name: 'Website relaunch', template_id: '{{builtinTemplateId}}' },
        captures: { boardId: ['id'] },
      },
      { operationId: 'getBoard', id: 'boardId' },
      { operationId: 'getBoardSnapshot', id: 'boardId' },
      { operationId: 'updateBoard', id: 'boardId' },
      { operationId: 'listBoards', query: { limit: '10' } },
      { operationId: 'listColumns', id: 'boardId', captures: { firstColumnId: ['data', 0, 'id'] } },
      {
        operationId: 'createColumn',
        id: 'boardId',
        body: { name: 'Waiting', wip_limit: 5, position: 'bottom' },
        captures: { columnId: ['id'] },
      },
      { operationId: 'getColumn', id: 'columnId' },
      { operationId: 'updateColumn', id: 'columnId' },
      { operationId: 'archiveColumn', id: 'columnId' },
      { operationId: 'restoreColumn', id: 'columnId' },
      { operationId: 'moveColumn', id: 'columnId', body: { after_column_id: '{{firstColumnId}}' } },
      {
        operationId: 'createLabel',
        id: 'boardId',
        body: { name: 'Printer', color: 'red' },
        captures: { labelId: ['id'] },
      },
      { operationId: 'listLabels', id: 'boardId' },
      { operationId: 'getLabel', id: 'labelId' },
      { operationId: 'updateLabel', id: 'labelId', body: { name: 'Print shop', color: 'orange' } },
    ],
  },
  {
    title: 'Work with cards',
    steps: [
      {
        operationId: 'createCard',
        id: 'boardId',
        body: {
          title: 'Photograph the new office',
          description: 'Street side in the morning, courtyard after three.',
          column_id: '{{firstColumnId}}',
          label_ids: ['{{labelId}}'],
          due_at: '2099-12-04T17:00:00+01:00',
        },
        captures: { cardId: ['id'] },
      },
      {
        operationId: 'createCard',
        name: 'Create another card',
        id: 'boardId',
        body: { title: 'Invite the press', column_id: '{{firstColumnId}}' },
        captures: { otherCardId: ['id'] },
      },
      { operationId: 'getCard', id: 'cardId' },
      { operationId: 'updateCard', id: 'cardId' },
      {
        operationId: 'moveCard',
        id: 'otherCardId',
        body: { column_id: '{{firstColumnId}}', before_card_id: '{{cardId}}' },
      },
      {
        operationId: 'moveCard',
        name: 'Move a card to another column',
        id: 'cardId',
        body: { column_id: '{{columnId}}', position: 'top' },
      },
      { operationId: 'listCards', id: 'boardId', query: { limit: '50' } },
      { operationId: 'getBoardCounts', id: 'boardId' },
      { operationId: 'getWorkspaceCounts', id: 'workspaceId' },
      { operationId: 'listWorkspaceCards', id: 'workspaceId', query: { limit: '3' } },
      {
        operationId: 'putCardByExternalId',
        id: 'workspaceId',
        body: { board_id: '{{boardId}}', title: 'Order the sign' },
        status: 201,
      },
      { operationId: 'getCardByExternalId', id: 'workspaceId' },
      { operationId: 'archiveCard', id: 'otherCardId' },
      { operationId: 'restoreCard', id: 'otherCardId' },
      {
        operationId: 'createCards',
        id: 'boardId',
        body: {
          cards: [
            { title: 'Choose the caterer', column_id: '{{firstColumnId}}', label_ids: ['{{labelId}}'] },
            { title: 'Print the badges', column_id: '{{firstColumnId}}' },
          ],
        },
        captures: { firstBatchCardId: ['cards', 0, 'id'], nextBatchCardId: ['cards', 1, 'id'] },
      },
      {
        operationId: 'updateCards',
        id: 'workspaceId',
        body: {
          cards: [
            { id: '{{firstBatchCardId}}', priority: 'high' },
            { id: '{{nextBatchCardId}}', estimate: 2 },
          ],
        },
      },
      {
        operationId: 'moveCards',
        id: 'workspaceId',
        body: {
          cards: [
            { id: '{{firstBatchCardId}}', column_id: '{{columnId}}' },
            { id: '{{nextBatchCardId}}', column_id: '{{columnId}}', after_card_id: '{{firstBatchCardId}}' },
          ],
        },
      },
      { operationId: 'sortColumnCards', id: 'columnId' },
      {
        operationId: 'archiveCards',
        id: 'workspaceId',
        body: { cards: [{ id: '{{firstBatchCardId}}' }, { id: '{{nextBatchCardId}}' }] },
      },
      {
        operationId: 'restoreCards',
        id: 'workspaceId',
        body: { cards: [{ id: '{{firstBatchCardId}}' }, { id: '{{nextBatchCardId}}' }] },
      },
      { operationId: 'moveColumnCards', id: 'columnId', body: { column_id: '{{firstColumnId}}' } },
      { operationId: 'archiveColumnCards', id: 'columnId' },
      {
        operationId: 'moveCard',
        name: 'Move the card back',
        id: 'cardId',
        body: { column_id: '{{columnId}}', position: 'top' },
      },
      { operationId: 'removeCardLabel', id: 'cardId', path: { label_id: 'labelId' } },
      { operationId: 'addCardLabel', id: 'cardId', path: { label_id: 'labelId' } },
      { operationId: 'addCardAssignee', id: 'cardId', path: { user_id: 'userId' } },
      { operationId: 'removeCardAssignee', id: 'cardId', path: { user_id: 'userId' } },
      { operationId: 'listCardActivity', id: 'cardId' },
      { operationId: 'listBoardActivity', id: 'boardId', query: { limit: '20' } },
      { operationId: 'createComment', id: 'cardId', captures: { commentId: ['id'] } },
      { operationId: 'listComments', id: 'cardId' },
      { operationId: 'getComment', id: 'commentId' },
      { operationId: 'updateComment', id: 'commentId' },
      {
        operationId: 'importCards',
        id: 'boardId',
        body: {
          source: 'trello',
          cards: [
            {
              external_id: '5f1a09',
              title: 'Choose the architect',
              column_id: '{{firstColumnId}}',
              created_at: '2024-03-04T09:12:00Z',
              completed_at: '2024-04-02T16:40:00Z',
            },
          ],
        },
        captures: { importedCardId: ['cards', 0, 'id'] },
      },
      {
        operationId: 'importComments',
        id: 'importedCardId',
        body: {
          source: 'trello',
          comments: [
            { external_id: '60b7d4', body: 'The first one it is.', created_at: '2024-03-11T08:30:00Z' },
          ],
        },
      },
    ],
  },
  {
    title: 'Share a card',
    steps: [
      {
        operationId: 'createShareLink',
        id: 'cardId',
        captures: { shareLinkId: ['share_link', 'id'], shareToken: ['token'] },
      },
      { operationId: 'listShareLinks', id: 'cardId' },
      { operationId: 'listWorkspaceShareLinks', id: 'workspaceId' },
      { operationId: 'getShareLink', id: 'shareLinkId' },
      { operationId: 'getSharedCard', id: 'shareToken' },
      { operationId: 'revokeShareLink', id: 'shareLinkId' },
    ],
  },
  {
    title: 'Reuse the board',
    steps: [
      {
        operationId: 'createTemplate',
        body: { board_id: '{{boardId}}', name: 'Site launch', include_cards: true },
        captures: { templateId: ['id'] },
      },
      { operationId: 'updateTemplate', id: 'templateId' },
      {
        operationId: 'createBoard',
        name: 'Create a board from the template',
        body: { name: 'Next launch', template_id: '{{templateId}}' },
        captures: { nextBoardId: ['id'] },
      },
      { operationId: 'copyBoard', id: 'nextBoardId', captures: { copiedBoardId: ['id'] } },
      {
        operationId: 'copyCard',
        id: 'cardId',
        body: { column_id: '{{columnId}}', title: 'Photograph the new office again' },
        captures: { copiedCardId: ['id'] },
      },
      {
        operationId: 'listColumns',
        name: 'List the columns of the copy',
        id: 'copiedBoardId',
        captures: { columnOfCopyId: ['data', 0, 'id'] },
      },
      {
        operationId: 'moveCard',
        name: 'Move a card to another board',
        id: 'copiedCardId',
        body: { column_id: '{{columnOfCopyId}}', position: 'top' },
      },
      { operationId: 'archiveBoard', id: 'nextBoardId' },
      { operationId: 'restoreBoard', id: 'nextBoardId' },
      { operationId: 'deleteTemplate', id: 'templateId' },
    ],
  },
  {
    title: 'Give access',
    steps: [
      {
        operationId: 'createAccessToken',
        id: 'workspaceId',
        body: { name: 'Build server', scopes: ['boards:read'] },
        captures: { tokenId: ['access_token', 'id'] },
      },
      { operationId: 'listAccessTokens', id: 'workspaceId' },
      { operationId: 'getAccessToken', id: 'tokenId' },
      { operationId: 'rotateAccessToken', id: 'tokenId' },
      { operationId: 'revokeAccessToken', id: 'tokenId' },
      { operationId: 'listEvents', query: { limit: '10' }, captures: { logCursor: ['resume_cursor'] } },
      { operationId: 'listBoardEvents', id: 'boardId', query: { limit: '10' } },
      { operationId: 'getBoardPresence', id: 'boardId' },
      { operationId: 'createStreamTicket', body: { board_id: '{{boardId}}' } },
      { operationId: 'putBoardMember', id: 'boardId', path: { user_id: 'userId' } },
      { operationId: 'listBoardMembers', id: 'boardId' },
      { operationId: 'deleteBoardMember', id: 'boardId', path: { user_id: 'userId' } },
    ],
  },
  {
    title: 'Follow changes with a webhook',
    steps: [
      {
        operationId: 'createWebhook',
        id: 'workspaceId',
        body: {
          url: 'https://hooks.example.com/boards',
          board_id: '{{boardId}}',
          types: ['card.created', 'card.updated', 'card.moved'],
        },
        captures: { webhookId: ['webhook', 'id'] },
      },
      { operationId: 'listWebhooks', id: 'workspaceId' },
      { operationId: 'getWebhook', id: 'webhookId' },
      { operationId: 'updateWebhook', id: 'webhookId' },
      { operationId: 'rotateWebhookSecret', id: 'webhookId' },
      { operationId: 'pingWebhook', id: 'webhookId', captures: { deliveryId: ['id'] } },
      { operationId: 'listDeliveries', id: 'webhookId' },
      { operationId: 'getDelivery', id: 'deliveryId' },
      { operationId: 'redeliver', id: 'deliveryId' },
      {
        operationId: 'createReplay',
        id: 'webhookId',
        body: { after: '{{logCursor}}' },
        captures: { replayId: ['id'] },
      },
      { operationId: 'listReplays', id: 'webhookId' },
      { operationId: 'getReplay', id: 'replayId' },
      { operationId: 'cancelReplay', id: 'replayId' },
      { operationId: 'deleteWebhook', id: 'webhookId' },
    ],
  },
  {
    title: 'Tidy up',
    steps: [
      { operationId: 'deleteComment', id: 'commentId' },
      { operationId: 'deleteCard', id: 'otherCardId' },
      { operationId: 'deleteLabel', id: 'labelId' },
      { operationId: 'deleteCard', name: 'Delete the first card', id: 'cardId' },
      { operationId: 'listTrash', id: 'workspaceId' },
      { operationId: 'restoreCard', name: 'Restore the deleted card', id: 'cardId' },
      { operationId: 'deleteCard', name: 'Delete the card again', id: 'cardId' },
      { operationId: 'deleteColumn', id: 'columnId' },
      { operationId: 'deleteBoard', id: 'nextBoardId' },
      { operationId: 'deleteBoard', name: 'Delete the copy', id: 'copiedBoardId' },
      { operationId: 'deleteBoard', name: 'Delete the first board', id: 'boardId' },
    ],
  },
];
