/**
 * The access tokens from before 2.7.0 that can manage admins and owners without `workspace:write`, for the operator who
 * has to replace them (docs/decisions/0039-credentials.md).
 */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';

export interface LegacyRoleGrant {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  /** Of the member that the token acts for. */
  readonly email: string;
  readonly lastUsedAt: Date | null;
}

/** Those that still work, the most recently used first. */
export function listLegacyRoleGrants(tx: Tx, now: Date): Promise<LegacyRoleGrant[]> {
  return tx.rows<LegacyRoleGrant>(Prisma.sql`
    SELECT t.id, t.workspace_id AS "workspaceId", t.name, u.email, t.last_used_at AS "lastUsedAt"
    FROM access_tokens t
    JOIN users u ON u.id = t.created_by
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    WHERE t.legacy_role_grants AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > ${now}::timestamptz)
    ORDER BY t.last_used_at DESC NULLS LAST, t.id`);
}
