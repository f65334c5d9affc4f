/** Deleting columns over HTTP: only empty ones, never the last one, and never from under a card. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeColumns,
  makeTenant,
  readEventsAbout,
  readEventsOfRequest,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

function createColumn(boardId: string, body: object) {
  return service.succeed('createColumn', { token: tenant.token, id: boardId, body });
}

async function namesOf(boardId: string): Promise<string[]> {
  const { data } = await service.succeed('listColumns', { token: tenant.token, id: boardId });
  return data.map(({ name }) => name);
}

describe('deleteColumn', () => {
  it('deletes an empty column, which returns 404 from then on, and records it', async () => {
    const { token } = tenant;
    const { board } = await makeColumns(service, tenant, 'A');
    const { id } = await createColumn(board.id, { name: 'B', wip_limit: 2 });
    await service.succeed('deleteColumn', { token, id });
    await service.fail('getColumn', 404, { token, id });
    await service.fail('deleteColumn', 404, { token, id });
    expect(await namesOf(board.id)).toEqual(['A']);
    expect((await readEventsAbout(service, tenant, id)).at(-1)).toEqual({
      type: 'column.deleted',
      id,
      boardId: board.id,
      actor: tenant.userId,
      changes: {
        name: { from: 'B', to: null },
        done: { from: false, to: null },
        wip_limit: { from: 2, to: null },
        wip_limit_enforced: { from: false, to: null },
      },
    });
  });

  it('returns 409 while the column has a card that is not archived', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
    const id = idOf('B');
    const card = await service.succeed('createCard', {
      token,
      id: board.id,
      body: { title: 'A', column_id: id },
    });
    expect((await service.fail('deleteColumn', 409, { token, id })).code).toBe('column_not_empty');
    await makeCard(service, tenant, board.id, { column_id: id, title: 'B' });
    await service.succeed('archiveCard', { token, id: card.id });
    await expectNothingStored(service, async () => {
      expect((await service.fail('deleteColumn', 409, { token, id })).code).toBe('column_not_empty');
    });
  });

  it.each([
    ['B', 'A'],
    ['A', 'B'],
    ['C', 'B'],
  ])('moves the archived cards of %s to the end of %s, in their order, and records it', async (name, to) => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C');
    const add = (title: string, column: string) =>
      makeCard(service, tenant, board.id, { title, column_id: idOf(column) });
    const last = await add('Last', to);
    const cards = [await add('One', name), await add('Two', name), await add('Three', name)];
    for (const { id } of cards) await service.succeed('archiveCard', { token, id });
    const { headers } = await service.call('getCard', { token, id: cards[0]?.id ?? '' });
    const answer = await service.call('deleteColumn', { token, id: idOf(name) });
    expect(answer.status).toBe(204);
    const { data } = await service.succeed('listCards', { token, id: board.id, query: { archived: true } });
    expect(data.map(({ title, column_id: id }) => [title, id])).toEqual(
      ['One', 'Two', 'Three'].map((title) => [title, idOf(to)]),
    );
    const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
    const [one = last, two = last, three = last] = cards;
    const column = { from: idOf(name), to: idOf(to) };
    expect(events.map(({ type, changes }) => [type, changes])).toEqual([
      ['card.moved', { column_id: column, after_card_id: { from: null, to: last.id } }],
      ['card.moved', { column_id: column, after_card_id: { from: null, to: one.id } }],
      ['card.moved', { column_id: column, after_card_id: { from: null, to: two.id } }],
      ['column.deleted', expect.objectContaining({ name: { from: name, to: null } })],
    ]);
    const changed = await service.call('getCard', { token, id: one.id });
    expect(changed.headers.etag).not.toBe(headers.etag);
    await service.succeed('restoreCard', { token, id: three.id });
    const order = await service.succeed('listCards', { token, id: board.id });
    expect(order.data.map(({ title }) => title)).toEqual(['Last', 'Three']);
  });

  it('keeps the only column of a board, also with archived cards', async () => {
    const { board, column } = await makeBoard(service, tenant);
    const { id } = await makeCard(service, tenant, board.id);
    await service.succeed('archiveCard', { token: tenant.token, id });
    const problem = await service.fail('deleteColumn', 409, { token: tenant.token, id: column.id });
    expect(problem.code).toBe('last_column');
  });

  it('keeps the column if an archived card is restored at the same time', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
    const { id } = await makeCard(service, tenant, board.id, { column_id: idOf('B') });
    await service.succeed('archiveCard', { token, id });
    const held = await holdTransaction(
      service,
      'UPDATE cards SET archived_at = NULL, version = version + 1 WHERE id = $1',
      [id],
    );
    const answer = service.fail('deleteColumn', 409, { token, id: idOf('B') });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).code).toBe('column_not_empty');
    expect((await service.succeed('getCard', { token, id })).column_id).toBe(idOf('B'));
  });

  it('loses no card while cards are moved, archived, restored and added to both columns', async () => {
    const { token } = tenant;
    for (let round = 0; round < 4; round += 1) {
      const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
      const cards = await Promise.all(
        [1, 2, 3, 4].map((n) =>
          makeCard(service, tenant, board.id, { title: `Card ${n}`, column_id: idOf('B') }),
        ),
      );
      for (const { id } of cards) await service.succeed('archiveCard', { token, id });
      const [first, second] = cards.map(({ id }) => id);
      const answers = await Promise.all([
        service.call('deleteColumn', { token, id: idOf('B') }),
        service.call('restoreCard', { token, id: first ?? '' }),
        service.call('moveCard', {
          token,
          id: second ?? '',
          body: { column_id: idOf('A'), position: 'top' },
        }),
        service.call('createCard', {
          token,
          id: board.id,
          body: { title: 'New', column_id: idOf('A'), position: 'bottom' },
        }),
      ]);
      expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200, 201]);
      expect([204, 409]).toContain(answers[0].status);
      const columns = (await service.succeed('listColumns', { token, id: board.id })).data.map(
        ({ id }) => id,
      );
      for (const { id } of cards) {
        expect(columns).toContain((await service.succeed('getCard', { token, id })).column_id);
      }
    }
  });

  it('returns 409 for the only column of a board', async () => {
    const { column } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('deleteColumn', 409, { token: tenant.token, id: column.id });
      expect(problem.code).toBe('last_column');
    });
  });

  it('keeps one of the last two columns when both are deleted at the same time', async () => {
    const { board, columns } = await makeColumns(service, tenant, 'A', 'B');
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [board.id]);
    const answers = columns.map(({ id }) => service.call('deleteColumn', { token: tenant.token, id }));
    await untilWaiting(service, 2);
    await held.commit();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
    expect(await namesOf(board.id)).toHaveLength(1);
  });
});

describe('deleteColumn while a card is created in it', () => {
  const insertCard = `
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
    SELECT gen_random_uuid(), c.workspace_id, c.board_id, c.id, 'First', 'a0', $2 FROM columns c WHERE c.id = $1`;

  it('keeps the column when the card comes first', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
    const id = idOf('B');
    const held = await holdTransaction(service, insertCard, [id, tenant.userId]);
    const answer = service.fail('deleteColumn', 409, { token, id });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).code).toBe('column_not_empty');
    const { data } = await service.succeed('listCards', { token, id: board.id });
    expect(data.map(({ title, column_id }) => [title, column_id])).toEqual([['First', id]]);
  });

  it('refuses the card when the deletion comes first', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
    const id = idOf('B');
    const held = await holdTransaction(service, 'DELETE FROM columns WHERE id = $1', [id]);
    const body = { title: 'Late', column_id: id };
    const answer = service.fail('createCard', 422, { token, id: board.id, body });
    await untilWaiting(service, 1);
    await held.commit();
    const problem = await answer;
    expect(problem.code).toBe('unknown_column');
    expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/column_id' })]);
    expect((await service.succeed('listCards', { token, id: board.id })).data).toEqual([]);
  });

  it('puts a card without a given column into the column that is now first', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeColumns(service, tenant, 'A', 'B');
    const held = await holdTransaction(service, 'DELETE FROM columns WHERE id = $1', [idOf('A')]);
    const answer = service.succeed('createCard', { token, id: board.id, body: { title: 'Late' } });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).column_id).toBe(idOf('B'));
  });

  it('leaves no orphan and fails no request when many of both run concurrently', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createColumn(board.id, { name: `Round ${round}` });
      const creations = [1, 2, 3, 4].map((n) =>
        service.call('createCard', { token, id: board.id, body: { title: `Card ${n}`, column_id: id } }),
      );
      const deletion = service.call('deleteColumn', { token, id });
      const statuses = (await Promise.all(creations)).map(({ status }) => status);
      const { status } = await deletion;
      const { data } = await service.succeed('listCards', { token, id: board.id, query: { column_id: id } });
      expect(statuses.every((it) => it === 201 || it === 422)).toBe(true);
      expect(status).toBe(data.length === 0 ? 204 : 409);
      expect(data).toHaveLength(statuses.filter((it) => it === 201).length);
    }
  });
});
