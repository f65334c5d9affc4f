/** What a workspace uses and can use, and the refusal to create more once it is used up. */
import { getWorkspace } from '../access/workspace-access.ts';
import type { Context, QuotaSettings } from '../core/context.ts';
import { QuotaError } from '../core/errors.ts';
import { exhausted, quotaUses } from '../core/quotas.ts';
import type { Quotas, QuotaUse, StoredAmounts } from '../core/quotas.ts';
import { findUsage } from './usage-rows.ts';
import type { UsageRow } from './usage-rows.ts';

export interface UsageView {
  /** The rows of each kind, without the trash. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly stored: StoredAmounts;
  readonly uses: readonly QuotaUse[];
  /** Null before the first time. */
  readonly measuredAt: Date | null;
}

/**
 * What a workspace uses, as last measured, and its quotas.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getWorkspaceUsage(ctx: Context & QuotaSettings, id: string): Promise<UsageView> {
  const workspace = await getWorkspace(ctx, id);
  return viewUsage(await findUsage(ctx.tx, workspace.id), ctx.settings.quotas);
}

/** @param usual the installation's quotas, which hold unless an operator gave the workspace its own */
export function viewUsage(row: UsageRow | undefined, usual: Quotas): UsageView {
  const stored = {
    used: { rows: row?.usedRows ?? 0, bytes: row?.usedBytes ?? 0 },
    trash: { rows: row?.trashRows ?? 0, bytes: row?.trashBytes ?? 0 },
  };
  const quotas = {
    rows: ownQuota(row?.rowsMax) ?? usual.rows,
    bytes: ownQuota(row?.bytesMax) ?? usual.bytes,
  };
  return {
    kinds: row?.kinds ?? {},
    stored,
    uses: quotaUses(stored, quotas),
    measuredAt: row?.measuredAt ?? null,
  };
}

function ownQuota(stored: number | null | undefined): number | undefined {
  return stored === 0 ? Number.POSITIVE_INFINITY : (stored ?? undefined);
}

/**
 * Refuses to create something in a workspace that uses all that it can. The operation has looked the workspace up, which
 * told whether it does, so that only a refusal takes a statement.
 *
 * @throws {QuotaError} `quota_exceeded`
 */
export async function requireWithinQuota(ctx: Context & QuotaSettings, workspaceId: string): Promise<void> {
  const isOver = ctx.overQuota.get(workspaceId);
  if (isOver === undefined) throw new Error('what creates something looks up its workspace first');
  if (!isOver) return;
  const { quotas, contact } = ctx.settings;
  // The operator may have allowed more since the job has looked.
  const use = exhausted(viewUsage(await findUsage(ctx.tx, workspaceId), quotas).uses);
  if (use !== undefined) throw new QuotaError(use, contact);
}
