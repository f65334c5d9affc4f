/** Sessions: people who are signed in. One that ends is deleted; opening one is in sign-in.ts. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { SessionModel } from '../../../generated/prisma/models.ts';
import type { Context } from '../core/context.ts';
import { generateSecret, hashSecret } from '../core/credential-secrets.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { IdPosition, OwnPosition, Page, PageRequest } from '../core/pages.ts';
import { scopes } from '../core/principals.ts';
import type { FoundPrincipal } from '../core/principals.ts';

/** What may be known of a session; its hash is left in the database. */
export type SessionRow = Omit<SessionModel, 'tokenHash'>;

/** A session and its secret, which can't be read again. */
export interface IssuedSession {
  readonly session: SessionRow;
  readonly secret: string;
}

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;

/** Opens a session for someone who has proved to be this user. */
export async function issueSession(
  tx: Tx,
  { userId, name, now }: { readonly userId: string; readonly name: string | null; readonly now: Date },
): Promise<IssuedSession> {
  const secret = generateSecret('session');
  const session = await tx.prisma.session.create({
    data: {
      id: newId(),
      userId,
      name,
      tokenHash: new Uint8Array(hashSecret(secret)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    },
    omit: { tokenHash: true },
  });
  return { session, secret };
}

/** The sessions of the caller that have not ended. */
function ownSessions({ principal, now }: Context) {
  return { userId: principal.userId, expiresAt: { gt: now } };
}

/** @throws {AppError} `not_found`, for the sessions of others too */
export async function getSession(ctx: Context, id: string): Promise<SessionRow> {
  const where = { id, ...ownSessions(ctx) };
  const session = await ctx.tx.prisma.session.findFirst({ where, omit: { tokenHash: true } });
  if (session === null) throw notFound();
  return session;
}

/** The caller's sessions in order of creation. @throws {AppError} `invalid_cursor` */
export async function listSessions(
  ctx: Context,
  { limit, after }: PageRequest<OwnPosition<IdPosition>>,
): Promise<Page<SessionRow, OwnPosition<IdPosition>>> {
  const { userId } = ctx.principal;
  requireOwnPosition(after, userId);
  const rows = await ctx.tx.prisma.session.findMany({
    where: { ...ownSessions(ctx), ...(after !== undefined && { id: { gt: after.id } }) },
    orderBy: { id: 'asc' },
    take: limit + 1,
    omit: { tokenHash: true },
  });
  return toPage(rows, limit, ({ id }) => ({ id, of: userId }));
}

/** Ends one of the caller's sessions. @throws {AppError} `not_found`, also when another request has just ended it */
export async function deleteSession(ctx: Context, id: string): Promise<void> {
  const { count } = await ctx.tx.prisma.session.deleteMany({ where: { id, ...ownSessions(ctx) } });
  if (count === 0) throw notFound();
}

/** Ends the session that the request was sent with, unless another request has just ended it. */
export async function signOut(ctx: Context): Promise<void> {
  await ctx.tx.prisma.session.deleteMany({ where: { id: ctx.principal.credentialId } });
}

interface PersonRow {
  /** The hash that it was found by, in hexadecimal digits. */
  readonly hash: string;
  readonly id: string;
  readonly name: string | null;
  readonly expiresAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly userName: string;
  readonly userCreatedAt: Date;
}

/** The principals behind hashes of sessions' secrets, each with the moment at which the session expires. */
export async function findSessionPrincipals(
  tx: Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundPrincipal>> {
  const rows = await tx.rows<PersonRow>(Prisma.sql`
    SELECT encode(s.token_hash, 'hex') AS hash, s.id, s.name, s.expires_at AS "expiresAt", u.id AS "userId", u.email,
      u.name AS "userName", u.created_at AS "userCreatedAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ANY (${hashes.map((hash) => `\\x${hash}`)}::bytea[])`);
  return new Map(rows.map((row) => [row.hash, toFoundPrincipal(row)]));
}

function toFoundPrincipal(row: PersonRow): FoundPrincipal {
  const principal = {
    kind: 'session',
    credentialId: row.id,
    userId: row.userId,
    scopes,
    credential: { name: row.name, expiresAt: row.expiresAt },
    user: { id: row.userId, email: row.email, name: row.userName, createdAt: row.userCreatedAt },
  } as const;
  return { principal, endsAtMs: row.expiresAt.getTime() };
}
