/** Runs a cluster in namespaces of this machine, which end with this process, however it ends. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';
import { findPatroni, findPgBouncer } from './cluster.ts';

/** The programs and the Debian packages that have them. */
const programs: Readonly<Record<string, string>> = {
  'etcd --version': 'etcd-server',
  'haproxy -v': 'haproxy',
  'nginx -v': 'nginx-light',
  'redis-server --version': 'redis-server',
  'prometheus --version': 'prometheus',
  '/usr/lib/postgresql/15/bin/postgres --version': 'postgresql-15',
  'ip -V': 'iproute2',
};

/** No disk of the cluster outlives it: all of them are in memory, below folders that only it sees. */
const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const script =
  'mount -t tmpfs cluster /mnt && mkdir -p /run/netns && mount -t tmpfs cluster /run/netns && "$@"; exit $?';

export async function runClusterTest(faults: readonly string[]): Promise<void> {
  requirePrograms();
  mkdirSync(path.join(import.meta.dirname, '..', '..', 'dist'), { recursive: true });
  const inside = [process.execPath, path.join(import.meta.dirname, 'inside.ts'), ...faults];
  // The shell is process 1 of its namespace: it buries the dead, and takes all others with it.
  const argv = ['--pdeathsig', 'KILL', 'unshare', ...namespaces, 'sh', '-c', script, 'sh', ...inside];
  const child = spawn('setpriv', argv, { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

/** @throws {CommandError} that names all packages that are missing */
function requirePrograms(): void {
  if (process.getuid?.() !== 0) throw new CommandError('Network namespaces need root.');
  const packages = Object.entries(programs)
    .filter(([command]) => {
      const [program = '', ...args] = command.split(' ');
      return spawnSync(program, args).error !== undefined;
    })
    .map(([, name]) => name);
  if (packages.length > 0)
    throw new CommandError(`Programs are missing: apt-get install ${packages.join(' ')}.`);
  const pooler = spawnSync(findPgBouncer(), ['--version'], { encoding: 'utf8' });
  const [, minor = '0'] = /PgBouncer 1\.(\d+)/.exec(pooler.stdout) ?? [];
  if (Number(minor) < 21)
    throw new CommandError('PgBouncer 1.21 is missing: run scripts/install-pgbouncer.sh.');
  // Older ones can make a former primary the leader again: docs/decisions/0107-a-real-cluster.md.
  const patroni = spawnSync(findPatroni(), ['--version'], { encoding: 'utf8' });
  if (!/^patroni ([5-9]|4\.(0\.([6-9]|\d\d)|[1-9]))/.test(patroni.stdout))
    throw new CommandError('Patroni 4.0.6 is missing: run scripts/install-patroni.sh.');
}
