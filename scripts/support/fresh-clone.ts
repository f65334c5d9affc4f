/** A fresh clone of what is committed, and the service that `npm start` starts in it, as a newcomer has them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { readerPath } from '../../test/docs/support/workbench.ts';
import { CommandError } from './command-errors.ts';

const root = path.join(import.meta.dirname, '..', '..');
const startTimeoutMs = 90_000;

/** Only what npm itself needs, since a newcomer has set nothing, and a free port. */
export function bareEnvironment(): Readonly<Record<string, string>> {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(HOME|NODE_EXTRA_CA_CERTS|https?_proxy|npm_config_cache)$/i.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), PATH: readerPath(), PORT: '0' };
}

/** Clones into a folder of its own that nobody else can enter; it is gone after the work. */
export async function withFreshClone(work: (checkout: string) => Promise<void>): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), 'boards-newcomer-'));
  const checkout = path.join(home, 'checkout');
  chmodSync(home, 0o700);
  try {
    const { status } = spawnSync('git', ['clone', '--quiet', root, checkout], { stdio: 'inherit' });
    if (status !== 0) throw new CommandError('git clone failed; see above.');
    await work(checkout);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

export interface Server {
  /** Resolves with the first line of its output that matches. @throws {CommandError} when none comes in time */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ends it as Ctrl-C in a terminal does, with all that it has started. */
  readonly stop: () => Promise<void>;
}

type Command = readonly [string, ...string[]];

/** Runs a command that serves until it is stopped. */
export function startServer(
  [program, ...args]: Command,
  folder: string,
  env: Readonly<Record<string, string>>,
): Server {
  const child = spawn(program, args, { cwd: folder, env, stdio: 'pipe', detached: true });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  }
  return {
    printed: async (pattern) => {
      const endsAtMs = performance.now() + startTimeoutMs;
      while (performance.now() < endsAtMs && child.exitCode === null) {
        const found = pattern.exec(written);
        if (found !== null) return found;
        await delay(50);
      }
      throw new CommandError(`${program} ${args.join(' ')} did not print ${pattern.source}:\n${written}`);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      // `script` hands what is typed to the terminal that it made, whose programs are a group of their own.
      if (program === terminal) child.stdin.write(ctrlC);
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await once(child, 'exit');
    },
  };
}

const terminal = 'script';
const ctrlC = '\u0003';

/** The same on a terminal, as people run it; needs `script`. */
export function startOnTerminal(
  command: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Server {
  return startServer([terminal, '-qefc', command, '/dev/null'], folder, env);
}

/** What `npm start` wrote for its reader. @throws {CommandError} when it wrote nothing */
export function readFacts(checkout: string): DemoFacts {
  const file = path.join(checkout, 'data', 'demo.json');
  if (!existsSync(file)) throw new CommandError(`npm start wrote no ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as DemoFacts;
}
