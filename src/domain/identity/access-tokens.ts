/** Access tokens: creating, listing, rotating and revoking them. */
import type { Tx } from '../../db/database.ts';
import {
  findVisibleToken,
  holdToken,
  listTokenRows,
  replaceSecret,
  revokeTokenRows,
} from './access-token-rows.ts';
import type { AccessTokenRow, RevokedTokens } from './access-token-rows.ts';
import { activeAt } from '../core/active-rows.ts';
import { generateSecret, hashSecret, shownPrefix } from '../core/credential-secrets.ts';
import type { RowLock } from '../core/row-locks.ts';
import { noteAccess, requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, Changes, FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { accessTokensPerWorkspaceMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { isScope, lowestRoleOf, roleAllows } from '../core/principals.ts';
import type { Principal, Role, Scope } from '../core/principals.ts';
import type { EventVerb } from '../core/resources.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';

/** A token and its secret, which can't be read again. */
export interface IssuedAccessToken {
  readonly token: AccessTokenRow;
  readonly secret: string;
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getAccessToken(
  ctx: Context,
  id: string,
  lock: RowLock = 'none',
): Promise<AccessTokenRow> {
  const found = await findVisibleToken(ctx.tx, ctx.principal, id, lock);
  if (found === undefined) throw notFound();
  requireRole(ctx, found);
  return found;
}

/** Tokens in order of creation. @throws {AppError} `not_found`, `insufficient_role` */
export async function listAccessTokens(
  ctx: Context,
  workspaceId: string,
  page: PageRequest<IdPosition>,
): Promise<Page<AccessTokenRow, IdPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await listTokenRows(ctx.tx, ctx.principal, workspace.id, page);
  return toPage(rows, page.limit, ({ id }) => ({ id }));
}

export interface NewAccessToken {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt?: Date;
}

/**
 * Creates a token that acts for the caller, limited to the caller's role. If the caller uses a token, the new one is
 * limited to that token, too.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_scope`, `scope_too_wide`, `already_expired`,
 *  `limit_reached`
 */
export async function createAccessToken(
  ctx: Context,
  workspaceId: string,
  input: NewAccessToken,
): Promise<IssuedAccessToken> {
  // Locked so that the number of tokens can't change, and the caller can't be removed, with their tokens, meanwhile.
  const { id, role } = await getWorkspace(ctx, workspaceId, 'update');
  const mintedBy = await requireMinter(ctx);
  const scopes = grantableScopes(ctx.principal, role, input.scopes);
  for (const scope of scopes) noteAccess(ctx, { workspaceId: id, minimumRole: lowestRoleOf(scope) });
  return issueRecordedAccessToken(ctx, {
    workspaceId: id,
    createdBy: ctx.principal.userId,
    mintedBy,
    scopes,
    name: input.name,
    expiresAt: grantableEnd(ctx, input.expiresAt),
    createdAt: ctx.now,
  });
}

/**
 * Stores a token and its event without a permission check: for operators, and for callers that have checked.
 *
 * @throws {AppError} `limit_reached`
 */
export async function issueRecordedAccessToken(
  ctx: ActorContext,
  order: AccessTokenOrder,
): Promise<IssuedAccessToken> {
  // Locked so that no other token is created between the count and the end of the transaction.
  await lockMembersOf(ctx.tx, order.workspaceId);
  await requireTokensLeft(ctx, order.workspaceId);
  const issued = await issueAccessToken(ctx.tx, order);
  await recordEvents(ctx, [tokenEvent(issued.token, 'created', changesFromNothing(fieldsOf(issued.token)))]);
  return issued;
}

/**
 * The id of the access token that creates another one; null for a person. The token is locked, because its revocation
 * would not find one that is being created at the same time.
 *
 * @throws {AppError} `not_found` if the token was revoked after the request was authenticated
 */
async function requireMinter({ tx, principal }: Context): Promise<string | null> {
  if (principal.kind !== 'access_token') return null;
  if (!(await holdToken(tx, principal.credentialId))) throw notFound();
  return principal.credentialId;
}

/** @throws {AppError} `limit_reached` */
async function requireTokensLeft(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const count = await tx.prisma.accessToken.count({ where: { workspaceId, ...activeAt(now) } });
  if (count >= accessTokensPerWorkspaceMax) {
    const detail = `A workspace can have at most ${accessTokensPerWorkspaceMax} access tokens. Revoke one first.`;
    throw new AppError('limit_reached', detail);
  }
}

function grantableScopes(principal: Principal, role: Role, wanted: readonly string[]): Scope[] {
  return wanted.map((scope, index) => {
    const place = { pointer: `/scopes/${index}` };
    if (!isScope(scope)) throw new AppError('unknown_scope', `There is no scope ${scope}.`, place);
    if (!roleAllows(role, scope)) {
      throw new AppError('scope_too_wide', `The role ${role} never allows ${scope}.`, place);
    }
    if (!principal.scopes.includes(scope)) {
      const detail = `The token that you use doesn't have ${scope}, so it can't grant it.`;
      throw new AppError('scope_too_wide', detail, place);
    }
    return scope;
  });
}

/** When a new token expires; null for never. A token that was created with another one doesn't outlive it. */
function grantableEnd({ principal, now }: Context, wanted: Date | undefined): Date | null {
  const place = { pointer: '/expires_at' };
  const limit = expiryOfCreator(principal);
  if (wanted === undefined) return limit;
  if (wanted <= now) throw new AppError('already_expired', 'The expiry must be in the future.', place);
  if (endsAfter(wanted, limit)) {
    throw new AppError('scope_too_wide', 'The token that you use expires before that.', place);
  }
  return wanted;
}

/** A session expires too, but it acts for the person, so tokens created in it can outlive it. */
function expiryOfCreator({ kind, credential }: Principal): Date | null {
  return kind === 'access_token' ? credential.expiresAt : null;
}

function endsAfter(end: Date | null, limit: Date | null): boolean {
  return limit !== null && (end === null || end > limit);
}

/**
 * Gives a token a new secret. The previous one keeps working for `overlapSeconds`. An older one stops immediately.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `not_creator`, `scope_too_wide`
 */
export async function rotateAccessToken(
  ctx: Context,
  id: string,
  { overlapSeconds }: { readonly overlapSeconds: number },
): Promise<IssuedAccessToken> {
  const before = await getAccessToken(ctx, id, 'update');
  requireRotatable(ctx.principal, before);
  const secret = generateSecret('access_token');
  const overlapEndsAt =
    overlapSeconds === 0 ? null : new Date(ctx.now.getTime() + overlapSeconds * msPerSecond);
  const token = await replaceSecret(ctx, id, {
    hash: hashSecret(secret),
    prefix: shownPrefix(secret),
    overlapEndsAt,
  });
  if (token === undefined) throw new Error('a locked access token is gone');
  const changes = changesBetween(fieldsOf(before), fieldsOf(token));
  await recordEvents(ctx, [tokenEvent(token, 'updated', changes)]);
  return { token, secret };
}

const msPerSecond = 1000;

/** Checks that the caller may get the token's new secret, which acts for the token's creator. */
function requireRotatable(principal: Principal, token: AccessTokenRow): void {
  if (token.createdBy !== principal.userId) {
    throw new AppError('not_creator', 'Only the member who created this token can rotate it.');
  }
  const lacking = token.scopes.find((scope) => !principal.scopes.some((own) => own === scope));
  if (lacking !== undefined) {
    throw new AppError(
      'scope_too_wide',
      `The token that you use doesn't have ${lacking}, but this one does.`,
    );
  }
  if (endsAfter(token.expiresAt, expiryOfCreator(principal))) {
    throw new AppError('scope_too_wide', 'The token that you use expires before this one.');
  }
}

/**
 * Revokes a token permanently. With `cascade`, it also revokes all tokens that descend from it. They all act for the
 * same member, so a caller who may revoke one may revoke the others.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function revokeAccessToken(
  ctx: Context,
  id: string,
  { cascade }: { readonly cascade: boolean },
): Promise<void> {
  const { workspaceId } = await getAccessToken(ctx, id, cascade ? 'none' : 'update');
  if (!cascade) return revokeTokens(ctx, { id });
  // Creating a token takes this lock too, so none is created meanwhile.
  await lockMembersOf(ctx.tx, workspaceId);
  // Checked again, because another request can have revoked it while this one waited.
  await getAccessToken(ctx, id);
  await revokeTokens(ctx, { rootId: id });
}

/** Revokes the tokens of a member who leaves, so that they don't work again when the person returns. */
export function revokeTokensOf(ctx: ActorContext, workspaceId: string, userId: string): Promise<void> {
  return revokeTokens(ctx, { workspaceId, userId });
}

/** Revokes tokens without a permission check, with an event for each: for operators, and for callers that have checked. */
export async function revokeTokens(ctx: ActorContext, which: RevokedTokens): Promise<void> {
  const tokens = await revokeTokenRows(ctx, which);
  const events = tokens.map((token) => tokenEvent(token, 'deleted', changesToNothing(fieldsOf(token))));
  await recordEvents(ctx, events);
}

/** The event of a change to a token, given as it is now. */
function tokenEvent(token: AccessTokenRow, verb: EventVerb<'token'>, changes: Changes) {
  return {
    type: `token.${verb}`,
    workspaceId: token.workspaceId,
    resourceId: token.id,
    changes,
    version: token.version,
  } as const;
}

function fieldsOf(token: AccessTokenRow): Record<string, FieldValue> {
  return {
    name: token.name,
    scopes: token.scopes,
    prefix: token.prefix,
    created_by: token.createdBy,
    minted_by: token.mintedBy,
    expires_at: token.expiresAt?.toISOString() ?? null,
  };
}

/** A token to store. */
export interface AccessTokenOrder {
  readonly workspaceId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The token that it was created with; null if a person or an operator created it. */
  readonly mintedBy?: string | null;
  readonly expiresAt?: Date | null;
  readonly createdAt: Date;
}

/** Stores a token without a permission check and without an event. */
export async function issueAccessToken(tx: Tx, order: AccessTokenOrder): Promise<IssuedAccessToken> {
  const secret = generateSecret('access_token');
  const { createdAt } = order;
  const token = await tx.prisma.accessToken.create({
    data: {
      ...order,
      id: newId(),
      scopes: [...order.scopes],
      tokenHash: new Uint8Array(hashSecret(secret)),
      prefix: shownPrefix(secret),
      createdAt,
      updatedAt: createdAt,
    },
    omit: { tokenHash: true, previousTokenHash: true },
  });
  return { token, secret };
}
