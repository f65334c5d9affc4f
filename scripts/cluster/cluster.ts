/** A whole cluster, run by the files of deploy/cluster: what docs/operations.md shows is what runs here. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../support/command-errors.ts';
import { Host, makeNetwork } from './hosts.ts';
import { receiveMails } from './mails.ts';
import type { Mails } from './mails.ts';
import type { Tenant } from './tenants.ts';

const root = path.join(import.meta.dirname, '..', '..');
const files = path.join(root, 'deploy', 'cluster');
/** The address of this process: where mails go, and clients come from. */
export const ownAddress = '10.0.0.50';
const password = 'of-the-cluster-test';
const settings: Readonly<Record<string, string>> = {
  YOUR_PASSWORD: password,
  YOUR_KEY: 'k'.repeat(44),
  // Folders that the hosts share with this machine stay as they are.
  '/etc/': '/run/etc/',
};
/** So that three databases take little. */
const small =
  'bootstrap: { dcs: { postgresql: { parameters: { shared_buffers: 32MB, max_wal_size: 96MB, min_wal_size: 32MB } } } }\n';
const startTimeoutMs = 60_000;
const healthyTimeoutMs = 120_000;

/** What is different for one process of the service. */
export interface ServiceOptions {
  /** The folder of its code. */
  readonly code?: string;
  /** What starts it, such as `prlimit`. */
  readonly within?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

type Parts = Pick<Cluster, 'databases' | 'services' | 'web' | 'redis' | 'mails'>;

export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

function fileOf(name: string): string {
  let text = readFileSync(path.join(files, name), 'utf8').replaceAll(/^#.*\n/gm, '');
  for (const [placeholder, value] of Object.entries(settings)) text = text.replaceAll(placeholder, value);
  return text;
}

function variablesOf(name: string): Record<string, string> {
  return parseEnv(fileOf(name)) as Record<string, string>;
}

export class Cluster {
  readonly databases: readonly Host[];
  readonly services: readonly Host[];
  readonly web: Host;
  readonly redis: Host;
  readonly mails: Mails;
  readonly url: string;
  /** The folder of the service's code on each host. */
  #code = root;

  private constructor({ databases, services, web, redis, mails }: Parts) {
    this.databases = databases;
    this.services = services;
    this.web = web;
    this.redis = redis;
    this.mails = mails;
    this.url = `http://${web.address}`;
  }

  static async make(logs: string): Promise<Cluster> {
    makeNetwork(ownAddress);
    const make = (name: string, address: string, disks = {}) => Host.make({ name, address, disks }, logs);
    const disks = { '/var/lib/postgresql': '400m', '/var/lib/etcd': '200m' };
    const numbers = [1, 2, 3];
    const databases = await Promise.all(numbers.map((it) => make(`db${it}`, `10.0.0.1${it}`, disks)));
    const services = await Promise.all(numbers.map((it) => make(`app${it}`, `10.0.0.2${it}`)));
    const [web, redis] = [await make('web', '10.0.0.30'), await make('redis', '10.0.0.40')];
    return new Cluster({ databases, services, web, redis, mails: await receiveMails(ownAddress) });
  }

  /** Starts etcd and Patroni, which create the database, and waits until both standbys follow. */
  async startDatabase(): Promise<void> {
    const members = this.databases.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
    for (const host of this.databases) {
      const own = `http://${host.address}`;
      const env = {
        ETCD_NAME: host.name,
        ETCD_INITIAL_CLUSTER: members,
        ETCD_LISTEN_PEER_URLS: `${own}:2380`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `${own}:2380`,
        ETCD_LISTEN_CLIENT_URLS: `${own}:2379`,
        ETCD_ADVERTISE_CLIENT_URLS: `${own}:2379`,
        ...variablesOf('etcd.env'),
      };
      host.start({ name: 'etcd', argv: ['etcd'], env });
      const prepare = 'install -d -o postgres /run/postgresql /var/lib/postgresql /run/patroni';
      await host.run(['sh', '-c', prepare]);
      await host.write('/run/patroni/patroni.yml', fileOf('patroni.yml'), 'postgres');
      await host.write('/run/patroni/small.yml', small, 'postgres');
      this.#startPatroni(host);
    }
    await this.untilHealthy();
  }

  #startPatroni(host: Host): void {
    const env = {
      PATRONI_NAME: host.name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${host.address}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host.address}:5432`,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_REWIND_PASSWORD: password,
      HOME: '/var/lib/postgresql',
      LANG: 'C.UTF-8',
    };
    host.start({ name: 'patroni', argv: [findPatroni(), '/run/patroni'], user: 'postgres', env });
  }

  /** Starts everything besides the service, and creates its database. */
  async startRest(): Promise<void> {
    await this.asSuperuser(`CREATE ROLE boards LOGIN PASSWORD '${password}'`);
    await this.asSuperuser('CREATE DATABASE boards OWNER boards');
    for (const host of this.services) {
      await host.write('/run/etc/haproxy/haproxy.cfg', fileOf('haproxy.cfg'));
      host.start({ name: 'haproxy', argv: ['haproxy', '-db', '-f', '/run/etc/haproxy/haproxy.cfg'] });
      await host.write('/run/etc/pgbouncer/userlist.txt', `"boards" "${password}"\n`, 'postgres');
      await host.write('/run/etc/pgbouncer/pgbouncer.ini', fileOf('pgbouncer.ini'), 'postgres');
      const argv = [findPgBouncer(), '/run/etc/pgbouncer/pgbouncer.ini'];
      host.start({ name: 'pgbouncer', argv, user: 'postgres' });
    }
    await this.web.write('/run/etc/nginx/nginx.conf', fileOf('nginx.conf'));
    const nginx = ['nginx', '-e', 'stderr', '-c', '/run/etc/nginx/nginx.conf'];
    this.web.start({ name: 'nginx', argv: [...nginx, '-g', 'daemon off; pid /run/nginx.pid;'] });
    const { address } = this.redis;
    const redis = [
      'redis-server',
      '--bind',
      address,
      '--protected-mode',
      'no',
      '--save',
      '',
      '--dir',
      '/run',
    ];
    this.redis.start({ name: 'redis', argv: redis });
    // HAProxy takes standbys for the primary until two checks have failed.
    await delay(4_000);
  }

  async asSuperuser(statement: string, database = 'postgres'): Promise<string> {
    const argv = ['psql', '--no-align', '--tuples-only', '-d', database, '-c', statement];
    return (await this.primary()).run(argv, 'postgres');
  }

  /** A token of a person of whom nothing is known yet. */
  async createToken(email: string): Promise<string> {
    const printed = await this.command('admin:create-token', '--email', email);
    return /bwt_\w+/.exec(printed)?.[0] ?? '';
  }

  /** The service's code from now on; processes that run keep theirs. */
  useCode(folder: string): void {
    this.#code = folder;
  }

  /** Runs a command of the service on one of its hosts. */
  command(...args: readonly string[]): Promise<string> {
    const [host] = this.services;
    const env = Object.entries(this.#environment()).map(([name, value]) => `${name}=${value}`);
    const argv = ['env', '-C', this.#code, ...env, process.execPath, 'scripts/run.ts', ...args];
    return host?.run(argv) ?? Promise.reject(new Error('there is no host'));
  }

  /** A person with a workspace of their own, through nginx. */
  async createTenant(email: string): Promise<Tenant> {
    const token = await this.createToken(email);
    const response = await fetch(`${this.url}/v1/workspaces`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await response.json()) as { data: { id: string }[] };
    return { token, workspaceId: data[0]?.id ?? '' };
  }

  #environment(): Record<string, string> {
    const limits = ['PER_EMAIL', 'PER_WORKSPACE', 'PER_NEW_WORKSPACE', 'PER_NETWORK'];
    return {
      ...variablesOf('boards.env'),
      // The clients invite more people than a workspace may, and one token has several of them.
      RATE_LIMIT: 'off',
      ...Object.fromEntries(limits.map((it) => [`RATE_LIMIT_INVITES_${it}`, 'off'])),
      // A receiver of webhooks runs beside the mail server.
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: `${ownAddress}/32`,
    };
  }

  startService(host: Host, { code = this.#code, within = [], env = {} }: ServiceOptions = {}): void {
    const argv = ['env', '-C', code, ...within, process.execPath, 'src/server.ts'];
    host.start({ name: 'boards', argv, env: { ...this.#environment(), ...env } });
  }

  async restartService(host: Host, options: ServiceOptions = {}): Promise<void> {
    await host.daemon('boards').stop('SIGTERM');
    this.startService(host, options);
    await this.untilReady(host);
  }

  async untilReady(host: Host): Promise<void> {
    const isReady = async () => (await ask(`http://${host.address}:3000/readyz`))?.status === 200;
    await until(isReady, startTimeoutMs, `the service on ${host.name} is not ready`);
  }

  async primary(): Promise<Host> {
    for (const host of this.databases) {
      if ((await ask(`http://${host.address}:8008/primary`))?.status === 200) return host;
    }
    throw new CommandError('There is no primary.');
  }

  /** The standby that confirms commits. */
  async confirmingStandby(): Promise<Host> {
    const standby = (await this.members()).find(({ role }) => role === 'sync_standby');
    const host = this.databases.find(({ name }) => name === standby?.name);
    if (host === undefined) throw new CommandError('No standby confirms commits.');
    return host;
  }

  /** What Patroni says on the first host that can be asked. */
  async members(): Promise<readonly Member[]> {
    for (const host of this.databases) {
      const response = await ask(`http://${host.address}:8008/cluster`);
      if (response?.status === 200) return ((await response.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** One primary, and two standbys that have everything, one of which confirms commits. */
  async untilHealthy(): Promise<void> {
    const isHealthy = async () => {
      const members = await this.members();
      const roles = members
        .map(({ role }) => role)
        .sort()
        .join(' ');
      const isRunning = members.every(
        ({ state, lag }) => ['running', 'streaming'].includes(state) && (lag === undefined || lag === 0),
      );
      return isRunning && roles === 'leader replica sync_standby';
    };
    await until(isHealthy, healthyTimeoutMs, 'the database is not whole again');
  }
}

export function findPgBouncer(): string {
  return findInstalled(path.join('pgbouncer', 'pgbouncer'));
}

export function findPatroni(): string {
  return findInstalled(path.join('patroni', 'bin', 'patroni'));
}

export function findPatronictl(): string {
  return findInstalled(path.join('patroni', 'bin', 'patronictl'));
}

/** What a script has put into dist, or else the machine's. */
function findInstalled(file: string): string {
  const installed = path.join(root, 'dist', file);
  return existsSync(installed) ? installed : path.basename(file);
}

/** Undefined without a response. */
async function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
}

/** @throws {CommandError} when it does not come true in time */
export async function until(
  isTrue: () => Promise<boolean>,
  timeoutMs: number,
  otherwise: string,
): Promise<void> {
  const endsAtMs = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > endsAtMs) throw new CommandError(`After ${timeoutMs / 1_000} s, ${otherwise}.`);
    await delay(200);
  }
}
