/** Finds the principals of sessions. */
import type { Tx } from '../../db/database.ts';
import { scopes } from '../core/principals.ts';
import type { FoundPrincipal } from '../core/principals.ts';
import { findSessionsByHash, userOf } from './principal-rows.ts';
import type { SessionPrincipalRow } from './principal-rows.ts';

/** The principals behind hashes of sessions' secrets, each with the time at which the session expires. */
export async function findSessionPrincipals(
  tx: Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundPrincipal>> {
  const rows = await findSessionsByHash(tx, hashes);
  return new Map(rows.map((row) => [row.hash, toFoundPrincipal(row)]));
}

function toFoundPrincipal(row: SessionPrincipalRow): FoundPrincipal {
  const principal = {
    kind: 'session',
    credentialId: row.id,
    userId: row.userId,
    scopes,
    credential: { name: row.name, expiresAt: row.expiresAt },
    user: userOf(row),
  } as const;
  return { principal, endsAtMs: row.expiresAt.getTime() };
}
