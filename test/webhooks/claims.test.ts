/** Claiming what is sent next costs the same however much waits, and gives every webhook its turn. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { claimLanes } from '../../src/jobs/webhooks/claim-rows.ts';
import type { LaneClaim } from '../../src/jobs/webhooks/claim-rows.ts';
import { feedLanes, settleLane } from '../../src/jobs/webhooks/lane-rows.ts';
import { Slots } from '../../src/jobs/webhooks/slots.ts';
import { makeBoard, makeCard, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { newUuid, storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { describePlan } from '../support/statement-plans.ts';
import type { PlanNode } from '../support/statement-plans.ts';

const webhooksMany = 2_000;
const lanesEach = 10;
const lanesMax = 64;

let service: Service;
let client: pg.Client;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  tenant = await makeTenant(service);
});

afterAll(() => client.end());

const now = () => service.now();
const earlier = (ms: number) => new Date(now().getTime() - ms).toISOString();
const later = (ms: number) => new Date(now().getTime() + ms).toISOString();

interface Waiting {
  readonly webhooks: number;
  readonly lanes: number;
  readonly dueAt: string;
  readonly disabled?: boolean;
}

/** Stores webhooks with lanes that are due at a time, in workspaces of 100 webhooks. Returns the ids of the webhooks. */
async function store({ webhooks, lanes, dueAt, disabled = false }: Waiting): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `WITH spaces AS (
       INSERT INTO workspaces SELECT (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'personal_user_id', NULL, 'kind', 'team'))).*
       FROM workspaces w, generate_series(1, $2::int, 100) WHERE w.id = $1 RETURNING id),
     hooks AS (
       INSERT INTO webhooks (id, workspace_id, url, types, created_by, disabled_at, disabled_reason)
       SELECT gen_random_uuid(), s.id, 'https://hooks.example.com', '{}', $3, CASE WHEN $4 THEN now() END,
         CASE WHEN $4 THEN 'requested' END
       FROM spaces s, generate_series(1, 100) ORDER BY random() LIMIT $2 RETURNING id, workspace_id)
     SELECT id FROM hooks`,
    [storedId(tenant.workspaceId), webhooks, storedId(tenant.userId), disabled],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `INSERT INTO webhook_lanes (webhook_id, lane_id, workspace_id, kind, position, until_position, next_attempt_at)
     SELECT h.id, gen_random_uuid(), h.workspace_id, 'board', 0, 1, $2
     FROM webhooks h, generate_series(1, $3::int) WHERE h.id = ANY ($1)`,
    [ids, dueAt, lanes],
  );
  return ids;
}

const settings = ['enable_bitmapscan', 'enable_seqscan'].map((name) => `SET LOCAL ${name} = off`);

interface Measured {
  readonly buffers: number;
  readonly lanes: number;
  readonly plans: string;
}

/** Claims as the service does, and undoes it: how many lanes, and how many pages PostgreSQL looked at for it. */
async function measureClaim(): Promise<Measured> {
  let buffers = 0;
  const plans: string[] = [];
  const rows: Tx['rows'] = async <Row>({ text, values }: Prisma.Sql) => {
    await client.query('SAVEPOINT before');
    const { rows: lines } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode & Pages }[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      [...values],
    );
    await client.query('ROLLBACK TO before');
    const plan = lines[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan === undefined) throw new Error('PostgreSQL explained nothing');
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    plans.push(`${plan['Shared Hit Blocks']} pages\n${describePlan(plan)}`);
    return (await client.query<Row & pg.QueryResultRow>(text, [...values])).rows;
  };
  await client.query('BEGIN');
  for (const setting of settings) await client.query(setting);
  const { lanes } = await claimLanes({ rows } as Tx, claimOf({ lanesMax }));
  await client.query('ROLLBACK');
  return { buffers, lanes: lanes.length, plans: plans.join('\n') };
}

interface Pages {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

function claimOf(differing: Partial<LaneClaim> & Pick<LaneClaim, 'lanesMax'>): LaneClaim {
  const leaseEndsAt = new Date(now().getTime() + 30_000);
  const slots = new Slots({ max: lanesMax, perWebhookMax: lanesMax, perWorkspaceMax: lanesMax });
  return {
    ...{ now: now(), leaseId: newUuid(), leaseEndsAt, slowLanesMax: 0 },
    ...{ without: [], withoutWorkspaces: [], withoutSlowOf: [] },
    fitting: (due) => slots.fitting(due),
    ...differing,
  };
}

const claim = (max: number, slowLanesMax = 0) =>
  service.database.transaction((tx) => claimLanes(tx, claimOf({ lanesMax: max, slowLanesMax })));

async function clear(): Promise<void> {
  await client.query('DELETE FROM webhooks');
  await client.query('VACUUM ANALYZE webhooks, webhook_lanes, webhook_queues');
}

describe('a claim', () => {
  it('reads as much for a few webhooks as for thousands that wait', { timeout: 120_000 }, async () => {
    await store({ webhooks: 100, lanes: 1, dueAt: earlier(1_000) });
    await client.query('ANALYZE webhooks, webhook_lanes, webhook_queues');
    const few = await measureClaim();
    expect(few.lanes).toBe(lanesMax);
    await store({ webhooks: webhooksMany, lanes: lanesEach, dueAt: later(3_600_000) });
    const withoutStatistics = await measureClaim();
    await client.query('ANALYZE webhooks, webhook_lanes, webhook_queues');
    const waiting = await measureClaim();
    await store({ webhooks: webhooksMany, lanes: 1, dueAt: earlier(2_000) });
    const due = await measureClaim();
    for (const { lanes, buffers, plans } of [withoutStatistics, waiting, due]) {
      expect(lanes).toBe(lanesMax);
      // Larger indexes have a level more.
      expect(buffers, plans).toBeLessThan(2 * few.buffers);
    }
    await clear();
  });

  it('looks once at webhooks that are not sent anything', { timeout: 60_000 }, async () => {
    await store({ webhooks: 500, lanes: 3, dueAt: earlier(2_000), disabled: true });
    const sent = await store({ webhooks: 10, lanes: 1, dueAt: earlier(1_000) });
    const claimed: string[] = [];
    for (let more = true; more;) {
      const { lanes, hasMore } = await claim(lanesMax);
      claimed.push(...lanes.map(({ webhookId }) => webhookId));
      more = hasMore;
    }
    expect(claimed.sort()).toEqual(sent.sort());
    const { rows } = await client.query('SELECT FROM webhook_queues WHERE due_at <= $1', [now()]);
    expect(rows).toEqual([]);
    await clear();
  });

  it('gives every webhook its turn, however many lanes of one are due', async () => {
    const [large = ''] = await store({ webhooks: 1, lanes: 300, dueAt: earlier(60_000) });
    const others = await store({ webhooks: 5, lanes: 2, dueAt: earlier(1_000) });
    const claimed: string[] = [];
    for (let n = 1; n <= 8; n += 1) {
      const { lanes } = await claim(2);
      claimed.push(...lanes.map(({ webhookId }) => webhookId));
    }
    // A claim has no order in itself.
    expect(claimed.slice(0, 2)).toContain(large);
    for (const id of others) expect(claimed.filter((it) => it === id)).toHaveLength(2);
    expect(claimed.filter((id) => id === large)).toHaveLength(claimed.length - 10);
    await clear();
  });

  it('keeps places for webhooks that are not slow', async () => {
    const slow = await store({ webhooks: 10, lanes: 2, dueAt: earlier(60_000) });
    for (const lane of (await claim(10)).lanes) {
      const { position, attempts } = lane;
      const progress = { position, attempts, retryAt: new Date(earlier(30_000)), isSlow: true };
      expect(await settleLane(service.database.reader, lane, progress, [], now())).toBe(true);
    }
    const [healthy] = await store({ webhooks: 1, lanes: 1, dueAt: earlier(1) });
    const { lanes } = await claim(4, 2);
    expect(lanes.filter(({ isSlow }) => isSlow)).toHaveLength(2);
    expect(lanes.filter(({ webhookId }) => slow.includes(webhookId))).toHaveLength(2);
    expect(lanes.map(({ webhookId }) => webhookId)).toContain(healthy);
    await clear();
  });

  it('leaves places for other workspaces, however many webhooks of one are due', async () => {
    const many = await store({ webhooks: 80, lanes: 1, dueAt: earlier(60_000) });
    const [other = ''] = await store({ webhooks: 1, lanes: 1, dueAt: earlier(1) });
    const slots = new Slots({ max: lanesMax, perWebhookMax: 4, perWorkspaceMax: 32 });
    const claimed: string[] = [];
    for (let more = true; more;) {
      const claims = { lanesMax: slots.free, withoutWorkspaces: slots.fullWorkspaces() };
      const { lanes, hasMore } = await service.database.transaction((tx) =>
        claimLanes(tx, { ...claimOf(claims), fitting: (due) => slots.fitting(due) }),
      );
      for (const { webhook, isSlow } of lanes) slots.take({ ...webhook, webhookId: webhook.id, isSlow });
      claimed.push(...lanes.map(({ webhookId }) => webhookId));
      more = hasMore;
    }
    expect(claimed.filter((id) => many.includes(id))).toHaveLength(32);
    expect(claimed).toContain(other);
    await clear();
  });

  it('gives others the places of slow webhooks when none of these is due', async () => {
    await store({ webhooks: 3, lanes: 1, dueAt: earlier(1_000) });
    expect((await claim(2, 2)).lanes).toHaveLength(2);
    await clear();
  });
});

describe('a lane that becomes due while another one of its webhook is claimed', () => {
  it('wakes its webhook after the claim, which did not see it', async () => {
    const [id = ''] = await store({ webhooks: 1, lanes: 2, dueAt: earlier(1_000) });
    const [lane] = (await claim(1)).lanes;
    if (lane === undefined) throw new Error('nothing was claimed');
    await client.query('BEGIN');
    await client.query('SELECT FROM webhook_queues WHERE webhook_id = $1 FOR UPDATE', [id]);
    const progress = { position: lane.position, attempts: 0 };
    const settling = settleLane(service.database.reader, lane, progress, [], now());
    await untilBlocked();
    await client.query('UPDATE webhook_queues SET due_at = $2 WHERE webhook_id = $1', [id, later(30_000)]);
    await client.query('COMMIT');
    expect(await settling).toBe(true);
    const { rows } = await client.query('SELECT FROM webhook_queues WHERE due_at <= $1', [now()]);
    expect(rows).toHaveLength(1);
    await clear();
  });
});

describe('looking through the log', () => {
  it('does not deadlock with the deletion of a webhook', async () => {
    const { token, ...other } = await makeTenant(service);
    const first = await makeBoard(service, { token, ...other });
    const call = { token, id: other.workspaceId, body: { url: 'https://hooks.example.com' } };
    const { webhook } = await service.succeed('createWebhook', call);
    const feed = async () => {
      await placeEvents(service);
      return feedLanes(service.database.reader, now());
    };
    await makeCard(service, { token, ...other }, first.board.id, { title: 'Has a lane' });
    await feed();
    await makeCard(service, { token, ...other }, first.board.id, { title: 'Marks the lane' });
    await makeBoard(service, { token, ...other });
    await client.query('BEGIN');
    await client.query('SELECT FROM webhooks WHERE id = $1 FOR UPDATE', [storedId(webhook.id)]);
    const feeding = feed();
    await untilBlocked();
    await client.query('DELETE FROM webhooks WHERE id = $1', [storedId(webhook.id)]);
    await client.query('COMMIT');
    expect(await feeding).toBeGreaterThan(0);
  });
});

/** Waits until a statement waits for a lock that this test's client holds. */
async function untilBlocked(): Promise<void> {
  const blocked = 'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
  await expect.poll(async () => (await client.query(blocked)).rows.length).toBeGreaterThan(0);
}
