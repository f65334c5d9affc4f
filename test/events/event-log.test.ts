/** How events get into the log by themselves, and how followers learn of it. */
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { restoreMarkOf } from '../../src/domain/core/versions.ts';
import { EventLog } from '../../src/domain/events/event-log.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  // Nobody else may place what these tests find unplaced.
  service = await startService({ isOwn: true });
  tenant = await makeTenant(service);
});

/** A process's log. Without commits of its own, it is that of a process that only follows. */
async function startLog({ seesCommits }: { readonly seesCommits: boolean }) {
  const { database, databaseUrl: url } = service;
  const errors: unknown[] = [];
  const log = new EventLog({
    database: seesCommits ? database : { ...database, onCommit: () => () => undefined },
    url,
    onError: (error) => errors.push(error),
  });
  const heads: bigint[] = [];
  log.onAdvance((head) => heads.push(head));
  await log.start();
  onTestFinished(() => log.stop());
  return { log, heads, errors };
}

/** Longer than between two polls. */
const eventually = { timeout: 20_000 };

const isPlaced = async () => {
  const rows = await service.database.reader.rows(Prisma.sql`SELECT FROM incoming_events`);
  return rows.length === 0;
};

describe('the event log of a process', () => {
  it('places what was committed before its start', async () => {
    await makeBoard(service, tenant);
    expect(await isPlaced()).toBe(false);
    const { log, heads } = await startLog({ seesCommits: true });
    expect(await isPlaced()).toBe(true);
    expect(heads).toEqual([log.head]);
  });

  it('places what the process commits, and tells other processes', async () => {
    const own = await startLog({ seesCommits: true });
    const other = await startLog({ seesCommits: false });
    const before = own.log.head;
    await makeBoard(service, tenant);
    await vi.waitFor(async () => {
      expect(await isPlaced()).toBe(true);
      expect(own.log.head).toBeGreaterThan(before);
      expect(other.log.head).toBe(own.log.head);
    }, eventually);
    expect(other.heads).toEqual(other.heads.toSorted((a, b) => Number(a - b)));
  });

  it('goes on while its listening connection is lost', async () => {
    const own = await startLog({ seesCommits: true });
    const other = await startLog({ seesCommits: false });
    // Again and again, because each of them connects when it can.
    await vi.waitFor(async () => {
      await service.database.reader.rows(Prisma.sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'boards service listener' AND datname = current_database()`);
      expect(own.errors.length).toBeGreaterThan(0);
      expect(other.errors.length).toBeGreaterThan(0);
    }, eventually);
    await makeBoard(service, tenant);
    await vi.waitFor(() => {
      expect(other.log.head).toBe(own.log.head);
    }, eventually);
  });

  it('places nothing after it was stopped', async () => {
    const { log } = await startLog({ seesCommits: true });
    await log.stop();
    await makeBoard(service, tenant);
    expect(await isPlaced()).toBe(false);
  });

  it('knows from its start on that the database was restored, and learns that it was restored again', async () => {
    const restore = () => service.database.reader.rows(Prisma.sql`SELECT continue_restored_event_log()`);
    const early = await startLog({ seesCommits: false });
    expect(early.log.restoreMark).toBe('');
    await restore();
    const late = await startLog({ seesCommits: false });
    const first = late.log.restoreMark;
    expect(first).toMatch(/^\d{16}$/);
    await restore();
    await vi.waitFor(() => {
      expect(late.log.restoreMark > first).toBe(true);
      expect(early.log.restoreMark).toBe(late.log.restoreMark);
    }, eventually);
  });
});

it('a mark has the same number of digits whatever the clock says', () => {
  expect([null, 1_000_000_000n, 1_764_288_000_123_456n].map(restoreMarkOf)).toEqual([
    '',
    '0000001000000000',
    '1764288000123456',
  ]);
});
