/** The statement that stores when credentials were last used. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { SecretKind } from '../core/credential-secrets.ts';

const tables = { access_token: Prisma.raw('access_tokens'), session: Prisma.raw('sessions') } as const;

/**
 * Stores uses that are later than the stored ones, and returns the ids of credentials that another transaction has
 * locked. By hand: one batch that skips locked rows, so that it can't delay a rotation, a revocation or a sign-out, nor
 * deadlock with one.
 */
export async function writeLastUses(
  tx: Tx,
  kind: SecretKind,
  uses: ReadonlyMap<string, Date>,
): Promise<string[]> {
  const ids = [...uses.keys()];
  const skipped = await tx.rows<{ id: string }>(Prisma.sql`
    WITH uses AS (
      SELECT * FROM unnest(${ids}::uuid[], ${[...uses.values()]}::timestamptz[]) AS u (id, used_at)
    ), free AS (
      SELECT t.id, u.used_at FROM ${tables[kind]} t JOIN uses u ON u.id = t.id
      FOR NO KEY UPDATE OF t SKIP LOCKED
    ), written AS (
      UPDATE ${tables[kind]} t SET last_used_at = f.used_at FROM free f
      WHERE t.id = f.id AND (t.last_used_at IS NULL OR t.last_used_at < f.used_at)
    )
    SELECT t.id FROM ${tables[kind]} t
    WHERE t.id = ANY (${ids}::uuid[]) AND NOT EXISTS (SELECT FROM free f WHERE f.id = t.id)`);
  return skipped.map(({ id }) => id);
}
