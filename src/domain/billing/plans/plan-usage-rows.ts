/** Counts what plans limit. By hand: one definition of each count, read alone under a lock or all in one statement. */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';

/** Limits on numbers of resources. Other limits aren't counted here. */
export type CountedLimit = 'members' | 'boards' | 'templates' | 'webhooks';

export type Usage = Readonly<Record<CountedLimit, number>>;

/** The statement of each count, so that the enforced and the shown counts are the same. */
const counts = {
  members: (id) => Prisma.sql`
    SELECT count(*) FROM workspace_members WHERE workspace_id = ${id}::uuid AND role <> 'guest'`,
  boards: (id) => Prisma.sql`
    SELECT count(*) FROM boards WHERE workspace_id = ${id}::uuid AND deleted_at IS NULL`,
  templates: (id) => Prisma.sql`SELECT count(*) FROM templates WHERE workspace_id = ${id}::uuid`,
  webhooks: (id) => Prisma.sql`SELECT count(*) FROM webhooks WHERE workspace_id = ${id}::uuid`,
} satisfies Record<CountedLimit, (workspaceId: string) => Prisma.Sql>;

export function isCounted(name: string): name is CountedLimit {
  return Object.hasOwn(counts, name);
}

/** How much of one limit is used, including open invites to members and archived boards. */
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
