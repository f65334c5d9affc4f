/** Runs the story of the Bruno collection, as its reader would, twice against a service of its own. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { CommandError } from '../support/command-errors.ts';
import { withTrialService } from '../support/trial-service.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** Fetched when it is needed: it has 275 MB. */
const runner = '@usebruno/cli@4.1.0';

/**
 * Runs the story twice.
 *
 * @param folder the clone whose collection it is
 * @throws {CommandError} when a request doesn't get what the story says; its output is in the message if it isn't shown
 */
export function runStory(
  folder: string,
  facts: Pick<DemoFacts, 'base_url' | 'access_token'>,
  output: 'inherit' | 'pipe' = 'inherit',
): void {
  const variables = [`baseUrl=${facts.base_url}`, `token=${facts.access_token}`];
  const args = ['run', 'story', '-r', '--env', 'local', ...variables.flatMap((text) => ['--env-var', text])];
  for (const round of ['first', 'second']) {
    const { status, stdout, stderr } = spawnSync('npx', ['--yes', runner, ...args], {
      cwd: path.join(folder, 'examples', 'bruno'),
      stdio: ['ignore', output, output],
      encoding: 'utf8',
    });
    const shown = output === 'inherit' ? '; see above.' : `:\n${stdout}${stderr}`;
    if (status !== 0) throw new CommandError(`The ${round} run of the collection failed${shown}`);
  }
}

/** @throws {CommandError} when a request doesn't get what the story says */
export async function runCollection(): Promise<void> {
  await withTrialService(({ facts }) => {
    runStory(root, facts);
    return Promise.resolve();
  });
}
