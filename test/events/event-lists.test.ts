/** The event log over HTTP: what an event shows, filters, pages and the indexes behind them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { recordEvents, systemActor } from '../../src/domain/events/events.ts';
import { eventsSettings, eventsStatement } from '../../src/domain/events/event-rows.ts';
import type { EventFilters } from '../../src/domain/events/event-rows.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, typeIdOf, unusedId, newUuid } from '../support/ids.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { textOf } from '../support/statement-plans.ts';

type Event = components['schemas']['Event'];
type Query = NonNullable<CallOptions['query']>;

let service: Service;
/** A second passes from request to request, so that times tell events apart. */
let nowMs = Date.parse('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  service = await startService({ now: () => new Date((nowMs += 1000)) });
});

async function listEvents({ token }: Tenant, query: Query = {}) {
  return service.succeed('listEvents', { token, query: { limit: 250, ...query } });
}

/** The events of a tenant's last request. */
async function lastEvents(tenant: Tenant): Promise<Event[]> {
  const { data } = await listEvents(tenant);
  return data.filter(({ request_id }) => request_id === data.at(-1)?.request_id);
}

describe('an event', () => {
  it('records what changed, who changed it, when, where and in which request', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id, { description: 'Old' });
    const answer = await service.call('updateCard', {
      token,
      id: card.id,
      body: { title: 'New', description: null, due_at: '2026-12-04T17:00:00+01:00' },
    });
    const me = await service.succeed('getMe', { token });
    expect(await lastEvents(tenant)).toEqual([
      {
        id: expect.stringMatching(/^event_/) as unknown,
        type: 'card.updated',
        occurred_at: (answer.body as { updated_at: string }).updated_at,
        workspace_id: tenant.workspaceId,
        board_id: board.id,
        actor: { kind: 'access_token', user_id: tenant.userId, credential_id: me.credential.id },
        resource: { type: 'card', id: card.id },
        ...{ request_id: answer.headers['request-id'], version: 2 },
        changes: {
          title: { from: 'Card', to: 'New' },
          description: { from: 'Old' },
          due_at: { to: '2026-12-04T16:00:00.000Z' },
        },
      },
    ]);
  });

  it('shows ids in the same form as the resource', async () => {
    const world = await makeWorld(service);
    const { token } = world;
    const card = await service.succeed('createCard', { token, ...validCall('createCard', world) });
    const [created] = await lastEvents(world);
    expect(created?.changes).toEqual({
      title: { to: card.title },
      column_id: { to: card.column_id },
      label_ids: { to: card.label_ids },
      assignee_ids: { to: card.assignee_ids },
      number: { to: card.number },
      after_card_id: { to: world.archivedCardId },
    });
    const body = { column_id: world.emptyColumnId, position: 'bottom' };
    await service.succeed('moveCard', { token, id: world.nextCardId, body });
    expect((await lastEvents(world))[0]?.changes).toMatchObject({
      column_id: { from: world.columnId, to: world.emptyColumnId },
      after_card_id: { from: world.cardId },
    });
    const board = await service.succeed('createBoard', { token, ...validCall('createBoard', world) });
    expect((await lastEvents(world))[0]?.changes.template_id).toEqual({ to: board.template_id });
  });

  it('has neither a board nor a person when there is none', async () => {
    const tenant = await makeTenant(service);
    const workspaceId = storedId(tenant.workspaceId);
    const ctx = { now: service.now(), requestId: 'job', principal: systemActor };
    const about = { workspaceId, resourceId: workspaceId, version: 2n };
    const changed = { type: 'workspace.updated', ...about, changes: {} } as const;
    await service.database.transaction((tx) => recordEvents({ ...ctx, tx }, [changed]));
    const [event] = await lastEvents(tenant);
    expect(event).toMatchObject({ actor: { kind: 'system' }, changes: {} });
    expect(Object.keys(event?.actor ?? {})).toEqual(['kind']);
    expect(event).not.toHaveProperty('board_id');
  });

  it('outlives the card and the board that it describes', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id);
    await service.succeed('deleteCard', { token, id: card.id });
    await service.succeed('deleteBoard', { token, id: board.id });
    const typesOf = async (query: Query) => (await listEvents(tenant, query)).data.map(({ type }) => type);
    expect(await typesOf({ resource_id: card.id })).toEqual(['card.created', 'card.deleted']);
    expect(await typesOf({ board_id: board.id })).toEqual([
      'board.created',
      'column.created',
      'card.created',
      'card.deleted',
      'board.deleted',
    ]);
    const [deleted] = await lastEvents(tenant);
    expect(deleted).toMatchObject({
      resource: { type: 'board', id: board.id },
      changes: { name: { from: 'Board' } },
    });
  });
});

describe('listEvents', () => {
  let owner: Tenant;
  let admin: Tenant;
  let cardId: string;
  let boardId: string;
  let all: readonly Event[];

  beforeAll(async () => {
    owner = await makeTenant(service);
    admin = await makeMember(service, owner, 'admin');
    ({ id: boardId } = (await makeBoard(service, owner)).board);
    const other = (await makeBoard(service, admin)).board;
    cardId = (await makeCard(service, owner, boardId)).id;
    await makeCard(service, owner, other.id);
    await makeCard(service, admin, boardId);
    for (const { token } of [owner, admin]) {
      for (const title of ['One', 'Two']) {
        await service.succeed('updateCard', { token, id: cardId, body: { title } });
      }
    }
    const body = { body: 'Text' };
    await service.succeed('createComment', { token: admin.token, id: cardId, body });
    all = (await listEvents(owner)).data;
  });

  it('lists events oldest first, for admins and owners', async () => {
    const times = all.map(({ occurred_at }) => occurred_at);
    expect(times).toEqual([...times].sort());
    expect(all.map(({ type }) => type).slice(3, 6)).toEqual([
      'column.created',
      'card.created',
      'card.created',
    ]);
    expect((await listEvents(admin, { workspace_id: owner.workspaceId })).data).toEqual(all);
  });

  /** Every filter, and which events it is to leave. */
  const filters = {
    type: () => ['card.updated', ({ type }: Event) => type === 'card.updated'],
    actor_id: () => [admin.userId, ({ actor }: Event) => actor.user_id === admin.userId],
    resource_type: () => ['card', ({ resource }: Event) => resource.type === 'card'],
    resource_id: () => [cardId, ({ resource }: Event) => resource.id === cardId],
    board_id: () => [boardId, (event: Event) => event.board_id === boardId],
    occurred_from: () => {
      const from = all[6]?.occurred_at ?? '';
      return [from, ({ occurred_at }: Event) => occurred_at >= from];
    },
    occurred_before: () => {
      const before = all[10]?.occurred_at ?? '';
      return [before, ({ occurred_at }: Event) => occurred_at < before];
    },
  } satisfies Record<string, () => readonly [string, (event: Event) => boolean]>;
  type Filter = keyof typeof filters;
  const names = Object.keys(filters) as Filter[];

  async function expectFiltered(chosen: readonly Filter[]): Promise<number> {
    const sent = chosen.map((name) => [name, filters[name]()] as const);
    const query = Object.fromEntries(sent.map(([name, [value]]) => [name, value]));
    const { data } = await listEvents(owner, query);
    const fits = (event: Event) => sent.every(([, [, keeps]]) => keeps(event));
    expect(data).toEqual(all.filter(fits));
    return data.length;
  }

  it.each(names)('filters by %s', async (name) => {
    const left = await expectFiltered([name]);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all.length);
  });

  it.each(names.flatMap((one, index) => names.slice(index + 1).map((two) => [one, two] as const)))(
    'combines %s and %s with "and"',
    async (...chosen) => {
      await expectFiltered(chosen);
    },
  );

  it('combines all filters', async () => {
    expect(await expectFiltered(names)).toBe(1);
  });

  it('accepts times with an offset, including the first and excluding the last', async () => {
    const { occurred_at: moment = '' } = all[6] ?? {};
    const local = new Date(Date.parse(moment) + 3_600_000).toISOString().replace('Z', '+01:00');
    const later = new Date(Date.parse(moment) + 1).toISOString();
    const exactly = all.filter(({ occurred_at }) => occurred_at === moment);
    expect(exactly).not.toEqual([]);
    const only = async (query: Query) => (await listEvents(owner, query)).data;
    expect(await only({ occurred_from: local, occurred_before: later })).toEqual(exactly);
    expect(await only({ occurred_from: later, occurred_before: moment })).toEqual([]);
    expect(await only({ occurred_from: moment, occurred_before: moment })).toEqual([]);
  });

  it.each([
    ['an unknown type', () => ({ type: 'rocket.launched' })],
    ['an unknown kind of resource', () => ({ resource_type: 'rocket' })],
    ['an unknown person', () => ({ actor_id: unusedId('user') })],
    ['an unknown board', () => ({ board_id: unusedId('board') })],
    ['an unknown resource', () => ({ resource_id: unusedId('card') })],
    ['an id of another kind', () => ({ resource_id: typeIdOf('label', storedId(cardId)) })],
    ['an id of an unknown kind', () => ({ resource_id: cardId.replace('card', 'rocket_engine') })],
    ['a kind that does not fit the id', () => ({ resource_type: 'board', resource_id: cardId })],
  ])('lists nothing for %s', async (_what, query: () => Query) => {
    const page = await listEvents(owner, query());
    expect(page).toEqual({ data: [], resume_cursor: page.resume_cursor });
  });

  it('pages to the end, and continues later from any page', async () => {
    const seen: Event[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 4, ...(cursor !== undefined && { cursor }) };
      const answer = await service.call('listEvents', { token: owner.token, query });
      const page = answer.body as components['schemas']['EventPage'];
      seen.push(...page.data);
      const rest = await listEvents(owner, { cursor: page.resume_cursor });
      expect(rest.data).toEqual(all.slice(seen.length));
      const link = /^<\/v1\/events\?(.*)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
      expect(new URLSearchParams(link).get('cursor') ?? undefined).toBe(page.next_cursor);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
  });

  it('returns a cursor to follow a workspace without events', async () => {
    const tenant = await makeTenant(service);
    const empty = await listEvents(tenant);
    expect(empty.data).toEqual([]);
    const stillEmpty = await listEvents(tenant, { cursor: empty.resume_cursor });
    expect(stillEmpty.data).toEqual([]);
    await makeBoard(service, tenant);
    const first = await listEvents(tenant, { cursor: stillEmpty.resume_cursor });
    expect(first.data.map(({ type }) => type)).toEqual(['board.created', 'column.created']);
    const nothingNew = await listEvents(tenant, { cursor: first.resume_cursor });
    expect(nothingNew.data).toEqual([]);
    await makeBoard(service, tenant, 'Next');
    const next = await listEvents(tenant, { cursor: nothingNew.resume_cursor });
    expect(next.data[0]?.changes).toEqual({ name: { to: 'Next' }, visibility: { to: 'workspace' } });
    expect(next.data).toHaveLength(2);
  });

  it('can be followed with filters', async () => {
    const tenant = await makeTenant(service);
    const type = 'board.updated';
    const { board } = await makeBoard(service, tenant);
    const { resume_cursor: cursor } = await listEvents(tenant, { type });
    await service.succeed('updateBoard', { token: tenant.token, id: board.id, body: { name: 'New' } });
    await makeBoard(service, tenant);
    const { data } = await listEvents(tenant, { type, cursor });
    expect(data.map(({ resource }) => resource.id)).toEqual([board.id]);
  });

  it('refuses a cursor of other filters, or that was changed', async () => {
    const { resume_cursor: cursor } = await listEvents(owner, { type: 'card.updated' });
    const changed = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
    for (const query of [
      { cursor },
      { cursor, type: 'card.created' },
      { cursor, type: 'card.updated', resource_type: 'card' },
      { cursor: changed, type: 'card.updated' },
    ]) {
      const problem = await service.fail('listEvents', 400, { token: owner.token, query });
      expect(problem.code).toBe('invalid_cursor');
      expect(problem.errors).toEqual([expect.objectContaining({ parameter: 'cursor' })]);
    }
  });

  it.each([
    ['type', 'card'],
    ['actor_id', 'card_01m6gvmvx0fm7vn3dkqkybkr2q'],
    ['actor_id', 'user_1'],
    ['resource_type', 'Card'],
    ['resource_id', '01m6gvmvx0fm7vn3dkqkybkr2q'],
    ['board_id', 'user_01m6gvmvx0fm7vn3dkqkybkr2q'],
    ['occurred_from', '2026-11-21'],
    ['occurred_before', '9999-12-31T23:59:59-01:00'],
    ['limit', '0'],
    ['since', 'yesterday'],
  ])('refuses %s=%s and names the parameter', async (parameter, value) => {
    const query = { [parameter]: value };
    const problem = await service.fail('listEvents', 400, { token: owner.token, query });
    expect(new Set(problem.errors?.map((error) => error.parameter))).toEqual(new Set([parameter]));
  });
});

describe('a page of the log', () => {
  const ids = { workspaceId: newUuid(), boardId: newUuid(), actorId: newUuid(), resourceId: newUuid() };
  const after = { position: '15000' };
  let database: Database;

  beforeAll(async () => {
    database = openDatabase({ url: await createMigratedDatabase() });
    const { workspaceId, boardId, actorId, resourceId } = ids;
    // A fifth of all events lies in one workspace, a fifth of those on one board, by one person and so on.
    const isChosen = Prisma.sql`n % 25 = 0`;
    await database.reader.rows(Prisma.sql`
      INSERT INTO events (position, seq, occurred_at, id, workspace_id, type, actor_kind, actor_user_id, request_id,
        resource_type, resource_id, board_id, changes)
      SELECT n, n, now(), gen_random_uuid(), CASE WHEN n % 5 = 0 THEN ${workspaceId}::uuid ELSE md5((n % 97)::text)::uuid END,
        CASE WHEN ${isChosen} THEN 'card.moved' ELSE 'card.' || n % 20 END, 'session',
        CASE WHEN ${isChosen} THEN ${actorId}::uuid ELSE md5((n % 997)::text)::uuid END, 'request', 'card',
        CASE WHEN ${isChosen} THEN ${resourceId}::uuid ELSE gen_random_uuid() END,
        CASE WHEN ${isChosen} THEN ${boardId}::uuid ELSE md5((n % 991)::text)::uuid END, '{}'
      FROM generate_series(1, 30000) AS n`);
    await database.reader.rows(Prisma.sql`ANALYZE events`);
  });

  afterAll(() => database.close());

  const moments = { occurredFrom: new Date(0), occurredBefore: new Date('9999-01-01T00:00:00Z') };

  it.each<readonly [string, string, EventFilters]>([
    ['no filter', 'pkey', {}],
    ['times', 'pkey', moments],
    ['a type', 'workspace_id_type_position_idx', { type: 'card.moved' }],
    ['an actor', 'workspace_id_actor_user_id_position_idx', { actorId: ids.actorId }],
    [
      'a resource',
      'workspace_id_resource_id_position_idx',
      { resource: { type: 'card', id: ids.resourceId } },
    ],
    ['a board', 'workspace_id_board_id_position_idx', { boardId: ids.boardId }],
    ['a board and times', 'workspace_id_board_id_position_idx', { boardId: ids.boardId, ...moments }],
  ])('with %s is read from the index on %s, in its order', async (_what, index, filters) => {
    for (const page of [{ limit: 50 }, { limit: 50, after }]) {
      const plan = await explain(eventsStatement(ids.workspaceId, filters, page));
      expect(plan).toContain(`using events_from_1_${index}`);
      expect(plan).not.toContain('Sort');
    }
  });

  it('with a kind of resource is read from the index of types, type by type', async () => {
    const plan = await explain(eventsStatement(ids.workspaceId, { resourceType: 'card' }, { limit: 50 }));
    expect(plan).toContain('using events_from_1_workspace_id_type_position_idx');
    expect(plan).not.toContain('events_from_1_pkey');
  });

  /** The plan with these values, as the list has it made. */
  function explain({ text, values }: Prisma.Sql): Promise<string> {
    const literals = values.map((value) => (value === undefined ? 'NULL' : `'${textOf(value)}'`));
    return database.transaction(async (tx) => {
      await tx.rows(Prisma.raw(`PREPARE page AS ${text}`), eventsSettings);
      const lines = await tx.rows<Record<string, string>>(
        Prisma.raw(`EXPLAIN EXECUTE page (${literals.join(', ')})`),
      );
      await tx.rows(Prisma.raw('DEALLOCATE page'));
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  }
});
