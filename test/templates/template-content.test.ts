/** Templates that are created and changed as JSON, without a board, over HTTP. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { full, small } from '../support/template-content.ts';
import type { Content } from '../support/template-content.ts';

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

const use = (templateId: string) =>
  service.succeed('createBoard', { token, body: { name: 'B', template_id: templateId } });

const cardsOf = async (boardId: string) => (await service.succeed('listCards', { token, id: boardId })).data;

describe('createTemplate with content', () => {
  it('shows all of it, with less in lists, and records how much it is', async () => {
    const template = await create(full);
    expect(template.content).toEqual(full);
    expect(await service.succeed('getTemplate', { token, id: template.id })).toEqual(template);
    const { content, ...listed } = template;
    const { data } = await service.succeed('listTemplates', { token, query: { source: 'workspace' } });
    expect(data).toEqual([listed]);
    expect(listed.columns).toEqual([
      {
        name: 'To do',
        color: 'blue',
        wip_limit: 1,
        wip_limit_enforced: true,
        cards: [
          { title: 'Photograph the office', description: 'In the **morning**.' },
          { title: 'Call', description: 'The landlord.' },
        ],
      },
      { name: 'Done', done: true, cards: [{ title: 'Kick-off' }] },
    ]);
    expect(listed.labels).toEqual(content?.labels);
    const [event] = await readEventsAbout(service, tenant, template.id);
    expect(event?.changes).toMatchObject({
      column_count: { to: 2 },
      label_count: { to: 2 },
      card_count: { to: 3 },
    });
  });

  it('shows lists that were left out as empty, and leaves out what is off', async () => {
    const off = { name: 'A', done: false, wip_limit_enforced: false };
    const { content } = await create({ columns: [off, { name: 'B', cards: [{ title: 'C' }] }] });
    expect(content).toEqual({
      columns: [
        { name: 'A', cards: [] },
        { name: 'B', cards: [{ title: 'C', labels: [], assignees: [] }] },
      ],
      labels: [],
    });
  });

  it('needs either a board or content', async () => {
    const { board } = await makeBoard(service, tenant);
    await expectNothingStored(service, async () => {
      for (const [body, pointer] of [
        [{ name: 'A' }, '/board_id'],
        [{ name: 'A', board_id: board.id, content: full }, '/content'],
      ] as const) {
        expect(await service.fail('createTemplate', 422, { token, body })).toMatchObject({
          code: 'board_or_content',
          errors: [{ pointer, code: 'board_or_content' }],
        });
      }
    });
  });

  it('can be tried first', async () => {
    await expectNothingStored(service, async () => {
      const query = { validate_only: true };
      const tried = await service.succeed('createTemplate', {
        token,
        query,
        body: { name: 'T', content: full },
      });
      expect(tried.content).toEqual(full);
      const wrong = small([{ title: 'A', labels: ['None'] }]);
      await service.fail('createTemplate', 422, { token, query, body: { name: 'T', content: wrong } });
    });
  });
});

const many = (count: number, cards = 0) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Column ${index}`,
    cards: Array.from({ length: cards }, () => ({ title: 'C' })),
  }));

const withRoles = (count: number) =>
  Array.from({ length: count / 20 }, (_, card) => ({
    title: 'A',
    assignees: Array.from({ length: 20 }, (__, role) => `role_${card * 20 + role}`),
  }));

describe('content that is wrong', () => {
  it.each<[string, object, number, string, string[]]>([
    ['no columns', { columns: [] }, 400, 'invalid_request', ['/content/columns too_few']],
    [
      'malformed values',
      {
        columns: [
          {
            name: 'A',
            cards: [
              { title: 'A', priority: 'now', due_in: { days: -1 } },
              { title: ' ', due: 1 },
            ],
          },
        ],
      },
      400,
      'invalid_request',
      [
        '/content/columns/0/cards/0/due_in/days too_small',
        '/content/columns/0/cards/0/priority not_allowed',
        '/content/columns/0/cards/1/due unknown',
        '/content/columns/0/cards/1/title bad_format',
      ],
    ],
    [
      'times that do not exist, and roles that are no words',
      small([{ title: 'A', start_in: { days: 0, time: '24:00' }, assignees: ['Ada L.'] }]),
      400,
      'invalid_request',
      [
        '/content/columns/0/cards/0/assignees/0 bad_format',
        '/content/columns/0/cards/0/start_in/time bad_format',
      ],
    ],
    ['101 columns', { columns: many(101) }, 400, 'invalid_request', ['/content/columns too_many']],
    [
      '201 labels',
      small(
        [],
        many(201).map(({ name }) => name),
      ),
      400,
      'invalid_request',
      ['/content/labels too_many'],
    ],
    [
      '501 cards in a column',
      { columns: many(1, 501) },
      400,
      'invalid_request',
      ['/content/columns/0/cards too_many'],
    ],
    [
      '501 cards',
      { columns: many(3, 167) },
      409,
      'limit_reached',
      ['/content/columns/2/cards/166 limit_reached'],
    ],
    [
      '120 roles',
      small(withRoles(120)),
      409,
      'limit_reached',
      ['/content/columns/0/cards/5/assignees/0 limit_reached'],
    ],
    [
      'unknown labels',
      small(
        [
          { title: 'A', labels: ['red', 'Blue'] },
          { title: 'B', labels: ['Green'] },
        ],
        ['Red'],
      ),
      422,
      'unknown_label',
      [
        '/content/columns/0/cards/0/labels/1 unknown_label',
        '/content/columns/0/cards/1/labels/0 unknown_label',
      ],
    ],
    [
      'labels with one name',
      small([], ['Éclair', 'éCLAIR', 'Tea', 'éclair']),
      422,
      'repeated_label',
      ['/content/labels/1/name repeated_label', '/content/labels/3/name repeated_label'],
    ],
    [
      'a limit that is missing',
      { columns: [{ name: 'A', wip_limit_enforced: true }] },
      422,
      'missing_wip_limit',
      ['/content/columns/0/wip_limit_enforced missing_wip_limit'],
    ],
    [
      'several things',
      {
        columns: [{ name: 'A', wip_limit_enforced: true, cards: [{ title: 'A', labels: ['X'] }] }],
        labels: small([], ['Tea', 'tea']).labels,
      },
      422,
      'several_problems',
      [
        '/content/columns/0/cards/0/labels/0 unknown_label',
        '/content/columns/0/wip_limit_enforced missing_wip_limit',
        '/content/labels/1/name repeated_label',
      ],
    ],
  ])('is refused with the place of each mistake: %s', async (_, content, status, code, places) => {
    const { id } = await create(small([]));
    await expectNothingStored(service, async () => {
      const refusals = [
        await service.fail('createTemplate', status, { token, body: { name: 'T', content } }),
        await service.fail('updateTemplate', status, { token, id, body: { name: 'New', content } }),
      ];
      for (const { code: shown, errors = [] } of refusals) {
        expect(shown).toBe(code);
        expect(errors.map((error) => `${error.pointer ?? ''} ${error.code}`).sort()).toEqual(places);
      }
    });
  });

  it('is not content at its limits', async () => {
    const labels = many(200).map(({ name }) => name);
    const { content } = await create({ columns: many(100, 5), labels: small([], labels).labels ?? [] });
    expect(content?.columns).toHaveLength(100);
    await create(small(withRoles(100)));
  });
});

describe('updateTemplate with content', () => {
  it('replaces all of it, keeps the rest, and leaves boards as they are', async () => {
    const template = await create(full);
    const board = await use(template.id);
    const before = await cardsOf(board.id);
    const next = small([{ title: 'Only', labels: ['tea'], assignees: [] }], ['Tea']);
    const headers = { 'If-Match': template.etag ?? '' };
    const call = { token, id: template.id, body: { content: next }, headers };
    const changed = await service.succeed('updateTemplate', call);
    expect(changed).toMatchObject({ name: 'T', content: next });
    expect(changed.etag).not.toBe(template.etag);
    expect(await service.succeed('getTemplate', { token, id: template.id })).toEqual(changed);
    expect((await service.fail('updateTemplate', 412, call)).code).toBe('precondition_failed');
    expect(await cardsOf(board.id)).toEqual(before);
    const [made, updated, ...others] = await readEventsAbout(service, tenant, template.id);
    expect(others).toEqual([]);
    const sum = (event: typeof made) => event?.changes.content_sha256;
    expect(updated).toMatchObject({
      type: 'template.updated',
      changes: {
        column_count: { from: 2, to: 1 },
        label_count: { from: 2, to: 1 },
        card_count: { from: 3, to: 1 },
      },
    });
    expect(sum(updated)?.from).toBe(sum(made)?.to);
  });

  it('changes nothing if the content means the same', async () => {
    const template = await create(full);
    const [first] = full.columns;
    const same = {
      labels: full.labels,
      columns: [first, { cards: [{ title: 'Kick-off' }], done: true, name: 'Done' }],
    };
    await expectNothingStored(service, async () => {
      const call = { token, id: template.id, body: { content: same } };
      expect(await service.succeed('updateTemplate', call)).toEqual(template);
    });
  });

  it('changes a template that was saved from a board', async () => {
    const { board } = await makeBoard(service, tenant);
    const body = { name: 'T', board_id: board.id };
    const { id } = await service.succeed('createTemplate', { token, body });
    const changed = await service.succeed('updateTemplate', { token, id, body: { content: full } });
    expect(changed.content).toEqual(full);
  });
});
