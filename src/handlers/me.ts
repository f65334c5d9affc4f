/** The caller itself, from the credential that was read to authenticate the request. */
import type { components } from '../../generated/api.ts';
import { toTypeId } from '../domain/core/ids.ts';
import { shownCredentialId } from '../domain/core/principals.ts';
import type { Principal, UserProfile } from '../domain/core/principals.ts';
import { updateMe } from '../domain/identity/users.ts';
import { given, ok, present } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A user as every operation shows it. */
export function toUser(user: UserProfile): components['schemas']['User'] {
  return {
    id: toTypeId('user', user.id),
    email: user.email,
    name: user.name,
    ...present({ time_zone: user.timeZone, locale: user.locale }),
    created_at: user.createdAt.toISOString(),
  };
}

function toCredential(principal: Principal): components['schemas']['Credential'] {
  const { credential, workspaceId } = principal;
  return {
    kind: principal.kind,
    id: shownCredentialId(principal),
    ...(credential.name !== null && { name: credential.name }),
    scopes: [...principal.scopes],
    ...(workspaceId !== undefined && { workspace_id: toTypeId('workspace', workspaceId) }),
    ...(credential.expiresAt !== null && { expires_at: credential.expiresAt.toISOString() }),
  };
}

/** A person and the credential that they use. */
export function toMe(user: UserProfile, principal: Principal): components['schemas']['Me'] {
  return { user: toUser(user), credential: toCredential(principal) };
}

export const meHandlers = {
  getMe: ({ principal }) => Promise.resolve(ok(toMe(principal.user, principal))),
  updateMe: async (ctx, { body: { time_zone: timeZone, ...rest } }) => {
    const user = await updateMe(ctx, { ...rest, ...given('timeZone', timeZone) });
    return ok(toMe(user, ctx.principal));
  },
} satisfies Partial<Handlers>;
