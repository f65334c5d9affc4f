/** The command by which operators create access tokens. */
import { userInfo } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOnDatabase } from '../support/commands.ts';
import type { CommandOutcome } from '../support/commands.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** What the command prints, or the sentence with which it refuses. */
function createToken(...args: string[]): Promise<CommandOutcome> {
  return createTokenOn(service.databaseUrl, ...args);
}

function createTokenOn(databaseUrl: string, ...args: string[]): Promise<CommandOutcome> {
  return runOnDatabase(databaseUrl, 'admin:create-token', ...args);
}

describe('npm run admin:create-token', () => {
  it('creates the user if needed, and prints only a working token', async () => {
    const first = await createToken('--email', 'ada@example.com', '--name', 'Ada Winter');
    expect(first).toMatchObject({ stderr: '', code: 0 });
    expect(first.stdout).toMatch(/^bwt_[0-9A-Za-z]{49}\n$/);
    const second = await createToken('--email', 'ADA@example.com', '--scopes', 'boards:read');
    const one = await service.succeed('getMe', { token: first.stdout.trim() });
    const other = await service.succeed('getMe', { token: second.stdout.trim() });
    expect(one.user).toMatchObject({ email: 'ada@example.com', name: 'Ada Winter' });
    expect(other.user).toEqual(one.user);
    expect(other.credential.scopes).toEqual(['boards:read']);
  });

  it('refuses a missing address, an unknown scope and a foreign workspace in one sentence', async () => {
    const refusals = await Promise.all([
      createToken(),
      createToken('--email', 'ada@example.com', '--scopes', 'boards:read everything'),
      createToken('--email', 'ada@example.com', '--workspace', 'workspace_01m00000000000000000000000'),
    ]);
    expect(refusals.map(({ code, stdout }) => [code, stdout])).toEqual([
      [2, ''],
      [2, ''],
      [1, ''],
    ]);
    expect(refusals.map(({ stderr }) => stderr.trim().split('\n'))).toEqual([
      [expect.stringMatching(/^--email <address> is missing\. npm run admin:create-token -- --help shows/)],
      [expect.stringContaining('There is no scope "everything"')],
      [expect.stringContaining('not an active member')],
    ]);
  });

  it('refuses two of a scope, names that are too long or empty, and what is no address, in one sentence', async () => {
    const refusals = await Promise.all([
      createToken('--email', 'bob@example.com', '--scopes', 'boards:read,boards:read'),
      createToken('--email', 'bob@example.com', '--token-name', 'x'.repeat(201)),
      createToken('--email', 'bob@example.com', '--name', ' '),
      createToken('--email', 'bob@localhost'),
      createToken('--email', `${'x'.repeat(65)}@example.com`),
    ]);
    expect(refusals.map(({ code, stdout }) => [code, stdout])).toEqual(refusals.map(() => [2, '']));
    const name = 'takes a name of at most 200 characters';
    const address = '--email takes an email address such as ada@example.com';
    const sentences = [
      '--scopes has "boards:read" twice',
      `--token-name ${name}`,
      `--name ${name}`,
      address,
      address,
    ];
    for (const [index, { stderr }] of refusals.entries()) {
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentences[index] ?? '')]);
    }
  });

  it('refuses a person whom an operator has disabled, and a deleted workspace', async () => {
    const team = await makeTeam(service);
    const { user } = await service.succeed('getMe', { token: team.session });
    const of = ['--email', user.email, '--workspace', team.workspaceId];
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    expect(await createToken(...of)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `The workspace ${team.workspaceId} is deleted.\n`,
    });
    await runOnDatabase(service.databaseUrl, 'admin', 'people', 'disable', team.userId, '--yes');
    expect(await createToken(...of.slice(0, 2))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${user.email} is disabled. Enable them first with admin people enable.\n`,
    });
  });

  it('records its changes as done by the operator', async () => {
    const { stdout } = await createToken('--email', 'grace@example.com');
    const events = await service.succeed('listEvents', { token: stdout.trim() });
    const actor = { kind: 'operator', system_account: userInfo().username };
    expect(events.data.map((event) => [event.type, event.actor])).toEqual([
      ['workspace.created', actor],
      ['member.created', actor],
      ['token.created', actor],
    ]);
    const { user } = await service.succeed('getMe', { token: stdout.trim() });
    expect(events.data.at(-1)?.changes).toMatchObject({ created_by: { to: user.id } });
  });

  it('says in one sentence that the database lacks migrations or cannot be reached', async () => {
    const email = ['--email', 'ada@example.com'];
    const outcomes = await Promise.all([
      createTokenOn(await createEmptyDatabase(), ...email),
      createTokenOn('postgresql://ada:secret@127.0.0.1:1/boards', ...email),
    ]);
    expect(outcomes.map(({ code, stdout }) => [code, stdout])).toEqual(Array(2).fill([1, '']));
    expect(outcomes[0].stderr).toMatch(/^.*Run npm run db:migrate first\.\n$/);
    expect(outcomes[1].stderr).toMatch(/^The database 127\.0\.0\.1:1\/boards cannot be reached: .*\.\n$/);
  });
});
