/** Finds the principals of access tokens. */
import type { Tx } from '../../db/database.ts';
import type { FoundPrincipal } from '../core/principals.ts';
import { findTokensByHash, userOf } from './principal-rows.ts';
import type { TokenPrincipalRow } from './principal-rows.ts';

/**
 * The principals behind hashes of secrets, or of previous secrets, each with the time at which the secret stops working;
 * none for a token that is unknown or revoked, or whose creator has left.
 */
export async function findTokenPrincipals(
  tx: Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundPrincipal>> {
  const current = await findTokensByHash(tx, 'current', hashes);
  const known = new Set(current.map(({ hash }) => hash));
  const unknown = hashes.filter((hash) => !known.has(hash));
  // One after the other, because nearly every request has a current secret and needs only the first.
  const previous = unknown.length === 0 ? [] : await findTokensByHash(tx, 'previous', unknown);
  return new Map([...current, ...previous].map((token) => [token.hash, toFoundPrincipal(token)]));
}

function toFoundPrincipal(token: TokenPrincipalRow): FoundPrincipal {
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
    user: userOf(token),
  } as const;
  return { principal, endsAtMs: Math.min(...ends.map((end) => end.getTime())) };
}
