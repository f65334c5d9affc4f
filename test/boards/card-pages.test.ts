/** Walking through lists of cards page by page: no skip and no repeat, and cursors that cannot be bent. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveCard } from '../../src/domain/boards/card-moves.ts';
import { makeCard, makeColumn, makeContext, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import {
  exhaustFirstGap,
  makeManyCards,
  makeOrderedBoard,
  moveTo,
  rankEpochOf,
} from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

interface CardPage {
  readonly ids: string[];
  readonly next: string | undefined;
}

async function readPage(limit: number, cursor?: string): Promise<CardPage> {
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  const page = await service.succeed('listCards', { token, id: board.boardId, query });
  return { ids: page.data.map(({ id }) => id), next: page.next_cursor };
}

/** A page as a client sees it that only follows addresses. */
async function getPage(path: string) {
  const answer = await request(service.server).get(path).set('Authorization', `Bearer ${token}`);
  const page = answer.body as { data: { id: string }[]; next_cursor?: string };
  return { ...page, link: /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1] };
}

/** The rest of the board's cards from a cursor on. */
async function readRest(cursor: string | undefined, limit = 250): Promise<string[]> {
  const ids: string[] = [];
  for (let next = cursor; next !== undefined;) {
    const page = await readPage(limit, next);
    ids.push(...page.ids);
    ({ next } = page);
  }
  return ids;
}

/** A client that inserts cards at the top, at the bottom and in between, one after another, until it is stopped. */
function startInserting(first: string, second: string) {
  let inserted = 0;
  const control = { stopped: false };
  let wake = Promise.withResolvers<undefined>();
  const insert = async () => {
    await makeCard(service, tenant, board.boardId, { position: 'top' });
    await makeCard(service, tenant, board.boardId, { column_id: board.right });
    const between = await makeCard(service, tenant, board.boardId);
    await moveTo(board, between.id, board.left, { after_card_id: first });
    const early = await makeCard(service, tenant, board.boardId, { column_id: board.right });
    await moveTo(board, early.id, board.right, { before_card_id: second });
  };
  const work = (async () => {
    while (!control.stopped) {
      await insert();
      inserted += 4;
      wake.resolve(undefined);
      wake = Promise.withResolvers();
    }
  })();
  return {
    /** Resolves after the next full round of inserts that begins from now on. */
    round: async () => {
      const target = inserted + 8;
      while (inserted < target) await Promise.race([wake.promise, work]);
    },
    stop: async () => {
      control.stopped = true;
      await work;
    },
  };
}

describe('a walk through 1,000 cards with limit=250', () => {
  it.each(['next_cursor', 'Link'])(
    'by %s shows each card once and in order while another client inserts everywhere',
    async (by) => {
      const inLeft = await makeManyCards(board, 600, board.left);
      const inRight = await makeManyCards(board, 400, board.right);
      const existing = [...inLeft, ...inRight];
      const inserter = startInserting(inLeft[300] ?? '', inRight[50] ?? '');
      const seen: string[] = [];
      const first = `/v1/boards/${board.boardId}/cards?limit=250`;
      for (let path: string | undefined = first; path !== undefined;) {
        const { data, next_cursor: cursor, link } = await getPage(path);
        seen.push(...data.map(({ id }) => id));
        expect(link === undefined).toBe(cursor === undefined);
        path = by === 'Link' || cursor === undefined ? link : `${first}&cursor=${cursor}`;
        await inserter.round();
      }
      await inserter.stop();
      expect(seen.filter((id) => existing.includes(id))).toEqual(existing);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(existing.length);
    },
  );
});

describe('a cursor', () => {
  it('continues at its place after the ranks of its column were regenerated', async () => {
    const ids = await makeManyCards(board, 20, board.left);
    const [inserted = ''] = await makeManyCards(board, 1, board.right);
    await exhaustFirstGap(board, board.left);
    const page = await readPage(10);
    await moveTo(board, inserted, board.left, { after_card_id: ids[0] });
    expect(await rankEpochOf(board, board.left)).toBe(1);
    expect(page.ids).toEqual(ids.slice(0, 10));
    expect(await readRest(page.next)).toEqual(ids.slice(10));
  });

  it('continues at its place when the ranks are regenerated during the request', async () => {
    const ids = await makeManyCards(board, 20, board.left);
    const [inserted = ''] = await makeManyCards(board, 1, board.right);
    await exhaustFirstGap(board, board.left);
    const page = await readPage(10);
    const rest = await service.database.transaction(async (tx) => {
      // Whoever reads cards with their labels waits here.
      await tx.prisma.$executeRaw`LOCK TABLE card_labels IN ACCESS EXCLUSIVE MODE`;
      const reading = readRest(page.next);
      await untilWaiting(service, 1);
      const target = { kind: 'after', anchorId: storedId(ids[0] ?? '') } as const;
      const destination = { columnId: storedId(board.left), target, missingLabels: 'drop' } as const;
      await moveCard(await makeContext(tx, tenant), storedId(inserted), destination);
      return { reading };
    });
    expect(await rest.reading).toEqual(ids.slice(10));
  });

  it('continues at its place when its last card has been deleted, archived or moved away', async () => {
    const ids = await makeManyCards(board, 12, board.left);
    const [a, b, c] = [await readPage(3), await readPage(6), await readPage(9)];
    await service.succeed('deleteCard', { token, id: ids[2] ?? '' });
    await service.succeed('archiveCard', { token, id: ids[5] ?? '' });
    await moveTo(board, ids[8], board.left, { position: 'top' });
    expect(await readRest(a.next)).toEqual(ids.slice(3).filter((_, index) => ![2, 5].includes(index)));
    expect(await readRest(b.next)).toEqual([...ids.slice(6, 8), ...ids.slice(9)]);
    expect(await readRest(c.next)).toEqual(ids.slice(9));
  });

  it('repeats cards rather than skipping any when its last card left a column with new ranks', async () => {
    const ids = await makeManyCards(board, 20, board.left);
    const [inserted = ''] = await makeManyCards(board, 1, board.right);
    await exhaustFirstGap(board, board.left);
    const page = await readPage(10);
    await service.succeed('deleteCard', { token, id: ids[9] ?? '' });
    await moveTo(board, inserted, board.left, { after_card_id: ids[0] });
    expect(await readRest(page.next)).toEqual(expect.arrayContaining(ids.slice(10)));
  });

  it.each(['top', 'bottom'])(
    'skips no card when its column is moved to the %s of the board',
    async (position) => {
      const third = (await makeColumn(service, tenant, board.boardId)).id;
      const ids = {
        left: await makeManyCards(board, 4, board.left),
        middle: await makeManyCards(board, 4, board.right),
        right: await makeManyCards(board, 4, third),
      };
      const page = await readPage(6);
      expect(page.ids).toEqual([...ids.left, ...ids.middle.slice(0, 2)]);
      await service.succeed('moveColumn', { token, id: board.right, body: { position } });
      const rest = await readRest(page.next);
      expect(rest).toEqual(expect.arrayContaining([...ids.middle.slice(2), ...ids.right]));
      expect(rest).not.toEqual(expect.arrayContaining(ids.middle.slice(0, 1)));
    },
  );

  it('continues with the next column when its own has been deleted', async () => {
    const [only = ''] = await makeManyCards(board, 1, board.left);
    const ids = await makeManyCards(board, 3, board.right);
    const page = await readPage(1);
    await service.succeed('deleteCard', { token, id: only });
    await service.succeed('deleteColumn', { token, id: board.left });
    expect(await readRest(page.next)).toEqual(ids);
  });

  it('can be reused, and used with another limit', async () => {
    const ids = await makeManyCards(board, 10, board.left);
    const page = await readPage(3);
    expect((await readPage(2, page.next)).ids).toEqual(ids.slice(3, 5));
    expect((await readPage(250, page.next)).ids).toEqual(ids.slice(3));
  });

  it('is absent, as Link is, when the last page is full', async () => {
    await makeManyCards(board, 4, board.left);
    const answer = await service.call('listCards', { token, id: board.boardId, query: { limit: 4 } });
    expect(answer.body).not.toHaveProperty('next_cursor');
    expect(answer.headers).not.toHaveProperty('link');
  });

  it('reveals no ranks or ids, and differs from request to request', async () => {
    const ids = await makeManyCards(board, 3, board.left);
    const cursors = [(await readPage(1)).next ?? '', (await readPage(1)).next ?? ''];
    expect(cursors[0]).not.toBe(cursors[1]);
    for (const cursor of cursors) {
      expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain(storedId(ids[0] ?? ''));
    }
  });

  it('is refused as invalid_cursor when it was changed at all', async () => {
    await makeManyCards(board, 3, board.left);
    const { next = '' } = await readPage(1);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = [
      ...Array.from(alphabet).map((letter) => next.slice(0, -1) + letter),
      ...['A', 'B', '-', '.', '~'].flatMap((letter) => [
        next + letter,
        letter + next,
        next.slice(0, 9) + letter + next.slice(9),
      ]),
      next.slice(0, -1),
      next.slice(1),
      next.slice(0, 20),
      'A',
      'AAAA',
    ].filter((cursor) => cursor !== next);
    for (const cursor of changed) {
      const options = { token, id: board.boardId, query: { limit: 1, cursor } };
      const problem = await service.fail('listCards', 400, options);
      expect(problem, cursor).toMatchObject({ code: 'invalid_cursor', errors: [{ parameter: 'cursor' }] });
    }
  });

  it('is refused as invalid_cursor on another list or with other filters', async () => {
    await makeManyCards(board, 3, board.left);
    const { next: cursor = '' } = await readPage(1);
    const other = await makeOrderedBoard(service, tenant);
    await makeManyCards(other, 3, other.left);
    const uses = [
      ['listCards', { id: other.boardId, query: { cursor } }],
      ['listColumns', { id: board.boardId, query: { cursor } }],
      ['listLabels', { id: board.boardId, query: { cursor } }],
      ['listBoards', { query: { cursor } }],
      ['listTemplates', { query: { cursor } }],
      ['listWorkspaceCards', { id: tenant.workspaceId, query: { cursor } }],
      ['listCards', { id: board.boardId, query: { cursor, archived: true } }],
      ['listCards', { id: board.boardId, query: { cursor, column_id: board.left } }],
      ['listCards', { id: board.boardId, query: { cursor, q: 'Card' } }],
    ] as const;
    for (const [operationId, options] of uses) {
      const problem = await service.fail(operationId, 400, { token, ...options });
      expect(problem.code, operationId).toBe('invalid_cursor');
    }
  });
});
