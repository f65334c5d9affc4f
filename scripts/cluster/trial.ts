/** One fault under load: what clients saw, and what was lost. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { firedBetween } from './alerts.ts';
import type { Fault } from './faults.ts';
import { brokenPromises } from './report.ts';
import type { Result } from './report.ts';
import { Tally } from './requests.ts';
import { TenantLoad } from './tenants.ts';
import type { Losses, Tenant } from './tenants.ts';

const warmUpMs = 3_000;
/** Without failed writes for this long, the service has recovered. */
const calmMs = 4_000;
const recoveryTimeoutMs = 100_000;

export interface Trial {
  readonly cluster: Cluster;
  readonly tenants: readonly Tenant[];
  /** Whether Prometheus can be asked. */
  readonly isMonitored: boolean;
}

export async function tryFault(fault: Fault, { cluster, tenants, isMonitored }: Trial): Promise<Result> {
  const tally = new Tally();
  const loads = await Promise.all(tenants.map((tenant) => TenantLoad.prepare(cluster.url, tenant, tally)));
  for (const load of loads) load.start();
  await delay(warmUpMs);
  const injectedAt = new Date();
  const injectedAtMs = performance.now();
  await fault.inject(cluster);
  await delay(Math.max(0, fault.lastsMs - (performance.now() - injectedAtMs)));
  await untilCalm(tally);
  await fault.repair?.(cluster);
  await cluster.untilHealthy();
  await untilCalm(tally);
  await Promise.all(loads.map((load) => load.stop(recoveryTimeoutMs)));
  const { requests, failed, failures } = tally;
  const losses = sumOf(await Promise.all(loads.map((load) => load.compare(cluster.mails))));
  const failingMs = Math.max(0, tally.lastFailedWriteAtMs - injectedAtMs);
  const { all, begun } = isMonitored ? await firedBetween(injectedAt, new Date()) : { all: [], begun: [] };
  const seen = {
    fault: fault.name,
    requests,
    failed,
    failures: Object.fromEntries(failures),
    pauseSeconds: inSeconds(tally.longestPauseMs(injectedAtMs)),
    failingSeconds: inSeconds(failingMs),
    slowestSeconds: inSeconds(tally.slowestMs),
    losses,
    streamsReopened: loads.reduce((sum, { reopened }) => sum + reopened, 0),
    alerts: begun,
  };
  const silent = fault.alerts?.filter((name) => !all.includes(name)) ?? [];
  const broken = brokenPromises(seen, fault.isUnnoticed === true);
  return { ...seen, broken: [...broken, ...silent.map((name) => `${name} did not fire`)] };
}

async function untilCalm(tally: Tally): Promise<void> {
  const endsAtMs = performance.now() + recoveryTimeoutMs;
  const isCalm = () => {
    const nowMs = performance.now();
    const lastWriteAtMs = tally.writtenAtMs.at(-1) ?? 0;
    return nowMs - tally.lastFailedWriteAtMs > calmMs && nowMs - lastWriteAtMs < calmMs / 2;
  };
  while (!isCalm() && performance.now() < endsAtMs) await delay(100);
}

function inSeconds(timeMs: number): number {
  return Math.round(timeMs / 100) / 10;
}

function sumOf(parts: readonly Losses[]): Losses {
  const sum: Losses = {
    lost: 0,
    doubled: 0,
    mailsMissing: 0,
    mailsDoubled: 0,
    mailsRepeated: 0,
    eventsMissed: 0,
    eventsRepeated: 0,
    streamsRefused: 0,
  };
  for (const part of parts) for (const name of Object.keys(sum) as (keyof Losses)[]) sum[name] += part[name];
  return sum;
}
