/**
 * Refuses to create more than the workspace's plan allows, or anything once billing has ended. Counted is what billing
 * shows (plan-usage.ts). How many may continue side by side, and why that never passes a limit, is in
 * docs/decisions/0031-limits.md.
 */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';
import { countUsed } from './plan-usage.ts';
import type { CountedLimit } from './plan-usage.ts';
import type { Context, PlanSettings } from '../../core/context.ts';
import { AppError, PlanLimitError } from '../../core/errors.ts';
import { planAllowing, planOf } from './plans.ts';

type LimitedContext = Pick<Context, 'tx'> & PlanSettings;

/** What limits need to know of an account. */
interface LimitedAccount {
  readonly plan: string;
  readonly isCanceled: boolean;
  /** From before billing: nothing stops it. */
  readonly exempt: boolean;
}

/** `share` lets others make things at the same time; no lock lets the plan change meanwhile, too. */
type AccountLock = 'none' | 'share' | 'alone';

const lockClauses = {
  none: Prisma.empty,
  share: Prisma.sql`FOR SHARE`,
  alone: Prisma.sql`FOR NO KEY UPDATE`,
} satisfies Record<AccountLock, Prisma.Sql>;

/**
 * Lets one more be made, and keeps room for it until the transaction ends. Called last before it is stored: the account
 * comes last in the order of locks, and only `recordSeats` may follow.
 *
 * @throws {AppError} `billing_canceled`
 * @throws {PlanLimitError} `plan_limit_reached`
 */
export async function requireRoom(
  { tx, settings: { billing } }: LimitedContext,
  name: CountedLimit,
  workspaceId: string,
): Promise<void> {
  const { plans, enforced } = billing;
  if (!enforced) return;
  const limitOf = ({ plan }: LimitedAccount) => planOf(plans, plan).limits[name];
  const seen = await readAccount(tx, workspaceId, 'none');
  if (seen.exempt) return;
  // Twice the room, so that the answer is rarely another one under the lock.
  if (await hasRoomForAll(tx, name, workspaceId, limitOf(seen), 2)) {
    const shared = await readAccount(tx, workspaceId, 'share');
    requireBilled(shared);
    if (await hasRoomForAll(tx, name, workspaceId, limitOf(shared), 1)) return;
    // Two who share the lock, and each want it alone, are a deadlock: both are run again, and do not come here again.
  }
  const account = await readAccount(tx, workspaceId, 'alone');
  requireBilled(account);
  const limit = limitOf(account);
  // Counted once the lock is held: earlier creations have been committed by then.
  const used = await countUsed(tx, name, workspaceId);
  if (used < limit) return;
  throw new PlanLimitError({ name, limit, used, liftedBy: planAllowing(plans, name, used)?.id });
}

/**
 * Refuses to create something that no plan limits, once billing is canceled.
 *
 * @throws {AppError} `billing_canceled`
 */
export async function requireNotCanceled(
  { tx, settings: { billing } }: LimitedContext,
  workspaceId: string,
): Promise<void> {
  if (!billing.enforced) return;
  const account = await readAccount(tx, workspaceId, 'none');
  if (!account.exempt) requireBilled(account);
}

const dayMs = 86_400_000;

/** The earliest time of events that a workspace is shown; undefined for all. Older ones are kept. */
export async function eventsShownFrom(
  { tx, now, settings: { billing } }: LimitedContext & Pick<Context, 'now'>,
  workspaceId: string,
): Promise<Date | undefined> {
  if (!billing.enforced) return undefined;
  const { plan, exempt } = await readAccount(tx, workspaceId, 'none');
  const { event_retention_days: days } = planOf(billing.plans, plan).limits;
  return exempt || days === Number.POSITIVE_INFINITY ? undefined : new Date(now.getTime() - days * dayMs);
}

/** @throws {AppError} `billing_canceled` */
function requireBilled({ isCanceled }: LimitedAccount): void {
  if (!isCanceled) return;
  throw new AppError(
    'billing_canceled',
    'Billing is canceled. Existing data is kept, but nothing new can be created until billing is resumed.',
  );
}

async function readAccount(tx: Tx, workspaceId: string, lock: AccountLock): Promise<LimitedAccount> {
  const [account] = await tx.rows<LimitedAccount>(Prisma.sql`
    SELECT plan, status = 'canceled' AS "isCanceled", exempt FROM billing_accounts
    WHERE workspace_id = ${workspaceId}::uuid ${lockClauses[lock]}`);
  if (account === undefined) throw new Error(`the workspace ${workspaceId} has no billing account`);
  return account;
}

/**
 * Whether all transactions that the database can run at the same time, which is one for each connection, could make one
 * each, and that as many times.
 */
async function hasRoomForAll(
  tx: Tx,
  name: CountedLimit,
  workspaceId: string,
  limit: number,
  times: number,
): Promise<boolean> {
  if (limit === Number.POSITIVE_INFINITY) return true;
  const [row] = await tx.rows<{ readonly connections: number }>(
    Prisma.sql`SELECT current_setting('max_connections')::integer AS connections`,
  );
  if (row === undefined) throw new Error('the database does not tell how many connections it takes');
  const room = limit - times * row.connections;
  return room >= 0 && (await countUsed(tx, name, workspaceId)) <= room;
}
