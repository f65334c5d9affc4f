/** The statements that find the owner of a request's credential. By hand: they run with nearly every request. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Scope, UserProfile } from '../core/principals.ts';

interface PersonColumns {
  /** The hash that the credential was found by, in hexadecimal digits. */
  readonly hash: string;
  readonly userId: string;
  readonly email: string;
  readonly userName: string;
  readonly timeZone: string | null;
  readonly locale: string | null;
  readonly userCreatedAt: Date;
}

/** The columns of the user (alias `u`) in `PersonColumns`. */
const personColumns = Prisma.sql`u.id AS "userId", u.email, u.name AS "userName", u.time_zone AS "timeZone", u.locale,
      u.created_at AS "userCreatedAt"`;

/** The user of a credential. */
export function userOf(row: PersonColumns): UserProfile {
  const { userId: id, email, userName: name, timeZone, locale, userCreatedAt: createdAt } = row;
  return { id, email, name, timeZone, locale, createdAt };
}

export interface TokenPrincipalRow extends PersonColumns {
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly legacyRoleGrants: boolean;
  readonly expiresAt: Date | null;
  /** Set if it was found by its previous secret. */
  readonly overlapEndsAt: Date | null;
  readonly workspaceId: string;
  /** Null in a workspace from before billing. */
  readonly plan: string | null;
}

export interface SessionPrincipalRow extends PersonColumns {
  readonly id: string;
  readonly name: string | null;
  readonly expiresAt: Date;
}

/** The access tokens with these hashes, or with these hashes of their previous secrets. */
export function findTokensByHash(
  tx: Tx,
  secret: 'current' | 'previous',
  hashes: readonly string[],
): Promise<TokenPrincipalRow[]> {
  const column = secret === 'current' ? Prisma.sql`t.token_hash` : Prisma.sql`t.previous_token_hash`;
  const overlapEndsAt =
    secret === 'current' ? Prisma.sql`NULL::timestamptz` : Prisma.sql`t.previous_token_ends_at`;
  return tx.rows<TokenPrincipalRow>(Prisma.sql`
    SELECT encode(${column}, 'hex') AS hash, t.id, t.name, t.scopes,
      t.legacy_role_grants AS "legacyRoleGrants", t.expires_at AS "expiresAt",
      ${overlapEndsAt} AS "overlapEndsAt", t.workspace_id AS "workspaceId",
      (SELECT a.plan FROM billing_accounts a WHERE a.workspace_id = t.workspace_id AND NOT a.exempt) AS plan,
      ${personColumns}
    FROM access_tokens t
    JOIN users u ON u.id = t.created_by AND u.deleted_at IS NULL AND u.disabled_at IS NULL
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = t.workspace_id AND m.user_id = t.created_by AND m.status = 'active'
    WHERE ${column} = ANY (${toBytea(hashes)}::bytea[]) AND t.revoked_at IS NULL`);
}

/** The sessions with these hashes. */
export function findSessionsByHash(tx: Tx, hashes: readonly string[]): Promise<SessionPrincipalRow[]> {
  return tx.rows<SessionPrincipalRow>(Prisma.sql`
    SELECT encode(s.token_hash, 'hex') AS hash, s.id, s.name, s.expires_at AS "expiresAt", ${personColumns}
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL AND u.disabled_at IS NULL
    WHERE s.token_hash = ANY (${toBytea(hashes)}::bytea[])`);
}

function toBytea(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `\\x${hash}`);
}
