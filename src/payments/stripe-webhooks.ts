/** Verifies that a message is from Stripe. */
import Stripe from 'stripe';
import type { ProviderNotice } from '../domain/payment-notices.ts';

/** How old a signed message may be, so that one that was overheard cannot be sent again later; Stripe's own measure. */
const toleranceSeconds = 300;

/**
 * What a message says, once its signature is found to be Stripe's; undefined when it is not. Only ids are taken from
 * it: what has become of the thing is asked of Stripe.
 *
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function readStripeNotice(
  body: Buffer,
  signature: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<ProviderNotice | undefined> {
  const { signature: signatures } = Stripe.webhooks;
  if (signatures === null) throw new Error('the library checks no signatures here');
  try {
    await signatures.verifyHeaderAsync(
      body,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return toNotice(JSON.parse(body.toString('utf8')));
  } catch (error) {
    // It is not signed with the secret, too old, or not JSON.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** Even if the signature is valid, its content may have another API version than the types. */
function toNotice(event: unknown): ProviderNotice | undefined {
  const { id, type, created, data } = fieldsOf(event);
  const object = fieldsOf(fieldsOf(data).object);
  if (!isId(id) || !isId(type) || typeof created !== 'number' || object.object === undefined)
    return undefined;
  const { customer, id: objectId, object: kind } = object;
  const customerId = kind === 'customer' ? objectId : customer;
  return {
    provider: 'stripe',
    eventId: id,
    type,
    occurredAt: new Date(created * 1000),
    ...(isId(customerId) && { customerId }),
    ...(kind === 'invoice' && isId(objectId) && { invoiceId: objectId }),
    ...(kind === 'credit_note' && isId(objectId) && { creditNoteId: objectId }),
    ...(kind === 'checkout.session' && isId(objectId) && { linkProviderId: objectId }),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.]{1,255}$/.test(value);
}
