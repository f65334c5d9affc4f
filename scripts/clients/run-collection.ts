/** Runs the story of the Bruno collection, as its reader would, twice against a service of its own. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';
import { withTrialService } from '../support/trial-service.ts';

const collection = path.join(import.meta.dirname, '..', '..', 'examples', 'bruno');
/** Fetched when it is needed: it has 275 MB. */
const runner = '@usebruno/cli@4.1.0';

/** @throws {CommandError} when a request doesn't get what the story says */
export async function runCollection(): Promise<void> {
  await withTrialService(({ facts }) => {
    const variables = [`baseUrl=${facts.base_url}`, `token=${facts.access_token}`];
    const args = [
      'run',
      'story',
      '-r',
      '--env',
      'local',
      ...variables.flatMap((text) => ['--env-var', text]),
    ];
    for (const round of ['first', 'second']) {
      const { status } = spawnSync('npx', ['--yes', runner, ...args], { cwd: collection, stdio: 'inherit' });
      if (status !== 0) throw new CommandError(`The ${round} run of the collection failed; see above.`);
    }
    return Promise.resolve();
  });
}
