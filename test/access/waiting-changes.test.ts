/** Changes that wait for a lock are judged by the access that their author has when they go on, as if they were sent then. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeBoard, makeCard, makeColumns, makeMember } from '../support/factories.ts';
import { hold, release } from '../support/holds.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { outcomesOf } from '../support/waiting-changes.ts';
import type { Change } from '../support/waiting-changes.ts';
import { exampleUrl } from '../support/webhook-calls.ts';

let service: Service;
let team: Teammate;
let world: Awaited<ReturnType<typeof makeWorld>>;
/** An admin, who loses access. */
let author: Teammate;

/** What a team has that its admins can change. */
async function makeWorld() {
  const succeed = <Op extends OperationId>(operationId: Op, id: string, body?: object) =>
    service.succeed(operationId, { token: team.session, id, ...(body && { body }) });
  const { board, idOf } = await makeColumns(service, team, 'To do', 'Done', 'Old');
  const [card, deleted] = [
    await makeCard(service, team, board.id),
    await makeCard(service, team, board.id, { column_id: idOf('Done') }),
  ];
  await succeed('deleteCard', deleted.id);
  await succeed('deleteColumn', idOf('Old'));
  const { share_link: link } = await succeed('createShareLink', card.id, {});
  const { workspaceId: workspace_id } = team;
  const own = await makeBoard(service, team);
  await succeed('updateBoard', own.board.id, { visibility: 'members' });
  const ownLabel = await succeed('createLabel', own.board.id, { name: 'Label', color: 'red' });
  const template = await service.succeed('createTemplate', {
    token: team.session,
    body: { workspace_id, board_id: board.id, name: 'Template' },
  });
  const { webhook } = await succeed('createWebhook', workspace_id, { url: exampleUrl });
  const label = await succeed('createLabel', board.id, { name: 'Label', color: 'red' });
  const other = await makeMember(service, team, 'member');
  const { data: tokens } = await service.succeed('listAccessTokens', {
    token: other.token,
    id: workspace_id,
  });
  return {
    boardId: board.id,
    cardId: card.id,
    columnId: idOf('To do'),
    otherColumnId: idOf('Done'),
    deletedCardId: deleted.id,
    deletedColumnId: idOf('Old'),
    labelId: label.id,
    linkId: link.id,
    privateBoardId: own.board.id,
    privateColumnId: own.column.id,
    privateLabelId: ownLabel.id,
    templateId: template.id,
    webhookId: webhook.id,
    tokenId: tokens[0]?.id ?? '',
  };
}

beforeAll(async () => {
  service = await startService();
  team = await makeTeam(service);
  world = await makeWorld();
});

beforeEach(async () => {
  author = await addTeammate(service, team, 'admin');
});

/** Each change, and the row that it waits for. */
const changes = {
  updateTemplate: () => wait('updateTemplate', 'templates', world.templateId, { name: 'New' }),
  deleteTemplate: () => wait('deleteTemplate', 'templates', world.templateId),
  updateWebhook: () => wait('updateWebhook', 'webhooks', world.webhookId, { description: 'New' }),
  rotateAccessToken: () => wait('rotateAccessToken', 'access_tokens', world.tokenId, {}),
  revokeAccessToken: () => wait('revokeAccessToken', 'access_tokens', world.tokenId),
  createComment: () => wait('createComment', 'cards', world.cardId, { body: 'New' }),
  updateComment: async () => {
    const options = { token: author.session, id: world.cardId, body: { body: 'Text' } };
    const { id } = await service.succeed('createComment', options);
    return wait('updateComment', 'comments', id, { body: 'New' });
  },
  revokeShareLink: () => wait('revokeShareLink', 'share_links', world.linkId),
  'restoreCard of a deleted card': () => wait('restoreCard', 'trash_items', world.deletedCardId),
  'restoreColumn of a deleted column': () => wait('restoreColumn', 'trash_items', world.deletedColumnId),
  moveColumnCards: () =>
    wait('moveColumnCards', 'columns', world.columnId, { column_id: world.otherColumnId, position: 'top' }),
  sortColumnCards: () => wait('sortColumnCards', 'columns', world.columnId, { sort: '-title' }),
  archiveColumnCards: () => ({
    ...wait('archiveColumnCards', 'columns', world.columnId),
    held: ['cards', world.cardId],
  }),
  copyBoard: () => onBoard('copyBoard', {}),
  createTemplate: () => {
    const body = { workspace_id: team.workspaceId, board_id: world.boardId, name: 'New' };
    return { operationId: 'createTemplate', options: { body }, held: ['columns', world.columnId] };
  },
  createCard: () => onBoard('createCard', { title: 'New' }),
  'createCard in a column': () => onBoard('createCard', { title: 'New', column_id: world.columnId }),
  'createCard with a label': () => onBoard('createCard', { title: 'New', label_ids: [world.labelId] }),
  'createCard with a key': () => {
    const change = onBoard('createCard', { title: 'New' });
    return { ...change, options: { ...change.options, headers: { 'Idempotency-Key': author.userId } } };
  },
  putCardByExternalId: () => ({
    operationId: 'putCardByExternalId',
    options: {
      id: team.workspaceId,
      path: { source: 'old', external_id: '1' },
      body: { board_id: world.boardId, title: 'New' },
    },
    held: ['columns', world.columnId],
  }),
  copyCard: () => ({ ...wait('copyCard', 'cards', world.cardId, {}), held: ['columns', world.columnId] }),
  'restoreCard to a column': () => ({
    ...wait('restoreCard', 'trash_items', world.deletedCardId),
    held: ['columns', world.otherColumnId],
  }),
  createCards: () => onBoard('createCards', { cards: [{ title: 'New' }] }),
  'createCards in a column': () =>
    onBoard('createCards', { cards: [{ title: 'New', column_id: world.columnId }] }),
  importCards: () => onBoard('importCards', { source: 'old', cards: [{ external_id: '1', title: 'New' }] }),
  updateCards: () => onCards('updateCards', { cards: [{ id: world.cardId, title: 'New' }] }),
  archiveCards: () => onCards('archiveCards', { cards: [{ id: world.cardId }] }),
  moveCard: () => ({
    ...wait('moveCard', 'cards', world.cardId, { column_id: world.otherColumnId, position: 'top' }),
    held: ['columns', world.columnId],
  }),
  restoreCards: () => ({
    ...onCards('restoreCards', { cards: [{ id: world.cardId }] }),
    held: ['columns', world.columnId],
  }),
  moveCards: () => ({
    ...onCards('moveCards', {
      cards: [{ id: world.cardId, column_id: world.otherColumnId, position: 'top' }],
    }),
    held: ['columns', world.columnId],
  }),
} satisfies Record<string, () => Change | Promise<Change>>;

/** A change of what it waits for. */
function wait(operationId: OperationId, table: string, id: string, body?: object): Change {
  return { operationId, options: { id, ...(body && { body }) }, held: [table, id] };
}

/** A change on the board that waits for its first column. */
function onBoard(operationId: OperationId, body: object): Change {
  return { operationId, options: { id: world.boardId, body }, held: ['columns', world.columnId] };
}

/** A change of cards of the workspace that waits for the first card. */
function onCards(operationId: OperationId, body: object): Change {
  return { operationId, options: { id: team.workspaceId, body }, held: ['cards', world.cardId] };
}

type ChangeName = keyof typeof changes;

const names = Object.keys(changes) as ChangeName[];

describe('a change that waits while its author', () => {
  it.each(names)('is removed from the workspace is refused as it is afterwards: %s', async (name) => {
    const [waiting, later] = await outcomesOf(service, author, await changes[name](), () =>
      service.succeed('deleteMember', { token: team.session, id: author.memberId }),
    );
    expect(later[0]).toBeGreaterThanOrEqual(404);
    expect(waiting).toEqual(later);
  });

  it.each(names)('becomes a guest without boards is refused as it is afterwards: %s', async (name) => {
    const body = { role: 'guest', board_ids: [] };
    const [waiting, later] = await outcomesOf(service, author, await changes[name](), () =>
      service.succeed('updateMember', { token: team.session, id: author.memberId, body }),
    );
    expect(later[0]).toBeGreaterThanOrEqual(403);
    expect(waiting).toEqual(later);
  });
});

describe('a move to a private board that waits for its column while its author', () => {
  it.each(['moveCard', 'moveCards'] as const)(
    'becomes a member is refused as afterwards: %s',
    async (name) => {
      const [{ board, column }, { id }] = await Promise.all([
        makeBoard(service, team),
        makeCard(service, team, world.boardId),
      ]);
      const visibility = { token: team.session, id: board.id, body: { visibility: 'members' } };
      await service.succeed('updateBoard', visibility);
      const place = { column_id: column.id, position: 'top' };
      const options =
        name === 'moveCard'
          ? { id, body: place }
          : { id: team.workspaceId, body: { cards: [{ id, ...place }] } };
      const change: Change = { operationId: name, options, held: ['columns', column.id] };
      const [waiting, later] = await outcomesOf(service, author, change, () =>
        service.succeed('updateMember', {
          token: team.session,
          id: author.memberId,
          body: { role: 'member' },
        }),
      );
      expect(later).toEqual([422, 'unknown_column']);
      expect(waiting).toEqual(later);
    },
  );
});

const cards: Readonly<Record<string, () => object>> = {
  'a new card': () => ({}),
  'a new card in a column': () => ({ column_id: world.privateColumnId }),
  'a new card with a label': () => ({ label_ids: [world.privateLabelId] }),
};

describe.each(Object.keys(cards))('%s that waits for its column', (card) => {
  const onPrivate = async (role: 'editor' | 'viewer') => {
    const options = { token: team.session, id: world.privateBoardId };
    await service.succeed('putBoardMember', { ...options, path: { user_id: author.userId }, body: { role } });
  };
  const losses: Readonly<Record<string, readonly [code: string, lose: () => Promise<unknown>]>> = {
    'is made a viewer': ['insufficient_role', () => onPrivate('viewer')],
    'is removed from the board': [
      'not_found',
      () =>
        service.succeed('deleteBoardMember', {
          ...{ token: team.session, id: world.privateBoardId },
          path: { user_id: author.userId },
        }),
    ],
    'meets a hold of the workspace': [
      'workspace_read_only',
      () => {
        onTestFinished(() => release(service, team.workspaceId));
        return hold(service, team.workspaceId, 'read_only');
      },
    ],
  };

  it.each(Object.keys(losses))('is refused if its author %s meanwhile', async (name) => {
    author = await addTeammate(service, team, 'member');
    await onPrivate('editor');
    const [code, lose] = losses[name] ?? ['', () => Promise.resolve()];
    const body = { title: 'New', ...cards[card]?.() };
    const change: Change = {
      operationId: 'createCard',
      options: { id: world.privateBoardId, body },
      held: ['columns', world.privateColumnId],
    };
    const [waiting, later] = await outcomesOf(service, author, change, lose);
    expect(waiting).toEqual(later);
    expect(later[1]).toBe(code);
  });
});
