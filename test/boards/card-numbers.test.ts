/** The numbers of cards in their workspace, and the identifiers that people read. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import {
  makeBoard,
  makeCard,
  makeColumn,
  makeMember,
  makeSession,
  makeTenant,
  placeEvents,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  ({ token } = tenant);
  const { board } = await makeBoard(service, tenant);
  boardId = board.id;
});

async function numbersIn({ workspaceId }: Tenant): Promise<number[]> {
  const rows = await service.database.reader.rows<{ number: number }>(Prisma.sql`
    SELECT number FROM cards WHERE workspace_id = ${storedId(workspaceId)}::uuid ORDER BY number`);
  return rows.map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A card at the place of a column, as a process of an earlier release inserts it. */
const insertCard = (rank: string) => `
  INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
  SELECT gen_random_uuid(), c.workspace_id, c.board_id, c.id, 'Held', '${rank}', $2 FROM columns c WHERE c.id = $1`;

describe('the number of a card', () => {
  it('counts the cards of a workspace from 1, on all its boards, and begins its identifier with its key', async () => {
    const { board: other } = await makeBoard(service, tenant);
    for (const [index, id] of [boardId, other.id, boardId].entries()) {
      const number = index + 1;
      const card = await makeCard(service, tenant, id);
      expect(card).toMatchObject({ number, identifier: `PER-${number}` });
      expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
    }
    const stranger = await makeTenant(service);
    const { board } = await makeBoard(service, stranger);
    expect(await makeCard(service, stranger, board.id)).toMatchObject({ number: 1 });
  });

  it('stays the same when the card changes, moves and is archived, and is in lists and snapshots', async () => {
    const { number, identifier, id } = await makeCard(service, tenant, boardId);
    const column = await makeColumn(service, tenant, boardId);
    const moved = { token, id, body: { column_id: column.id, position: 'top' } };
    const shown = [
      await service.succeed('updateCard', { token, id, body: { title: 'Other' } }),
      await service.succeed('moveCard', moved),
      (await service.succeed('listCards', { token, id: boardId })).data[0],
      (await service.succeed('listWorkspaceCards', { token, id: tenant.workspaceId })).data[0],
      (await service.succeed('getBoardSnapshot', { token, id: boardId })).columns[1]?.cards[0],
      await service.succeed('archiveCard', { token, id }),
    ];
    for (const card of shown) expect(card).toMatchObject({ id, number, identifier });
  });

  it('is never given again after the card is deleted', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    await service.succeed('deleteCard', { token, id });
    expect(await makeCard(service, tenant, boardId)).toMatchObject({ number: 2 });
  });

  it('is not used up by a request that is only validated', async () => {
    const query = { validate_only: true };
    for (let n = 0; n < 2; n += 1) {
      const body = { title: 'Rehearsed' };
      expect(await service.succeed('createCard', { token, id: boardId, query, body })).toMatchObject({
        number: 1,
      });
    }
    expect(await makeCard(service, tenant, boardId)).toMatchObject({ number: 1 });
  });

  it('counts the starter cards of a template from top to bottom, without gaps', async () => {
    for (const title of ['A', 'B', 'C']) await makeCard(service, tenant, boardId, { title });
    const body = { board_id: boardId, name: 'T', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    const made = await service.succeed('createBoard', {
      token,
      body: { name: 'M', template_id: template.id },
    });
    const { data } = await service.succeed('listCards', { token, id: made.id });
    expect(data.map(({ title, number }) => `${title}${number}`)).toEqual(['A4', 'B5', 'C6']);
  });

  it('is given to cards that a process of an earlier release inserts', async () => {
    const { data } = await service.succeed('listColumns', { token, id: boardId });
    const held = await holdTransaction(service, insertCard('c1'), [data[0]?.id ?? '', tenant.userId]);
    await held.commit();
    expect(await numbersIn(tenant)).toEqual([1]);
  });

  it('continues after cards that have a number without their workspace having given one', async () => {
    await makeCard(service, tenant, boardId);
    await makeCard(service, tenant, boardId);
    await service.database.reader.prisma.cardNumberSlot.deleteMany({
      where: { workspaceId: storedId(tenant.workspaceId) },
    });
    expect(await makeCard(service, tenant, boardId)).toMatchObject({ number: 3 });
  });
});

describe('concurrent requests', () => {
  it('get numbers of their own, without waiting for a transaction that has taken one', async () => {
    await makeCard(service, tenant, boardId);
    const { data } = await service.succeed('listColumns', { token, id: boardId });
    const held = await holdTransaction(service, insertCard('c1'), [data[0]?.id ?? '', tenant.userId]);
    expect(await makeCard(service, tenant, boardId)).toMatchObject({ number: 3 });
    await held.commit();
    expect(await numbersIn(tenant)).toEqual([1, 2, 3]);
  });

  it('number the first cards of a workspace one after another', async () => {
    const { data } = await service.succeed('listColumns', { token, id: boardId });
    const held = await holdTransaction(service, insertCard('c1'), [data[0]?.id ?? '', tenant.userId]);
    const { board } = await makeBoard(service, tenant);
    const answers = [boardId, board.id].map((id) => makeCard(service, tenant, id));
    await untilWaiting(service, 2);
    await held.commit();
    await Promise.all(answers);
    expect(new Set(await numbersIn(tenant)).size).toBe(3);
  });

  it('never share a number, on eight boards at once, with requests that fail and templates in between', async () => {
    await makeCard(service, tenant, boardId);
    const body = { board_id: boardId, name: 'T', include_cards: true };
    const template = await service.succeed('createTemplate', { token, body });
    const boards = await Promise.all(upTo(8).map(() => makeBoard(service, tenant)));
    const write = async (id: string, n: number) => {
      if (n % 5 === 0) {
        const options = { token, id, body: { title: 'T' }, query: { validate_only: true } };
        await service.succeed('createCard', options);
      }
      if (n % 7 === 0)
        await service.succeed('createBoard', { token, body: { name: 'M', template_id: template.id } });
      await makeCard(service, tenant, id);
    };
    await Promise.all(
      boards.map(async ({ board }) => {
        for (const n of upTo(15)) await write(board.id, n);
      }),
    );
    const numbers = await numbersIn(tenant);
    expect(numbers).toHaveLength(1 + 8 * (15 + 2));
    expect(new Set(numbers).size).toBe(numbers.length);
    // Rolled back numbers are given again, so that few are left out.
    expect(Math.max(...numbers)).toBeLessThan(numbers.length + 64);
  });
});

describe('listWorkspaceCards with a number', () => {
  const find = async (number: number, by = token, query = {}) => {
    const options = { token: by, id: tenant.workspaceId, query: { number, ...query } };
    return (await service.succeed('listWorkspaceCards', options)).data.map(({ id }) => id);
  };

  it('finds the one card with the number, and none of another workspace', async () => {
    await makeCard(service, tenant, boardId);
    const { id } = await makeCard(service, tenant, boardId);
    const stranger = await makeTenant(service);
    const { board } = await makeBoard(service, stranger);
    for (let n = 0; n < 3; n += 1) await makeCard(service, stranger, board.id);
    expect(await find(2)).toEqual([id]);
    expect(await find(2, token, { sort: '-title', label_id: 'label_01m00000000000000000000000' })).toEqual(
      [],
    );
    expect(await find(3)).toEqual([]);
  });

  it('combines with the other filters, so that archived cards are found with `include_archived`', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    await service.succeed('archiveCard', { token, id });
    expect(await find(1)).toEqual([]);
    expect(await find(1, token, { include_archived: true })).toEqual([id]);
  });

  it('shows a guest only cards of their boards', async () => {
    const { board } = await makeBoard(service, tenant);
    await makeCard(service, tenant, boardId);
    const { id } = await makeCard(service, tenant, board.id);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    expect(await find(1, guest.token)).toEqual([]);
    expect(await find(2, guest.token)).toEqual([id]);
  });

  it.each([0, 2 ** 31, 'x'])('refuses %s', async (number) => {
    const options = { token, id: tenant.workspaceId, query: { number } };
    const problem = await service.fail('listWorkspaceCards', 400, options);
    expect(problem.errors?.[0]).toMatchObject({ parameter: 'number' });
  });
});

describe('the card key of a workspace', () => {
  async function makeWorkspace(body: object) {
    const { secret } = await makeSession(service, tenant);
    const workspace = await service.succeed('createWorkspace', { token: secret, body });
    return { ...workspace, session: secret };
  }

  it.each([
    ['Studio Winter', 'STU'],
    ['Élan & Söhne', 'ELA'],
    ['2 Éé', 'EE'],
    ['A 1 b', 'A1B'],
    ['ﬁne', 'FIN'],
    ['i', 'CARD'],
    ['李明', 'CARD'],
    ['123', 'CARD'],
  ])('is derived from the name %s: %s', async (name, key) => {
    expect((await makeWorkspace({ name })).card_key).toBe(key);
  });

  it('can be chosen, is in the log and stays when the name changes', async () => {
    const workspace = await makeWorkspace({ name: 'Studio', card_key: 'X2' });
    const { id, session } = workspace;
    expect(workspace.card_key).toBe('X2');
    const updated = await service.succeed('updateWorkspace', { token: session, id, body: { name: 'Other' } });
    expect(updated.card_key).toBe('X2');
    const body = { name: 'B', workspace_id: id };
    const board = await service.succeed('createBoard', { token: session, body });
    const card = { token: session, id: board.id, body: { title: 'T' } };
    expect((await service.succeed('createCard', card)).identifier).toBe('X2-1');
    await placeEvents(service);
    const [event] = await service.database.reader.prisma.event.findMany({
      where: { workspaceId: storedId(id), type: 'workspace.created' },
    });
    expect(event?.changes).toMatchObject({ card_key: { from: null, to: 'X2' } });
  });

  it.each(['A', 'abc', '1AB', 'ABCDEF', 'ÄB', 'A-B'])('refuses %s', async (key) => {
    const { secret } = await makeSession(service, tenant);
    const body = { name: 'Studio', card_key: key };
    const problem = await service.fail('createWorkspace', 400, { token: secret, body });
    expect(problem.errors?.every((error) => 'pointer' in error && error.pointer === '/card_key')).toBe(true);
  });

  it('can only be chosen when the workspace is created', async () => {
    const { id, session } = await makeWorkspace({ name: 'Studio' });
    const problem = await service.fail('updateWorkspace', 400, {
      token: session,
      id,
      body: { card_key: 'AB' },
    });
    expect(problem.errors).toMatchObject([{ pointer: '/card_key' }]);
  });
});
