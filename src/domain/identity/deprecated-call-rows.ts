/**
 * The statements on calls of deprecated or removed operations, counted by credential, operation and day (UTC), for the
 * operator who notifies those callers (docs/decisions/0023-lifecycle-and-cross-origin.md).
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** How often a credential called an operation on a day, written as `2027-02-01`. */
export interface DeprecatedCalls {
  readonly credentialId: string;
  readonly operation: string;
  readonly day: string;
  readonly calls: number;
}

/** Adds to the stored counts. By hand: one batch in the order of the key, so that processes can't deadlock. */
export async function writeDeprecatedCalls(tx: Tx, counts: readonly DeprecatedCalls[]): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO deprecated_calls AS known (credential_id, operation, day, calls, workspace_id)
    SELECT c.id, c.operation, c.day, c.calls, t.workspace_id
    FROM unnest(
      ${counts.map((count) => count.credentialId)}::uuid[], ${counts.map((count) => count.operation)}::text[],
      ${counts.map((count) => count.day)}::date[], ${counts.map((count) => count.calls)}::bigint[]
    ) AS c (id, operation, day, calls) LEFT JOIN access_tokens t ON t.id = c.id
    ORDER BY 1, 2, 3
    ON CONFLICT (credential_id, operation, day) DO UPDATE SET calls = known.calls + excluded.calls`);
}

/** All calls of an operation by a credential: an access token, with a name and mostly a prefix, or a session. */
export interface DeprecatedCaller {
  readonly operation: string;
  readonly workspaceId: string | null;
  readonly tokenName: string | null;
  readonly tokenPrefix: string | null;
  readonly email: string | null;
  readonly lastDay: string;
  readonly calls: number;
}

/** All counted calls, latest caller first. By hand: a credential is an access token or a session. */
export function listDeprecatedCallers(tx: Tx): Promise<DeprecatedCaller[]> {
  return tx.rows<DeprecatedCaller>(Prisma.sql`
    SELECT d.operation, d.workspace_id AS "workspaceId", t.name AS "tokenName", t.prefix AS "tokenPrefix",
      u.email, max(d.day)::text AS "lastDay", sum(d.calls)::float8 AS calls
    FROM deprecated_calls d
    LEFT JOIN access_tokens t ON t.id = d.credential_id
    LEFT JOIN sessions s ON s.id = d.credential_id
    LEFT JOIN users u ON u.id = coalesce(t.created_by, s.user_id)
    GROUP BY d.operation, d.workspace_id, d.credential_id, t.name, t.prefix, u.email
    ORDER BY max(d.day) DESC, d.operation, sum(d.calls) DESC, d.credential_id`);
}
