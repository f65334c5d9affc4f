/** What lists of cards show: filters, page sizes, the cards of a workspace, and who sees which. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeManyCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';

let clock = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  service = await startService({ now: () => clock });
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

describe('listCards', () => {
  it('lists cards by column from top to bottom, each as getCard shows it', async () => {
    const board = await makeOrderedBoard(service, tenant);
    const label = await service.succeed('createLabel', {
      token,
      id: board.boardId,
      body: { name: 'Urgent', color: 'red' },
    });
    await makeCard(service, tenant, board.boardId, { title: 'C', column_id: board.right });
    await makeCard(service, tenant, board.boardId, {
      title: 'B',
      description: '',
      due_at: '2026-12-01T00:00:00Z',
    });
    const full = { title: 'A', position: 'top', label_ids: [label.id], assignee_ids: [tenant.userId] };
    await makeCard(service, tenant, board.boardId, full);
    const { data, ...rest } = await service.succeed('listCards', { token, id: board.boardId });
    expect(rest).toEqual({});
    expect(data.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    for (const card of data) expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
  });

  it('is empty for an empty board', async () => {
    const { board } = await makeBoard(service, tenant);
    expect(await service.succeed('listCards', { token, id: board.id })).toEqual({ data: [] });
  });

  it('returns 50 cards by default and between 1 and 250 on request', async () => {
    const board = await makeOrderedBoard(service, tenant);
    await makeManyCards(board, 251, board.left);
    for (const [query, size] of [
      [{}, 50],
      [{ limit: 1 }, 1],
      [{ limit: 250 }, 250],
    ] as const) {
      const page = await service.succeed('listCards', { token, id: board.boardId, query });
      expect(page.data).toHaveLength(size);
      expect(page.next_cursor).toBeTypeOf('string');
    }
  });

  it.each([
    ['limit=0', 'limit', 'too_small'],
    ['limit=-1', 'limit', 'too_small'],
    ['limit=251', 'limit', 'too_large'],
    ['limit=99999999999999999999', 'limit', 'wrong_type'],
    ['limit=1e1', 'limit', 'wrong_type'],
    ['limit=0x10', 'limit', 'wrong_type'],
    ['limit=1.5', 'limit', 'wrong_type'],
    ['limit=010', 'limit', 'wrong_type'],
    ['limit=%2B5', 'limit', 'wrong_type'],
    ['limit=', 'limit', 'wrong_type'],
    ['limit', 'limit', 'wrong_type'],
    ['limit=5&limit=5', 'limit', 'repeated'],
    ['limit[]=5', 'limit[]', 'unknown'],
    ['page=2', 'page', 'unknown'],
    ['__proto__=1', '__proto__', 'unknown'],
    ['archived=1', 'archived', 'wrong_type'],
    ['column_id=left', 'column_id', 'bad_format'],
    ['label_id=', 'label_id', 'bad_format'],
    ['assignee_id=card_01m00000000000000000000000', 'assignee_id', 'bad_format'],
    ['q=', 'q', 'too_short'],
    ['q=%00', 'q', 'bad_format'],
    ['q=%ff', 'query', 'bad_format'],
    ['due_from=2026-12-01', 'due_from', 'bad_format'],
    ['due_before=2026-12-01T00:00:00+01:00', 'due_before', 'bad_format'],
    ['updated_since=1000-01-01T00:00:00%2B00:01', 'updated_since', 'bad_format'],
    ['board_id=board_01m00000000000000000000000', 'board_id', 'unknown'],
  ])('refuses ?%s and names %s as %s', async (query, parameter, code) => {
    const { board } = await makeBoard(service, tenant);
    const path = `/v1/boards/${board.id}/cards?${query}`;
    const answer = await request(service.server).get(path).set('Authorization', `Bearer ${token}`);
    expect(answer.status).toBe(400);
    expect((answer.body as ProblemBody).errors).toContainEqual(expect.objectContaining({ parameter, code }));
  });
});

describe('filters of cards', () => {
  let boardId: string;
  let columns: Record<'left' | 'right', string>;
  let labels: Record<'red' | 'blue', string>;
  let member: Tenant;

  beforeAll(async () => {
    const board = await makeOrderedBoard(service, tenant);
    ({ boardId } = board);
    columns = { left: board.left, right: board.right };
    const makeLabel = async (color: string) =>
      (await service.succeed('createLabel', { token, id: boardId, body: { name: color, color } })).id;
    labels = { red: await makeLabel('red'), blue: await makeLabel('blue') };
    member = await makeMember(service, tenant, 'member');
    const cards = [
      { title: 'Plan 100%', label_ids: [labels.red], due_at: '2026-12-01T00:00:00Z' },
      { title: 'Draw', description: 'the PLAN', assignee_ids: [member.userId] },
      {
        title: 'Print',
        label_ids: [labels.red, labels.blue],
        column_id: columns.right,
        due_at: '2026-12-02T00:00:00Z',
      },
      { title: 'Ask über_all\\', column_id: columns.right, assignee_ids: [member.userId, tenant.userId] },
      { title: 'Archived plan', label_ids: [labels.red], due_at: '2026-12-01T12:00:00Z' },
    ];
    for (const [index, card] of cards.entries()) {
      clock = new Date(Date.UTC(2026, 10, 21, 10 + index));
      const { id } = await makeCard(service, tenant, boardId, card);
      if (card.title.startsWith('Archived')) await service.succeed('archiveCard', { token, id });
    }
  });

  const [plan, draw, print, ask, archived] = [
    'Plan 100%',
    'Draw',
    'Print',
    'Ask über_all\\',
    'Archived plan',
  ];

  it.each([
    ['nothing', () => ({}), [plan, draw, print, ask]],
    ['archived=false', () => ({ archived: false }), [plan, draw, print, ask]],
    ['archived=true', () => ({ archived: true }), [archived]],
    ['the column', () => ({ column_id: columns.right }), [print, ask]],
    ['the label', () => ({ label_id: labels.red }), [plan, print]],
    ['the assignee', () => ({ assignee_id: member.userId }), [draw, ask]],
    ['the due time from, inclusive', () => ({ due_from: '2026-12-02T01:00:00+01:00' }), [print]],
    ['the due time before, exclusive', () => ({ due_before: '2026-12-02T00:00:00Z' }), [plan]],
    ['the last change, inclusive', () => ({ updated_since: '2026-11-21T12:00:00Z' }), [print, ask]],
    ['text in title or description, in any case', () => ({ q: 'pLaN' }), [plan, draw]],
    ['text with a letter beyond ASCII', () => ({ q: 'ÜBER' }), [ask]],
    ['a percent sign', () => ({ q: '%' }), [plan]],
    ['an underscore', () => ({ q: '_' }), [ask]],
    ['a backslash', () => ({ q: '\\' }), [ask]],
    ['text that nothing holds', () => ({ q: 'plan 200' }), []],
    ['label and column', () => ({ label_id: labels.red, column_id: columns.left }), [plan]],
    ['label and assignee', () => ({ label_id: labels.red, assignee_id: member.userId }), []],
    ['assignee and text', () => ({ assignee_id: member.userId, q: 'draw' }), [draw]],
    [
      'a range of due times',
      () => ({ due_from: '2026-12-01T00:00:00Z', due_before: '2026-12-02T00:00:00Z' }),
      [plan],
    ],
    [
      'all of them together',
      () => ({
        archived: true,
        column_id: columns.left,
        label_id: labels.red,
        due_from: '2026-12-01T12:00:00Z',
        due_before: '2026-12-01T12:00:00.001Z',
        updated_since: '2026-11-21T14:00:00Z',
        q: 'PLAN',
      }),
      [archived],
    ],
    ['a column that does not exist', () => ({ column_id: 'column_01m00000000000000000000000' }), []],
    ['a label that does not exist', () => ({ label_id: 'label_01m00000000000000000000000' }), []],
  ])('narrow both lists by %s', async (_what, query, expected) => {
    const filters: Readonly<Record<string, string | boolean>> = query();
    const onBoard = await service.succeed('listCards', { token, id: boardId, query: filters });
    expect(onBoard.data.map(({ title }) => title)).toEqual(expected);
    const inWorkspace = await service.succeed('listWorkspaceCards', {
      token,
      id: tenant.workspaceId,
      query: { ...filters, board_id: boardId },
    });
    expect(inWorkspace.data.map(({ title }) => title)).toEqual(expected);
  });

  it('apply to every page', async () => {
    const query = { label_id: labels.red, limit: 1 };
    const first = await service.succeed('listCards', { token, id: boardId, query });
    const cursor = first.next_cursor ?? '';
    const second = await service.succeed('listCards', { token, id: boardId, query: { ...query, cursor } });
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual([plan, print]);
    expect(second).not.toHaveProperty('next_cursor');
  });
});

describe('listWorkspaceCards', () => {
  it('lists the cards of all boards in order of creation, page by page, each as getCard shows it', async () => {
    const owner = await makeTenant(service);
    const [one, two] = [await makeBoard(service, owner, 'One'), await makeBoard(service, owner, 'Two')];
    const created: string[] = [];
    for (const [index, board] of [one, two, two, one, two].entries()) {
      const position = index % 2 === 0 ? 'top' : 'bottom';
      created.push((await makeCard(service, owner, board.board.id, { position })).id);
    }
    const listed = [];
    let cursor: string | undefined;
    do {
      const page = await service.succeed('listWorkspaceCards', {
        token: owner.token,
        id: owner.workspaceId,
        query: { limit: 2, ...(cursor !== undefined && { cursor }) },
      });
      listed.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(listed.map(({ id }) => id)).toEqual(created);
    for (const card of listed) {
      expect(await service.succeed('getCard', { token: owner.token, id: card.id })).toEqual(card);
    }
  });

  it('leaves out archived and deleted boards, even when asked for one', async () => {
    const owner = await makeTenant(service);
    const boards = [];
    for (const name of ['Kept', 'Archived', 'Deleted']) {
      const { board } = await makeBoard(service, owner, name);
      await makeCard(service, owner, board.id, { title: name });
      boards.push(board.id);
    }
    const [, archived = '', deleted = ''] = boards;
    await service.succeed('archiveBoard', { token: owner.token, id: archived });
    await service.succeed('deleteBoard', { token: owner.token, id: deleted });
    const list = async (query: Readonly<Record<string, string>>) => {
      const options = { token: owner.token, id: owner.workspaceId, query };
      return (await service.succeed('listWorkspaceCards', options)).data.map(({ title }) => title);
    };
    expect(await list({})).toEqual(['Kept']);
    expect(await list({ board_id: archived })).toEqual([]);
    expect(await list({ board_id: deleted })).toEqual([]);
    await service.succeed('restoreBoard', { token: owner.token, id: archived });
    expect(await list({})).toEqual(['Kept', 'Archived']);
  });

  it('shows a guest only the cards of boards that they have access to', async () => {
    const owner = await makeTenant(service);
    const [given, other] = [await makeBoard(service, owner), await makeBoard(service, owner)];
    const card = await makeCard(service, owner, given.board.id);
    await makeCard(service, owner, other.board.id);
    const guest = await makeMember(service, owner, 'guest', [given.board.id]);
    const options = { token: guest.token, id: owner.workspaceId };
    expect((await service.succeed('listWorkspaceCards', options)).data).toEqual([card]);
    const elsewhere = { ...options, query: { board_id: other.board.id } };
    expect((await service.succeed('listWorkspaceCards', elsewhere)).data).toEqual([]);
    await service.database.reader.prisma.memberBoard.deleteMany({
      where: { boardId: storedId(given.board.id) },
    });
    expect((await service.succeed('listWorkspaceCards', options)).data).toEqual([]);
    await service.fail('listCards', 404, { token: guest.token, id: given.board.id });
  });

  it('shows what one person works on across boards', async () => {
    const owner = await makeTenant(service);
    const member = await makeMember(service, owner, 'member');
    const [one, two] = [await makeBoard(service, owner), await makeBoard(service, owner)];
    const mine = [];
    for (const { board } of [one, two]) {
      await makeColumn(service, owner, board.id);
      await makeCard(service, owner, board.id, { assignee_ids: [owner.userId] });
      mine.push(await makeCard(service, owner, board.id, { assignee_ids: [owner.userId, member.userId] }));
    }
    const query = { assignee_id: member.userId };
    const page = await service.succeed('listWorkspaceCards', {
      token: member.token,
      id: owner.workspaceId,
      query,
    });
    expect(page.data).toEqual(mine);
  });
});
