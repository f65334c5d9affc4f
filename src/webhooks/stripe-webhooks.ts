/** Receives Stripe's events at `/webhooks/stripe`: outside the contract, because Stripe defines its events. */
import { Router } from 'express';
import type { Request, Response } from 'express';
import { BodyError, readBodyBytes } from '../api/http/body-bytes.ts';
import { Problem } from '../api/http/problems.ts';
import { requestOf } from '../api/http/requests.ts';
import { runTransaction } from '../db/transactions.ts';
import type { Database } from '../db/database.ts';
import { takeNotice } from '../domain/billing/payments/payment-notices.ts';

export interface StripeWebhookDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Absent if Stripe isn't configured. Then there is no route. */
  readonly stripe?: { readonly webhookSecret: string };
}

const path = '/webhooks/stripe';
/** Stripe's largest events have tens of thousands of bytes. */
const noticeSizeBytesMax = 524_288;

/** The route, if there is a secret to verify events with. */
export function stripeWebhookRoutes({ database, now, stripe }: StripeWebhookDependencies): Router {
  const router = Router();
  if (stripe === undefined) return router;
  router.use(async (request, response, next) => {
    if (request.path !== path) {
      next();
      return;
    }
    const received = requestOf(response);
    received.loggedPath = path;
    if (request.method !== 'POST') {
      throw new Problem('method_not_allowed', 'This path only supports POST.', {
        headers: { Allow: 'POST' },
      });
    }
    received.threadTime?.pause();
    const body = await readBody(request, response);
    received.threadTime?.resume();
    const signature = request.header('Stripe-Signature');
    const at = now();
    const { readStripeNotice } = await import('../payments/stripe-webhooks.ts');
    const notice = await readStripeNotice(body, signature, { secret: stripe.webhookSecret, now: at });
    if (notice === undefined) {
      throw new Problem(
        'invalid_request',
        'This is not an event signed by Stripe, or the signature is too old.',
      );
    }
    const outcome = await runTransaction(database, (tx) => takeNotice({ tx, now: at }, notice));
    const { eventId, type } = notice;
    received.log.info({ event_id: eventId, type, outcome }, 'a Stripe event was accepted');
    // Accepted even if it is unknown, because a retry would have the same content.
    response.status(200).set('Cache-Control', 'no-store').json({ received: true });
  });
  return router;
}

/** The signature covers the bytes, so they are not parsed. @throws {Problem} */
async function readBody(request: Request, response: Response): Promise<Buffer> {
  try {
    return await readBodyBytes(request, response, { sizeBytesMax: noticeSizeBytesMax, codings: [] });
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    if (error.reason === 'size') {
      throw new Problem('payload_too_large', `An event can be at most ${noticeSizeBytesMax} bytes.`, {
        cause: error,
      });
    }
    throw new Problem('invalid_request', "The body can't be read.", { cause: error });
  }
}
