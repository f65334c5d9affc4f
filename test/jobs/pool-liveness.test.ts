/** How processes know of each other that they live. */
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { PoolLiveness } from '../../src/jobs/worker/pool-liveness.ts';
import { breakLiveness, readJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';

const service = await startService();

/** A job that a pool of this name works on. */
async function takeJob(poolId: string): Promise<void> {
  await service.database.transaction(async (tx) => {
    await tx.rows(Prisma.sql`DELETE FROM graphile_worker._private_jobs`);
    await tx.rows(Prisma.sql`SELECT 1 FROM graphile_worker.add_job('mail-invite')`);
    await tx.rows(Prisma.sql`
      UPDATE graphile_worker._private_jobs SET locked_by = ${poolId}, locked_at = now(), attempts = 1`);
  });
}

async function lockedBy(): Promise<string | null | undefined> {
  return (await readJobs(service))[0]?.lockedBy;
}

/** Looks at the others when it is announced, and by itself after the interval. */
function makeLiveness(intervalMs = 3_600_000): PoolLiveness {
  const logger = pino({ level: 'silent' });
  const liveness = new PoolLiveness({ url: service.databaseUrl, logger, intervalMs, silenceMs: 17_000 });
  onTestFinished(() => liveness.leave());
  return liveness;
}

describe('PoolLiveness', () => {
  it('releases the jobs of a pool that is missing twice, but not of one that is missing once', async () => {
    await takeJob('pool-gone');
    const liveness = makeLiveness();
    await liveness.announce('pool-first');
    expect(await lockedBy()).toBe('pool-gone');
    await liveness.announce('pool-second');
    expect(await lockedBy()).toBeNull();
  });

  it('keeps the jobs of a running pool, however often it checks', async () => {
    await makeLiveness().announce('pool-living');
    await takeJob('pool-living');
    const other = makeLiveness();
    for (const poolId of ['pool-1', 'pool-2', 'pool-3']) await other.announce(poolId);
    expect(await lockedBy()).toBe('pool-living');
  });

  it('keeps its own jobs', async () => {
    const liveness = makeLiveness(10);
    await liveness.announce('pool-own');
    await takeJob('pool-own');
    const other = makeLiveness();
    for (const poolId of ['pool-1', 'pool-2']) await other.announce(poolId);
    expect(await lockedBy()).toBe('pool-own');
  });

  it('keeps the jobs of a pool that comes back after its connection broke', async () => {
    const living = makeLiveness(10);
    await living.announce('pool-living');
    await takeJob('pool-living');
    expect(await breakLiveness(service)).toBe(1);
    // It has the lock again once there is one to break.
    await expect.poll(() => breakLiveness(service), { interval: 50 }).toBe(1);
    await expect
      .poll(async () => {
        const [row] = await service.database.reader.rows<{ held: bigint }>(Prisma.sql`
          SELECT count(*) AS held FROM pg_locks WHERE locktype = 'advisory' AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
        return row?.held;
      })
      .toBe(1n);
    const other = makeLiveness();
    for (const poolId of ['pool-1', 'pool-2', 'pool-3']) await other.announce(poolId);
    expect(await lockedBy()).toBe('pool-living');
  });

  it('releases the jobs of a pool that has stopped', async () => {
    const leaving = makeLiveness();
    await leaving.announce('pool-leaving');
    await takeJob('pool-leaving');
    await leaving.leave();
    const other = makeLiveness();
    for (const poolId of ['pool-1', 'pool-2']) await other.announce(poolId);
    expect(await lockedBy()).toBeNull();
  });
});
