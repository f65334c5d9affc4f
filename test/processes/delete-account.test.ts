/** The command by which operators delete accounts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { untilErased } from '../support/account-deletions.ts';
import { runOnDatabase } from '../support/commands.ts';
import { readEvents } from '../support/factories.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, makeTeam, memberRow } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const deleteAccount = (user: string) =>
  runOnDatabase(service.databaseUrl, 'admin:delete-account', '--user', user);

describe('npm run admin:delete-account', () => {
  it('deletes the account, names the operator in the events, and leaves the rest to a job', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const outcome = await deleteAccount(person.userId);
    expect(outcome).toEqual({ code: 0, stderr: '', stdout: `The account of ${person.userId} is deleted.\n` });
    await service.fail('getMe', 401, { token: person.session });
    await service.fail('getMe', 401, { token: person.token });
    await runJobs(service, await makeMailServer());
    await untilErased(service);
    expect(await memberRow(service, person)).toBeNull();
    const deleted = (await readEvents(service, team)).find(({ type }) => type === 'member.deleted');
    expect(deleted).toMatchObject({ actorKind: 'system', changes: { name: { from: 'Deleted user' } } });
    const again = await deleteAccount(person.userId);
    expect(again).toMatchObject({ code: 1, stderr: `There is no account of ${person.userId}.\n` });
  });

  it('refuses the only owner of a workspace, an unknown id and a wrong one in one sentence', async () => {
    const team = await makeTeam(service);
    const refused = [
      await deleteAccount(team.userId),
      await deleteAccount('user_01m00000000000000000000000'),
      await deleteAccount('ada@example.com'),
    ];
    expect(refused.map(({ code, stdout }) => [code, stdout])).toEqual([
      [1, ''],
      [1, ''],
      [2, ''],
    ]);
    expect(refused[0]?.stderr).toContain('the only owner of one workspace: "Team"');
    for (const { stderr } of refused) expect(stderr.trim().split('\n')).toHaveLength(1);
    await service.succeed('getMe', { token: team.session });
  });
});
