/** The form of an access token's secret, and what is kept of it. A secret is shown once and stored as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const secretPrefix = 'bwt_';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43; // 256 bits in base 62
const checksumLength = 6; // 32 bits in base 62
const shownLength = secretPrefix.length + 4;

/** `bwt_`, 256 random bits, and a CRC-32 of them by which secret scanners tell a real token from a chance match. */
export function generateSecret(): string {
  const random = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return secretPrefix + random + checksum(random);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = base62.charAt(Number(rest % 62n)) + text;
  return text;
}

function checksum(random: string): string {
  return toBase62(BigInt(crc32(random)), checksumLength);
}

/** Whether a secret of today's form has the right length and checksum; a wrong one is not worth a query. */
export function isWellFormedSecret(secret: string): boolean {
  const random = secret.slice(secretPrefix.length, -checksumLength);
  return random.length === randomLength && secret.endsWith(checksum(random));
}

/** Whether this can be a secret at all: those from before 2.0.0 have neither the prefix nor the checksum. */
export function isPossibleSecret(secret: string): boolean {
  return !secret.startsWith(secretPrefix) || isWellFormedSecret(secret);
}

/** What is stored of a secret, and looked up. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The first characters, which are shown for people to recognise a secret by. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, shownLength);
}
