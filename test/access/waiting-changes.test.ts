/** Changes that wait for a lock are judged by the access that their author has when they go on, as if they were sent then. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeColumns, makeMember } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { writtenRows } from '../support/stored-state.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
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
  const template = await service.succeed('createTemplate', {
    token: team.session,
    body: { workspace_id, board_id: board.id, name: 'Template' },
  });
  const { webhook } = await succeed('createWebhook', workspace_id, { url: exampleUrl });
  const other = await makeMember(service, team, 'member');
  const { data: tokens } = await service.succeed('listAccessTokens', {
    token: other.token,
    id: workspace_id,
  });
  return {
    boardId: board.id,
    cardId: card.id,
    columnId: idOf('To do'),
    deletedCardId: deleted.id,
    deletedColumnId: idOf('Old'),
    linkId: link.id,
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

interface Change {
  readonly operationId: OperationId;
  readonly options: CallOptions;
  /** The row that another transaction holds. */
  readonly held: readonly [table: string, id: string];
}

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
} satisfies Record<string, () => Change | Promise<Change>>;

/** A change of what it waits for. */
function wait(operationId: OperationId, table: string, id: string, body?: object): Change {
  return { operationId, options: { id, ...(body && { body }) }, held: [table, id] };
}

type ChangeName = keyof typeof changes;

/** The status and, for a problem, its code. */
async function outcomeOf({ operationId, options }: Change): Promise<readonly unknown[]> {
  const { status, body } = await service.call(operationId, { token: author.session, ...options });
  return status < 300 ? [status] : [status, (body as ProblemBody).code];
}

/** Ends or lowers the author's access while the change waits; its outcome then, and that of the same request afterwards. */
async function outcomesOf(name: ChangeName, loseAccess: () => Promise<unknown>) {
  const change: Change = await changes[name]();
  const [table, id] = change.held;
  const blocker = await holdTransaction(service, `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  const waiting = outcomeOf(change);
  await untilWaiting(service, 1);
  await loseAccess();
  const before = await writtenRows(service);
  await blocker.commit();
  const outcomes = [await waiting, await outcomeOf(change)] as const;
  expect(await writtenRows(service)).toEqual(before);
  return outcomes;
}

const names = Object.keys(changes) as ChangeName[];

describe('a change that waits while its author', () => {
  it.each(names)('is removed from the workspace is refused: %s', async (name) => {
    const [waiting, later] = await outcomesOf(name, () =>
      service.succeed('deleteMember', { token: team.session, id: author.memberId }),
    );
    expect(waiting).toEqual(later);
    expect(later).toEqual([404, 'not_found']);
  });

  it.each(names)('becomes a guest without boards is refused: %s', async (name) => {
    const body = { role: 'guest', board_ids: [] };
    const [waiting, later] = await outcomesOf(name, () =>
      service.succeed('updateMember', { token: team.session, id: author.memberId, body }),
    );
    expect(waiting).toEqual(later);
    expect(later).toEqual([404, 'not_found']);
  });
});
