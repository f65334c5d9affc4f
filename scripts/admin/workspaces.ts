/** The work of `npm run admin -- workspaces …`. */
import { loadConfig } from '../../src/config.ts';
import type { PlanChange } from '../../src/domain/billing/billing.ts';
import { fromTypeId, toTypeId } from '../../src/domain/core/ids.ts';
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import {
  inspectWorkspace,
  listAllWorkspaces,
  moveToPlan,
  restoreWorkspace,
} from '../../src/domain/workspaces/workspace-administration.ts';
import { setQuotas } from '../../src/domain/quotas/quota-administration.ts';
import type { QuotaChange } from '../../src/domain/quotas/quota-administration.ts';
import type { UsageView } from '../../src/domain/quotas/quotas.ts';
import { placeHold, releaseHold } from '../../src/domain/workspaces/workspace-holds.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { UsageError } from '../support/command-errors.ts';
import { dayOf, facts, lines, listing } from './admin-results.ts';
import { inOperatorTransaction, withOperatorTransactions } from './operator-transactions.ts';

interface ListOptions {
  readonly name: string | undefined;
  readonly deleted: boolean;
  readonly held: boolean;
  readonly full: boolean;
  readonly limit: number;
}

/** Lists workspaces. */
export async function listWorkspaces({
  name,
  deleted,
  held,
  full,
  limit,
}: ListOptions): Promise<AdminResult> {
  const filter = {
    isDeleted: deleted,
    isHeld: held,
    isFull: full,
    limit,
    ...(name !== undefined && { name }),
  };
  const found = await inOperatorTransaction(({ tx }) => listAllWorkspaces(tx, filter));
  const rows = found.map((it) => [
    toTypeId('workspace', it.id),
    it.kind,
    dayOf(it.createdAt),
    it.deletedAt === null ? '-' : dayOf(it.deletedAt),
    it.hold ?? '-',
    JSON.stringify(it.name),
  ]);
  return {
    data: found.map((it) => ({ ...facts(it), id: toTypeId('workspace', it.id) })),
    text: listing(['WORKSPACE', 'KIND', 'CREATED', 'DELETED', 'HOLD', 'NAME'], rows, 'No workspaces found.'),
  };
}

function installationSettings() {
  const { billing, quotas } = loadConfig(process.env);
  return { settings: { billing, quotas } };
}

/** @throws {AppError} `not_found` */
export async function showWorkspace(id: string): Promise<AdminResult> {
  const settings = installationSettings();
  const view = await inOperatorTransaction((ctx) =>
    inspectWorkspace({ ...ctx, ...settings }, fromTypeId(id)),
  );
  const owners = view.owners.map((owner) => ({ ...owner, id: toTypeId('user', owner.id) }));
  const data = { ...facts(view), id, owners, usage: usageFacts(view.usage) };
  return { data, text: lines(data) };
}

/** What a workspace stores, as the API shows it. */
function usageFacts({ uses, kinds, stored, measuredAt }: UsageView) {
  return {
    ...Object.fromEntries(uses.map(({ name, used, quota }) => [name, { used, quota: quotaText(quota) }])),
    kinds,
    trash: stored.trash,
    measured_at: measuredAt?.toISOString() ?? 'never',
  };
}

function quotaText(quota: number): number | string {
  return Number.isFinite(quota) ? quota : 'off';
}

interface QuotaOptions {
  readonly rows: string | undefined;
  readonly bytes: string | undefined;
}

/** @throws {AppError} `not_found` @throws {UsageError} for a quota that is none */
export async function setQuota(id: string, { rows, bytes }: QuotaOptions): Promise<AdminResult> {
  if (rows === undefined && bytes === undefined) throw new UsageError('Give --rows, --bytes or both.');
  const change: QuotaChange = {
    ...(rows !== undefined && { rows: readQuota('rows', rows) }),
    ...(bytes !== undefined && { bytes: readQuota('bytes', bytes) }),
  };
  const { quotas } = installationSettings().settings;
  const { uses } = await inOperatorTransaction(async (ctx) => {
    const view = await setQuotas(ctx, fromTypeId(id), change, quotas);
    const details = { ...(rows !== undefined && { rows }), ...(bytes !== undefined && { bytes }) };
    await recordOperatorAction(ctx, { action: 'workspaces quota', subject: id, details });
    return view;
  });
  const data = uses.map(({ name, used, quota, status }) => ({ name, used, quota: quotaText(quota), status }));
  const text = data
    .map(({ name, used, quota, status }) => `${name}: ${used} of ${quota} (${status})\n`)
    .join('');
  return { data: { id, quotas: data }, text };
}

/** Null for the installation's quota. @throws {UsageError} */
function readQuota(name: string, text: string): number | null {
  if (text === 'usual') return null;
  if (text === 'off') return Number.POSITIVE_INFINITY;
  const quota = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (quota === 0)
    throw new UsageError(`--${name} must be a whole number from 1, off or usual, not "${text}".`);
  return quota;
}

/** @throws {AppError} `not_found`, `conflict` */
export async function restore(id: string): Promise<AdminResult> {
  await inOperatorTransaction(async (ctx) => {
    await restoreWorkspace(ctx, fromTypeId(id));
    await recordOperatorAction(ctx, { action: 'workspaces restore', subject: id });
  });
  return { data: { id, restored: true }, text: `${id} is restored. Its billing stays canceled.\n` };
}

/** @throws {AppError} `not_found` */
export async function hold(
  id: string,
  { mode, reason }: { readonly mode: string; readonly reason: string },
): Promise<AdminResult> {
  const wanted = { hold: mode === 'suspended' ? mode : 'read_only', reason } as const;
  await withOperatorTransactions(async (transact) => {
    await transact(async (ctx) => {
      await placeHold(ctx, fromTypeId(id), wanted);
      const details = { mode: wanted.hold, reason };
      await recordOperatorAction(ctx, { action: 'workspaces hold', subject: id, details });
    });
    // Tells the processes that have streams to end.
    await transact(({ tx }) => placeEvents(tx));
  });
  const state = wanted.hold === 'suspended' ? 'suspended' : 'read-only';
  return { data: { id, hold: wanted.hold }, text: `${id} is ${state}.\n` };
}

/** @throws {AppError} `not_found`, `conflict` */
export async function release(id: string): Promise<AdminResult> {
  await inOperatorTransaction(async (ctx) => {
    await releaseHold(ctx, fromTypeId(id));
    await recordOperatorAction(ctx, { action: 'workspaces release', subject: id });
  });
  return { data: { id, released: true }, text: `${id} is not on hold any more.\n` };
}

interface PlanOptions {
  readonly plan: string;
  readonly interval: string | undefined;
  readonly when: string;
}

/** @throws {AppError} `not_found`, `conflict`, `unknown_plan`, `plan_too_small`, `interval_at_period_end`, `billing_canceled` */
export async function setPlan(id: string, { plan, interval, when }: PlanOptions): Promise<AdminResult> {
  const settings = installationSettings();
  const change: PlanChange = {
    plan,
    when: when === 'period_end' ? when : 'now',
    ...(interval !== undefined && { interval: interval === 'year' ? interval : 'month' }),
  };
  const { account } = await inOperatorTransaction(async (ctx) => {
    const view = await moveToPlan({ ...ctx, ...settings }, fromTypeId(id), change);
    await recordOperatorAction(ctx, { action: 'workspaces set-plan', subject: id, details: { ...change } });
    return view;
  });
  const data = { id, plan: account.plan, next_plan: account.nextPlan, interval: account.interval };
  const next = account.nextPlan === null ? '' : `, and ${account.nextPlan} after its period`;
  return { data, text: `${id} has the plan ${account.plan}${next}.\n` };
}
