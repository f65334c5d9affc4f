/** The statements of deleting an account that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { ChangedMember } from '../identity/user-rows.ts';

/** The workspaces (alias `w`) that a person owns (alias `m`), without their personal one. */
function ownedBy(userId: string): Prisma.Sql {
  return Prisma.sql`
    FROM workspaces w
    JOIN workspace_members m ON m.workspace_id = w.id AND m.user_id = ${userId}::uuid
      AND m.role = 'owner' AND m.status = 'active'
    WHERE w.deleted_at IS NULL AND w.personal_user_id IS DISTINCT FROM ${userId}::uuid`;
}

/** Locks what a person owns in the order of the ids, with their personal workspace. By hand: a lock. */
export async function lockOwnedWorkspaces(tx: Tx, userId: string): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspaces x
    WHERE x.personal_user_id = ${userId}::uuid OR x.id IN (SELECT w.id ${ownedBy(userId)})
    ORDER BY x.id FOR NO KEY UPDATE`);
}

/** The workspaces without another owner. Who deleted their account, or is disabled, is none. By hand: compares members of a workspace. */
export function findSoleOwnerships(tx: Tx, userId: string): Promise<{ readonly name: string }[]> {
  return tx.rows<{ readonly name: string }>(Prisma.sql`
    SELECT w.name ${ownedBy(userId)} AND NOT EXISTS (
      SELECT 1 FROM workspace_members o
      JOIN users u ON u.id = o.user_id AND u.deleted_at IS NULL AND u.disabled_at IS NULL
      WHERE o.workspace_id = w.id AND o.role = 'owner' AND o.status = 'active' AND o.user_id <> ${userId}::uuid)
    ORDER BY w.id`);
}

/**
 * Replaces the address that workspaces show of a person, and raises and returns the versions of the members. By hand: locks them in
 * the order of their ids.
 */
export function replaceEmailOfMembers(tx: Tx, userId: string, email: string): Promise<ChangedMember[]> {
  return tx.rows<ChangedMember>(Prisma.sql`
    UPDATE workspace_members SET email = ${email}, version = version + 1 WHERE id IN (
      SELECT id FROM workspace_members WHERE user_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE)
    RETURNING id, workspace_id AS "workspaceId", version`);
}

/** Ends all sessions of a person, with what was counted of them. By hand: one statement for both tables. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.rows(Prisma.sql`
    WITH ended AS (DELETE FROM sessions WHERE user_id = ${userId}::uuid RETURNING id)
    DELETE FROM deprecated_calls WHERE credential_id IN (SELECT id FROM ended)`);
}
