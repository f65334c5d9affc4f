/** Cards that are due on a day instead of at a time: how the day is set, filtered, sorted and over. */
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeSession, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let clock = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;

const day = '2026-12-04';
const time = '2026-12-04T16:00:00.000Z';

beforeAll(async () => {
  service = await startService({ now: () => clock });
});

beforeEach(async () => {
  clock = new Date('2026-11-21T09:30:00.000Z');
  tenant = await makeTenant(service);
  ({ token } = tenant);
  boardId = (await makeBoard(service, tenant)).board.id;
});

const update = (id: string, body: object) => service.succeed('updateCard', { token, id, body });

describe('due_on', () => {
  it('replaces a time, and is replaced by one, in one change', async () => {
    const { id } = await makeCard(service, tenant, boardId, { due_at: time });
    const onDay = await update(id, { due_on: day });
    expect(onDay).toMatchObject({ due_on: day });
    expect(onDay).not.toHaveProperty('due_at');
    const atTime = await update(id, { due_at: time, due_on: null });
    expect(atTime).toMatchObject({ due_at: time });
    expect(atTime).not.toHaveProperty('due_on');
    const again = await update(id, { due_on: day, due_at: null });
    expect(again).toMatchObject({ due_on: day });
    expect(await update(id, { due_at: time })).not.toHaveProperty('due_on');
    const [, ...changes] = (await readEventsAbout(service, tenant, id)).map((event) => event.changes);
    const toDay = { due_at: { from: time, to: null }, due_on: { from: null, to: day } };
    const toTime = { due_at: { from: null, to: time }, due_on: { from: day, to: null } };
    expect(changes).toEqual([toDay, toTime, toDay, toTime]);
  });

  it('stays when the time that is not there is cleared', async () => {
    const { id, etag } = await makeCard(service, tenant, boardId, { due_on: day });
    expect(await update(id, { due_at: null })).toMatchObject({ due_on: day, etag });
  });

  it('cannot be given together with a time', async () => {
    const both = { due_at: time, due_on: day };
    const refused = { code: 'two_due_dates', errors: [{ pointer: '/due_on' }] };
    const body = { title: 'A', ...both };
    expect(await service.fail('createCard', 422, { token, id: boardId, body })).toMatchObject(refused);
    const card = await makeCard(service, tenant, boardId);
    const { id } = card;
    expect(await service.fail('updateCard', 422, { token, id, body: both })).toMatchObject(refused);
    expect(await service.succeed('getCard', { token, id })).toEqual(card);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-12-32',
    '0999-12-31',
    '10000-01-01',
    '2026-12-4',
    '2026-12-04Z',
    '20261204',
    time,
  ])('refuses %s', async (value) => {
    const body = { title: 'A', due_on: value };
    const created = await service.fail('createCard', 400, { token, id: boardId, body });
    expect(created.errors).toContainEqual(
      expect.objectContaining({ pointer: '/due_on', code: 'bad_format' }),
    );
    const { id } = await makeCard(service, tenant, boardId);
    const changed = await service.fail('updateCard', 400, { token, id, body: { due_on: value } });
    expect(changed.errors).toContainEqual(
      expect.objectContaining({ pointer: '/due_on', code: 'bad_format' }),
    );
  });

  it('is on a shared card and its page', async () => {
    const { id } = await makeCard(service, tenant, boardId, { due_on: day });
    const { token: link } = await service.succeed('createShareLink', { token, id, body: {} });
    expect(await service.succeed('getSharedCard', { id: link })).toMatchObject({ due_on: day });
    const { text } = await request(service.server).get(`/s/${link}`);
    expect(text).toContain(`<dt>Due</dt><dd><time datetime="${day}">4 December 2026</time></dd>`);
  });

  it('gives way to a time that a process of the release before sets', async () => {
    const { id } = await makeCard(service, tenant, boardId, { due_on: day });
    const stored = Prisma.sql`${storedId(id)}::uuid`;
    const { reader } = service.database;
    await reader.rows(
      Prisma.sql`UPDATE cards SET title = 'Old', due_at = NULL, version = version + 1 WHERE id = ${stored}`,
    );
    expect(await service.succeed('getCard', { token, id })).toMatchObject({ title: 'Old', due_on: day });
    await reader.rows(
      Prisma.sql`UPDATE cards SET due_at = ${time}::timestamptz, version = version + 1 WHERE id = ${stored}`,
    );
    const card = await service.succeed('getCard', { token, id });
    expect(card).toMatchObject({ due_at: time });
    expect(card).not.toHaveProperty('due_on');
    await expect(
      reader.rows(Prisma.sql`UPDATE cards SET due_on = ${day}::date WHERE id = ${stored}`),
    ).rejects.toThrow(/cards_one_due_date_check/);
  });
});

const lists = ['listCards', 'listWorkspaceCards'] as const;

describe('filters and orders', () => {
  const pad = (number: number) => String(number).padStart(2, '0');
  const offsets = fc
    .oneof(
      fc.integer({ min: -12 * 60, max: 14 * 60 }),
      fc.constantFrom(-1439, -720, -600, -1, 0, 1, 330, 840, 1439),
    )
    .map((minutes) => {
      const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      return minutes === 0 ? 'Z' : `${minutes < 0 ? '-' : '+'}${pad(hour)}:${pad(minute)}`;
    });
  const localTimes = fc.tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom('00:00:00', '00:00:00.001', '00:00:01', '12:00:00', '23:59:59.999', '10:30:00'),
  );
  const bounds = fc.tuple(localTimes, offsets).map(([[date, clockTime], offset]) => ({
    text: `2026-12-0${date}T${clockTime}${offset}`,
    offset,
  }));
  const { parameters, timeoutMs } = propertyRuns('test/boards/due-days.test.ts', { seed: 14, runs: 40 });

  async function makeCards() {
    const due = [
      {},
      ...[1, 2, 3, 4, 5, 6].map((date) => ({ due_on: `2026-12-0${date}` })),
      ...[1, 2, 3, 4, 5].flatMap((date) => [
        { due_at: `2026-12-0${date}T00:00:00.000Z` },
        { due_at: `2026-12-0${date}T10:00:00.000Z` },
      ]),
    ];
    const cards = [];
    for (const body of due) cards.push(await makeCard(service, tenant, boardId, body));
    return cards;
  }

  it(
    'a day counts as the moment at which it begins in the offset of the parameter',
    async () => {
      const cards = await makeCards();
      await fc.assert(
        fc.asyncProperty(bounds, fc.option(bounds, { nil: undefined }), async (from, before) => {
          const isDue = (card: (typeof cards)[number]) => {
            const dueMs = (offset: string) =>
              Date.parse(
                card.due_on === undefined ? (card.due_at ?? '') : `${card.due_on}T00:00:00${offset}`,
              );
            return (
              dueMs(from.offset) >= Date.parse(from.text) &&
              (before === undefined || dueMs(before.offset) < Date.parse(before.text))
            );
          };
          const query = { due_from: from.text, ...(before !== undefined && { due_before: before.text }) };
          const expected = cards.filter(isDue).map(({ id }) => id);
          for (const list of lists) {
            const id = list === 'listCards' ? boardId : tenant.workspaceId;
            const { data } = await service.succeed(list, { token, id, query: { ...query, limit: 250 } });
            expect(data.map((card) => card.id).sort()).toEqual(expected.sort());
          }
        }),
        parameters,
      );
    },
    timeoutMs,
  );

  it.each(lists)(
    '%s sorts days by their beginning in UTC, and cards without a due date last',
    async (list) => {
      const cards = await makeCards();
      const key = (card: (typeof cards)[number]) =>
        card.due_at ?? (card.due_on && `${card.due_on}T00:00:00.000Z`);
      const dated = cards
        .filter((card) => key(card) !== undefined)
        .map((card) => ({ id: card.id, text: `${key(card) ?? ''} ${card.id}` }))
        .sort((one, other) => (one.text < other.text ? -1 : 1))
        .map(({ id }) => id);
      const undated = cards.filter((card) => key(card) === undefined).map(({ id }) => id);
      const id = list === 'listCards' ? boardId : tenant.workspaceId;
      for (const [sort, expected] of [
        ['due_at', [...dated, ...undated]],
        ['-due_at', [...dated.toReversed(), ...undated]],
      ] as const) {
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const query = { sort, limit: 4, ...(cursor !== undefined && { cursor }) };
          const page = await service.succeed(list, { token, id, query });
          ids.push(...page.data.map((card) => card.id));
          cursor = page.next_cursor;
        } while (cursor !== undefined);
        expect(ids).toEqual(expected);
      }
    },
  );
});

describe('overdue', () => {
  async function overdueIds() {
    const found: string[][] = [];
    for (const list of lists) {
      const id = list === 'listCards' ? boardId : tenant.workspaceId;
      const late = await service.succeed(list, { token, id, query: { overdue: true } });
      const others = await service.succeed(list, { token, id, query: { overdue: false } });
      expect(late.data.length + others.data.length).toBe(4);
      found.push(late.data.map((card) => card.title).sort());
    }
    const counts = await service.succeed('getBoardCounts', { token, id: boardId });
    const workspaceCounts = await service.succeed('getWorkspaceCounts', { token, id: tenant.workspaceId });
    expect(found[1]).toEqual(found[0]);
    expect([counts.states.overdue, workspaceCounts.states.overdue]).toEqual([
      found[0]?.length,
      found[0]?.length,
    ]);
    return found[0];
  }

  it.each([
    [null, '2026-12-04T23:59:59.999Z', '2026-12-05T00:00:00.000Z'],
    ['UTC', '2026-12-04T23:59:59.999Z', '2026-12-05T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-04T09:59:59.999Z', '2026-12-04T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-05T10:59:59.999Z', '2026-12-05T11:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-04T18:29:59.999Z', '2026-12-04T18:30:00.000Z'],
  ])('with the time zone %s, a day is over after %s', async (timeZone, last, over) => {
    if (timeZone !== null) {
      const { secret } = await makeSession(service, tenant);
      await service.succeed('updateMe', { token: secret, body: { time_zone: timeZone } });
    }
    await makeCard(service, tenant, boardId, { title: 'Day', due_on: day });
    const { id } = await makeCard(service, tenant, boardId, { title: 'Done', due_on: day });
    await update(id, { completed_at: '2026-11-21T09:30:00Z' });
    await makeCard(service, tenant, boardId, { title: 'Never' });
    await makeCard(service, tenant, boardId, { title: 'Time', due_at: over });
    clock = new Date(last);
    expect(await overdueIds()).toEqual([]);
    clock = new Date(over);
    expect(await overdueIds()).toEqual(['Day']);
    clock = new Date(clock.getTime() + 1);
    expect(await overdueIds()).toEqual(['Day', 'Time']);
  });
});
