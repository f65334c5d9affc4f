/** The day of a moment in UTC, such as `2026-11-21`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
