/** Identifies the caller, and checks the kind and the scopes of the credential against the contract. */
import type { Database } from '../../db/database.ts';
import { kindOfSecret } from '../../domain/core/credential-secrets.ts';
import type { SecretKind } from '../../domain/core/credential-secrets.ts';
import type { CredentialUses } from '../../domain/identity/credential-uses.ts';
import { findStreamTicket } from '../../domain/identity/stream-tickets.ts';
import { ScopeError } from '../../domain/core/errors.ts';
import type { PrincipalFinder } from '../../domain/identity/principal-finder.ts';
import type { Principal } from '../../domain/core/principals.ts';
import type { CredentialScheme, OperationSpec } from '../contract/contract.ts';
import { invalidToken, Problem } from '../http/problems.ts';
import { bearerSecret, secretHashOf } from '../http/requests.ts';
import type { ServiceRequest } from '../http/requests.ts';
import type { RateLimits } from '../limits/rate-limits.ts';

export interface Authenticator {
  readonly principals: PrincipalFinder;
  readonly credentialUses: CredentialUses;
  readonly rateLimits: RateLimits;
  /** Where tickets are looked up. */
  readonly database: Database;
}

/**
 * The caller of an operation.
 *
 * @throws {Problem} `unauthorized` without a bearer credential, `invalid_token` with an invalid one, `session_required`,
 *  `rate_limited`
 * @throws {ScopeError} `insufficient_scope`
 */
export async function authenticate(
  authenticator: Authenticator,
  operation: OperationSpec,
  request: ServiceRequest,
): Promise<Principal> {
  const ticket = operation.isLive ? ticketIn(request) : undefined;
  if (ticket === undefined) requireScheme(request);
  const principal =
    ticket === undefined
      ? await identify(authenticator, request)
      : await identifyTicket(authenticator, request, ticket);
  if (principal === undefined) {
    throw invalidToken();
  }
  requireAllowed(operation, principal);
  return principal;
}

/** RFC 6750, section 3.1: the challenge has no error code if no credential was sent, or one of another scheme. */
const challenge = { 'WWW-Authenticate': 'Bearer' };

/** @throws {Problem} `unauthorized` */
function requireScheme({ incoming }: ServiceRequest): void {
  const { authorization } = incoming.headers;
  if (authorization === undefined) {
    const detail = 'Send an access token or a session in the Authorization header.';
    throw new Problem('unauthorized', detail, { headers: challenge });
  }
  if (!/^Bearer(?: |$)/i.test(authorization)) {
    const detail = 'Authorization has no "Bearer ". Send it before the access token or the session.';
    const place = { header: 'Authorization', code: 'bad_format', detail: 'must begin with "Bearer "' };
    throw new Problem('unauthorized', detail, { headers: challenge, errors: [place] });
  }
}

/**
 * The holder of the secret in a request; undefined if it is invalid. Rate limits, the log and `last_used_at` get to
 * know the holder.
 *
 * @throws {Problem} `rate_limited`
 */
export async function identify(
  { principals, credentialUses, rateLimits }: Authenticator,
  request: ServiceRequest,
): Promise<Principal | undefined> {
  const { incoming, now } = request;
  const kind = kindOfSecret(bearerSecret(incoming.headers.authorization));
  const hash = secretHashOf(request);
  const principal =
    kind === undefined || hash === undefined ? undefined : await principals.findByHash(kind, hash, now);
  if (principal === undefined) {
    await rateLimits.release(request);
    return undefined;
  }
  request.principal = principal;
  await rateLimits.recognize(request, principal);
  credentialUses.note(principal.kind, principal.credentialId, now);
  return principal;
}

/** The ticket in the query of a request without a credential. */
function ticketIn({ incoming }: ServiceRequest): string | undefined {
  if (incoming.headers.authorization !== undefined) return undefined;
  const query = incoming.url?.split('?')[1];
  return query === undefined ? undefined : (new URLSearchParams(query).get('ticket') ?? undefined);
}

/** The holder of the credential that created a ticket; undefined if either is invalid. @throws {Problem} `rate_limited` */
async function identifyTicket(
  { database, principals, credentialUses, rateLimits }: Authenticator,
  request: ServiceRequest,
  secret: string,
): Promise<Principal | undefined> {
  const { now } = request;
  const ticket = await findStreamTicket(database.reader, secret, now);
  if (ticket === undefined) return undefined;
  const principal = await principals.findByHash(ticket.credentialKind, ticket.credentialHash, now);
  if (principal === undefined) return undefined;
  request.ticket = ticket;
  request.principal = principal;
  await rateLimits.recognize(request, principal);
  credentialUses.note(principal.kind, principal.credentialId, now);
  return principal;
}

const schemes: Readonly<Record<SecretKind, CredentialScheme>> = {
  access_token: 'accessTokenAuth',
  session: 'sessionAuth',
};

function requireAllowed({ credentials, scope }: OperationSpec, { kind, scopes }: Principal): void {
  if (!credentials.includes(schemes[kind])) {
    throw new Problem('session_required', 'Only a signed-in person can do this. Send a session.');
  }
  if (scope !== undefined && !scopes.includes(scope)) throw new ScopeError(scope);
}

/**
 * Refuses the previous secret of a rotated token for operations that need the current one.
 *
 * @throws {Problem} `current_secret_required`
 */
export function requireCurrentSecret(operation: OperationSpec, principal: Principal | undefined): void {
  if (!operation.needsCurrentSecret || principal?.usesPreviousSecret !== true) return;
  throw new Problem(
    'current_secret_required',
    'This secret was replaced when the access token was rotated. Send the new secret.',
  );
}
