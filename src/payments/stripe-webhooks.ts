/** Verifies that a message is from Stripe. */
import Stripe from 'stripe';
import type { ProviderNotice } from '../domain/billing/payments/payment-notices.ts';

/** The maximum age of a signed message, against replay attacks. Stripe's default. */
const toleranceSeconds = 300;

/**
 * Reads a message with a valid signature; undefined if the signature is invalid. Only ids are used; the current state
 * is requested from Stripe.
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
    // The message isn't signed with the secret, is too old, or isn't JSON.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** The content of a valid message can have another API version than the types. */
function toNotice(event: unknown): ProviderNotice | undefined {
  const { id, type, created, data } = fieldsOf(event);
  const object = fieldsOf(fieldsOf(data).object);
  if (!isId(id) || !isId(type) || !isTime(created) || object.object === undefined) return undefined;
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

/** Seconds since 1970, up to the year 9999. */
function isTime(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 253_402_300_800;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.]{1,255}$/.test(value);
}
