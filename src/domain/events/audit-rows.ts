/** The statements that read the event log and the operators' actions for the audit log. By hand: the order of the log. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { OperatorActionModel } from '../../../generated/prisma/models.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import { eventsSettings } from './event-rows.ts';
import type { EventRow } from './event-rows.ts';

const eventColumns = selectList('e', Prisma.EventScalarFieldEnum);

/** The next events of all workspaces, or of one, as many as fit in a page of bytes. */
export function listAuditedEvents(
  tx: Tx,
  { after, workspaceId, limit }: { after: bigint; workspaceId: string | undefined; limit: number },
): Promise<EventRow[]> {
  const [place, order] =
    workspaceId === undefined
      ? // The index of the order over all workspaces is on the expression.
        [Prisma.sql`e.position + 0 > ${after}::bigint`, Prisma.sql`e.position + 0`]
      : [Prisma.sql`e.workspace_id = ${workspaceId}::uuid`, Prisma.sql`e.position`];
  return tx.rows<EventRow>(
    withinPageBytes(
      Prisma.sql`
      SELECT ${eventColumns} FROM events e WHERE ${place} AND e.position > ${after}::bigint
      ORDER BY ${order} LIMIT ${limit}`,
      { documents: ['changes'] },
    ),
    eventsSettings,
  );
}

/** When the first event after a position occurred; undefined at the end of the log. */
export async function findTimeAfter(tx: Tx, position: bigint): Promise<Date | undefined> {
  const [event] = await tx.rows<{ readonly occurredAt: Date }>(
    Prisma.sql`
      SELECT occurred_at AS "occurredAt" FROM events
      WHERE position + 0 > ${position}::bigint AND position > ${position}::bigint ORDER BY position + 0 LIMIT 1`,
    eventsSettings,
  );
  return event?.occurredAt;
}

/** The next actions of operators: all, or those about one subject. */
export function listAuditedActions(
  tx: Tx,
  { after, subject, limit }: { after: bigint; subject: string | undefined; limit: number },
): Promise<OperatorActionModel[]> {
  return tx.prisma.operatorAction.findMany({
    where: { seq: { gt: after }, ...(subject !== undefined && { subject }) },
    orderBy: { seq: 'asc' },
    take: limit,
  });
}

/** Lets one action be recorded at a time, so that whoever has read an action misses no earlier one. */
export async function lockOperatorActions(tx: Tx): Promise<void> {
  await tx.rows(Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended('operator_actions', 0))`);
}
