/** A query means the same with a default written out or left out, so its cursors continue both. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { follow } from '../support/event-streams.ts';
import { makeBoard, makeCard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { exampleUrl } from '../support/webhook-calls.ts';
import { createWebhook } from '../support/webhook-receivers.ts';

type Query = Readonly<Record<string, string | number | boolean>>;

let service: Service;
let tenant: Tenant;
let boardId: string;
let cardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
  tenant = await makeTenant(service);
  const { token } = tenant;
  boardId = (await makeBoard(service, tenant)).board.id;
  for (const name of ['Second', 'Third']) await makeBoard(service, tenant, name);
  cardId = (await makeCard(service, tenant, boardId)).id;
  for (const title of ['Second', 'Third']) await makeCard(service, tenant, boardId, { title });
  for (const body of ['One', 'Two', 'Three']) {
    await service.succeed('createComment', { token, id: cardId, body: { body } });
  }
});

async function page(operationId: OperationId, query: Query, token = tenant.token) {
  const ids = { listCards: boardId, listComments: cardId, listWorkspaceCards: tenant.workspaceId };
  const id = (ids as Partial<Record<OperationId, string>>)[operationId];
  const options = { token, query: { limit: 1, ...query }, ...(id !== undefined && { id }) };
  const { status, body } = await service.call(operationId, options);
  return { status, ...(body as { data?: readonly unknown[]; next_cursor?: string; code?: string }) };
}

/** Both pages that follow a first page: the second query continues what the first one began, and the reverse. */
async function continued(operationId: OperationId, one: Query, other: Query, token?: string) {
  const pages = [];
  for (const [first, next] of [
    [one, other],
    [other, one],
  ] as const) {
    const { next_cursor: cursor = '' } = await page(operationId, first, token);
    pages.push(await page(operationId, { ...next, cursor }, token));
  }
  return pages;
}

async function expectEqual(
  operationId: OperationId,
  one: Query,
  other: Query,
  token?: string,
): Promise<void> {
  const { next_cursor: cursor = '' } = await page(operationId, one, token);
  const { data } = await page(operationId, { ...one, cursor }, token);
  expect(data).toHaveLength(1);
  for (const next of await continued(operationId, one, other, token)) {
    expect(next).toMatchObject({ status: 200, data });
  }
}

const lists = [
  ['listBoards', { sort: 'created_at' }],
  ['listBoards', { archived: false, all_workspaces: false }],
  ['listCards', { sort: 'position' }],
  ['listCards', { archived: false, include_archived: false, sort: 'position' }],
  ['listWorkspaceCards', { include_archived: false }],
  ['listComments', { sort: 'created_at' }],
  ['listEvents', { sort: 'position' }],
] as const;

/** The default orders that the contract names. */
function defaultOrders(): string[] {
  const contract = loadContract();
  return Object.values(contract.paths).flatMap(({ get }) =>
    (get?.parameters ?? []).flatMap((parameter) => {
      const { name, description } = (
        '$ref' in parameter ? resolveReference(contract, parameter.$ref) : parameter
      ) as { readonly name: string; readonly description: string };
      const order = /`(\w+)`, the default/.exec(description)?.[1];
      return name === 'sort' && order !== undefined ? [`${get?.operationId ?? ''} ${order}`] : [];
    }),
  );
}

describe('a cursor', () => {
  it.each(lists)('of %s continues the list with %o, and without it', async (operationId, defaults) => {
    await expectEqual(operationId, {}, defaults);
  });

  it('is tried with every default order of the contract', () => {
    const tried = lists.flatMap(([list, query]) => ('sort' in query ? [`${list} ${query.sort}`] : []));
    expect(defaultOrders().sort()).toEqual([...new Set(tried)].sort());
  });

  it('continues the list with some of the defaults written out on each page', async () => {
    await expectEqual('listCards', { sort: 'position' }, { include_archived: false });
  });

  it.each(['listBoards', 'listTemplates', 'listEvents'] as const)(
    'of %s continues the list with the workspace that the credential implies, and without it',
    async (operationId) => {
      const { secret } = await makeSession(service, tenant);
      const workspace = { workspace_id: tenant.workspaceId };
      for (const token of [tenant.token, secret]) await expectEqual(operationId, {}, workspace, token);
    },
  );

  it('is still refused with another value than the default, and in another workspace', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const { id } = await service.succeed('createWorkspace', { token, body: { name: 'Other' } });
    for (const name of ['One', 'Two']) {
      await service.succeed('createBoard', { token, body: { name, workspace_id: id } });
    }
    const pages = [
      ...(await continued('listCards', {}, { sort: '-position' })),
      ...(await continued('listCards', { sort: 'position' }, { include_archived: true })),
      ...(await continued('listBoards', {}, { all_workspaces: true }, token)),
      ...(await continued('listBoards', { workspace_id: id }, {}, token)),
      ...(await continued('listBoards', { workspace_id: id }, { all_workspaces: true }, token)),
    ];
    for (const next of pages) expect(next).toMatchObject({ status: 400, code: 'invalid_cursor' });
  });

  it('of listEvents in its usual order opens a stream and begins a replay, with the order written out too', async () => {
    const { token, workspaceId: id } = tenant;
    const list = { token, query: { sort: 'position', limit: 250 } } as const;
    const { resume_cursor: cursor } = await service.succeed('listEvents', list);
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    const follower = await follow(service, 'streamWorkspaceEvents', { token, id, query: { cursor } });
    await follower.has(1);
    expect(follower.events[0]?.type).toBe('webhook.created');
    await service.succeed('createReplay', { token, id: webhook.id, body: { after: cursor } });
  });
});
