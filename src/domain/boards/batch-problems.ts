/** Everything that is wrong with the items of a batch or an import, so that one response names all of it. */
import { AppError, refuseListed } from '../core/errors.ts';
import type { ErrorCode } from '../core/errors.ts';

interface ItemProblem {
  readonly index: number;
  readonly pointer: string;
  readonly code: ErrorCode;
  readonly detail: string;
}

export class BatchProblems {
  readonly #found: ItemProblem[] = [];
  readonly #list: 'cards' | 'comments';

  /** @param list the property of the body that has the items */
  constructor(list: 'cards' | 'comments' = 'cards') {
    this.#list = list;
  }

  /** @param field where in the item it is, such as `column_id` or `label_ids/2`; absent if it is all of it */
  add(index: number, field: string | undefined, code: ErrorCode, detail: string): void {
    const item = `/${this.#list}/${index}`;
    const pointer = field === undefined ? item : `${item}/${field}`;
    this.#found.push({ index, pointer, code, detail });
  }

  /** The result of a function for an item; undefined if it throws an error with a pointer into the item. */
  attempt<Result>(index: number, run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof AppError) || error.place?.pointer === undefined) throw error;
      this.add(index, error.place.pointer.slice(1), error.code, error.message);
      return undefined;
    }
  }

  /** @throws {ListedError} everything that is wrong, in the order of the items */
  requireNone(): void {
    const inOrder = this.#found.toSorted((one, other) => one.index - other.index);
    refuseListed(inOrder.map(({ pointer, code, detail }) => ({ pointer, code, detail })));
  }
}
