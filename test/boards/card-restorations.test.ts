/** Deleted cards over HTTP: they come back as they were. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { cardsPerBoardMax } from '../../src/domain/core/limits.ts';
import { makeBoard, makeColumn, makeMember, readEventsAbout, removeMember } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeCards, titlesIn } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeFullCard, makeTrashWorld } from '../support/trash-worlds.ts';
import type { TrashWorld } from '../support/trash-worlds.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

const restorableMs = 30 * 86_400_000;

const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;

let service: Service;
let world: TrashWorld;
let tenant: TrashWorld['tenant'];
let board: TrashWorld['board'];
let succeed: TrashWorld['succeed'];
let outcome: TrashWorld['outcome'];
let restoreCard: TrashWorld['restoreCard'];
let removeCards: TrashWorld['removeCards'];
let cardIn: TrashWorld['cardIn'];
let trashOf: TrashWorld['trashOf'];

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  world = await makeTrashWorld(service);
  ({ tenant, board, succeed, outcome, restoreCard, removeCards, cardIn, trashOf } = world);
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('restoreCard, for a deleted card', () => {
  it('brings back the card as it was, with its comments and share links', async () => {
    const { id, comments, link, revoked } = await makeFullCard(service, world);
    const before = await succeed('getCard', id);
    await removeCards(id);
    pass(restorableMs - 1);
    expect(await outcome('getCard', id)).toEqual([404, 'not_found']);
    expect(await outcome('getSharedCard', link.token)).toEqual([404, 'not_found']);
    const restored = await restoreCard(id);
    expect(restored).toEqual({ ...before, updated_at: now.toISOString(), etag: '"2.3"' });
    expect(await succeed('getCard', id)).toEqual(restored);
    expect((await succeed('listCards', board.boardId, { query: { q: 'full' } })).data).toEqual([restored]);
    const raised = comments.map((comment) => ({ ...comment, etag: '"3.3"' }));
    expect((await succeed('listComments', id)).data).toEqual(raised);
    expect((await succeed('listShareLinks', id)).data).toEqual([link.share_link]);
    expect((await succeed('getSharedCard', link.token)).title).toBe('Full');
    expect(await outcome('getSharedCard', revoked.token)).toEqual([404, 'not_found']);
    expect(await trashOf(tenant)).toEqual([]);
    const rows = await service.database.reader.rows(
      Prisma.sql`SELECT 1 FROM trash_rows WHERE item_id = ${storedId(id)}::uuid`,
    );
    expect(rows).toEqual([]);
  });

  it('records everything that a follower needs to show the card again', async () => {
    const { id, label, comments, link } = await makeFullCard(service, world);
    const { number, created_at } = await succeed('getCard', id);
    const above = await cardIn(board.left, { position: 'top' });
    await removeCards(id);
    await restoreCard(id);
    const set = (to: unknown) => ({ from: null, to });
    expect((await readEventsAbout(service, tenant, id)).at(-1)).toEqual({
      type: 'card.restored',
      id,
      boardId: board.boardId,
      actor: tenant.userId,
      changes: {
        title: set('Full'),
        description: set('Text'),
        column_id: set(board.left),
        label_ids: set([label.id]),
        assignee_ids: set([tenant.userId]),
        due_on: set('2026-12-04'),
        estimate: set(2.5),
        priority: set('high'),
        external_source: set('github'),
        external_id: set('7'),
        number: set(number),
        created_by: set(tenant.userId),
        created_at: set(created_at),
        after_card_id: set(above.id),
      },
    });
    const of = { card_id: set(id), created_by: set(tenant.userId), created_at: set(start.toISOString()) };
    expect((await readEventsAbout(service, tenant, comments[1]?.id ?? '')).at(-1)).toMatchObject({
      type: 'comment.restored',
      changes: { ...of, body: set('Two') },
    });
    const ofLink = await readEventsAbout(service, tenant, link.share_link.id);
    expect(ofLink.map(({ type }) => type)).toEqual([
      'share_link.created',
      'share_link.deleted',
      'share_link.restored',
    ]);
    expect(ofLink.at(-1)).toMatchObject({ changes: of });
  });

  it('puts the card back at its place, or at the end if that is taken or the column was respaced', async () => {
    const cards = await makeCards(board, 'ABCD', board.left);
    const [, b, c, d] = Object.values(cards).map(storedId);
    await removeCards(cards.B ?? '', cards.A ?? '');
    await restoreCard(cards.B ?? '');
    await restoreCard(cards.A ?? '');
    expect(await titlesIn(board, board.left)).toBe('ABCD');
    await removeCards(cards.B ?? '');
    await service.database.reader.rows(Prisma.sql`
      UPDATE cards SET rank = (SELECT content ->> 'rank' FROM trash_rows WHERE item_id = ${b}::uuid)
      WHERE id = ${c}::uuid`);
    await restoreCard(cards.B ?? '');
    expect(await titlesIn(board, board.left)).toBe('ACDB');
    await removeCards(cards.A ?? '');
    await service.database.reader.rows(Prisma.sql`
      UPDATE columns SET rank_epoch = rank_epoch + 1 WHERE id = (SELECT column_id FROM cards WHERE id = ${d}::uuid)`);
    await restoreCard(cards.A ?? '');
    expect(await titlesIn(board, board.left)).toBe('CDBA');
  });

  it('puts the card back at its place also if its own column is named', async () => {
    const cards = await makeCards(board, 'ABC', board.left);
    await removeCards(cards.A ?? '', cards.B ?? '');
    await restoreCard(cards.A ?? '', { column_id: board.left });
    await restoreCard(cards.B ?? '', { column_id: board.right });
    expect(await titlesIn(board, board.left)).toBe('AC');
    expect(await titlesIn(board, board.right)).toBe('B');
  });

  it('drops labels that were deleted and assignees who have left', async () => {
    const [kept, gone] = [
      await succeed('createLabel', board.boardId, { body: { name: 'Kept', color: 'red' } }),
      await succeed('createLabel', board.boardId, { body: { name: 'Gone', color: 'red' } }),
    ];
    const [stays, leaves] = [
      await makeMember(service, tenant, 'member'),
      await makeMember(service, tenant, 'guest', [board.boardId]),
    ];
    const { id } = await cardIn(board.left, {
      label_ids: [kept.id, gone.id],
      assignee_ids: [stays.userId, leaves.userId],
    });
    await removeCards(id);
    await succeed('deleteLabel', gone.id);
    await removeMember(service, leaves);
    const restored = await restoreCard(id);
    expect(restored).toMatchObject({ label_ids: [kept.id], assignee_ids: [stays.userId] });
    expect(await succeed('getCard', id)).toEqual(restored);
  });

  it('brings the card back archived if it was, even if the column is full or archived', async () => {
    const archived = await cardIn(board.left);
    await succeed('archiveCard', archived.id);
    const { id } = await cardIn(board.left);
    await removeCards(archived.id, id);
    await cardIn(board.left);
    const limit = { wip_limit: 1, wip_limit_enforced: true };
    await succeed('updateColumn', board.left, { body: limit });
    expect((await restoreCard(archived.id)).archived_at).toBe(start.toISOString());
    expect(await outcome('restoreCard', id)).toEqual([409, 'wip_limit_reached']);
    await succeed('updateColumn', board.left, { body: { wip_limit: 2 } });
    await succeed('archiveColumn', board.left);
    expect((await restoreCard(id)).column_id).toBe(board.left);
  });

  it('needs another column if its own is gone', async () => {
    const { id } = await cardIn(board.right);
    await removeCards(id);
    await succeed('deleteColumn', board.right);
    const [done, archived] = [
      await makeColumn(service, tenant, board.boardId, 'Done'),
      await makeColumn(service, tenant, board.boardId, 'Archived'),
    ];
    await succeed('updateColumn', done.id, { body: { done: true } });
    await succeed('archiveColumn', archived.id);
    const { column } = await makeBoard(service, tenant);
    const to = (columnId: string) => outcome('restoreCard', id, { query: { column_id: columnId } });
    expect(await outcome('restoreCard', id)).toEqual([409, 'column_deleted']);
    expect(await to(column.id)).toEqual([422, 'unknown_column']);
    expect(await to(archived.id)).toEqual([409, 'column_archived']);
    expect(await to(board.right)).toEqual([422, 'unknown_column']);
    const restored = await restoreCard(id, { column_id: done.id });
    expect(restored).toMatchObject({ column_id: done.id, completed_at: start.toISOString() });
  });

  it('goes back to its column once that is restored', async () => {
    const { id } = await cardIn(board.right);
    await removeCards(id);
    await succeed('deleteColumn', board.right);
    await succeed('restoreColumn', board.right);
    expect((await restoreCard(id)).column_id).toBe(board.right);
  });

  it('is refused while another card has its external id', async () => {
    const { id } = await makeFullCard(service, world);
    await removeCards(id);
    const external = { path: { source: 'github', external_id: '7' } };
    const body = { board_id: board.boardId, title: 'New' };
    const other = await succeed('putCardByExternalId', tenant.workspaceId, { ...external, body });
    expect(other.id).not.toBe(id);
    expect(await outcome('restoreCard', id)).toEqual([409, 'external_id_taken']);
    await removeCards(other.id);
    expect((await restoreCard(id)).external_id).toBe('7');
    expect(await outcome('restoreCard', other.id)).toEqual([409, 'external_id_taken']);
  });

  it('is refused when the board is full', async () => {
    const { id } = await cardIn(board.left);
    await removeCards(id);
    await insertUnchecked(
      service,
      Prisma.sql`
        INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
        SELECT gen_random_uuid(), workspace_id, board_id, id, 'Card', 'b' || lpad(n::text, 6, '0'),
          (SELECT created_by FROM boards b WHERE b.id = board_id), 100 + n
        FROM columns, generate_series(1, ${cardsPerBoardMax}::int) n WHERE id = ${storedId(board.left)}::uuid`,
    );
    expect(await outcome('restoreCard', id)).toEqual([409, 'limit_reached']);
  });

  it('gives columns that a later release has added their defaults, and leaves out those it has dropped', async () => {
    const { id, comments } = await makeFullCard(service, world);
    await removeCards(id);
    await succeed('deleteColumn', board.right);
    await service.database.reader.rows(Prisma.sql`
      UPDATE trash_rows SET content = content - '{version,wip_limit_enforced,done,priority}'::text[] || '{"dropped": 1}'`);
    expect(await restoreCard(id)).toMatchObject({ title: 'Full', etag: '"2.1"' });
    expect(await succeed('getCard', id)).not.toHaveProperty('priority');
    expect((await succeed('listComments', id)).data).toEqual(comments);
    expect(await succeed('restoreColumn', board.right)).toMatchObject({
      done: false,
      wip_limit_enforced: false,
    });
  });
});
