/** Maps Stripe's subscriptions to the service's, and computes the changes to reach the requested one. */
import type Stripe from 'stripe';
import type {
  Payer,
  ProviderCustomer,
  SubscriptionState,
  RequestedSubscription,
} from '../domain/billing/payments/payment-providers.ts';

const endedStatuses: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];
const overdueStatuses: readonly Stripe.Subscription.Status[] = ['past_due', 'unpaid', 'incomplete'];

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return endedStatuses.includes(status);
}

const ourComment = 'Canceled in the workspace.';

/** Whether the service itself canceled a subscription, rather than Stripe or someone there. */
export function endedByUs({ cancellation_details: details }: Stripe.Subscription): boolean {
  return details?.comment === ourComment;
}
endedByUs.params = { cancellation_details: { comment: ourComment } } as const;

export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const { id, status } = subscription;
  const isOverdue = overdueStatuses.includes(status);
  return { subscriptionId: id, status: hasEnded(subscription) ? 'ended' : isOverdue ? 'past_due' : 'active' };
}

/** The agreed terms. As long as they stay the same, the price does, too, even if the plan's price has changed. */
export function metadataOf(
  { workspace }: Pick<Payer, 'workspace'>,
  { plan, interval, seatPrice }: RequestedSubscription,
): Record<string, string> {
  return { workspace, plan, interval, seat_price: String(seatPrice) };
}

interface Beginning {
  items: { price: string; quantity: number }[];
  trial_end?: number;
  billing_cycle_anchor?: number;
  proration_behavior: 'create_prorations';
}

/**
 * The parameters of a new subscription. Its periods are the account's: the first one is the rest of the current one.
 */
export function beginningOf(
  { priceId, seats, periodEnd, isTrial }: RequestedSubscription,
  now: Date,
): Beginning {
  const end = Math.floor(periodEnd.getTime() / 1000);
  return {
    items: [{ price: priceId, quantity: seats }],
    ...(periodEnd > now && (isTrial ? { trial_end: end } : { billing_cycle_anchor: end })),
    proration_behavior: 'create_prorations',
  };
}

/** The changes to a subscription; undefined if there are none. */
export function changesOf(
  subscription: Stripe.Subscription,
  requested: RequestedSubscription,
  { workspace, paysByItself }: Pick<Payer & ProviderCustomer, 'workspace' | 'paysByItself'>,
  now: Date,
): Stripe.SubscriptionUpdateParams | undefined {
  const changes: Stripe.SubscriptionUpdateParams = {
    ...itemChanges(subscription, requested, { workspace }, now),
    ...(subscription.cancel_at_period_end !== requested.endsWithPeriod && {
      cancel_at_period_end: requested.endsWithPeriod,
      cancellation_details: { comment: requested.endsWithPeriod ? ourComment : '' },
    }),
    ...(paysByItself &&
      subscription.collection_method !== 'charge_automatically' && {
        collection_method: 'charge_automatically',
      }),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function itemChanges(
  subscription: Stripe.Subscription,
  requested: RequestedSubscription,
  payer: Pick<Payer, 'workspace'>,
  now: Date,
): Stripe.SubscriptionUpdateParams {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`the subscription ${subscription.id} has no item`);
  const metadata = metadataOf(payer, requested);
  const { plan, interval, seat_price: seatPrice } = subscription.metadata;
  const isAgreed =
    plan === metadata.plan && interval === metadata.interval && seatPrice === metadata.seat_price;
  if (isAgreed && item.quantity === requested.seats) return {};
  const change = { id: item.id, quantity: requested.seats, ...(!isAgreed && { price: requested.priceId }) };
  return {
    items: [change],
    ...(!isAgreed && { metadata }),
    proration_behavior: 'create_prorations',
    ...(subscription.status !== 'trialing' && { proration_date: prorationTime(item, requested, now) }),
  };
}

/** When the change happened, within the period that Stripe has charged already; in seconds. */
function prorationTime(item: Stripe.SubscriptionItem, { since }: RequestedSubscription, now: Date): number {
  const seconds = Math.floor(Math.min(since.getTime(), now.getTime()) / 1000);
  return Math.max(seconds, item.current_period_start);
}
