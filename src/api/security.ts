/** Finds out who calls, and whether the credential carries the scope that the contract asks for. */
import type { Database } from '../db/database.ts';
import type { AccessTokenUses } from '../domain/access-token-uses.ts';
import { findPrincipal } from '../domain/access-tokens.ts';
import type { Principal } from '../domain/principals.ts';
import type { OperationSpec } from './contract.ts';
import { Problem } from './problems.ts';

/** One sentence for every bad credential: nothing tells which part of it was wrong. */
const invalidToken = 'The access token is unknown, revoked or expired.';

/** RFC 6750, section 2.1, with a bound on the length. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

export interface Authenticator {
  readonly database: Database;
  readonly accessTokenUses: AccessTokenUses;
}

/**
 * The caller of an operation.
 *
 * @throws {Problem} `unauthorized` without a credential, `invalid_token` with a bad one, `insufficient_scope`
 */
export async function authenticate(
  { database, accessTokenUses }: Authenticator,
  operation: OperationSpec,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> {
  if (authorization === undefined) {
    throw new Problem('unauthorized', 'Send an access token in the Authorization header: Bearer bwt_…', {
      // RFC 6750, section 3.1: no error code when no credential was sent.
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const secret = bearer.exec(authorization)?.[1];
  const principal = secret === undefined ? undefined : await findPrincipal(database.reader, secret, now);
  if (principal === undefined) {
    throw new Problem('invalid_token', invalidToken, {
      headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${invalidToken}"` },
    });
  }
  accessTokenUses.note(principal.credentialId, now);
  if (operation.scope !== undefined && !principal.scopes.includes(operation.scope)) {
    throw new Problem(
      'insufficient_scope',
      `This needs the scope ${operation.scope}, which the token does not carry.`,
      {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${operation.scope}"` },
      },
    );
  }
  return principal;
}
