/** Encrypts texts with AES-256-GCM: a random IV, the encrypted text and the tag, one after another. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CipherKey } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const nothing: Buffer = Buffer.alloc(0);

/** @param binding what has to be given again to open the text; it is not part of the result */
export function sealText(text: string, key: CipherKey, binding = nothing): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(binding);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws {Error} if it was sealed with another key or binding, or changed */
export function openText(sealed: Uint8Array, key: CipherKey, binding = nothing): string {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(binding).setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]).toString();
}
