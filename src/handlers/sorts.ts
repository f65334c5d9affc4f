/** The orders of lists that clients ask for. */
import type { Sort } from '../domain/core/sort-rows.ts';

/** The field that a `sort` such as `-created_at` names, and its direction. */
export function toSort<Field extends string>(sort: Field | `-${Field}`): Sort<Field> {
  const isDescending = sort.startsWith('-');
  return { by: (isDescending ? sort.slice(1) : sort) as Field, isDescending };
}
