/** A storm of different requests leaves few prepared statements, and little memory, on a connection. */
import { beforeAll, describe, expect, it } from 'vitest';
import { preparedStatementsMax } from '../../src/db/connections.ts';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;
let columnId: string;

beforeAll(async () => {
  service = await startService({ pool: { connectionsMax: 1 } });
  tenant = await makeTenant(service);
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  columnId = column.id;
});

/** What the one connection of the service holds: prepared statements, and megabytes of memory. */
async function held() {
  const [row] = await service.database.reader.rows<{ statements: number; megabytes: number }>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
      (SELECT round(sum(total_bytes) / 1e6, 1)::float8 FROM pg_backend_memory_contexts) AS megabytes`);
  return row ?? { statements: Infinity, megabytes: Infinity };
}

async function expectFew(storm: string, megabytesBefore: number): Promise<void> {
  const { statements, megabytes } = await held();
  console.log(`${storm}: ${statements} prepared statements, ${megabytesBefore} → ${megabytes} MB`);
  expect(statements).toBeLessThanOrEqual(preparedStatementsMax);
  expect(megabytes).toBeLessThan(megabytesBefore + 20);
}

describe('a storm of requests', () => {
  it('with 768 combinations of filters leaves few prepared statements', async () => {
    const { megabytes } = await held();
    const moment = '2026-12-01T00:00:00Z';
    const given = [
      ['column_id', columnId],
      ['label_id', 'label_01m00000000000000000000000'],
      ['assignee_id', tenant.userId],
      ['due_from', moment],
      ['due_before', moment],
      ['updated_since', moment],
      ['q', 'x'],
    ] as const;
    const calls = [
      ['listCards', boardId],
      ['listWorkspaceCards', tenant.workspaceId],
    ] as const;
    for (let chosen = 0; chosen < 2 ** given.length; chosen += 1) {
      const filters = Object.fromEntries(given.filter((_filter, bit) => ((chosen >> bit) & 1) === 1));
      for (const archived of [undefined, false, true]) {
        const query = { ...filters, ...(archived !== undefined && { archived }) };
        for (const [operation, id] of calls)
          await service.succeed(operation, { token: tenant.token, id, query });
      }
    }
    await expectFew('768 combinations of filters', megabytes);
  });

  it('that deletes cards with 1 to 100 comments, and boards with 1 to 10 columns, leaves few', async () => {
    const { megabytes } = await held();
    const { token } = tenant;
    for (let count = 1; count <= 100; count += 1) {
      const { id } = await makeCard(service, tenant, boardId);
      await service.database.reader.rows(Prisma.sql`
        INSERT INTO comments (id, workspace_id, card_id, body, created_by)
        SELECT gen_random_uuid(), ${storedId(tenant.workspaceId)}::uuid, ${storedId(id)}::uuid, 'x',
          ${storedId(tenant.userId)}::uuid FROM generate_series(1, ${count}::int)`);
      await service.succeed('deleteCard', { token, id });
    }
    const { board } = await makeBoard(service, tenant);
    for (let count = 1; count <= 10; count += 1) {
      await service.succeed('createColumn', { token, id: board.id, body: { name: `Column ${count}` } });
      const body = { board_id: board.id, name: `Template ${count}` };
      const template = await service.succeed('createTemplate', { token, body });
      await service.succeed('createBoard', { token, body: { name: 'Copy', template_id: template.id } });
    }
    await expectFew('deleting cards with 1 to 100 comments', megabytes);
  });
});
