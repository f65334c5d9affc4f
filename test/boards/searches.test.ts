/** What searches find, by which index, and how they and other requests are kept from taking everything. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/api/limits/fair-queue.ts';
import type { FairQueueOptions } from '../../src/api/limits/fair-queue.ts';
import { Prisma } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const now = () => new Date('2026-11-21T09:30:00.000Z');
const databaseUrl = await createMigratedDatabase();
let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ databaseUrl, now });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
});

const titlesOf = async (q: string) => {
  const { token, workspaceId } = tenant;
  const onBoard = await service.succeed('listCards', { token, id: boardId, query: { q } });
  const inWorkspace = await service.succeed('listWorkspaceCards', { token, id: workspaceId, query: { q } });
  expect(inWorkspace.data.map(({ id }) => id).sort()).toEqual(onBoard.data.map(({ id }) => id).sort());
  return onBoard.data.map(({ title }) => title);
};

describe('searches', () => {
  it.each([
    ['a part of a word', 'ffic'],
    ['two letters', 'FF'],
    ['parts of two words', 'ce pla'],
    ['signs between words', 'office plan: 100%'],
    ['letters beyond ASCII', 'ÜBERSICHT'],
    ['one letter beyond ASCII', 'Ü'],
    ['text on both sides of a line break', 'first\nsecond'],
  ])('find %s in a title and in a description', async (_what, q) => {
    const text = `The office plan: 100% übersicht first\nsecond`;
    const { id } = await makeCard(service, tenant, boardId, { title: text });
    const other = await makeCard(service, tenant, boardId, { title: 'Other', description: text });
    expect(await titlesOf(q)).toEqual([text, 'Other']);
    await service.succeed('updateCard', { token: tenant.token, id, body: { title: 'Changed' } });
    await service.succeed('updateCard', { token: tenant.token, id: other.id, body: { description: null } });
    expect(await titlesOf(q)).toEqual([]);
    for (const cardId of [id, other.id])
      await service.succeed('deleteCard', { token: tenant.token, id: cardId });
  });

  it('do not find the end of a title together with the beginning of a description', async () => {
    await makeCard(service, tenant, boardId, { title: 'one', description: 'two' });
    for (const q of ['onetwo', 'one two', 'one\ntwo', 'one\u0001two', 'e\u0001t'])
      expect(await titlesOf(q)).toEqual([]);
    const odd = await makeCard(service, tenant, boardId, { title: 'one\u0001two' });
    expect(await titlesOf('E\u0001T')).toEqual([odd.title]);
  });

  it('find a whole text of which most cards have a part', async () => {
    const titles = ['Frequent zebra', 'A zebra', 'Zebra_100%, frequent'];
    for (let n = 0; n < 40; n += 1) titles.push(`Frequent ${n}`);
    for (const title of titles) await makeCard(service, tenant, boardId, { title });
    await service.database.reader.prisma.$executeRaw`ANALYZE card_texts`;
    expect(await titlesOf('FREQUENT ZEB')).toEqual(['Frequent zebra']);
    expect(await titlesOf('ra_100%, freq')).toEqual(['Zebra_100%, frequent']);
    expect(await titlesOf('frequent zebra%')).toEqual([]);
    expect(await titlesOf('zebra')).toHaveLength(3);
    // No part of three letters is rare, but a short word.
    expect(await titlesOf('FREQUENT 39')).toEqual(['Frequent 39']);
  });

  it('keep one text for each card, however it is created, moved and deleted', async () => {
    const texts = () =>
      service.database.reader.rows(Prisma.sql`
        SELECT c.id FROM cards c FULL JOIN card_texts t ON t.card_id = c.id
        WHERE t.document IS DISTINCT FROM lower(c.title || chr(1) || coalesce(c.description, ''))`);
    const { token } = tenant;
    const template = await service.succeed('createTemplate', {
      token,
      body: { board_id: boardId, name: 'Full', include_cards: true },
    });
    const body = { name: 'Copy', template_id: template.id };
    const copy = await service.succeed('createBoard', { token, body });
    const { data } = await service.succeed('listCards', { token, id: copy.id });
    expect(data.length).toBeGreaterThan(0);
    expect(await texts()).toEqual([]);
    await service.database.reader.prisma.board.delete({ where: { id: storedId(copy.id) } });
    expect(await texts()).toEqual([]);
  });

  it('are refused after two seconds, with the parameter to change', async () => {
    const held = await holdTransaction(service, 'LOCK TABLE card_texts IN ACCESS EXCLUSIVE MODE');
    const options = { token: tenant.token, id: boardId, query: { q: 'office' } };
    const inWorkspace = { ...options, id: tenant.workspaceId };
    const problems = await Promise.all([
      service.fail('listCards', 422, options),
      service.fail('listWorkspaceCards', 422, inWorkspace),
    ]);
    for (const problem of problems) {
      const errors = [{ parameter: 'q', code: 'search_too_slow' }];
      expect(problem).toMatchObject({ code: 'search_too_slow', errors });
    }
    await held.commit();
    await service.succeed('listCards', options);
  });
});

describe('lists with other filters and counts of a workspace', () => {
  it('are refused after two seconds too, without a parameter to change', async () => {
    const held = await holdTransaction(service, 'LOCK TABLE card_assignees IN ACCESS EXCLUSIVE MODE');
    const options = { token: tenant.token, id: tenant.workspaceId };
    const problems = await Promise.all([
      service.fail('listWorkspaceCards', 422, { ...options, query: { unassigned: true } }),
      service.fail('listWorkspaceCards', 422, { ...options, query: { sort: '-due_at' } }),
      service.fail('getWorkspaceCounts', 422, options),
    ]);
    for (const problem of problems) {
      expect(problem.code).toBe('search_too_slow');
      expect(problem).not.toHaveProperty('errors');
    }
    await held.commit();
    await service.succeed('getWorkspaceCounts', options);
  });
});

describe('requests of one person', () => {
  const startWith = (options: Partial<FairQueueOptions>) => {
    const usual = { placesMax: 4, placesPerOwnerMax: 1, waitingPerOwnerMax: 1, waitMsMax: 20_000 };
    return startService({ databaseUrl, now, fairQueue: new FairQueue({ ...usual, ...options }) });
  };

  it('wait for each other, are refused beyond a limit, and do not affect other people', async () => {
    const queued = await startWith({});
    const stranger = await makeTenant(service);
    const other = await makeBoard(service, stranger);
    const held = await holdTransaction(queued, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [boardId]);
    const call = { token: tenant.token, id: boardId, body: { name: 'New name' } };
    const first = queued.call('updateBoard', call);
    await untilWaiting(queued, 1);
    const second = queued.call('getBoard', { token: tenant.token, id: boardId });
    const third = queued.call('getBoard', { token: tenant.token, id: boardId });
    const refused = await Promise.race([second, third]);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too_many_concurrent_requests' });
    expect(refused.headers['retry-after']).toBe('2');
    await queued.succeed('getBoard', { token: stranger.token, id: other.board.id });
    await held.commit();
    expect((await first).status).toBe(200);
    expect((await Promise.all([second, third])).map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});
