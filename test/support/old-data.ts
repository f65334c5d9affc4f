/** What earlier releases stored, and what no request stores today. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../src/db/database.ts';
import type { Tenant } from './factories.ts';
import { storedId, newUuid } from './ids.ts';
import type { Service } from './service.ts';

/** A share link from before 2.0.0, whose token is stored in clear; returns the token. */
export async function makeLegacyShareLink(
  { database }: { readonly database: Database },
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
  cardId: string,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(6).toString('hex');
  await database.reader.prisma.legacyShareLink.create({
    data: {
      id: newUuid(),
      workspaceId: storedId(workspaceId),
      cardId: storedId(cardId),
      token,
      expiresAt,
    },
  });
  return token;
}

/** An access token from before 2.0.0, with a secret of any shape and no stored prefix. */
export async function makeLegacyToken(
  { database }: Pick<Service, 'database'>,
  { workspaceId, userId }: Pick<Tenant, 'workspaceId' | 'userId'>,
  secret: string,
): Promise<void> {
  await database.reader.prisma.accessToken.create({
    data: {
      id: newUuid(),
      workspaceId: storedId(workspaceId),
      createdBy: storedId(userId),
      name: 'Old',
      scopes: ['boards:read', 'boards:write'],
      tokenHash: new Uint8Array(createHash('sha256').update(secret).digest()),
    },
  });
}
