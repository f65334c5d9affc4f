/** Time zones and locales that people set: whether they exist, and their canonical form. */
import { AppError } from '../core/errors.ts';

/** What people change about themselves. Null clears. */
export interface ProfilePatch {
  readonly name?: string;
  readonly timeZone?: string | null;
  readonly locale?: string | null;
}

/** @throws {AppError} `invalid_request` */
export function canonicalProfile(patch: ProfilePatch): ProfilePatch {
  const { timeZone, locale } = patch;
  return {
    ...patch,
    ...(typeof timeZone === 'string' && { timeZone: canonicalTimeZone(timeZone) }),
    ...(typeof locale === 'string' && { locale: canonicalLocale(locale) }),
  };
}

/**
 * ECMA-402 compares names without case, and would replace the preferred names of some zones by older ones, such as
 * `Asia/Kolkata` by `Asia/Calcutta`. So only the case is corrected.
 */
function canonicalTimeZone(name: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    throw new AppError('invalid_request', 'time_zone must be a name of the IANA time zone database.', {
      pointer: '/time_zone',
    });
  }
}

const localeLengthMax = 35;

function canonicalLocale(tag: string): string {
  try {
    const [locale = tag] = Intl.getCanonicalLocales(tag);
    if (locale.length <= localeLengthMax) return locale;
  } catch {
    // Reported below, like a tag whose canonical form is too long.
  }
  throw new AppError('invalid_request', 'locale must be a valid BCP 47 language tag.', {
    pointer: '/locale',
  });
}
