/**
 * What invited people do with the token from their mail: view the invite, accept it, decline it. Over the API they are
 * signed in; on the page, the token proves that they have access to the mailbox.
 */
import { timingSafeEqual } from 'node:crypto';
import { LostRaceError } from '../../db/errors.ts';
import { noteAccess } from '../core/context.ts';
import type { AnonymousContext, Context, RequestSettings } from '../core/context.ts';
import { requireNotHeld } from '../core/holds.ts';
import type { Hold } from '../core/holds.ts';
import { hashSecret } from '../core/credential-secrets.ts';
import { endMembership } from './departures.ts';
import { AppError, CountedError } from '../core/errors.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import type { ActorContext } from '../events/events.ts';
import { countGuess, requireGuessesLeft } from '../core/guess-limits.ts';
import { findJoinedMember, findOpenInvite, holdWorkspaceOfInvite } from './invite-rows.ts';
import type { InviteView } from './invite-rows.ts';
import { fieldsOf, lockMember, memberEvent } from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { recordSeats } from '../billing/seats.ts';
import { accountDeleted, disabledDetail, holdUser } from '../identity/user-rows.ts';
import type { ShownUser } from '../identity/user-rows.ts';
import { createPerson, findPerson, recordNewPerson } from '../identity/users.ts';
import { nameFrom } from '../core/email-addresses.ts';

/**
 * Shows an invite. Wrong tokens are counted by the network that they come from, so `ctx.tx` must not be a transaction.
 *
 * @throws {AppError} `not_found`, `rate_limited`
 */
export async function getInvite(ctx: AnonymousContext, token: string): Promise<InviteView> {
  const limit = ctx.settings.guessLimits.invite;
  await requireGuessesLeft(ctx, limit);
  const invite = await findOpenInvite(ctx.tx, { tokenHash: hashSecret(token), now: ctx.now });
  if (invite !== undefined) return invite;
  await countGuess(ctx, limit);
  throw unknownInvite();
}

/**
 * Joins the workspace as the person who is signed in.
 *
 * @throws {AppError} `not_found`, `wrong_recipient`, `workspace_read_only`, `rate_limited`, `conflict`
 */
export async function acceptInvite(ctx: Context & RequestSettings, token: string): Promise<MemberRow> {
  const { member, hold } = await lockInvite(ctx, token);
  const user = await holdRecipient(ctx, member);
  requireNotHeld({ worksUnder: 'none', contact: ctx.settings.contact }, hold);
  noteAccess(ctx, { workspaceId: member.workspaceId, minimumRole: 'guest' });
  return join(ctx, member, user);
}

/**
 * Declines an invite as the person who is signed in, and deletes the member.
 *
 * @throws {AppError} `not_found`, `wrong_recipient`, `rate_limited`, `conflict`
 */
export async function declineInvite(ctx: Context & RequestSettings, token: string): Promise<void> {
  const { member } = await lockInvite(ctx, token);
  await holdRecipient(ctx, member);
  await endMembership(ctx, member);
}

/**
 * Checks that the caller has the invited address, and keeps it and their name from changing: a concurrent change would
 * not update this member.
 *
 * @throws {AppError} `wrong_recipient`, `conflict`
 */
async function holdRecipient({ tx, principal }: Context, member: MemberRow): Promise<ShownUser> {
  const user = await holdUser(tx, principal.userId);
  if (user === undefined) throw accountDeleted();
  if (!isInvited(user, member)) {
    throw new AppError(
      'wrong_recipient',
      'The invite is for a different email address than the one you are signed in with.',
    );
  }
  return user;
}

function isInvited(user: ShownUser, member: MemberRow): boolean {
  return user.email.toLowerCase() === member.email.toLowerCase();
}

/** What the page shows to a person who accepted. */
export interface Welcome {
  readonly workspaceName: string;
  readonly email: string;
  /** Whether accepting created the user. */
  readonly isNewUser: boolean;
}

/** What the form of an invite's page says besides the token. */
export interface HolderAnswer {
  readonly name?: string;
  /** The member that the page was for. */
  readonly memberId?: string;
}

/**
 * Joins the workspace as the person with the invited address, and creates that user, called `name`, if there is none. The
 * same answer again, as by a second click, has the same result for ten minutes if it says for which member it is.
 *
 * @throws {AppError} `not_found`, `workspace_read_only`, `rate_limited`; `wrong_code` if the person is disabled, as when
 *   they sign in
 * @throws {LostRaceError} if the person changes their address or deletes their account. A retry finds who has the address
 *   then
 */
export async function acceptInviteAsHolder(
  ctx: AnonymousContext,
  token: string,
  { name, memberId }: HolderAnswer = {},
): Promise<Welcome> {
  const { tx, now } = ctx;
  const invited = await findAndLockInvite(ctx, token);
  if (invited === undefined) {
    return (await findAccepted(ctx, token, memberId)) ?? (await refuseInvite(ctx));
  }
  const { member, workspaceName, hold } = invited;
  requireNotHeld({ worksUnder: 'none', contact: ctx.settings.contact }, hold);
  const { email } = member;
  const contextOf = ({ id: userId }: ShownUser): ActorContext => ({
    ...ctx,
    principal: { kind: 'invite', credentialId: member.id, userId },
  });
  const known = await findPerson(tx, email);
  if (known !== undefined) {
    const user = await holdUser(tx, known.user.id);
    if (user === undefined || !isInvited(user, member)) throw new LostRaceError('an address has changed');
    if (user.isDisabled) throw new AppError('wrong_code', disabledDetail);
    await join(contextOf(user), member, user);
    return { workspaceName, email, isNewUser: false };
  }
  const made = await createPerson(tx, { email, name: name ?? nameFrom(email), createdAt: now });
  await recordNewPerson(contextOf(made.user), made);
  await join(contextOf(made.user), member, made.user);
  return { workspaceName, email, isNewUser: true };
}

/**
 * Declines an invite as the holder of its token, and deletes the member.
 *
 * @throws {AppError} `not_found`, `rate_limited`
 */
export async function declineInviteAsHolder(
  ctx: AnonymousContext,
  token: string,
): Promise<Pick<Welcome, 'workspaceName'>> {
  const { member, workspaceName } = await lockInvite(ctx, token);
  const person = await findPerson(ctx.tx, member.email);
  const principal = { kind: 'invite', credentialId: member.id, userId: person?.user.id ?? null } as const;
  await endMembership({ ...ctx, principal }, member);
  return { workspaceName };
}

/** How long a second click or a reload has the same result. */
const repeatedMs = 600_000;

/**
 * Finds what was accepted with a token shortly before. The hash of the token is gone by then, but the token can be derived
 * from the member.
 */
async function findAccepted(
  { tx, now, settings }: AnonymousContext,
  token: string,
  memberId: string | undefined,
): Promise<Welcome | undefined> {
  if (memberId === undefined) return undefined;
  const accepted = await findJoinedMember(tx, memberId, new Date(now.getTime() - repeatedMs));
  if (accepted === undefined) return undefined;
  const isOurs = settings.secrets.accepted.some((key) =>
    timingSafeEqual(hashSecret(key.inviteToken(memberId, accepted.inviteGeneration)), hashSecret(token)),
  );
  return isOurs ? accepted : undefined;
}

interface LockedInvite {
  readonly member: MemberRow;
  readonly workspaceName: string;
  readonly hold: Hold | null;
}

/** As `findAndLockInvite`. @throws {CountedError} `not_found` */
async function lockInvite(ctx: AnonymousContext, token: string): Promise<LockedInvite> {
  return (await findAndLockInvite(ctx, token)) ?? (await refuseInvite(ctx));
}

/**
 * Finds the member that a token invites, and locks its workspace and then its row, so that only one of several
 * concurrent requests finds it.
 *
 * @throws {AppError} `rate_limited`
 */
async function findAndLockInvite(ctx: AnonymousContext, token: string): Promise<LockedInvite | undefined> {
  const { tx, now, settings } = ctx;
  await requireGuessesLeft(ctx, settings.guessLimits.invite);
  const invite = { tokenHash: hashSecret(token), now };
  const workspace = await holdWorkspaceOfInvite(tx, invite);
  const member = workspace && (await lockMember(ctx, workspace.id, { invite }));
  if (workspace === undefined || member === undefined) return undefined;
  return { member, workspaceName: workspace.name, hold: workspace.hold };
}

/** A wrong token counts although the request fails. @throws {CountedError} `not_found` */
async function refuseInvite(ctx: AnonymousContext): Promise<never> {
  await countGuess(ctx, ctx.settings.guessLimits.invite);
  const { code, message } = unknownInvite();
  throw new CountedError(code, message);
}

/** Makes the invited member active as a user who is held, or was just created, and removes the token. */
async function join(ctx: ActorContext, before: MemberRow, user: ShownUser): Promise<MemberRow> {
  const { tx, now } = ctx;
  await tx.prisma.workspaceMember.update({
    where: { id: before.id },
    data: {
      userId: user.id,
      status: 'active',
      joinedAt: now,
      inviteTokenHash: null,
      inviteExpiresAt: null,
      updatedAt: now,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await recordSeats(ctx, before.workspaceId);
  const after: MemberRow = {
    ...before,
    userId: user.id,
    name: user.name,
    status: 'active',
    joinedAt: now,
    version: before.version + 1n,
  };
  await recordEvents(ctx, [memberEvent(after, 'updated', changesBetween(fieldsOf(before), fieldsOf(after)))]);
  return after;
}

function unknownInvite(): AppError {
  return new AppError(
    'not_found',
    "This invite isn't available: it is unknown, used, replaced, revoked or expired.",
  );
}
