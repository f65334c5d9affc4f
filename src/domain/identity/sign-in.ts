/** Signing in without a password: a code from an email is exchanged for a session. */
import type { AnonymousContext } from '../core/context.ts';
import { CountedError } from '../core/errors.ts';
import type { ActorContext } from '../events/events.ts';
import { countGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import { codeCanBeTried, codeExpiry, isRightCode, wrongCode } from '../core/mailed-codes.ts';
import type { UserProfile } from '../core/principals.ts';
import { issueSession } from './sessions.ts';
import type { IssuedSession } from './sessions.ts';
import { disabledDetail } from './user-rows.ts';
import { createPerson, findPerson, recordNewPerson } from './users.ts';
import { mailboxOf, nameFrom, normalizeEmail } from '../core/email-addresses.ts';

export interface SignInRow {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/**
 * Sends a code. The response is the same whether or not the address belongs to a user.
 *
 * @throws {AppError} `rate_limited`
 */
export async function createSignInCode(
  ctx: AnonymousContext,
  input: { readonly email: string },
): Promise<SignInRow> {
  const email = normalizeEmail(input.email);
  const { guessLimits } = ctx.settings;
  await countGuess(ctx, guessLimits.signInByNetwork);
  await countGuess(ctx, guessLimits.signInByEmail, mailboxOf(email));
  const signIn = await ctx.tx.prisma.signIn.create({
    data: {
      id: newId(),
      email,
      createdAt: ctx.now,
      expiresAt: codeExpiry(ctx.now),
    },
    select: { id: true, email: true, expiresAt: true },
  });
  await queueJob(ctx.tx, 'mail-sign-in-code', { signInId: signIn.id });
  return signIn;
}

export interface SignInAnswer {
  readonly signInId: string;
  readonly code: string;
  /** The name of the session. */
  readonly name?: string;
  /** The name of the user, if this creates one. */
  readonly userName?: string;
}

export interface OpenedSession extends IssuedSession {
  readonly user: UserProfile;
}

/**
 * Creates a session for the person who has the code. The first time, it creates the user with a personal workspace.
 *
 * @throws {CountedError} `wrong_code`; a wrong attempt counts although the request fails
 */
export async function createSession(
  ctx: AnonymousContext,
  { signInId, code, name, userName }: SignInAnswer,
): Promise<OpenedSession> {
  const { tx, now } = ctx;
  // One statement that locks the row, so that each concurrent attempt sees the count of earlier ones.
  const [signIn] = await tx.prisma.signIn.updateManyAndReturn({
    where: { id: signInId, usedAt: null, ...codeCanBeTried(now) },
    data: { tries: { increment: 1 } },
    select: { email: true },
  });
  const { secrets } = ctx.settings;
  if (signIn === undefined || !isRightCode(secrets, code, (key) => key.signInCode(signInId))) {
    throw wrongCode();
  }
  await tx.prisma.signIn.update({ where: { id: signInId }, data: { usedAt: now }, select: { id: true } });
  const open = async (user: UserProfile) => ({
    ...(await issueSession(tx, { userId: user.id, name: name ?? null, now })),
    user,
  });
  const { email } = signIn;
  const known = await findPerson(tx, email);
  if (known?.isDisabled) throw new CountedError('wrong_code', disabledDetail);
  if (known !== undefined) return open(known.user);
  const profile = { email: email, name: userName ?? nameFrom(email), createdAt: now };
  const made = await createPerson(tx, profile);
  const opened = await open(made.user);
  await recordNewPerson(contextOf(ctx, opened), made);
  return opened;
}

/** The context in which the new session acts. */
function contextOf(ctx: AnonymousContext, { session, user }: OpenedSession): ActorContext {
  return { ...ctx, principal: { kind: 'session', credentialId: session.id, userId: user.id } };
}
