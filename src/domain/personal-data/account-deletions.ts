/** How people delete their account: a code to their address, and what its confirmation ends at once. */
import { endWorkspace } from '../workspaces/workspaces.ts';
import type { Context, PlanSettings, RequestSettings } from '../core/context.ts';
import { mailboxOf } from '../core/email-addresses.ts';
import { AppError, notFound } from '../core/errors.ts';
import { countGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import { codeCanBeTried, codeExpiry, isRightCode, wrongCode } from '../core/mailed-codes.ts';
import { changesBetween } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import type { UserProfile } from '../core/principals.ts';
import { accountDeleted, lockUser } from '../identity/user-rows.ts';
import { recordShownChange } from '../identity/users.ts';
import {
  deleteSessionsOf,
  findSoleOwnerships,
  lockOwnedWorkspaces,
  replaceEmailOfMembers,
} from './account-deletion-rows.ts';

export interface AccountDeletionRow {
  readonly id: string;
  readonly expiresAt: Date;
}

/** The name shown for people who deleted their account. */
export const deletedUserName = 'Deleted user';

/**
 * The address of a person who deleted their account, because each user has one. RFC 2606 reserves the domain, so nobody
 * gets mail there, and thus no code to sign in.
 */
export function deletedUserEmail(userId: string): string {
  return `${userId}@deleted.invalid`;
}

/**
 * The address that the code for a deletion goes to: a session is enough to change the address, so it is the one from before the
 * changes that are kept.
 */
export async function findDeletionAddress(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { id: userId, email }: Pick<UserProfile, 'id' | 'email'>,
): Promise<string> {
  const change = await tx.prisma.emailChange.findFirst({
    // Confirming an address that the person has already is no change.
    where: { userId, previousEmail: { not: null }, expiresAt: { gt: now } },
    orderBy: [{ usedAt: 'asc' }, { id: 'asc' }],
    select: { previousEmail: true },
  });
  return change?.previousEmail ?? email;
}

/** Sends a code to the caller's address, or to their previous one. @throws {AppError} `last_owner`, `rate_limited` */
export async function createAccountDeletion(ctx: Context & RequestSettings): Promise<AccountDeletionRow> {
  const { tx, now, principal } = ctx;
  const { guessLimits } = ctx.settings;
  await requireNotSoleOwner(ctx, principal.userId);
  await countGuess(ctx, guessLimits.signInByNetwork);
  // With the sign-in codes, so that one mailbox gets only so many codes of either kind.
  const address = await findDeletionAddress(ctx, principal.user);
  await countGuess(ctx, guessLimits.signInByEmail, mailboxOf(address));
  const deletion = await tx.prisma.accountDeletion.create({
    data: {
      id: newId(),
      userId: principal.userId,
      createdAt: now,
      expiresAt: codeExpiry(now),
    },
    select: { id: true, expiresAt: true },
  });
  await queueJob(tx, 'mail-account-deletion-code', { accountDeletionId: deletion.id });
  return deletion;
}

/**
 * Deletes the caller's account.
 *
 * @throws {CountedError} `wrong_code`; a wrong attempt counts although the request fails
 * @throws {AppError} `not_found` for the deletion of another person, `last_owner`, `conflict`
 */
export async function confirmAccountDeletion(
  ctx: Context & RequestSettings,
  id: string,
  code: string,
): Promise<void> {
  await useCode(ctx, id, code);
  const isDeleted = await deleteAccount(ctx, ctx.principal.userId);
  if (!isDeleted) throw accountDeleted();
}

/**
 * Deletes an account: the person is signed out, their personal workspace is deleted, and their name and address are gone
 * from what others see. A job does the rest. Returns whether there was such an account.
 *
 * @throws {AppError} `last_owner`
 */
export async function deleteAccount(ctx: ActorContext & PlanSettings, userId: string): Promise<boolean> {
  const { tx } = ctx;
  // Workspaces before the user, as everywhere. Of two owners who leave at the same time, the later one sees the other's
  // departure.
  await lockOwnedWorkspaces(tx, userId);
  const user = await lockUser(tx, userId);
  if (user === undefined) return false;
  const members = await replaceEmailOfMembers(tx, userId, deletedUserEmail(userId));
  // Checked after the members are locked, so that nobody makes the person an owner meanwhile.
  await requireNotSoleOwner(ctx, userId);
  await removeProfile(ctx, user);
  const shown = { name: deletedUserName, email: deletedUserEmail(userId) };
  await recordShownChange(ctx, members, changesBetween({ name: user.name, email: user.email }, shown));
  await deleteSessionsOf(tx, userId);
  const personal = await tx.prisma.workspace.findFirst({
    where: { personalUserId: userId, deletedAt: null },
  });
  if (personal !== null) await endWorkspace(ctx, personal);
  await queueJob(tx, 'erase-person', { userId });
  return true;
}

/** @throws {CountedError} `wrong_code` @throws {AppError} `not_found` */
async function useCode(ctx: Context & RequestSettings, id: string, code: string): Promise<void> {
  const { tx, now, principal, settings } = ctx;
  const own = { id, userId: principal.userId };
  // One statement that locks the row, so that each concurrent attempt sees the count of earlier ones.
  const { count } = await tx.prisma.accountDeletion.updateMany({
    where: { ...own, ...codeCanBeTried(now) },
    data: { tries: { increment: 1 } },
  });
  const isRight = isRightCode(settings.secrets, code, (key) => key.accountDeletionCode(id));
  if (count === 1 && isRight) return;
  if (count === 0 && (await tx.prisma.accountDeletion.count({ where: own })) === 0) throw notFound();
  throw wrongCode();
}

const namedWorkspacesMax = 5;

/** @throws {AppError} `last_owner` naming the team workspaces that would have no owner */
async function requireNotSoleOwner({ tx }: Pick<Context, 'tx'>, userId: string): Promise<void> {
  const owned = await findSoleOwnerships(tx, userId);
  if (owned.length === 0) return;
  const names = owned.slice(0, namedWorkspacesMax).map(({ name }) => `"${name}"`);
  const more = owned.length - names.length;
  const list = `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  const workspaces = owned.length === 1 ? 'one workspace' : `${owned.length} workspaces`;
  throw new AppError(
    'last_owner',
    `This account is the only owner of ${workspaces}: ${list}. Make someone else an owner, or delete the workspace.`,
  );
}

/** The address is kept for the job alone, which deletes it when it is done. */
async function removeProfile(
  { tx, now, principal }: ActorContext,
  { id, email }: UserProfile,
): Promise<void> {
  await tx.prisma.personErasure.create({
    data: {
      userId: id,
      email,
      sessionId: principal.kind === 'session' ? principal.credentialId : null,
      createdAt: now,
    },
  });
  await tx.prisma.user.update({
    where: { id },
    data: {
      email: deletedUserEmail(id),
      name: deletedUserName,
      timeZone: null,
      locale: null,
      deletedAt: now,
      updatedAt: now,
      version: { increment: 1 },
    },
    select: { id: true },
  });
}
