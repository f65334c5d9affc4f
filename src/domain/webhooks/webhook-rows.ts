/** The statements on webhooks that Prisma's models can't express as well, each with the reason. */
import { fieldsWithout, selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { WebhookModel } from '../../../generated/prisma/models.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import { visibleWorkspaces } from '../access/workspace-access-rows.ts';
import type { Access } from '../core/context.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';

export type {
  WebhookDeliveryModel,
  WebhookLaneModel,
  WebhookModel,
  WebhookReplayModel,
} from '../../../generated/prisma/models.ts';

export type WebhookRow = Readonly<Omit<WebhookModel, 'afterPosition'>>;

const webhookColumns = selectList('h', fieldsWithout(Prisma.WebhookScalarFieldEnum, 'afterPosition'));

/**
 * Guests don't see webhooks. By hand: finds the webhook and the caller's role in one statement, after it has locked the
 * webhook.
 */
export function findVisibleWebhook(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(WebhookRow & Access) | undefined> {
  return findVisibleRow<WebhookRow & Access>(tx, {
    columns: Prisma.sql`${webhookColumns}, v.role, v.hold`,
    visible: Prisma.sql`
      FROM webhooks h
      JOIN (SELECT w.id, m.role::text AS role, w.hold ${visibleWorkspaces(principal)}) AS v ON v.id = h.workspace_id
      WHERE h.id = ${id}::uuid AND v.role <> 'guest'`,
    locked: lock === 'update' ? Prisma.sql`FOR UPDATE OF h` : undefined,
  });
}

/** The end of the event log now. What is committed later comes after it. By hand: the log's bookkeeping has no key. */
export async function findLogHead(tx: Tx): Promise<bigint> {
  const [head] = await tx.rows<{ readonly position: bigint }>(
    Prisma.sql`SELECT position FROM event_log_head`,
  );
  return head?.position ?? 0n;
}
