/** The upgrade to 2.12.0 gives members the address of their person. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storedId } from '../support/ids.ts';
import { holdTransaction } from '../support/races.ts';
import { startService } from '../support/service.ts';
import { addTeammate, invite, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

const migration = readFileSync(
  path.join(
    import.meta.dirname,
    '../../prisma/migrations/20261129143000_release_2_12_0_member_addresses/migration.sql',
  ),
  'utf8',
);

it('members get the address of their person, except where an invite has it', async () => {
  const service = await startService({ isOwn: true });
  const team = await makeTeam(service);
  const [stale, blocked, current] = [
    await addTeammate(service, team, 'member'),
    await addTeammate(service, team, 'member'),
    await addTeammate(service, team, 'member'),
  ];
  const { workspaceMember } = service.database.reader.prisma;
  const row = ({ memberId }: Teammate) =>
    workspaceMember.findUniqueOrThrow({ where: { id: storedId(memberId) } });
  for (const [index, { memberId }] of [stale, blocked].entries()) {
    const data = { email: `previous${index}@example.com` };
    await workspaceMember.update({ where: { id: storedId(memberId) }, data });
  }
  const invited = await invite(service, team, blocked.email);
  const before = await Promise.all([stale, blocked, current].map(row));
  await holdTransaction(service, migration).then((transaction) => transaction.commit());
  const after = await Promise.all([stale, blocked, current].map(row));
  const version = (before[0]?.version ?? 0n) + 1n;
  expect(after[0]).toEqual({ ...before[0], email: stale.email, version, updatedAt: after[0]?.updatedAt });
  expect(after.slice(1)).toEqual(before.slice(1));
  expect((await service.call('getInvite', { id: invited.token })).status).toBe(200);
});
