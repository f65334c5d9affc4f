/** Cards of pages that are read again come from texts that the process keeps: always current, and only for who sees them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import {
  makeBoard,
  makeCard,
  makeColumn,
  makeMember,
  makeTenant,
  placeEvents,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { rawRequest } from '../support/raw-metrics.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

let service: Service;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  token = tenant.token;
});

/** A board with cards A to D, whose list and snapshot were read often enough to be kept. */
async function makeKeptBoard() {
  const { board } = await makeBoard(service, tenant);
  const body = { name: 'Urgent', color: 'red' };
  const label = await service.succeed('createLabel', { token, id: board.id, body });
  const cards = [];
  for (const title of ['A', 'B', 'C', 'D']) cards.push(await makeCard(service, tenant, board.id, { title }));
  const ids = cards.map(({ id }) => id);
  const first = { ...cards[0], id: ids[0] ?? '', columnId: cards[0]?.column_id ?? '' };
  const kept = { board, label, ids, first };
  await readThrice(kept);
  return kept;
}

type KeptBoard = Awaited<ReturnType<typeof makeKeptBoard>>;

async function readThrice({ board: { id } }: Pick<KeptBoard, 'board'>): Promise<void> {
  for (let time = 1; time <= 3; time += 1) {
    await service.succeed('listCards', { token, id });
    await service.succeed('getBoardSnapshot', { token, id });
  }
}

/** Reads the list of a board as a client that has the page with a tag. */
const poll = ({ board: { id } }: Pick<KeptBoard, 'board'>, etag: unknown) =>
  service.call('listCards', { token, id, headers: { 'If-None-Match': String(etag) } });

/** Compares the list and the snapshot of a board with each card as it is read by itself. */
async function expectCurrent({ board: { id } }: Pick<KeptBoard, 'board'>): Promise<number> {
  const { data } = await service.succeed('listCards', { token, id });
  const { columns } = await service.succeed('getBoardSnapshot', { token, id });
  const single = await Promise.all(data.map((card) => service.succeed('getCard', { token, id: card.id })));
  expect(data).toEqual(single);
  const shown = columns.flatMap(({ cards }) => cards);
  expect(shown.map(({ id: cardId, etag }) => [cardId, etag])).toEqual(
    data.map((card) => [card.id, card.etag]),
  );
  for (const [index, card] of shown.entries()) {
    const { comment_count: comments, share_link_count: links, has_description: isDescribed, ...rest } = card;
    const { description, ...others } = { ...single[index] };
    expect(others).toMatchObject(rest);
    expect(isDescribed).toBe(description !== undefined);
    const include = 'comment_count,share_link_count';
    const counted = await service.succeed('getCard', { token, id: card.id, query: { include } });
    expect([comments, links]).toEqual([counted.comment_count, counted.share_link_count]);
  }
  return data.length;
}

const succeed = (operationId: OperationId, id: string, body?: unknown) =>
  service.succeed(operationId, { token, id, ...(body !== undefined && { body }) });

/** Each way in which a card on the board comes to look otherwise. */
const changes: Readonly<Record<string, (board: KeptBoard) => Promise<unknown>>> = {
  'a title': ({ first }) => succeed('updateCard', first.id, { title: 'New' }),
  'a description': ({ first }) => succeed('updateCard', first.id, { description: 'New' }),
  'a label': ({ first, label }) => succeed('updateCard', first.id, { label_ids: [label.id] }),
  'a label and an assignee, one by one': async ({ first, label }) => {
    await service.succeed('addCardLabel', { token, path: { id: first.id, label_id: label.id } });
    await service.succeed('addCardAssignee', { token, path: { id: first.id, user_id: tenant.userId } });
  },
  'a deleted label': async ({ first, label, board }) => {
    await succeed('updateCard', first.id, { label_ids: [label.id] });
    await readThrice({ board });
    await succeed('deleteLabel', label.id);
  },
  'an assignee who leaves': async ({ first, board }) => {
    const { userId, memberId } = await makeMember(service, tenant, 'member');
    await succeed('updateCard', first.id, { assignee_ids: [userId] });
    await readThrice({ board });
    await succeed('deleteMember', memberId);
  },
  'another place': ({ first, ids }) =>
    succeed('moveCard', first.id, { column_id: first.columnId, after_card_id: ids[2] }),
  'another column': async ({ board, first }) => {
    const { id } = await makeColumn(service, tenant, board.id);
    await succeed('moveCard', first.id, { column_id: id, position: 'top' });
  },
  'a batch': ({ ids }) =>
    service.succeed('updateCards', {
      token,
      id: tenant.workspaceId,
      body: { cards: ids.map((id) => ({ id, priority: 'high' })) },
    }),
  'a new card': ({ board }) => makeCard(service, tenant, board.id, { title: 'E' }),
  'an archived card': ({ first }) => succeed('archiveCard', first.id),
  'a deleted card': ({ first }) => succeed('deleteCard', first.id),
  'a deleted and restored card': async ({ first }) => {
    await succeed('deleteCard', first.id);
    await succeed('restoreCard', first.id);
  },
  'a comment': ({ first }) => succeed('createComment', first.id, { body: 'New' }),
  'a share link': ({ first }) => succeed('createShareLink', first.id, {}),
};

describe.each(Object.entries(changes))('%s', (_name, change) => {
  it('is on the next page and in the next snapshot', async () => {
    const board = await makeKeptBoard();
    const before = await Promise.all([
      service.call('listCards', { token, id: board.board.id }),
      service.call('getBoardSnapshot', { token, id: board.board.id }),
    ]);
    const etag = before[0].headers.etag;
    await placeEvents(service);
    for (let time = 1; time <= 3; time += 1) expect((await poll(board, etag)).status).toBe(304);
    await change(board);
    const polled = await poll(board, etag);
    const { headers } = await service.call('listCards', { token, id: board.board.id });
    expect(polled.status).toBe(headers.etag === etag ? 304 : 200);
    expect(polled.headers.etag).toBe(headers.etag);
    await expectCurrent(board);
    const after = await service.call('getBoardSnapshot', { token, id: board.board.id });
    expect(after.headers.etag).not.toBe(before[1].headers.etag);
  });
});

describe('a kept page', () => {
  it('is the same text as before it was kept, with the same tag, cursor and link', async () => {
    const { board } = await makeBoard(service, tenant);
    for (const title of ['A', 'B', 'Ü 🚀', 'D']) await makeCard(service, tenant, board.id, { title });
    for (const query of [{ limit: 3 }, { limit: 4 }, { limit: 3, sort: '-position' }, { q: 'A' }]) {
      const read = () => service.call('listCards', { token, id: board.id, query });
      const [first, , third] = [await read(), await read(), await read()];
      const shown = ({ body, headers }: typeof first) => {
        const { next_cursor: cursor, ...rest } = body as { next_cursor?: string };
        return { rest, etag: headers.etag, hasCursor: cursor !== undefined, hasLink: 'link' in headers };
      };
      expect(shown(third)).toEqual(shown(first));
    }
  });

  it('continues on the next page', async () => {
    const { board } = await makeKeptBoard();
    const page = (cursor: string) =>
      service.succeed('listCards', {
        token,
        id: board.id,
        query: { limit: 3, ...(cursor !== '' && { cursor }) },
      });
    for (let time = 1; time <= 3; time += 1) {
      const { data, next_cursor: cursor = '' } = await page('');
      const next = await page(cursor);
      expect([...data, ...next.data].map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
    }
  });

  it('is a 404 for members without access to the board, and for other workspaces', async () => {
    const { board } = await makeKeptBoard();
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const other = await makeTenant(service);
    for (const operationId of ['listCards', 'getBoardSnapshot'] as const) {
      await service.succeed(operationId, { token: guest.token, id: board.id });
      await service.fail(operationId, 404, { token: other.token, id: board.id });
    }
    await service.succeed('updateMember', { token, id: guest.memberId, body: { board_ids: [] } });
    for (const operationId of ['listCards', 'getBoardSnapshot'] as const)
      await service.fail(operationId, 404, { token: guest.token, id: board.id });
  });

  it('does not show guests what only members see', async () => {
    const { board } = await makeKeptBoard();
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const { columns } = await service.succeed('getBoardSnapshot', { token: guest.token, id: board.id });
    for (const card of columns.flatMap(({ cards }) => cards))
      expect(card).not.toHaveProperty('share_link_count');
  });

  it('does not show a state that a database lost, whose version was used again', async () => {
    const { board, first } = await makeKeptBoard();
    await insertUnchecked(
      service,
      Prisma.sql`
        UPDATE cards SET title = 'After the failover', updated_at = updated_at + interval '1 s'
        WHERE id = ${storedId(first.id)}::uuid`,
    );
    const { data } = await service.succeed('listCards', { token, id: board.id });
    expect(data[0]?.title).toBe('After the failover');
    const { columns } = await service.succeed('getBoardSnapshot', { token, id: board.id });
    expect(columns[0]?.cards[0]?.title).toBe('After the failover');
  });

  it('is current whatever happens between the states and the texts', async () => {
    const { board, first, ids } = await makeKeptBoard();
    const state = { isDone: false };
    const writing = (async () => {
      for (let number = 1; number <= 60; number += 1)
        await service.succeed('updateCard', {
          token,
          id: ids[number % 4] ?? '',
          body: { title: `T${number}` },
        });
      state.isDone = true;
    })();
    const versions = new Map<string, number>();
    while (!state.isDone) {
      const { data } = await service.succeed('listCards', { token, id: board.id });
      for (const { id, etag } of data) {
        const version = Number(etag?.split('.')[1]?.slice(0, -1));
        expect(version).toBeGreaterThanOrEqual(versions.get(id) ?? 0);
        versions.set(id, version);
      }
    }
    await writing;
    expect(versions.get(first.id)).toBeGreaterThan(1);
    await expectCurrent({ board });
  });
});

describe('the texts of a process', () => {
  const measured = async (own: Service) => {
    const { text } = await rawRequest(own.server, '/metrics', { host: 'localhost' });
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    return {
      bytes: valueOf('boards_kept_texts_bytes'),
      found: valueOf('boards_kept_texts_lookups_total{result="found"}'.replace(/[{}]/g, '\\$&')),
    };
  };

  it('are not kept if there is no memory for them', async () => {
    const own = await startService({
      isOwn: true,
      keptTexts: { bytesMax: 0, bytesPerWorkspaceMax: 0, pagesMax: 1 },
    });
    const one = await makeTenant(own);
    const { board } = await makeBoard(own, one);
    await makeCard(own, one, board.id);
    for (let time = 1; time <= 3; time += 1)
      await own.succeed('listCards', { token: one.token, id: board.id });
    expect(await measured(own)).toEqual({ bytes: 0, found: 0 });
  });

  it('are kept for a client that has the snapshot already', async () => {
    const own = await startService({ isOwn: true });
    const one = await makeTenant(own);
    const { board } = await makeBoard(own, one);
    await makeCard(own, one, board.id);
    const read = { token: one.token, id: board.id };
    const { headers } = await own.call('getBoardSnapshot', read);
    for (let time = 1; time <= 2; time += 1) {
      const held = { ...read, headers: { 'If-None-Match': String(headers.etag) } };
      expect((await own.call('getBoardSnapshot', held)).status).toBe(304);
    }
    expect((await measured(own)).found).toBe(1);
  });

  it('are kept from the second time on, within limits for all and for each workspace', async () => {
    const keptTexts = { bytesMax: 40_000, bytesPerWorkspaceMax: 10_000, pagesMax: 100 };
    const own = await startService({ isOwn: true, keptTexts });
    const read = async ({ token: reader }: Tenant, id: string) => {
      await own.succeed('listCards', { token: reader, id });
      return (await measured(own)).bytes;
    };
    const [large, small] = [await makeTenant(own), await makeTenant(own)];
    const { board } = await makeBoard(own, large);
    for (let card = 1; card <= 45; card += 1) await makeCard(own, large, board.id);
    expect(await read(large, board.id)).toBe(0);
    const full = await read(large, board.id);
    expect(full).toBeGreaterThan(30_000);
    expect(full).toBeLessThanOrEqual(40_000);
    const { board: other } = await makeBoard(own, small);
    for (let card = 1; card <= 5; card += 1) await makeCard(own, small, other.id);
    await read(small, other.id);
    expect(await read(small, other.id)).toBeLessThanOrEqual(40_000);
    // The large workspace has more than its share, so it displaces nothing of the small one.
    for (let time = 1; time <= 3; time += 1) await read(large, board.id);
    const { found } = await measured(own);
    await read(small, other.id);
    expect((await measured(own)).found - found).toBe(5);
  });
});
