/**
 * Secrets in mails and links. They are derived from an id and the service's key when they are needed, so that no job or
 * table contains one (docs/decisions/0015-sign-in-and-sessions.md).
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { openText, sealText } from './sealed-texts.ts';

/** What is derived with one key. */
export interface KeySecrets {
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
  /** Names the key without revealing anything about it. */
  readonly keyName: string;
  /** Encrypts a secret, so that it survives a change of the key. */
  seal(secret: string): Buffer;
  /** Undefined if it was sealed with another key. */
  open(sealed: Uint8Array): string | undefined;
}

/** What is derived with the service's key, which every new secret comes from. */
export interface DerivedSecrets extends KeySecrets {
  /** Everything that is accepted: of the service's key first, and then of the previous one, if there is one. */
  readonly accepted: readonly KeySecrets[];
}

/** RFC 5869 and RFC 2104: one key for each purpose, one MAC for each text. */
export function macOver(secretKey: Buffer, purpose: string): (text: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** @param previousKey what was derived with it goes on working (docs/decisions/0101-two-secret-keys.md) */
export function derivedSecrets(secretKey: Buffer, previousKey?: Buffer): DerivedSecrets {
  const own = secretsOfKey(secretKey);
  return { ...own, accepted: previousKey === undefined ? [own] : [own, secretsOfKey(previousKey)] };
}

const keyNameLength = 8;

function sealing(secretKey: Buffer): Pick<KeySecrets, 'seal' | 'open'> {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed secrets', 32));
  return {
    seal: (secret) => sealText(secret, key),
    open: (sealed) => {
      try {
        return openText(sealed, key);
      } catch {
        return undefined;
      }
    },
  };
}

function secretsOfKey(secretKey: Buffer): KeySecrets {
  const signInMac = macOver(secretKey, 'sign-in codes');
  const emailChangeMac = macOver(secretKey, 'email change codes');
  const accountDeletionMac = macOver(secretKey, 'account deletion codes');
  const inviteMac = macOver(secretKey, 'invite tokens');
  const webhookMac = macOver(secretKey, 'webhook secrets');
  const invoiceMac = macOver(secretKey, 'invoice links');
  return {
    ...sealing(secretKey),
    keyName: macOver(secretKey, 'name of the key')('').toString('hex').slice(0, keyNameLength),
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
