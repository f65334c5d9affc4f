/** Templates over HTTP: the built-in ones, and those that a workspace saved from its boards. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeColumns,
  makeMember,
  makeTenant,
  makeToken,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

type Schemas = components['schemas'];

let service: Service;
let tenant: Tenant;
let stranger: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

const unknownBoard = 'board_01m00000000000000000000000';
const unknownTemplate = 'template_01m00000000000000000000000';
const unknownWorkspace = 'workspace_01m00000000000000000000000';

/** A template as lists show it. */
function listed({ content, ...template }: Schemas['Template']) {
  expect(content).toBeDefined();
  return template;
}

/** The changes of an event that creates a template, with whatever sum of its content. */
function countsOf(columns: number, labels: number, cards: number) {
  return {
    column_count: { from: null, to: columns },
    label_count: { from: null, to: labels },
    card_count: { from: null, to: cards },
    content_sha256: { from: null, to: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
  };
}

/** A problem without what differs from one request to the next. */
function withoutRequestId(problem: ProblemBody) {
  return { ...problem, request_id: undefined };
}

async function makeTemplate(owner: Tenant = tenant, name = 'Saved') {
  const { board } = await makeBoard(service, owner);
  return service.succeed('createTemplate', { token: owner.token, body: { board_id: board.id, name } });
}

/** A board with three columns, two labels and three cards, of which one is archived. */
async function makeFullBoard() {
  const { token } = tenant;
  const { board, idOf } = await makeColumns(service, tenant, 'To do', 'Done');
  const limited = { color: 'green', wip_limit: 4, wip_limit_enforced: true };
  await service.succeed('updateColumn', { token, id: idOf('Done'), body: limited });
  await service.succeed('createColumn', { token, id: board.id, body: { name: 'Shipped', done: true } });
  for (const body of labelsOfFullBoard) await service.succeed('createLabel', { token, id: board.id, body });
  const add = (body: object) => service.succeed('createCard', { token, id: board.id, body });
  await add({ title: 'Second', description: 'With text' });
  await add({ title: 'First', position: 'top' });
  const { id } = await add({ title: 'Archived', column_id: idOf('Done') });
  await service.succeed('archiveCard', { token, id });
  return board;
}

const labelsOfFullBoard = [
  { name: 'Urgent', color: 'red' },
  { name: 'Design', color: 'purple' },
];

describe('getTemplate', () => {
  it('returns the same for a template of another workspace as for an unknown one', async () => {
    const { id } = await makeTemplate(stranger);
    const foreign = await service.fail('getTemplate', 404, { token: tenant.token, id });
    const unknown = await service.fail('getTemplate', 404, { token: tenant.token, id: unknownTemplate });
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
  });
});

describe('createTemplate', () => {
  it('saves columns and labels in order, returns the template as getTemplate does, and records it', async () => {
    const { token } = tenant;
    const board = await makeFullBoard();
    const body = { board_id: board.id, name: 'Launch', description: 'How we do it' };
    const answer = await service.call('createTemplate', { token, body });
    const template = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/templates/${template.id}`);
    expect(template).toEqual({
      id: template.id,
      source: 'workspace',
      workspace_id: tenant.workspaceId,
      name: 'Launch',
      description: 'How we do it',
      columns: [
        { name: 'To do', cards: [] },
        { name: 'Done', color: 'green', wip_limit: 4, wip_limit_enforced: true, cards: [] },
        { name: 'Shipped', done: true, cards: [] },
      ],
      labels: labelsOfFullBoard,
      content: {
        columns: [
          { name: 'To do', cards: [] },
          { name: 'Done', color: 'green', wip_limit: 4, wip_limit_enforced: true, cards: [] },
          { name: 'Shipped', done: true, cards: [] },
        ],
        labels: labelsOfFullBoard,
      },
      created_at: new Date(clockMs).toISOString(),
      updated_at: new Date(clockMs).toISOString(),
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getTemplate', { token, id: template.id })).toEqual(template);
    expect(await readEventsAbout(service, tenant, template.id)).toEqual([
      {
        type: 'template.created',
        id: template.id,
        actor: tenant.userId,
        changes: {
          name: { from: null, to: 'Launch' },
          description: { from: null, to: 'How we do it' },
          ...countsOf(3, 2, 0),
        },
      },
    ]);
  });

  it('includes the cards on request, in order and without archived ones', async () => {
    const board = await makeFullBoard();
    const body = { board_id: board.id, name: 'With cards', include_cards: true };
    const template = await service.succeed('createTemplate', { token: tenant.token, body });
    expect(template.columns).toEqual([
      { name: 'To do', cards: [{ title: 'First' }, { title: 'Second', description: 'With text' }] },
      { name: 'Done', color: 'green', wip_limit: 4, wip_limit_enforced: true, cards: [] },
      { name: 'Shipped', done: true, cards: [] },
    ]);
    expect(template).not.toHaveProperty('description');
  });

  it('is a copy that later changes of the board do not affect', async () => {
    const { token } = tenant;
    const board = await makeFullBoard();
    const body = { board_id: board.id, name: 'Copy', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    await service.succeed('createColumn', { token, id: board.id, body: { name: 'New' } });
    await service.succeed('deleteBoard', { token, id: board.id });
    expect(await service.succeed('getTemplate', { token, id: template.id })).toEqual(template);
  });

  it('returns the same for a board of another workspace as for an unknown one', async () => {
    const { board } = await makeBoard(service, stranger);
    await expectNothingStored(service, async () => {
      const call = (boardId: string) =>
        service.fail('createTemplate', 422, { token: tenant.token, body: { board_id: boardId, name: 'A' } });
      const foreign = await call(board.id);
      expect(foreign.errors).toEqual([
        expect.objectContaining({ pointer: '/board_id', code: 'unknown_board' }),
      ]);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(await call(unknownBoard)));
    });
  });

  it('returns 422 for a board that was deleted, and for a workspace that is not the token’s', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const body = { board_id: board.id, name: 'A' };
    const foreign = { token, body: { ...body, workspace_id: unknownWorkspace } };
    expect((await service.fail('createTemplate', 422, foreign)).errors).toMatchObject([
      { pointer: '/workspace_id' },
    ]);
    await service.succeed('deleteBoard', { token, id: board.id });
    expect((await service.fail('createTemplate', 422, { token, body })).errors).toMatchObject([
      { pointer: '/board_id' },
    ]);
  });

  it('includes up to 500 cards, not counting archived ones', async () => {
    const { token } = tenant;
    const { board, column } = await makeBoard(service, tenant);
    await service.database.reader.prisma.$executeRaw`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, archived_at, number)
      SELECT gen_random_uuid(), c.workspace_id, c.board_id, c.id, 'Card ' || n, 'b' || lpad(n::text, 4, '0') || 'V',
        ${storedId(tenant.userId)}::uuid, CASE WHEN n = 501 THEN now() END, number
      FROM columns c, take_card_numbers(c.workspace_id, 501) WITH ORDINALITY AS t (number, n) WHERE c.id = ${storedId(column.id)}::uuid`;
    const body = { board_id: board.id, name: 'Large', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    expect(template.columns[0]?.cards).toHaveLength(500);
    const made = await service.succeed('createBoard', {
      token,
      body: { name: 'M', template_id: template.id },
    });
    const { data } = await service.succeed('listCards', { token, id: made.id, query: { limit: 250 } });
    expect(data.map(({ title }) => title)).toEqual(
      Array.from({ length: 250 }, (_, index) => `Card ${index + 1}`),
    );
    await service.succeed('createCard', { token, id: board.id, body: { title: 'One too many' } });
    await expectNothingStored(service, async () => {
      expect((await service.fail('createTemplate', 409, { token, body })).code).toBe('limit_reached');
      await service.succeed('getTemplate', { token, id: template.id });
    });
  });

  it.each([
    ['no name', { board_id: unknownBoard }, '/name', 'missing'],
    [
      'a word for include_cards',
      { board_id: unknownBoard, name: 'A', include_cards: 'yes' },
      '/include_cards',
      'wrong_type',
    ],
    ['content of its own', { board_id: unknownBoard, name: 'A', columns: [] }, '/columns', 'unknown'],
  ])('refuses %s and stores nothing', async (_, body, pointer, code) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createTemplate', 400, { token: tenant.token, body });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });
});

describe('updateTemplate', () => {
  it('keeps absent fields, clears null ones, and records what changed', async () => {
    const { token } = tenant;
    const template = await makeTemplate();
    const { id } = template;
    const body = { name: template.name, description: 'D' };
    const described = await service.succeed('updateTemplate', { token, id, body });
    const now = () => new Date(clockMs).toISOString();
    expect(described).toEqual({ ...template, description: 'D', updated_at: now(), etag: newTag(template) });
    const cleared = await service.succeed('updateTemplate', {
      token,
      id,
      body: { name: 'New', description: null },
    });
    expect(cleared).toEqual({ ...template, name: 'New', updated_at: now(), etag: newTag(described) });
    expect(await service.succeed('getTemplate', { token, id })).toEqual(cleared);
    expect((await readEventsAbout(service, tenant, id)).slice(1)).toMatchObject([
      { type: 'template.updated', actor: tenant.userId, changes: { description: { from: null, to: 'D' } } },
      {
        type: 'template.updated',
        changes: { name: { from: 'Saved', to: 'New' }, description: { from: 'D', to: null } },
      },
    ]);
  });

  it('stores nothing when nothing changes, the body is invalid, or the template does not exist', async () => {
    const { token } = tenant;
    const template = await makeTemplate();
    const foreign = await makeTemplate(stranger);
    const { id } = template;
    await expectNothingStored(service, async () => {
      for (const body of [{}, { name: template.name }, { description: null }]) {
        expect(await service.succeed('updateTemplate', { token, id, body })).toEqual(template);
      }
      const problem = await service.fail('updateTemplate', 400, {
        token,
        id,
        body: { name: null, labels: [] },
      });
      expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/labels', '/name']);
      await service.fail('updateTemplate', 404, { token, id: unknownTemplate, body: { name: 'A' } });
      await service.fail('updateTemplate', 404, { token, id: foreign.id, body: { name: 'A' } });
    });
  });

  it('records each of two concurrent renamings with the name that it replaced', async () => {
    const { token } = tenant;
    const { id } = await makeTemplate();
    const held = await holdTransaction(service, 'SELECT 1 FROM templates WHERE id = $1 FOR UPDATE', [id]);
    const answers = ['One', 'Two'].map((name) =>
      service.succeed('updateTemplate', { token, id, body: { name } }),
    );
    await untilWaiting(service, 2);
    await held.commit();
    await Promise.all(answers);
    const [, first, second] = (await readEventsAbout(service, tenant, id)).map(({ changes }) => changes) as {
      name: { from: string; to: string };
    }[];
    expect(first?.name.from).toBe('Saved');
    expect(second?.name.from).toBe(first?.name.to);
    expect((await service.succeed('getTemplate', { token, id })).name).toBe(second?.name.to);
  });
});

describe('deleteTemplate', () => {
  it('deletes a template, which returns 404 from then on, and records it', async () => {
    const { token } = tenant;
    const { id } = await makeTemplate();
    await service.succeed('deleteTemplate', { token, id });
    await service.fail('getTemplate', 404, { token, id });
    await service.fail('deleteTemplate', 404, { token, id });
    expect((await readEventsAbout(service, tenant, id)).at(-1)).toEqual({
      type: 'template.deleted',
      id,
      actor: tenant.userId,
      changes: {
        name: { from: 'Saved', to: null },
        column_count: { from: 1, to: null },
        label_count: { from: 0, to: null },
        card_count: { from: 0, to: null },
        content_sha256: { from: expect.any(String) as unknown, to: null },
      },
    });
  });

  it('returns 404 for a template of another workspace, and keeps it', async () => {
    const { id } = await makeTemplate(stranger);
    await expectNothingStored(service, () =>
      service.fail('deleteTemplate', 404, { token: tenant.token, id }),
    );
  });
});

describe('every change of a template', () => {
  const writes: [OperationId, CallOptions][] = [
    ['updateTemplate', { body: { name: 'A' } }],
    ['deleteTemplate', {}],
  ];

  it('returns 403 builtin_template for a built-in one', async () => {
    const { token } = tenant;
    const { data } = await service.succeed('listTemplates', {
      token,
      query: { source: 'builtin', limit: 1 },
    });
    const id = data[0]?.id ?? '';
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of writes) {
        expect((await service.fail(operationId, 403, { ...options, token, id })).code).toBe(
          'builtin_template',
        );
      }
    });
    expect(listed(await service.succeed('getTemplate', { token, id }))).toEqual(data[0]);
  });

  it('needs the scope boards:write and the role member; a guest sees no template of the workspace', async () => {
    const { board } = await makeBoard(service, tenant);
    const { id } = await makeTemplate();
    const reader = await makeToken(service, tenant, ['boards:read']);
    const { token } = await makeMember(service, tenant, 'guest', [board.id]);
    const body = { board_id: board.id, name: 'A' };
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of [['createTemplate', { body }], ...writes] as [
        OperationId,
        CallOptions,
      ][]) {
        const unscoped = await service.fail(operationId, 403, { ...options, id, token: reader });
        expect([operationId, unscoped.code]).toEqual([operationId, 'insufficient_scope']);
      }
      const unqualified = await service.fail('createTemplate', 403, { token, body });
      expect(unqualified.code).toBe('insufficient_role');
      for (const [operationId, options] of writes)
        await service.fail(operationId, 404, { ...options, id, token });
    });
    await service.fail('getTemplate', 404, { token, id });
    const { data } = await service.succeed('listTemplates', { token });
    expect(data.every(({ source }) => source === 'builtin')).toBe(true);
  });
});
