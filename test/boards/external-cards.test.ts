/** Cards by the ids that other systems gave them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeColumn,
  makeMember,
  makeSession,
  makeTenant,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;
let columnId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  columnId = column.id;
});

/** A call of either operation, with a body for the board of the test unless given. */
function about(externalId: string, body?: object, options: CallOptions = {}) {
  return {
    token: tenant.token,
    id: tenant.workspaceId,
    path: { source: 'github', external_id: externalId },
    ...(body !== undefined && { body: { board_id: boardId, title: 'Issue', ...body } }),
    ...options,
  };
}

const put = (externalId: string, body: object = {}, options: CallOptions = {}) =>
  service.call('putCardByExternalId', about(externalId, body, options));
const putSucceeds = (externalId: string, body: object = {}) =>
  service.succeed('putCardByExternalId', about(externalId, body));

describe('putCardByExternalId', () => {
  it('creates a card with everything given, and records it', async () => {
    const column = await makeColumn(service, tenant, boardId);
    await makeCard(service, tenant, boardId, { column_id: column.id });
    const body = {
      title: 'Issue 1',
      description: 'Text',
      column_id: column.id,
      position: 'top',
      assignee_ids: [tenant.userId],
      due_at: '2026-12-04T16:00:00.000Z',
      completed_at: '2026-12-05T16:00:00.000Z',
    };
    const answer = await put('issue-1', body);
    const card = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/cards/${card.id}`);
    const { position, ...shown } = body;
    expect(position).toBe('top');
    const external = { external_source: 'github', external_id: 'issue-1' };
    expect(card).toMatchObject({ ...shown, ...external, board_id: boardId, number: 2 });
    expect(await service.succeed('getCardByExternalId', about('issue-1'))).toEqual(card);
    expect(await service.succeed('getCard', { token: tenant.token, id: card.id })).toEqual(card);
    const inColumn = { token: tenant.token, id: boardId, query: { column_id: column.id } };
    expect((await service.succeed('listCards', inColumn)).data[0]).toEqual(card);
    const snapshot = await service.succeed('getBoardSnapshot', { token: tenant.token, id: boardId });
    expect(snapshot.columns[1]?.cards[0]).toMatchObject(external);
    expect(await readEventsAbout(service, tenant, card.id)).toMatchObject([
      {
        type: 'card.created',
        changes: {
          title: { to: 'Issue 1' },
          external_source: { from: null, to: 'github' },
          external_id: { from: null, to: 'issue-1' },
        },
      },
    ]);
  });

  it('sets the fields that plan the work, and clears them', async () => {
    const planned = { due_on: '2026-12-04', priority: 'high', estimate: 3, cover_color: 'teal' };
    const start = { start_at: '2026-12-01T08:00:00.000Z' };
    expect(await putSucceeds('1', { ...planned, ...start })).toMatchObject({ ...planned, ...start });
    const removed = { due_on: null, priority: null, estimate: null, cover_color: null, start_at: null };
    const bare = await putSucceeds('1', removed);
    for (const field of Object.keys(removed)) expect(bare).not.toHaveProperty(field);
    const problem = await service.fail(
      'putCardByExternalId',
      422,
      about('1', { ...planned, due_at: start.start_at }),
    );
    expect(problem.code).toBe('two_due_dates');
  });

  it('changes what is given of a card that exists, keeps the rest and leaves it in its place', async () => {
    const first = await putSucceeds('1', { description: 'Text', due_at: '2026-12-04T16:00:00.000Z' });
    const other = await makeColumn(service, tenant, boardId);
    const answer = await put('1', { title: 'Other', due_at: null, column_id: other.id, position: 'top' });
    expect(answer.status).toBe(200);
    expect(answer.headers.location).toBeUndefined();
    const { due_at: due, ...kept } = first;
    expect(due).toBeDefined();
    expect(answer.body).toEqual({
      ...kept,
      title: 'Other',
      column_id: columnId,
      updated_at: expect.any(String) as unknown,
      etag: expect.any(String) as unknown,
    });
    const events = await readEventsAbout(service, tenant, first.id);
    expect(events.map(({ type }) => type)).toEqual(['card.created', 'card.updated']);
    expect(events[1]?.changes).toEqual({
      title: { from: 'Issue', to: 'Other' },
      due_at: { from: '2026-12-04T16:00:00.000Z', to: null },
    });
  });

  it('records nothing when nothing changes', async () => {
    const first = await putSucceeds('1');
    await expectNothingStored(service, async () => {
      expect(await putSucceeds('1')).toEqual(first);
    });
  });

  it('updates an archived card, which stays archived', async () => {
    const { id } = await putSucceeds('1');
    const { archived_at: archivedAt } = await service.succeed('archiveCard', { token: tenant.token, id });
    expect(await putSucceeds('1', { title: 'Other' })).toMatchObject({
      id,
      title: 'Other',
      archived_at: archivedAt,
    });
  });

  it('makes one card of concurrent requests, with one event', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => put('race')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    const ids = new Set(answers.map(({ body }) => (body as { id: string }).id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect(await readEventsAbout(service, tenant, id)).toHaveLength(1);
  });

  it('creates a new card after the first was deleted, also while it is being deleted', async () => {
    const { id } = await putSucceeds('1');
    const [answer] = await Promise.all([
      put('1', { title: 'Other' }),
      service.call('deleteCard', { token: tenant.token, id }),
    ]);
    expect([200, 201]).toContain(answer.status);
    expect((await put('1')).status).toBe(answer.status === 201 ? 200 : 201);
  });

  it('keeps sources, workspaces and the case of ids apart', async () => {
    const stranger = await makeTenant(service);
    const { board } = await makeBoard(service, stranger);
    const theirs = { token: stranger.token, id: stranger.workspaceId };
    const statuses = [
      await put('A'),
      await put('a'),
      await put('A', {}, { path: { source: 'jira', external_id: 'A' } }),
      await put('A', { board_id: board.id }, theirs),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201]);
    const answers = await service.succeed('listWorkspaceCards', {
      token: tenant.token,
      id: tenant.workspaceId,
    });
    expect(answers.data).toHaveLength(3);
  });

  it('takes ids with characters that have to be encoded', async () => {
    for (const id of ['#12', 'a~b:c@d+e=f,g', '_x', 'x'.repeat(200)]) {
      expect([id, (await putSucceeds(id)).external_id]).toEqual([id, id]);
      expect((await service.succeed('getCardByExternalId', about(id))).external_id).toBe(id);
    }
  });

  it.each(['a/b', '..', '.', 'a b', 'a\u0000', 'a\n', 'é', 'x'.repeat(201), '%'])(
    'refuses the external id %j',
    async (id) => {
      // A client resolves these two before it sends them.
      const sent = id === '.' || id === '..' ? `${id}x` : id;
      const problem = await service.fail('putCardByExternalId', 400, about(sent, {}));
      expect(problem.errors?.[0]).toMatchObject({ parameter: 'external_id' });
    },
  );

  it.each(['GitHub', '-x', 'a b', 'x'.repeat(33)])('refuses the source %j', async (source) => {
    const options = about('1', {}, { path: { source, external_id: '1' } });
    const problem = await service.fail('putCardByExternalId', 400, options);
    expect(problem.errors?.[0]).toMatchObject({ parameter: 'source' });
  });

  it('refuses another board with 409, and does not change the card', async () => {
    await putSucceeds('1');
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      const options = about('1', { board_id: board.id, title: 'Other' });
      const problem = await service.fail('putCardByExternalId', 409, options);
      expect(problem.code).toBe('external_id_on_other_board');
      expect(problem.detail).not.toMatch(/board_0/);
    });
  });

  it('creates a new card if the board of the first was deleted', async () => {
    const first = await putSucceeds('1');
    await service.succeed('deleteBoard', { token: tenant.token, id: boardId });
    await service.fail('getCardByExternalId', 404, about('1'));
    const { board } = await makeBoard(service, tenant);
    const answer = await put('1', { board_id: board.id });
    expect(answer.status).toBe(201);
    expect((answer.body as { id: string }).id).not.toBe(first.id);
  });

  it('refuses a board of another workspace, also one that the caller has access to', async () => {
    const { secret: session } = await makeSession(service, tenant);
    const team = await service.succeed('createWorkspace', { token: session, body: { name: 'Team' } });
    const options = about('1', {}, { token: session, id: team.id });
    const problem = await service.fail('putCardByExternalId', 422, options);
    expect(problem).toMatchObject({ code: 'unknown_board', errors: [{ pointer: '/board_id' }] });
  });

  it('stores nothing when it is only validated, whether it would create or update', async () => {
    await putSucceeds('1');
    await expectNothingStored(service, async () => {
      const query = { validate_only: true };
      for (const [id, status] of [
        ['1', 200],
        ['2', 201],
        ['2', 201],
      ] as const) {
        const answer = await put(id, { title: 'Rehearsed' }, { query });
        expect(answer.status).toBe(status);
        expect(answer.headers['validate-only']).toBe('true');
      }
    });
  });

  it('only updates with If-Match, also with *', async () => {
    for (const tag of ['*', '"2.1"']) {
      const answer = await put('1', {}, { headers: { 'If-Match': tag } });
      expect([tag, answer.status]).toEqual([tag, 412]);
    }
    const { etag = '' } = await putSucceeds('1');
    const headers = { 'If-Match': etag };
    expect((await put('1', { title: 'Second' }, { headers })).status).toBe(200);
    expect((await put('1', { title: 'Third' }, { headers })).status).toBe(412);
    expect((await put('1', { title: 'Third' }, { headers: { 'If-Match': '*' } })).status).toBe(200);
  });

  it('refuses guests', async () => {
    const guest = await makeMember(service, tenant, 'guest', [boardId]);
    const problem = await service.fail('putCardByExternalId', 403, about('1', {}, { token: guest.token }));
    expect(problem.code).toBe('insufficient_role');
  });
});

describe('getCardByExternalId', () => {
  it('shows a guest only cards of their boards', async () => {
    const { board: other } = await makeBoard(service, tenant);
    const { id } = await putSucceeds('1');
    await putSucceeds('2', { board_id: other.id });
    const { token } = await makeMember(service, tenant, 'guest', [boardId]);
    expect((await service.succeed('getCardByExternalId', about('1', undefined, { token }))).id).toBe(id);
    await service.fail('getCardByExternalId', 404, about('2', undefined, { token }));
  });

  it('returns 404 for an unknown id, and 304 for an unchanged card', async () => {
    await service.fail('getCardByExternalId', 404, about('1'));
    const { etag = '' } = await putSucceeds('1');
    const headers = { 'If-None-Match': etag };
    const answer = await service.call('getCardByExternalId', about('1', undefined, { headers }));
    expect(answer.status).toBe(304);
  });
});
