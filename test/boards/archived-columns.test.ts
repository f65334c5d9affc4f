/** Archived columns over HTTP: they and their cards are out of sight, and come back as they were. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import { makeCard, makeColumns, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;
let idOf: (name: string) => string;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  const made = await makeColumns(service, tenant, 'A', 'B', 'C');
  boardId = made.board.id;
  idOf = made.idOf;
});

function archive(name: string) {
  return service.succeed('archiveColumn', { token: tenant.token, id: idOf(name) });
}

function restore(name: string) {
  return service.succeed('restoreColumn', { token: tenant.token, id: idOf(name) });
}

function makeCardIn(name: string, title: string) {
  return makeCard(service, tenant, boardId, { title, column_id: idOf(name) });
}

function moveTo(name: string, id: string) {
  const body = { column_id: idOf(name), position: 'top' };
  return service.call('moveCard', { token: tenant.token, id, body });
}

async function namesOf(query: { archived?: boolean } = {}): Promise<string> {
  const { data } = await service.succeed('listColumns', { token: tenant.token, id: boardId, query });
  return data.map(({ name }) => name).join('');
}

async function expectProblem(answer: Promise<{ status: number; body: unknown }>, code: string) {
  const { status, body } = await answer;
  expect([status, (body as Partial<ProblemBody>).code]).toEqual([409, code]);
}

describe('archiveColumn and restoreColumn', () => {
  it('take a column out of its board and put it back in its place, each with an event', async () => {
    const { token } = tenant;
    const id = idOf('B');
    const before = await service.succeed('getColumn', { token, id });
    const archived = await archive('B');
    const archivedAt = new Date(clockMs).toISOString();
    const changed = { archived_at: archivedAt, updated_at: archivedAt, etag: newTag(before) };
    expect(archived).toEqual({ ...before, ...changed });
    expect(await service.succeed('getColumn', { token, id })).toEqual(archived);
    expect([await namesOf(), await namesOf({ archived: true })]).toEqual(['AC', 'B']);
    await expectNothingStored(service, async () => {
      expect(await archive('B')).toEqual(archived);
    });
    const restored = await restore('B');
    expect(restored).toEqual({
      ...before,
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(archived),
    });
    expect([await namesOf(), await namesOf({ archived: true })]).toEqual(['ABC', '']);
    await expectNothingStored(service, async () => {
      expect(await restore('B')).toEqual(restored);
    });
    expect((await readEventsAbout(service, tenant, id)).slice(-2)).toMatchObject([
      { type: 'column.archived', boardId, changes: { archived_at: { from: null, to: archivedAt } } },
      { type: 'column.restored', boardId, changes: { archived_at: { from: archivedAt, to: null } } },
    ]);
  });

  it('keep one column on the board, whether others are archived or deleted', async () => {
    const { token } = tenant;
    await archive('A');
    await archive('C');
    await expectNothingStored(service, async () => {
      await expectProblem(service.call('archiveColumn', { token, id: idOf('B') }), 'last_column');
      await expectProblem(service.call('deleteColumn', { token, id: idOf('B') }), 'last_column');
    });
    await restore('C');
    await archive('B');
    expect(await namesOf()).toBe('C');
  });

  it('keep one of the last two columns when both are archived at the same time', async () => {
    const { token } = tenant;
    await archive('A');
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [boardId]);
    const both = ['B', 'C'].map((name) => service.call('archiveColumn', { token, id: idOf(name) }));
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await namesOf()).toHaveLength(1);
  });

  it('leave an archived column as it can be changed, moved and deleted', async () => {
    const { token } = tenant;
    await archive('B');
    const id = idOf('B');
    const body = { name: 'Old', wip_limit: 3 };
    expect(await service.succeed('updateColumn', { token, id, body })).toMatchObject(body);
    await service.succeed('moveColumn', { token, id, body: { position: 'bottom' } });
    await service.succeed('moveColumn', { token, id: idOf('C'), body: { position: 'bottom' } });
    const moves = [id, idOf('C')].map(
      async (column) => (await readEventsAbout(service, tenant, column)).at(-1)?.changes,
    );
    // Positions don't count archived columns, except the one that moves.
    expect(await Promise.all(moves)).toEqual([
      { position: { from: 2, to: 3 } },
      { position: { from: 2, to: 2 } },
    ]);
    await restore('B');
    expect(
      (await service.succeed('listColumns', { token, id: boardId })).data.map(({ name }) => name),
    ).toEqual(['A', 'Old', 'C']);
    await archive('B');
    expect((await service.call('deleteColumn', { token, id })).status).toBe(204);
    expect(await namesOf({ archived: true })).toBe('');
  });
});

describe('the cards of an archived column', () => {
  it('count as archived in every list, search, count and snapshot, without being archived themselves', async () => {
    const { token, workspaceId, userId } = tenant;
    const assigned = { assignee_ids: [userId] };
    const shown = await makeCard(service, tenant, boardId, { title: 'Shown', ...assigned });
    const hidden = await makeCard(service, tenant, boardId, {
      title: 'Hidden',
      column_id: idOf('B'),
      ...assigned,
    });
    const own = await makeCardIn('B', 'Archived itself');
    await service.succeed('archiveCard', { token, id: own.id });
    const archivedColumn = await archive('B');
    expect(archivedColumn.archived_at).toBeDefined();
    const filters = [{}, { sort: '-created_at' }, { assignee_id: userId }, { q: 'n' }, { mine: true }];
    const lists = [
      ['listCards', boardId],
      ['listWorkspaceCards', workspaceId],
    ] as const;
    for (const [operationId, id] of lists) {
      for (const filter of filters) {
        const idsIn = async (query: Readonly<Record<string, boolean>>) => {
          const found = await service.succeed(operationId, { token, id, query: { ...filter, ...query } });
          return found.data.map((card) => card.id).filter((it) => it !== own.id);
        };
        expect(await idsIn({})).toEqual([shown.id]);
        expect(await idsIn({ archived: true })).toEqual([hidden.id]);
        expect((await idsIn({ include_archived: true })).sort()).toEqual([shown.id, hidden.id].sort());
      }
    }
    const columnQuery = { column_id: idOf('B') };
    const inColumn = await service.succeed('listCards', { token, id: boardId, query: columnQuery });
    expect(inColumn.data).toEqual([]);
    const counts = await service.succeed('getBoardCounts', { token, id: boardId });
    expect(counts.states).toMatchObject({ total: 1, open: 1, archived: 2 });
    expect(counts.columns).toEqual([{ column_id: idOf('A'), count: 1 }]);
    const all = await service.succeed('getWorkspaceCounts', { token, id: workspaceId });
    expect(all.states).toMatchObject({ total: 1, archived: 2 });
    const snapshot = await service.succeed('getBoardSnapshot', { token, id: boardId });
    expect(snapshot.columns.map(({ column, cards }) => [column.name, cards.length])).toEqual([
      ['A', 1],
      ['C', 0],
    ]);
    const card = await service.succeed('getCard', { token, id: hidden.id });
    expect(card).toEqual(hidden);
    await restore('B');
    const back = await service.succeed('listCards', { token, id: boardId });
    expect(back.data.map(({ id }) => id)).toEqual([shown.id, hidden.id]);
  });

  it('can be changed, commented and moved within it and out, but no other can arrive', async () => {
    const { token } = tenant;
    const first = await makeCardIn('B', 'First');
    const second = await makeCardIn('B', 'Second');
    const other = await makeCardIn('C', 'Other');
    await archive('B');
    await service.succeed('updateCard', { token, id: first.id, body: { title: 'Changed' } });
    await service.succeed('createComment', { token, id: first.id, body: { body: 'Text' } });
    expect((await moveTo('B', second.id)).status).toBe(200);
    expect((await moveTo('A', first.id)).status).toBe(200);
    await expectNothingStored(service, async () => {
      await expectProblem(moveTo('B', other.id), 'column_archived');
      const body = { title: 'New', column_id: idOf('B') };
      const answer = await service.fail('createCard', 409, { token, id: boardId, body });
      expect(answer).toMatchObject({ code: 'column_archived', errors: [{ pointer: '/column_id' }] });
    });
    await service.succeed('archiveCard', { token, id: second.id });
    await service.succeed('restoreCard', { token, id: second.id });
  });

  it('make room in no column for new ones without one, which go to the first that is not archived', async () => {
    await archive('A');
    expect((await makeCard(service, tenant, boardId)).column_id).toBe(idOf('B'));
  });

  it('keep it from being deleted, except archived ones, which move to a column that is not archived', async () => {
    const { token } = tenant;
    const card = await makeCardIn('C', 'Card');
    await archive('B');
    await archive('C');
    await expectProblem(service.call('deleteColumn', { token, id: idOf('C') }), 'column_not_empty');
    await service.succeed('archiveCard', { token, id: card.id });
    expect((await service.call('deleteColumn', { token, id: idOf('C') })).status).toBe(204);
    expect((await service.succeed('getCard', { token, id: card.id })).column_id).toBe(idOf('A'));
  });

  it('come back with it even if a limit is enforced that they exceed', async () => {
    const { token } = tenant;
    await makeCardIn('B', 'One');
    await makeCardIn('B', 'Two');
    await archive('B');
    const body = { wip_limit: 1, wip_limit_enforced: true };
    await service.succeed('updateColumn', { token, id: idOf('B'), body });
    expect((await restore('B')).wip_limit).toBe(1);
    expect((await service.succeed('listCards', { token, id: boardId })).data).toHaveLength(2);
  });

  it('are left out of templates, with it', async () => {
    const { token } = tenant;
    await makeCardIn('A', 'Kept');
    await makeCardIn('B', 'Left out');
    await archive('B');
    const body = { board_id: boardId, name: 'With cards', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    expect(template.columns).toEqual([
      { name: 'A', cards: [{ title: 'Kept' }] },
      { name: 'C', cards: [] },
    ]);
  });

  it('arrive before it is archived, or not at all', async () => {
    const { token } = tenant;
    const first = await holdTransaction(service, insertIntoColumn, [idOf('B')]);
    const archiving = archive('B');
    await untilWaiting(service, 1);
    await first.commit();
    await archiving;
    const second = await holdTransaction(service, archiveIt, [idOf('A')]);
    const create = (body: object) =>
      service.call('createCard', { token, id: boardId, body: { title: 'New', ...body } });
    const answers = [create({ column_id: idOf('A') }), create({})];
    await untilWaiting(service, 2);
    await second.commit();
    const [named, unnamed] = answers;
    if (named === undefined || unnamed === undefined) throw new Error('two requests were sent');
    await expectProblem(named, 'column_archived');
    expect((await unnamed).body).toMatchObject({ column_id: idOf('C') });
  });
});

/** Like a request that adds a card, and isn't finished. */
const insertIntoColumn = `
  INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
  SELECT gen_random_uuid(), k.workspace_id, k.board_id, k.id, 'Card', 'V', b.created_by
  FROM columns k JOIN boards b ON b.id = k.board_id WHERE k.id = $1`;

/** Like a request that archives a column, and isn't finished. */
const archiveIt = `
  WITH locked AS (SELECT id FROM columns WHERE id = $1 FOR UPDATE)
  UPDATE columns SET archived_at = now() FROM locked WHERE columns.id = locked.id`;
