/**
 * Plays three newcomers from a fresh clone: the developer who evaluates the service, the consumer who reads its site, and
 * the person who gets a link. Each starts with what the README says: `npm ci && npm start`.
 */
import { run } from '../clients/packed-packages.ts';
import { CommandError } from '../support/command-errors.ts';
import { bareEnvironment, readFacts, startOnTerminal, withFreshClone } from '../support/fresh-clone.ts';
import { playConsumer } from './consumer.ts';
import { followGettingStarted, playEvaluator } from './evaluator.ts';
import type { Clone } from './evaluator.ts';
import { playInvitedPerson } from './invited-person.ts';
import { countSteps } from './steps.ts';
import type { Step } from './steps.ts';

async function install({ folder, env }: Clone): Promise<undefined> {
  const { code, stdout, stderr } = await run('npm', ['ci'], folder, env);
  const complaint = /EBADENGINE|allow-scripts|not approved/i.exec(stderr)?.[0];
  if (code === 0 && complaint === undefined) return;
  throw new CommandError(`npm ci ended with ${code}:\n${stdout}${stderr}`);
}

async function play(step: Step, clone: Clone, gettingStartedOnly: boolean): Promise<void> {
  await step('npm ci installs without a warning about engines or scripts', () => install(clone));
  const service = startOnTerminal('npm start', clone.folder, clone.env);
  try {
    await step('npm start shows where the documentation is, and a command to paste', async () => {
      await service.printed(/Open the docs +http:\/\/127\.0\.0\.1:\d+\/docs/);
      const [command] = await service.printed(/curl -s .*(?=\r\n)/);
      const { stdout } = await run('bash', ['-c', command], clone.folder, clone.env);
      const { data } = JSON.parse(stdout) as { readonly data: readonly unknown[] };
      return `whose response has ${data.length} cards`;
    });
    if (gettingStartedOnly) {
      await followGettingStarted(step, clone);
      return;
    }
    const facts = readFacts(clone.folder);
    await playEvaluator(step, clone);
    await playConsumer(step, clone, facts);
    await playInvitedPerson(step, clone, facts);
  } finally {
    await service.stop();
  }
}

/** @throws {CommandError} when a step failed, which is printed */
export async function playNewcomers(gettingStartedOnly: boolean): Promise<void> {
  const { step, counts } = countSteps();
  await withFreshClone((folder) => play(step, { folder, env: bareEnvironment() }, gettingStartedOnly));
  const { passed, failed } = counts();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
