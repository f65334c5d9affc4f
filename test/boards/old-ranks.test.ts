/** Ranks that a 1.5.0 installation may hold and that no other rank can stand next to: every board keeps working. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeColumns, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeCards, makeOrderedBoard, moveTo, titlesIn } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** In byte order. */
const oldRanks = ['', '1', 'a00', '~'];

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

/** A board whose left column holds A, B, C and D, ranked as an old release may have left them. */
async function makeOldBoard() {
  const board = await makeOrderedBoard(service, tenant);
  const ids = await makeCards(board, 'ABCD', board.left);
  const cards = Object.values(ids).map(storedId);
  await service.database.transaction((tx) =>
    tx.rows(Prisma.sql`
      UPDATE cards SET rank = old.rank FROM unnest(${cards}::uuid[], ${oldRanks}::text[]) AS old (id, rank)
      WHERE cards.id = old.id`),
  );
  return { board, ids };
}

describe('a column with ranks from before 2.0.0', () => {
  it.each([
    ['top', 'XABCD'],
    ['bottom', 'ABCDX'],
  ] as const)('takes a new card at the %s', async (position, expected) => {
    const { board } = await makeOldBoard();
    const body = { title: 'X', column_id: board.left, position };
    await service.succeed('createCard', { token: tenant.token, id: board.boardId, body });
    expect(await titlesIn(board, board.left)).toBe(expected);
  });

  it('takes parallel new cards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { board } = await makeOldBoard();
      const body = { title: 'X', column_id: board.left };
      const call = () => service.succeed('createCard', { token: tenant.token, id: board.boardId, body });
      await Promise.all(Array.from({ length: 10 }, call));
      expect(await titlesIn(board, board.left)).toBe(`ABCD${'X'.repeat(10)}`);
    }
  });

  it('lets its cards be moved', async () => {
    const { board, ids } = await makeOldBoard();
    await moveTo(board, ids.D, board.left, { before_card_id: ids.B });
    expect(await titlesIn(board, board.left)).toBe('ADBC');
    await moveTo(board, ids.A, board.left, { after_card_id: ids.B });
    expect(await titlesIn(board, board.left)).toBe('DBAC');
  });
});

describe('a board whose columns have ranks from before 2.0.0', () => {
  it('takes new columns and lets its columns be moved', async () => {
    const { token } = tenant;
    const { board, columns, idOf } = await makeColumns(service, tenant, 'A', 'B', 'C', 'D');
    const ids = columns.map(({ id }) => storedId(id));
    await service.database.reader.rows(Prisma.sql`
      UPDATE columns SET rank = old.rank FROM unnest(${ids}::uuid[], ${oldRanks}::text[]) AS old (id, rank)
      WHERE columns.id = old.id`);
    await service.succeed('createColumn', { token, id: board.id, body: { name: 'X', position: 'top' } });
    await service.succeed('moveColumn', { token, id: idOf('D'), body: { before_column_id: idOf('B') } });
    const { data } = await service.succeed('listColumns', { token, id: board.id });
    expect(data.map(({ name }) => name)).toEqual(['X', 'A', 'D', 'B', 'C']);
  });
});
