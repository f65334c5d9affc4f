/** Who acts, with which rights. Effective rights are the credential's scopes within what the person's role allows. */

export const roles = ['guest', 'member', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

export const scopes = [
  'boards:read',
  'boards:write',
  'members:read',
  'members:write',
  'tokens:write',
  'workspace:write',
  'billing:read',
  'billing:write',
  'events:read',
] as const;
export type Scope = (typeof scopes)[number];

/** What is shown of a person. */
export interface UserProfile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** The credential behind a request and the person that it acts for. */
export interface Principal {
  readonly kind: 'access_token' | 'session';
  readonly credentialId: string;
  readonly credential: { readonly name: string; readonly expiresAt: Date | null };
  readonly userId: string;
  readonly user: UserProfile;
  /** The one workspace that an access token is scoped to; absent for a person's session. */
  readonly workspaceId?: string;
  /** What the credential was given; a session has all. */
  readonly scopes: readonly Scope[];
}

/** Whether a role includes another: owner > admin > member > guest. */
export function roleIncludes(role: Role, minimum: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(minimum);
}
