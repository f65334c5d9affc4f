/** Trouble that provokes the alerts that no fault of a host does. */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { ownAddress } from './cluster.ts';
import { openWithoutEnd, startCrowd } from './crowd.ts';
import type { Fault } from './faults.ts';
import type { Host } from './hosts.ts';
import { persist, Tally } from './requests.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** In memory, like the disks of the hosts. */
const nextRelease = '/mnt/next-release';

/** One of the hosts of the service: the first is for trouble, and the last is upgraded. */
function serviceOf({ services }: Cluster, index: 0 | -1 = 0): Host {
  const host = services.at(index);
  if (host === undefined) throw new Error('there is no host of the service');
  return host;
}

/** Keeps a table locked, as maintenance at the wrong time does. */
async function lockTable(cluster: Cluster, table: string, seconds: number): Promise<void> {
  const statement = `BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${seconds}); COMMIT`;
  await cluster.asSuperuser(statement, 'boards');
}

/** Many requests at a time, which wait for a table that is locked again and again. */
async function crowdBehindLocks(cluster: Cluster, table: string): Promise<void> {
  const tokens = await Promise.all(
    Array.from({ length: 4 }, (_, it) => cluster.createToken(`crowd-${it}@example.com`)),
  );
  const crowd = startCrowd(`http://${serviceOf(cluster).address}:3000`, tokens, 400);
  for (let it = 0; it < 4; it += 1) {
    await lockTable(cluster, table, 8);
    await delay(200);
  }
  await crowd.stop();
}

/** As if others took the processor of a host: it runs for a fifth of the time. */
async function starve(host: Host, timeMs: number): Promise<void> {
  const endsAtMs = performance.now() + timeMs;
  while (performance.now() < endsAtMs) {
    host.daemon('boards').signal('SIGSTOP');
    await delay(400);
    host.daemon('boards').signal('SIGCONT');
    await delay(100);
  }
}

/** Loaded into a process: memory that it never gives back and, once it has started, 90 % of its descriptors. */
const leak = `
  import { openSync, readdirSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    globalThis.leaked = Buffer.alloc(1.6e9, 1);
    setInterval(() => {
      if (process.uptime() < 20) return;
      while (readdirSync('/proc/self/fd').length < 360) openSync('/dev/null');
    }, 1000).unref();
  }`;

/** A webhook, and a board that it is to hear of while nobody can claim what is due. */
async function delayWebhooks(cluster: Cluster): Promise<void> {
  const { token, workspaceId } = await cluster.createTenant('webhooks@example.com');
  const create = (place: string, body: object) => {
    const call = { method: 'POST', url: `${cluster.url}${place}`, token, body } as const;
    return persist(call, new Tally(), AbortSignal.timeout(30_000));
  };
  await create(`/v1/workspaces/${workspaceId}/webhooks`, { url: `http://${ownAddress}:8080/` });
  const locked = lockTable(cluster, 'webhook_lanes', 75);
  await delay(1_000);
  await create('/v1/boards', { name: 'Told late', workspace_id: workspaceId });
  await locked;
}

/** Of a mail that waits for its next attempt, so that it has none left. */
const giveUpMail = `
  UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id IN (
    SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'mail-invite' AND j.locked_at IS NULL AND j.attempts > 0 LIMIT 1)`;

/** This code under the version of a release after it. */
async function copyAsNextRelease(): Promise<void> {
  await mkdir(nextRelease, { recursive: true });
  for (const folder of ['bin', 'generated', 'openapi', 'prisma', 'src'])
    await cp(path.join(root, folder), path.join(nextRelease, folder), { recursive: true });
  await cp(path.join(root, 'package.json'), path.join(nextRelease, 'package.json'));
  await symlink(path.join(root, 'node_modules'), path.join(nextRelease, 'node_modules'));
  const file = path.join(nextRelease, 'generated', 'openapi.json');
  const contract = JSON.parse(await readFile(file, 'utf8')) as { info: { version: string } };
  contract.info.version += '-next';
  await writeFile(file, JSON.stringify(contract));
}

export const provocations: readonly Fault[] = [
  {
    name: 'upgrade left half done',
    isUnnoticed: true,
    lastsMs: 2_000,
    inject: async (cluster) => {
      await copyAsNextRelease();
      await cluster.restartService(serviceOf(cluster, -1), { code: nextRelease });
    },
  },
  {
    name: 'mail server silent',
    isUnnoticed: true,
    lastsMs: 50_000,
    alerts: ['BoardsMailsFail', 'BoardsJobsLate', 'BoardsJobsGivenUp'],
    inject: async (cluster) => {
      cluster.mails.isSilent = true;
      await delay(20_000);
      await cluster.asSuperuser(giveUpMail, 'boards');
    },
    repair: async (cluster) => {
      cluster.mails.isSilent = false;
      const printed = await cluster.command('admin', 'jobs', 'list', '--state', 'given_up', '--json');
      const jobs = JSON.parse(printed) as { id: string }[];
      for (const { id } of jobs) await cluster.command('admin', 'jobs', 'retry', id);
    },
  },
  {
    name: 'event log locked',
    isUnnoticed: true,
    lastsMs: 0,
    alerts: ['BoardsEventsLate'],
    inject: async (cluster) => {
      const statement = 'BEGIN; SELECT * FROM event_log_head FOR UPDATE; SELECT pg_sleep(18); COMMIT';
      await cluster.asSuperuser(statement, 'boards');
    },
  },
  {
    name: 'table of webhooks locked',
    isUnnoticed: true,
    lastsMs: 0,
    alerts: ['BoardsWebhooksLate'],
    inject: delayWebhooks,
  },
  {
    name: 'table of boards locked, and a crowd',
    lastsMs: 0,
    // BoardsRequestsSlow fires here, too, unless very many fast requests came before.
    alerts: ['BoardsRequestsWait'],
    inject: (cluster) => crowdBehindLocks(cluster, 'boards'),
  },
  {
    name: 'pool too small, and a crowd',
    lastsMs: 0,
    alerts: ['BoardsConnectionsExhausted'],
    inject: async (cluster) => {
      await cluster.restartService(serviceOf(cluster), { env: { DATABASE_POOL_SIZE: '2' } });
      await crowdBehindLocks(cluster, 'workspaces');
    },
    repair: (cluster) => cluster.restartService(serviceOf(cluster)),
  },
  {
    name: 'connections without end',
    isUnnoticed: true,
    lastsMs: 0,
    alerts: ['BoardsConnectionsRefused'],
    inject: (cluster) => openWithoutEnd(serviceOf(cluster).address, 3000, 50_000),
  },
  {
    name: 'process without processor',
    lastsMs: 0,
    alerts: ['BoardsEventLoopBlocked'],
    inject: (cluster) => starve(serviceOf(cluster), 50_000),
  },
  {
    name: 'process that leaks',
    isUnnoticed: true,
    lastsMs: 80_000,
    alerts: ['BoardsMemoryHigh', 'BoardsFilesRunOut'],
    inject: async (cluster) => {
      const host = serviceOf(cluster);
      await host.write('/run/leak.mjs', leak);
      const env = { NODE_OPTIONS: '--import=/run/leak.mjs' };
      await cluster.restartService(host, { within: ['prlimit', '--nofile=400:400'], env });
    },
    repair: (cluster) => cluster.restartService(serviceOf(cluster)),
  },
  {
    name: 'upgrade completed',
    isUnnoticed: true,
    lastsMs: 2_000,
    alerts: ['BoardsVersionsDiffer'],
    inject: (cluster) => cluster.restartService(serviceOf(cluster, -1)),
  },
];
