/** What is wrong with imports: each problem with its place, all of them at once, and nothing stored. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { cardsPerBoardMax, commentsPerCardMax, commentsPerImportMax } from '../../src/domain/core/limits.ts';
import { makeBoard, makeCard, makeMember, makeTenant, removeMember } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeOrderedBoard } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  ({ token } = tenant);
  board = await makeOrderedBoard(service, tenant);
});

/** The status and code of a refused import, and the pointer and code of each error; nothing may have changed. */
async function refusal(operationId: OperationId, call: CallOptions) {
  let problem: ProblemBody | undefined;
  await expectNothingStored(service, async () => {
    problem = (await service.call(operationId, { token, ...call })).body as ProblemBody;
  });
  const { status, code, errors = [] } = problem ?? { status: 0, code: '' };
  return [status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

const refusedCards = (cards: readonly object[], options: CallOptions = {}) =>
  refusal('importCards', { id: board.boardId, body: { source: 'trello', cards }, ...options });

const refusedComments = (id: string, comments: readonly object[]) =>
  refusal('importComments', { id, body: { source: 'trello', comments } });

/** The time of the test, so many milliseconds later. */
const later = (ms: number) => new Date(now.getTime() + ms).toISOString();

const day = (number: number) => `2024-03-${String(number).padStart(2, '0')}T09:00:00.000Z`;

/** Items with external ids of their own. */
const numbered = (items: readonly object[]) =>
  items.map((item, index) => ({ external_id: `c${index}`, title: 'A', ...item }));

async function addComments(cardId: string, count: number): Promise<void> {
  const ids = [tenant.workspaceId, cardId, tenant.userId].map(storedId);
  await insertUnchecked(
    service,
    Prisma.sql`
    INSERT INTO comments (id, workspace_id, card_id, created_by, body)
    SELECT gen_random_uuid(), ${ids[0]}::uuid, ${ids[1]}::uuid, ${ids[2]}::uuid, 'One'
    FROM generate_series(1, ${count}::int)`,
  );
}

/** Adds copies of a card by one statement. */
async function fillBoard(cardId: string, count: number): Promise<void> {
  await insertUnchecked(
    service,
    Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, created_by, title, rank, number)
      SELECT gen_random_uuid(), workspace_id, board_id, column_id, created_by, 'Card',
        'c' || (1000 + n / 62) || chr(97 + n % 26) || n || 'a', 1000000 + n
      FROM cards, generate_series(1, ${count}::int) n WHERE id = ${storedId(cardId)}::uuid`,
  );
}

describe('importCards', () => {
  it('names the first hundred of more mistakes, and says how many there are', async () => {
    const refused = async (fields: object) => {
      const cards = numbered(Array.from({ length: 75 }, () => ({ created_at: later(1), ...fields })));
      const options = { token, id: board.boardId, body: { source: 'trello', cards } };
      const { detail, errors } = await service.fail('importCards', 422, options);
      expect(errors).toHaveLength(100);
      return detail;
    };
    expect(await refused({ archived_at: later(1) })).toBe(
      'This time is in the future. See errors for 99 of 149 more.',
    );
    expect(await refused({ due_on: '2027-01-15', due_at: later(1) })).toBe(
      'The request has 150 problems of different kinds. See errors for the first 100.',
    );
  });

  it('refuses times in the future, before 1970, and in an impossible order', async () => {
    const comment = (fields: object) => [{ external_id: 'm', body: 'One', ...fields }];
    const cards = numbered([
      { created_at: later(1) },
      { created_at: '1969-12-31T23:59:59.999Z' },
      { created_at: day(2), completed_at: day(1), archived_at: day(1) },
      { completed_at: day(1) },
      { created_at: day(1), completed_at: later(1), archived_at: later(1) },
      { created_at: day(2), comments: comment({ created_at: day(1) }) },
      { comments: comment({ created_at: later(1) }) },
    ]);
    expect(await refusedCards(cards)).toEqual([
      422,
      'impossible_time',
      '/cards/0/created_at impossible_time',
      '/cards/1/created_at impossible_time',
      '/cards/2/completed_at impossible_time',
      '/cards/2/archived_at impossible_time',
      '/cards/3/completed_at impossible_time',
      '/cards/4/completed_at impossible_time',
      '/cards/4/archived_at impossible_time',
      '/cards/5/comments/0/created_at impossible_time',
      '/cards/6/comments/0/created_at impossible_time',
    ]);
  });

  it('accepts the earliest and the latest times, and equal ones', async () => {
    const equal = (time: string) => ({ created_at: time, completed_at: time, archived_at: time });
    const cards = numbered([
      { ...equal('1970-01-01T00:00:00Z'), comments: [{ external_id: 'm', body: 'A', created_at: day(1) }] },
      {
        ...equal(now.toISOString()),
        comments: [{ external_id: 'm', body: 'A', created_at: now.toISOString() }],
      },
    ]);
    const body = { source: 'trello', cards };
    const imported = await service.succeed('importCards', { token, id: board.boardId, body });
    expect(imported.cards[0]?.id).toMatch(/^card_0000000000/);
  });

  it('refuses times of which no instant exists here', async () => {
    const far = '9999-12-31T23:00:00-02:00';
    const cards = numbered([
      { created_at: far, archived_at: far },
      { comments: [{ external_id: 'm', body: 'A', created_at: far }] },
    ]);
    expect(await refusedCards(cards)).toEqual([
      400,
      'invalid_request',
      '/cards/0/created_at bad_format',
      '/cards/1/comments/0/created_at bad_format',
    ]);
  });

  it('refuses authors who have never appeared in the workspace, and accepts those who have left', async () => {
    const stranger = await makeTenant(service);
    const { board: theirs } = await makeBoard(service, stranger);
    await makeCard(service, stranger, theirs.id);
    const unknown = 'user_01m00000000000000000000000';
    const idle = await makeMember(service, tenant, 'member');
    await removeMember(service, idle);
    const author = (userId: string) => ({ created_by: userId });
    const cards = numbered([
      author(stranger.userId),
      { ...author(unknown), comments: [{ external_id: 'm', body: 'A', ...author(stranger.userId) }] },
      author(idle.userId),
    ]);
    expect(await refusedCards(cards)).toEqual([
      422,
      'unknown_author',
      '/cards/0/created_by unknown_author',
      '/cards/1/created_by unknown_author',
      '/cards/1/comments/0/created_by unknown_author',
      '/cards/2/created_by unknown_author',
    ]);
    const former = await makeMember(service, tenant, 'member');
    await makeCard(service, former, board.boardId);
    await removeMember(service, former);
    const body = { source: 'trello', cards: numbered([author(former.userId)]) };
    const imported = await service.succeed('importCards', { token, id: board.boardId, body });
    const card = await service.succeed('getCard', { token, id: imported.cards[0]?.id ?? '' });
    expect(card.created_by).toBe(former.userId);
  });

  it('refuses external ids that are given twice', async () => {
    const comments = ['m1', 'm2', 'm1'].map((id) => ({ external_id: id, body: 'A' }));
    const cards = [
      { external_id: 'c1', title: 'A', comments },
      { external_id: 'c2', title: 'A', comments: comments.slice(0, 2) },
      { external_id: 'c1', title: 'A' },
    ];
    expect(await refusedCards(cards)).toEqual([
      422,
      'repeated_external_id',
      '/cards/0/comments/2/external_id repeated_external_id',
      '/cards/2/external_id repeated_external_id',
    ]);
  });

  it('names all that createCards would, beside its own, at the places of the request', async () => {
    const foreign = await makeBoard(service, tenant);
    const guest = await makeMember(service, tenant, 'guest');
    const { id: archived } = await service.succeed('createColumn', {
      ...{ token, id: board.boardId },
      body: { name: 'Old' },
    });
    await service.succeed('archiveColumn', { token, id: archived });
    const enforced = { wip_limit: 1, wip_limit_enforced: true };
    await service.succeed('updateColumn', { token, id: board.right, body: enforced });
    const label = 'label_01m00000000000000000000000';
    const existing = { source: 'trello', cards: [{ external_id: 'c0', title: 'A' }] };
    await service.succeed('importCards', { token, id: board.boardId, body: existing });
    const created = { created_at: day(2), column_id: board.right };
    const cards = numbered([
      {},
      { column_id: foreign.column.id, label_ids: [label], created_at: later(1) },
      { column_id: archived, assignee_ids: [tenant.userId, guest.userId] },
      { due_at: day(1), due_on: '2024-03-01' },
      { ...created, archived_at: day(3) },
      created,
      created,
    ]);
    expect(await refusedCards(cards)).toEqual([
      422,
      'several_problems',
      '/cards/1/created_at impossible_time',
      '/cards/1/column_id unknown_column',
      '/cards/1/label_ids/0 unknown_label',
      '/cards/2/column_id column_archived',
      '/cards/2/assignee_ids/1 unknown_assignee',
      '/cards/3/due_on two_due_dates',
      '/cards/6/column_id wip_limit_reached',
    ]);
  });

  it('holds the limits on cards, and on comments of a card and of a request', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ external_id: `m${index}`, body: 'A' }));
    const perCard = 100;
    const full = Array.from({ length: commentsPerImportMax / perCard }, () => ({ comments: list(perCard) }));
    expect(await refusedCards(numbered([...full, { comments: list(1) }]))).toEqual([
      409,
      'limit_reached',
      '/cards limit_reached',
    ]);
    const body = { source: 'trello', cards: numbered([{}]) };
    const {
      cards: [card],
    } = await service.succeed('importCards', { token, id: board.boardId, body });
    await addComments(card?.id ?? '', commentsPerCardMax - 1);
    expect(await refusedCards(numbered([{ comments: list(2) }]))).toEqual([
      409,
      'limit_reached',
      '/cards/0/comments/1/external_id limit_reached',
    ]);
    expect(await refusedComments(card?.id ?? '', list(2))).toEqual([
      409,
      'limit_reached',
      '/comments/1/external_id limit_reached',
    ]);
    await fillBoard(card?.id ?? '', cardsPerBoardMax - 2);
    expect(await refusedCards(numbered([{}, {}, {}]))).toEqual([
      409,
      'limit_reached',
      '/cards/2 limit_reached',
    ]);
  });

  it.each([
    ['a body without a source', { cards: [{ external_id: 'c', title: 'A' }] }, '/source'],
    ['a card without an external id', { source: 'trello', cards: [{ title: 'A' }] }, '/cards/0/external_id'],
    ['no cards', { source: 'trello', cards: [] }, '/cards'],
    ['a source in capitals', { source: 'Trello', cards: [{ external_id: 'c', title: 'A' }] }, '/source'],
    [
      'an author who is nobody',
      { source: 'trello', cards: [{ external_id: 'c', title: 'A', created_by: null }] },
      '/cards/0/created_by',
    ],
    [
      'an unknown property of a comment',
      {
        source: 'trello',
        cards: [{ external_id: 'c', title: 'A', comments: [{ external_id: 'm', body: 'A', x: 1 }] }],
      },
      '/cards/0/comments/0/x',
    ],
  ])('refuses %s', async (_, body, pointer) => {
    const problem = await service.fail('importCards', 400, { token, id: board.boardId, body });
    expect(problem.errors?.[0]?.pointer).toBe(pointer);
  });
});

describe('importComments', () => {
  it('names everything that is wrong', async () => {
    const { id, created_at: createdAt } = await makeCard(service, tenant, board.boardId);
    const stranger = await makeTenant(service);
    const items = [
      { created_at: new Date(Date.parse(createdAt) - 1).toISOString() },
      { created_at: later(1), created_by: stranger.userId },
      { created_at: createdAt },
      { external_id: 'c2' },
    ].map((item, index) => ({ external_id: `c${index}`, body: 'A', ...item }));
    expect(await refusedComments(id, items)).toEqual([
      422,
      'several_problems',
      '/comments/0/created_at impossible_time',
      '/comments/1/created_at impossible_time',
      '/comments/1/created_by unknown_author',
      '/comments/3/external_id repeated_external_id',
    ]);
    expect(await refusedComments(id, [items[1] ?? {}])).toEqual([
      422,
      'several_problems',
      '/comments/0/created_at impossible_time',
      '/comments/0/created_by unknown_author',
    ]);
  });
});
