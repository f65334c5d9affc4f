/**
 * Does what a stranger's production machine does: from the committed files alone, in a folder that nobody else can
 * enter, with an empty npm cache and no development packages: `npm ci --omit=dev && npm start`, and a request.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';

const root = path.join(import.meta.dirname, '..', '..');

interface DemoFacts {
  readonly base_url: string;
  readonly board_id: string;
  readonly access_token: string;
}

/** Only what npm itself needs: a newcomer has set nothing. */
function bareEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|NODE_EXTRA_CA_CERTS|https?_proxy)$/i.test(name),
  );
  return { ...Object.fromEntries(kept), npm_config_cache: path.join(home, 'cache'), PORT: '0' };
}

async function tryService(checkout: string, env: NodeJS.ProcessEnv): Promise<void> {
  const service = spawn('npm', ['start'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    for await (const chunk of service.stdout.setEncoding('utf8')) {
      process.stdout.write(String(chunk));
      if (String(chunk).includes('Access token')) break;
    }
    const facts = JSON.parse(readFileSync(path.join(checkout, 'data', 'demo.json'), 'utf8')) as DemoFacts;
    const headers = { authorization: `Bearer ${facts.access_token}` };
    const response = await fetch(`${facts.base_url}/v1/boards/${facts.board_id}/cards?limit=250`, {
      headers,
    });
    const { data } = (await response.json()) as { data: unknown[] };
    const docs = await fetch(`${facts.base_url}/docs`);
    if (response.status !== 200 || data.length !== 250 || docs.status !== 200) {
      throw new CommandError(
        `The service answered ${response.status} with ${data.length} cards, its docs ${docs.status}.`,
      );
    }
  } finally {
    // The whole group, as Ctrl-C in a terminal does.
    if (service.pid !== undefined) process.kill(-service.pid, 'SIGINT');
    if (service.exitCode === null) await once(service, 'exit');
  }
}

/** @throws {CommandError} when a step fails; it has said why */
function runStep(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new CommandError(`${program} ${args[0] ?? ''} failed; see above.`);
}

/** @throws {CommandError} */
export async function tryFirstStart(): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), 'boards-first-start-'));
  const checkout = path.join(home, 'checkout');
  const env = bareEnvironment(home);
  chmodSync(home, 0o700);
  try {
    runStep('git', ['clone', '--quiet', root, checkout], root, process.env);
    runStep('npm', ['ci', '--omit=dev'], checkout, env);
    await tryService(checkout, env);
    console.log('npm ci --omit=dev && npm start: ok');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
