/** People. Each has one personal workspace, made together with them. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import { changesBetween, changesFromNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, Changes } from '../events/events.ts';
import { createBillingAccount } from '../billing/billing-accounts.ts';
import { normalizeEmail } from '../core/email-addresses.ts';
import { newId } from '../core/ids.ts';
import type { UserProfile } from '../core/principals.ts';
import { recordSeats } from '../billing/seats.ts';

export interface Person {
  readonly user: UserProfile;
  readonly personalWorkspaceId: string;
}

/** Finds a person by email address, ignoring case. */
export async function findPerson(tx: Tx, email: string): Promise<Person | undefined> {
  const [row] = await tx.rows<UserProfile & { workspaceId: string }>(Prisma.sql`
    SELECT u.id, u.email, u.name, u.created_at AS "createdAt", w.id AS "workspaceId"
    FROM users u JOIN workspaces w ON w.personal_user_id = u.id
    WHERE lower(u.email) = lower(${email})`);
  if (row === undefined) return undefined;
  const { workspaceId, ...user } = row;
  return { user, personalWorkspaceId: workspaceId };
}

/** A person who was just made, with the membership by which they own their workspace. */
export interface NewPerson extends Person {
  readonly memberId: string;
}

/** Creates a user with a personal workspace that they own. */
export async function createPerson(
  tx: Tx,
  profile: { readonly email: string; readonly name: string; readonly createdAt: Date },
): Promise<NewPerson> {
  const { createdAt, name } = profile;
  const email = normalizeEmail(profile.email);
  const times = { createdAt, updatedAt: createdAt };
  const { id } = await tx.prisma.user.create({ data: { id: newId(), email, name, ...times } });
  const workspace = await tx.prisma.workspace.create({
    data: { id: newId(), name: personalWorkspaceName, kind: 'personal', personalUserId: id, ...times },
    select: { id: true },
  });
  const at = { tx, now: createdAt };
  await createBillingAccount(at, workspace.id);
  const member = await tx.prisma.workspaceMember.create({
    data: {
      id: newId(),
      workspaceId: workspace.id,
      userId: id,
      email,
      role: 'owner',
      status: 'active',
      invitedAt: createdAt,
      joinedAt: createdAt,
      updatedAt: createdAt,
    },
    select: { id: true },
  });
  await recordSeats(at, workspace.id);
  const user = { id, email, name, createdAt };
  return { user, personalWorkspaceId: workspace.id, memberId: member.id };
}

const personalWorkspaceName = 'Personal';

/** Records a new person in the log of their workspace. */
export async function recordNewPerson(
  ctx: ActorContext,
  { user, personalWorkspaceId: workspaceId, memberId }: NewPerson,
): Promise<void> {
  const workspace = changesFromNothing({ name: personalWorkspaceName, kind: 'personal' });
  await recordEvents(ctx, [
    { type: 'workspace.created', workspaceId, resourceId: workspaceId, changes: workspace },
    {
      type: 'member.created',
      workspaceId,
      resourceId: memberId,
      changes: ownerChanges(user, user.createdAt),
    },
  ]);
}

/** What the log records about the first member of a new workspace. */
export function ownerChanges({ id, email, name }: UserProfile, joinedAt: Date): Changes {
  const time = joinedAt.toISOString();
  return changesFromNothing({
    email,
    name,
    user_id: id,
    role: 'owner',
    status: 'active',
    invited_at: time,
    joined_at: time,
  });
}

/** Changes what others see the caller called, and tells so in every workspace that shows it. */
export async function updateMe(ctx: Context, patch: { readonly name?: string }): Promise<UserProfile> {
  const { tx, principal, now } = ctx;
  const [before] = await tx.rows<UserProfile>(Prisma.sql`
    SELECT id, email, name, created_at AS "createdAt" FROM users
    WHERE id = ${principal.userId}::uuid FOR NO KEY UPDATE`);
  if (before === undefined) throw new Error('the user behind a credential is gone');
  const changes = changesBetween({ name: before.name }, patch);
  if (Object.keys(changes).length === 0) return before;
  const after = { ...before, ...patch };
  await tx.prisma.user.update({
    where: { id: before.id },
    data: { name: after.name, updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  // A member shows the name of its user.
  const members = await tx.rows<{ readonly id: string; readonly workspaceId: string }>(Prisma.sql`
    UPDATE workspace_members SET version = version + 1 WHERE id IN (
      SELECT id FROM workspace_members WHERE user_id = ${before.id}::uuid ORDER BY id FOR NO KEY UPDATE)
    RETURNING id, workspace_id AS "workspaceId"`);
  await recordEvents(
    ctx,
    members
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, workspaceId }) => ({ type: 'member.updated', workspaceId, resourceId: id, changes })),
  );
  return after;
}
