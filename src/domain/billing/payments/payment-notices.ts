/**
 * Webhook events from a payment provider. Each is processed once, and says only that something has changed. A job reads
 * the current state, so that neither the order nor the age of events matters.
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
  /** Absent when it is about nobody. */
  readonly customerId?: string;
  /** The invoice that it is about, by the provider's id. */
  readonly invoiceId?: string;
  /** The credit note that it is about, by the provider's id. */
  readonly creditNoteId?: string;
  /** The page that it is about, by the provider's id. */
  readonly linkProviderId?: string;
}

/** What became of a notice; `unknown` is about a customer that isn't ours. */
export type NoticeOutcome = 'taken' | 'repeated' | 'unknown';

/** Remembers a notice and queues what follows from it. */
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
  // The customer alone says whose it is: whatever else is in a notice can be written by people over there.
  const account = await tx.prisma.billingAccount.findFirst({
    where: { provider, providerCustomerId: customerId },
    select: { workspaceId: true },
  });
  if (account === null) return 'unknown';
  await queueFollowers(tx, account.workspaceId, notice);
  return 'taken';
}

/** Has everything read again that a notice is about. */
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
