/** Finds who stands behind the secret of an access token. */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import type { FoundPrincipal, Scope } from './principals.ts';

interface TokenRow {
  /** The hash that it was found by, in hexadecimal digits. */
  readonly hash: string;
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly legacyRoleGrants: boolean;
  readonly expiresAt: Date | null;
  /** Set when it was found by the previous secret a rotation. */
  readonly overlapEndsAt: Date | null;
  readonly workspaceId: string;
  /** Null in a workspace from before billing. */
  readonly plan: string | null;
  readonly userId: string;
  readonly email: string;
  readonly userName: string;
  readonly userCreatedAt: Date;
}

/**
 * The principals behind hashes of secrets, or of the secrets before a rotation, each with the moment at which its right
 * ends; none for a token that is unknown or revoked, or whose maker has left.
 */
export async function findTokenPrincipals(
  tx: Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundPrincipal>> {
  const current = await tx.rows<TokenRow>(tokensByHash(Prisma.sql`t.token_hash`, hashes));
  const known = new Set(current.map(({ hash }) => hash));
  const unknown = hashes.filter((hash) => !known.has(hash));
  // One after the other: nearly every request carries a current secret, and is served by the first.
  const previous =
    unknown.length === 0
      ? []
      : await tx.rows<TokenRow>(tokensByHash(Prisma.sql`t.previous_token_hash`, unknown));
  const found = [...current.map((token) => ({ ...token, overlapEndsAt: null })), ...previous];
  return new Map(found.map((token) => [token.hash, toFoundPrincipal(token)]));
}

function toFoundPrincipal(token: TokenRow): FoundPrincipal {
  const { expiresAt, overlapEndsAt } = token;
  const ends = [expiresAt, overlapEndsAt].filter((end) => end !== null);
  const principal = {
    kind: 'access_token',
    credentialId: token.id,
    userId: token.userId,
    workspaceId: token.workspaceId,
    ...(token.plan !== null && { plan: token.plan }),
    scopes: token.scopes,
    ...(overlapEndsAt !== null && { usesPreviousSecret: true }),
    ...(token.legacyRoleGrants && { legacyRoleGrants: true }),
    credential: { name: token.name, expiresAt },
    user: { id: token.userId, email: token.email, name: token.userName, createdAt: token.userCreatedAt },
  } as const;
  return { principal, endsAtMs: Math.min(...ends.map((end) => end.getTime())) };
}

function tokensByHash(column: Prisma.Sql, hashes: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT encode(${column}, 'hex') AS hash, t.id, t.name, t.scopes,
      t.legacy_role_grants AS "legacyRoleGrants", t.expires_at AS "expiresAt",
      t.previous_token_ends_at AS "overlapEndsAt", t.workspace_id AS "workspaceId",
      (SELECT a.plan FROM billing_accounts a WHERE a.workspace_id = t.workspace_id AND NOT a.exempt) AS plan,
      u.id AS "userId", u.email, u.name AS "userName", u.created_at AS "userCreatedAt"
    FROM access_tokens t
    JOIN users u ON u.id = t.created_by
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = t.workspace_id AND m.user_id = t.created_by AND m.status = 'active'
    WHERE ${column} = ANY (${hashes.map((hash) => `\\x${hash}`)}::bytea[]) AND t.revoked_at IS NULL`;
}
