/** Quotas: how much a workspace can store (docs/decisions/0115-quotas-of-workspaces.md). */

/** What quotas limit: rows of everything that is stored, and the bytes of these rows. */
export const quotaNames = ['rows', 'bytes'] as const;
export type QuotaName = (typeof quotaNames)[number];

/** The most that can be used of each; Infinity where there is no quota. */
export type Quotas = Readonly<Record<QuotaName, number>>;

/** Generous: a workspace with a thousand full boards is within them. */
export const usualQuotas: Quotas = { rows: 50_000_000, bytes: 50_000_000_000 };

export const noQuotas: Quotas = { rows: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** What is stored, apart from and in the trash. */
export interface StoredAmounts {
  readonly used: Quotas;
  readonly trash: Quotas;
}

export interface QuotaUse {
  readonly name: QuotaName;
  /** With what is in the trash beyond as much as the quota. */
  readonly used: number;
  readonly quota: number;
  readonly percent: number;
  readonly status: 'ok' | 'warning' | 'reached';
}

const percentMax = 100_000;
export const warningPercent = 80;

/**
 * What counts of each quota. The trash counts only where it is larger than the quota, so that deleting makes room at once
 * and nobody can store much more by deleting it.
 */
export function quotaUses({ used, trash }: StoredAmounts, quotas: Quotas): QuotaUse[] {
  return quotaNames.map((name) => {
    const quota = quotas[name];
    const counted = used[name] + Math.max(0, trash[name] - quota);
    const percent = quota === Number.POSITIVE_INFINITY ? 0 : Math.floor((100 * counted) / Math.max(1, quota));
    const status = counted >= quota ? 'reached' : percent >= warningPercent ? 'warning' : 'ok';
    return { name, used: counted, quota, percent: Math.min(percent, percentMax), status };
  });
}

/** The quota that is used up, if any: the one that is exceeded the most. */
export function exhausted(uses: readonly QuotaUse[]): QuotaUse | undefined {
  return uses.filter(({ status }) => status === 'reached').sort((a, b) => b.percent - a.percent)[0];
}
