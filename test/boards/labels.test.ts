/** Labels over HTTP: unique by name on their board, and taken off every card when they go. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeMember,
  makeTenant,
  makeToken,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
});

const unknownBoard = 'board_01m00000000000000000000000';
const unknownLabel = 'label_01m00000000000000000000000';

async function makeLabels(...names: readonly string[]) {
  const { board } = await makeBoard(service, tenant);
  const labels: components['schemas']['Label'][] = [];
  for (const name of names) {
    const body = { name, color: 'red' };
    labels.push(await service.succeed('createLabel', { token: tenant.token, id: board.id, body }));
  }
  return { board, labels, idOf: (name: string) => labels.find((label) => label.name === name)?.id ?? '' };
}

async function namesOf(boardId: string): Promise<string[]> {
  const call = { token: tenant.token, id: boardId, query: { limit: 250 } };
  return (await service.succeed('listLabels', call)).data.map(({ name }) => name);
}

/** Keeps everyone off a board's row, so that requests that need it meet. */
function holdBoard(boardId: string) {
  return holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [boardId]);
}

describe('createLabel', () => {
  it('creates a label, returns it as getLabel does, and records it', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const body = { name: 'Urgent', color: 'red' };
    const answer = await service.call('createLabel', { token, id: board.id, body });
    const label = answer.body as { id: string };
    const createdAt = new Date(clockMs).toISOString();
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/labels/${label.id}`);
    expect(label).toEqual({
      id: label.id,
      board_id: board.id,
      ...body,
      created_at: createdAt,
      updated_at: createdAt,
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getLabel', { token, id: label.id })).toEqual(label);
    expect((await service.succeed('listLabels', { token, id: board.id })).data).toEqual([label]);
    expect(await readEventsAbout(service, tenant, label.id)).toEqual([
      {
        type: 'label.created',
        id: label.id,
        boardId: board.id,
        actor: tenant.userId,
        changes: { name: { from: null, to: 'Urgent' }, color: { from: null, to: 'red' } },
      },
    ]);
  });

  it.each([
    ['no color', { name: 'A' }, '/color', 'missing'],
    ['a color that is not in the palette', { name: 'A', color: '#ff0000' }, '/color', 'not_allowed'],
    ['no name', { color: 'red' }, '/name', 'missing'],
    ['a blank name', { name: ' ', color: 'red' }, '/name', 'bad_format'],
    ['a property that is not known', { name: 'A', color: 'red', id: unknownLabel }, '/id', 'unknown'],
  ])('refuses %s and stores nothing', async (_, body, pointer, code) => {
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createLabel', 400, { token: tenant.token, id: board.id, body });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });

  it.each([
    ['Urgent', 'Urgent'],
    ['Urgent', 'uRGENT'],
    ['Ärger', 'ärger'],
    ['ДЕЛО', 'дело'],
  ])('returns 409 for a name that the board already has: %s, then %s', async (first, second) => {
    const { board } = await makeLabels(first);
    await expectNothingStored(service, async () => {
      const body = { name: second, color: 'blue' };
      const problem = await service.fail('createLabel', 409, { token: tenant.token, id: board.id, body });
      expect(problem.code).toBe('label_name_taken');
      expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/name' })]);
    });
  });

  it('allows the same name on another board, and again after a deletion', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('Urgent');
    await makeLabels('Urgent');
    await service.succeed('deleteLabel', { token, id: idOf('Urgent') });
    await service.succeed('createLabel', { token, id: board.id, body: { name: 'URGENT', color: 'red' } });
    expect(await namesOf(board.id)).toEqual(['URGENT']);
  });

  it('gives a name to exactly one of two concurrent requests', async () => {
    const { board } = await makeBoard(service, tenant);
    const held = await holdBoard(board.id);
    const answers = ['Bug', 'bug'].map((name) =>
      service.call('createLabel', { token: tenant.token, id: board.id, body: { name, color: 'red' } }),
    );
    await untilWaiting(service, 2);
    await held.commit();
    const [made, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
    expect([made?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({ code: 'label_name_taken' });
    expect(await namesOf(board.id)).toHaveLength(1);
  });

  it('creates the two-hundredth label for exactly one of two concurrent requests', async () => {
    const { board } = await makeBoard(service, tenant);
    await service.database.reader.prisma.$executeRaw`
      INSERT INTO labels (id, workspace_id, board_id, name, color)
      SELECT gen_random_uuid(), b.workspace_id, b.id, 'Filler ' || n, 'red'
      FROM boards b, generate_series(1, 199) AS n WHERE b.id = ${storedId(board.id)}::uuid`;
    const held = await holdBoard(board.id);
    const answers = ['One', 'Two'].map((name) =>
      service.call('createLabel', { token: tenant.token, id: board.id, body: { name, color: 'red' } }),
    );
    await untilWaiting(service, 2);
    await held.commit();
    const [made, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
    expect([made?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({ code: 'limit_reached' });
    expect(await namesOf(board.id)).toHaveLength(200);
  });
});

describe('listLabels', () => {
  it('pages through labels in order of creation while others are created and deleted', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('C', 'A', 'B');
    const first = await service.succeed('listLabels', { token, id: board.id, query: { limit: 2 } });
    expect(first.data.map(({ name }) => name)).toEqual(['C', 'A']);
    await service.succeed('deleteLabel', { token, id: idOf('A') });
    await service.succeed('createLabel', { token, id: board.id, body: { name: 'D', color: 'pink' } });
    const query = { limit: 2, cursor: first.next_cursor ?? '' };
    const second = await service.succeed('listLabels', { token, id: board.id, query });
    expect(second.data.map(({ name }) => name)).toEqual(['B', 'D']);
    expect(second).not.toHaveProperty('next_cursor');
    for (const label of second.data)
      expect(await service.succeed('getLabel', { token, id: label.id })).toEqual(label);
  });

  it('returns 404 for an unknown board, and to a guest without access to the board', async () => {
    await service.fail('listLabels', 404, { token: tenant.token, id: unknownBoard });
    const { idOf, board } = await makeLabels('A');
    const guest = await makeMember(service, tenant, 'guest', [(await makeBoard(service, tenant)).board.id]);
    await service.fail('listLabels', 404, { token: guest.token, id: board.id });
    await service.fail('getLabel', 404, { token: guest.token, id: idOf('A') });
  });
});

describe('updateLabel', () => {
  it('changes given fields, even only the case of the name, and records what changed', async () => {
    const { token } = tenant;
    const { labels } = await makeLabels('urgent');
    const [label] = labels;
    const id = label?.id ?? '';
    const after = await service.succeed('updateLabel', { token, id, body: { name: 'Urgent', color: 'red' } });
    expect(after).toEqual({
      ...label,
      name: 'Urgent',
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(label),
    });
    expect(await service.succeed('getLabel', { token, id })).toEqual(after);
    await service.succeed('updateLabel', { token, id, body: { color: 'teal' } });
    expect((await readEventsAbout(service, tenant, id)).slice(1)).toMatchObject([
      { type: 'label.updated', actor: tenant.userId, changes: { name: { from: 'urgent', to: 'Urgent' } } },
      { type: 'label.updated', actor: tenant.userId, changes: { color: { from: 'red', to: 'teal' } } },
    ]);
  });

  it('stores nothing when nothing changes, the body is invalid, or the label does not exist', async () => {
    const { token } = tenant;
    const { labels, idOf } = await makeLabels('A', 'B');
    const id = idOf('A');
    await expectNothingStored(service, async () => {
      for (const body of [{}, { name: 'A', color: 'red' }]) {
        expect(await service.succeed('updateLabel', { token, id, body })).toEqual(labels[0]);
      }
      const wrong = await service.fail('updateLabel', 400, { token, id, body: { name: null, color: null } });
      expect(new Set(wrong.errors?.map(({ pointer }) => pointer))).toEqual(new Set(['/name', '/color']));
      const taken = await service.fail('updateLabel', 409, { token, id, body: { name: 'b', color: 'blue' } });
      expect(taken).toMatchObject({ code: 'label_name_taken', errors: [{ pointer: '/name' }] });
      await service.fail('updateLabel', 404, { token, id: unknownLabel, body: { name: 'C' } });
    });
  });

  it('gives a name to one label only when it is created and another is renamed to it at the same time', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('A');
    const insertion = `
      INSERT INTO labels (id, workspace_id, board_id, name, color)
      SELECT gen_random_uuid(), workspace_id, id, 'wanted', 'red' FROM boards WHERE id = $1`;
    const held = await holdTransaction(service, insertion, [board.id]);
    const answer = service.fail('updateLabel', 409, { token, id: idOf('A'), body: { name: 'Wanted' } });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).code).toBe('label_name_taken');
    expect((await namesOf(board.id)).sort()).toEqual(['A', 'wanted']);
  });
});

describe('deleteLabel', () => {
  it('removes the label from its cards, raises their versions, and records each card before the label', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('Gone', 'Kept');
    const [gone, kept] = [idOf('Gone'), idOf('Kept')];
    const create = (title: string, labelIds: string[]) =>
      service.succeed('createCard', { token, id: board.id, body: { title, label_ids: labelIds } });
    const cards = [
      await create('One', [gone]),
      await create('Two', [kept, gone]),
      await create('Three', [kept]),
    ];
    await service.succeed('archiveCard', { token, id: cards[0]?.id ?? '' });
    const versionsBefore = await versionsOf(cards);
    const eventsBefore = (await readEvents(service, tenant)).length;

    await service.succeed('deleteLabel', { token, id: gone });

    const deletedAt = new Date(clockMs).toISOString();
    await service.fail('getLabel', 404, { token, id: gone });
    const after = [];
    for (const { id } of cards) after.push(await service.succeed('getCard', { token, id }));
    expect(after.map(({ label_ids }) => label_ids)).toEqual([[], [kept], [kept]]);
    expect(after.map(({ updated_at }) => updated_at === deletedAt)).toEqual([true, true, false]);
    const raised = (await versionsOf(cards)).map((version, index) => version - (versionsBefore[index] ?? 0n));
    expect(raised).toEqual([1n, 1n, 0n]);
    const events = (await readEvents(service, tenant)).slice(eventsBefore);
    expect(events.map(({ type }) => type)).toEqual(['card.updated', 'card.updated', 'label.deleted']);
    const changesOf = async (index: number) =>
      (await readEventsAbout(service, tenant, cards[index]?.id ?? '')).at(-1)?.changes;
    expect(await changesOf(0)).toEqual({ label_ids: { from: [gone], to: [] } });
    expect(await changesOf(1)).toEqual({ label_ids: { from: [gone, kept].sort(), to: [kept] } });
    expect((await readEventsAbout(service, tenant, gone)).at(-1)).toEqual({
      type: 'label.deleted',
      id: gone,
      boardId: board.id,
      actor: tenant.userId,
      changes: { name: { from: 'Gone', to: null }, color: { from: 'red', to: null } },
    });
  });

  async function versionsOf(cards: readonly { id: string }[]): Promise<bigint[]> {
    const { card } = service.database.reader.prisma;
    const rows = await Promise.all(
      cards.map(({ id }) =>
        card.findUniqueOrThrow({ where: { id: storedId(id) }, select: { version: true } }),
      ),
    );
    return rows.map(({ version }) => version);
  }

  it('also removes the label from a card that gets it at the same time', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('A');
    const card = await service.succeed('createCard', { token, id: board.id, body: { title: 'A' } });
    const labelling = `
      WITH raised AS (UPDATE cards SET version = version + 1 WHERE id = $1)
      INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
      SELECT workspace_id, board_id, id, $2 FROM cards WHERE id = $1`;
    const held = await holdTransaction(service, labelling, [card.id, idOf('A')]);
    const answer = service.succeed('deleteLabel', { token, id: idOf('A') });
    await untilWaiting(service, 1);
    await held.commit();
    await answer;
    expect(await service.succeed('getCard', { token, id: card.id })).toMatchObject({ label_ids: [] });
    const recorded = (await readEventsAbout(service, tenant, card.id)).at(-1);
    expect(recorded).toMatchObject({
      type: 'card.updated',
      changes: { label_ids: { from: [idOf('A')], to: [] } },
    });
  });

  it('returns 422 and points at the label for a card that gets it just too late', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('A', 'B');
    const card = await service.succeed('createCard', { token, id: board.id, body: { title: 'A' } });
    const held = await holdTransaction(service, 'DELETE FROM labels WHERE id = $1', [idOf('A')]);
    const body = { title: 'New', label_ids: [idOf('B'), idOf('A')] };
    const answer = service.fail('updateCard', 422, { token, id: card.id, body });
    await untilWaiting(service, 1);
    await held.commit();
    const problem = await answer;
    expect(problem.code).toBe('unknown_label');
    expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/label_ids/1' })]);
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
  });

  it('fails no request when labels are deleted while they are added to and removed from cards', async () => {
    const { token } = tenant;
    const { board, labels } = await makeLabels('A', 'B', 'C');
    const labelIds = labels.map(({ id }) => id);
    const create = () =>
      service.succeed('createCard', { token, id: board.id, body: { title: 'A', label_ids: labelIds } });
    const cards = [await create(), await create(), await create()];
    const answers = await Promise.all([
      ...cards.map(({ id }) =>
        service.call('updateCard', { token, id, body: { label_ids: [...labelIds].reverse(), title: 'B' } }),
      ),
      ...labelIds.map((id) => service.call('deleteLabel', { token, id })),
      ...cards.map(({ id }) => service.call('updateCard', { token, id, body: { label_ids: [] } })),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 204, 422].includes(status))).toEqual(
      [],
    );
    for (const { id } of cards)
      expect((await service.succeed('getCard', { token, id })).label_ids).toEqual([]);
  });
});

describe('every change of a label', () => {
  const writes: [OperationId, 'board' | 'label', CallOptions][] = [
    ['createLabel', 'board', { body: { name: 'New', color: 'red' } }],
    ['updateLabel', 'label', { body: { name: 'New' } }],
    ['deleteLabel', 'label', {}],
  ];

  it('needs the scope boards:write and the role member', async () => {
    const { board, idOf } = await makeLabels('A');
    const ids = { board: board.id, label: idOf('A') };
    const reader = await makeToken(service, tenant, ['boards:read']);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    await expectNothingStored(service, async () => {
      for (const [operationId, owner, options] of writes) {
        const call = { ...options, id: ids[owner] };
        const unscoped = await service.fail(operationId, 403, { ...call, token: reader });
        const unqualified = await service.fail(operationId, 403, { ...call, token: guest.token });
        expect([operationId, unscoped.code, unqualified.code]).toEqual([
          operationId,
          'insufficient_scope',
          'insufficient_role',
        ]);
      }
    });
  });

  it('returns 404 on a deleted board', async () => {
    const { token } = tenant;
    const { board, idOf } = await makeLabels('A');
    const ids = { board: board.id, label: idOf('A') };
    await service.succeed('deleteBoard', { token, id: board.id });
    await expectNothingStored(service, async () => {
      for (const [operationId, owner, options] of writes) {
        await service.fail(operationId, 404, { ...options, token, id: ids[owner] });
      }
    });
  });
});
