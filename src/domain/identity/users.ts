/** People. Each has one personal workspace, created together with them. */
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import { changesBetween, changesFromNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, Changes } from '../events/events.ts';
import { canonicalProfile } from './profiles.ts';
import type { ProfilePatch } from './profiles.ts';
import { createBillingAccount } from '../billing/billing-accounts.ts';
import { normalizeEmail } from '../core/email-addresses.ts';
import { newId } from '../core/ids.ts';
import type { UserProfile } from '../core/principals.ts';
import { firstVersion } from '../core/versions.ts';
import { recordSeats } from '../billing/seats.ts';
import { accountDeleted, findUserByEmail, lockUser, touchMembersOf } from './user-rows.ts';
import type { ChangedMember, ShownUser } from './user-rows.ts';

export interface Person {
  readonly user: UserProfile;
  readonly personalWorkspaceId: string;
  /** Whether an operator keeps them from signing in. */
  readonly isDisabled?: boolean;
}

/** Finds a person by email address, ignoring case. */
export async function findPerson(tx: Tx, email: string): Promise<Person | undefined> {
  const row = await findUserByEmail(tx, email);
  if (row === undefined) return undefined;
  const { workspaceId, isDisabled, ...user } = row;
  return { user, personalWorkspaceId: workspaceId, ...(isDisabled && { isDisabled }) };
}

/** A person who was just created, and their member in their personal workspace. */
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
    data: {
      id: newId(),
      name: personalWorkspaceName,
      cardKey: personalCardKey,
      kind: 'personal',
      personalUserId: id,
      ...times,
    },
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
  const user = { id, email, name, timeZone: null, locale: null, createdAt };
  return { user, personalWorkspaceId: workspace.id, memberId: member.id };
}

const personalWorkspaceName = 'Personal';
const personalCardKey = 'PER';

/** Records a new person in the event log of their workspace. */
export async function recordNewPerson(
  ctx: ActorContext,
  { user, personalWorkspaceId: workspaceId, memberId }: NewPerson,
): Promise<void> {
  const workspace = changesFromNothing({
    name: personalWorkspaceName,
    kind: 'personal',
    card_key: personalCardKey,
    board_deletion: 'members',
  });
  await recordEvents(ctx, [
    {
      type: 'workspace.created',
      workspaceId,
      resourceId: workspaceId,
      changes: workspace,
      version: firstVersion,
    },
    {
      type: 'member.created',
      workspaceId,
      resourceId: memberId,
      changes: ownerChanges(user, user.createdAt),
      version: firstVersion,
    },
  ]);
}

/** What the event log records about the first member of a new workspace. */
export function ownerChanges({ id, email, name }: ShownUser, joinedAt: Date): Changes {
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

/**
 * Changes the caller's profile. A change of the name is recorded in every workspace, because each shows it; nobody else
 * sees the time zone and locale.
 *
 * @throws {AppError} `unknown_time_zone`, `conflict`
 */
export async function updateMe(ctx: Context, patch: ProfilePatch): Promise<UserProfile> {
  const { tx, principal, now } = ctx;
  const before = await lockUser(tx, principal.userId);
  if (before === undefined) throw accountDeleted();
  const given = canonicalProfile(patch);
  const isShown = given.name !== undefined && given.name !== before.name;
  const { name, timeZone, locale } = { ...before, ...given };
  if (!isShown && timeZone === before.timeZone && locale === before.locale) return before;
  await tx.prisma.user.update({
    where: { id: before.id },
    data: { name, timeZone, locale, updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  if (isShown) {
    const changes = changesBetween({ name: before.name }, { name });
    await recordShownChange(ctx, await touchMembersOf(tx, before.id), changes);
  }
  return { ...before, name, timeZone, locale };
}

/** Records what others see of a user, in every workspace that shows it. */
export async function recordShownChange(
  ctx: ActorContext,
  members: readonly ChangedMember[],
  changes: Changes,
): Promise<void> {
  await recordEvents(
    ctx,
    members
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id: resourceId, workspaceId, version }) => ({
        ...{ type: 'member.updated', workspaceId, resourceId, changes, version },
      })),
  );
}
