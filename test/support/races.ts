/** Lets requests meet at one moment by a transaction that stands in their way, instead of by chance. */
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { storedId } from './ids.ts';
import type { Service } from './service.ts';

export interface HeldTransaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Runs a statement in a transaction of its own, which keeps its locks and hides what it wrote until it ends.
 *
 * @param ids what `$1`, `$2` … stand for, as TypeIDs
 */
export async function holdTransaction(
  service: Service,
  statement: string,
  ids: readonly string[] = [],
): Promise<HeldTransaction> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  // Also ends a transaction that a failed test left open.
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query(statement, ids.map(storedId));
  return {
    commit: async () => {
      await client.query('COMMIT');
    },
    rollback: async () => {
      await client.query('ROLLBACK');
    },
  };
}

/** Resolves once this many statements of the service wait for a lock, or only for one of this kind. */
export async function untilWaiting(service: Service, count: number, kind?: 'advisory'): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await service.database.reader.prisma.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND (${kind ?? null}::text IS NULL OR wait_event = ${kind ?? null}::text)`;
      if (row?.waiting !== count)
        throw new Error(`${row?.waiting ?? 0} of ${count} statements wait for a lock`);
    },
    { interval: 10, timeout: 60_000 },
  );
}
