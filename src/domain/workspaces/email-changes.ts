/** Changes of people's email addresses: a code to the new address, and everything that follows its confirmation. */
import { followOwner } from '../billing/billing-accounts.ts';
import type { Context, RequestSettings } from '../core/context.ts';
import { mailboxOf, normalizeEmail } from '../core/email-addresses.ts';
import { AppError, notFound } from '../core/errors.ts';
import { countGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import { codeCanBeTried, codeExpiry, isRightCode, wrongCode } from '../core/mailed-codes.ts';
import type { UserProfile } from '../core/principals.ts';
import { changesBetween } from '../events/events.ts';
import { accountDeleted, findUserByEmail, lockUser, touchMembersOf } from '../identity/user-rows.ts';
import { recordShownChange } from '../identity/users.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import { endMembership } from './departures.ts';
import { findInvitesToJoined } from './email-change-rows.ts';
import { lockMember } from './member-rows.ts';

export interface EmailChangeRow {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

const dayMs = 86_400_000;
/** How long a confirmed change is kept, for the mail to the previous address, which is retried for days. */
const confirmedKeptMs = 30 * dayMs;

/**
 * Sends a code to the new address. The response is the same whether or not the address belongs to another user.
 *
 * @throws {AppError} `rate_limited`
 */
export async function createEmailChange(
  ctx: Context & RequestSettings,
  input: { readonly email: string },
): Promise<EmailChangeRow> {
  const { tx, now, principal } = ctx;
  const email = normalizeEmail(input.email);
  const { guessLimits } = ctx.settings;
  await countGuess(ctx, guessLimits.signInByNetwork);
  await countGuess(ctx, guessLimits.emailChangeByPerson, principal.userId);
  // With the sign-in codes, so that one mailbox gets only so many codes of either kind.
  await countGuess(ctx, guessLimits.signInByEmail, mailboxOf(email));
  const change = await tx.prisma.emailChange.create({
    data: {
      id: newId(),
      userId: principal.userId,
      email,
      createdAt: now,
      expiresAt: codeExpiry(now),
    },
    select: { id: true, email: true, expiresAt: true },
  });
  await queueJob(tx, 'mail-email-change-code', { emailChangeId: change.id });
  return change;
}

/**
 * Changes the caller's address to the one that the code was sent to, in their members too. Their sessions stay.
 *
 * @throws {CountedError} `wrong_code`; a wrong attempt counts although the request fails
 * @throws {AppError} `not_found` for the change of another person, `email_taken`, `conflict`
 */
export async function confirmEmailChange(
  ctx: Context & RequestSettings,
  id: string,
  code: string,
): Promise<UserProfile> {
  const email = await useCode(ctx, id, code);
  // Before the user is locked: who accepts an invite locks in this order, too.
  await revokeInvitesToJoined(ctx, email);
  const before = await lockUser(ctx.tx, ctx.principal.userId);
  if (before === undefined) throw accountDeleted();
  const previousEmail = before.email;
  if (email === previousEmail) {
    await markUsed(ctx, id, null);
    return before;
  }
  const owner = await findUserByEmail(ctx.tx, email);
  if (owner !== undefined && owner.id !== before.id) {
    throw new AppError('email_taken', 'The new address belongs to another user.');
  }
  await changeAddress(ctx, before, email);
  await markUsed(ctx, id, previousEmail);
  await queueJob(ctx.tx, 'mail-email-changed', { emailChangeId: id });
  return { ...before, email };
}

/** The address that a code confirms. @throws {CountedError} `wrong_code` @throws {AppError} `not_found` */
async function useCode(ctx: Context & RequestSettings, id: string, code: string): Promise<string> {
  const { tx, now, principal, settings } = ctx;
  const own = { id, userId: principal.userId };
  // One statement that locks the row, so that each concurrent attempt sees the count of earlier ones.
  const [change] = await tx.prisma.emailChange.updateManyAndReturn({
    where: { ...own, usedAt: null, ...codeCanBeTried(now) },
    data: { tries: { increment: 1 } },
    select: { email: true },
  });
  const isRight = isRightCode(settings.secrets, code, (key) => key.emailChangeCode(id));
  if (change !== undefined && isRight) return change.email;
  if (change === undefined && (await tx.prisma.emailChange.count({ where: own })) === 0) throw notFound();
  throw wrongCode();
}

/** An address is only once in a workspace, so invites of the new address to workspaces that the caller is in end. */
async function revokeInvitesToJoined(ctx: Context, email: string): Promise<void> {
  for (const { workspaceId } of await findInvitesToJoined(ctx.tx, ctx.principal.userId, email)) {
    await lockMembersOf(ctx.tx, workspaceId);
    const invited = await lockMember(ctx, workspaceId, { email });
    if (invited?.status === 'invited') await endMembership(ctx, invited);
  }
}

async function changeAddress(ctx: Context, before: UserProfile, email: string): Promise<void> {
  const { tx, now } = ctx;
  await tx.prisma.user.update({
    where: { id: before.id },
    data: { email, updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  // It locks the members in the order of their ids.
  const members = await touchMembersOf(tx, before.id);
  await recordShownChange(ctx, members, changesBetween({ email: before.email }, { email }));
  await tx.prisma.workspaceMember.updateMany({
    where: { userId: before.id },
    data: { email, updatedAt: now },
  });
  await followOwner(ctx, before.id);
}

async function markUsed({ tx, now }: Context, id: string, previousEmail: string | null): Promise<void> {
  await tx.prisma.emailChange.update({
    where: { id },
    data: { usedAt: now, previousEmail, expiresAt: new Date(now.getTime() + confirmedKeptMs) },
    select: { id: true },
  });
}
