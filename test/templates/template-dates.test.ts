/** Boards made from templates with people and dates, and saved as templates again, over HTTP. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeSession,
  makeTenant,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { contents, full, small } from '../support/template-content.ts';
import type { Content } from '../support/template-content.ts';

type Schemas = components['schemas'];

let clock: Date;
let service: Service;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  service = await startService({ now: () => clock });
});

beforeEach(async () => {
  clock = new Date('2026-11-21T09:30:00.000Z');
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

const create = (content: Content, name = 'T') =>
  service.succeed('createTemplate', { token, body: { name, content } });

const use = (templateId: string, roles: Schemas['TemplateRoleAssignment'][] = []) =>
  service.succeed('createBoard', {
    token,
    body: { name: 'B', template_id: templateId, template_roles: roles },
  });

const cardsOf = async (boardId: string) => (await service.succeed('listCards', { token, id: boardId })).data;

async function liveIn(timeZone: string) {
  const { secret } = await makeSession(service, tenant);
  await service.succeed('updateMe', { token: secret, body: { time_zone: timeZone } });
}

describe('a board from content', () => {
  it('gets cards with their labels, people and dates, and records them', async () => {
    await liveIn('Europe/Berlin');
    // The day after in Berlin, which is the last before its summer time begins.
    clock = new Date('2026-03-27T23:30:00.000Z');
    const designer = await makeMember(service, tenant, 'member');
    const other = await makeMember(service, tenant, 'member');
    const { id } = await create(full);
    const board = await use(id, [
      { role: 'designer', user_id: designer.userId },
      { role: 'designer', user_id: other.userId },
      { role: 'designer', user_id: other.userId },
    ]);
    const labels = (await service.succeed('listLabels', { token, id: board.id })).data;
    const [photo, call, kickOff] = await cardsOf(board.id);
    expect(photo).toMatchObject({
      label_ids: labels.map((label) => label.id).sort(),
      assignee_ids: [tenant.userId, designer.userId, other.userId].sort(),
      priority: 'high',
      estimate: 2.5,
      cover_color: 'teal',
      start_at: '2026-03-27T23:00:00.000Z',
      due_on: '2026-03-31',
    });
    expect(photo).not.toHaveProperty('due_at');
    expect(call).toMatchObject({ due_at: '2026-03-29T14:30:00.000Z', label_ids: [], assignee_ids: [] });
    expect(call).not.toHaveProperty('due_on');
    expect(kickOff?.completed_at).toBe(clock.toISOString());
    expect((await readEventsAbout(service, tenant, photo?.id ?? ''))[0]?.changes).toMatchObject({
      label_ids: { from: null, to: photo?.label_ids },
      assignee_ids: { from: null, to: photo?.assignee_ids },
      due_on: { from: null, to: '2026-03-31' },
      priority: { from: null, to: 'high' },
    });
    const mine = { token: other.token, id: tenant.workspaceId, query: { mine: true } };
    expect((await service.succeed('listWorkspaceCards', mine)).data.map((card) => card.id)).toEqual([
      photo?.id,
    ]);
  });

  it.each([
    [null, '2026-12-31T23:59:59.999Z', { days: 0 }, '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', { days: 0 }, '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59.999Z', { days: 1 }, '2027-01-01'],
    ['Asia/Kolkata', '2026-12-31T18:29:59.999Z', { days: 60 }, '2027-03-01'],
    // Skipped, and repeated: an hour later, and the first of the two.
    ['Europe/Berlin', '2026-03-28T12:00:00.000Z', { days: 1, time: '02:30' }, '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00.000Z', { days: 1, time: '02:30' }, '2026-10-25T00:30:00.000Z'],
    [null, '2026-11-21T09:30:00.000Z', { days: 3650, time: '23:59' }, '2036-11-18T23:59:00.000Z'],
  ])('with the time zone %s, made at %s, counts %o from the day there: %s', async (zone, now, dueIn, due) => {
    if (zone !== null) await liveIn(zone);
    clock = new Date(now);
    const board = await use((await create(small([{ title: 'A', due_in: dueIn }]))).id);
    const [card] = await cardsOf(board.id);
    expect(card?.due_on ?? card?.due_at).toBe(due);
  });

  it('leaves cards unassigned whose role has nobody', async () => {
    const { id } = await create(full);
    const [photo] = await cardsOf((await use(id)).id);
    expect(photo?.assignee_ids).toEqual([tenant.userId]);
  });

  it('refuses roles that the template does not have, and people who cannot be assigned, each with its place', async () => {
    const { userId } = await makeMember(service, tenant, 'guest');
    const stranger = await makeTenant(service);
    const { id } = await create(full);
    const refused = async (roles: [string, string][], templateId?: string) => {
      const template = templateId === undefined ? {} : { template_id: templateId };
      const body = {
        name: 'B',
        ...template,
        template_roles: roles.map(([role, user_id]) => ({ role, user_id })),
      };
      const { code, errors = [] } = await service.fail('createBoard', 422, { token, body });
      return [code, ...errors.map((error) => `${error.pointer ?? ''} ${error.code}`)];
    };
    await expectNothingStored(service, async () => {
      const me = tenant.userId;
      expect(
        await refused(
          [
            ['designer', userId],
            ['designer', me],
            ['designer', stranger.userId],
          ],
          id,
        ),
      ).toEqual([
        'unknown_assignee',
        '/template_roles/0/user_id unknown_assignee',
        '/template_roles/2/user_id unknown_assignee',
      ]);
      expect(
        await refused(
          [
            ['creator', me],
            ['desinger', me],
          ],
          id,
        ),
      ).toEqual([
        'unknown_role',
        '/template_roles/0/role unknown_role',
        '/template_roles/1/role unknown_role',
      ]);
      expect(await refused([['cook', userId]], id)).toEqual([
        'several_problems',
        '/template_roles/0/role unknown_role',
        '/template_roles/0/user_id unknown_assignee',
      ]);
      expect(await refused([['designer', me]])).toEqual([
        'unknown_role',
        '/template_roles/0/role unknown_role',
      ]);
    });
  });

  it('refuses more people in the roles of a card than a card can have', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => makeMember(service, tenant, 'member')));
    const { id } = await create(full);
    // The creator is on the card of designers, too.
    const designers = people.map(({ userId }) => ({ role: 'designer', user_id: userId }));
    await expectNothingStored(service, async () => {
      const body = { name: 'B', template_id: id, template_roles: designers };
      const { code, detail, errors } = await service.fail('createBoard', 409, { token, body });
      expect([code, detail, errors?.[0]?.pointer]).toEqual([
        'limit_reached',
        'A card can have at most 50 assignees.',
        '/template_roles',
      ]);
    });
    const [photo] = await cardsOf((await use(id, designers.slice(1))).id);
    expect(photo?.assignee_ids).toHaveLength(50);
  });

  it('is made as before from a template that an earlier release stored', async () => {
    const { id } = await create(full);
    const cards = [{ title: 'Old' }];
    await service.database.reader.prisma.template.update({
      where: { id: storedId(id) },
      data: { content: { labels: [], columns: [{ cards, name: 'A' }] } },
    });
    const { content } = await service.succeed('getTemplate', { token, id });
    expect(content).toEqual(small([{ title: 'Old', labels: [], assignees: [] }]));
    const board = await use(id);
    expect(await cardsOf(board.id)).toMatchObject([{ title: 'Old' }]);
    const events = (await readEvents(service, tenant)).filter(({ boardId }) => boardId === board.id);
    expect(events.map(({ type }) => type)).toEqual(['board.created', 'column.created', 'card.created']);
  });
});

const { parameters, timeoutMs } = propertyRuns('test/templates/template-dates.test.ts', {
  seed: 74,
  runs: 12,
});

describe('content', () => {
  it(
    'is shown as it was sent, and so is that of a board made from it and saved again',
    async () => {
      const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Europe/Berlin');
      await fc.assert(
        fc.asyncProperty(contents, zones, fc.nat(86_400 * 365), async (content, zone, second) => {
          await liveIn(zone);
          clock = new Date(Date.parse('2026-11-21T09:30:00.000Z') + second * 1000);
          const { id } = await create(content);
          const sent = await service.succeed('getTemplate', { token, id });
          expect(sent.content).toEqual(content);
          const board = await use(id);
          clock = new Date(clock.getTime() + 86_400_000 * 3);
          const include = { include_cards: true, include_details: true, include_dates: true };
          const body = { name: 'Again', board_id: board.id, ...include };
          const again = await service.succeed('createTemplate', { token, body });
          expect(again.content).toEqual(content);
          const plain = { name: 'Plain', board_id: board.id, include_cards: true };
          const { content: kept } = await service.succeed('createTemplate', { token, body: plain });
          const texts = content.columns.flatMap(({ cards }) =>
            cards.map(({ title, description }) => ({
              title,
              ...(description !== undefined && { description }),
              labels: [],
              assignees: [],
            })),
          );
          expect(kept?.columns.flatMap(({ cards }) => cards)).toEqual(texts);
        }),
        parameters,
      );
    },
    timeoutMs,
  );

  it('of a board leaves out dates that a template cannot have, and seconds', async () => {
    const { board } = await makeBoard(service, tenant);
    for (const fields of [
      { title: 'Before', due_on: '2026-11-20', start_at: '2026-11-20T23:59:59Z' },
      { title: 'Far', due_on: '2036-11-19', start_at: '2036-11-19T00:00:00Z' },
      { title: 'Last', due_on: '2036-11-18', start_at: '2026-11-21T00:00:00Z' },
      { title: 'Exact', due_at: '2026-11-22T07:08:59.999Z' },
    ]) {
      await makeCard(service, tenant, board.id, fields);
    }
    const body = { name: 'T', board_id: board.id, include_cards: true, include_dates: true };
    const { content } = await service.succeed('createTemplate', { token, body });
    expect(
      content?.columns[0]?.cards.map(({ title, start_in, due_in }) => [title, start_in, due_in]),
    ).toEqual([
      ['Before', undefined, undefined],
      ['Far', undefined, undefined],
      ['Last', { days: 0 }, { days: 3650 }],
      ['Exact', undefined, { days: 1, time: '07:08' }],
    ]);
  });

  it.each(['IST', 'SystemV/AST4'])(
    'counts days in the time zone that a person set when %s was still taken',
    async (timeZone) => {
      await service.database.reader.prisma.user.update({
        where: { id: storedId(tenant.userId) },
        data: { timeZone },
      });
      const { board } = await makeBoard(service, tenant);
      await makeCard(service, tenant, board.id, { due_at: '2026-11-23T07:08:00Z' });
      const body = { name: 'T', board_id: board.id, include_cards: true, include_dates: true };
      const { id, content } = await service.succeed('createTemplate', { token, body });
      const time = timeZone === 'IST' ? '12:38' : '03:08';
      expect(content?.columns[0]?.cards[0]?.due_in).toEqual({ days: 2, time });
      const copy = await use(id);
      expect((await cardsOf(copy.id))[0]?.due_at).toBe('2026-11-23T07:08:00.000Z');
    },
  );
});
