/** Moving cards over HTTP: every way to say where, and what is refused. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeCards, makeOrderedBoard, moveTo, storedCards, titlesIn } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

const unknownCard = 'card_01m00000000000000000000000';
const unknownColumn = 'column_01m00000000000000000000000';

let service: Service;
let tenant: Tenant;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

describe('moveCard', () => {
  it.each([
    ['to the top', 'C', { position: 'top' }, 'CABD'],
    ['to the bottom', 'B', { position: 'bottom' }, 'ACDB'],
    ['to the bottom without a place', 'B', {}, 'ACDB'],
    ['before a card above', 'D', { before_card_id: 'B' }, 'ADBC'],
    ['before a card below', 'A', { before_card_id: 'D' }, 'BCAD'],
    ['before the first card', 'C', { before_card_id: 'A' }, 'CABD'],
    ['after a card above', 'D', { after_card_id: 'A' }, 'ADBC'],
    ['after a card below', 'A', { after_card_id: 'C' }, 'BCAD'],
    ['after the last card', 'B', { after_card_id: 'D' }, 'ACDB'],
  ])('moves a card %s', async (_where, title, target, expected) => {
    const ids = await makeCards(board, 'ABCD', board.left);
    const place = Object.entries(target).map(([field, value]) => [field, ids[value] ?? value]);
    const moved = await moveTo(board, ids[title], board.left, Object.fromEntries(place) as typeof target);
    expect(await titlesIn(board, board.left)).toBe(expected);
    expect(await service.succeed('getCard', { token: tenant.token, id: moved.id })).toEqual(moved);
  });

  it('moves a card to every place of another column, and into an empty one', async () => {
    const ids = await makeCards(board, 'ABCDE', board.left);
    await moveTo(board, ids.C, board.right, { position: 'top' });
    await moveTo(board, ids.A, board.right, { before_card_id: ids.C });
    await moveTo(board, ids.E, board.right, { position: 'bottom' });
    await moveTo(board, ids.B, board.right, { after_card_id: ids.A });
    const moved = await moveTo(board, ids.D, board.right, { before_card_id: ids.E });
    expect(moved.column_id).toBe(board.right);
    expect(await titlesIn(board, board.right)).toBe('ABCDE');
    expect(await titlesIn(board, board.left)).toBe('');
  });

  it('records the old and the new column and preceding card, and raises the version by one', async () => {
    const ids = await makeCards(board, 'ABC', board.left);
    const [x] = Object.values(await makeCards(board, 'X', board.right));
    const moved = await moveTo(board, ids.B, board.right, { after_card_id: x });
    const [event] = (await readEventsAbout(service, tenant, moved.id)).slice(-1);
    expect(event).toEqual({
      type: 'card.moved',
      id: moved.id,
      boardId: board.boardId,
      actor: tenant.userId,
      changes: {
        column_id: { from: board.left, to: board.right },
        after_card_id: { from: ids.A ?? '', to: x ?? '' },
      },
    });
    await moveTo(board, ids.B, board.left, { position: 'top' });
    const [back] = (await readEventsAbout(service, tenant, moved.id)).slice(-1);
    expect(back?.changes).toMatchObject({ after_card_id: { from: x ?? '', to: null } });
    const [stored] = (await storedCards(board, board.left)).filter(({ id }) => id === storedId(moved.id));
    expect(stored?.version).toBe(3n);
  });

  it('changes and records nothing when the card is already there', async () => {
    const ids = await makeCards(board, 'ABC', board.left);
    const { A, B, C } = ids;
    const places = [
      [A, { position: 'top' }],
      [A, { before_card_id: B }],
      [B, { after_card_id: A }],
      [B, { before_card_id: C }],
      [B, { before_card_id: B }],
      [B, { after_card_id: B }],
      [C, { position: 'bottom' }],
      [C, { after_card_id: B }],
    ] as const;
    await expectNothingStored(service, async () => {
      for (const [id, target] of places) {
        const before = await service.succeed('getCard', { token: tenant.token, id: id ?? '' });
        expect(await moveTo(board, id, board.left, target)).toEqual(before);
      }
    });
    expect(await titlesIn(board, board.left)).toBe('ABC');
  });

  it('keeps the place of archived cards, and can move a card next to one', async () => {
    const ids = await makeCards(board, 'ABC', board.left);
    await service.succeed('archiveCard', { token: tenant.token, id: ids.B ?? '' });
    await moveTo(board, ids.C, board.left, { before_card_id: ids.B });
    await service.succeed('restoreCard', { token: tenant.token, id: ids.B ?? '' });
    expect(await titlesIn(board, board.left)).toBe('ACB');
  });

  it('returns 409 when the card to move next to is not, or no longer, in that column', async () => {
    const ids = await makeCards(board, 'ABC', board.left);
    const { A = '', B = '', C = '' } = ids;
    const other = await makeBoard(service, tenant);
    const elsewhere = await makeCard(service, tenant, other.board.id);
    await service.succeed('deleteCard', { token: tenant.token, id: C });
    await expectNothingStored(service, async () => {
      for (const [columnId, target] of [
        [board.left, { before_card_id: C }],
        [board.left, { after_card_id: unknownCard }],
        [board.left, { before_card_id: elsewhere.id }],
        [board.right, { after_card_id: B }],
        [board.right, { before_card_id: A }],
      ] as const) {
        const body = { column_id: columnId, ...target };
        const problem = await service.fail('moveCard', 409, { token: tenant.token, id: A, body });
        const [field] = Object.keys(target);
        expect(problem).toMatchObject({
          code: 'anchor_moved',
          errors: [{ pointer: `/${field ?? ''}`, code: 'anchor_moved' }],
        });
      }
    });
  });

  it('returns 422 for a column that does not exist, or that is in another workspace', async () => {
    const { A = '' } = await makeCards(board, 'A', board.left);
    const other = await makeBoard(service, await makeTenant(service));
    await expectNothingStored(service, async () => {
      for (const columnId of [unknownColumn, other.column.id]) {
        const body = { column_id: columnId, position: 'top' };
        const problem = await service.fail('moveCard', 422, { token: tenant.token, id: A, body });
        expect(problem).toMatchObject({
          code: 'unknown_column',
          errors: [{ pointer: '/column_id', code: 'unknown_column' }],
        });
      }
    });
  });

  it('returns 400 without a column, and for several places', async () => {
    const { A = '', B = '' } = await makeCards(board, 'AB', board.left);
    const column = { column_id: board.left };
    for (const [body, code] of [
      [{ position: 'top' }, 'missing'],
      [{ ...column, position: 'top', before_card_id: B }, 'too_many'],
      [{ ...column, after_card_id: B, before_card_id: B }, 'too_many'],
      [{ ...column, position: 'middle' }, 'not_allowed'],
      [{ ...column, before_card_id: null }, 'wrong_type'],
    ] as const) {
      const problem = await service.fail('moveCard', 400, { token: tenant.token, id: A, body });
      expect(problem.errors, JSON.stringify(body)).toContainEqual(expect.objectContaining({ code }));
    }
    expect(await titlesIn(board, board.left)).toBe('AB');
  });
});
