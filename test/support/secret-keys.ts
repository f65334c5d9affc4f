/** Keys of the service, and what is derived with them. */
import { derivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import { storedId } from './ids.ts';

export const oldKey = 'the key that is replaced: 0123456789';
export const newKey = 'the key that replaces it: 9876543210';

const old = Buffer.from(oldKey);
const next = Buffer.from(newKey);

/** Before the rotation, during it, and after the old key is removed. */
export const keysBefore = { secretKey: old };
export const keysMeanwhile = { secretKey: next, previousSecretKey: old };
export const keysAfter = { secretKey: next };

type Keys = typeof keysBefore | typeof keysMeanwhile;

/** What a worker with these keys derives. */
export function secretsOf(keys: Keys) {
  return derivedSecrets(keys.secretKey, 'previousSecretKey' in keys ? keys.previousSecretKey : undefined);
}

/** The code that is mailed for a sign-in, a change of the address, or a deletion, from a service with these keys. */
export function codeOf(keys: Keys, kind: 'signIn' | 'emailChange' | 'accountDeletion', id: string): string {
  return secretsOf(keys)[`${kind}Code`](storedId(id));
}
