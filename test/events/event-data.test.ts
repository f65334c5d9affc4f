/** `include=data`: events show their resources as they now are, to those who could read them by themselves. */
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { components } from '../../generated/api.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { eventsWithDataMax } from '../../src/handlers/event-data.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Scope } from '../../src/domain/core/principals.ts';
import type { EventedResource } from '../../src/domain/core/resources.ts';
import type { EventRow } from '../../src/domain/events/event-rows.ts';
import { eventData } from '../../src/handlers/event-data.ts';
import { makeBoard, makeMember, makeSession, makeTenant, makeToken } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { makeOrderedBoard } from '../support/ordered-cards.ts';
import { startService, testSettings } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';

type Event = components['schemas']['Event'];

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** Of the JSON of a page's items. */
const pageBytesMax = 1_048_576;

/** The operations that read a resource by its own id. Members of boards are in a list, and billing has its workspace's. */
const reads = {
  workspace: 'getWorkspace',
  member: 'getMember',
  token: 'getAccessToken',
  template: 'getTemplate',
  billing: 'getBilling',
  billing_link: 'getBillingLink',
  plan_preview: 'getPlanPreview',
  invoice: 'getInvoice',
  board: 'getBoard',
  board_member: 'listBoardMembers',
  column: 'getColumn',
  label: 'getLabel',
  card: 'getCard',
  comment: 'getComment',
  share_link: 'getShareLink',
  webhook: 'getWebhook',
} as const satisfies Record<EventedResource, OperationId>;

/** What `data` leaves out: addresses that show something to anyone, and content of up to a megabyte. Webhooks lack the query. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  billing_link: ['url'],
  invoice: ['url', 'pdf_url'],
  template: ['content'],
};

/** The resource of an event as its own operation returns it to a caller; undefined if it doesn't. */
async function readSubject(token: string, event: Event): Promise<unknown> {
  const { id } = event.resource;
  const type = event.resource.type as EventedResource;
  const places = { billing: event.workspace_id, board_member: event.board_id };
  const answer = await service.call(reads[type], { token, id: places[type as keyof typeof places] ?? id });
  if (answer.status !== 200) return undefined;
  if (type === 'board_member') {
    const { data } = answer.body as components['schemas']['BoardMemberPage'];
    return data.find((member) => member.id === id);
  }
  if (type === 'webhook') {
    const webhook = answer.body as components['schemas']['Webhook'];
    return { ...webhook, url: webhook.url.split('?')[0] };
  }
  const body = Object.entries(answer.body as object);
  return Object.fromEntries(body.filter(([field]) => !(leftOut[type] ?? []).includes(field)));
}

/** Expects the data of each event to be what the caller reads, and returns the types of the resources that have some. */
async function expectReadable(token: string, events: readonly Event[]): Promise<Set<string>> {
  const subjects = new Map(events.map((event) => [event.resource.id, event]));
  for (const subject of subjects.values()) {
    const expected = await readSubject(token, subject);
    const same = events.filter(({ resource }) => resource.id === subject.resource.id);
    for (const event of same) expect(event.data, event.type).toEqual(expected);
  }
  return new Set(events.filter(({ data }) => data !== undefined).map((event) => event.resource.type));
}

/** All events of a workspace, or of a board, with data. */
async function readAll(token: string, query: Record<string, string>, boardId?: string): Promise<Event[]> {
  const events: Event[] = [];
  for (let cursor: string | undefined; ;) {
    const options = { token, query: { ...query, include: 'data', ...(cursor !== undefined && { cursor }) } };
    const page =
      boardId === undefined
        ? await service.succeed('listEvents', options)
        : await service.succeed('listBoardEvents', { ...options, id: boardId });
    events.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === undefined) return events;
  }
}

/** Changes in a workspace that has one of everything, after which some of it is gone. */
async function makeHistory(): Promise<World> {
  const world = await makeWorld(service);
  const { token, session } = world;
  const operations = [
    ...['createAccessToken', 'createTemplate', 'createBillingLink', 'createPlanPreview', 'createMember'],
    ...['updateBilling', 'updateColumn', 'updateLabel', 'updateComment', 'createShareLink', 'putBoardMember'],
    ...['rotateAccessToken', 'updateCard', 'deleteComment', 'createComment', 'updateWorkspace'],
    ...['deleteTemplate', 'revokeAccessToken'],
  ] as const satisfies readonly OperationId[];
  for (const operationId of operations) {
    const answer = await service.call(operationId, { token, ...validCall(operationId, world) });
    if (answer.status >= 300) {
      await service.succeed(operationId, { token: session, ...validCall(operationId, world) });
    }
  }
  const { board } = await makeBoard(service, world, 'Deleted');
  await service.succeed('deleteBoard', { token, id: board.id });
  return world;
}

describe('include=data', () => {
  let world: World;

  beforeAll(async () => {
    world = await makeHistory();
    const { token, boardId } = world;
    await service.succeed('updateBoard', { token, id: boardId, body: { visibility: 'members' } });
  });

  it('shows each resource as the operation that reads it does, and none that is gone', async () => {
    const events = await readAll(world.token, {});
    const types = await expectReadable(world.token, events);
    expect([...types].sort()).toEqual(Object.keys(reads).sort());
    expect(events.some(({ type, data }) => type === 'board.deleted' && data === undefined)).toBe(true);
  });

  it('shows a session what its person can read', async () => {
    const { session, workspaceId } = world;
    await expectReadable(session, await readAll(session, { workspace_id: workspaceId }));
  });

  it.each(scopes)('shows a token with events:read and %s no more than these allow', async (scope: Scope) => {
    const token = await makeToken(service, world, [...new Set<Scope>(['events:read', scope])]);
    await expectReadable(token, await readAll(token, {}));
  });

  it('shows an admin nothing for which they need to be the owner', async () => {
    const admin = await makeMember(service, world, 'admin');
    const types = await expectReadable(admin.token, await readAll(admin.token, {}));
    expect(types).not.toContain('billing_link');
    expect(types).toContain('billing');
  });

  it('shows a guest and a viewer of the board what they see there', async () => {
    const { boardId, token } = world;
    const guest = await makeMember(service, world, 'guest', [boardId]);
    const viewer = await makeMember(service, world, 'member');
    const path = { user_id: viewer.userId };
    await service.succeed('putBoardMember', { token, id: boardId, path, body: { role: 'viewer' } });
    const seenByGuest = await expectReadable(guest.token, await readAll(guest.token, {}, boardId));
    expect(seenByGuest).toContain('card');
    expect(seenByGuest).not.toContain('board_member');
    const seenByViewer = await expectReadable(viewer.token, await readAll(viewer.token, {}, boardId));
    expect(seenByViewer).toContain('board_member');
    expect(seenByViewer).not.toContain('share_link');
  });

  it('shows a card that has moved to another workspace only to those who see it there', async () => {
    const { id: workspaceId } = await service.succeed('createWorkspace', {
      token: (await makeSession(service, world)).secret,
      body: { name: 'Other' },
    });
    const board = await makeOrderedBoard(service, world);
    await service.succeed('createCard', { token: world.token, id: board.boardId, body: { title: 'Moves' } });
    await service.succeed('moveBoard', {
      token: world.session,
      id: board.boardId,
      body: { workspace_id: workspaceId },
    });
    const query = { board_id: board.boardId };
    const byToken = await readAll(world.token, query);
    expect(byToken.map(({ data }) => data)).toEqual(byToken.map(() => undefined));
    const bySession = await readAll(world.session, { ...query, workspace_id: world.workspaceId });
    expect(await expectReadable(world.session, bySession)).toContain('card');
  });

  it('shows a reader that belongs to the workspace what admins see, within its scopes', async () => {
    const rows = await service.database.reader.prisma.event.findMany({
      where: { workspaceId: storedId(world.workspaceId) },
    });
    const read = async (workspaceId: string, readScopes: readonly Scope[]) => {
      const viewer = { adminOf: storedId(workspaceId), scopes: readScopes };
      const ctx = {
        tx: service.database.reader,
        now: service.now(),
        settings: testSettings,
        restoreMark: '',
        viewer,
      };
      return eventData(ctx, rows as unknown as EventRow[]);
    };
    const admin = await makeMember(service, world, 'admin');
    const all = await read(world.workspaceId, scopes);
    const expected = (await readAll(admin.token, { workspace_id: world.workspaceId })).filter(
      ({ data }) => data !== undefined,
    );
    const byResource = new Map(expected.map(({ resource, data }) => [resource.id, data]));
    expect(new Map([...all.values()].map((data) => [data.id, data]))).toEqual(byResource);
    const onlyBoards = [...(await read(world.workspaceId, ['boards:read'])).values()].map(({ id }) =>
      String(id),
    );
    expect(onlyBoards.some((id) => id.startsWith('card_'))).toBe(true);
    expect(onlyBoards.some((id) => /^(member|token|billing)_/.test(id))).toBe(false);
    expect([...(await read(world.teamId, scopes)).values()]).toEqual([]);
  });
});

describe('a page with include=data', () => {
  it('takes as many statements for many events as for a few', async () => {
    const tenant = await makeTenant(service);
    const { boardId } = await makeOrderedBoard(service, tenant);
    const { token } = tenant;
    const query = vi.spyOn(TransactionConnection.prototype, 'query');
    onTestFinished(() => {
      query.mockRestore();
    });
    const createCards = (count: number) => {
      const cards = Array.from({ length: count }, (_, index) => ({ title: `Card ${index}` }));
      return service.succeed('createCards', { token, id: boardId, body: { cards } });
    };
    const statements = async () => {
      query.mockClear();
      await service.succeed('listEvents', { token, query: { include: 'data' } });
      return query.mock.calls.length;
    };
    await createCards(2);
    await statements();
    const few = await statements();
    await createCards(90);
    expect(await statements()).toBe(few);
  });

  it('has at most 100 events, and continues with the next', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { boardId } = await makeOrderedBoard(service, tenant);
    const cards = Array.from({ length: 100 }, (_, index) => ({ title: `Card ${index}` }));
    await service.succeed('createCards', { token, id: boardId, body: { cards } });
    const query = { limit: 250, include: 'data' };
    const page = await service.succeed('listEvents', { token, query });
    expect(page.data).toHaveLength(eventsWithDataMax);
    const { data: all } = await service.succeed('listEvents', { token, query: { limit: 250 } });
    expect((await readAll(token, { limit: '250' })).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('ends early when its events and their data together are too large', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { boardId } = await makeOrderedBoard(service, tenant);
    const cards = Array.from({ length: 40 }, () => ({ title: 'Long', description: 'x'.repeat(19_000) }));
    await service.succeed('createCards', { token, id: boardId, body: { cards } });
    const query = { include: 'data', type: 'card.created', limit: 100 };
    const page = await service.succeed('listEvents', { token, query });
    expect(Buffer.byteLength(JSON.stringify(page.data))).toBeLessThanOrEqual(pageBytesMax);
    expect(page.data.length).toBeGreaterThan(20);
    expect(await readAll(token, { type: 'card.created', limit: '100' })).toHaveLength(40);
  });

  it.each(['position', '-position'])(
    'ends early when its data are too large, in the order %s',
    async (sort) => {
      const tenant = await makeTenant(service);
      const { token } = tenant;
      const { boardId } = await makeOrderedBoard(service, tenant);
      const long = { title: 'Long', description: 'x'.repeat(19_000) };
      for (let count = 0; count < 60; count += 1) {
        const { id } = await service.succeed('createCard', { token, id: boardId, body: long });
        // Its data are long, and what it changes is short.
        await service.succeed('updateCard', { token, id, body: { title: 'Renamed' } });
      }
      const query = { sort, include: 'data', type: 'card.updated', limit: 100 };
      const page = await service.succeed('listEvents', { token, query });
      const bytes = Buffer.byteLength(JSON.stringify(page.data));
      expect(bytes).toBeLessThanOrEqual(pageBytesMax);
      expect(bytes).toBeGreaterThan(pageBytesMax - 80_000);
      expect(page.resume_cursor).toBeDefined();
      const pages = await readAll(token, { sort, type: 'card.updated', limit: '100' });
      expect(new Set(pages.map(({ resource }) => resource.id)).size).toBe(60);
      expect(pages).toHaveLength(60);
    },
  );
});
