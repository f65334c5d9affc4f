/** Columns with `done` over HTTP: they complete the cards that arrive, and no others. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeCard,
  makeColumns,
  makeTenant,
  readEventsAbout,
  readEventsOfRequest,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
});

/** A board with the columns "To do" and "Done", of which the second completes cards. */
async function makeBoardWithDone() {
  const { board, idOf } = await makeColumns(service, tenant, 'To do', 'Done');
  await updateColumn(idOf('Done'), { done: true });
  return { board, toDo: idOf('To do'), done: idOf('Done') };
}

function updateColumn(id: string, body: object) {
  return service.succeed('updateColumn', { token: tenant.token, id, body });
}

function move(id: string, columnId: string) {
  const body = { column_id: columnId, position: 'top' };
  return service.call('moveCard', { token: tenant.token, id, body });
}

function nowText(): string {
  return new Date(clockMs).toISOString();
}

describe('a column with done', () => {
  it('is shown and recorded as such, and can be an ordinary one again', async () => {
    const { token } = tenant;
    const { board, columns } = await makeColumns(service, tenant, 'A');
    expect(columns[0]?.done).toBe(false);
    const created = await service.succeed('createColumn', {
      token,
      id: board.id,
      body: { name: 'Done', done: true },
    });
    expect(created.done).toBe(true);
    expect((await updateColumn(created.id, { done: false })).done).toBe(false);
    const { data } = await service.succeed('listColumns', { token, id: board.id });
    expect(data.map(({ done }) => done)).toEqual([false, false]);
    expect((await readEventsAbout(service, tenant, created.id)).map(({ changes }) => changes)).toEqual([
      {
        name: { from: null, to: 'Done' },
        done: { from: null, to: true },
        wip_limit_enforced: { from: null, to: false },
      },
      { done: { from: true, to: false } },
    ]);
  });

  it('completes a card that is created in it, in the event that records the card', async () => {
    const { board, done } = await makeBoardWithDone();
    const card = await makeCard(service, tenant, board.id, { column_id: done });
    expect(card.completed_at).toBe(nowText());
    expect(await readEventsAbout(service, tenant, card.id)).toMatchObject([
      { type: 'card.created', changes: { completed_at: { from: null, to: nowText() } } },
    ]);
    const query = { completed: true };
    const { data } = await service.succeed('listCards', { token: tenant.token, id: board.id, query });
    expect(data.map(({ id }) => id)).toEqual([card.id]);
  });

  it('leaves a new card open that is to be open, so that a repeated request changes nothing', async () => {
    const { board, done } = await makeBoardWithDone();
    const body = { board_id: board.id, column_id: done, title: 'Card', completed_at: null };
    const put = () =>
      service.succeed('putCardByExternalId', {
        token: tenant.token,
        id: tenant.workspaceId,
        path: { source: 'github', external_id: '1' },
        body,
      });
    const card = await put();
    expect(card).not.toHaveProperty('completed_at');
    expect(await put()).toEqual(card);
  });

  it('completes a card that moves in, with one version and one event', async () => {
    const { board, toDo, done } = await makeBoardWithDone();
    const { id } = await makeCard(service, tenant, board.id, { column_id: toDo });
    const { body, headers } = await move(id, done);
    expect(body).toMatchObject({ column_id: done, completed_at: nowText(), etag: '"2.2"' });
    expect(await readEventsOfRequest(service, headers['request-id'] ?? '')).toMatchObject([
      {
        type: 'card.moved',
        changes: { column_id: { from: toDo, to: done }, completed_at: { from: null, to: nowText() } },
      },
    ]);
  });

  it('leaves alone when a card was completed before, a card that leaves, and one that moves within it', async () => {
    const { token } = tenant;
    const { board, toDo, done } = await makeBoardWithDone();
    const { id } = await makeCard(service, tenant, board.id, { column_id: toDo });
    const completedAt = '2026-11-01T08:00:00.000Z';
    await service.succeed('updateCard', { token, id, body: { completed_at: completedAt } });
    for (const columnId of [done, toDo]) {
      const { body, headers } = await move(id, columnId);
      expect(body).toMatchObject({ completed_at: completedAt });
      const [event] = await readEventsOfRequest(service, headers['request-id'] ?? '');
      expect(event?.changes).not.toHaveProperty('completed_at');
    }
    await move(id, done);
    await makeCard(service, tenant, board.id, { column_id: done, position: 'top' });
    await service.succeed('updateCard', { token, id, body: { completed_at: null } });
    const { status, body } = await move(id, done);
    expect([status, body]).toEqual([
      200,
      expect.not.objectContaining({ completed_at: expect.anything() as unknown }),
    ]);
  });

  it('does not complete the cards that it already has', async () => {
    const { token } = tenant;
    const { board, toDo } = await makeBoardWithDone();
    const { id } = await makeCard(service, tenant, board.id, { column_id: toDo });
    await updateColumn(toDo, { done: true });
    expect(await service.succeed('getCard', { token, id })).not.toHaveProperty('completed_at');
  });

  it('does not complete archived cards that it gets from a deleted column', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'Done', 'Old');
    await updateColumn(idOf('Done'), { done: true });
    const { id } = await makeCard(service, tenant, board.id, { column_id: idOf('Old') });
    await service.succeed('archiveCard', { token, id });
    await service.call('deleteColumn', { token, id: idOf('Old') });
    const card = await service.succeed('getCard', { token, id });
    expect(card.column_id).toBe(idOf('Done'));
    expect(card).not.toHaveProperty('completed_at');
  });

  it('is kept by templates, whose starter cards it completes', async () => {
    const { token } = tenant;
    const { board, done } = await makeBoardWithDone();
    await makeCard(service, tenant, board.id, { column_id: done });
    await updateColumn(done, { color: 'green' });
    const body = { board_id: board.id, name: 'With cards', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    expect(template.columns).toEqual([
      { name: 'To do', cards: [] },
      { name: 'Done', color: 'green', done: true, cards: [{ title: 'Card' }] },
    ]);
    const copy = await service.succeed('createBoard', {
      token,
      body: { name: 'B', template_id: template.id },
    });
    const at = nowText();
    const columns = await service.succeed('listColumns', { token, id: copy.id });
    expect(columns.data.map(({ name, color, done: isDone }) => [name, color, isDone])).toEqual([
      ['To do', undefined, false],
      ['Done', 'green', true],
    ]);
    const [card] = (await service.succeed('listCards', { token, id: copy.id })).data;
    expect(card?.completed_at).toBe(at);
    expect((await readEventsAbout(service, tenant, card?.id ?? ''))[0]?.changes).toMatchObject({
      completed_at: { from: null, to: at },
    });
    expect((await readEventsAbout(service, tenant, columns.data[1]?.id ?? ''))[0]?.changes).toEqual({
      name: { from: null, to: 'Done' },
      color: { from: null, to: 'green' },
      done: { from: null, to: true },
      wip_limit_enforced: { from: null, to: false },
    });
  });
});
