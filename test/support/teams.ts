/** Team workspaces with people in them, and the invites that lead into one. */
import request from 'supertest';
import { Prisma } from '../../src/db/database.ts';
import type { Role } from '../../src/domain/core/principals.ts';
import { makeMember, makeSession, makeTenant } from './factories.ts';
import type { Member, Tenant } from './factories.ts';
import { storedId, typeIdOf } from './ids.ts';
import { inviteTokenOf } from './mailed-secrets.ts';
import type { Service } from './service.ts';

/** A member who also has a session. */
export interface Teammate extends Member {
  readonly session: string;
  readonly name: string;
}

/** A team workspace with one owner. */
export async function makeTeam(service: Service): Promise<Teammate> {
  const owner = await makePerson(service);
  const { id } = await service.succeed('createWorkspace', { token: owner.session, body: { name: 'Team' } });
  const { secret } = await service.succeed('createAccessToken', {
    token: owner.session,
    id,
    body: {
      name: 'Test',
      scopes: ['boards:read', 'boards:write', 'members:read', 'members:write', 'workspace:write'],
    },
  });
  const membership = { ...owner, workspaceId: id, token: secret };
  return toTeammate(
    service,
    { ...membership, memberId: await memberIdOf(service, membership) },
    owner.session,
  );
}

/** Another person in a workspace; a guest gets the given boards. */
export async function addTeammate(
  service: Service,
  team: Tenant,
  role: Role,
  boardIds: readonly string[] = [],
): Promise<Teammate> {
  const member = await makeMember(service, team, role, boardIds);
  return toTeammate(service, member, (await makeSession(service, member)).secret);
}

async function toTeammate(service: Service, member: Member, session: string): Promise<Teammate> {
  const { name } = await service.database.reader.prisma.user.findUniqueOrThrow({
    where: { id: storedId(member.userId) },
  });
  return { ...member, session, name };
}

/** A person with nothing but a personal workspace, and a session. */
export async function makePerson(service: Service): Promise<Tenant & { readonly session: string }> {
  const person = await makeTenant(service);
  return { ...person, session: (await makeSession(service, person)).secret };
}

/** The stored row of a person in a workspace; null once they have left. */
export function memberRow(service: Service, { workspaceId, userId }: Pick<Tenant, 'workspaceId' | 'userId'>) {
  const where = { workspaceId: storedId(workspaceId), userId: storedId(userId) };
  return service.database.reader.prisma.workspaceMember.findFirst({ where });
}

/** The id of a person's member in a workspace. @throws {Error} when they are not in it */
export async function memberIdOf(
  service: Service,
  person: Pick<Tenant, 'workspaceId' | 'userId'>,
): Promise<string> {
  const row = await memberRow(service, person);
  if (row === null) throw new Error(`${person.userId} is not in the workspace`);
  return typeIdOf('member', row.id);
}

export interface SentInvite {
  /** The TypeID of the member. */
  readonly id: string;
  readonly email: string;
  /** What the mail of the latest invite brings. */
  readonly token: string;
}

/** Invites someone over HTTP. */
export async function invite(
  service: Service,
  { token, workspaceId }: Pick<Tenant, 'token' | 'workspaceId'>,
  email: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<SentInvite> {
  const body = { email, role: 'member', ...given };
  const { id, email: shown } = await service.succeed('createMember', { token, id: workspaceId, body });
  return { id, email: shown, token: await latestInviteToken(service, id) };
}

/** What the mail of a member's latest invite brings. */
export async function latestInviteToken(service: Service, memberId: string): Promise<string> {
  const { inviteGeneration } = await service.database.reader.prisma.workspaceMember.findUniqueOrThrow({
    where: { id: storedId(memberId) },
  });
  return inviteTokenOf(memberId, inviteGeneration);
}

/** Sends the form of an invite's page, as someone does who has the mail and isn't signed in. */
export function replyOnPage(
  { server }: Service,
  token: string,
  form: { readonly action: 'accept' | 'decline'; readonly name?: string },
) {
  return request(server).post(`/invites/${token}`).type('form').send(form);
}

/** The mails of invites that wait to be sent, in the order in which they were queued. */
export async function queuedInvites(service: Service): Promise<{ memberId: string; generation: number }[]> {
  const jobs = await service.database.reader.rows<{ payload: { memberId: string; generation: number } }>(
    Prisma.sql`
      SELECT j.payload FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'mail-invite' ORDER BY j.id`,
  );
  return jobs.map(({ payload }) => ({ ...payload, memberId: typeIdOf('member', payload.memberId) }));
}

/** How many active owners a workspace has. */
export function ownersOf(service: Service, { workspaceId }: Pick<Tenant, 'workspaceId'>): Promise<number> {
  return service.database.reader.prisma.workspaceMember.count({
    where: { workspaceId: storedId(workspaceId), role: 'owner', status: 'active' },
  });
}
