/** Runs in namespaces of its own, which take all hosts, processes and disks of the cluster with them when they end. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alertNames, firedBetween, startPrometheus } from './alerts.ts';
import { Cluster } from './cluster.ts';
import { faults, upgrade } from './faults.ts';
import { provocations } from './provocations.ts';
import { asMarkdown, asText } from './report.ts';
import type { Result } from './report.ts';
import { tryFault } from './trial.ts';
import { checkOutLastRelease } from '../support/last-release.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** A file system in memory that only this process and what it starts can see. */
const scratch = '/mnt';
const kept = path.join(root, 'dist', 'cluster');
const timeLimitMs = 30 * 60_000;
const tenantCount = 3;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function run(wanted: readonly string[]): Promise<void> {
  const logs = path.join(scratch, 'logs');
  const oldCode = path.join(scratch, 'last-release');
  for (const folder of [logs, oldCode]) mkdirSync(folder);
  try {
    const isWanted = ({ name }: { name: string }) =>
      wanted.length === 0 || wanted.some((it) => name.includes(it));
    const upgrades = upgrade(root).filter(isWanted);
    const isUpgraded = upgrades.length > 0 && (await checkOutLastRelease(oldCode));
    const cluster = await Cluster.make(logs);
    await cluster.startDatabase();
    await cluster.startRest();
    if (isUpgraded) {
      cluster.useCode(oldCode);
      // Migrations of 2.11.0 need this right, later ones don't.
      await cluster.asSuperuser('GRANT SET ON PARAMETER app.purging_events TO boards');
    }
    await cluster.command('db:migrate');
    for (const host of cluster.services) cluster.startService(host);
    await Promise.all(cluster.services.map((host) => cluster.untilReady(host)));
    const tenants = await Promise.all(
      Array.from({ length: tenantCount }, (_, it) => cluster.createTenant(`owner-${it}@example.com`)),
    );
    say(
      `The cluster is up: ${(await cluster.members()).map(({ name, role }) => `${name} ${role}`).join(', ')}.`,
    );
    const trial = { cluster, tenants, isMonitored: false };
    const results: Result[] = [];
    for (const fault of isUpgraded ? upgrades : []) results.push(await tell(tryFault(fault, trial)));
    const targets = cluster.services.map(({ address }) => `${address}:9090`);
    const startedAt = new Date();
    startPrometheus(path.join(scratch, 'prometheus'), targets);
    for (const fault of [...faults, ...provocations].filter(isWanted))
      results.push(await tell(tryFault(fault, { ...trial, isMonitored: true })));
    const { all: fired } = await firedBetween(startedAt, new Date());
    report(results, fired, wanted.length === 0);
  } finally {
    rmSync(kept, { recursive: true, force: true });
    cpSync(logs, path.join(kept, 'logs'), { recursive: true });
  }
}

async function tell(trying: Promise<Result>): Promise<Result> {
  const result = await trying;
  const { fault, failed, failingSeconds, broken } = result;
  say(`${fault}: ${failed} failed, writes for ${failingSeconds} s. ${broken.join('; ')}`);
  return result;
}

/** @param isWhole whether every alert must have fired */
function report(results: readonly Result[], fired: readonly string[], isWhole: boolean): void {
  const silent = alertNames().filter((name) => !fired.includes(name));
  say(`\n${asText(results, silent)}`);
  writeFileSync(
    path.join(root, 'dist', 'cluster.json'),
    `${JSON.stringify({ results, silent }, undefined, 2)}\n`,
  );
  writeFileSync(path.join(root, 'dist', 'cluster.md'), asMarkdown(results, silent));
  const isBroken = results.some(({ broken }) => broken.length > 0);
  if (isBroken || (isWhole && silent.length > 0)) process.exitCode = 1;
}

setTimeout(() => {
  say(`The faults took more than ${timeLimitMs / 60_000} minutes.`);
  process.exit(1);
}, timeLimitMs).unref();
await run(process.argv.slice(2));
process.exit();
