/**
 * The interface to a company that collects payments for the service. Only jobs use it, so that requests don't wait for
 * the company. Calls are retried until they succeed, so everything here has to be safe to repeat.
 */
import type { ProviderName } from '../../core/plan-table.ts';
import type { BillingAddress } from '../billing-addresses.ts';
import type { BillingInterval } from '../../core/plan-table.ts';

/** The recipient of invoices. */
export interface Payer {
  readonly accountId: string;
  /** The version of the account that the rest was read from. Repeated calls for it have the same effect. */
  readonly version: bigint;
  /** A TypeID, for people who look at the provider's own pages. */
  readonly workspace: string;
  readonly customerId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly address: BillingAddress | null;
  readonly taxId: string | null;
}

/** The requested subscription. */
export interface RequestedSubscription {
  readonly plan: string;
  readonly interval: BillingInterval;
  /** The provider's name of the price. */
  readonly priceId: string;
  /** In minor units. It shows whether a new price was agreed to. */
  readonly seatPrice: bigint;
  readonly seats: number;
  /** The end of the current period, or of the trial. */
  readonly periodEnd: Date;
  readonly isTrial: boolean;
  readonly endsWithPeriod: boolean;
  /** When it was last changed. */
  readonly since: Date;
}

export interface SubscriptionState {
  /** Null if there is none left. */
  readonly subscriptionId: string | null;
  /**
   * `ended` if the subscription ended at the provider although it is still requested: it was not paid, or someone
   * canceled it there.
   */
  readonly status: 'active' | 'past_due' | 'ended' | 'none';
}

export interface ProviderCustomer {
  readonly customerId: string;
  /** Whether there is a payment method; otherwise each invoice is sent. */
  readonly paysByItself: boolean;
}

export const billingLinkKinds = ['payment_method', 'portal'] as const;
export type BillingLinkKind = (typeof billingLinkKinds)[number];

export interface ProviderLink {
  readonly providerId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface ProviderInvoiceLine {
  readonly description: string;
  readonly seats: number | null;
  /** The first day, and the last one that is included; both null for lines without days, such as tax. */
  readonly firstDay: Date | null;
  readonly lastDay: Date | null;
  readonly amount: bigint;
}

/** A provider's invoice. Its lines add up to its total, including tax and discounts. */
export interface ProviderInvoice {
  readonly providerId: string;
  readonly customerId: string;
  readonly number: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  readonly total: bigint;
  /** The amount still due: 0 unless it is open or uncollectible. */
  readonly amountDue: bigint;
  readonly lines: readonly ProviderInvoiceLine[];
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly issuedAt: Date;
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
  readonly hostedUrl: string | null;
  readonly pdfUrl: string | null;
}

/** A provider's credit note. Its lines add up to its total; both are negative. */
export interface ProviderCreditNote {
  readonly providerId: string;
  readonly customerId: string;
  /** The provider's id of the invoice that it is for. */
  readonly invoiceId: string;
  readonly number: string | null;
  /** It is settled when it is issued: payments were refunded, or credited to the customer's balance. */
  readonly status: 'paid' | 'void';
  readonly currency: string;
  readonly total: bigint;
  readonly lines: readonly ProviderInvoiceLine[];
  readonly issuedAt: Date;
  readonly pdfUrl: string | null;
}

/** A plan change whose cost is requested. */
export interface QuotedChange {
  /** Null if the workspace isn't a customer yet. A quote doesn't make it one. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly workspace: string;
  readonly address: BillingAddress | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly when: 'now' | 'period_end';
  /** The subscription after the change; null for none. */
  readonly requested: RequestedSubscription | null;
}

/**
 * The cost of a change by the provider's rules: the next invoice or, for a change at the end of the period, the invoice
 * of the first whole period.
 */
export interface ProviderQuote {
  readonly currency: string;
  /** The amount charged immediately; 0 if the invoice is issued later. */
  readonly amountDueNow: bigint;
  /** The sum of the lines. */
  readonly total: bigint;
  /** The tax within it. */
  readonly tax: bigint;
  readonly lines: readonly ProviderInvoiceLine[];
  /** The time from which the current period is charged again. */
  readonly proratedAt: Date | null;
}

/** A call with a `jobId` takes effect once, even if the job is retried. */
export interface PaymentProvider {
  readonly name: Exclude<ProviderName, 'manual'>;
  /** Creates or updates the customer. Repeated calls with `customerId` null create one customer. */
  followPayer(payer: Payer, jobId: string): Promise<ProviderCustomer>;
  /** Changes a customer's subscription to the requested one; null for none. */
  applyRequestedChange(
    payer: Payer & ProviderCustomer & { readonly subscriptionId: string | null },
    requested: RequestedSubscription | null,
    jobId: string,
  ): Promise<SubscriptionState>;
  /** Quotes what a change would cost. A refusal, in the provider's words, is for the operator. */
  quoteChange(change: QuotedChange): Promise<ProviderQuote | { readonly refusal: string }>;
  /** Creates a page for one person, once per `linkId`. */
  makeLink(link: {
    readonly linkId: string;
    readonly kind: BillingLinkKind;
    readonly customerId: string;
    readonly returnUrl: string;
    readonly currency: string;
  }): Promise<ProviderLink>;
  /** If a page is completed, uses its payment method from now on. Returns whether it is. */
  completeLink(providerId: string): Promise<'open' | 'completed' | 'expired'>;
  /** The current invoice; undefined if it is a draft or doesn't exist. */
  findInvoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
  /** The current credit note; undefined if it doesn't exist. */
  findCreditNote(creditNoteId: string): Promise<ProviderCreditNote | undefined>;
}
