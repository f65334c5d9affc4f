/** Hosts: each has a network namespace with one address, and disks of its own. All are gone with the process that made them. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Daemon } from './processes.ts';

const run = promisify(execFile);
const bridge = 'cluster';
const kernelSettings = path.join(import.meta.dirname, '..', '..', 'deploy', 'cluster', 'sysctl.conf');

function ip(...args: readonly string[]): void {
  execFileSync('ip', args);
}

/** The bridge between the hosts. This process is on it, too, with an address of its own. */
export function makeNetwork(address: string): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${address}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

export interface HostOptions {
  readonly name: string;
  readonly address: string;
  /** Folders that are disks of their own, with their size. */
  readonly disks?: Readonly<Record<string, string>>;
}

export interface DaemonOptions {
  readonly name: string;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: string;
}

export class Host {
  readonly name: string;
  readonly address: string;
  readonly #logs: string;
  readonly #daemons = new Map<string, Daemon>();
  readonly #keeperPid: number;

  private constructor({ name, address }: HostOptions, logs: string, keeperPid: number) {
    this.name = name;
    this.address = address;
    this.#logs = logs;
    this.#keeperPid = keeperPid;
  }

  static async make(options: HostOptions, logs: string): Promise<Host> {
    const { name, address, disks = {} } = options;
    ip('netns', 'add', name);
    ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', `to-${name}`, 'master', bridge, 'up');
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    const mounts = Object.entries({ '/run': '64m', ...disks })
      .map(([folder, size]) => `mount -t tmpfs -o size=${size},mode=755 ${name} ${folder}`)
      .join(' && ');
    // Keeps the namespaces of the host; others enter them by its id.
    const script = `${mounts} && echo ready && exec sleep infinity`;
    const keeper = spawn('ip', ['netns', 'exec', name, 'unshare', '--mount', 'sh', '-c', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(keeper.stdout, 'data');
    const host = new Host(options, logs, keeper.pid ?? 0);
    await host.run(['sysctl', '--quiet', '--load', kernelSettings]);
    return host;
  }

  #within(argv: readonly string[], user?: string): string[] {
    const asUser = user === undefined ? [] : ['setpriv', '--reuid', user, '--regid', user, '--init-groups'];
    return ['nsenter', '--target', String(this.#keeperPid), '--mount', '--net', ...asUser, ...argv];
  }

  /** Runs a command on the host, and returns what it prints. */
  async run(argv: readonly string[], user?: string): Promise<string> {
    const [program = '', ...args] = this.#within(argv, user);
    return (await run(program, args)).stdout;
  }

  /** Writes a file that its owner alone can read. */
  async write(file: string, text: string, user = 'root'): Promise<void> {
    const script = 'mkdir -p "$(dirname "$1")" && printf %s "$2" >"$1" && chmod 600 "$1" && chown "$3" "$1"';
    await this.run(['sh', '-c', script, 'sh', file, text, user]);
  }

  start({ name, argv, env, user }: DaemonOptions): Daemon {
    const logFile = path.join(this.#logs, `${this.name}-${name}.log`);
    const daemon = new Daemon(() => ({ argv: this.#within(argv, user), logFile, ...(env && { env }) }));
    this.#daemons.set(name, daemon);
    daemon.start();
    return daemon;
  }

  daemon(name: string): Daemon {
    const daemon = this.#daemons.get(name);
    if (daemon === undefined) throw new Error(`${this.name} has no ${name}`);
    return daemon;
  }

  /** Kills all of its processes at once, as a loss of power does. Its disks stay. */
  crash(): void {
    for (const daemon of this.#daemons.values()) daemon.abandon();
    for (const pid of this.#pids()) signalPid(pid, 'SIGKILL');
  }

  /** Sends a signal to every process of a program. */
  signalAll(program: string, signal: NodeJS.Signals): void {
    for (const pid of this.#pids()) if (programOf(pid) === program) signalPid(pid, signal);
  }

  #pids(): number[] {
    const pids = execFileSync('ip', ['netns', 'pids', this.name], { encoding: 'utf8' });
    return pids
      .split('\n')
      .map(Number)
      .filter((pid) => pid !== 0 && pid !== this.#keeperPid);
  }

  /** Starts its processes again. */
  boot(): void {
    for (const daemon of this.#daemons.values()) daemon.start();
  }

  cutNetwork(): void {
    ip('-n', this.name, 'link', 'set', 'eth0', 'down');
  }

  mendNetwork(): void {
    ip('-n', this.name, 'link', 'set', 'eth0', 'up');
  }
}

/** Undefined if the process has ended. */
function programOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** To a process that may have ended by itself. */
function signalPid(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
