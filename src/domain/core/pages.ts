/** Keyset pages: where a list continues, and how many rows it takes. */
import { AppError } from './errors.ts';

export interface PageRequest<Position> {
  readonly limit: number;
  /** The position after which the page begins; absent for the first page. */
  readonly after?: Position;
}

export interface Page<Row, Position> {
  readonly rows: readonly Row[];
  /** Where the next page begins; absent at the end. */
  readonly next?: Position;
}

/** Of the JSON of a page's items, unless its first item alone has more. */
export const pageBytesMax = 1_048_576;

/** A row with the bytes of JSON that it takes, in lists whose items can be long. */
export interface SizedRow {
  readonly bytes?: number;
}

/**
 * Removes the rows that a page has no room for, such as the extra row that was read to find out whether there is a next
 * page.
 */
export function toPage<Row extends object, Position>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => Position,
): Page<Row, Position> {
  let bytes = 0;
  const end = rows.findIndex((row: SizedRow, index) => {
    bytes += row.bytes ?? 0;
    return index === limit || (index > 0 && bytes > pageBytesMax);
  });
  const page = end === -1 ? rows : rows.slice(0, end);
  const last = page.at(-1);
  return end !== -1 && last !== undefined ? { rows: page, next: positionOf(last) } : { rows: page };
}

/**
 * A position in a list that depends on the caller's credential: a list of its workspace, or of its user. `of` is the id
 * of that workspace or user. Cursors from before 2.7.0 don't have it.
 */
export type OwnPosition<Position> = Position & { readonly of?: string };

/**
 * Checks that a position is in the list of this workspace or user.
 *
 * @throws {AppError} `invalid_cursor`
 */
export function requireOwnPosition(after: { readonly of?: string } | undefined, ownerId: string): void {
  if (after?.of === undefined || after.of === ownerId) return;
  throw new AppError('invalid_cursor', 'The cursor belongs to another workspace or person.', {
    parameter: 'cursor',
  });
}

/** A position in a list in order of creation. */
export interface IdPosition {
  readonly id: string;
}
