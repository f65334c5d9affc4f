/** What operators do about the quotas of a workspace (docs/decisions/0115-quotas-of-workspaces.md). */
import { AppError } from '../core/errors.ts';
import { quotaNames } from '../core/quotas.ts';
import type { QuotaName, Quotas } from '../core/quotas.ts';
import type { ActorContext } from '../events/events.ts';
import { storeQuotaStatusOf } from './measurements.ts';
import { viewUsage } from './quotas.ts';
import type { UsageView } from './quotas.ts';
import { findUsage, lockUsage, storeQuotas } from './usage-rows.ts';

/** What changes: Infinity for no quota, null for the installation's. */
export type QuotaChange = Partial<Readonly<Record<QuotaName, number | null>>>;

/**
 * Gives a workspace quotas of its own. By what was last measured, they hold from the next request on.
 *
 * @throws {AppError} `not_found`
 */
export async function setQuotas(
  { tx }: Pick<ActorContext, 'tx'>,
  id: string,
  change: QuotaChange,
  usual: Quotas,
): Promise<UsageView> {
  if ((await tx.prisma.workspace.count({ where: { id, deletedAt: null } })) === 0) {
    throw new AppError('not_found', 'There is no such workspace, or it is deleted.');
  }
  await lockUsage(tx, id);
  const before = await findUsage(tx, id);
  const own = { rows: before?.rowsMax ?? null, bytes: before?.bytesMax ?? null };
  for (const name of quotaNames) {
    const wanted = change[name];
    if (wanted !== undefined) own[name] = wanted === Number.POSITIVE_INFINITY ? 0 : wanted;
  }
  await storeQuotas(tx, id, own);
  await storeQuotaStatusOf(tx, id, usual);
  return viewUsage(await findUsage(tx, id), usual);
}
