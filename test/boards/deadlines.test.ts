/** The events of cards that are due soon or overdue, and when there are none. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { deadlinesAtOnce, recordPassedDeadlines } from '../../src/jobs/tasks/deadlines.ts';
import { makeMember, makeSession, readEvents } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeManyCards } from '../support/ordered-cards.ts';
import { holdTransaction } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTrashWorld } from '../support/trash-worlds.ts';
import type { TrashWorld } from '../support/trash-worlds.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;

let service: Service;
let world: TrashWorld;
let succeed: TrashWorld['succeed'];

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  world = await makeTrashWorld(service);
  ({ succeed } = world);
});

const never = new AbortController().signal;
const round = () => recordPassedDeadlines({ database: service.database, now: () => now, stopping: never });

/** Lets time pass up to this many milliseconds after the start, and runs a round. */
const passTo = async (ms: number) => {
  now = new Date(start.getTime() + ms);
  await round();
};
const in2Days = new Date(start.getTime() + 2 * dayMs).toISOString();
const in3Days = new Date(start.getTime() + 3 * dayMs).toISOString();
const cardDue = (fields: object = { due_at: in2Days }, column = world.board.left) =>
  world.cardIn(column, fields);

const deadlineEvents = async () => {
  const events = await readEvents(service, world.tenant);
  return events.filter(({ type }) => ['card.due_soon', 'card.overdue'].includes(type));
};
const deadlinesOf = async (id: string) =>
  (await deadlineEvents()).filter(({ resourceId }) => resourceId === id).map(({ type }) => type);

describe('a card with a due date', () => {
  it('gets card.due_soon 24 hours before, and card.overdue when it is due, each once', async () => {
    const card = await cardDue();
    await passTo(dayMs - 1);
    expect(await deadlinesOf(card.id)).toEqual([]);
    await passTo(dayMs);
    await round();
    expect(await deadlinesOf(card.id)).toEqual(['card.due_soon']);
    await passTo(2 * dayMs - 1);
    expect(await deadlinesOf(card.id)).toEqual(['card.due_soon']);
    await passTo(2 * dayMs);
    await passTo(2 * dayMs + 1);
    expect(await deadlinesOf(card.id)).toEqual(['card.due_soon', 'card.overdue']);
    expect((await deadlineEvents()).at(-1)).toMatchObject({
      type: 'card.overdue',
      resourceId: card.id,
      boardId: world.board.boardId,
      actorKind: 'system',
      actorUserId: null,
      changes: {},
      occurredAt: new Date(start.getTime() + 2 * dayMs),
    });
    expect(await succeed('getCard', card.id)).toEqual(card);
  });

  it('gets both for a day, which begins and ends in UTC', async () => {
    const { token } = world.tenant;
    const session = await makeSession(service, world.tenant);
    await service.succeed('updateMe', { token: session.secret, body: { time_zone: 'Pacific/Auckland' } });
    const { id } = await service.succeed('createCard', {
      token,
      id: world.board.boardId,
      body: { title: 'A', due_on: '2026-11-23' },
    });
    const begins = Date.parse('2026-11-23T00:00:00Z') - start.getTime();
    await passTo(begins - 1);
    expect(await deadlinesOf(id)).toEqual([]);
    await passTo(begins);
    await passTo(begins + dayMs - 1);
    expect(await deadlinesOf(id)).toEqual(['card.due_soon']);
    await passTo(begins + dayMs);
    expect(await deadlinesOf(id)).toEqual(['card.due_soon', 'card.overdue']);
  });

  it('gets card.due_soon at once if less than 24 hours are left', async () => {
    const { id } = await cardDue({ due_at: new Date(start.getTime() + hourMs).toISOString() });
    await round();
    expect(await deadlinesOf(id)).toEqual(['card.due_soon']);
  });

  it('gets only card.overdue if the date has passed when it is set', async () => {
    const created = await cardDue({ due_at: new Date(start.getTime() - dayMs).toISOString() });
    const { id } = await cardDue({});
    await succeed('updateCard', id, { body: { due_on: '2026-11-20' } });
    await round();
    expect(await deadlinesOf(created.id)).toEqual(['card.overdue']);
    expect(await deadlinesOf(id)).toEqual(['card.overdue']);
  });

  it('gets new events for a new date, and none for the same date again', async () => {
    const { id } = await cardDue();
    await passTo(dayMs);
    await succeed('updateCard', id, { body: { due_at: in2Days, title: 'Same date' } });
    await round();
    expect(await deadlinesOf(id)).toEqual(['card.due_soon']);
    await succeed('updateCard', id, { body: { due_at: in3Days } });
    await passTo(2 * dayMs - 1);
    expect(await deadlinesOf(id)).toEqual(['card.due_soon']);
    await passTo(2 * dayMs);
    await passTo(3 * dayMs);
    expect(await deadlinesOf(id)).toEqual(['card.due_soon', 'card.due_soon', 'card.overdue']);
    await succeed('updateCard', id, { body: { due_at: null } });
    await passTo(9 * dayMs);
    expect(await deadlinesOf(id)).toHaveLength(3);
  });
});

describe('no event', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['completed', (id) => succeed('updateCard', id, { body: { completed_at: start.toISOString() } })],
    ['archived', (id) => succeed('archiveCard', id)],
    ['deleted', (id) => succeed('deleteCard', id)],
    ['without its date', (id) => succeed('updateCard', id, { body: { due_at: null } })],
    ['in an archived column', () => succeed('archiveColumn', world.board.left)],
    ['on an archived board', () => succeed('archiveBoard', world.board.boardId)],
    ['on a deleted board', () => succeed('deleteBoard', world.board.boardId)],
  ])('is recorded for a card that is %s', async (_what, change) => {
    const { id } = await cardDue();
    await change(id);
    await passTo(dayMs);
    await passTo(2 * dayMs);
    expect(await deadlinesOf(id)).toEqual([]);
  });

  it('is recorded in a deleted workspace', async () => {
    const { token } = await makeSession(service, world.tenant).then(({ secret }) => ({ token: secret }));
    const team = await service.succeed('createWorkspace', { token, body: { name: 'Team' } });
    const board = await service.succeed('createBoard', {
      token,
      body: { name: 'B', workspace_id: team.id },
    });
    await service.succeed('createCard', { token, id: board.id, body: { title: 'A', due_at: in2Days } });
    await service.succeed('deleteWorkspace', { token, id: team.id });
    await passTo(2 * dayMs);
    const events = await readEvents(service, { workspaceId: team.id });
    expect(events.map(({ type }) => type)).not.toContain('card.overdue');
  });

  it('is recorded later, when a column is restored, except for dates that are still ahead', async () => {
    const { id } = await cardDue();
    const later = await cardDue({ due_at: in3Days });
    await succeed('archiveColumn', world.board.left);
    await passTo(2 * dayMs);
    await succeed('restoreColumn', world.board.left);
    await passTo(3 * dayMs);
    expect(await deadlinesOf(id)).toEqual([]);
    expect(await deadlinesOf(later.id)).toEqual(['card.overdue']);
  });
});

it('a card that is reopened or restored after its date is overdue then, if it has not been before', async () => {
  const reopened = await cardDue();
  const restored = await cardDue();
  const deleted = await cardDue();
  const known = await cardDue();
  await succeed('updateCard', reopened.id, { body: { completed_at: start.toISOString() } });
  await succeed('archiveCard', restored.id);
  await succeed('deleteCard', deleted.id);
  await passTo(dayMs);
  await passTo(2 * dayMs);
  await succeed('deleteCard', known.id);
  await succeed('updateCard', reopened.id, { body: { completed_at: null } });
  for (const { id } of [restored, deleted, known]) await succeed('restoreCard', id);
  await round();
  for (const { id } of [reopened, restored, deleted]) expect(await deadlinesOf(id)).toEqual(['card.overdue']);
  expect(await deadlinesOf(known.id)).toEqual(['card.due_soon', 'card.overdue']);
});

it('events are listed like others: with the board, for those who have access to it', async () => {
  const { tenant, board } = world;
  const { id } = await cardDue({ due_at: new Date(start.getTime() - 1).toISOString() });
  await round();
  const guest = await makeMember(service, tenant, 'guest', [board.boardId]);
  const event = {
    type: 'card.overdue',
    actor: { kind: 'system' },
    resource: { type: 'card', id },
    changes: {},
  };
  const { data } = await service.succeed('listEvents', {
    token: tenant.token,
    query: { type: 'card.overdue' },
  });
  expect(data).toMatchObject([{ ...event, board_id: board.boardId }]);
  const onBoard = await service.succeed('listBoardEvents', { token: guest.token, id: board.boardId });
  expect(onBoard.data.at(-1)).toMatchObject(event);
  await succeed('updateBoard', board.boardId, { body: { visibility: 'members' } });
  const other = await makeMember(service, tenant, 'member');
  await service.fail('listBoardEvents', 404, { token: other.token, id: board.boardId });
});

it('processes that record at the same time record each event once', async () => {
  const count = 2 * deadlinesAtOnce + 30;
  await makeDueCards(count);
  now = new Date(start.getTime() + 2 * dayMs);
  await Promise.all([round(), round(), round(), round()]);
  await round();
  const events = await deadlineEvents();
  expect(events).toHaveLength(count);
  expect(new Set(events.map(({ resourceId }) => resourceId)).size).toBe(count);
});

it('a round that fails before its commit leaves the cards to the next one', async () => {
  const { id } = await cardDue();
  now = new Date(start.getTime() + 2 * dayMs);
  const failure = new Error('the connection broke');
  const failing: Database = {
    ...service.database,
    transaction: (work) =>
      service.database.transaction(async (tx) => {
        await work(tx);
        throw failure;
      }),
  };
  await expect(recordPassedDeadlines({ database: failing, now: () => now, stopping: never })).rejects.toBe(
    failure,
  );
  expect(await deadlinesOf(id)).toEqual([]);
  await round();
  expect(await deadlinesOf(id)).toEqual(['card.overdue']);
});

it('a round skips a card that is being changed, and a date that is moved meanwhile has no event', async () => {
  const { id } = await cardDue();
  now = new Date(start.getTime() + 2 * dayMs);
  const moving = await holdTransaction(
    service,
    `UPDATE cards SET due_at = '${in3Days}', version = version + 1 WHERE id = $1`,
    [id],
  );
  await round();
  await moving.commit();
  await round();
  expect(await deadlinesOf(id)).toEqual(['card.due_soon']);
});

/** Cards that are due in two days. */
async function makeDueCards(count: number): Promise<void> {
  await makeManyCards(world.board, count, world.board.left);
  await service.database.reader.rows(Prisma.sql`
    UPDATE cards SET due_at = ${in2Days}::timestamptz, version = version + 1 WHERE board_id = ${storedId(world.board.boardId)}::uuid`);
}
