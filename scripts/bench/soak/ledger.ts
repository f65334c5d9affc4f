/** What the services have answered for, to be compared with what is stored in the end. */
import type pg from 'pg';
import { fromTypeId } from '../../../src/domain/core/ids.ts';

/** Cards of the load that exist at a time; the oldest ones are deleted. */
const cardsKept = 400;

export class Ledger {
  /** The titles of cards by their ids, or undefined where the last change has no response. */
  readonly #titles = new Map<string, string | undefined>();
  readonly #deleted = new Set<string>();
  readonly #living: string[] = [];
  answeredWrites = 0;

  created(id: string, title: string): void {
    this.answeredWrites += 1;
    this.#titles.set(id, title);
    this.#living.push(id);
  }

  /** Until it is answered, either state is right. */
  beginChange(id: string): void {
    this.#titles.set(id, undefined);
  }

  changed(id: string, title: string): void {
    this.answeredWrites += 1;
    this.#titles.set(id, title);
  }

  deleted(id: string): void {
    this.answeredWrites += 1;
    this.#deleted.add(id);
  }

  /** A card to delete, once there are enough. */
  takeOldest(): string | undefined {
    return this.#living.length > cardsKept ? this.#living.shift() : undefined;
  }

  /** The answered writes that the database doesn't have, one sentence for each. */
  async findLost(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ id: string; title: string }>(
      'SELECT id, title FROM cards WHERE id = ANY($1::uuid[])',
      [[...this.#titles.keys()].map((id) => fromTypeId(id))],
    );
    const stored = new Map(rows.map((row) => [row.id, row.title]));
    const lost: string[] = [];
    for (const [id, title] of this.#titles) {
      const storedTitle = stored.get(fromTypeId(id));
      if (this.#deleted.has(id) && storedTitle !== undefined)
        lost.push(`${id} was deleted, and is still there`);
      if (this.#deleted.has(id) || title === undefined) continue;
      if (storedTitle === undefined) lost.push(`${id} was created, and is missing`);
      else if (storedTitle !== title) lost.push(`${id} was changed, and has its previous title`);
    }
    return lost;
  }
}
