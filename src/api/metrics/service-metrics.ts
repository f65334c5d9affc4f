/** Measures what this process holds: connections to the database, requests in the queue, and what is kept in memory. */
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { Replicas } from '../../db/replicas.ts';
import type { CredentialUses } from '../../domain/identity/credential-uses.ts';
import type { ArrivalQueue } from '../limits/arrival-queue.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import type { RateLimits } from '../limits/rate-limits.ts';

/** A part that adds its metrics to a registry. */
export interface Measured {
  measureIn(registry: Registry): void;
}

/** The versions that run. The value is always 1. */
export function measureBuild(registry: Registry, version: string): void {
  new Gauge({
    name: 'boards_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'node_version'],
    registers: [registry],
  }).set({ version, node_version: process.version }, 1);
}

/** The pool of connections, and commits without a response. */
export function measureDatabase(registry: Registry, database: Pick<Database, 'load'>): void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'boards_database_connections',
    help: 'Open connections of the pool for requests and jobs',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { open, idle } = database.load();
      connections.set({ state: 'used' }, open - idle);
      connections.set({ state: 'idle' }, idle);
    },
  });
  const max = new Gauge({
    name: 'boards_database_connections_max',
    help: 'How many connections the pool can open (DATABASE_POOL_SIZE)',
    registers,
    collect: () => {
      max.set(database.load().max);
    },
  });
  const waiting = new Gauge({
    name: 'boards_database_connections_waiting',
    help: 'Requests and jobs that wait for a connection of the pool',
    registers,
    collect: () => {
      waiting.set(database.load().waiting);
    },
  });
  const unconfirmed = new Counter({
    name: 'boards_database_unconfirmed_commits_total',
    help: 'Commits that the database did not confirm because the connection was lost',
    registers,
    collect: () => {
      unconfirmed.reset();
      unconfirmed.inc(database.load().unconfirmedCommits);
    },
  });
}

/** The replicas that serve reads that may be behind. */
export function measureReplicas(registry: Registry, replicas: Pick<Replicas, 'load'>): void {
  const registers = [registry];
  const labelNames = ['replica'];
  const up = new Gauge({
    name: 'boards_replica_up',
    help: '1 if the replica can serve reads, 0 if it is down, too far behind, or not a replica of this database',
    labelNames,
    registers,
    collect: () => {
      for (const { name, stalenessMs } of replicas.load())
        up.set({ replica: name }, stalenessMs === undefined ? 0 : 1);
    },
  });
  const lag = new Gauge({
    name: 'boards_replica_lag_seconds',
    help: 'How far the replica is behind at most, including up to a second since it was measured; none while it is down',
    labelNames,
    registers,
    collect: () => {
      lag.reset();
      for (const { name, stalenessMs } of replicas.load()) {
        if (stalenessMs !== undefined) lag.set({ replica: name }, stalenessMs / 1_000);
      }
    },
  });
  const connections = new Gauge({
    name: 'boards_replica_connections',
    help: 'Open connections to the replica (DATABASE_REPLICA_POOL_SIZE at most)',
    labelNames: ['replica', 'state'],
    registers,
    collect: () => {
      for (const { name, open, idle } of replicas.load()) {
        connections.set({ replica: name, state: 'used' }, open - idle);
        connections.set({ replica: name, state: 'idle' }, idle);
      }
    },
  });
}

export interface MeasuredRequests {
  readonly fairQueue?: FairQueue | undefined;
  readonly arrivals?: ArrivalQueue | undefined;
  readonly rateLimits: RateLimits;
  readonly credentialUses: CredentialUses;
}

/** The texts of cards that the process keeps. */
export function measureKeptTexts(
  registry: Registry,
  keptTexts: {
    readonly bytes: number;
    readonly lookups: { readonly found: number; readonly missed: number };
  },
): void {
  const registers = [registry];
  const bytes = new Gauge({
    name: 'boards_kept_texts_bytes',
    help: 'What the texts of cards take at most that the process keeps for pages that are read again',
    registers,
    collect: () => {
      bytes.set(keptTexts.bytes);
    },
  });
  const lookups = new Counter({
    name: 'boards_kept_texts_lookups_total',
    help: 'Cards of such pages whose text was kept, and others',
    labelNames: ['result'],
    registers,
    collect: () => {
      const { found, missed } = keptTexts.lookups;
      lookups.reset();
      lookups.inc({ result: 'found' }, found);
      lookups.inc({ result: 'missed' }, missed);
    },
  });
}

/** The queue of requests, and what is kept in memory about clients. */
export function measureRequests(
  registry: Registry,
  { fairQueue, arrivals, rateLimits, credentialUses }: MeasuredRequests,
): void {
  const registers = [registry];
  const requests = new Gauge({
    name: 'boards_fair_queue_requests',
    help: 'Requests that are carried out, and requests that wait for their turn',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { running = 0, waiting = 0 } = fairQueue ?? {};
      requests.set({ state: 'running' }, running);
      requests.set({ state: 'waiting' }, waiting);
    },
  });
  const delayed = new Counter({
    name: 'boards_delayed_requests_total',
    help: 'Requests that waited because their client gets very many refusals',
    registers,
    collect: () => {
      delayed.reset();
      delayed.inc(arrivals?.delayed ?? 0);
    },
  });
  const keys = new Gauge({
    name: 'boards_rate_limit_keys',
    help: 'Credentials and networks whose requests are counted in memory, and credentials that are known to be valid',
    registers,
    collect: () => {
      keys.set(rateLimits.keys);
    },
  });
  const unwritten = new Gauge({
    name: 'boards_credential_uses_unwritten',
    help: 'Credentials whose last use is not stored yet',
    registers,
    collect: () => {
      unwritten.set(credentialUses.unwritten);
    },
  });
}
