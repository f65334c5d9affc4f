/** The work of `npm run admin -- tokens …`. */
import { fromTypeId, toTypeId } from '../../src/domain/core/ids.ts';
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import { listTokensByUse, revokeTokenById } from '../../src/domain/identity/token-administration.ts';
import type { TokenView } from '../../src/domain/identity/token-administration.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { dayOf, facts, listing } from './admin-results.ts';
import { inOperatorTransaction } from './operator-transactions.ts';

interface ListOptions {
  readonly workspace: string | undefined;
  readonly person: string | undefined;
  readonly unusedDays: number | undefined;
  readonly limit: number;
}

const dayMs = 86_400_000;

function shown({ id, workspaceId, creator, ...token }: TokenView) {
  return {
    id: toTypeId('token', id),
    workspace_id: toTypeId('workspace', workspaceId),
    ...facts(token),
    created_by: toTypeId('user', creator.id),
    email: creator.email,
  };
}

/** Lists tokens. */
export async function listTokens(options: ListOptions): Promise<AdminResult> {
  const { workspace, person, unusedDays, limit } = options;
  const found = await inOperatorTransaction((ctx) =>
    listTokensByUse(ctx, {
      limit,
      ...(workspace !== undefined && { workspaceId: fromTypeId(workspace) }),
      ...(person !== undefined && { createdBy: fromTypeId(person) }),
      ...(unusedDays !== undefined && { unusedSince: new Date(ctx.now.getTime() - unusedDays * dayMs) }),
    }),
  );
  const rows = found.map((token) => [
    toTypeId('token', token.id),
    toTypeId('workspace', token.workspaceId),
    dayOf(token.lastUsedAt),
    token.creator.email,
    JSON.stringify(token.name),
  ]);
  return {
    data: found.map(shown),
    text: listing(['TOKEN', 'WORKSPACE', 'LAST USE', 'PERSON', 'NAME'], rows, 'No tokens found.'),
  };
}

/** @throws {AppError} `not_found` */
export async function revokeToken(id: string, cascade: boolean): Promise<AdminResult> {
  await inOperatorTransaction(async (ctx) => {
    await revokeTokenById(ctx, fromTypeId(id), { cascade });
    await recordOperatorAction(ctx, { action: 'tokens revoke', subject: id, details: { cascade } });
  });
  return { data: { id, revoked: true }, text: `${id} is revoked.\n` };
}
