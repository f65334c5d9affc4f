/** Processes of the cluster, which are started again after they end, as systemd does it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';

export interface Command {
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what the process writes. */
  readonly logFile: string;
}

/** A supervisor waits about as long. */
const restartDelayMs = 1_000;

export class Daemon {
  readonly #command: () => Command;
  #child: ChildProcess | undefined;
  #isWanted = false;
  #restart: NodeJS.Timeout | undefined;

  /** The command is asked for at each start. */
  constructor(command: () => Command) {
    this.#command = command;
  }

  start(): void {
    this.#isWanted = true;
    clearTimeout(this.#restart);
    const { argv, env = {}, logFile } = this.#command();
    const [program = '', ...args] = argv;
    const log = openSync(logFile, 'a');
    writeSync(log, `--- ${new Date().toISOString()} ${argv.join(' ')}\n`);
    const child = spawn(program, args, {
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, ...env },
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      if (this.#isWanted) {
        this.#restart = setTimeout(() => {
          this.start();
        }, restartDelayMs);
      }
    });
  }

  /** Sends a signal. The process starts again, as after a crash. */
  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** Ends it, and waits for that. */
  async stop(name: NodeJS.Signals): Promise<void> {
    this.abandon();
    const child = this.#child;
    if (child === undefined) return;
    child.kill(name);
    await once(child, 'exit');
  }

  /** Does not start it again when it ends. */
  abandon(): void {
    this.#isWanted = false;
    clearTimeout(this.#restart);
  }
}
