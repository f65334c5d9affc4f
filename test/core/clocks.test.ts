/** The clock that the service is given is the only one that shows. */
import { beforeAll, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { allOperations } from '../support/contract-matcher.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';

let service: Service;
let world: World;

beforeAll(async () => {
  service = await startService({ now: () => new Date('2100-01-01T12:00:00.000Z') });
  world = await makeWorld(service);
});

/** Where a moment is stored, as `table.column`. */
function momentColumns() {
  return service.database.reader.rows<{ table: string; column: string }>(Prisma.sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND table_name NOT LIKE '\_prisma%'
    ORDER BY table_name, column_name`);
}

it("no request stores a time from the database's clock", async () => {
  const writes = allOperations().filter(({ operationId }) =>
    /^(create|update|move|rotate)/.test(operationId),
  );
  for (const { operationId, credentials } of writes) {
    const token = credentials.length === 0 ? undefined : credentialFor({ credentials }, world);
    await service.call(operationId as OperationId, { token, ...validCall(operationId, world) });
  }
  const columns = await momentColumns();
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await service.database.reader.rows<{ count: bigint }>(Prisma.sql`
      SELECT count(*) FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${Prisma.raw(`"${column}"`)} BETWEEN now() - interval '1 day' AND now() + interval '1 day'`);
    if (row?.count !== 0n) found.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
