/** Batches of cards: created, changed, archived and restored, all or none, with everything that is wrong named. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { cardsPerBoardMax } from '../../src/domain/core/limits.ts';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeTenant,
  readEventsAbout,
  readEventsOfRequest,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { unknownIdLike } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { idsIn, makeManyCards, makeOrderedBoard, titlesIn } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

type WorkspaceBatch = 'updateCards' | 'moveCards' | 'archiveCards' | 'restoreCards';

function create(cards: readonly object[]) {
  return service.succeed('createCards', { token, id: board.boardId, body: { cards } });
}

function batch(operationId: WorkspaceBatch, cards: readonly object[]) {
  return service.succeed(operationId, { token, id: tenant.workspaceId, body: { cards } });
}

/** The status and code of a refused batch, and the pointer and code of each error; nothing may have changed. */
async function refusal(operationId: OperationId, id: string, cards: readonly object[]) {
  let problem: ProblemBody | undefined;
  await expectNothingStored(service, async () => {
    problem = (await service.call(operationId, { token, id, body: { cards } })).body as ProblemBody;
  });
  const { status, code, errors = [] } = problem ?? { status: 0, code: '' };
  return [status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

function limit(columnId: string, wipLimit: number) {
  const body = { wip_limit: wipLimit, wip_limit_enforced: true };
  return service.succeed('updateColumn', { token, id: columnId, body });
}

/** Adds cards by one statement. */
async function fillBoard(count: number): Promise<void> {
  const { workspaceId, userId } = tenant;
  const ids = [workspaceId, board.boardId, board.left, userId].map(storedId);
  await insertUnchecked(
    service,
    Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, created_by, title, rank, number)
      SELECT gen_random_uuid(), ${ids[0]}::uuid, ${ids[1]}::uuid, ${ids[2]}::uuid, ${ids[3]}::uuid, 'Card',
        'c' || (1000 + n / 62) || chr(97 + n % 26) || n || 'a', 1000000 + n FROM generate_series(1, ${count}::int) n`,
  );
}

async function makeLabel(boardId = board.boardId): Promise<string> {
  const body = { name: 'Label', color: 'red' };
  return (await service.succeed('createLabel', { token, id: boardId, body })).id;
}

describe('createCards', () => {
  it('creates cards in the order sent, and returns and records them as createCard does', async () => {
    const [label, { userId }] = [await makeLabel(), await makeMember(service, tenant, 'member')];
    const x = await makeCard(service, tenant, board.boardId, { title: 'X', column_id: board.right });
    await service.succeed('updateColumn', { token, id: board.right, body: { done: true } });
    const full = {
      due_at: '2027-01-15T09:00:00Z',
      priority: 'high',
      label_ids: [label],
      assignee_ids: [userId],
    };
    const { cards } = await create([
      { title: 'A', ...full },
      { title: 'B', column_id: board.right },
      { title: 'C', column_id: board.right, position: 'top' },
      { title: 'D', column_id: board.right, position: 'top' },
      { title: 'E', position: 'top' },
      { title: 'F' },
    ]);
    expect(cards.map(({ title }) => title).join('')).toBe('ABCDEF');
    expect(await titlesIn(board, board.left)).toBe('EAF');
    expect(await titlesIn(board, board.right)).toBe('DCXB');
    const numbers = cards.map(({ number = 0 }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(cards[1]?.completed_at).toBe(cards[1]?.created_at);
    for (const card of cards) expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
    const single = await makeCard(service, tenant, board.boardId, { title: 'A', ...full });
    const own = ['id', 'number', 'identifier', 'url', 'created_at', 'updated_at'];
    const shared = (card: object) => Object.entries(card).filter(([name]) => !own.includes(name));
    expect(shared(cards[0] ?? {})).toEqual(shared(single));
    const createdOf = async (cardId = '') => {
      const [created] = await readEventsAbout(service, tenant, cardId);
      const { number, after_card_id: above, ...changes } = created?.changes ?? {};
      return { number, above: above?.to, rest: { type: created?.type, changes } };
    };
    expect((await createdOf(cards[0]?.id)).rest).toEqual((await createdOf(single.id)).rest);
    const created = await Promise.all(cards.map(({ id }) => createdOf(id)));
    expect(created.map(({ number }) => number?.to)).toEqual(numbers);
    const none = undefined;
    expect(created.map(({ above }) => above)).toEqual([none, x.id, none, none, none, cards[0]?.id]);
  });

  it('names everything that is wrong, and creates nothing', async () => {
    const [foreign, { userId }] = [
      await makeBoard(service, tenant),
      await makeMember(service, tenant, 'guest'),
    ];
    const archived = await service.succeed('createColumn', {
      token,
      id: board.boardId,
      body: { name: 'Old' },
    });
    await service.succeed('archiveColumn', { token, id: archived.id });
    const label = await makeLabel(foreign.board.id);
    await limit(board.right, 1);
    const days = { due_on: '2027-01-15', due_at: '2027-01-15T09:00:00Z' };
    const cards = [
      { title: 'A', column_id: foreign.column.id, label_ids: [label] },
      { title: 'B', column_id: archived.id, assignee_ids: [tenant.userId, userId] },
      { title: 'C', ...days },
      { title: 'D', column_id: board.right },
      { title: 'E', column_id: board.right },
    ];
    expect(await refusal('createCards', board.boardId, cards)).toEqual([
      422,
      'several_problems',
      '/cards/0/column_id unknown_column',
      '/cards/0/label_ids/0 unknown_label',
      '/cards/1/column_id column_archived',
      '/cards/1/assignee_ids/1 unknown_assignee',
      '/cards/2/due_on two_due_dates',
      '/cards/4/column_id wip_limit_reached',
    ]);
    expect(await refusal('createCards', board.boardId, cards.slice(3))).toEqual([
      409,
      'wip_limit_reached',
      '/cards/1/column_id wip_limit_reached',
    ]);
    const malformed = [{ title: '' }, { title: 'B' }, { name: 'C' }];
    expect(await refusal('createCards', board.boardId, malformed)).toEqual([
      400,
      'invalid_request',
      '/cards/0/title too_short',
      '/cards/2/title missing',
      '/cards/2/name unknown',
    ]);
    const outside = { start_at: '9999-12-31T23:59:59-01:00' };
    expect(
      await refusal('createCards', board.boardId, [
        { title: 'A', ...outside },
        { title: 'B', ...outside },
      ]),
    ).toEqual([400, 'invalid_request', '/cards/0/start_at bad_format', '/cards/1/start_at bad_format']);
  });

  it('fills a board exactly, while single cards are added', async () => {
    await fillBoard(cardsPerBoardMax - 2);
    const three = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];
    expect(await refusal('createCards', board.boardId, three)).toEqual([
      409,
      'limit_reached',
      '/cards/2 limit_reached',
    ]);
    const held = await holdTransaction(service, 'SELECT 1 FROM columns WHERE id = $1 FOR UPDATE', [
      board.left,
    ]);
    const calls = [
      service.call('createCards', { token, id: board.boardId, body: { cards: three.slice(1) } }),
      service.call('createCard', { token, id: board.boardId, body: { title: 'D' } }),
    ];
    await untilWaiting(service, 2);
    await held.commit();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual(statuses);
  });
});

describe('updateCards', () => {
  it('changes cards of several boards, each by its own patch', async () => {
    const other = await makeOrderedBoard(service, tenant);
    const label = await makeLabel();
    const [one, two, same] = [
      await makeCard(service, tenant, board.boardId, { due_on: '2027-01-15', assignee_ids: [tenant.userId] }),
      await makeCard(service, tenant, other.boardId, { description: 'Text' }),
      await makeCard(service, tenant, board.boardId, { title: 'Same' }),
    ];
    const { cards } = await batch('updateCards', [
      { id: two.id, etag: two.etag, description: null, assignee_ids: [tenant.userId] },
      { id: one.id, due_at: '2027-01-15T09:00:00Z', label_ids: [label], assignee_ids: [] },
      { id: same.id, title: 'Same' },
    ]);
    expect(cards.map(({ id }) => id)).toEqual([two.id, one.id, same.id]);
    const { due_on: dueOn, ...rest } = one;
    expect(dueOn).toBe('2027-01-15');
    const due = { due_at: '2027-01-15T09:00:00.000Z', label_ids: [label], assignee_ids: [] };
    expect(cards[1]).toEqual({ ...rest, ...due, etag: '"2.2"', updated_at: cards[1]?.updated_at });
    expect(cards[0]).not.toHaveProperty('description');
    expect(cards[2]).toEqual(same);
    for (const card of cards) expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
    expect((await readEventsAbout(service, tenant, one.id)).at(-1)).toMatchObject({
      type: 'card.updated',
      changes: {
        label_ids: { from: [], to: [label] },
        assignee_ids: { from: [tenant.userId], to: [] },
        due_at: { from: null, to: '2027-01-15T09:00:00.000Z' },
        due_on: { from: '2027-01-15', to: null },
      },
    });
    expect(await readEventsAbout(service, tenant, same.id)).toHaveLength(1);
  });

  it('names everything that is wrong, and changes nothing', async () => {
    const stranger = await makeTenant(service);
    const theirs = await makeCard(service, stranger, (await makeBoard(service, stranger)).board.id);
    const foreignLabel = await makeLabel((await makeBoard(service, tenant)).board.id);
    const card = await makeCard(service, tenant, board.boardId);
    const changed = await makeCard(service, tenant, board.boardId);
    await service.succeed('updateCard', { token, id: changed.id, body: { title: 'Changed' } });
    const id = tenant.workspaceId;
    const stale = { id: changed.id, etag: changed.etag, title: 'Mine' };
    expect(
      await refusal('updateCards', id, [
        { id: theirs.id, title: 'Mine' },
        { id: unknownIdLike(theirs.id), title: 'Mine' },
        { id: card.id, title: 'New', label_ids: [foreignLabel], assignee_ids: [stranger.userId] },
        { id: card.id, title: 'Newer' },
        stale,
      ]),
    ).toEqual([
      422,
      'several_problems',
      '/cards/0/id unknown_card',
      '/cards/1/id unknown_card',
      '/cards/2/label_ids/0 unknown_label',
      '/cards/2/assignee_ids/0 unknown_assignee',
      '/cards/3/id repeated_card',
      '/cards/4/etag precondition_failed',
    ]);
    const both = [{ id: card.id, title: 'New', etag: '"2.7"' }, stale];
    expect(await refusal('updateCards', id, both)).toEqual([
      412,
      'precondition_failed',
      '/cards/0/etag precondition_failed',
      '/cards/1/etag precondition_failed',
    ]);
    const guest = await makeMember(service, tenant, 'guest', [board.boardId]);
    const body = { cards: [{ id: card.id, title: 'New' }] };
    const refused = await service.fail('updateCards', 403, { token: guest.token, id, body });
    expect(refused.code).toBe('insufficient_role');
  });

  it('changes every field of a card, and removes it with null', async () => {
    const { id } = await makeCard(service, tenant, board.boardId);
    const fields = {
      due_on: '2027-01-31',
      start_at: '2027-01-01T08:00:00.000Z',
      completed_at: '2027-01-30T08:00:00.000Z',
      priority: 'high',
      estimate: 2,
      cover_color: 'teal',
      description: 'New',
    };
    expect((await batch('updateCards', [{ id, ...fields }])).cards).toMatchObject([{ id, ...fields }]);
    const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    const { cards } = await batch('updateCards', [{ id, ...nothing }]);
    for (const name of Object.keys(fields)) expect(cards[0]).not.toHaveProperty(name);
  });

  it.each(['gzip', 'br'])(
    'takes the tag of a response compressed with %s, while it is current',
    async (coding) => {
      const { id, etag = '' } = await makeCard(service, tenant, board.boardId);
      const coded = etag.replace(/"$/, `-${coding}"`);
      expect((await batch('updateCards', [{ id, etag: coded, title: 'New' }])).cards).toMatchObject([{ id }]);
      expect(await refusal('updateCards', tenant.workspaceId, [{ id, etag: coded, title: 'Newer' }])).toEqual(
        [412, 'precondition_failed', '/cards/0/etag precondition_failed'],
      );
    },
  );

  it('keeps what others change at the same time', async () => {
    const ids = await makeManyCards(board, 4, board.left);
    const held = await holdTransaction(
      service,
      'SELECT 1 FROM cards WHERE id = $1 FOR UPDATE',
      ids.slice(1, 2),
    );
    const patches = [{ priority: 'high' }, { estimate: 3 }, { description: 'Text' }];
    const calls = patches.map((patch, index) => {
      const order = index % 2 === 0 ? ids : ids.toReversed();
      return batch(
        'updateCards',
        order.map((id) => ({ id, ...patch })),
      );
    });
    await untilWaiting(service, 3);
    await held.commit();
    await Promise.all(calls);
    const cards = await Promise.all(ids.map((id) => service.succeed('getCard', { token, id })));
    for (const card of cards) expect(card).toMatchObject({ ...Object.assign({}, ...patches), etag: '"2.4"' });
  });
});

describe('archiveCards and restoreCards', () => {
  it('archive and restore cards of several boards, and leave the others as they are', async () => {
    const other = await makeOrderedBoard(service, tenant);
    const [archived = '', active = ''] = await makeManyCards(board, 2, board.left);
    const [foreign = ''] = await makeManyCards(other, 1, other.left);
    await batch('archiveCards', [{ id: archived }]);
    const items = [foreign, archived, active].map((id) => ({ id }));
    const { cards } = await batch('archiveCards', items);
    expect(cards.map(({ id, etag }) => [id, etag])).toEqual([
      [foreign, '"2.2"'],
      [archived, '"2.2"'],
      [active, '"2.2"'],
    ]);
    for (const card of cards) expect(card.archived_at).toBeDefined();
    const restored = await service.call('restoreCards', {
      token,
      id: tenant.workspaceId,
      body: { cards: items },
    });
    expect(await idsIn(board, board.left)).toEqual([archived, active]);
    const events = await readEventsOfRequest(service, restored.headers['request-id'] ?? '');
    expect(events.map(({ type, resourceId }) => [type, resourceId])).toEqual(
      items.map(({ id }) => ['card.restored', id]),
    );
  });

  it.each(['archiveCards', 'restoreCards'] as const)(
    '%s leaves all as they are if one has changed',
    async (operation) => {
      const [first, second] = (await create([{ title: 'First' }, { title: 'Second' }])).cards;
      if (operation === 'restoreCards') await service.succeed('archiveCard', { token, id: second?.id ?? '' });
      await service.succeed('updateCard', { token, id: first?.id ?? '', body: { title: 'Changed' } });
      const cards = [{ id: second?.id }, { id: first?.id, etag: first?.etag }];
      expect(await refusal(operation, tenant.workspaceId, cards)).toEqual([
        412,
        'precondition_failed',
        '/cards/1/etag precondition_failed',
      ]);
    },
  );

  it('restore no more cards than a column that enforces its limit has room for', async () => {
    const ids = await makeManyCards(board, 4, board.left);
    const items = ids.slice(1).map((id) => ({ id }));
    await batch('archiveCards', items);
    await limit(board.left, 3);
    expect(await refusal('restoreCards', tenant.workspaceId, items)).toEqual([
      409,
      'wip_limit_reached',
      '/cards/2/id wip_limit_reached',
    ]);
    await batch('restoreCards', items.slice(1));
    expect(await refusal('archiveCards', tenant.workspaceId, [...items, ...items])).toEqual([
      422,
      'repeated_card',
      ...[3, 4, 5].map((index) => `/cards/${index}/id repeated_card`),
    ]);
    const cards = [{ id: unknownIdLike(ids[0] ?? '') }, ...items.slice(0, 1)];
    expect(await refusal('archiveCards', tenant.workspaceId, cards)).toEqual([
      422,
      'unknown_card',
      '/cards/0/id unknown_card',
    ]);
  });
});
