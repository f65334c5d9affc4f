/** Time zones and locales that people set: whether they exist, and their canonical form. */
import { AppError } from '../core/errors.ts';
import { correctTimeZone } from '../core/time-zones.ts';

/** What people change about themselves. Null clears. */
export interface ProfilePatch {
  readonly name?: string;
  readonly timeZone?: string | null;
  readonly locale?: string | null;
}

/** @throws {AppError} `unknown_time_zone` */
export function canonicalProfile(patch: ProfilePatch): ProfilePatch {
  const { timeZone, locale } = patch;
  return {
    ...patch,
    ...(typeof timeZone === 'string' && { timeZone: canonicalTimeZone(timeZone) }),
    ...(typeof locale === 'string' && { locale: canonicalLocale(locale) }),
  };
}

function canonicalTimeZone(name: string): string {
  const corrected = correctTimeZone(name);
  if (corrected !== undefined) return corrected;
  throw new AppError('unknown_time_zone', 'There is no such time zone in the IANA time zone database.', {
    pointer: '/time_zone',
  });
}

/** The contract admits only tags that are well-formed. */
function canonicalLocale(tag: string): string {
  const [locale = tag] = Intl.getCanonicalLocales(tag);
  return locale;
}
