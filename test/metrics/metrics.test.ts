/** What the metrics say about jobs, mails, events and the pool, and who can read them without a port of their own. */
import pg from 'pg';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { usualBrand } from '../../src/brand.ts';
import { createLogger } from '../../src/logger.ts';
import { Backlog } from '../../src/jobs/worker/backlog.ts';
import { startJobs } from '../../src/jobs/worker/jobs.ts';
import { MailFailure } from '../../src/jobs/mail/mail-failures.ts';
import type { Mailer } from '../../src/jobs/mail/mailers.ts';
import { WorkMetrics } from '../../src/jobs/worker/work-metrics.ts';
import { createMetricsServer } from '../../src/api/metrics/metrics-server.ts';
import { measureDatabase } from '../../src/api/metrics/service-metrics.ts';
import { testBilling } from '../support/billing.ts';
import { atTheEnd } from '../support/endings.ts';
import { rawRequest } from '../support/raw-metrics.ts';
import { startService, testSecretKey } from '../support/service.ts';
import { testQuotas } from '../support/quotas.ts';

describe('metrics of background work', () => {
  it('count jobs by kind and state with their age, and mails by what became of them', async () => {
    const service = await startService({ isOwn: true });
    const registry = new Registry();
    new Backlog({ database: service.database, now: service.now }).measureIn(registry);
    const work = new WorkMetrics();
    work.measureIn(registry);
    const failures = [new MailFailure('refused', 'no such mailbox')];
    const mailer: Mailer = {
      send: () => {
        const failure = failures.pop();
        return failure === undefined ? Promise.resolve(undefined) : Promise.reject(failure);
      },
      close: () => undefined,
    };
    await service.succeed('createSignInCode', { body: { email: 'ada@example.com' } });
    await service.succeed('createSignInCode', { body: { email: 'eve@example.com' } });
    expect(await registry.metrics()).toContain('boards_jobs{task="mail-sign-in-code",state="waiting"} 2');

    const client = new pg.Client(service.databaseUrl);
    await client.connect();
    atTheEnd(() => client.end());
    await client.query(`
      SELECT graphile_worker.add_job('write-export', '{}', max_attempts => 1);
      UPDATE graphile_worker._private_jobs SET attempts = 1, created_at = created_at - interval '1 hour'
        WHERE max_attempts = 1`);
    const stopped = await startJobs({
      url: service.databaseUrl,
      database: service.database,
      billing: testBilling,
      quotas: testQuotas,
      brand: usualBrand,
      mailer,
      metrics: work,
      secretKey: testSecretKey,
      publicUrl: 'http://boards.test',
      logger: createLogger('silent'),
      now: service.now,
      pollIntervalMs: 100,
    });
    atTheEnd(() => stopped.stop(5_000));
    const value = async (name: string) => {
      const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${name} `));
      return Number(line?.split(' ').at(-1));
    };
    await expect.poll(() => value('boards_mails_total{outcome="sent"}')).toBe(1);
    await expect.poll(() => value('boards_mails_total{outcome="undeliverable"}')).toBe(1);
    await expect
      .poll(() => value('boards_jobs_ended_total{task="mail-sign-in-code",outcome="succeeded"}'))
      .toBe(2);
    await expect.poll(() => value('boards_jobs{task="write-export",state="given_up"}')).toBe(1);
    const age = await value('boards_oldest_job_age_seconds{task="write-export",state="given_up"}');
    expect(age).toBeGreaterThan(3_500);
    expect(await value('boards_backlog_up')).toBe(1);
  });

  it('do not run a second statement while the first one takes long', async () => {
    let statements = 0;
    const rows = () => {
      statements += 1;
      return new Promise<never>(() => undefined);
    };
    const registry = new Registry();
    const database = {
      reader: {
        prisma: {} as never,
        rows,
        commitRows: rows,
        commitInGroup: rows,
        later: rows,
        rowsAfter: rows,
      },
    };
    new Backlog({ database, now: () => new Date(0), timeoutMs: 20 }).measureIn(registry);
    await Promise.all([registry.metrics(), registry.metrics()]);
    expect(await registry.metrics()).toMatch(/^boards_backlog_up 0$/m);
    expect(statements).toBe(1);
  });
});

describe('/metrics on the service’s own port', () => {
  it('is there for programs on this machine, and for nobody else', async () => {
    const service = await startService();
    const status = async (headers: Readonly<Record<string, string>>) =>
      (await rawRequest(service.server, '/metrics', headers)).status;
    expect(await status({})).toBe(200);
    expect(await status({ Host: 'localhost:3000' })).toBe(200);
    expect(await status({ Host: '[::1]:3000' })).toBe(200);
    expect(await status({ Host: 'boards.example.com' })).toBe(404);
    expect(await status({ 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
    expect(await status({ Forwarded: 'for=203.0.113.7' })).toBe(404);
    expect(await status({ 'X-Real-IP': '203.0.113.7' })).toBe(404);
  });

  it('has the version, the pool and the queue, and no name of a workspace', async () => {
    const service = await startService();
    const { text } = await rawRequest(service.server, '/metrics', {});
    expect(text).toMatch(/^boards_build_info\{version="\d+\.\d+\.\d+",node_version="v\d+/m);
    expect(text).toMatch(/^boards_database_connections_max 20$/m);
    expect(text).toMatch(/^boards_fair_queue_requests\{state="waiting"\} 0$/m);
    expect(text).toMatch(/^boards_delayed_requests_total 0$/m);
    expect(text).toMatch(/^boards_database_unconfirmed_commits_total 0$/m);
    expect(text).not.toMatch(/workspace_0|board_0|user_0/);
  });
});

describe('commits without a response', () => {
  it('are counted once, however often they are read', async () => {
    const registry = new Registry();
    const load = { open: 2, idle: 1, waiting: 0, max: 20, unconfirmedCommits: 3 };
    measureDatabase(registry, { load: () => load });
    await registry.metrics();
    expect(await registry.metrics()).toMatch(/^boards_database_unconfirmed_commits_total 3$/m);
  });
});

describe('createMetricsServer', () => {
  it('collects once for scrapes at the same time', async () => {
    let collections = 0;
    const registry = new Registry();
    registry.metrics = async () => {
      collections += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 'up 1\n';
    };
    const server = createMetricsServer(registry);
    server.listen(0, '127.0.0.1');
    atTheEnd(() => {
      server.close();
      server.closeAllConnections();
    });
    const answers = await Promise.all([1, 2, 3].map(() => rawRequest(server, '/metrics', {})));
    expect(answers.map(({ text }) => text)).toEqual(['up 1\n', 'up 1\n', 'up 1\n']);
    expect(collections).toBe(1);
    expect((await rawRequest(server, '/', {})).status).toBe(404);
  });
});
