/** The statements on users that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../core/errors.ts';
import type { UserProfile } from '../core/principals.ts';
import type { ChangedRow } from '../core/versions.ts';

/** The columns of a `UserProfile`, read from the alias `u`. */
const profileColumns = Prisma.sql`u.id, u.email, u.name, u.time_zone AS "timeZone", u.locale, u.created_at AS "createdAt"`;

interface FoundUser extends UserProfile {
  /** Of their personal workspace. */
  readonly workspaceId: string;
  /** Whether an operator keeps them from signing in. */
  readonly isDisabled: boolean;
}

/** By hand: Prisma ignores case with ILIKE, where % and _ in an address stand for other text. */
export async function findUserByEmail(tx: Tx, email: string): Promise<FoundUser | undefined> {
  const [user] = await tx.rows<FoundUser>(Prisma.sql`
    SELECT ${profileColumns}, w.id AS "workspaceId", u.disabled_at IS NOT NULL AS "isDisabled"
    FROM users u JOIN workspaces w ON w.personal_user_id = u.id
    WHERE lower(u.email) = lower(${email})`);
  return user;
}

/** Locks a user who is about to change; undefined if they deleted their account. By hand: a lock. */
export async function lockUser(tx: Tx, id: string): Promise<UserProfile | undefined> {
  const [user] = await tx.rows<UserProfile>(Prisma.sql`
    SELECT ${profileColumns} FROM users u WHERE u.id = ${id}::uuid AND u.deleted_at IS NULL FOR NO KEY UPDATE`);
  return user;
}

/** What members show of a user. */
export type ShownUser = Pick<UserProfile, 'id' | 'email' | 'name'>;

interface HeldUser extends ShownUser, Pick<FoundUser, 'isDisabled'> {}

/**
 * Keeps a user from being changed or disabled until the transaction ends; undefined if they deleted their account. What
 * was read before, such as the principal's user, may be out of date. By hand: a lock.
 */
export async function holdUser(tx: Tx, id: string): Promise<HeldUser | undefined> {
  const [user] = await tx.rows<HeldUser>(Prisma.sql`
    SELECT id, email, name, disabled_at IS NOT NULL AS "isDisabled" FROM users
    WHERE id = ${id}::uuid AND deleted_at IS NULL FOR SHARE`);
  return user;
}

/** A member of a workspace whose version was raised. */
export interface ChangedMember extends ChangedRow {
  readonly workspaceId: string;
}

/** Raises the versions of a user's members, which show its name. By hand: locks them in the order of their ids. */
export function touchMembersOf(tx: Tx, userId: string): Promise<ChangedMember[]> {
  return tx.rows<ChangedMember>(Prisma.sql`
    UPDATE workspace_members SET version = version + 1 WHERE id IN (
      SELECT id FROM workspace_members WHERE user_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE)
    RETURNING id, workspace_id AS "workspaceId", version`);
}

/** What someone learns who proves by a code or an invite's token that a disabled account is theirs. */
export const disabledDetail = 'This account is disabled. Contact the operator of this service.';

/** The error of a request that was sent before its person deleted their account, and waited until that was done. */
export function accountDeleted(): AppError {
  return new AppError('conflict', 'The account was deleted in the meantime.');
}
