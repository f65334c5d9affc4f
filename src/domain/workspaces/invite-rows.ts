/** The statements on invites that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { isNotSuspended } from '../access/workspace-access-rows.ts';
import type { WorkspaceRow } from '../access/workspace-access-rows.ts';
import type { Role } from '../core/principals.ts';
import { isOpenInvite } from './member-rows.ts';
import type { OpenInvite } from './member-rows.ts';

/** What an invite is for, as its recipient sees it. */
export interface InviteView {
  readonly memberId: string;
  readonly workspaceName: string;
  readonly email: string;
  readonly role: Role;
  /** Null if that person is no longer a member. */
  readonly invitedByName: string | null;
  readonly expiresAt: Date;
}

/** By hand: joins the member who sent the invite, for which the models have no relation. */
export async function findOpenInvite(tx: Tx, invite: OpenInvite): Promise<InviteView | undefined> {
  const [found] = await tx.rows<InviteView>(Prisma.sql`
    SELECT x.id AS "memberId", w.name AS "workspaceName", x.email, x.role::text AS role, u.name AS "invitedByName",
      x.invite_expires_at AS "expiresAt"
    FROM workspace_members x
    JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL AND ${isNotSuspended}
    LEFT JOIN workspace_members i
      ON i.workspace_id = x.workspace_id AND i.user_id = x.invited_by AND i.status = 'active'
    LEFT JOIN users u ON u.id = i.user_id
    WHERE ${isOpenInvite(invite)}`);
  return found;
}

/** Finds the workspace of an invite, and keeps it from being deleted until the transaction ends. By hand: a lock. */
export async function holdWorkspaceOfInvite(
  tx: Tx,
  invite: OpenInvite,
): Promise<Pick<WorkspaceRow, 'id' | 'name' | 'hold'> | undefined> {
  const [workspace] = await tx.rows<Pick<WorkspaceRow, 'id' | 'name' | 'hold'>>(Prisma.sql`
    SELECT w.id, w.name, w.hold FROM workspace_members x
    JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL AND ${isNotSuspended}
    WHERE ${isOpenInvite(invite)} FOR SHARE OF w`);
  return workspace;
}

/** A member who accepted their invite, as the page says it. */
export interface JoinedMember {
  readonly workspaceName: string;
  readonly email: string;
  /** Whether accepting created the user. */
  readonly isNewUser: boolean;
  readonly inviteGeneration: number;
}

/** A member who has joined since a moment. By hand: compares columns of two tables. */
export async function findJoinedMember(
  tx: Tx,
  memberId: string,
  since: Date,
): Promise<JoinedMember | undefined> {
  const [joined] = await tx.rows<JoinedMember>(Prisma.sql`
    SELECT w.name AS "workspaceName", x.email, u.created_at = x.joined_at AS "isNewUser",
      x.invite_generation AS "inviteGeneration"
    FROM workspace_members x
    JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL AND ${isNotSuspended}
    JOIN users u ON u.id = x.user_id
    WHERE x.id = ${memberId}::uuid AND x.status = 'active' AND x.joined_at > ${since}::timestamptz`);
  return joined;
}
