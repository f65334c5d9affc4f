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

/** Removes the extra row that was read to find out whether there is a next page. */
export function toPage<Row, Position>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => Position,
): Page<Row, Position> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last !== undefined ? { rows: page, next: positionOf(last) } : { rows: page };
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
