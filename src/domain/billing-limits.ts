/** How much of each limit of its plan a workspace uses. */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { ListedError } from './errors.ts';
import { limitNames } from './plans.ts';
import type { LimitName, Plan } from './plans.ts';

/** What is counted. The other limits hold at every moment and are not used up. */
export type CountedLimit = 'members' | 'boards' | 'templates' | 'webhooks';

export type Usage = Readonly<Record<CountedLimit, number>>;

/** Each count as a condition on a workspace, so that enforcement counts exactly what is shown. */
const counts = {
  members: (id) => Prisma.sql`
    SELECT count(*) FROM workspace_members WHERE workspace_id = ${id}::uuid AND role <> 'guest'`,
  boards: (id) => Prisma.sql`
    SELECT count(*) FROM boards WHERE workspace_id = ${id}::uuid AND deleted_at IS NULL`,
  templates: (id) => Prisma.sql`SELECT count(*) FROM templates WHERE workspace_id = ${id}::uuid`,
  // There are none yet.
  webhooks: () => Prisma.sql`SELECT 0`,
} satisfies Record<CountedLimit, (workspaceId: string) => Prisma.Sql>;

/** How much of one limit is used, open invites to members and archived boards included. */
export async function countUsed(tx: Tx, name: CountedLimit, workspaceId: string): Promise<number> {
  const [row] = await tx.rows<{ readonly used: number }>(
    Prisma.sql`SELECT (${counts[name](workspaceId)})::integer AS used`,
  );
  return row?.used ?? 0;
}

/** How much of every limit is used. */
export async function findUsage(tx: Tx, workspaceId: string): Promise<Usage> {
  const columns = Object.entries(counts).map(
    ([name, count]) => Prisma.sql`(${count(workspaceId)})::integer AS ${Prisma.raw(name)}`,
  );
  const [usage] = await tx.rows<Usage>(Prisma.sql`SELECT ${Prisma.join(columns)}`);
  if (usage === undefined) throw new Error('counting has no result');
  return usage;
}

export interface LimitUse {
  readonly name: LimitName;
  /** Absent for what is not counted. */
  readonly used?: number;
  /** Infinity where there is no limit. */
  readonly limit: number;
  readonly status: 'ok' | 'warning' | 'reached';
}

const warningShare = 0.8;

/** The limits of a plan with what is used of each. */
export function limitUses({ limits }: Plan, usage: Usage): LimitUse[] {
  return limitNames.map((name) => {
    const limit = limits[name];
    if (!isCounted(name)) return { name, limit, status: 'ok' };
    const used = usage[name];
    const status = used >= limit ? 'reached' : used >= limit * warningShare ? 'warning' : 'ok';
    return { name, used, limit, status };
  });
}

function isCounted(name: LimitName): name is CountedLimit {
  return Object.hasOwn(counts, name);
}

/** @throws {ListedError} `plan_too_small` that lists each limit of which more is used than a plan allows */
export function requireLargeEnough(plan: Plan, usage: Usage): void {
  const over = limitUses(plan, usage).filter(({ used = 0, limit }) => used > limit);
  if (over.length === 0) return;
  const reasons = over.map(({ name, used = 0, limit }) => ({
    pointer: '/plan',
    detail: `${name}: ${used} in use, but ${plan.id} allows ${limit}.`,
  }));
  throw new ListedError(
    'plan_too_small',
    `The workspace uses more than the plan ${plan.id} allows.`,
    reasons,
  );
}
