/** The caller and its permissions: the credential's scopes, as far as the person's role allows them. */

import type { SecretKind } from './credential-secrets.ts';
import { toTypeId } from './ids.ts';

export const roles = ['guest', 'member', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/**
 * The lowest role that ever allows anything under a scope. A test ensures that the contract's lowest roles agree with
 * it.
 */
const lowestRoles = {
  'boards:read': 'guest',
  'boards:write': 'guest',
  'members:read': 'member',
  'members:write': 'admin',
  'tokens:write': 'guest',
  'workspace:write': 'admin',
  'billing:read': 'admin',
  'billing:write': 'owner',
  'events:read': 'admin',
  'cards:import': 'admin',
  'webhooks:write': 'admin',
} as const satisfies Readonly<Record<string, Role>>;

export type Scope = keyof typeof lowestRoles;
export const scopes = Object.keys(lowestRoles) as readonly Scope[];

export function isScope(text: string): text is Scope {
  return Object.hasOwn(lowestRoles, text);
}

/** The lowest role with which a token can carry a scope. */
export function lowestRoleOf(scope: Scope): Role {
  return lowestRoles[scope];
}

/** Whether a role ever allows anything under a scope. */
export function roleAllows(role: Role, scope: Scope): boolean {
  return roleIncludes(role, lowestRoles[scope]);
}

/** The visible data of a person. */
export interface UserProfile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** A name of the IANA time zone database; null until the person sets it. */
  readonly timeZone: string | null;
  /** A canonical BCP 47 language tag; null until the person sets it. */
  readonly locale: string | null;
  readonly createdAt: Date;
}

/** The credential behind a request and the person that it acts for. */
export interface Principal {
  readonly kind: SecretKind;
  readonly credentialId: string;
  readonly credential: { readonly name: string | null; readonly expiresAt: Date | null };
  readonly userId: string;
  readonly user: UserProfile;
  /** The one workspace that an access token is scoped to; absent for a person's session. */
  readonly workspaceId?: string;
  /** The plan of that workspace; absent where no plan limits it. */
  readonly plan?: string;
  /** The credential's scopes. A session has all of them. */
  readonly scopes: readonly Scope[];
  /** Whether the secret is the previous one after a rotation, within the overlap. */
  readonly usesPreviousSecret?: boolean;
  /** Whether the token is from before 2.7.0 and can manage owners and admins with `members:write` alone. */
  readonly legacyRoleGrants?: boolean;
}

/** The id of a credential in the form that its owner sees. */
export function shownCredentialId({ kind, credentialId }: Pick<Principal, 'kind' | 'credentialId'>): string {
  return toTypeId(kind === 'session' ? 'session' : 'token', credentialId);
}

/** Whether a role includes another: owner > admin > member > guest. */
export function roleIncludes(role: Role, minimum: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(minimum);
}

/** The principal of a secret that was looked up. */
export interface FoundPrincipal {
  readonly principal: Principal;
  /** When the secret stops working, in milliseconds since 1970; Infinity for never. */
  readonly endsAtMs: number;
}

/**
 * Who acts. `invite` is a person who accepts or declines an invite on its page, where the mailed token proves that they
 * have access to the mailbox. They may not be a user yet.
 */
export interface Actor {
  readonly kind: Principal['kind'] | 'invite' | 'operator' | 'system';
  readonly credentialId: string | null;
  readonly userId: string | null;
  /** The system account that ran the command; only operators have one. */
  readonly systemAccount?: string;
}
