/** The programs of examples/receivers, installed in dist/receivers as their README says. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { CommandError, UsageError } from '../support/command-errors.ts';
import { succeed } from './packed-packages.ts';

const root = path.join(import.meta.dirname, '..', '..');
const sources = path.join(root, 'examples', 'receivers');
const target = path.join(root, 'dist', 'receivers');
const waitMsMax = 60_000;

export type Command = readonly [string, ...string[]];

export interface Language {
  readonly install: readonly Command[];
  readonly receiver: Command;
  readonly follower: Command;
}

export const languages: Readonly<Record<string, Language>> = {
  typescript: {
    install: [['npm', 'ci', '--no-audit']],
    receiver: [process.execPath, 'receiver.ts'],
    follower: [process.execPath, 'follower.ts'],
  },
  python: {
    install: [
      ['python3', '-m', 'venv', 'venv'],
      ['venv/bin/pip', 'install', '--quiet', '--requirement', 'requirements.txt'],
    ],
    receiver: ['venv/bin/python', 'receiver.py'],
    follower: ['venv/bin/python', 'follower.py'],
  },
  go: {
    install: [['go', 'build', '-o', 'programs/', './...']],
    receiver: ['programs/receiver'],
    follower: ['programs/follower'],
  },
};

/** A program that runs, and what it has printed. */
export class Program {
  readonly #child: ChildProcess;
  readonly lines: string[] = [];
  #errors = '';

  constructor(folder: string, [file, ...args]: Command, env: NodeJS.ProcessEnv) {
    const program = file.startsWith('/') ? file : path.join(folder, file);
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    this.#child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio: [...stdio] });
    let text = '';
    this.#child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (text + piece).split('\n');
      text = lines.pop() ?? '';
      this.lines.push(...lines);
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      this.#errors += piece;
    });
  }

  /** @throws {CommandError} if it doesn't print these lines, in any order if there are several boards */
  async requireLines(expected: readonly string[]): Promise<void> {
    const endMs = performance.now() + waitMsMax;
    const isWaiting = () => this.lines.length < expected.length && this.exitCode === null;
    while (isWaiting() && performance.now() < endMs) await delay(20);
    // What must not come would come now.
    await delay(200);
    if (isDeepStrictEqual(this.lines, expected)) return;
    const printed = [...this.lines, this.#errors].join('\n');
    throw new CommandError(`It printed:\n${printed}\ninstead of:\n${expected.join('\n')}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }
}

export interface Installed extends Language {
  readonly folder: string;
}

/** Copies and installs the programs in one language. @throws {UsageError} for an unknown language */
export async function installReceivers(name: string): Promise<Installed> {
  const language = languages[name];
  if (language === undefined) {
    throw new UsageError(`There is no language ${name}. There are ${Object.keys(languages).join(', ')}.`);
  }
  const folder = path.join(target, name);
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(sources, name), folder, { recursive: true });
  for (const [file, ...args] of language.install) {
    if (args[1] === 'venv' && existsSync(path.join(folder, 'venv', 'bin', 'pip'))) continue;
    await succeed(file.includes('/') ? path.join(folder, file) : file, args, folder);
  }
  return { ...language, folder };
}
