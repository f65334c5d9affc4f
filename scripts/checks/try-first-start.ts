/**
 * Does what a stranger's production machine does: from the committed files alone, in a folder that nobody else can
 * enter, with an empty npm cache and no development packages: `npm ci --omit=dev && npm start`, and a request.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';
import { bareEnvironment, readFacts, startServer, withFreshClone } from '../support/fresh-clone.ts';

async function tryService(checkout: string, env: Readonly<Record<string, string>>): Promise<void> {
  const service = startServer(['npm', 'start'], checkout, env);
  try {
    const { input } = await service.printed(/Access token/);
    process.stdout.write(input);
    const facts = readFacts(checkout);
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
    await service.stop();
  }
}

/** @throws {CommandError} */
export async function tryFirstStart(): Promise<void> {
  await withFreshClone(async (checkout) => {
    const env = { ...bareEnvironment(), npm_config_cache: path.join(checkout, '..', 'cache') };
    const { status } = spawnSync('npm', ['ci', '--omit=dev'], { cwd: checkout, env, stdio: 'inherit' });
    if (status !== 0) throw new CommandError('npm ci failed; see above.');
    await tryService(checkout, env);
    console.log('npm ci --omit=dev && npm start: ok');
  });
}
