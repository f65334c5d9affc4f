/**
 * Splits rows among several statements, so that the thread writes little JSON at once. Between two statements, it answers others
 * (docs/decisions/0141-long-texts-in-parts.md).
 */

/** Of texts: many rows with short ones, and half a dozen with the longest. */
const charactersMax = 131_072;

/**
 * Rows in order, in parts of at most so many rows and characters. A row that is larger is a part of its own.
 *
 * @param charactersIn for rows whose texts are yet to be read
 */
export function partsOf<Row extends object>(
  rows: readonly Row[],
  rowsMax = Number.POSITIVE_INFINITY,
  charactersIn: (row: Row) => number = charactersOf,
): Row[][] {
  const parts: Row[][] = [];
  let part: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    const ofRow = charactersIn(row);
    if (part.length === 0 || part.length >= rowsMax || characters + ofRow > charactersMax) {
      part = [];
      parts.push(part);
      characters = 0;
    }
    part.push(row);
    characters += ofRow;
  }
  return parts;
}

/** Of all texts in a value. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  for (const inner of Object.values(value)) characters += charactersOf(inner);
  return characters;
}
