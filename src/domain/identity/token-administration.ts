/** What operators do about access tokens: listing them by their last use, and revoking them. */
import type { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { activeAt } from '../core/active-rows.ts';
import { AppError } from '../core/errors.ts';
import type { ActorContext } from '../events/events.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import { revokeTokens } from './access-tokens.ts';

export interface TokenFilter {
  readonly workspaceId?: string;
  readonly createdBy?: string;
  /** Only those that existed then, and were not used since. */
  readonly unusedSince?: Date;
  readonly limit: number;
}

const shown = {
  id: true,
  workspaceId: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  creator: { select: { id: true, email: true } },
} satisfies Prisma.AccessTokenSelect;

export type TokenView = Prisma.AccessTokenGetPayload<{ select: typeof shown }>;

/** The active tokens, the longest unused first. */
export function listTokensByUse(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { workspaceId, createdBy, unusedSince, limit }: TokenFilter,
): Promise<TokenView[]> {
  return tx.prisma.accessToken.findMany({
    where: {
      workspace: { deletedAt: null },
      ...(workspaceId !== undefined && { workspaceId }),
      ...(createdBy !== undefined && { createdBy }),
      AND: [
        activeAt(now),
        unusedSince === undefined
          ? {}
          : {
              createdAt: { lt: unusedSince },
              OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: unusedSince } }],
            },
      ],
    },
    orderBy: [{ lastUsedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: limit,
    select: shown,
  });
}

/** Revokes a token; with `cascade`, those that descend from it too. @throws {AppError} `not_found` */
export async function revokeTokenById(
  ctx: ActorContext,
  id: string,
  { cascade }: { readonly cascade: boolean },
): Promise<void> {
  const find = () =>
    ctx.tx.prisma.accessToken.findFirst({ where: { id, revokedAt: null }, select: { workspaceId: true } });
  const token = await find();
  // Creating a token takes this lock too, so none is created meanwhile.
  if (token !== null && cascade) await lockMembersOf(ctx.tx, token.workspaceId);
  if ((await find()) === null) throw new AppError('not_found', 'There is no such token, or it is revoked.');
  await revokeTokens(ctx, cascade ? { rootId: id } : { id });
}
