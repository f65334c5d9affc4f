/** The statement that uses a ticket. By hand: it deletes and returns in one statement, so that a ticket is used once. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { SecretKind } from '../core/credential-secrets.ts';
import type { StreamTarget } from './stream-tickets.ts';

export interface UsedTicketRow extends StreamTarget {
  readonly credentialKind: SecretKind;
  /** In hexadecimal digits. */
  readonly credentialHash: string;
  readonly expiresAt: Date;
}

/** The ticket with this hash, which is gone afterwards; undefined if there is none. */
export async function takeTicket(reader: Tx, hash: Buffer): Promise<UsedTicketRow | undefined> {
  const [ticket] = await reader.rows<UsedTicketRow>(Prisma.sql`
    DELETE FROM stream_tickets WHERE token_hash = ${hash}::bytea
    RETURNING credential_kind AS "credentialKind", encode(credential_hash, 'hex') AS "credentialHash",
      resource_type AS "resourceType", resource_id AS "resourceId", expires_at AS "expiresAt"`);
  return ticket;
}
