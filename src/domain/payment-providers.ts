/**
 * The interface to a company that collects payments for the service. Only jobs use it: no request waits for another
 * company, and calls are repeated until they succeed, so everything here has to be safe to repeat.
 */
import type { BillingAddress } from './billing-addresses.ts';
import type { BillingInterval } from './plans.ts';

/** `manual` is this service itself: it writes its own invoices, without a provider. */
export const providerNames = ['manual', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The recipient of invoices. */
export interface Payer {
  readonly accountId: string;
  /** The version of the account that the rest was read from: what is asked twice for it is one and the same. */
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
export interface SubscriptionWish {
  readonly plan: string;
  readonly interval: BillingInterval;
  /** The provider's name of the price. */
  readonly priceId: string;
  /** In minor units; it says whether the price was agreed to again. */
  readonly seatPrice: bigint;
  readonly seats: number;
  /** When the present period ends, or the trial. */
  readonly periodEnd: Date;
  readonly isTrial: boolean;
  readonly endsWithPeriod: boolean;
  /** Since when it has been like this. */
  readonly since: Date;
}

export interface SubscriptionState {
  /** Null if there is none left. */
  readonly subscriptionId: string | null;
  /**
   * `ended` when the provider has ended what we still requested for: it was not paid, or someone ended it over there.
   */
  readonly status: 'active' | 'past_due' | 'ended' | 'none';
}

export interface ProviderCustomer {
  readonly customerId: string;
  /** Whether there is something that payments can be taken from; otherwise each invoice is sent. */
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
  /** The first day, and the last one that is included; both null for what no days belong to, such as tax. */
  readonly firstDay: Date | null;
  readonly lastDay: Date | null;
  readonly amount: bigint;
}

/** An invoice as the provider has it. Its lines add up to its total, tax and discounts included. */
export interface ProviderInvoice {
  readonly providerId: string;
  readonly customerId: string;
  readonly number: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  readonly total: bigint;
  /** The amount still due: 0 unless it is open or given up. */
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

/** A credit note as the provider has it. Its lines add up to its total, and are below zero as that is. */
export interface ProviderCreditNote {
  readonly providerId: string;
  readonly customerId: string;
  /** The invoice that it takes back, by the provider's id. */
  readonly invoiceId: string;
  readonly number: string | null;
  /** It is settled as soon as it is written: what was paid already went back, or to the customer's balance. */
  readonly status: 'paid' | 'void';
  readonly currency: string;
  readonly total: bigint;
  readonly lines: readonly ProviderInvoiceLine[];
  readonly issuedAt: Date;
  readonly pdfUrl: string | null;
}

/** A change of plan whose cost is asked for. */
export interface QuotedChange {
  /** Null for one who is no customer yet; nobody becomes one by asking. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly workspace: string;
  readonly address: BillingAddress | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly when: 'now' | 'period_end';
  /** The subscription from then on; null for none. */
  readonly requested: SubscriptionWish | null;
}

/**
 * What a change comes to by the provider's own rules. Now, it is the next invoice; at the end of the period, that of the
 * first whole period.
 */
export interface ProviderQuote {
  readonly currency: string;
  /** What is charged at once; 0 when the invoice is written later. */
  readonly amountDueNow: bigint;
  /** The sum of the lines. */
  readonly total: bigint;
  /** The tax within it. */
  readonly tax: bigint;
  readonly lines: readonly ProviderInvoiceLine[];
  /** From when on a period that is charged already is counted again. */
  readonly proratedAt: Date | null;
}

/** What is asked with a `jobId` is done once for it, however often the job is tried. */
export interface PaymentProvider {
  readonly name: Exclude<ProviderName, 'manual'>;
  /** Creates the customer, or brings it in line. Called with `customerId` null, it makes the same one however often. */
  followPayer(payer: Payer, jobId: string): Promise<ProviderCustomer>;
  /** Changes a customer's subscription to the requested one; null for none. */
  applyRequestedChange(
    payer: Payer & ProviderCustomer & { readonly subscriptionId: string | null },
    requested: SubscriptionWish | null,
    jobId: string,
  ): Promise<SubscriptionState>;
  /** What a change would cost; changes nothing. A refusal, in the provider's words, is for the operator. */
  quoteChange(change: QuotedChange): Promise<ProviderQuote | { readonly refusal: string }>;
  /** A page of the provider's for one person, made once for each `linkId`. */
  makeLink(link: {
    readonly linkId: string;
    readonly kind: BillingLinkKind;
    readonly customerId: string;
    readonly returnUrl: string;
    readonly currency: string;
  }): Promise<ProviderLink>;
  /** Takes payments from what was given on a page that is through; whether it is. */
  completeLink(providerId: string): Promise<'open' | 'completed' | 'expired'>;
  /** The invoice as it is now; undefined while it is a draft, or when there is none. */
  findInvoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
  /** The credit note as it is now; undefined when there is none. */
  findCreditNote(creditNoteId: string): Promise<ProviderCreditNote | undefined>;
}
