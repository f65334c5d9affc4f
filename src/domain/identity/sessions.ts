/** Sessions of people who are signed in. A session that ends is deleted. sign-in.ts creates them. */
import type { Tx } from '../../db/database.ts';
import type { SessionModel } from '../../../generated/prisma/models.ts';
import type { Context } from '../core/context.ts';
import { generateSecret, hashSecret } from '../core/credential-secrets.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { IdPosition, OwnPosition, Page, PageRequest } from '../core/pages.ts';

/** A session without the hash of its secret, which stays in the database. */
export type SessionRow = Omit<SessionModel, 'tokenHash'>;

/** A session and its secret, which can't be read again. */
export interface IssuedSession {
  readonly session: SessionRow;
  readonly secret: string;
}

const dayMs = 86_400_000;
const sessionLifetimeMs = 30 * dayMs;

/** Creates a session for a user whose identity was verified. */
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

/** The caller's active sessions. */
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

/** Ends the caller's session, unless another request has just ended it. */
export async function signOut(ctx: Context): Promise<void> {
  await ctx.tx.prisma.session.deleteMany({ where: { id: ctx.principal.credentialId } });
}
