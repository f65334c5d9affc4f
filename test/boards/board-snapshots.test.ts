/** Snapshots of boards: what they show, how large they get, and that the board's events continue where they end. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeManyCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

type Snapshot = components['schemas']['BoardSnapshot'];
type Event = components['schemas']['Event'];

let service: Service;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

const snapshotOf = (id: string, query = {}): Promise<Snapshot> =>
  service.succeed('getBoardSnapshot', { token, id, query });

const cardsOf = ({ columns }: Snapshot) => columns.flatMap(({ cards }) => cards);

/** All events of a board after a cursor. */
async function eventsAfter(id: string, cursor?: string): Promise<Event[]> {
  const page = await service.succeed('listBoardEvents', {
    token,
    id,
    query: { limit: 7, ...(cursor !== undefined && { cursor }) },
  });
  return page.next_cursor === undefined
    ? page.data
    : [...page.data, ...(await eventsAfter(id, page.next_cursor))];
}

describe('getBoardSnapshot', () => {
  it('shows the board, its columns, cards and labels as their own operations do, with counts and people', async () => {
    const { boardId: id, left, right } = await makeOrderedBoard(service, tenant);
    const label = await service.succeed('createLabel', { token, id, body: { name: 'Urgent', color: 'red' } });
    const colleague = await makeMember(service, tenant, 'member');
    const card = await makeCard(service, tenant, id, {
      title: 'Full',
      description: 'Something',
      column_id: right,
      label_ids: [label.id],
      assignee_ids: [colleague.userId],
      due_at: '2026-12-01T00:00:00Z',
    });
    const plain = await makeCard(service, tenant, id, { title: 'Plain', column_id: right });
    const completed = { completed_at: '2026-11-20T00:00:00Z' };
    await service.succeed('updateCard', { token, id: plain.id, body: completed });
    const archived = await makeCard(service, tenant, id, { title: 'Archived', column_id: left });
    await service.succeed('archiveCard', { token, id: archived.id });
    for (const body of ['One', 'Two'])
      await service.succeed('createComment', { token, id: card.id, body: { body } });
    const links = await Promise.all(
      [1, 2].map(() => service.succeed('createShareLink', { token, id: card.id, body: {} })),
    );
    await service.succeed('revokeShareLink', { token, id: links[0]?.share_link.id ?? '' });
    const { board, columns, labels, people } = await snapshotOf(id);
    expect(board).toEqual(await service.succeed('getBoard', { token, id }));
    expect(columns.map(({ column }) => column)).toEqual(
      (await service.succeed('listColumns', { token, id })).data,
    );
    expect(columns.map(({ card_count: count, next_cursor: next }) => [count, next])).toEqual([
      [0, undefined],
      [2, undefined],
    ]);
    const { description, url, ...shown } = await service.succeed('getCard', { token, id: card.id });
    expect([description, url]).toEqual(['Something', expect.any(String)]);
    const { url: otherUrl, ...other } = await service.succeed('getCard', { token, id: plain.id });
    expect(otherUrl).toBeDefined();
    expect(columns[1]?.cards).toEqual([
      { ...shown, has_description: true, comment_count: 2, share_link_count: 1 },
      { ...other, has_description: false, comment_count: 0, share_link_count: 0 },
    ]);
    expect(labels).toEqual([await service.succeed('getLabel', { token, id: label.id })]);
    expect(people.map((person) => person.id).sort()).toEqual([tenant.userId, colleague.userId].sort());
    expect(people).toContainEqual(
      expect.objectContaining({ ...(await service.succeed('getUser', { token, id: colleague.userId })) }),
    );
  });

  it('continues a column in listCards where it ends', async () => {
    const board = await makeOrderedBoard(service, tenant);
    await makeManyCards(board, 7, board.left);
    await makeManyCards(board, 3, board.right);
    const { columns } = await snapshotOf(board.boardId, { cards_per_column: 3 });
    expect(columns.map(({ card_count: count, cards }) => [count, cards.length])).toEqual([
      [7, 3],
      [3, 3],
    ]);
    expect(columns[1]).not.toHaveProperty('next_cursor');
    const rest = await service.succeed('listCards', {
      token,
      id: board.boardId,
      query: { column_id: board.left, cursor: columns[0]?.next_cursor ?? '' },
    });
    const all = await service.succeed('listCards', {
      token,
      id: board.boardId,
      query: { column_id: board.left },
    });
    expect([...(columns[0]?.cards ?? []), ...rest.data].map(({ id }) => id)).toEqual(
      all.data.map(({ id }) => id),
    );
  });

  it('has at most 1,000 cards, shared equally by many columns', async () => {
    const board = await makeOrderedBoard(service, tenant);
    for (let index = 2; index < 10; index += 1)
      await makeColumn(service, tenant, board.boardId, `Column ${index}`);
    await makeManyCards(board, 120, board.left);
    const { columns } = await snapshotOf(board.boardId, { cards_per_column: 250 });
    expect(columns).toHaveLength(10);
    expect(columns[0]).toMatchObject({ card_count: 120 });
    expect(columns[0]?.cards).toHaveLength(100);
    expect(columns[0]?.next_cursor).toBeTypeOf('string');
  });

  it('shows the same 1,000 people at most, whether its cards are kept or not', async () => {
    const board = await makeOrderedBoard(service, tenant);
    await makeManyCards(board, 120, board.left);
    const ofBoard = Prisma.sql`FROM cards c WHERE c.board_id = ${storedId(board.boardId)}::uuid`;
    await insertUnchecked(
      service,
      Prisma.sql`
        WITH made AS (
          INSERT INTO users (id, email, name)
          SELECT gen_random_uuid(), format('assignee-%s@example.com', n), format('Person %s', n) FROM generate_series(1, 1200) n
          RETURNING id
        ), placed AS (SELECT id, row_number() OVER () % 120 AS place FROM made)
        INSERT INTO card_assignees (workspace_id, card_id, user_id)
        SELECT k.workspace_id, k.id, p.id FROM placed p
        JOIN (SELECT c.id, c.workspace_id, row_number() OVER () - 1 AS place ${ofBoard}) k ON k.place = p.place`,
    );
    const query = { cards_per_column: 120 };
    const [first, ...again] = [
      await service.call('getBoardSnapshot', { token, id: board.boardId, query }),
      await service.call('getBoardSnapshot', { token, id: board.boardId, query }),
      await service.call('getBoardSnapshot', { token, id: board.boardId, query }),
    ];
    expect((first.body as { people: unknown[] }).people).toHaveLength(1_000);
    for (const { headers } of again) expect(headers.etag).toBe(first.headers.etag);
  });

  it('returns 400 for 0 or 251 cards per column, and for parameters of lists', async () => {
    const { board } = await makeBoard(service, tenant);
    for (const query of [{ cards_per_column: 0 }, { cards_per_column: 251 }, { limit: 5 }]) {
      await service.fail('getBoardSnapshot', 400, { token, id: board.id, query });
    }
  });

  it('shows guests the boards that they were given, without roles', async () => {
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const card = await makeCard(service, tenant, board.id);
    await service.succeed('createShareLink', { token, id: card.id, body: {} });
    const { people, columns } = await service.succeed('getBoardSnapshot', {
      token: guest.token,
      id: board.id,
    });
    expect(columns[0]?.cards[0]).not.toHaveProperty('share_link_count');
    const { data } = await service.succeed('listBoardEvents', { token: guest.token, id: board.id });
    expect(data.map(({ type }) => type)).toContain('card.created');
    expect(data.map(({ type }) => type)).not.toContain('share_link.created');
    expect(people.map(({ id, role }) => [id, role])).toEqual([[tenant.userId, undefined]]);
    await service.fail('getBoardSnapshot', 404, { token: guest.token, id: other.board.id });
    await service.fail('listBoardEvents', 404, { token: guest.token, id: other.board.id });
  });

  it('keeps its entity tag, whatever its cursors are, until something that it shows changes', async () => {
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id);
    const look = async () => (await service.call('getBoardSnapshot', { token, id: board.id })).headers.etag;
    const tag = await look();
    await makeBoard(service, tenant);
    expect(await look()).toBe(tag);
    await service.succeed('createComment', { token, id: card.id, body: { body: 'New' } });
    expect(await look()).not.toBe(tag);
  });
});

describe('listBoardEvents', () => {
  it('lists the events of a board to its readers, without the credentials of others', async () => {
    const { board } = await makeBoard(service, tenant);
    await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id, { title: 'Seen' });
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const { data } = await service.succeed('listBoardEvents', { token: guest.token, id: board.id });
    expect(data[0]).toMatchObject({ type: 'board.created', resource: { id: board.id } });
    expect(data.at(-1)).toMatchObject({ type: 'card.created', resource: { id: card.id } });
    for (const { actor, board_id: boardId } of data) {
      expect(actor).toEqual({ kind: 'access_token', user_id: tenant.userId });
      expect(boardId).toBe(board.id);
    }
    const admins = await service.succeed('listEvents', { token, query: { board_id: board.id } });
    expect(data.map(({ id }) => id)).toEqual(admins.data.map(({ id }) => id));
  });

  it('refuses the cursor of another board', async () => {
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const { resume_cursor: cursor } = await snapshotOf(board.id);
    const problem = await service.fail('listBoardEvents', 400, {
      token,
      id: other.board.id,
      query: { cursor },
    });
    expect(problem.code).toBe('invalid_cursor');
  });
});

/** A transaction without events that has a number, so that the log ends before it. */
async function beginOther(): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<undefined>();
  const ending = Promise.withResolvers<undefined>();
  const ended = service.database.transaction(async (tx) => {
    await tx.rows(Prisma.sql`SELECT pg_current_xact_id()::text`);
    begun.resolve(undefined);
    await ending.promise;
  });
  await begun.promise;
  return () => {
    ending.resolve(undefined);
    return ended;
  };
}

describe('the resume cursor of a snapshot', () => {
  it('leaves out changes that the snapshot has, even if an older transaction is still running', async () => {
    const { board } = await makeBoard(service, tenant);
    const end = await beginOther();
    const before = await makeCard(service, tenant, board.id, { title: 'Before' });
    const snapshot = await snapshotOf(board.id);
    expect(cardsOf(snapshot).map(({ id }) => id)).toEqual([before.id]);
    const after = await makeCard(service, tenant, board.id, { title: 'After' });
    const events = await eventsAfter(board.id, snapshot.resume_cursor);
    expect(events.map(({ resource }) => resource.id)).toEqual([after.id]);
    expect(await eventsAfter(board.id, (await snapshotOf(board.id)).resume_cursor)).toEqual([]);
    await end();
  });

  it('misses and repeats nothing, whatever is written while the snapshot is taken', async () => {
    const { boardId: id, left, right } = await makeOrderedBoard(service, tenant);
    const cards = await Promise.all(
      [1, 2, 3, 4].map(() => makeCard(service, tenant, id, { title: 'Start' })),
    );
    const snapshots: Snapshot[] = [];
    const writing = new AbortController();
    const others = (async () => {
      while (!writing.signal.aborted) await (await beginOther())();
    })();
    const reading = (async () => {
      while (!writing.signal.aborted) snapshots.push(await snapshotOf(id, { cards_per_column: 250 }));
    })();
    const write = async (writer: number) => {
      for (let round = 0; round < 10; round += 1) {
        const card = cards[(writer + round) % cards.length]?.id ?? '';
        const name = `${writer}.${round}`;
        if (round % 5 === 0) await makeCard(service, tenant, id, { title: name, column_id: left });
        else if (round % 5 === 1)
          await service.call('moveCard', { token, id: card, body: { column_id: right } });
        else if (round % 5 === 2)
          await service.succeed('createComment', { token, id: card, body: { body: name } });
        else await service.succeed('updateCard', { token, id: card, body: { title: name } });
      }
    };
    await Promise.all([0, 1, 2, 3, 4].map(write));
    writing.abort();
    await Promise.all([others, reading]);
    const last = await snapshotOf(id, { cards_per_column: 250 });
    expect(snapshots.length).toBeGreaterThan(5);
    for (const snapshot of snapshots) {
      expect(stateAfter(snapshot, await eventsAfter(id, snapshot.resume_cursor))).toEqual(
        stateAfter(last, []),
      );
    }
  });
});

/** The titles and numbers of comments by card, after events. Fails if an event doesn't continue what is there. */
function stateAfter(snapshot: Snapshot, events: readonly Event[]): Record<string, string> {
  const titles = new Map(cardsOf(snapshot).map(({ id, title }) => [id, title]));
  const comments = new Map(cardsOf(snapshot).map(({ id, comment_count: count }) => [id, count]));
  const changesOf = (event: Event, field: string) => event.changes[field] ?? {};
  for (const event of events.filter(({ type }) => type === 'card.created')) {
    expect(titles.has(event.resource.id)).toBe(false);
    titles.set(event.resource.id, String(changesOf(event, 'title').to));
    comments.set(event.resource.id, 0);
  }
  for (const event of events.filter(({ type }) => type === 'comment.created')) {
    const card = String(changesOf(event, 'card_id').to);
    comments.set(card, (comments.get(card) ?? 0) + 1);
  }
  // Each title is given once, so that the changes of a card form a chain, in whichever order they are listed.
  const renames = events.filter(({ type, changes }) => type === 'card.updated' && 'title' in changes);
  const left = new Set(renames);
  for (let isMoving = true; isMoving;) {
    const next = [...left].find((event) => titles.get(event.resource.id) === changesOf(event, 'title').from);
    isMoving = next !== undefined;
    if (next === undefined) break;
    left.delete(next);
    titles.set(next.resource.id, String(changesOf(next, 'title').to));
  }
  expect([...left]).toEqual([]);
  return Object.fromEntries(
    [...titles].sort().map(([id, title]) => [id, `${title}, ${comments.get(id)} comments`]),
  );
}
