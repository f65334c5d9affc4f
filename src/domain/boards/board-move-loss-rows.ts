/** The statements that find what a board loses by a move. By hand: they compare who sees it in two workspaces. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { memberSeesBoard } from '../access/board-access-rows.ts';
import { staysOn } from './board-move-rows.ts';
import type { BoardTransfer } from './board-move-rows.ts';
import { isOver } from './unassignment-rows.ts';

/** A person who sees a board now, and won't after the move. */
export interface PersonWithoutAccess {
  /** The id of the user. */
  readonly id: string;
  readonly name: string;
  /** From how many cards they are taken off. */
  readonly assignmentCount: number;
}

/** The contract documents it as `maxItems`. */
const peopleListedMax = 100;

/** The members (alias `m`) of the workspace of a board (alias `b`) who lose access to it. */
function losing(transfer: BoardTransfer): Prisma.Sql {
  const { id, workspaceId } = transfer.board;
  return Prisma.sql`
    FROM boards b JOIN workspace_members m ON m.workspace_id = b.workspace_id AND m.status = 'active'
    WHERE b.id = ${id}::uuid AND b.workspace_id = ${workspaceId}::uuid AND ${memberSeesBoard}
      AND NOT ${staysOn(transfer, Prisma.sql`m.user_id`)}`;
}

/** The assignments of users on the cards of a board. */
function assignmentsOf({ board }: BoardTransfer): Prisma.Sql {
  return Prisma.sql`
    SELECT a.user_id, ${isOver} AS is_over FROM cards c JOIN card_assignees a ON a.card_id = c.id
    WHERE c.board_id = ${board.id}::uuid`;
}

/** The first people who lose access, in the order in which they joined. */
export function listPeopleWithoutAccess(tx: Tx, transfer: BoardTransfer): Promise<PersonWithoutAccess[]> {
  return tx.rows<PersonWithoutAccess>(Prisma.sql`
    WITH losing AS (SELECT m.id AS member_id, m.user_id, m.joined_at ${losing(transfer)}
        ORDER BY m.joined_at, m.id LIMIT ${peopleListedMax}),
      assigned AS (SELECT a.user_id, count(*)::int AS count FROM (${assignmentsOf(transfer)}) a GROUP BY a.user_id)
    SELECT u.id, u.name, coalesce(assigned.count, 0) AS "assignmentCount"
    FROM losing JOIN users u ON u.id = losing.user_id LEFT JOIN assigned ON assigned.user_id = u.id
    ORDER BY losing.joined_at, losing.member_id`);
}

export interface LossCounts {
  readonly peopleCount: number;
  /** Open invites of guests who would see the board. */
  readonly inviteCount: number;
  readonly assignmentCount: number;
}

export async function countLosses(tx: Tx, transfer: BoardTransfer): Promise<LossCounts> {
  const [counts] = await tx.rows<LossCounts>(Prisma.sql`
    SELECT (SELECT count(*)::int ${losing(transfer)}) AS "peopleCount",
      (SELECT count(*)::int FROM member_boards g JOIN workspace_members x ON x.id = g.member_id
        WHERE g.board_id = ${transfer.board.id}::uuid AND x.status = 'invited') AS "inviteCount",
      (SELECT count(*)::int FROM (${assignmentsOf(transfer)}) a
        WHERE NOT ${staysOn(transfer, Prisma.sql`a.user_id`)} OR a.is_over) AS "assignmentCount"`);
  if (counts === undefined) throw new Error('counting has no result');
  return counts;
}
