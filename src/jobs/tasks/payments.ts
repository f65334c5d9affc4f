/**
 * The tasks that call a payment provider. Each reads the current state, calls the provider outside of any transaction,
 * and stores the response in one. It can be repeated at any point with the same result.
 */
import type { Logger } from 'pino';
import type { Database, Tx } from '../../db/database.ts';
import {
  completeBillingLink,
  findLinkToOpen,
  openBillingLink,
} from '../../domain/billing/payments/billing-links.ts';
import { newId } from '../../domain/core/ids.ts';
import { mirrorCreditNote, mirrorInvoice } from '../../domain/billing/invoices/invoice-mirrors.ts';
import type { JobPayloads } from '../../domain/core/jobs.ts';
import type { PaymentProvider } from '../../domain/billing/payments/payment-providers.ts';
import {
  findPayingAccount,
  recordCustomer,
  settleSubscription,
} from '../../domain/billing/payments/payments.ts';
import type { PayingAccount } from '../../domain/billing/payments/payments.ts';
import { findChangeToQuote, keepQuote } from '../../domain/billing/provider-previews.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';

export interface PaymentDependencies {
  readonly database: Database;
  readonly billing: BillingSettings;
  /** Absent if this service collects payments itself. */
  readonly paymentProvider?: PaymentProvider;
  readonly now: () => Date;
  readonly logger: Logger;
}

type PaymentJobName =
  | 'follow-account'
  | 'mirror-invoice'
  | 'mirror-credit-note'
  | 'quote-plan-change'
  | 'open-billing-link'
  | 'complete-billing-link';

/** The id of the job stays the same when it is retried. */
export type PaymentTasks = {
  readonly [Name in PaymentJobName]: (payload: JobPayloads[Name], jobId: string) => Promise<void>;
};

/** The task of each job. A task that throws is retried later. */
export function paymentTasks(dependencies: PaymentDependencies): PaymentTasks {
  const { database, billing } = dependencies;
  return {
    'follow-account': async ({ workspaceId }, jobId) => {
      const provider = providerOf(dependencies);
      const found = await findCustomer(dependencies, provider, { workspaceId, jobId });
      if (found === undefined) return;
      const state = await provider.applyRequestedChange(found.customer, found.requested, jobId);
      await commit(dependencies, (ctx) => settleSubscription(ctx, workspaceId, state, found));
    },
    'mirror-invoice': async ({ workspaceId, invoiceId }) => {
      const provider = providerOf(dependencies);
      const invoice = await provider.findInvoice(invoiceId);
      if (invoice === undefined) return;
      const place = { workspaceId, provider: provider.name };
      await commit(dependencies, (ctx) => mirrorInvoice(ctx, place, invoice));
    },
    'mirror-credit-note': async ({ workspaceId, creditNoteId }) => {
      const provider = providerOf(dependencies);
      const note = await provider.findCreditNote(creditNoteId);
      if (note === undefined) return;
      // It has changed the invoice's amount due.
      const invoice = await provider.findInvoice(note.invoiceId);
      if (invoice === undefined) return;
      const place = { workspaceId, provider: provider.name };
      await commit(dependencies, (ctx) => mirrorCreditNote(ctx, place, { note, invoice }));
    },
    'quote-plan-change': ({ previewId }) => quotePlanChange(dependencies, previewId),
    'open-billing-link': async ({ workspaceId, linkId }, jobId) => {
      const provider = providerOf(dependencies);
      const link = await findLinkToOpen(database.reader, billing.plans, linkId);
      const found = await findCustomer(dependencies, provider, { workspaceId, jobId, isNeeded: true });
      if (link === undefined || found === undefined) return;
      const { customerId } = found.customer;
      const opened = await provider.makeLink({ ...link, customerId });
      await commit(dependencies, (ctx) => openBillingLink(ctx, linkId, opened));
    },
    'complete-billing-link': async ({ workspaceId, linkProviderId }) => {
      const status = await providerOf(dependencies).completeLink(linkProviderId);
      await commit(dependencies, (ctx) => completeBillingLink(ctx, { workspaceId, linkProviderId }, status));
    },
  };
}

async function quotePlanChange(dependencies: PaymentDependencies, previewId: string): Promise<void> {
  const { database, billing, now, logger } = dependencies;
  const provider = providerOf(dependencies);
  const asked = { previewId, provider: provider.name, now: now() };
  const change = await findChangeToQuote(database.reader, billing.plans, asked);
  if (change === undefined) return;
  const answer = await provider.quoteChange(change);
  if ('refusal' in answer) logger.warn({ previewId, ...answer }, 'a plan change cannot be previewed');
  await commit(dependencies, (ctx) => keepQuote(ctx, previewId, answer));
}

/** @throws {Error} so that the job waits until the provider is configured again */
function providerOf({ paymentProvider }: PaymentDependencies): PaymentProvider {
  if (paymentProvider === undefined) throw new Error('no payment provider is configured');
  return paymentProvider;
}

/** The customer of an account. Creates it if it is missing and needed; undefined if it isn't needed. */
async function findCustomer(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  {
    workspaceId,
    jobId,
    isNeeded = false,
  }: { readonly workspaceId: string; readonly jobId: string; readonly isNeeded?: boolean },
) {
  const { database, billing } = dependencies;
  const found = await findPayingAccount(database.reader, billing.plans, {
    provider: provider.name,
    workspaceId,
  });
  if (found === undefined || isIdle(found, isNeeded)) return undefined;
  const { payer, subscriptionId } = found;
  const { customerId, paysByItself } = await provider.followPayer(payer, jobId);
  // Stored before anything depends on it.
  if (payer.customerId === null) {
    await commit(dependencies, ({ tx }) => recordCustomer(tx, workspaceId, customerId));
  }
  return { ...found, customer: { ...payer, customerId, paysByItself, subscriptionId } };
}

function isIdle({ payer, requested }: PayingAccount, isNeeded: boolean): boolean {
  return payer.customerId === null && requested === null && !isNeeded;
}

interface JobContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly requestId: string;
}

function commit<Result>(
  { database, now }: PaymentDependencies,
  work: (ctx: JobContext) => Promise<Result>,
): Promise<Result> {
  return database.transaction((tx) => work({ tx, now: now(), requestId: newId() }));
}
