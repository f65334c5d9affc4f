/** Starts a service of one's own for a trial: with a new database, mail in files, and no rate limits in the way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const startTimeoutMs = 60_000;

const noLimits = {
  RATE_LIMIT: 'off',
  RATE_LIMIT_ANONYMOUS: 'off',
  RATE_LIMIT_WRONG_LINKS: 'off',
  RATE_LIMIT_CODES_PER_EMAIL: 'off',
  RATE_LIMIT_CODES_PER_NETWORK: 'off',
};

/** What the service wrote into demo.json when it filled its new database. */
export interface DemoFacts {
  readonly base_url: string;
  readonly access_token: string;
  readonly workspace_id: string;
  readonly board_id: string;
}

export interface TrialService {
  readonly facts: DemoFacts;
  /** Where the mail that it sends appears, a file for each. */
  readonly mailFolder: string;
}

/** Does the work with the service, and ends the service whatever comes of it. @throws {Error} when it does not start */
export async function withTrialService(work: (service: TrialService) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boards-trial-'));
  const service = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/server.ts')], {
    env: { ...process.env, ...noLimits, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await work({ facts: await factsOf(dataDir), mailFolder: path.join(dataDir, 'mail') });
  } finally {
    service.kill('SIGINT');
    if (service.exitCode === null) await once(service, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
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
  throw new Error('the service did not start');
}
