/** Imports of cards: their history, what a repetition does, and who may import. Problems are in import-problems.test.ts. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeCard, makeMember, makeSession, makeTenant, makeToken } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeOrderedBoard, titlesIn } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  ({ token } = tenant);
  board = await makeOrderedBoard(service, tenant);
});

type Imported = components['schemas']['CardImport'];

function order(cards: readonly object[], options: CallOptions = {}): CallOptions {
  return { token, id: board.boardId, body: { source: 'trello', cards }, ...options };
}

async function importCards(cards: readonly object[], options: CallOptions = {}): Promise<Imported['cards']> {
  return (await service.succeed('importCards', order(cards, options))).cards;
}

const resultsOf = (cards: Imported['cards']) =>
  cards.map(({ result, comments }) => [result, ...comments.map((comment) => comment.result)].join(' '));

const getCard = (id: string) => service.succeed('getCard', { token, id });

async function commentsOn(id: string) {
  return (await service.succeed('listComments', { token, id })).data;
}

const day = (number: number) => `2024-03-${String(number).padStart(2, '0')}T09:00:00.000Z`;

describe('importCards', () => {
  it('creates cards with their history, and records them as imported', async () => {
    const { userId } = await makeMember(service, tenant, 'member');
    const label = await service.succeed('createLabel', {
      ...{ token, id: board.boardId },
      body: { name: 'Old', color: 'red' },
    });
    const shown = {
      ...{ title: 'A', description: 'Text', column_id: board.right, label_ids: [label.id], priority: 'high' },
      ...{
        assignee_ids: [userId],
        due_on: '2024-03-20',
        start_at: day(2),
        estimate: 2.5,
        cover_color: 'teal',
      },
      ...{ created_by: userId, created_at: day(1), completed_at: day(5), archived_at: day(6) },
    };
    const history = { created_by: userId, created_at: day(3) };
    const comment = { external_id: 'm1', body: 'One', ...history };
    const [first, second] = await importCards([
      { external_id: 'c1', ...shown, comments: [comment] },
      { external_id: 'c2', title: 'B', due_at: '2024-03-20T10:00:00+01:00' },
    ]);
    const card = await getCard(first?.id ?? '');
    const external = { external_source: 'trello', external_id: 'c1' };
    expect(card).toMatchObject({ ...shown, ...external, number: 1, board_id: board.boardId });
    expect(Date.parse(card.updated_at)).toBeGreaterThanOrEqual(Date.parse('2026-01-01T00:00:00Z'));
    expect(await getCard(second?.id ?? '')).toMatchObject({
      ...{ external_id: 'c2', column_id: board.left, created_by: tenant.userId, number: 2 },
      ...{ due_at: day(20), created_at: card.updated_at },
    });
    const [shownComment] = await commentsOn(card.id);
    expect(shownComment).toMatchObject({ ...comment, external_source: 'trello', id: first?.comments[0]?.id });
    expect(shownComment).toMatchObject({ updated_at: card.updated_at });
    const { data } = await service.succeed('listEvents', { token, query: { board_id: board.boardId } });
    const imports = data.filter(({ imported }) => imported);
    expect(imports).toMatchObject([
      {
        ...{ type: 'card.created', resource: { id: card.id }, actor: { user_id: tenant.userId } },
        changes: {
          ...{ created_by: { to: userId }, created_at: { to: day(1) }, external_id: { to: 'c1' } },
          ...{ completed_at: { to: day(5) }, archived_at: { to: day(6) }, label_ids: { to: [label.id] } },
        },
      },
      { changes: { external_id: { to: 'c2' }, created_by: { to: tenant.userId } } },
      {
        ...{ type: 'comment.created', resource: { id: first?.comments[0]?.id } },
        changes: { card_id: { to: card.id }, external_id: { to: 'm1' }, created_by: { to: userId } },
      },
    ]);
    expect(data.filter(({ imported }) => imported === undefined).map(({ type }) => type)).not.toContain(
      'card.created',
    );
    const activity = await service.succeed('listCardActivity', { token, id: card.id });
    expect(activity.data.map(({ imported }) => imported)).toEqual([true, true]);
    expect(activity.data[1]?.changes.created_by?.to).toMatchObject({ id: userId });
  });

  it('puts cards at the bottom in the order sent, and into lists by their times', async () => {
    await makeCard(service, tenant, board.boardId, { title: 'X' });
    await importCards([
      { external_id: '1', title: 'C', created_at: day(3) },
      { external_id: '2', title: 'A', created_at: day(1) },
      { external_id: '3', title: 'B', created_at: day(2) },
      { external_id: '4', title: 'b', created_at: day(2) },
    ]);
    expect(await titlesIn(board, board.left)).toBe('XCABb');
    const list = async (query: object) => {
      const of = { token, id: tenant.workspaceId, query: { ...query } };
      const { data } = await service.succeed('listWorkspaceCards', of);
      return data.map(({ title }) => title).join('');
    };
    expect(await list({})).toBe('ABbCX');
    expect(await list({ sort: 'created_at' })).toBe('ABbCX');
    expect(await list({ sort: '-created_at' })).toBe('XCbBA');
    expect(await list({ created_before: day(3) })).toBe('ABb');
    expect(await list({ updated_since: '2026-01-01T00:00:00Z' })).toBe('ABbCX');
  });

  it('skips and repeats nothing that was there while someone pages through older and newer cards', async () => {
    const at = (number: number) => ({
      external_id: `c${number}`,
      title: String(number),
      created_at: day(number),
    });
    await importCards([2, 4, 6, 8].map(at));
    const page = async (cursor?: string) => {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      return service.succeed('listWorkspaceCards', { token, id: tenant.workspaceId, query });
    };
    const first = await page();
    await importCards([1, 3, 5, 7].map(at));
    const rest: string[] = [];
    for (let next = first.next_cursor; next !== undefined;) {
      const { data, next_cursor: following } = await page(next);
      rest.push(...data.map(({ title }) => title));
      next = following;
    }
    expect(first.data.map(({ title }) => title)).toEqual(['2', '4']);
    expect(rest).toEqual(['5', '6', '7', '8']);
  });

  it('changes nothing when it is repeated, even after cards were changed, moved or archived here', async () => {
    const cards = [
      { external_id: 'c1', title: 'A', created_at: day(1), comments: [{ external_id: 'm', body: 'One' }] },
      { external_id: 'c2', title: 'B', created_at: day(2), column_id: board.right },
      { external_id: 'constructor', title: 'C' },
    ];
    const created = await importCards(cards);
    expect(resultsOf(created)).toEqual(['created created', 'created', 'created']);
    const id = created[1]?.id ?? '';
    await service.succeed('updateCard', { token, id, body: { title: 'Other' } });
    await service.succeed('archiveCard', { token, id });
    const other = await makeBoard(service, tenant);
    for (const target of [board.boardId, other.board.id]) {
      await expectNothingStored(service, async () => {
        const repeated = await importCards(cards, { id: target });
        expect(resultsOf(repeated)).toEqual(['existing existing', 'existing', 'existing']);
        expect(repeated.map((card) => [card.id, card.board_id, card.comments[0]?.id])).toEqual(
          created.map((card) => [card.id, board.boardId, card.comments[0]?.id]),
        );
      });
    }
  });

  it('does not check what is sent for what exists', async () => {
    await importCards([{ external_id: 'c1', title: 'A', comments: [{ external_id: 'm', body: 'One' }] }]);
    const wrong = { created_by: (await makeTenant(service)).userId, created_at: '2999-01-01T00:00:00Z' };
    const [card] = await importCards([
      {
        ...{
          external_id: 'c1',
          title: 'A',
          column_id: (await makeBoard(service, tenant)).column.id,
          ...wrong,
        },
        comments: [{ external_id: 'm', body: 'One', ...wrong }],
      },
    ]);
    expect(resultsOf(card === undefined ? [] : [card])).toEqual(['existing existing']);
  });

  it('adds cards and comments that are new to what was imported before', async () => {
    const comment = (id: string, number: number) => ({ external_id: id, body: id, created_at: day(number) });
    const card = { external_id: 'c1', title: 'A', created_at: day(1) };
    const [first] = await importCards([{ ...card, comments: [comment('m2', 4)] }]);
    const id = first?.id ?? '';
    const again = await importCards([
      { external_id: 'c0', title: 'B', comments: [] },
      { ...card, comments: [comment('m1', 2), comment('m2', 4), comment('m3', 9)] },
    ]);
    expect(resultsOf(again)).toEqual(['created', 'existing created existing created']);
    expect(again[1]?.id).toBe(id);
    expect((await commentsOn(id)).map(({ body }) => body)).toEqual(['m1', 'm2', 'm3']);
  });

  it('finds cards that PUT has created, which finds those of imports', async () => {
    const put = (externalId: string, body: object) =>
      service.call('putCardByExternalId', {
        ...{ token, id: tenant.workspaceId, path: { source: 'trello', external_id: externalId } },
        body: { board_id: board.boardId, title: 'A', ...body },
      });
    expect((await put('c1', {})).status).toBe(201);
    expect(resultsOf(await importCards(['c1', 'c2'].map((id) => ({ external_id: id, title: 'B' }))))).toEqual(
      ['existing', 'created'],
    );
    expect((await put('c2', {})).status).toBe(200);
    expect(
      resultsOf(
        await importCards([{ external_id: 'c1', title: 'B' }], {
          body: { source: 'asana', cards: [{ external_id: 'c1', title: 'B' }] },
        }),
      ),
    ).toEqual(['created']);
  });

  it('imports again what was deleted, also with its board', async () => {
    const cards = [{ external_id: 'c1', title: 'A', comments: [{ external_id: 'm', body: 'One' }] }];
    const [first] = await importCards(cards);
    await service.succeed('deleteCard', { token, id: first?.id ?? '' });
    const [second] = await importCards(cards);
    expect(second).toMatchObject({ result: 'created', comments: [{ result: 'created' }] });
    expect(second?.id).not.toBe(first?.id);
    const problem = await service.fail('restoreCard', 409, { token, id: first?.id ?? '' });
    expect(problem.code).toBe('external_id_taken');
    await service.succeed('deleteBoard', { token, id: board.boardId });
    const other = await makeBoard(service, tenant);
    const [third] = await importCards(cards, { id: other.board.id });
    expect(third).toMatchObject({ result: 'created', board_id: other.board.id });
    await service.succeed('deleteCard', { token, id: third?.id ?? '' });
    await service.succeed('restoreCard', { token, id: third?.id ?? '' });
    expect(resultsOf(await importCards(cards, { id: other.board.id }))).toEqual(['existing existing']);
    const copy = await service.succeed('copyBoard', {
      ...{ token, id: other.board.id },
      body: { keep: ['cards', 'comments'] },
    });
    const { data } = await service.succeed('listCards', { token, id: copy.id });
    expect((await commentsOn(data[0]?.id ?? ''))[0]).not.toHaveProperty('external_id');
  });

  it('completes cards that arrive in a column for it, unless they say when they were completed', async () => {
    await service.succeed('updateColumn', { token, id: board.right, body: { done: true } });
    const place = { title: 'A', column_id: board.right, created_at: day(1) };
    const [open, done] = await importCards([
      { ...place, external_id: 'c1' },
      { ...place, external_id: 'c2', completed_at: day(2) },
    ]);
    const card = await getCard(open?.id ?? '');
    expect(card.completed_at).toBe(card.updated_at);
    expect(await getCard(done?.id ?? '')).toMatchObject({ completed_at: day(2) });
  });

  it('shows guests the names of authors', async () => {
    const { userId } = await makeMember(service, tenant, 'member');
    const guest = await makeMember(service, tenant, 'guest', [board.boardId]);
    const nobody = await makeMember(service, tenant, 'member');
    const comment = { external_id: 'm', body: 'One', created_by: userId };
    await importCards([{ external_id: 'c1', title: 'A', comments: [comment] }]);
    const asGuest = (id: string) => service.call('getUser', { token: guest.token, id });
    expect((await asGuest(userId)).status).toBe(200);
    expect((await asGuest(nobody.userId)).status).toBe(404);
  });

  it('stores nothing with validate_only, and once with a key', async () => {
    const cards = [{ external_id: 'c1', title: 'A', comments: [{ external_id: 'm', body: 'One' }] }];
    await expectNothingStored(service, async () => {
      expect(resultsOf(await importCards(cards, { query: { validate_only: true } }))).toEqual([
        'created created',
      ]);
    });
    const keyed = order(cards, { headers: { 'Idempotency-Key': 'import-1' } });
    const [one, two] = [await service.call('importCards', keyed), await service.call('importCards', keyed)];
    expect(two.headers['idempotent-replayed']).toBe('true');
    expect(two.body).toEqual(one.body);
  });
});

describe('the scope cards:import', () => {
  it('is needed by tokens, and is not part of other scopes', async () => {
    const others = await makeToken(service, tenant, ['boards:read', 'boards:write', 'members:write']);
    const own = await makeToken(service, tenant, ['cards:import']);
    const cards = [{ external_id: 'c1', title: 'A' }];
    for (const operationId of ['importCards', 'importComments'] as const) {
      const { id } = await makeCard(service, tenant, board.boardId);
      const [body, target] =
        operationId === 'importCards'
          ? [{ source: 'trello', cards }, board.boardId]
          : [{ source: 'trello', comments: [{ external_id: 'm', body: 'One' }] }, id];
      const refused = await service.fail(operationId, 403, { token: others, id: target, body });
      expect(refused).toMatchObject({ code: 'insufficient_scope' });
      expect(refused.detail).toContain('cards:import');
      await service.succeed(operationId, { token: own, id: target, body });
    }
    expect((await service.fail('getBoard', 403, { token: own, id: board.boardId })).code).toBe(
      'insufficient_scope',
    );
  });

  it('works for admins alone, with tokens and sessions, on private boards as well', async () => {
    await service.succeed('updateBoard', { token, id: board.boardId, body: { visibility: 'members' } });
    const cards = [{ external_id: 'c1', title: 'A' }];
    const editor = await makeMember(service, tenant, 'member');
    const asEditor = { id: board.boardId, path: { user_id: editor.userId }, body: { role: 'manager' } };
    await service.succeed('putBoardMember', { token, ...asEditor });
    const people = [
      [editor, 403],
      [await makeMember(service, tenant, 'member'), 404],
      [await makeMember(service, tenant, 'guest', [board.boardId]), 403],
      [await makeMember(service, tenant, 'admin'), 200],
      [await makeTenant(service), 404],
    ] as const;
    for (const [person, status] of people) {
      for (const credential of [person.token, (await makeSession(service, person)).secret]) {
        const answer = await service.call('importCards', order(cards, { token: credential }));
        expect(answer.status).toBe(status);
      }
    }
  });

  it('can be granted by admins alone', async () => {
    const mint = async (role: 'member' | 'admin') => {
      const { token: own } = await makeMember(service, tenant, role);
      const body = { name: 'Import', scopes: ['cards:import'] };
      return service.call('createAccessToken', { token: own, id: tenant.workspaceId, body });
    };
    expect((await mint('member')).status).toBe(403);
    expect((await mint('admin')).status).toBe(201);
  });
});
