import type { ComponentChildren } from 'preact';
import { api } from '../api.ts';
import { credential, forgetCredential } from '../session/session.ts';
import { Icon } from './icons.tsx';

export function PageHeader({ children }: { readonly children: ComponentChildren }) {
  return (
    <header class="page-header">
      {children}
      <button type="button" class="quiet sign-out" onClick={() => void signOut()}>
        <Icon name="leave" />
        <span>Sign out</span>
      </button>
    </header>
  );
}

/** Ends a session at the service too. An access token stays valid: it is for other programs as well. */
async function signOut(): Promise<void> {
  const isSession = credential.peek()?.startsWith('bws_') === true;
  if (isSession)
    await api()
      .POST('/v1/sign-out')
      .catch(() => undefined);
  forgetCredential();
}
