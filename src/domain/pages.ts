/** Keyset pages: where a list goes on, and how many rows it takes. */

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

/** Cuts one row too many, which was read to learn whether there is a next page. */
export function toPage<Row, Position>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => Position,
): Page<Row, Position> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last !== undefined ? { rows: page, next: positionOf(last) } : { rows: page };
}

/** The position in lists that are in order of creation. */
export interface IdPosition {
  readonly id: string;
}
