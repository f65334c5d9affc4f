/**
 * The access tokens from before 2.7.0 that can manage admins and owners without `workspace:write`, for the operator who
 * has to replace them (docs/decisions/0039-credentials.md).
 */
import type { Tx } from '../../db/database.ts';
import { activeAt } from '../core/active-rows.ts';

export interface LegacyRoleGrant {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  /** Of the member that the token acts for. */
  readonly email: string;
  readonly lastUsedAt: Date | null;
}

/** The active ones, the most recently used first. */
export async function listLegacyRoleGrants(tx: Tx, now: Date): Promise<LegacyRoleGrant[]> {
  const tokens = await tx.prisma.accessToken.findMany({
    where: {
      legacyRoleGrants: true,
      ...activeAt(now),
      workspace: { deletedAt: null },
    },
    orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    select: {
      id: true,
      workspaceId: true,
      name: true,
      lastUsedAt: true,
      creator: { select: { email: true } },
    },
  });
  return tokens.map(({ creator, ...token }) => ({ ...token, email: creator.email }));
}
