/** The job that measures what workspaces use: when it does so, and how it takes crashes, races and deletions. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { workspaceKeptMs } from '../../src/domain/core/resources.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { changesAtOnce, measuredEveryMs, measureUsage } from '../../src/jobs/tasks/usage.ts';
import { makeBoard, makeCard, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeWorld } from '../support/operation-calls.ts';
import { addUp, giveQuotas, measure, storeCards, testQuotas, usageOf, usedOf } from '../support/quotas.ts';
import { untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

describe('the job that measures', () => {
  const job = (database: Database, now: Date) =>
    measureUsage({ database, quotas: testQuotas, now: () => now, stopping: new AbortController().signal });
  const measuredRows = async ({ workspaceId }: Tenant) => {
    const [row] = await service.database.reader.rows<{ readonly rows: number }>(Prisma.sql`
      SELECT used_rows::int AS rows FROM workspace_usage WHERE workspace_id = ${storedId(workspaceId)}::uuid`);
    return row?.rows;
  };

  it('waits for ten minutes, unless much has changed or the workspace is close to a quota', async () => {
    const quiet = await makeTenant(service);
    const busy = await makeTenant(service);
    const close = await makeTenant(service);
    const boards = new Map<Tenant, string>();
    for (const tenant of [quiet, busy, close])
      boards.set(tenant, (await makeBoard(service, tenant)).board.id);
    await measure(service);
    for (let made = 0; made < 8; made += 1) await makeCard(service, close, boards.get(close) ?? '');
    await measure(service);
    await giveQuotas(service, close.workspaceId, { rows: (await usedOf(close, service)).rows + 2 });
    await measure(service);
    const before = await Promise.all([quiet, busy, close].map(measuredRows));
    const fill = async (tenant: Tenant, cards: number) => {
      const body = { cards: Array.from({ length: 100 }, (_, index) => ({ title: `Card ${index}` })) };
      const id = boards.get(tenant) ?? '';
      if (cards === 1) await makeCard(service, tenant, id);
      for (let made = 0; cards > 1 && made < cards; made += 100) {
        await service.succeed('createCards', { token: tenant.token, id, body });
      }
    };
    await Promise.all([fill(quiet, 1), fill(busy, changesAtOnce), fill(close, 1)]);
    await placeEvents(service);
    const now = service.now();
    await job(service.database, now);
    const [quietRows = 0, busyRows = 0, closeRows = 0] = before;
    const after = () => Promise.all([quiet, busy, close].map(measuredRows));
    expect(await after()).toEqual([quietRows, busyRows + changesAtOnce, closeRows + 1]);
    await job(service.database, new Date(now.getTime() + measuredEveryMs));
    expect(await after()).toEqual([quietRows + 1, busyRows + changesAtOnce, closeRows + 1]);
  });

  it('leaves the rest to the next round once its time is over', async () => {
    const tenant = await makeTenant(service);
    await makeBoard(service, tenant);
    await placeEvents(service);
    const round = (roundMs: number) => {
      const now = () => new Date(service.now().getTime() + measuredEveryMs);
      const stopping = new AbortController().signal;
      return measureUsage({ database: service.database, quotas: testQuotas, now, stopping }, roundMs);
    };
    await job(service.database, service.now());
    await round(0);
    expect(await measuredRows(tenant)).toBeUndefined();
    await round(30_000);
    expect(await measuredRows(tenant)).toBe(2);
  });

  it('continues after it was killed between any two statements, and counts nothing twice', async () => {
    const own = await startService({ isOwn: true });
    const world = await makeWorld(own);
    await placeEvents(own);
    const { reader } = own.database;
    const seen = async () => ({ ...(await usageOf(world, own)), measured_at: '' });
    await measure(own);
    const whole = await seen();
    expect(whole.quotas[0]?.used).toBeGreaterThan(20);
    /** A database from which the process is cut off after some statements. */
    const dying = (statements: number): Database => {
      let left = statements;
      const die = () => Promise.reject(new Error('killed'));
      return {
        ...own.database,
        reader: { ...reader, rows: (...given) => (left-- > 0 ? reader.rows(...given) : die()) },
        transaction: (work) => (left-- > 0 ? own.database.transaction(work) : die()),
      };
    };
    const first = own.now();
    const later = new Date(first.getTime() + measuredEveryMs);
    let deaths = 0;
    for (; ; deaths += 1) {
      await reader.rows(Prisma.sql`UPDATE usage_feed SET noted_at = NULL, noted_to = NULL, position = 0`);
      await reader.rows(Prisma.sql`DELETE FROM usage_parts`);
      await reader.rows(Prisma.sql`DELETE FROM workspace_usage`);
      await job(dying(deaths), first).catch(() => undefined);
      await job(own.database, first);
      const isKilled = await job(dying(deaths), later).then(
        () => false,
        () => true,
      );
      await job(own.database, later);
      expect(await seen()).toEqual(whole);
      if (!isKilled) break;
    }
    expect(deaths).toBeGreaterThan(15);
  });

  it('loses no measurement that is stored while the workspace is added up', async () => {
    const tenant = await makeTenant(service);
    const { workspaceId } = tenant;
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    let added: Promise<void> = Promise.resolve();
    await service.database.transaction(async (tx) => {
      await storeCards(tx, { workspaceId, boardId: board.id }, 500, service.now());
      added = addUp(service, workspaceId);
      await untilWaiting(service, 1);
    });
    await added;
    expect(await measuredRows(tenant)).toBe(500);
  });

  it('measures the others first after a board that cannot be measured', async () => {
    const tenants = [await makeTenant(service), await makeTenant(service)];
    for (const tenant of tenants) {
      const { board } = await makeBoard(service, tenant);
      await makeCard(service, tenant, board.id);
    }
    await placeEvents(service);
    await job(service.database, service.now());
    const { reader } = service.database;
    let failures = 0;
    /** Fails to read the cards of the first board that it comes to. */
    let broken: unknown;
    const failing: Database = {
      ...service.database,
      reader: {
        ...reader,
        rows: (statement, ...settings) => {
          const [card] = statement.text.includes('FROM comments') ? [statement.values.at(-1)].flat() : [];
          broken ??= card;
          if (card === undefined || card !== broken) return reader.rows(statement, ...settings);
          failures += 1;
          return Promise.reject(new Error('these cards cannot be read'));
        },
      },
    };
    const later = new Date(service.now().getTime() + measuredEveryMs);
    await expect(job(failing, later)).rejects.toThrow('cannot be read');
    expect(await Promise.all(tenants.map(measuredRows))).toEqual([undefined, undefined]);
    await job(failing, later);
    expect((await Promise.all(tenants.map(measuredRows))).filter((rows) => rows === 3)).toHaveLength(1);
    expect(failures).toBe(1);
  });

  it('measures again what changes while it measures', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    const before = (await usedOf(tenant, service)).rows;
    await makeCard(service, tenant, board.id);
    await placeEvents(service);
    const now = service.now();
    const later = new Date(now.getTime() + measuredEveryMs);
    await job(service.database, now);
    const { reader } = service.database;
    let isChanged = false;
    const disturbed: Database = {
      ...service.database,
      reader: {
        ...reader,
        rows: async (statement, ...settings) => {
          const rows = await reader.rows(statement, ...settings);
          if (statement.text.includes('FROM comments') && !isChanged) {
            isChanged = true;
            await makeCard(service, tenant, board.id);
            await placeEvents(service);
            await measureUsage({
              ...{ database: service.database, quotas: testQuotas },
              ...{ now: () => service.now(), stopping: new AbortController().signal },
            });
          }
          return rows as never;
        },
      },
    };
    await job(disturbed, later);
    expect(isChanged).toBe(true);
    await job(service.database, new Date(later.getTime() + measuredEveryMs));
    expect((await usedOf(tenant, service)).rows).toBe(before + 2);
  });

  it('leaves out deleted workspaces, and purging one removes what was measured', async () => {
    const team = await makeTeam(service);
    const { board } = await makeBoard(service, team);
    const id = storedId(team.workspaceId);
    await measure(service);
    await makeCard(service, team, board.id);
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    const before = await measuredRows(team);
    await measure(service);
    expect(await measuredRows(team)).toBe(before);
    await purgeDeleted(service.database, new Date(service.now().getTime() + workspaceKeptMs + 60_000));
    const { prisma } = service.database.reader;
    expect(await prisma.workspace.count({ where: { id } })).toBe(0);
    expect(await prisma.usagePart.count({ where: { workspaceId: id } })).toBe(0);
    expect(await prisma.workspaceUsage.count({ where: { workspaceId: id } })).toBe(0);
    await measure(service);
    expect(await prisma.usagePart.count({ where: { workspaceId: id } })).toBe(0);
  });

  it('forgets boards that were purged', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await service.succeed('deleteBoard', { token: tenant.token, id: board.id });
    await measure(service);
    expect((await usageOf(tenant, service)).trash.rows).toBeGreaterThan(0);
    const dayMs = 86_400_000;
    await purgeDeleted(service.database, new Date(service.now().getTime() + 31 * dayMs));
    await job(service.database, new Date(service.now().getTime() + 31 * dayMs));
    await job(service.database, new Date(service.now().getTime() + 32 * dayMs));
    const { prisma } = service.database.reader;
    expect(await prisma.usagePart.count({ where: { boardId: storedId(board.id) } })).toBe(0);
    const usage = await prisma.workspaceUsage.findUnique({
      where: { workspaceId: storedId(tenant.workspaceId) },
    });
    expect(usage?.trashRows).toBe(0n);
  });
});
