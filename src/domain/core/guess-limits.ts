/**
 * Limits how often one network can guess secrets, and how many mails are sent. The counts are in PostgreSQL, so that all
 * processes of an installation share them and they survive restarts (docs/decisions/0012-share-links.md,
 * docs/decisions/0040-invite-limits.md).
 */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Tx } from '../../db/database.ts';
import { TooManyTriesError } from './errors.ts';
import { addGuess, findGuessCount } from './guess-count-rows.ts';
import type { GuessCountRow } from './guess-count-rows.ts';

export interface GuessLimit {
  /** What is guessed. Each purpose has counts of its own. */
  readonly purpose: string;
  /** How many wrong guesses each network or other subject has per window. Infinity if there is no limit. */
  readonly guessesMax: number;
  readonly windowMs: number;
  /** A sentence for a caller who is over the limit. */
  readonly refusal?: string;
}

/** Limits of invites, including resent ones. */
export interface InviteLimits {
  /** To one mailbox, from all senders: per hour, and per day. */
  readonly byRecipient: readonly GuessLimit[];
  readonly byWorkspace: GuessLimit;
  /** Shares its count with `byWorkspace`, so that a workspace doesn't start at zero when it stops being new. */
  readonly byNewWorkspace: GuessLimit;
  readonly byNetwork: GuessLimit;
}

export interface GuessLimits {
  readonly sharedCard: GuessLimit;
  /** 48 bits can realistically be guessed, so fewer attempts are allowed. */
  readonly legacySharedCard: GuessLimit;
  readonly invite: GuessLimit;
  /** Codes sent to one mailbox. Each allows five attempts. */
  readonly signInByEmail: GuessLimit;
  /** Codes requested by one network. */
  readonly signInByNetwork: GuessLimit;
  /** Codes for new email addresses that one person requested. */
  readonly emailChangeByPerson: GuessLimit;
  /** Exports that one person started. */
  readonly exportsByPerson: GuessLimit;
  /** Test messages and redeliveries to one webhook. */
  readonly webhookMessages: GuessLimit;
  readonly invites: InviteLimits;
}

/** What the operator can configure. Infinity if there is no limit. */
export interface GuessLimitSettings {
  /** Wrong share tokens, and wrong invite tokens, per minute from one network. */
  readonly wrongLinksPerMinute: number;
  /** Codes per hour to one mailbox. */
  readonly signInCodesPerEmail: number;
  /** Codes per hour requested by one network. */
  readonly signInCodesPerNetwork: number;
  /** Invites per hour to one mailbox. Twice as many are allowed per day. */
  readonly invitesPerEmail: number;
  /** Invites per day from one workspace. */
  readonly invitesPerWorkspace: number;
  readonly invitesPerNewWorkspace: number;
  /** Invites per day from one network. */
  readonly invitesPerNetwork: number;
}

export const usualGuessLimits: GuessLimitSettings = {
  wrongLinksPerMinute: 60,
  signInCodesPerEmail: 10,
  signInCodesPerNetwork: 60,
  invitesPerEmail: 5,
  invitesPerWorkspace: 200,
  invitesPerNewWorkspace: 60,
  invitesPerNetwork: 500,
};

const legacyGuessesMax = 5;
const exportsPerDayMax = 3;
const webhookMessagesPerMinuteMax = 60;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** All limits, the default ones unless given. The limit of legacy share links can be turned off, but not raised. */
export function guessLimitsOf(given: Partial<GuessLimitSettings>): GuessLimits {
  const settings = { ...usualGuessLimits, ...given };
  const { wrongLinksPerMinute, signInCodesPerEmail, signInCodesPerNetwork } = settings;
  const legacyMax = Number.isFinite(wrongLinksPerMinute)
    ? Math.min(wrongLinksPerMinute, legacyGuessesMax)
    : wrongLinksPerMinute;
  return {
    sharedCard: { purpose: 'shared-card', guessesMax: wrongLinksPerMinute, windowMs: minuteMs },
    legacySharedCard: { purpose: 'legacy-shared-card', guessesMax: legacyMax, windowMs: minuteMs },
    invite: { purpose: 'invite', guessesMax: wrongLinksPerMinute, windowMs: minuteMs },
    signInByEmail: { purpose: 'sign-in-email', guessesMax: signInCodesPerEmail, windowMs: hourMs },
    signInByNetwork: { purpose: 'sign-in-network', guessesMax: signInCodesPerNetwork, windowMs: hourMs },
    emailChangeByPerson: { purpose: 'email-change', guessesMax: signInCodesPerEmail, windowMs: hourMs },
    exportsByPerson: {
      purpose: 'export',
      guessesMax: exportsPerDayMax,
      windowMs: dayMs,
      refusal: 'You have started too many exports today.',
    },
    webhookMessages: {
      purpose: 'webhook-messages',
      guessesMax: webhookMessagesPerMinuteMax,
      windowMs: minuteMs,
      refusal: 'The webhook was sent too many messages by hand.',
    },
    invites: inviteLimitsOf(settings),
  };
}

function inviteLimitsOf(settings: GuessLimitSettings): InviteLimits {
  const { invitesPerEmail, invitesPerWorkspace, invitesPerNewWorkspace, invitesPerNetwork } = settings;
  const toRecipient = { refusal: 'Too many invites were sent to this address.' };
  const ofWorkspace = {
    purpose: 'invite-workspace',
    windowMs: dayMs,
    refusal: 'Too many invites were sent for this workspace.',
  };
  return {
    byRecipient: [
      { ...toRecipient, purpose: 'invite-recipient', guessesMax: invitesPerEmail, windowMs: hourMs },
      { ...toRecipient, purpose: 'invite-recipient-daily', guessesMax: 2 * invitesPerEmail, windowMs: dayMs },
    ],
    byWorkspace: { ...ofWorkspace, guessesMax: invitesPerWorkspace },
    byNewWorkspace: { ...ofWorkspace, guessesMax: Math.min(invitesPerNewWorkspace, invitesPerWorkspace) },
    byNetwork: {
      purpose: 'invite-network',
      guessesMax: invitesPerNetwork,
      windowMs: dayMs,
      refusal: 'Too many invites were sent from this network.',
    },
  };
}

export const defaultGuessLimits: GuessLimits = guessLimitsOf(usualGuessLimits);

interface Counter {
  readonly tx: Tx;
  readonly now: Date;
}

/** The client that guesses, and when. */
export interface Guesser extends Counter {
  readonly clientAddress: string;
}

/**
 * Called before a lookup, so that a network with no guesses left doesn't even learn that it guessed right.
 *
 * @throws {TooManyTriesError}
 */
export async function requireGuessesLeft(guesser: Guesser, limit: GuessLimit): Promise<void> {
  if (!Number.isFinite(limit.guessesMax)) return;
  const key = keyOf(limit, networkOf(guesser.clientAddress));
  const count = await findGuessCount(guesser.tx, key, windowStart(guesser, limit));
  if (count !== undefined && count.guesses >= limit.guessesMax) throw tooManyTries(guesser, limit, count);
}

/**
 * Counts a guess in one statement, so that concurrent guesses can't exceed the limit. After a lookup that found
 * nothing, it must run outside a transaction, because the request fails but its count has to stay. `subject` is whose
 * guesses are counted, by default the network's.
 *
 * @throws {TooManyTriesError} if this guess is over the limit
 */
export async function countGuess(guesser: Guesser, limit: GuessLimit, subject?: string): Promise<void> {
  const refusal = await refusalOfGuess(guesser, limit, subject);
  if (refusal !== undefined) throw refusal;
}

/** Counts a guess likewise, and returns the error, for callers that check something else before they throw it. */
export async function refusalOfGuess(
  guesser: Guesser,
  limit: GuessLimit,
  subject?: string,
): Promise<TooManyTriesError | undefined> {
  const count = await addOne(guesser, limit, subject ?? networkOf(guesser.clientAddress));
  return count !== undefined && count.guesses > limit.guessesMax
    ? tooManyTries(guesser, limit, count)
    : undefined;
}

/** Counts something that a job does for no client, such as a mail. Returns whether it is within the limit. */
export async function countWithin(counter: Counter, limit: GuessLimit, subject: string): Promise<boolean> {
  const count = await addOne(counter, limit, subject);
  return count === undefined || count.guesses <= limit.guessesMax;
}

async function addOne(
  counter: Counter,
  limit: GuessLimit,
  subject: string,
): Promise<GuessCountRow | undefined> {
  if (!Number.isFinite(limit.guessesMax)) return undefined;
  const { tx, now } = counter;
  return addGuess(tx, {
    now,
    key: keyOf(limit, subject),
    windowStart: windowStart(counter, limit),
    guessesMax: limit.guessesMax,
    keptSince: new Date(now.getTime() - keptMs),
  });
}

/** As long as the longest window. */
const keptMs = dayMs;

function windowStart({ now }: Counter, { windowMs }: GuessLimit): Date {
  return new Date(now.getTime() - windowMs);
}

/** A hash, so that all keys have the same length and none contains an email address. */
function keyOf({ purpose }: GuessLimit, subject: string): string {
  return `${purpose}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * An IPv4 address, or the first 64 bits of an IPv6 address, because a client usually has all addresses of such a
 * network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter((it) => it !== ''));
  const zeros = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function tooManyTries(
  { now }: Counter,
  { purpose, guessesMax, windowMs, refusal }: GuessLimit,
  { startedAt }: GuessCountRow,
): TooManyTriesError {
  const leftMs = startedAt.getTime() + windowMs - now.getTime();
  const violation = {
    policy: purpose,
    quota: guessesMax,
    windowSeconds: windowMs / 1000,
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  };
  return new TooManyTriesError(violation, refusal);
}
