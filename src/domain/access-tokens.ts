/** Access tokens: making secrets, and finding who stands behind one. A secret is shown once and kept as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { newId } from './ids.ts';
import type { Principal, Scope } from './principals.ts';

const secretPrefix = 'bwt_';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43; // 256 bits in base 62
const checksumLength = 6; // 32 bits in base 62

/** `bwt_`, 256 random bits, and a CRC-32 of them by which secret scanners tell a real token from a chance match. */
export function generateSecret(): string {
  const random = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return secretPrefix + random + checksum(random);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = base62.charAt(Number(rest % 62n)) + text;
  return text;
}

function checksum(random: string): string {
  return toBase62(BigInt(crc32(random)), checksumLength);
}

/** Whether a secret of today's form has the right length and checksum; a wrong one is not worth a query. */
export function isWellFormedSecret(secret: string): boolean {
  const random = secret.slice(secretPrefix.length, -checksumLength);
  return random.length === randomLength && secret.endsWith(checksum(random));
}

/** What is stored of a secret, and looked up. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export interface NewAccessToken {
  readonly workspaceId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** Stores a new token and returns its secret, which cannot be read again. */
export async function createAccessToken(
  tx: Tx,
  token: NewAccessToken,
): Promise<{ id: string; secret: string }> {
  const secret = generateSecret();
  const id = newId();
  await tx.prisma.accessToken.create({
    data: {
      ...token,
      id,
      scopes: [...token.scopes],
      tokenHash: new Uint8Array(hashSecret(secret)),
      prefix: secret.slice(0, secretPrefix.length + 4),
    },
    select: { id: true },
  });
  return { id, secret };
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly expiresAt: Date | null;
  readonly workspaceId: string;
  readonly userId: string;
  readonly email: string;
  readonly userName: string;
  readonly userCreatedAt: Date;
}

/**
 * The principal behind a secret; undefined when the token is unknown, revoked or expired, or when the member who
 * made it has left. One prepared statement, run for every request, so that a revocation holds from the next one on.
 */
export async function findPrincipal(tx: Tx, secret: string, now: Date): Promise<Principal | undefined> {
  // Tokens from before 2.0.0 have neither the prefix nor the checksum.
  if (secret.startsWith(secretPrefix) && !isWellFormedSecret(secret)) return undefined;
  const [token] = await tx.rows<TokenRow>(Prisma.sql`
    SELECT t.id, t.name, t.scopes, t.expires_at AS "expiresAt", t.workspace_id AS "workspaceId",
      u.id AS "userId", u.email, u.name AS "userName", u.created_at AS "userCreatedAt"
    FROM access_tokens t
    JOIN users u ON u.id = t.created_by
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = t.workspace_id AND m.user_id = t.created_by AND m.status = 'active'
    WHERE t.token_hash = ${hashSecret(secret)} AND t.revoked_at IS NULL
      AND (t.expires_at IS NULL OR t.expires_at > ${now}::timestamptz)`);
  if (token === undefined) return undefined;
  return {
    kind: 'access_token',
    credentialId: token.id,
    userId: token.userId,
    workspaceId: token.workspaceId,
    scopes: token.scopes,
    credential: { name: token.name, expiresAt: token.expiresAt },
    user: { id: token.userId, email: token.email, name: token.userName, createdAt: token.userCreatedAt },
  };
}
