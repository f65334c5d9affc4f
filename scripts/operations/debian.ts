/** A bare Debian 13 in a folder, whose systemd runs. Its network is that of this machine. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../support/command-errors.ts';

/** What root's shell begins with. */
const login = [
  'env',
  '-i',
  '--chdir=/root',
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
];
const pollMs = 200;

export interface Debian {
  readonly root: string;
  /** A shell of root in it that reads commands from its input. */
  shell(): ChildProcess;
  /** What commands print. @throws {CommandError} if they fail */
  output(commands: string): Promise<string>;
  stop(): Promise<void>;
}

/** Installs and boots it. @throws {CommandError} if it doesn't boot */
export async function bootDebian(root: string): Promise<Debian> {
  const script = path.join(import.meta.dirname, 'boot-debian.sh');
  const booted = spawn('bash', [script, root], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(booted, 'close');
  const pidFile = `${root}.pid`;
  while (!existsSync(pidFile)) {
    if (booted.exitCode !== null) throw new CommandError('Debian does not boot; see above.');
    await delay(pollMs);
  }
  const init = readFileSync(pidFile, 'utf8').trim();
  const namespaces = ['--mount', '--pid', '--cgroup', '--ipc', '--uts', '--root', '--wd=/'];
  const shell = () => spawn('nsenter', ['--target', init, ...namespaces, ...login, 'bash'], { cwd: '/' });
  const debian: Debian = {
    root,
    shell,
    output: (commands) => outputOf(shell(), commands),
    stop: async () => {
      booted.kill('SIGTERM');
      await ended;
    },
  };
  // It is degraded here: kernel modules can't be loaded.
  await debian.output('systemctl is-system-running --wait || true');
  return debian;
}

async function outputOf(shell: ChildProcess, commands: string): Promise<string> {
  const [printed, complaints]: [string[], string[]] = [[], []];
  shell.stdout?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  shell.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  shell.stdin?.end(`set -euo pipefail\n${commands}\n`);
  const [code] = (await once(shell, 'close')) as [number | null];
  if (code === 0) return printed.join('');
  throw new CommandError(`${commands}\nended with ${code}:\n${printed.join('')}${complaints.join('')}`);
}
