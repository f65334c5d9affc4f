/** What has changed since a time is listed in order of creation, page by page, wherever it is among many cards. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const cardCount = 2_600;
const since = '2026-11-21T12:00:00.000Z';
const [before, after] = ['2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z'];

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  const { board, column } = await makeBoard(service, tenant);
  // One in ten is archived.
  await service.database.reader.rows(Prisma.sql`
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, number, created_by, archived_at)
    SELECT ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, b.workspace_id, b.id, ${storedId(column.id)}::uuid, n::text,
      'b' || lpad(n::text, 6, '0'), n, b.created_by, CASE WHEN n % 10 = 0 THEN now() END
    FROM boards b, generate_series(1, ${cardCount}::int) n WHERE b.id = ${storedId(board.id)}::uuid`);
});

/** The numbers of the cards that the pages of a list show, in their order. */
async function listed(query: { readonly include_archived?: boolean }): Promise<number[]> {
  const numbers: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.succeed('listWorkspaceCards', {
      token: tenant.token,
      id: tenant.workspaceId,
      query: { updated_since: since, limit: 250, ...query, ...(cursor !== undefined && { cursor }) },
    });
    numbers.push(...page.data.map(({ title }) => Number(title)));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return numbers;
}

describe('cards that have changed since a time', () => {
  it.each([
    ['if none has', () => false],
    ['if few have, anywhere', (n: number) => n % 50 === 1],
    ['if some have, on more than one page', (n: number) => n % 6 === 1],
    ['if many have, anywhere', (n: number) => n % 2 === 1],
    ['if all have', () => true],
    ['if many have that were created late', (n: number) => n > 1_300],
    ['if many have that were created late, and one early', (n: number) => n === 7 || n > 1_000],
    ['if many have that were created early', (n: number) => n <= 1_200],
  ])('are listed in order of creation, each once, %s', async (_how, hasChanged) => {
    const all = Array.from({ length: cardCount }, (_, index) => index + 1);
    const changed = all.filter(hasChanged);
    await service.database.reader.rows(Prisma.sql`
      UPDATE cards SET updated_at = CASE WHEN number = ANY (${changed}::int[]) THEN ${after} ELSE ${before} END::timestamptz
      WHERE workspace_id = ${storedId(tenant.workspaceId)}::uuid`);
    expect(await listed({})).toEqual(changed.filter((n) => n % 10 !== 0));
    expect(await listed({ include_archived: true })).toEqual(changed);
  });
});
