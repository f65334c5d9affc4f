/** The plans of an installation with their prices and limits, and who collects payments. */

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export const limitNames = [
  'members',
  'boards',
  'templates',
  'webhooks',
  'event_retention_days',
  'api_requests_per_minute',
] as const;
export type LimitName = (typeof limitNames)[number];

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** False for a plan that is no longer offered but that workspaces still have. */
  readonly offered: boolean;
  /**
   * For each charged seat and a whole period, in minor units; none for intervals that the plan is not available with.
   */
  readonly seatPrices: Readonly<Partial<Record<BillingInterval, number>>>;
  /** Stripe's ids of the same prices, if Stripe collects payments. */
  readonly stripePrices: Readonly<Partial<Record<BillingInterval, string>>>;
  /** Only seats beyond these are charged. */
  readonly includedSeats: number;
  readonly trialDays: number;
  /** The largest value that each limit allows; Infinity where there is no limit. */
  readonly limits: Readonly<Record<LimitName, number>>;
}

export interface PlanTable {
  /** ISO 4217. */
  readonly currency: string;
  /** The smallest first. */
  readonly plans: readonly Plan[];
  readonly invoicing: Invoicing;
}

/** What invoices of this installation show besides amounts. */
export interface Invoicing {
  readonly seller: Seller;
  /** From the closing of an invoice to the moment at which it is overdue. */
  readonly paymentDays: number;
}

/** The issuer of invoices, as invoices show it. */
export interface Seller {
  readonly name: string;
  readonly address?: readonly string[];
  readonly tax_id?: string;
  readonly email?: string;
  /** How to pay, in a sentence or some lines. */
  readonly payment?: string;
}

/** `manual` is the service itself, without a provider. */
export type ProviderName = 'manual' | 'stripe';

/** What billing needs to know of the installation. */
export interface BillingSettings {
  readonly plans: PlanTable;
  /** Whether limits are enforced. */
  readonly enforced: boolean;
  /** Who collects payments from workspaces that choose a paid plan. */
  readonly provider: ProviderName;
  /** After how many days events are dropped in all workspaces, whatever their plan; absent for never. */
  readonly eventRetentionDays?: number;
}
