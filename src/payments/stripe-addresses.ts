/** Postal addresses in Stripe's form. Absent parts are sent as empty, so that Stripe removes previous values. */
import type Stripe from 'stripe';
import type { BillingAddress } from '../domain/billing/billing-addresses.ts';

export function toStripeAddress(address: BillingAddress): Stripe.AddressParam {
  return {
    line1: address.line1,
    line2: address.line2 ?? '',
    postal_code: address.postal_code ?? '',
    city: address.city,
    state: address.region ?? '',
    country: address.country,
  };
}
