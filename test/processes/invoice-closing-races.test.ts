/** Several processes that close periods: each period is billed once, with numbers without gaps, whichever is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { endTrial } from '../support/billing.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let now = new Date('2027-01-31T15:00:00Z');

beforeAll(async () => {
  service = await startService({ now: () => now });
});

describe('several processes that close periods', () => {
  const script = path.join(import.meta.dirname, '..', 'support', 'billing-process.ts');
  const workspaces = 25;

  async function begin() {
    const child = spawn(process.execPath, [script, service.databaseUrl, now.toISOString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    onTestFinished(() => void child.kill('SIGKILL'));
    await Promise.race([once(child.stdout, 'data'), ended]);
    return { child, ended };
  }

  it('create each invoice once and leave no gap in numbers, even if killed or run concurrently', async () => {
    const tenants = await Promise.all(Array.from({ length: workspaces }, () => makeTenant(service)));
    for (const tenant of tenants) {
      await endTrial(service, tenant);
      const call = { token: tenant.token, id: tenant.workspaceId, body: { plan: 'team' } };
      await service.succeed('changePlan', call);
    }
    now = new Date('2027-05-01T00:00:00Z');
    const count = () => service.database.reader.prisma.invoice.count({ where: { workspaceId: { in: ids } } });
    const ids = tenants.map(({ workspaceId }) => storedId(workspaceId));
    const killed = await begin();
    await expect.poll(count, { interval: 2 }).toBeGreaterThan(3);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await count()).toBeLessThan(3 * workspaces);
    const both = [await begin(), await begin()];
    await Promise.all(both.map(({ ended }) => ended));
    const stored = await service.database.reader.rows(Prisma.sql`
      SELECT i.workspace_id, array_agg(i.number ORDER BY i.period_start) AS numbers, sum(i.total)::int AS total,
        array_agg(i.status::text) AS statuses, c.last_number AS last
      FROM invoices i JOIN invoice_counters c USING (workspace_id)
      WHERE i.workspace_id = ANY (${ids}::uuid[]) GROUP BY i.workspace_id, c.last_number`);
    expect(stored).toHaveLength(workspaces);
    for (const row of stored) {
      expect(row).toMatchObject({
        numbers: [1, 2, 3],
        total: 2400,
        statuses: ['open', 'open', 'open'],
        last: 3,
      });
    }
  });
});
