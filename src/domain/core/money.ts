/** Amounts as people read them. */

/** An amount of minor units (ISO 4217), such as `€42.06`; exact, however large. */
export function shownAmount(minorUnits: bigint, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const text = String(minorUnits < 0n ? -minorUnits : minorUnits).padStart(digits + 1, '0');
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  // Passed as text, because a large number would be rounded.
  return format.format(`${minorUnits < 0n ? '-' : ''}${decimal}` as Intl.StringNumericLiteral);
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in UTC, such as `21 November 2026`. */
export function shownDay(day: Date): string {
  return dayFormat.format(day);
}
