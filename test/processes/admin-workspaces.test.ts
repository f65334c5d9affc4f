/** What operators do about workspaces with `npm run admin`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startAdmin } from '../support/admin-commands.ts';
import type { Admin } from '../support/admin-commands.ts';
import { startDeletion } from '../support/account-deletions.ts';
import { makeBoard, readEvents } from '../support/factories.ts';
import { measure } from '../support/quotas.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { systemNow } from '../support/clock.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let admin: Admin['admin'];
let found: Admin['found'];

beforeAll(async () => {
  service = await startService({ now: systemNow });
  ({ admin, found } = startAdmin(service));
});

const laterBy = (ms: number) => new Date(systemNow().getTime() + ms).toISOString();

/** One event says that billing is canceled, with the version that billing has. */
async function expectCanceled(team: Teammate, expected: object): Promise<void> {
  const { workspaceId: id, session: token } = team;
  const events = (await readEvents(service, team)).filter(({ type }) => type === 'billing.canceled');
  expect(events).toMatchObject([expected]);
  const { status, canceled_at: canceledAt } = await service.succeed('getBilling', { token, id });
  expect(status).toBe('canceled');
  expect(events[0]?.changes).toMatchObject({ canceled_at: { to: canceledAt } });
}

describe('npm run admin -- workspaces', () => {
  it('holds and releases a workspace, which running services notice with the next request', async () => {
    const { workspaceId: id, token } = await makeTeam(service);
    const given = ['--mode', 'suspended', '--reason', 'Report 4711'];
    expect((await admin('workspaces', 'hold', id, ...given)).code).toBe(2);
    await found('workspaces', 'hold', id, ...given, '--yes');
    expect((await service.fail('listBoards', 403, { token })).code).toBe('workspace_suspended');
    expect(await found('workspaces', 'show', id)).toMatchObject({
      hold: 'suspended',
      hold_reason: 'Report 4711',
    });
    const held = (await found('workspaces', 'list', '--held')) as unknown as { id: string }[];
    expect(held.map((it) => it.id)).toContain(id);
    await found('workspaces', 'release', id);
    await service.succeed('listBoards', { token });
    expect(await admin('workspaces', 'release', id)).toMatchObject({
      code: 1,
      stderr: 'The workspace is not on hold.\n',
    });
  });

  it('sets how much a workspace stores, which running services notice with the next request', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id, token } = team;
    const { board } = await makeBoard(service, team);
    await measure(service);
    const create = { token, id: board.id, body: { title: 'Card' } };
    expect((await admin('workspaces', 'quota', id, '--rows', '1')).code).toBe(2);
    await service.succeed('createCard', create);
    const limited = await found('workspaces', 'quota', id, '--rows', '1', '--bytes', 'off', '--yes');
    expect(limited).toMatchObject({
      quotas: [
        { quota: 1, status: 'reached' },
        { quota: 'off', status: 'ok' },
      ],
    });
    expect(await service.fail('createCard', 403, create)).toMatchObject({
      code: 'quota_exceeded',
      quota_max: 1,
    });
    expect(await found('workspaces', 'show', id)).toMatchObject({
      usage: { rows: { quota: 1 }, bytes: { quota: 'off' } },
    });
    const full = (await found('workspaces', 'list', '--full')) as unknown as { id: string }[];
    expect(full.map((it) => it.id)).toEqual([id]);
    await found('workspaces', 'quota', id, '--rows', 'usual', '--yes');
    await service.succeed('createCard', create);
    expect(await found('workspaces', 'list', '--full')).toEqual([]);
    const actions = (await found('actions', 'list')) as unknown as { action: string; subject: string }[];
    expect(
      actions.filter(({ action, subject }) => action === 'workspaces quota' && subject === id),
    ).toHaveLength(2);
  });

  it('refuses a quota that is no whole number, and a command that gives none', async () => {
    const { workspaceId: id } = await makeTeam(service);
    for (const rows of ['0', '1e3', '1.5', 'none']) {
      const refused = await admin('workspaces', 'quota', id, '--rows', rows, '--yes');
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(`not "${rows}"`)]);
    }
    expect((await admin('workspaces', 'quota', id, '--yes')).stderr).toContain(
      'Give --rows, --bytes or both.',
    );
  });

  it('lists, shows and restores a deleted workspace, and gives it a plan', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id, session: token } = team;
    const seen = await found('workspaces', 'show', id);
    expect(seen).toMatchObject({ id, name: 'Team', members: 1, owners: [{ id: team.userId }] });
    await service.succeed('deleteWorkspace', { token, id });
    const deleted = (await found('workspaces', 'list', '--deleted')) as unknown as { id: string }[];
    expect(deleted.map((it) => it.id)).toContain(id);
    expect(await found('workspaces', 'list', '--deleted', '--name', '_')).toEqual([]);
    await found('workspaces', 'restore', id);
    await service.succeed('getWorkspace', { token, id });
    await service.succeed('listBoards', { token: team.token });
    const event = (await readEvents(service, team)).find(({ type }) => type === 'workspace.restored');
    expect(event).toMatchObject({ actorKind: 'operator', resourceId: id });
    await expectCanceled(team, {
      actorKind: 'operator',
      changes: { status: { from: null, to: 'canceled' } },
    });
    expect(await admin('workspaces', 'restore', id)).toMatchObject({
      code: 1,
      stderr: 'The workspace is not deleted.\n',
    });
    await found('workspaces', 'set-plan', id, '--plan', 'team', '--yes');
    expect(await service.succeed('getBilling', { token, id })).toMatchObject({ plan: 'team' });
    expect((await admin('workspaces', 'set-plan', id, '--plan', 'gold', '--yes')).code).toBe(1);
  });

  it('records that billing is canceled only if it was not before the workspace was deleted', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id, session: token } = team;
    await service.succeed('cancelBilling', { token, id, body: { when: 'now' } });
    await service.succeed('deleteWorkspace', { token, id });
    await found('workspaces', 'restore', id);
    await expectCanceled(team, { actorKind: 'session' });
  });

  it('restores a workspace without those who have deleted their account meanwhile', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const { workspaceId: id, session: token } = team;
    await service.succeed('deleteWorkspace', { token, id });
    await found('people', 'erase', person.userId, '--yes');
    await found('workspaces', 'restore', id);
    const { data } = await service.succeed('listMembers', { token, id });
    expect(data.map(({ user_id: userId }) => userId)).toEqual([team.userId]);
    const types = (await readEvents(service, team)).map(({ type }) => type);
    expect(types.slice(types.indexOf('workspace.restored'))).toContain('member.deleted');
  });

  it('refuses a plan for a deleted workspace, and to restore one whose owner has deleted their account', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id, session: token } = team;
    await service.succeed('deleteWorkspace', { token, id });
    expect(await admin('workspaces', 'set-plan', id, '--plan', 'team', '--yes')).toMatchObject({
      code: 1,
      stderr: 'The workspace is deleted. Restore it first.\n',
    });
    await found('people', 'erase', team.userId, '--yes');
    expect(await admin('workspaces', 'restore', id)).toMatchObject({
      code: 1,
      stderr: `No owner of the workspace has an account any more, so nobody could manage it. To keep its history, export it with audit export --workspace ${id}.\n`,
    });
    await service.fail('getWorkspace', 401, { token, id });
  });

  it('restores a workspace whose only owner can no longer delete their account at the same moment', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id, session: token } = team;
    await service.succeed('deleteWorkspace', { token, id });
    const deletion = await startDeletion(service, team);
    // Stops the restoration after it has found an owner.
    const held = await holdTransaction(
      service,
      'SELECT 1 FROM billing_accounts WHERE workspace_id = $1 FOR UPDATE',
      [id],
    );
    const restoring = admin('workspaces', 'restore', id);
    await untilWaiting(service, 1);
    const deleting = service.call('confirmAccountDeletion', deletion);
    await Promise.race([deleting, untilWaiting(service, 2)]);
    await held.rollback();
    expect(await restoring).toMatchObject({ code: 0 });
    expect(await deleting).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    await service.succeed('getWorkspace', { token, id });
  });

  it('shows how many access tokens are active, without expired ones', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id } = team;
    const { tokens } = await found('workspaces', 'show', id);
    const body = { name: 'Short', scopes: ['boards:read'], expires_at: laterBy(1_500) };
    await service.succeed('createAccessToken', { token: team.session, id, body });
    await expect.poll(() => found('workspaces', 'show', id)).toMatchObject({ tokens });
  });
});
