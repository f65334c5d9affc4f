/**
 * Runs Schemathesis against a service of its own. It is installed from PyPI into dist/schemathesis, pinned, on the first
 * run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoPerson } from '../../src/demo/demo-content.ts';
import { contractWithRealExamples } from './contract-with-real-examples.ts';
import { CommandError } from '../support/command-errors.ts';
import { signInByMail } from '../support/mailed-sign-in.ts';
import { withTrialService } from '../support/trial-service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const inputs = path.join(root, 'test', 'schemathesis');
const tools = path.join(root, 'dist', 'schemathesis');
/** Chains of requests for each example of a single one: a chain takes one of some 300 links at each step. */
const chainsPerExample = 5;
const tokenEnders = ['rotateAccessToken', 'revokeAccessToken'];
const sessionEnders = ['signOut', 'deleteSession', 'confirmAccountDeletion'];
/** Their responses don't end, and the tool reads a response to its end. */
const streams = ['streamBoardEvents', 'streamWorkspaceEvents'];

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new CommandError(`${path.basename(command)} ${args[0] ?? ''} failed; see above.`);
}

function installTool(): string {
  const executable = path.join(tools, 'bin', 'schemathesis');
  if (!existsSync(executable)) {
    run('python3', ['-m', 'venv', tools]);
    run(path.join(tools, 'bin', 'pip'), [
      'install',
      '--quiet',
      '--requirement',
      path.join(inputs, 'requirements.txt'),
    ]);
  }
  return executable;
}

interface ContractTestOptions {
  /** Requests for each operation, at most. */
  readonly examples: number;
  readonly seed: number;
}

/** @throws {CommandError} when a test fails, or the tool can't be installed */
export async function runContractTests({ examples, seed }: ContractTestOptions): Promise<void> {
  const executable = installTool();
  await withTrialService(async ({ facts, dataDir, mailFolder }) => {
    const { base_url: baseUrl, access_token: token } = facts;
    const contract = path.join(dataDir, 'contract.json');
    writeFileSync(contract, await contractWithRealExamples(facts, token));
    const config = path.join(inputs, 'schemathesis.toml');
    const attack = (phases: string, credential: string, operations: readonly string[], max: number) => {
      const target = ['run', contract, '--url', baseUrl, '--header', `Authorization: Bearer ${credential}`];
      const bounds = ['--phases', phases, '--max-examples', String(max), '--seed', String(seed)];
      run(executable, ['--config-file', config, ...target, ...bounds, ...operations]);
    };
    const each = (option: string, operationIds: readonly string[]) =>
      operationIds.flatMap((operationId) => [option, operationId]);
    const signIn = () => signInByMail(baseUrl, mailFolder, demoPerson.email);
    const [session, endedSession] = [await signIn(), await signIn()];
    const [single, chains] = ['examples,coverage,fuzzing', 'stateful'];
    // A session may do everything that a token may. What can end the very credential that the others are called with
    // runs apart, the token's part first: a session ends tokens too.
    const others = each('--exclude-operation-id', [...sessionEnders, ...streams]);
    attack(single, token, each('--include-operation-id', tokenEnders), examples);
    attack(single, session, others, examples);
    attack(chains, session, others, examples * chainsPerExample);
    attack(single, endedSession, each('--include-operation-id', sessionEnders), examples);
  });
}
