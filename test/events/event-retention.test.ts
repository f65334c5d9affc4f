/** Events that are hidden, and later deleted, because of their age, and the cursors from before them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { Prisma } from '../../src/db/database.ts';
import type { BillingSettings } from '../../src/domain/core/plan-table.ts';
import {
  deleteExpiredEvents,
  hiddenKeptDays,
  partitionWaitDays,
} from '../../src/jobs/tasks/event-retention.ts';
import { workspaceKeptMs } from '../../src/domain/core/resources.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { testBilling } from '../support/billing.ts';
import { makeBoard, makeMember, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';

const dayMs = 86_400_000;
const planDays = 7;
const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;
let service: Service;
let tenant: Tenant;
let boardId: string;

async function begin(billing: BillingSettings): Promise<void> {
  now = start;
  service = await startService({ now: () => now, billing });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
}

const passTo = (days: number) => {
  now = new Date(start.getTime() + days * dayMs);
};
const rename = (name: string) =>
  service.succeed('updateBoard', { token: tenant.token, id: boardId, body: { name } });
const list = (query: CallOptions['query'] = {}) =>
  service.succeed('listEvents', { token: tenant.token, query });
const listOfBoard = (query: CallOptions['query'] = {}) =>
  service.succeed('listBoardEvents', { token: tenant.token, id: boardId, query });
type EventReads = 'listEvents' | 'listBoardEvents' | 'streamBoardEvents' | 'streamWorkspaceEvents';
const problem = async (cursor: string, operationId: EventReads = 'listEvents') => {
  const workspace = operationId === 'streamWorkspaceEvents' ? { id: tenant.workspaceId } : {};
  const id = operationId.includes('Board') ? { id: boardId } : workspace;
  return (await service.fail(operationId, 410, { token: tenant.token, ...id, query: { cursor } })).code;
};
const namesOf = ({ data }: { readonly data: Awaited<ReturnType<typeof list>>['data'] }) =>
  data.flatMap(({ type, changes }) => (type === 'board.updated' ? [changes.name?.to] : []));
const runJob = (billing: BillingSettings) =>
  deleteExpiredEvents({
    database: service.database,
    billing,
    now: () => now,
    logger: pino({ level: 'silent' }),
    stopping: new AbortController().signal,
  });
const stored = async ({ workspaceId }: Pick<Tenant, 'workspaceId'>) => {
  const { reader } = service.database;
  await reader.rows(Prisma.sql`SELECT place_events()`);
  return reader.prisma.event.count({ where: { workspaceId: storedId(workspaceId) } });
};

describe('where a plan limits the days', () => {
  const billing = enforcedWith({ event_retention_days: planDays });

  beforeEach(() => begin(billing));

  it('a cursor from before a hidden event is a 410, for boards too, and nothing is skipped by others', async () => {
    const { resume_cursor: before } = await list();
    const snapshot = await service.succeed('getBoardSnapshot', { token: tenant.token, id: boardId });
    await rename('Hidden');
    const { resume_cursor: after } = await list();
    passTo(planDays);
    expect(namesOf(await list({ cursor: before }))).toEqual(['Hidden']);
    await rename('Shown');
    passTo(planDays + 1 / dayMs);
    expect(await problem(before)).toBe('events_expired');
    expect(await problem(snapshot.resume_cursor, 'listBoardEvents')).toBe('events_expired');
    expect(await problem(snapshot.resume_cursor, 'streamBoardEvents')).toBe('events_expired');
    expect(await problem(before, 'streamWorkspaceEvents')).toBe('events_expired');
    expect(namesOf(await list({ cursor: after }))).toEqual(['Shown']);
    expect(namesOf(await listOfBoard())).toEqual(['Shown']);
    expect(namesOf(await list({ sort: '-position' }))).toEqual(['Shown']);
  });

  it('a cursor stays valid however old it is, while nothing has happened since', async () => {
    const { resume_cursor: cursor } = await list();
    passTo(400);
    await runJob(billing);
    expect(await list({ cursor })).toMatchObject({ data: [] });
    await rename('Late');
    expect(namesOf(await list({ cursor }))).toEqual(['Late']);
  });

  it('going back from the newest ends where events are hidden', async () => {
    await rename('Hidden');
    passTo(planDays + 1);
    await rename('One');
    await rename('Two');
    const page = await list({ sort: '-position', limit: 1 });
    const rest = await list({ sort: '-position', limit: 5, cursor: page.next_cursor ?? '' });
    expect([...namesOf(page), ...namesOf(rest)]).toEqual(['Two', 'One']);
  });

  it('a larger plan shows hidden events for 30 days, and after that they are deleted', async () => {
    const { resume_cursor: cursor } = await list();
    await rename('Old');
    passTo(planDays + hiddenKeptDays);
    await runJob(billing);
    await choosePlan('team');
    expect(namesOf(await list({ cursor }))).toEqual(['Old']);
    await choosePlan('free');
    expect(await problem(cursor)).toBe('events_expired');
    const kept = await stored(tenant);
    passTo(planDays + hiddenKeptDays + 1);
    await rename('New');
    await runJob(billing);
    expect(await stored(tenant)).toBeLessThan(kept);
    expect(await stored(tenant)).toBe(1);
    await choosePlan('team');
    expect(await problem(cursor)).toBe('events_expired');
    expect(namesOf(await list())).toEqual(['New']);
  });
});

describe('where the operator limits the days', () => {
  const billing: BillingSettings = { ...testBilling, enforced: false, eventRetentionDays: planDays };

  beforeEach(() => begin(billing));

  it('events are hidden at once, and deleted later', async () => {
    const { resume_cursor: cursor } = await list();
    await rename('Old');
    const kept = await stored(tenant);
    passTo(planDays + 1);
    await rename('New');
    await runJob(billing);
    expect(namesOf(await list())).toEqual(['New']);
    expect(await problem(cursor)).toBe('events_expired');
    expect(await stored(tenant)).toBe(kept + 1);
    passTo(planDays + partitionWaitDays + 1);
    await runJob(billing);
    expect(await stored(tenant)).toBe(0);
    expect(await problem(cursor)).toBe('events_expired');
  });

  it('a full partition is dropped when its last event is too old, and cursors from before it are a 410', async () => {
    const idle = await makeTenant(service);
    const { resume_cursor: ofIdle } = await service.succeed('listEvents', { token: idle.token });
    const { resume_cursor: cursor } = await list();
    // As if the log had grown to its first 16,000,000 positions.
    await service.database.reader.rows(Prisma.sql`UPDATE event_log_head SET position = 15999999`);
    await rename('Last of the first partition');
    const { resume_cursor: last } = await list();
    await rename('First of the second');
    await list();
    expect(await partitions()).toEqual(['events_from_1', 'events_from_16000001']);
    passTo(planDays);
    await runJob(billing);
    expect(await partitions()).toHaveLength(2);
    passTo(planDays + 1);
    await rename('New');
    await list();
    await runJob(billing);
    expect(await partitions()).toEqual(['events_from_16000001']);
    expect(await problem(cursor)).toBe('events_expired');
    expect(await problem(last)).toBe('events_expired');
    expect(namesOf(await list())).toEqual(['New']);
    expect(
      await service.succeed('listEvents', { token: idle.token, query: { cursor: ofIdle } }),
    ).toMatchObject({
      data: [],
    });
  });
});

describe('the partitions of the log', () => {
  beforeEach(() => begin(testBilling));

  it('grow ahead of it, keep the order, and cannot be changed', async () => {
    const { reader } = service.database;
    await reader.rows(Prisma.sql`UPDATE event_log_head SET position = 15999998`);
    const names = ['1', '2', '3', '4', '5'];
    for (const name of names) await rename(name);
    expect(namesOf(await list())).toEqual(names);
    expect(namesOf(await list({ sort: '-position' }))).toEqual([...names].reverse());
    const first = await list({ limit: 3, type: 'board.updated' });
    const rest = await list({ limit: 3, type: 'board.updated', cursor: first.next_cursor ?? '' });
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(names);
    for (const table of ['events', 'events_from_1', 'events_from_16000001']) {
      for (const statement of [
        `UPDATE ${table} SET type = 'x'`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
      ]) {
        await expect(reader.rows(Prisma.raw(statement))).rejects.toThrow('append-only');
      }
    }
  });

  it('lose the events of a purged workspace, and no others', async () => {
    const { token } = await makeSession(service, tenant).then(({ secret }) => ({ token: secret }));
    const { reader } = service.database;
    const team = await service.succeed('createWorkspace', { token, body: { name: 'Team' } });
    await reader.rows(Prisma.sql`SELECT place_events()`);
    await reader.rows(Prisma.sql`UPDATE event_log_head SET position = 16000000`);
    await rename('Kept');
    await service.succeed('deleteWorkspace', { token, id: team.id });
    await list();
    const others = await stored(tenant);
    expect(await stored({ workspaceId: team.id })).toBe(3);
    now = new Date(now.getTime() + workspaceKeptMs);
    await purgeDeleted(service.database, now);
    expect(await stored({ workspaceId: team.id })).toBe(0);
    expect(await stored(tenant)).toBe(others);
  });
});

it('a guest whose cursor is from before an expired event of the workspace begins with a snapshot', async () => {
  await begin(enforcedWith({ event_retention_days: planDays }));
  const guest = await makeMember(service, tenant, 'guest', [boardId]);
  const { resume_cursor: cursor } = await listOfBoard();
  await rename('Old');
  passTo(planDays + 1);
  const expired = await service.fail('listBoardEvents', 410, {
    token: guest.token,
    id: boardId,
    query: { cursor },
  });
  expect(expired.code).toBe('events_expired');
  const snapshot = await service.succeed('getBoardSnapshot', { token: guest.token, id: boardId });
  const { data } = await service.succeed('listBoardEvents', {
    token: guest.token,
    id: boardId,
    query: { cursor: snapshot.resume_cursor },
  });
  expect(data).toEqual([]);
});

const choosePlan = (plan: string) =>
  service.database.reader.prisma.billingAccount.updateMany({
    where: { workspaceId: storedId(tenant.workspaceId) },
    data: { plan },
  });

const partitions = async () => {
  const rows = await service.database.reader.rows<{ name: string }>(Prisma.sql`
    SELECT c.relname::text AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'events'::regclass ORDER BY c.oid`);
  return rows.map(({ name }) => name);
};
