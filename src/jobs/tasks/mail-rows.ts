/** The statement that reads an invite for its mail. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Role } from '../../domain/core/principals.ts';

export interface InviteMailRow {
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
  readonly workspaceName: string;
  readonly inviterName: string | null;
  readonly isSuspended: boolean;
}

/** An invite that is still open. By hand: joins the member who sent it, for which the models have no relation. */
export async function findInviteForMail(
  tx: Tx,
  {
    memberId,
    generation,
    now,
  }: { readonly memberId: string; readonly generation: number; readonly now: Date },
): Promise<InviteMailRow | undefined> {
  const [invite] = await tx.rows<InviteMailRow>(Prisma.sql`
    SELECT m.email, m.role, m.invite_token_hash AS "tokenHash", m.invite_expires_at AS "expiresAt",
      w.name AS "workspaceName", u.name AS "inviterName",
      w.hold IS NOT DISTINCT FROM 'suspended' AS "isSuspended"
    FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id
      LEFT JOIN workspace_members i
        ON i.workspace_id = m.workspace_id AND i.user_id = m.invited_by AND i.status = 'active'
      LEFT JOIN users u ON u.id = i.user_id
    WHERE m.id = ${memberId}::uuid AND m.status = 'invited' AND m.invite_generation = ${generation}
      AND m.invite_token_hash IS NOT NULL AND m.invite_expires_at > ${now}::timestamptz AND w.deleted_at IS NULL`);
  return invite;
}
