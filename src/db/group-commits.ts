/** Lets one statement make the changes of several transactions (docs/decisions/0124-cards-created-together.md). */
import type { Prisma, Tx } from './database.ts';
import { databaseFault } from './errors.ts';

export interface Identified {
  readonly id: string;
}

/** A change that one statement can make together with others of its kind. */
export interface GroupedChange<Item extends Identified> {
  /** Changes of one group are made one statement after the other. */
  readonly group: string;
  readonly item: Item;
  /** The statement that makes the changes of these items. It returns a row with the id of each item that it has changed. */
  readonly statementOf: (items: readonly Item[]) => Prisma.Sql;
}

/** Commits a statement on the connection of one of the transactions. */
export type CommitStatement = <Row>(statement: Prisma.Sql, isForOthers: boolean) => Promise<Row[]>;

/** Makes a change with the other statements of its transaction. */
export async function changeAlone<Item extends Identified, Row extends Identified>(
  { rows }: Pick<Tx, 'rows'>,
  { item, statementOf }: GroupedChange<Item>,
): Promise<Row | undefined> {
  const [row] = await rows<Row>(statementOf([item]));
  return row;
}

interface Member extends PromiseWithResolvers<Identified | undefined> {
  readonly item: Identified;
  readonly statementOf: (items: readonly Identified[]) => Prisma.Sql;
  readonly commit: CommitStatement;
}

/**
 * Changes of a group wait while a statement makes earlier ones, and are then made by the next statement. They would wait for
 * the same lock otherwise, one commit after the other. Each member has a connection, so a group is as large as the pool at most.
 */
export class GroupCommits {
  /** The members that wait, for each group that a statement is about to be sent for, or is running. */
  readonly #waiting = new Map<string, Member[]>();

  /**
   * The row of the item; undefined if the statement has not changed it.
   *
   * @throws what the statement throws. If PostgreSQL refuses it for several items, each is tried alone.
   */
  make<Item extends Identified, Row extends Identified>(
    { group, item, statementOf }: GroupedChange<Item>,
    commit: CommitStatement,
  ): Promise<Row | undefined> {
    const member: Member = {
      ...Promise.withResolvers<Identified | undefined>(),
      item,
      // The members of a group have items of the same type.
      statementOf: statementOf as Member['statementOf'],
      commit,
    };
    const waiting = this.#waiting.get(group);
    if (waiting === undefined) {
      this.#waiting.set(group, [member]);
      // After the phase of the event loop in which requests arrive.
      setImmediate(() => void this.#commitWaiting(group));
    } else waiting.push(member);
    return member.promise as Promise<Row | undefined>;
  }

  async #commitWaiting(group: string): Promise<void> {
    for (;;) {
      const members = this.#waiting.get(group) ?? [];
      // The transaction of the last one has the most time left.
      const last = members.at(-1);
      if (last === undefined) break;
      this.#waiting.set(group, []);
      await commitFor(members, last);
    }
    this.#waiting.delete(group);
  }
}

/** Doesn't throw: each member gets its row or its error. */
async function commitFor(members: readonly Member[], { statementOf, commit }: Member): Promise<void> {
  try {
    const rows = await commit<Identified>(statementOf(members.map(({ item }) => item)), members.length > 1);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { item, resolve } of members) resolve(byId.get(item.id));
  } catch (error) {
    // The item of one must not fail those of the others.
    const areTriedAlone = members.length > 1 && databaseFault(error) !== 'unavailable';
    for (const member of members) {
      if (areTriedAlone) commitAlone(member);
      else member.reject(error);
    }
  }
}

function commitAlone({ item, statementOf, commit, resolve, reject }: Member): void {
  commit<Identified>(statementOf([item]), false).then(([row]) => {
    resolve(row);
  }, reject);
}
