/** Runs the service for the length of some work, with a database, mail and data of its own that are gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-errors.ts';
import { startArguments } from './start-arguments.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';

const startTimeoutMs = 60_000;

/** So that it is the logic that is tried, and not the limits. */
const noLimits = {
  RATE_LIMIT: 'off',
  RATE_LIMIT_ANONYMOUS: 'off',
  RATE_LIMIT_WRONG_LINKS: 'off',
  RATE_LIMIT_CODES_PER_EMAIL: 'off',
  RATE_LIMIT_CODES_PER_NETWORK: 'off',
  RATE_LIMIT_INVITES_PER_EMAIL: 'off',
  RATE_LIMIT_INVITES_PER_WORKSPACE: 'off',
  RATE_LIMIT_INVITES_PER_NEW_WORKSPACE: 'off',
  RATE_LIMIT_INVITES_PER_NETWORK: 'off',
};

/** What a crash of the machine would lose of a trial's data ends with the trial; no request waits for the disk. */
const noWaits = { PGOPTIONS: '-c synchronous_commit=off' };

export interface TrialService {
  readonly facts: DemoFacts;
  /** For what the work itself writes; gone afterwards, too. */
  readonly dataDir: string;
  /** Where the mails lie as files. */
  readonly mailFolder: string;
}

/** The demo's facts, once the service answers. */
async function factsOf(dataDir: string): Promise<DemoFacts> {
  const file = path.join(dataDir, 'demo.json');
  const endsAtMs = performance.now() + startTimeoutMs;
  while (performance.now() < endsAtMs) {
    if (existsSync(file)) {
      const facts = JSON.parse(readFileSync(file, 'utf8')) as DemoFacts;
      const { status } = await fetch(`${facts.base_url}/readyz`);
      if (status === 200) return facts;
    }
    await delay(100);
  }
  throw new CommandError('The service did not start; see above.');
}

/** @throws {CommandError} when the service does not start, and whatever the work throws */
export async function withTrialService(work: (service: TrialService) => Promise<void>): Promise<void> {
  const temporary = makeTemporaryFolder('boards-trial-');
  const dataDir = temporary.path;
  const env = { ...process.env, ...noLimits, ...noWaits, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  const service = spawn(process.execPath, startArguments(), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await work({ facts: await factsOf(dataDir), dataDir, mailFolder: path.join(dataDir, 'mail') });
  } finally {
    service.kill('SIGINT');
    if (service.exitCode === null) await once(service, 'exit');
    temporary.remove();
  }
}
