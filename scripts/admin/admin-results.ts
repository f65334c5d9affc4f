/** How the results of `npm run admin` look. */
import { table } from '../support/tables.ts';

/** Properties as JSON has them: `created_at` for `createdAt`, times as text, and nothing that is null. */
export function facts(view: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(view)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]: [string, unknown]) => [
        name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? Number(value) : value,
      ]),
  );
}

/** A table, or a sentence if there is nothing to list. */
export function listing(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): string {
  return rows.length === 0 ? `${nothing}\n` : table([heading, ...rows]);
}

/** The properties of one thing, a line each. */
export function lines(data: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(data).map(([name, value]) => [
    `${name}:`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return table(rows);
}

export function dayOf(time: Date | null): string {
  return time?.toISOString().slice(0, 10) ?? 'never';
}

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

/** Such as `3 h`. */
export function ageText(seconds: number): string {
  if (seconds < minuteSeconds) return `${Math.floor(seconds)} s`;
  if (seconds < hourSeconds) return `${Math.floor(seconds / minuteSeconds)} min`;
  if (seconds < 2 * daySeconds) return `${Math.floor(seconds / hourSeconds)} h`;
  return `${Math.floor(seconds / daySeconds)} days`;
}
