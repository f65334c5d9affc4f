/** Signing in without a password: a code from an email is exchanged for a session. */
import { timingSafeEqual } from 'node:crypto';
import type { AnonymousContext } from '../core/context.ts';
import { CountedError } from '../core/errors.ts';
import type { ActorContext } from '../events/events.ts';
import { countGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import type { UserProfile } from '../core/principals.ts';
import { issueSession } from './sessions.ts';
import type { IssuedSession } from './sessions.ts';
import { createPerson, findPerson, recordNewPerson } from './users.ts';
import { nameFrom, normalizeEmail } from '../core/email-addresses.ts';

export interface SignInRow {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

const codeLifetimeMs = 600_000;
const triesMax = 5;

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
  await countGuess(ctx, guessLimits.signInByEmail, email);
  const signIn = await ctx.tx.prisma.signIn.create({
    data: {
      id: newId(),
      email,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + codeLifetimeMs),
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
    where: { id: signInId, usedAt: null, expiresAt: { gt: now }, tries: { lt: triesMax } },
    data: { tries: { increment: 1 } },
    select: { email: true },
  });
  const { accepted } = ctx.settings.secrets;
  if (signIn === undefined || !accepted.some((key) => isSameCode(code, key.signInCode(signInId)))) {
    throw new CountedError('wrong_code', "This code isn't valid. Check it, or request a new one.");
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

const disabledDetail = 'This account is disabled. Contact the operator of this service.';

function isSameCode(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

/** The context in which the new session acts. */
function contextOf(ctx: AnonymousContext, { session, user }: OpenedSession): ActorContext {
  return { ...ctx, principal: { kind: 'session', credentialId: session.id, userId: user.id } };
}
