/** What is done to the cluster, one after the other, and what clients may notice of it. */
import { setTimeout as delay } from 'node:timers/promises';
import { findPatronictl } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import type { Host } from './hosts.ts';

export interface Fault {
  readonly name: string;
  /** Whether no request may fail. */
  readonly isUnnoticed?: true;
  /** How long it lasts at least before it is repaired. */
  readonly lastsMs: number;
  /** The alerts that must fire. */
  readonly alerts?: readonly string[];
  inject(cluster: Cluster): Promise<void>;
  repair?(cluster: Cluster): Promise<void>;
}

/** Hits a host that is found when it is time, and repairs the same one. */
function onHost(
  options: Pick<Fault, 'name' | 'lastsMs' | 'alerts'>,
  find: (cluster: Cluster) => Promise<Host>,
  { inject, repair }: Record<'inject' | 'repair', (host: Host, cluster: Cluster) => unknown>,
): Fault {
  let hit: Host | undefined;
  return {
    ...options,
    inject: async (cluster) => {
      hit = await find(cluster);
      await inject(hit, cluster);
    },
    repair: async (cluster) => {
      if (hit !== undefined) await repair(hit, cluster);
    },
  };
}

const primary = (cluster: Cluster) => cluster.primary();
const power = {
  inject: (host: Host) => {
    host.crash();
  },
  repair: (host: Host) => {
    host.boot();
  },
};
const network = {
  inject: (host: Host) => {
    host.cutNetwork();
  },
  repair: (host: Host) => {
    host.mendNetwork();
  },
};

async function restartEach(cluster: Cluster): Promise<void> {
  for (const host of cluster.services) {
    await cluster.restartService(host);
    // So that nginx has noticed.
    await delay(1_000);
  }
}

/**
 * PostgreSQL goes on with a full disk and refuses what needs room, so Patroni sees no fault: a person has to act. Only if the
 * log itself finds no room does PostgreSQL stop, and Patroni acts.
 */
const fullDisk = {
  inject: async (host: Host, cluster: Cluster) => {
    await host.run(['sh', '-c', 'dd if=/dev/zero of=/var/lib/postgresql/filler bs=1M 2>/dev/null || true']);
    await delay(8_000);
    const leader = (await cluster.members()).find(({ role }) => role === 'leader');
    if (leader?.name !== host.name) return;
    const config = ['-c', '/run/patroni/patroni.yml'];
    await host.run(
      [findPatronictl(), ...config, 'switchover', 'boards', '--leader', host.name, '--force'],
      'postgres',
    );
  },
  repair: (host: Host) => host.run(['rm', '/var/lib/postgresql/filler']),
};

/** Commits wait for the standby when the primary dies, so that nobody learns whether they happened. */
async function crashDuringCommits(host: Host, cluster: Cluster): Promise<void> {
  const standby = await cluster.confirmingStandby();
  standby.signalAll('postgres', 'SIGSTOP');
  await delay(3_000);
  host.crash();
  standby.signalAll('postgres', 'SIGCONT');
}

/** While the last release serves. Left out in a clone without its code. */
export const upgrade = (code: string): readonly Fault[] => [
  {
    name: 'migration to this release',
    isUnnoticed: true,
    lastsMs: 4_000,
    inject: async (cluster) => {
      cluster.useCode(code);
      await cluster.command('db:migrate');
    },
  },
];

export const faults: readonly Fault[] = [
  {
    name: 'each process restarted',
    isUnnoticed: true,
    lastsMs: 2_000,
    inject: restartEach,
  },
  {
    name: 'each process killed',
    lastsMs: 5_000,
    inject: async (cluster) => {
      for (const host of cluster.services) {
        host.daemon('boards').signal('SIGKILL');
        // Until the supervisor has started it again.
        await delay(1_000);
        await cluster.untilReady(host);
      }
    },
  },
  {
    name: 'pooler killed',
    lastsMs: 8_000,
    inject: async ({ services: [host] }) => {
      host?.daemon('pgbouncer').signal('SIGKILL');
      return Promise.resolve();
    },
  },
  {
    name: 'Redis lost',
    isUnnoticed: true,
    lastsMs: 20_000,
    alerts: ['BoardsRedisUnavailable'],
    inject: ({ redis }) => redis.daemon('redis').stop('SIGKILL'),
    repair: async ({ redis }) => {
      redis.daemon('redis').start();
      return Promise.resolve();
    },
  },
  onHost(
    { name: 'network of a process cut', lastsMs: 25_000, alerts: ['BoardsProcessDown'] },
    ({ services: [host] }) =>
      host === undefined ? Promise.reject(new Error('no host')) : Promise.resolve(host),
    network,
  ),
  onHost(
    { name: 'confirming standby killed', lastsMs: 8_000 },
    (cluster) => cluster.confirmingStandby(),
    power,
  ),
  onHost(
    {
      name: 'primary killed',
      lastsMs: 8_000,
      alerts: ['BoardsErrorBudgetBurnsFast'],
    },
    primary,
    power,
  ),
  onHost(
    {
      name: 'primary killed while its standby is frozen',
      lastsMs: 8_000,
      alerts: ['BoardsCommitsUnconfirmed'],
    },
    primary,
    { inject: crashDuringCommits, repair: power.repair },
  ),
  onHost({ name: 'network of the primary cut', lastsMs: 8_000 }, primary, network),
  onHost({ name: 'disk of the primary full, then a switchover', lastsMs: 8_000 }, primary, fullDisk),
];
