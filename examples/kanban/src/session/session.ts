/**
 * The credential of this tab: a session, or an access token. It is in `sessionStorage`, so it survives a reload and ends
 * with the tab. A link such as `/demo#/boards/board_…?access_token=bwt_…` signs in with a token; fragments are never sent
 * to the server, and the token leaves the address at once.
 */
import { signal } from '@preact/signals';
import { replaceFragment } from '../routes.ts';

const storageKey = 'credential';

export const credential = signal<string | undefined>(
  takeFromAddress() ?? sessionStorage.getItem(storageKey) ?? undefined,
);

/** Why the sign-in form is shown, if it isn't the first time. */
export const signInReason = signal<string | undefined>(undefined);

addEventListener('hashchange', () => {
  const taken = takeFromAddress();
  if (taken !== undefined) keepCredential(taken);
});

export function keepCredential(secret: string): void {
  sessionStorage.setItem(storageKey, secret);
  signInReason.value = undefined;
  credential.value = secret;
}

export function forgetCredential(reason?: string): void {
  sessionStorage.removeItem(storageKey);
  signInReason.value = reason;
  credential.value = undefined;
}

function takeFromAddress(): string | undefined {
  const [before = '', query = ''] = location.hash.split('?');
  const secret = new URLSearchParams(query).get('access_token') ?? undefined;
  if (secret === undefined) return undefined;
  replaceFragment(before);
  sessionStorage.setItem(storageKey, secret);
  return secret;
}
