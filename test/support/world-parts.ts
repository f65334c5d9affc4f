/** The parts of a world that take more than a request: billing, people, sign-ins. */
import { setBillingAccount } from './billing.ts';
import { addMember, makeMember, makeSession, makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import { testSettings } from './service.ts';
import type { Service } from './service.ts';
import { invite } from './teams.ts';

/** A payment provider collects what the workspace pays. */
export async function makeBillingLink(service: Service, tenant: Tenant): Promise<string> {
  await setBillingAccount(service, tenant, { provider: 'stripe', currency: 'EUR', seatPrice: 800n });
  const call = { token: tenant.token, id: tenant.workspaceId, body: { kind: 'portal' } };
  return (await service.succeed('createBillingLink', call)).id;
}

/** As a link, it needs a payment provider, which the workspace has by now. */
export async function makePlanPreview(service: Service, { workspaceId, token }: Tenant): Promise<string> {
  const call = { token, id: workspaceId, body: { plan: 'team' } };
  return (await service.succeed('createPlanPreview', call)).id;
}

/** The workspace ends its billing at the end of the period, so that there is something to resume. */
export async function cancelSoon(service: Service, tenant: Tenant): Promise<void> {
  const end = new Date('2999-01-01T00:00:00Z');
  await setBillingAccount(service, tenant, { cancelAt: end, closesAt: end });
}

export async function makeSessions(service: Service, tenant: Tenant) {
  const [{ id: sessionId, secret: session }, { id: otherSessionId }] = [
    await makeSession(service, tenant),
    await makeSession(service, tenant),
  ];
  return { session, sessionId, otherSessionId };
}

export async function makeTeam(service: Service, session: string) {
  const { id } = await service.succeed('createWorkspace', { token: session, body: { name: 'Team' } });
  const other = await makeTenant(service);
  return { teamId: id, teamMemberId: await addMember(service, { workspaceId: id }, other, 'owner') };
}

export async function makeInvites(service: Service, tenant: Tenant) {
  const guest = await makeMember(service, tenant, 'guest');
  const invited = await invite(service, tenant, `invited.${tenant.email}`);
  const inviters = [await makeTenant(service), await makeTenant(service)] as const;
  return {
    guestMemberId: guest.memberId,
    invitedMemberId: invited.id,
    inviteTokens: [
      (await invite(service, inviters[0], tenant.email)).token,
      (await invite(service, inviters[1], tenant.email)).token,
    ] as const,
  };
}

/** Not asked for over HTTP: only so many codes are sent an hour. */
export async function makeSignIn(service: Service, { email }: Tenant) {
  const createdAt = service.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const { id } = await service.database.reader.prisma.signIn.create({
    data: { id: newUuid(), email, createdAt, expiresAt },
  });
  return { signInId: typeIdOf('sign_in', id), signInCode: testSettings.secrets.signInCode(id) };
}

export async function makeEmailChange(service: Service, { email, userId }: Tenant) {
  const createdAt = service.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const { id } = await service.database.reader.prisma.emailChange.create({
    data: { id: newUuid(), userId: storedId(userId), email: `changed.${email}`, createdAt, expiresAt },
  });
  return {
    emailChangeId: typeIdOf('email_change', id),
    emailChangeCode: testSettings.secrets.emailChangeCode(id),
  };
}

export async function makeAccountDeletion(service: Service, { userId }: Tenant) {
  const createdAt = service.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const { id } = await service.database.reader.prisma.accountDeletion.create({
    data: { id: newUuid(), userId: storedId(userId), createdAt, expiresAt },
  });
  return {
    accountDeletionId: typeIdOf('account_deletion', id),
    accountDeletionCode: testSettings.secrets.accountDeletionCode(id),
  };
}

/** Written by hand, without a job. A copy of the world has the same text, so that its size stays right. */
export async function makeExport(service: Service, { userId }: Tenant): Promise<string> {
  const now = service.now();
  const since = now.toISOString();
  const user = { id: userId, email: 'export@example.com', name: 'Export', created_at: since };
  const lists = Object.fromEntries(exportedLists.map((name) => [name, []]));
  const content = JSON.stringify({ format: 'export', version: 1, exported_at: since, user, ...lists });
  const { id } = await service.database.reader.prisma.personExport.create({
    data: {
      id: newUuid(),
      userId: storedId(userId),
      parts: 1,
      sizeBytes: Buffer.byteLength(content),
      content: { create: { position: 0, content } },
      createdAt: now,
      completedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  });
  return typeIdOf('export', id);
}

const exportedLists = [
  ...['memberships', 'sessions', 'email_changes', 'access_tokens', 'sent_invites', 'boards', 'cards'],
  ...['comments', 'templates', 'share_links', 'activity'],
];
