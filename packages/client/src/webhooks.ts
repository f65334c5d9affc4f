/** Checks that a message comes from a webhook of the service, as Standard Webhooks describes it. */
import type { Event } from './events.ts';

/** The headers of a request, as Fetch or as Node has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How far the message's timestamp may be from now; five minutes by default. */
  readonly toleranceSeconds?: number | undefined;
  /** In place of the current time, for tests. */
  readonly now?: Date | undefined;
}

/** The message isn't from the service, was changed, or is too old. Respond with 400 and do nothing else. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

const secretPrefix = 'whsec_';
const usualToleranceSeconds = 300;

/**
 * Returns the event of a message. Skip it if you already have an event with its `id`: messages come at least once.
 *
 * @param secrets the webhook's secret, or several if you change over from one to the next
 * @param rawBody the body exactly as it was received, before any parsing
 * @throws {WebhookVerificationError}
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  rawBody: string | Uint8Array,
  options: VerifyOptions = {},
): Promise<Event> {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    readHeader(headers, `webhook-${name}`),
  );
  if (id === undefined || timestamp === undefined || signature === undefined) {
    throw new WebhookVerificationError(
      'The headers webhook-id, webhook-timestamp and webhook-signature are required.',
    );
  }
  requireRecent(timestamp, options);
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    if (await isSigned(signed, signature, secret)) return JSON.parse(new TextDecoder().decode(body)) as Event;
  }
  throw new WebhookVerificationError('No signature matches.');
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

/** @throws {WebhookVerificationError} */
function requireRecent(
  timestamp: string,
  { now = new Date(), toleranceSeconds = usualToleranceSeconds }: VerifyOptions,
): void {
  const ageSeconds = now.getTime() / 1000 - (/^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN);
  if (!(Math.abs(ageSeconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError('The timestamp is too far from the current time.');
  }
}

/** WebCrypto compares in constant time. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secret: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const candidates = signatures.split(' ').flatMap((text) => {
    const [version, encoded = ''] = text.split(',');
    const bytes = version === 'v1' ? fromBase64(encoded) : undefined;
    return bytes === undefined ? [] : [bytes];
  });
  const matches = await Promise.all(candidates.map((it) => crypto.subtle.verify('HMAC', key, it, signed)));
  return matches.includes(true);
}

/** @throws {TypeError} because a wrong secret is a mistake of the program, not of the message */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = fromBase64(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret);
  if (key === undefined || key.length === 0) throw new TypeError('The secret must look like whsec_….');
  return key;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concatenate(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
