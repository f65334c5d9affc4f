/** How events get into the log by themselves, and how followers learn of it. */
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
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
    await vi.waitFor(async () => {
      const ended = await service.database.reader.rows(Prisma.sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'boards service listener' AND datname = current_database()`);
      expect(ended.length).toBeGreaterThanOrEqual(2);
    }, eventually);
    await makeBoard(service, tenant);
    await vi.waitFor(() => {
      expect(other.log.head).toBe(own.log.head);
      expect(other.errors.length).toBeGreaterThan(0);
    }, eventually);
  });

  it('places nothing after it was stopped', async () => {
    const { log } = await startLog({ seesCommits: true });
    await log.stop();
    await makeBoard(service, tenant);
    expect(await isPlaced()).toBe(false);
  });
});
