/**
 * Webhook events from a payment provider. Each is processed once, and only signals a change. A job reads the current
 * state, so that the order and the age of events don't matter.
 */
import type { Tx } from '../../../db/database.ts';
import type { RequestContext } from '../../core/context.ts';
import { queueJob } from '../../core/jobs.ts';
import type { PaymentProvider } from './payment-providers.ts';

export interface ProviderNotice {
  readonly provider: PaymentProvider['name'];
  readonly eventId: string;
  readonly type: string;
  readonly occurredAt: Date;
  /** Absent if it isn't about a customer. */
  readonly customerId?: string;
  /** The provider's id of the invoice that it is about. */
  readonly invoiceId?: string;
  /** The provider's id of the credit note that it is about. */
  readonly creditNoteId?: string;
  /** The provider's id of the page that it is about. */
  readonly linkProviderId?: string;
}

/** `unknown`: the notice is about a customer of no account. */
export type NoticeOutcome = 'taken' | 'repeated' | 'unknown';

/** Stores a notice and queues the jobs that it requires. */
export async function takeNotice(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  notice: ProviderNotice,
): Promise<NoticeOutcome> {
  const { provider, eventId, type, occurredAt, customerId } = notice;
  const { count } = await tx.prisma.providerEvent.createMany({
    data: { provider, eventId, type, occurredAt, receivedAt: now },
    skipDuplicates: true,
  });
  if (count === 0) return 'repeated';
  if (customerId === undefined) return 'unknown';
  // Only the customer identifies the account. People can edit everything else in a notice at the provider.
  const account = await tx.prisma.billingAccount.findFirst({
    where: { provider, providerCustomerId: customerId },
    select: { workspaceId: true },
  });
  if (account === null) return 'unknown';
  await queueFollowers(tx, account.workspaceId, notice);
  return 'taken';
}

/** Queues jobs that read everything that a notice is about. */
async function queueFollowers(
  tx: Tx,
  workspaceId: string,
  { invoiceId, creditNoteId, linkProviderId }: ProviderNotice,
): Promise<void> {
  if (invoiceId !== undefined) await queueJob(tx, 'mirror-invoice', { workspaceId, invoiceId });
  if (creditNoteId !== undefined) await queueJob(tx, 'mirror-credit-note', { workspaceId, creditNoteId });
  if (linkProviderId !== undefined) {
    await queueJob(tx, 'complete-billing-link', { workspaceId, linkProviderId });
  }
  await queueJob(tx, 'follow-account', { workspaceId });
}
