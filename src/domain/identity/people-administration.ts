/** What operators do about people: finding them, disabling them, and signing them out. */
import type { Tx } from '../../db/database.ts';
import { activeAt } from '../core/active-rows.ts';
import { AppError } from '../core/errors.ts';
import type { Role } from '../core/principals.ts';
import type { ActorContext } from '../events/events.ts';
import { revokeTokensOf } from './access-tokens.ts';
import { findPerson } from './users.ts';
import { lockUser } from './user-rows.ts';

/** A person as operators see them. */
export interface PersonView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly deletedAt: Date | null;
  readonly workspaces: readonly { readonly id: string; readonly name: string; readonly role: Role }[];
  readonly sessions: number;
  readonly tokens: number;
}

/** The id of the person with an address, ignoring case. @throws {AppError} `not_found` */
export async function requirePersonId(tx: Tx, email: string): Promise<string> {
  const person = await findPerson(tx, email);
  if (person === undefined) throw new AppError('not_found', `There is no person with the address ${email}.`);
  return person.user.id;
}

/** @throws {AppError} `not_found` */
export async function viewPerson(
  { tx, now }: Pick<ActorContext, 'tx' | 'now'>,
  id: string,
): Promise<PersonView> {
  const user = await tx.prisma.user.findUnique({
    where: { id },
    select: { id: true, email: true, name: true, createdAt: true, disabledAt: true, deletedAt: true },
  });
  if (user === null) throw noSuchPerson();
  const memberships = await tx.prisma.workspaceMember.findMany({
    where: { userId: id, status: 'active', workspace: { deletedAt: null } },
    orderBy: { workspaceId: 'asc' },
    select: { role: true, workspace: { select: { id: true, name: true } } },
  });
  return {
    ...user,
    workspaces: memberships.map(({ role, workspace }) => ({ ...workspace, role })),
    sessions: await tx.prisma.session.count({ where: { userId: id, expiresAt: { gt: now } } }),
    tokens: await tx.prisma.accessToken.count({ where: { createdBy: id, ...activeAt(now) } }),
  };
}

/**
 * Disables a person or enables them again. Meanwhile none of their credentials work and they can't sign in; sessions and
 * tokens are kept. Returns whether that changed something.
 *
 * @throws {AppError} `not_found`
 */
export async function setPersonDisabled(
  { tx, now }: ActorContext,
  id: string,
  isDisabled: boolean,
): Promise<boolean> {
  if ((await lockUser(tx, id)) === undefined) throw noSuchPerson();
  const { count } = await tx.prisma.user.updateMany({
    where: { id, disabledAt: isDisabled ? null : { not: null } },
    data: { disabledAt: isDisabled ? now : null },
  });
  return count === 1;
}

/**
 * Ends all sessions of a person and, if asked to, revokes their access tokens. Returns how many sessions ended.
 *
 * @throws {AppError} `not_found`
 */
export async function signOutEverywhere(
  ctx: ActorContext,
  id: string,
  { revokesTokens }: { readonly revokesTokens: boolean },
): Promise<number> {
  const { tx } = ctx;
  if ((await tx.prisma.user.count({ where: { id, deletedAt: null } })) === 0) throw noSuchPerson();
  const { count } = await tx.prisma.session.deleteMany({ where: { userId: id } });
  if (revokesTokens) {
    const workspaces = await tx.prisma.accessToken.findMany({
      where: { createdBy: id, revokedAt: null },
      distinct: ['workspaceId'],
      orderBy: { workspaceId: 'asc' },
      select: { workspaceId: true },
    });
    for (const { workspaceId } of workspaces) await revokeTokensOf(ctx, workspaceId, id);
  }
  return count;
}

function noSuchPerson(): AppError {
  return new AppError('not_found', 'There is no such person, or they deleted their account.');
}
