/** Access tokens: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as accessTokens from '../domain/identity/access-tokens.ts';
import type { AccessTokenRow } from '../domain/identity/access-token-rows.ts';
import type { IssuedAccessToken } from '../domain/identity/access-tokens.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { given, noContent, ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toMoment } from './moments.ts';

/** An access token as every operation shows it. */
export function toAccessToken(row: AccessTokenRow): components['schemas']['AccessToken'] {
  return {
    id: toTypeId('token', row.id),
    workspace_id: toTypeId('workspace', row.workspaceId),
    name: row.name,
    scopes: row.scopes,
    ...optionalFields(row),
    created_by: toTypeId('user', row.createdBy),
    ...(row.legacyRoleGrants && { legacy_role_grants: true }),
    created_at: row.createdAt.toISOString(),
  };
}

function optionalFields({ prefix, lastUsedAt, expiresAt, mintedBy }: AccessTokenRow) {
  return present({
    prefix,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
    minted_by: mintedBy === null ? null : toTypeId('token', mintedBy),
  });
}

function toCreatedAccessToken(issued: IssuedAccessToken): components['schemas']['CreatedAccessToken'] {
  return { access_token: toAccessToken(issued.token), secret: issued.secret };
}

export const accessTokenHandlers = {
  listAccessTokens: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okPage(await accessTokens.listAccessTokens(ctx, fromTypeId(input.path.id), page), toAccessToken);
  },
  createAccessToken: async (ctx, { path, body: { expires_at: expiresAt, ...rest } }) => {
    const end = given('expiresAt', expiresAt, (text) => toMoment(text, { pointer: '/expires_at' }));
    const issued = await accessTokens.createAccessToken(ctx, fromTypeId(path.id), { ...rest, ...end });
    const body = toCreatedAccessToken(issued);
    return { status: 201, body, headers: { Location: pathOf('token', body.access_token.id) } };
  },
  getAccessToken: async (ctx, { path }) =>
    ok(toAccessToken(await accessTokens.getAccessToken(ctx, fromTypeId(path.id)))),
  rotateAccessToken: async (ctx, { path, body }) => {
    const overlap = { overlapSeconds: body.overlap_seconds ?? 0 };
    return ok(toCreatedAccessToken(await accessTokens.rotateAccessToken(ctx, fromTypeId(path.id), overlap)));
  },
  revokeAccessToken: async (ctx, { path, query: { cascade = false } }) => {
    await accessTokens.revokeAccessToken(ctx, fromTypeId(path.id), { cascade });
    return noContent;
  },
} satisfies Partial<Handlers>;
