/** The statement that finds the names in a page of activity. By hand: it reads several tables at once. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { ResourceName } from '../core/resources.ts';

/** The types of what a change on a board can name. */
export type NamedType = Extract<ResourceName, 'board' | 'column' | 'label' | 'card' | 'user'>;

export interface NameRow {
  readonly id: string;
  readonly name: string;
  /** The board that it is, or that it is on. Null for people. */
  readonly boardId: string | null;
}

/**
 * The names of boards, of what is on them, and of people. Only by id: a condition on the board can make PostgreSQL read
 * all cards of a large one.
 */
export function findNameRows(
  tx: Tx,
  ids: Readonly<Record<NamedType, readonly string[]>>,
): Promise<NameRow[]> {
  return tx.rows<NameRow>(Prisma.sql`
    SELECT id, name, id AS "boardId" FROM boards WHERE id = ANY (${ids.board}::uuid[])
    UNION ALL SELECT id, name, board_id FROM columns WHERE id = ANY (${ids.column}::uuid[])
    UNION ALL SELECT id, name, board_id FROM labels WHERE id = ANY (${ids.label}::uuid[])
    UNION ALL SELECT id, title, board_id FROM cards WHERE id = ANY (${ids.card}::uuid[])
    UNION ALL SELECT id, name, NULL FROM users WHERE id = ANY (${ids.user}::uuid[])`);
}
