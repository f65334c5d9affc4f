/**
 * Runs every Arazzo workflow against a service of its own. People read two mails between an invite and its acceptance;
 * here this script does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoPerson } from '../../src/demo/demo-content.ts';
import { CommandError } from '../support/command-errors.ts';
import { signInByMail, textInMail } from '../support/mailed-sign-in.ts';
import { withTrialService } from '../support/trial-service.ts';
import type { TrialService } from '../support/trial-service.ts';
import { workflowsFolder, readWorkflows, workflowFiles } from '../../src/pages/site/workflows.ts';

const redocly = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'redocly');
const teammate = 'teammate@example.com';
/** The token is a base64url of 256 bits; mails break lines with a `=` at their end. */
const inviteToken = /(?<=\/invites\/)[\w-]{43}/;

async function runRedocly(args: readonly string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(redocly, args, { env, cwd: workflowsFolder, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new CommandError(`redocly ${args.slice(0, 2).join(' ')} failed; see above.`);
}

type Inputs = Readonly<Record<string, string>>;

/** The inputs of each workflow, created only when it runs: some are in a mail that another workflow sends. */
const inputsOf: Readonly<Record<string, (service: TrialService) => Promise<Inputs> | Inputs>> = {
  firstBoard: ({ facts }) => ({ access_token: facts.access_token }),
  inviteTeammate: async ({ facts, mailFolder }) => ({
    session: await signInByMail(facts.base_url, mailFolder, demoPerson.email),
    email: teammate,
  }),
  acceptInvite: async ({ facts, mailFolder }) => ({
    invite_token: await textInMail(mailFolder, 'invite', inviteToken),
    session: await signInByMail(facts.base_url, mailFolder, teammate),
  }),
  shareCard: ({ facts }) => ({ access_token: facts.access_token, board_id: facts.board_id }),
  leaveRemovedList: ({ facts }) => ({ access_token: facts.access_token, board_id: facts.board_id }),
};

/** @throws {CommandError} when a workflow fails */
export async function runWorkflows(): Promise<void> {
  await runRedocly(['lint', ...workflowFiles()]);
  await withTrialService(async (service) => {
    for (const { file, id } of readWorkflows()) {
      const inputs = inputsOf[id];
      if (inputs === undefined) throw new Error(`scripts/contract/run-workflows.ts has no inputs for ${id}`);
      const server = ['--server', `boards=${service.facts.base_url}`];
      const given = ['--input', JSON.stringify(await inputs(service))];
      await runRedocly(['respect', file, '--workflow', id, ...server, ...given]);
    }
  });
}
