/** Codes of six digits that people are sent by mail: each works for ten minutes and can be tried five times. */
import { timingSafeEqual } from 'node:crypto';
import type { DerivedSecrets, KeySecrets } from './derived-secrets.ts';
import { CountedError } from './errors.ts';

const lifetimeMs = 600_000;
const triesMax = 5;

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}

/** The condition on a row whose code can be tried. */
export function codeCanBeTried(now: Date) {
  return { expiresAt: { gt: now }, tries: { lt: triesMax } };
}

/** @param codeOf what a key, the current or the previous one, derives */
export function isRightCode(
  { accepted }: DerivedSecrets,
  given: string,
  codeOf: (key: KeySecrets) => string,
): boolean {
  return accepted.some((key) => timingSafeEqual(Buffer.from(given), Buffer.from(codeOf(key))));
}

export function wrongCode(): CountedError {
  return new CountedError('wrong_code', "This code isn't valid. Check it, or request a new one.");
}
