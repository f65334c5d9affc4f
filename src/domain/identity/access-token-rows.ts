/** The statements on access tokens that Prisma's models can't express as well, each with the reason. */
import { fieldsWithout, selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { AccessTokenModel } from '../../../generated/prisma/models.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access, RequestContext } from '../core/context.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';

/** An access token without the hashes of its secrets, which stay in the database. */
export type AccessTokenRow = Omit<AccessTokenModel, 'tokenHash' | 'previousTokenHash'>;

const tokenFields = fieldsWithout(Prisma.AccessTokenScalarFieldEnum, 'tokenHash', 'previousTokenHash');
export const tokenColumns = selectList('t', tokenFields);

/** `FROM … WHERE …` of the tokens (alias `t`) that a principal may see: its own, and for admins those of all members. */
function visibleTokens({ userId, workspaceId }: Principal): Prisma.Sql {
  return Prisma.sql`
    FROM access_tokens t
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = t.workspace_id AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE t.revoked_at IS NULL AND (t.created_by = m.user_id OR m.role IN ('admin', 'owner'))
      ${workspaceId === undefined ? Prisma.empty : Prisma.sql`AND t.workspace_id = ${workspaceId}::uuid`}`;
}

/** By hand: finds the token and the caller's role in one statement, after it has locked the token. */
export function findVisibleToken(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(AccessTokenRow & Access) | undefined> {
  return findVisibleRow<AccessTokenRow & Access>(tx, {
    columns: Prisma.sql`${tokenColumns}, m.role::text AS role, w.hold`,
    visible: Prisma.sql`${visibleTokens(principal)} AND t.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR UPDATE OF t` : undefined,
  });
}

/** One more than the page has. By hand: shows what the caller's role allows. */
export function listTokenRows(
  tx: Tx,
  principal: Principal,
  workspaceId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<AccessTokenRow[]> {
  return tx.rows<AccessTokenRow>(Prisma.sql`
    SELECT ${tokenColumns} ${visibleTokens(principal)} AND t.workspace_id = ${workspaceId}::uuid
      ${after === undefined ? Prisma.empty : Prisma.sql`AND t.id > ${after.id}::uuid`}
    ORDER BY t.id LIMIT ${limit + 1}`);
}

/** Keeps a token from being revoked until the transaction ends. False if it already is. By hand: a lock. */
export async function holdToken(tx: Tx, id: string): Promise<boolean> {
  const held = await tx.rows(Prisma.sql`
    SELECT 1 FROM access_tokens WHERE id = ${id}::uuid AND revoked_at IS NULL FOR SHARE`);
  return held.length > 0;
}

/** What a token gets with a new secret. */
export interface NewSecret {
  readonly hash: Buffer;
  readonly prefix: string;
  /** How long the previous secret works; null if it stops immediately. */
  readonly overlapEndsAt: Date | null;
}

/** Replaces the secret of a token. By hand: copies a column, so that the previous hash stays in the database. */
export async function replaceSecret(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  id: string,
  { hash, prefix, overlapEndsAt }: NewSecret,
): Promise<AccessTokenRow | undefined> {
  const [token] = await tx.rows<AccessTokenRow>(Prisma.sql`
    UPDATE access_tokens t SET token_hash = ${hash}, prefix = ${prefix},
      previous_token_hash = CASE WHEN ${overlapEndsAt}::timestamptz IS NOT NULL THEN t.token_hash END,
      previous_token_ends_at = ${overlapEndsAt}::timestamptz,
      updated_at = ${now}::timestamptz, version = t.version + 1
    WHERE t.id = ${id}::uuid RETURNING ${tokenColumns}`);
  return token;
}

/** Which tokens to revoke: one, one with all that descend from it, or those of a member who leaves. */
export type RevokedTokens =
  | { readonly id: string }
  | { readonly rootId: string }
  | { readonly workspaceId: string; readonly userId: string };

/** Revokes those that aren't revoked yet. By hand: locks them in the order of their ids, and follows `minted_by`. */
export function revokeTokenRows(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  tokens: RevokedTokens,
): Promise<AccessTokenRow[]> {
  return tx.rows<AccessTokenRow>(Prisma.sql`
    WITH t AS (
      UPDATE access_tokens SET revoked_at = ${now}::timestamptz, updated_at = ${now}::timestamptz,
        version = version + 1
      WHERE id IN (
        SELECT id FROM access_tokens WHERE id IN (${idsOf(tokens, now)}) AND revoked_at IS NULL
        ORDER BY id FOR UPDATE) RETURNING *
    )
    SELECT ${tokenColumns} FROM t ORDER BY t.id`);
}

function idsOf(tokens: RevokedTokens, now: Date): Prisma.Sql {
  if ('id' in tokens) return Prisma.sql`SELECT ${tokens.id}::uuid`;
  if ('rootId' in tokens) return descendants(tokens.rootId, now);
  return Prisma.sql`
    SELECT id FROM access_tokens
    WHERE created_by = ${tokens.userId}::uuid AND workspace_id = ${tokens.workspaceId}::uuid`;
}

/** The ids of a token and of all that descend from it and still work: a workspace has at most 1,000 of those. */
function descendants(id: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    WITH RECURSIVE minted AS (
      SELECT a.id, a.expires_at FROM access_tokens a WHERE a.id = ${id}::uuid
      UNION ALL
      SELECT a.id, a.expires_at FROM access_tokens a JOIN minted ON a.minted_by = minted.id
    )
    SELECT id FROM minted WHERE id = ${id}::uuid OR expires_at IS NULL OR expires_at > ${now}::timestamptz`;
}
