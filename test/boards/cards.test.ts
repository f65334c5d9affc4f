/** Making and reading cards over HTTP. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeColumn,
  makeMember,
  makeTenant,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

const createdAt = new Date('2026-11-21T09:30:00.123Z');
const unknownColumn = 'column_01m00000000000000000000000';
const unknownLabel = 'label_01m00000000000000000000000';
const unknownUser = 'user_01m00000000000000000000000';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;
let columnId: string;

beforeAll(async () => {
  service = await startService({ now: () => createdAt });
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  columnId = column.id;
});

async function makeLabel(name = 'Urgent', onBoard = boardId): Promise<string> {
  const label = await service.succeed('createLabel', { token, id: onBoard, body: { name, color: 'red' } });
  return label.id;
}

async function titles(): Promise<string[]> {
  const page = await service.succeed('listCards', { token, id: boardId });
  return page.data.map(({ title }) => title);
}

describe('createCard', () => {
  it('creates a card from a title alone, in the first column, without optional fields', async () => {
    await makeColumn(service, tenant, boardId);
    const answer = await service.call('createCard', {
      token,
      id: boardId,
      body: { title: 'Call the printer' },
    });
    const card = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/cards/${card.id}`);
    expect(card).toEqual({
      id: card.id,
      number: 1,
      identifier: 'PER-1',
      url: `http://boards.test/v1/cards/${card.id}`,
      board_id: boardId,
      column_id: columnId,
      title: 'Call the printer',
      label_ids: [],
      assignee_ids: [],
      created_by: tenant.userId,
      created_at: createdAt.toISOString(),
      updated_at: createdAt.toISOString(),
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
  });

  it('stores all given fields and records them', async () => {
    const column = await makeColumn(service, tenant, boardId);
    const labelId = await makeLabel();
    const body = {
      title: ' Ünïcode 🗂 ',
      description: '',
      column_id: column.id,
      label_ids: [labelId],
      assignee_ids: [tenant.userId],
      due_at: '2026-12-04T17:00:00+01:00',
    };
    const card = await service.succeed('createCard', { token, id: boardId, body });
    expect(card).toMatchObject({ ...body, due_at: '2026-12-04T16:00:00.000Z' });
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
    expect(await readEventsAbout(service, tenant, card.id)).toEqual([
      {
        type: 'card.created',
        id: card.id,
        boardId,
        actor: tenant.userId,
        changes: {
          column_id: { from: null, to: column.id },
          title: { from: null, to: body.title },
          description: { from: null, to: '' },
          label_ids: { from: null, to: [labelId] },
          assignee_ids: { from: null, to: [tenant.userId] },
          due_at: { from: null, to: '2026-12-04T16:00:00.000Z' },
          number: { from: null, to: card.number },
        },
      },
    ]);
  });

  it('puts cards at the bottom of the column, or at its top when asked, and records below which card', async () => {
    const ids = new Map<string | undefined, string>();
    for (const [title, position, above] of [
      ['B', 'bottom', undefined],
      ['A', 'top', undefined],
      ['C', undefined, 'B'],
    ]) {
      const body = { title, ...(position !== undefined && { position }) };
      const { id } = await makeCard(service, tenant, boardId, body);
      ids.set(title, id);
      const [created] = await readEventsAbout(service, tenant, id);
      const place = above === undefined ? undefined : { from: null, to: ids.get(above) };
      expect(created?.changes.after_card_id).toEqual(place);
    }
    expect(await titles()).toEqual(['A', 'B', 'C']);
  });

  it.each([
    [{}, '/title', 'missing'],
    [{ title: '' }, '/title', 'too_short'],
    [{ title: ' \n\t ' }, '/title', 'bad_format'],
    [{ title: 'NUL \u0000' }, '/title', 'bad_format'],
    [{ title: 'x'.repeat(501) }, '/title', 'too_long'],
    [{ title: 7 }, '/title', 'wrong_type'],
    [{ title: 'A', description: null }, '/description', 'wrong_type'],
    [{ title: 'A', description: 'x'.repeat(20_001) }, '/description', 'too_long'],
    [{ title: 'A', column_id: 'board_01m00000000000000000000000' }, '/column_id', 'bad_format'],
    [{ title: 'A', position: 'middle' }, '/position', 'not_allowed'],
    [{ title: 'A', label_ids: unknownLabel }, '/label_ids', 'wrong_type'],
    [{ title: 'A', label_ids: [unknownLabel, unknownLabel] }, '/label_ids', 'repeated'],
    [{ title: 'A', assignee_ids: [unknownUser, unknownUser] }, '/assignee_ids', 'repeated'],
    [{ title: 'A', due_at: null }, '/due_at', 'wrong_type'],
    [{ title: 'A', rank: 'a0' }, '/rank', 'unknown'],
    [{ title: 'A', completed_at: '2026-12-04T17:00:00Z' }, '/completed_at', 'unknown'],
  ])('refuses %j and names the place %s as %s', async (body, pointer, code) => {
    const problem = await service.fail('createCard', 400, { token, id: boardId, body });
    expect(problem.code).toBe('invalid_request');
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await titles()).toEqual([]);
  });

  it('accepts a title of 500 characters and up to 50 labels', async () => {
    const labelIds: string[] = [];
    for (let index = 0; index < 50; index += 1) labelIds.push(await makeLabel(`Label ${index}`));
    const title = '🗂'.repeat(500);
    const card = await makeCard(service, tenant, boardId, { title, label_ids: labelIds.toReversed() });
    expect(card).toMatchObject({ title, label_ids: labelIds });
  });

  it('refuses a column, a label or a person that does not exist or belongs to another board', async () => {
    const other = await makeBoard(service, tenant);
    const otherLabel = await makeLabel('Elsewhere', other.board.id);
    const own = await makeLabel();
    const stranger = await makeTenant(service);
    const refusals = [
      [{ column_id: unknownColumn }, 'unknown_column', '/column_id'],
      [{ column_id: other.column.id }, 'unknown_column', '/column_id'],
      [{ label_ids: [own, unknownLabel] }, 'unknown_label', '/label_ids/1'],
      [{ label_ids: [otherLabel, own] }, 'unknown_label', '/label_ids/0'],
      [{ assignee_ids: [tenant.userId, unknownUser] }, 'unknown_assignee', '/assignee_ids/1'],
      [{ assignee_ids: [stranger.userId] }, 'unknown_assignee', '/assignee_ids/0'],
    ] as const;
    await expectNothingStored(service, async () => {
      for (const [given, code, pointer] of refusals) {
        const body = { title: 'A', ...given };
        const problem = await service.fail('createCard', 422, { token, id: boardId, body });
        expect(problem).toMatchObject({ code, errors: [{ pointer, code }] });
      }
    });
  });

  it('assigns a guest of the board, but not of another one', async () => {
    const guest = await makeMember(service, tenant, 'guest', [boardId]);
    const other = await makeBoard(service, tenant);
    const otherGuest = await makeMember(service, tenant, 'guest', [other.board.id]);
    const card = await makeCard(service, tenant, boardId, { assignee_ids: [guest.userId] });
    expect(card.assignee_ids).toEqual([guest.userId]);
    const body = { title: 'A', assignee_ids: [guest.userId, otherGuest.userId] };
    const problem = await service.fail('createCard', 422, { token, id: boardId, body });
    expect(problem).toMatchObject({ code: 'unknown_assignee', errors: [{ pointer: '/assignee_ids/1' }] });
  });

  it('puts the card in the next column when the first one is being deleted at the same time', async () => {
    const second = await makeColumn(service, tenant, boardId);
    const deletion = await holdTransaction(service, 'DELETE FROM columns WHERE id = $1', [columnId]);
    const creation = makeCard(service, tenant, boardId);
    await untilWaiting(service, 1);
    await deletion.commit();
    expect((await creation).column_id).toBe(second.id);
  });
});

describe('due_at', () => {
  it.each([
    ['2026-12-04T17:00:00Z', '2026-12-04T17:00:00.000Z'],
    ['2026-12-04t17:00:00z', '2026-12-04T17:00:00.000Z'],
    ['2026-12-31T23:30:00-01:00', '2027-01-01T00:30:00.000Z'],
    ['2026-12-04T17:00:00.5+05:30', '2026-12-04T11:30:00.500Z'],
    ['2026-12-04T17:00:00.999999999Z', '2026-12-04T17:00:00.999Z'],
    ['2028-02-29T00:00:00+14:00', '2028-02-28T10:00:00.000Z'],
    ['1000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
    ['1582-10-10T12:00:00Z', '1582-10-10T12:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('accepts %s and shows %s', async (sent, shown) => {
    const card = await makeCard(service, tenant, boardId, { due_at: sent });
    expect(card.due_at).toBe(shown);
    expect((await service.succeed('getCard', { token, id: card.id })).due_at).toBe(shown);
    const patched = await service.succeed('updateCard', { token, id: card.id, body: { completed_at: sent } });
    expect(patched.completed_at).toBe(shown);
  });

  it.each([
    ['1000-01-01T00:00:00+00:01', 'in UTC it is in the year 999'],
    ['9999-12-31T23:59:59-00:01', 'in UTC it is in the year 10000'],
    ['0999-12-31T23:59:59Z', 'the year is too early'],
    ['10000-01-01T00:00:00Z', 'the year has five digits'],
    ['2026-02-29T00:00:00Z', '2026 is no leap year'],
    ['2026-13-01T00:00:00Z', 'there is no month 13'],
    ['2026-12-04T24:00:00Z', 'there is no hour 24'],
    ['2026-12-31T23:59:60Z', 'a leap second cannot be stored'],
    ['2026-12-04T17:00:00', 'the offset is missing'],
    ['2026-12-04T17:00:00+24:00', 'there is no such offset'],
    ['2026-12-04T17:00:00+0100', 'the offset has no colon'],
    ['2026-12-04 17:00:00Z', 'the T is missing'],
    ['2026-12-04', 'the time of day is missing'],
    ['1796400000', 'it is no RFC 3339 time'],
  ])('refuses %s: %s', async (dueAt) => {
    const problem = await service.fail('createCard', 400, {
      token,
      id: boardId,
      body: { title: 'A', due_at: dueAt },
    });
    expect(problem.errors).toContainEqual(
      expect.objectContaining({ pointer: '/due_at', code: 'bad_format' }),
    );
    expect(await titles()).toEqual([]);
  });
});
