/** Secrets of access tokens and sessions. They are shown once and stored as hashes. */
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const secretPrefixes = { access_token: 'bwt_', session: 'bws_' } as const;
export type SecretKind = keyof typeof secretPrefixes;

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefixLength = 4;
const randomLength = 43; // 256 bits in base 62
const checksumLength = 6; // 32 bits in base 62
const shownLength = prefixLength + 4;

/** A prefix, 256 random bits, and their CRC-32, which tells secret scanners that a match is a real secret. */
export function generateSecret(kind: SecretKind): string {
  const random = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return secretPrefixes[kind] + random + checksum(random);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = base62.charAt(Number(rest % 62n)) + text;
  return text;
}

/** Without big integers, because it is computed for each request. */
function checksum(random: string): string {
  let text = '';
  for (let rest = crc32(random); text.length < checksumLength; rest = Math.floor(rest / 62)) {
    text = base62.charAt(rest % 62) + text;
  }
  return text;
}

/** Whether a secret in the current form has the right length and checksum. If not, no query is needed. */
export function isWellFormedSecret(secret: string): boolean {
  const random = secret.slice(prefixLength, -checksumLength);
  return random.length === randomLength && secret.endsWith(checksum(random));
}

/**
 * The kind of credential that a secret belongs to; undefined if this service didn't issue it. Access tokens from before
 * 2.0.0 have neither a prefix nor a checksum.
 */
export function kindOfSecret(secret: string): SecretKind | undefined {
  if (secret.startsWith(secretPrefixes.session)) return isWellFormedSecret(secret) ? 'session' : undefined;
  const isPossible = !secret.startsWith(secretPrefixes.access_token) || isWellFormedSecret(secret);
  return isPossible ? 'access_token' : undefined;
}

/** The form in which a secret is stored and looked up. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** The same in hexadecimal digits. */
export function secretHashDigits(secret: string): string {
  return hash('sha256', secret);
}

/** The first characters, which are shown so that people recognize a secret. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, shownLength);
}
