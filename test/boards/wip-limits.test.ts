/** Limits of columns over HTTP: they keep cards out where they are enforced, exactly, however many come at once. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeManyCards, makeOrderedBoard, moveTo } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { stormSize } from '../support/storms.ts';

let service: Service;
let tenant: Tenant;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

/** Limits apply to the right column. */
beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

function limit(wipLimit: number, body: object = { wip_limit_enforced: true }) {
  return service.succeed('updateColumn', {
    token: tenant.token,
    id: board.right,
    body: { wip_limit: wipLimit, ...body },
  });
}

function create(columnId = board.right) {
  const body = { title: 'Card', column_id: columnId };
  return service.call('createCard', { token: tenant.token, id: board.boardId, body });
}

function moveIn(id: string) {
  const body = { column_id: board.right, position: 'top' };
  return service.call('moveCard', { token: tenant.token, id, body });
}

function archive(id: string) {
  return service.call('archiveCard', { token: tenant.token, id });
}

function restore(id: string) {
  return service.call('restoreCard', { token: tenant.token, id });
}

function codeOf({ status, body }: { readonly status: number; readonly body: unknown }) {
  return [status, (body as Partial<ProblemBody>).code];
}

const full = [409, 'wip_limit_reached'];

/** The ids of the active cards in the right column. */
async function inRight(): Promise<string[]> {
  const query = { column_id: board.right, limit: 250 };
  const { data } = await service.succeed('listCards', { token: tenant.token, id: board.boardId, query });
  return data.map(({ id }) => id);
}

describe('a limit that is not enforced', () => {
  it('keeps no card out', async () => {
    await limit(1, {});
    expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
  });
});

describe('a limit that is enforced', () => {
  it('keeps out cards that are created, moved in and restored, and names the limit and the column', async () => {
    const [archived = ''] = await makeManyCards(board, 1, board.right);
    await archive(archived);
    const { id: left } = await makeCard(service, tenant, board.boardId, { column_id: board.left });
    await limit(2);
    expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
    await expectNothingStored(service, async () => {
      const detail = 'The column "Another column" enforces a limit of 2, and has no room for another card.';
      const located = { code: 'wip_limit_reached', detail, errors: [{ pointer: '/column_id' }] };
      expect((await create()).body).toMatchObject(located);
      expect((await moveIn(left)).body).toMatchObject(located);
      const refused = await restore(archived);
      expect(codeOf(refused)).toEqual(full);
      expect(refused.body).not.toHaveProperty('errors');
    });
    const [first = ''] = await inRight();
    await archive(first);
    expect((await restore(archived)).status).toBe(200);
    expect((await restore(archived)).status).toBe(200);
    await moveTo(board, archived, board.left, { position: 'top' });
    expect((await moveIn(left)).status).toBe(200);
    expect(codeOf(await create())).toEqual(full);
    expect((await create(board.left)).status).toBe(201);
  });

  it('keeps out cards that are created without a column, in the first one', async () => {
    const { token } = tenant;
    await service.succeed('updateColumn', {
      token,
      id: board.left,
      body: { wip_limit: 1, wip_limit_enforced: true },
    });
    await makeCard(service, tenant, board.boardId);
    const problem = await service.fail('createCard', 409, { token, id: board.boardId, body: { title: 'B' } });
    expect(problem.code).toBe('wip_limit_reached');
    expect(problem).not.toHaveProperty('errors');
  });

  it('lets cards move within the column, and archived ones move in', async () => {
    const [first = '', second = ''] = await makeManyCards(board, 2, board.right);
    const { id: left } = await makeCard(service, tenant, board.boardId, { column_id: board.left });
    await archive(left);
    await limit(2);
    await moveTo(board, second, board.right, { before_card_id: first });
    expect((await moveIn(left)).status).toBe(200);
    expect(await inRight()).toEqual([second, first]);
    expect(codeOf(await restore(left))).toEqual(full);
  });

  it('can fall below the number of cards, which stay, and rise again', async () => {
    const cards = await makeManyCards(board, 3, board.right);
    await limit(1);
    expect(await inRight()).toEqual(cards);
    const token = tenant.token;
    await service.succeed('updateCard', { token, id: cards[0] ?? '', body: { title: 'Changed' } });
    expect(codeOf(await create())).toEqual(full);
    await limit(4, {});
    expect([(await create()).status, codeOf(await create())]).toEqual([201, full]);
    await limit(4, { wip_limit_enforced: false });
    expect((await create()).status).toBe(201);
  });

  it('is shown, recorded, and kept by templates, whose cards it does not limit', async () => {
    const { token } = tenant;
    expect((await limit(1)).wip_limit_enforced).toBe(true);
    await makeManyCards(board, 2, board.right);
    expect((await readEventsAbout(service, tenant, board.right)).at(-1)?.changes).toEqual({
      wip_limit: { from: null, to: 1 },
      wip_limit_enforced: { from: false, to: true },
    });
    const saved = { board_id: board.boardId, name: 'With cards', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body: saved });
    expect(template.columns[1]).toMatchObject({ wip_limit: 1, wip_limit_enforced: true });
    expect(template.columns[0]).not.toHaveProperty('wip_limit_enforced');
    const body = { name: 'Copy', template_id: template.id };
    const copy = await service.succeed('createBoard', { token, body });
    const { data } = await service.succeed('listColumns', { token, id: copy.id });
    expect(data[1]).toMatchObject({ wip_limit: 1, wip_limit_enforced: true });
    expect((await service.succeed('listCards', { token, id: copy.id })).data).toHaveLength(2);
    const refused = await service.fail('createCard', 409, {
      token,
      id: copy.id,
      body: { title: 'C', column_id: data[1]?.id },
    });
    expect(refused.code).toBe('wip_limit_reached');
  });

  it('has to exist', async () => {
    const { token } = tenant;
    const enforced = { wip_limit_enforced: true };
    const expectMissing = (problem: ProblemBody, pointer: string) => {
      expect(problem).toMatchObject({ code: 'missing_wip_limit', errors: [{ pointer }] });
    };
    const [id, change] = [board.right, (body: object) => ({ token, id: board.right, body })];
    await expectNothingStored(service, async () => {
      const body = { name: 'A', ...enforced };
      const call = { token, id: board.boardId, body };
      expectMissing(await service.fail('createColumn', 422, call), '/wip_limit_enforced');
      expectMissing(await service.fail('updateColumn', 422, change(enforced)), '/wip_limit_enforced');
      const both = { wip_limit: null, ...enforced };
      expectMissing(await service.fail('updateColumn', 422, change(both)), '/wip_limit');
    });
    await limit(3);
    expectMissing(await service.fail('updateColumn', 422, change({ wip_limit: null })), '/wip_limit');
    const neither = { wip_limit: null, wip_limit_enforced: false };
    const cleared = await service.succeed('updateColumn', { token, id, body: neither });
    expect(cleared).not.toHaveProperty('wip_limit');
    expect(cleared.wip_limit_enforced).toBe(false);
  });
});

describe('a limit that is enforced while many requests add cards', () => {
  it('lets exactly as many in as there is room for', async () => {
    const count = stormSize(60, 20);
    await makeManyCards(board, 3, board.right);
    await limit(8);
    const answers = await Promise.all(Array.from({ length: count }, () => create()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: count - 5 }, () => full));
    expect(await inRight()).toHaveLength(8);
  });

  it('lets exactly as many in when they are created, moved in, restored and moved out at once', async () => {
    const each = stormSize(20, 6);
    const archived = await makeManyCards(board, each, board.right);
    for (const id of archived) await archive(id);
    const { id: last } = await makeCard(service, tenant, board.boardId, { column_id: board.right });
    const movers = await makeManyCards(board, each, board.left);
    await limit(5);
    const [out, ...answers] = await Promise.all([
      moveTo(board, last, board.left, { position: 'bottom' }),
      ...movers.map((id) => moveIn(id)),
      ...archived.map((id) => restore(id)),
      ...Array.from({ length: each }, () => create()),
    ]);
    expect(out.column_id).toBe(board.left);
    const admitted = answers.filter(({ status }) => status < 300);
    expect(
      new Set(
        answers
          .filter((it) => !admitted.includes(it))
          .map(codeOf)
          .map(String),
      ),
    ).toEqual(new Set([String(full)]));
    // Four if the card moved out after the last of them tried.
    expect([4, 5]).toContain(admitted.length);
    expect(await inRight()).toHaveLength(admitted.length);
  });

  it('begins after the cards that are being added, and counts them', async () => {
    const held = await holdTransaction(service, insertIntoColumn, [board.right]);
    const enforcing = limit(1);
    await untilWaiting(service, 1);
    await held.commit();
    expect((await enforcing).wip_limit_enforced).toBe(true);
    expect(codeOf(await create())).toEqual(full);
  });

  it.each(['created', 'moved in', 'restored'])('refuses a card that is %s while it begins', async (how) => {
    await create();
    const { id } = await makeCard(service, tenant, board.boardId, { column_id: board.left });
    const [archived = ''] = await archivedIn(board.right);
    const held = await holdTransaction(service, enforceLimitOfOne, [board.right]);
    const answer = how === 'created' ? create() : how === 'restored' ? restore(archived) : moveIn(id);
    await untilWaiting(service, 1);
    await held.commit();
    expect(codeOf(await answer)).toEqual(full);
  });

  it('puts a card below those that moved while it waited for the column', async () => {
    const [first = '', second = ''] = await makeManyCards(board, 2, board.right);
    await limit(5);
    const held = await holdTransaction(
      service,
      `WITH locked AS (SELECT id FROM columns WHERE id = $2 FOR NO KEY UPDATE)
      UPDATE cards SET rank = 'a9' FROM locked WHERE cards.id = $1`,
      [first, board.right],
    );
    const answer = create();
    await untilWaiting(service, 1);
    await held.commit();
    const { id } = (await answer).body as { readonly id: string };
    expect(await inRight()).toEqual([second, first, id]);
  });

  it('restores a card to the column that gets it from a deleted one', async () => {
    const { token } = tenant;
    const [archived = ''] = await archivedIn(board.left);
    await limit(1);
    await create();
    const held = await holdTransaction(service, 'SELECT 1 FROM cards WHERE id = $1 FOR UPDATE', [archived]);
    const deleting = service.call('deleteColumn', { token, id: board.left });
    await untilWaiting(service, 1);
    const restoring = restore(archived);
    await untilWaiting(service, 2);
    await held.commit();
    expect((await deleting).status).toBe(204);
    expect(codeOf(await restoring)).toEqual(full);
  });
});

/** Like a request that adds a card to a column without a limit, and isn't finished. */
const insertIntoColumn = `
  INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
  SELECT gen_random_uuid(), k.workspace_id, k.board_id, k.id, 'Card', 'V', b.created_by
  FROM columns k JOIN boards b ON b.id = k.board_id WHERE k.id = $1`;

/** Like a request that enforces a limit of 1, and isn't finished. */
const enforceLimitOfOne = `
  WITH locked AS (SELECT id FROM columns WHERE id = $1 FOR UPDATE)
  UPDATE columns SET wip_limit = 1, wip_limit_enforced = TRUE FROM locked WHERE columns.id = locked.id`;

async function archivedIn(columnId: string): Promise<string[]> {
  const { id } = await makeCard(service, tenant, board.boardId, { column_id: columnId });
  await archive(id);
  return [id];
}
