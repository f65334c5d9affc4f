/** Boards made from templates over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeMember, makeTenant, readEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

const unknownTemplate = 'template_01m00000000000000000000000';

async function builtinTemplates() {
  const query = { source: 'builtin' };
  return (await service.succeed('listTemplates', { token: tenant.token, query })).data;
}

describe('createBoard from a template', () => {
  it('copies the columns, labels and starter cards of every built-in template in their order', async () => {
    const { token } = tenant;
    for (const template of await builtinTemplates()) {
      const body = { name: template.name, description: 'From a template.', template_id: template.id };
      const board = await service.succeed('createBoard', { token, body });
      expect(board.template_id).toBe(template.id);
      expect(await service.succeed('getBoard', { token, id: board.id })).toEqual(board);
      const columns = await service.succeed('listColumns', { token, id: board.id });
      const labels = await service.succeed('listLabels', { token, id: board.id });
      const cards = await service.succeed('listCards', { token, id: board.id });
      const copied = columns.data.map(({ id, name, wip_limit }) => ({
        name,
        ...(wip_limit !== undefined && { wip_limit }),
        cards: cards.data
          .filter(({ column_id }) => column_id === id)
          .map(({ title, description }) => ({ title, ...(description !== undefined && { description }) })),
      }));
      expect(copied).toEqual(template.columns);
      expect(labels.data.map(({ name, color }) => ({ name, color }))).toEqual(template.labels);
      expect(new Set(cards.data.map(({ created_by }) => created_by))).toEqual(new Set([tenant.userId]));
    }
  });

  it('records everything that it created, the board first', async () => {
    const { token } = tenant;
    const [template] = await builtinTemplates();
    if (template === undefined) throw new Error('there is no built-in template');
    const body = { name: 'K', template_id: template.id };
    const board = await service.succeed('createBoard', { token, body });
    const all = await readEvents(service, tenant);
    const events = all.filter(({ boardId }) => boardId === board.id);
    const cards = template.columns.flatMap((column) => column.cards);
    expect(events.map(({ type }) => type)).toEqual([
      'board.created',
      ...template.columns.map(() => 'column.created'),
      ...template.labels.map(() => 'label.created'),
      ...cards.map(() => 'card.created'),
    ]);
    expect(events[0]?.changes).toEqual({
      name: { from: null, to: 'K' },
      template_id: { from: null, to: template.id },
      visibility: { from: null, to: 'workspace' },
    });
    expect(events.at(-1)?.changes).toMatchObject({ title: { from: null, to: cards.at(-1)?.title } });
    expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('returns the same bytes for a template of another workspace as for an unknown one', async () => {
    const { board } = await makeBoard(service, stranger);
    const body = { name: 'Theirs', board_id: board.id };
    const theirs = await service.succeed('createTemplate', { token: stranger.token, body });
    await expectNothingStored(service, async () => {
      const call = async (templateId: string) => {
        const newBoard = { name: 'A', template_id: templateId };
        const answer = await service.call('createBoard', { token: tenant.token, body: newBoard });
        const { request_id: requestId } = answer.body as ProblemBody;
        // Date is when, not what.
        const headers = { ...answer.headers, date: '' };
        return {
          status: answer.status,
          seen: (JSON.stringify(headers) + answer.text).replaceAll(requestId, ''),
        };
      };
      const foreign = await call(theirs.id);
      expect(foreign.status).toBe(422);
      expect(foreign.seen).toContain('"errors":[{"pointer":"/template_id","code":"unknown_template"');
      expect(foreign).toEqual(await call(unknownTemplate));
    });
  });

  it('finds a template that another member of the workspace saved', async () => {
    const { board } = await makeBoard(service, tenant);
    const save = { name: 'Ours', board_id: board.id };
    const { id } = await service.succeed('createTemplate', { token: tenant.token, body: save });
    const { token } = await makeMember(service, tenant, 'member');
    const made = await service.succeed('createBoard', { token, body: { name: 'A', template_id: id } });
    expect(made).toMatchObject({ name: 'A', template_id: id, workspace_id: tenant.workspaceId });
  });
});

/** A board as its columns, labels and cards show it, with nothing left out. */
async function contentOf(boardId: string) {
  const call = { token: tenant.token, id: boardId };
  return {
    board: await service.succeed('getBoard', call),
    columns: (await service.succeed('listColumns', call)).data,
    labels: (await service.succeed('listLabels', call)).data,
    cards: (await service.succeed('listCards', call)).data,
  };
}

/** A template with a card in it, and a board made from it. */
async function makeTemplateAndBoard() {
  const { token } = tenant;
  const source = (await makeBoard(service, tenant)).board;
  await service.succeed('createCard', { token, id: source.id, body: { title: 'Starter' } });
  const save = { board_id: source.id, name: 'T', include_cards: true };
  const { id } = await service.succeed('createTemplate', { token, body: save });
  const board = await service.succeed('createBoard', { token, body: { name: 'Made', template_id: id } });
  return { id, board };
}

describe('a board created from a template', () => {
  it('is not affected by later changes of the template', async () => {
    const { id, board } = await makeTemplateAndBoard();
    const before = await contentOf(board.id);
    expect(before.cards.map(({ title }) => title)).toEqual(['Starter']);
    const body = { name: 'Other', description: 'Other' };
    await service.succeed('updateTemplate', { token: tenant.token, id, body });
    await service.database.reader.prisma.template.update({
      where: { id: storedId(id) },
      data: { content: { columns: [{ name: 'Other', cards: [] }], labels: [] } },
    });
    expect(await contentOf(board.id)).toEqual(before);
  });

  it('stays the same, including template_id, when the template is deleted, and no other can be created', async () => {
    const { token } = tenant;
    const { id, board } = await makeTemplateAndBoard();
    const before = await contentOf(board.id);
    expect(before.board.template_id).toBe(id);
    await service.succeed('deleteTemplate', { token, id });
    expect(await contentOf(board.id)).toEqual(before);
    const late = await service.fail('createBoard', 422, { token, body: { name: 'Late', template_id: id } });
    expect(late.errors).toMatchObject([{ pointer: '/template_id', code: 'unknown_template' }]);
  });
});

describe('a template with long descriptions', () => {
  /** A board with this many cards of 19,800 characters. */
  async function boardWithLongCards(count: number): Promise<string> {
    const { board, column } = await makeBoard(service, tenant);
    await service.database.reader.prisma.$executeRaw`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, description, rank, created_by, number)
      SELECT gen_random_uuid(), c.workspace_id, c.board_id, c.id, 'Long', repeat('x', 19800), 'b' || lpad(n::text, 4, '0') || 'V',
        ${storedId(tenant.userId)}::uuid, number
      FROM columns c, take_card_numbers(c.workspace_id, ${count}::int) WITH ORDINALITY AS t (number, n)
      WHERE c.id = ${storedId(column.id)}::uuid`;
    return board.id;
  }

  const save = (boardId: string) => ({
    token: tenant.token,
    body: { name: 'Long', board_id: boardId, include_cards: true },
  });

  it('is refused beyond 1 MiB', async () => {
    const problem = await service.fail('createTemplate', 409, save(await boardWithLongCards(53)));
    expect(problem).toMatchObject({
      code: 'limit_reached',
      detail: 'The content of a template can have at most 1 MiB as JSON.',
    });
  });

  it('is saved, shown and copied up to 1 MiB', async () => {
    const { token } = tenant;
    const template = await service.succeed('createTemplate', save(await boardWithLongCards(52)));
    const shown = await service.succeed('getTemplate', { token, id: template.id });
    expect(JSON.stringify(shown).length).toBeLessThan(2 * 1_048_576 + 4_096);
    const body = { name: 'Copy', template_id: template.id };
    const board = await service.succeed('createBoard', { token, body });
    const cards = await service.succeed('listCards', { token, id: board.id, query: { limit: 1 } });
    expect(cards.data[0]?.description).toHaveLength(19_800);
  });
});
