/** What workspaces store: maps between the contract and the domain. */
import { fromTypeId } from '../domain/core/ids.ts';
import { getWorkspaceUsage } from '../domain/quotas/quotas.ts';
import { ok, present } from './handler.ts';
import type { Handlers } from './handler.ts';

export const usageHandlers = {
  getWorkspaceUsage: async (ctx, { path }) => {
    const { uses, kinds, stored, measuredAt } = await getWorkspaceUsage(ctx, fromTypeId(path.id));
    return ok({
      quotas: uses.map(({ name, used, quota, status }) => ({
        ...{ name, used, status },
        ...(Number.isFinite(quota) && { limit: quota }),
      })),
      kinds: Object.entries(kinds)
        .map(([kind, rows]) => ({ kind, rows }))
        .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
      trash: stored.trash,
      ...present({ measured_at: measuredAt?.toISOString() ?? null }),
    });
  },
} satisfies Partial<Handlers>;
