/**
 * Limits how often one network can guess secrets, and how many invites are sent. The counts are in PostgreSQL, so that
 * all processes of an installation share them and they survive restarts (docs/decisions/0012-share-links.md,
 * docs/decisions/0040-invite-limits.md).
 */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Tx } from '../../db/database.ts';
import { TooManyTriesError } from './errors.ts';
import { addGuess, findGuessCount } from './guess-count-rows.ts';
import type { GuessCountRow } from './guess-count-rows.ts';

export interface GuessLimit {
  /** What is guessed at; limits of different purposes do not share their counts. */
  readonly purpose: string;
  /** How many wrong guesses are allowed in each window, per network or other subject; infinite for no limit. */
  readonly guessesMax: number;
  readonly windowMs: number;
  /** The message for the caller beyond the limit; a sentence. */
  readonly refusal?: string;
}

/** Invites that are sent, resent ones included. */
export interface InviteLimits {
  /** To one mailbox, from all senders: per hour, and per day. */
  readonly byRecipient: readonly GuessLimit[];
  readonly byWorkspace: GuessLimit;
  /** Counted together with those of `byWorkspace`, so that a workspace does not begin again when it is new no more. */
  readonly byNewWorkspace: GuessLimit;
  readonly byNetwork: GuessLimit;
}

export interface GuessLimits {
  readonly sharedCard: GuessLimit;
  /** 48 bits could realistically be guessed, so fewer tries are allowed. */
  readonly legacySharedCard: GuessLimit;
  readonly invite: GuessLimit;
  /** Codes that are sent to one email address; each is worth five tries. */
  readonly signInByEmail: GuessLimit;
  /** Codes that one network asks for. */
  readonly signInByNetwork: GuessLimit;
  readonly invites: InviteLimits;
}

/** What the operator can configure; infinite if there is no limit. */
export interface GuessLimitSettings {
  /** Wrong share tokens, and wrong invite tokens, a minute from one network. */
  readonly wrongLinksPerMinute: number;
  /** Codes an hour to one email address. */
  readonly signInCodesPerEmail: number;
  /** Codes an hour that one network asks for. */
  readonly signInCodesPerNetwork: number;
  /** Invites an hour to one mailbox, and twice as many a day. */
  readonly invitesPerEmail: number;
  /** Invites a day of one workspace, and fewer of a new one. */
  readonly invitesPerWorkspace: number;
  readonly invitesPerNewWorkspace: number;
  /** Invites a day from one network. */
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
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** All limits, the usual ones unless given. Those of legacy share links can be lifted, and not widened. */
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

/** Who guesses, and when. */
export interface Guesser {
  readonly tx: Tx;
  readonly clientAddress: string;
  readonly now: Date;
}

/**
 * Called before a lookup, so that a network with no guesses left doesn't even learn that it guessed right.
 *
 * @throws {TooManyTriesError}
 */
export async function requireGuessesLeft(guesser: Guesser, limit: GuessLimit): Promise<void> {
  if (!Number.isFinite(limit.guessesMax)) return;
  const count = await findGuessCount(guesser.tx, keyOf(guesser, limit), windowStart(guesser, limit));
  if (count !== undefined && count.guesses >= limit.guessesMax) throw tooManyTries(guesser, limit, count);
}

/**
 * Counts a guess in one statement, so that of parallel ones no more than the limit pass. After a lookup that found
 * nothing it must run outside a transaction, since the request fails and its count has to stay. `subject` is whose
 * guesses are counted, the network's by default.
 *
 * @throws {TooManyTriesError} when this guess is one too many
 */
export async function countGuess(guesser: Guesser, limit: GuessLimit, subject?: string): Promise<void> {
  if (!Number.isFinite(limit.guessesMax)) return;
  const { tx, now } = guesser;
  const count = await addGuess(tx, {
    now,
    key: keyOf(guesser, limit, subject),
    windowStart: windowStart(guesser, limit),
    guessesMax: limit.guessesMax,
    keptSince: new Date(now.getTime() - keptMs),
  });
  if (count !== undefined && count.guesses > limit.guessesMax) throw tooManyTries(guesser, limit, count);
}

/** As long as the longest window. */
const keptMs = dayMs;

function windowStart({ now }: Guesser, { windowMs }: GuessLimit): Date {
  return new Date(now.getTime() - windowMs);
}

/** A hash, so that the key has one length, whatever a proxy calls an address, and holds no email address. */
function keyOf(
  { clientAddress }: Guesser,
  { purpose }: GuessLimit,
  subject = networkOf(clientAddress),
): string {
  return `${purpose}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: a client that has one of those has them all. */
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
  { now }: Guesser,
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
