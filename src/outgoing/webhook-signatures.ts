/** Secrets and signatures of webhooks, as Standard Webhooks 1.0.0 (https://www.standardwebhooks.com) describes them. */
import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretSizeBytes = 32;

export interface SignedMessage {
  /** The same over all attempts. It must not contain a dot, because the signature covers `id.timestamp.body`. */
  readonly id: string;
  /** The time of this attempt. */
  readonly timestamp: Date;
  /** Exactly what is sent. */
  readonly body: string;
}

export interface SignatureHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** A random secret, such as `whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD…`. */
export function newWebhookSecret(): string {
  return webhookSecret(randomBytes(secretSizeBytes));
}

/** The text form of a secret of 24 to 64 bytes. @throws {RangeError} */
export function webhookSecret(bytes: Uint8Array): string {
  if (bytes.byteLength < 24 || bytes.byteLength > 64) {
    throw new RangeError(`A webhook's secret has 24 to 64 bytes, not ${bytes.byteLength}.`);
  }
  return secretPrefix + Buffer.from(bytes).toString('base64');
}

/** One signature per secret, so that receivers with either secret accept a message while secrets overlap. @throws {RangeError} */
export function signatureHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): SignatureHeaders {
  if (secrets.length === 0) throw new RangeError('A message needs at least one secret.');
  if (id.includes('.')) throw new RangeError(`The id of a message can't contain a dot: ${id}`);
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

function keyOf(secret: string): Buffer {
  if (!secret.startsWith(secretPrefix)) throw new RangeError("A webhook's secret begins with whsec_.");
  return Buffer.from(secret.slice(secretPrefix.length), 'base64');
}
