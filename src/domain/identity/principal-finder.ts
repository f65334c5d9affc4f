/** Finds the principal of an access token or a session by its secret. */
import type { Tx } from '../../db/database.ts';
import { findTokenPrincipals } from './token-principals.ts';
import { kindOfSecret, secretHashDigits } from '../core/credential-secrets.ts';
import type { SecretKind } from '../core/credential-secrets.ts';
import { LookupBatch } from '../core/lookup-batches.ts';
import type { FoundPrincipal, Principal } from '../core/principals.ts';
import { findSessionPrincipals } from './session-principals.ts';

const finders = { access_token: findTokenPrincipals, session: findSessionPrincipals } as const;

/** The principal of a secret; undefined if it is unknown, revoked or expired. */
export async function findPrincipal(tx: Tx, secret: string, now: Date): Promise<Principal | undefined> {
  return new PrincipalFinder(tx).find(secret, now);
}

/**
 * Reads the credential of every request from the database, so that a revocation applies from the next request on.
 * Credentials of requests that arrive together are read together.
 */
export class PrincipalFinder {
  readonly #batches: Readonly<Record<SecretKind, LookupBatch<FoundPrincipal>>>;

  constructor(tx: Tx) {
    const batch = (kind: SecretKind) => new LookupBatch((hashes) => finders[kind](tx, hashes));
    this.#batches = { access_token: batch('access_token'), session: batch('session') };
  }

  /** Undefined if the secret is unknown, revoked or expired, or if its creator has left the workspace. */
  async find(secret: string, now: Date): Promise<Principal | undefined> {
    const kind = kindOfSecret(secret);
    return kind === undefined ? undefined : this.findByHash(kind, secretHashDigits(secret), now);
  }

  /** The same, for the stored hash of a secret in hexadecimal digits. */
  async findByHash(kind: SecretKind, hash: string, now: Date): Promise<Principal | undefined> {
    const found = await this.#batches[kind].find(hash);
    return found === undefined || found.endsAtMs <= now.getTime() ? undefined : found.principal;
  }
}
