/**
 * Secrets in mails and links. They are derived from an id and the service's key when they are needed, so that no job or
 * table contains one (docs/decisions/0015-sign-in-and-sessions.md).
 */
import { createHmac, hkdfSync } from 'node:crypto';

export interface DerivedSecrets {
  /** The six digits of a sign-in code. */
  signInCode(signInId: string): string;
  /** The six digits that confirm a new email address. */
  emailChangeCode(emailChangeId: string): string;
  /** The six digits that confirm the deletion of an account. */
  accountDeletionCode(accountDeletionId: string): string;
  /** 256 bits as 43 characters of base64url; another generation of the invite has another token. */
  inviteToken(memberId: string, generation: number): string;
  /** The secret that signs what a webhook is sent; another generation has another secret. */
  webhookSecret(webhookId: string, generation: number): string;
  /** 256 bits that prove that the service created a link to an invoice with this expiry. */
  invoiceLinkMac(invoiceId: string, expiresAtSeconds: number): Buffer;
}

/** RFC 5869 and RFC 2104: one key for each purpose, one MAC for each text. */
export function macOver(secretKey: Buffer, purpose: string): (text: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest();
}

export function derivedSecrets(secretKey: Buffer): DerivedSecrets {
  const signInMac = macOver(secretKey, 'sign-in codes');
  const emailChangeMac = macOver(secretKey, 'email change codes');
  const accountDeletionMac = macOver(secretKey, 'account deletion codes');
  const inviteMac = macOver(secretKey, 'invite tokens');
  const webhookMac = macOver(secretKey, 'webhook secrets');
  const invoiceMac = macOver(secretKey, 'invoice links');
  return {
    signInCode: (signInId) => codeOf(signInMac(signInId)),
    emailChangeCode: (emailChangeId) => codeOf(emailChangeMac(emailChangeId)),
    accountDeletionCode: (accountDeletionId) => codeOf(accountDeletionMac(accountDeletionId)),
    inviteToken: (memberId, generation) => inviteMac(`${memberId}:${generation}`).toString('base64url'),
    // As the Standard Webhooks specification writes secrets.
    webhookSecret: (webhookId, generation) =>
      `whsec_${webhookMac(`${webhookId}:${generation}`).toString('base64')}`,
    invoiceLinkMac: (invoiceId, expiresAtSeconds) => invoiceMac(`${invoiceId}:${expiresAtSeconds}`),
  };
}

const codeLength = 6;
/** Far below 2^64, so that all codes are practically equally likely. */
const codesCount = 1_000_000n;

function codeOf(mac: Buffer): string {
  return String(mac.readBigUInt64BE() % codesCount).padStart(codeLength, '0');
}
