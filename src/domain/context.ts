/** What every domain function gets: the transaction, who acts, and what the operation asks of them. */
import type { Tx } from '../db/database.ts';
import { AppError } from './errors.ts';
import { roleIncludes } from './principals.ts';
import type { Principal, Role } from './principals.ts';

export interface Context {
  readonly tx: Tx;
  readonly principal: Principal;
  /** The least role, in the workspace concerned, that the operation needs; the contract says which. */
  readonly minimumRole: Role;
  readonly requestId: string;
  /** One instant per request, so that everything it writes agrees. */
  readonly now: Date;
}

/**
 * Checks the caller's role in the workspace that a look-up found.
 *
 * @throws {AppError} `insufficient_role`
 */
export function requireRole(ctx: Context, role: Role): void {
  if (!roleIncludes(role, ctx.minimumRole)) {
    throw new AppError(
      'insufficient_role',
      `This needs the role ${ctx.minimumRole} in the workspace; you are ${role}.`,
    );
  }
}
