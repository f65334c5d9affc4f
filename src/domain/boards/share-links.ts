/** Share links: creating and revoking them, and showing the card to anyone who has the token. */
import { createHash, randomBytes } from 'node:crypto';
import { activeAt } from '../core/active-rows.ts';
import type { RowLock } from '../core/row-locks.ts';
import { getCard } from './card-rows.ts';
import {
  findLegacySharedCard,
  findSharedCard,
  findVisibleShareLink,
  listShareLinkRows,
  listWorkspaceShareLinkRows,
} from './share-link-rows.ts';
import type {
  SharedCardRow,
  ShareLinkRow,
  VisibleShareLink,
  WorkspaceShareLinkRow,
} from './share-link-rows.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { AnonymousContext, Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { FieldValue } from '../events/events.ts';
import { countGuess, requireGuessesLeft } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { shareLinksPerCardMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import type { EventVerb } from '../core/resources.ts';
import { afterDeletion } from '../core/versions.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/**
 * The hash by which a share token is stored and looked up. The token has 128 random bits, so a plain hash is enough.
 */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @throws {AppError} `not_found`, for revoked links too, `insufficient_role` */
export async function getShareLink(
  ctx: Context,
  id: string,
  lock: RowLock = 'none',
): Promise<VisibleShareLink> {
  const link = await findVisibleShareLink(ctx.tx, ctx.principal, id, lock);
  if (link === undefined) throw notFound();
  requireRole(ctx, link);
  return link;
}

/** The links of a card, oldest first, without the revoked ones. @throws {AppError} `not_found`, `insufficient_role` */
export async function listShareLinks(
  ctx: Context,
  cardId: string,
  request: PageRequest<IdPosition>,
): Promise<Page<ShareLinkRow, IdPosition>> {
  const card = await getCard(ctx, cardId);
  const rows = await listShareLinkRows(ctx.tx, card.id, request);
  return toPage(rows, request.limit, ({ id }) => ({ id }));
}

/**
 * The links of a workspace that anyone can use now, newest first.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function listWorkspaceShareLinks(
  ctx: Context,
  workspaceId: string,
  request: PageRequest<IdPosition>,
): Promise<Page<WorkspaceShareLinkRow, IdPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await listWorkspaceShareLinkRows(ctx, workspace.id, request);
  return toPage(rows, request.limit, ({ id }) => ({ id }));
}

/**
 * Creates a link and its token, which can't be read again.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `already_expired`, `limit_reached`, `billing_canceled`,
 *   `quota_exceeded`
 */
export async function createShareLink(
  ctx: CreationContext,
  cardId: string,
  { expiresAt }: { readonly expiresAt?: Date },
): Promise<{ link: ShareLinkRow; token: string }> {
  // The lock of the card keeps the number of its links from changing.
  const card = await getCard(ctx, cardId, 'update');
  if (expiresAt !== undefined && expiresAt <= ctx.now) {
    throw new AppError('already_expired', 'The expiry must be in the future.', { pointer: '/expires_at' });
  }
  const count = await ctx.tx.prisma.shareLink.count({ where: { cardId, ...activeAt(ctx.now) } });
  if (count >= shareLinksPerCardMax) {
    throw new AppError(
      'limit_reached',
      `A card can have at most ${shareLinksPerCardMax} share links. Revoke one first.`,
    );
  }
  await requireWithinQuota(ctx, card.workspaceId);
  await requireNotCanceled(ctx, card.workspaceId);
  const token = randomBytes(16).toString('base64url');
  const link = await ctx.tx.prisma.shareLink.create({
    data: {
      id: newId(),
      workspaceId: card.workspaceId,
      cardId,
      tokenHash: new Uint8Array(hashToken(token)),
      createdBy: ctx.principal.userId,
      createdAt: ctx.now,
      expiresAt: expiresAt ?? null,
    },
    omit: { tokenHash: true, revokedAt: true },
  });
  const place = { ...link, boardId: card.boardId };
  await recordEvents(ctx, [shareLinkEvent(place, 'created', changesFromNothing(fieldsOf(link)))]);
  return { link, token };
}

/** Revokes a link permanently. @throws {AppError} `not_found`, `insufficient_role` */
export async function revokeShareLink(ctx: Context, id: string): Promise<void> {
  const link = await getShareLink(ctx, id, 'update');
  await ctx.tx.prisma.shareLink.update({
    where: { id },
    data: { revokedAt: ctx.now, version: { increment: 1 } },
    select: { id: true },
  });
  await recordEvents(ctx, [shareLinkDeleted(link)]);
}

/** The event of a link that is deleted, given as it was before. */
export function shareLinkDeleted(link: ShareLinkRow & { readonly boardId: string }) {
  return shareLinkEvent(afterDeletion(link), 'deleted', changesToNothing(fieldsOf(link)));
}

/** The event of a link that is restored with its card. */
export function shareLinkRestored(link: ShareLinkRow & { readonly boardId: string }) {
  const { createdBy, createdAt } = link;
  const fields = { ...fieldsOf(link), created_by: createdBy, created_at: createdAt.toISOString() };
  return shareLinkEvent(link, 'restored', changesFromNothing(fields));
}

function shareLinkEvent(
  link: ShareLinkRow & { readonly boardId: string },
  verb: EventVerb<'share_link'>,
  changes: ReturnType<typeof changesFromNothing>,
) {
  return {
    type: `share_link.${verb}`,
    workspaceId: link.workspaceId,
    resourceId: link.id,
    boardId: link.boardId,
    cardId: link.cardId,
    changes,
    version: link.version,
  } as const;
}

function fieldsOf(link: ShareLinkRow): Record<string, FieldValue> {
  return { card_id: link.cardId, expires_at: link.expiresAt?.toISOString() ?? null };
}

export interface SharedCardView {
  readonly card: SharedCardRow;
  /** When the link stops working, for links from before 1.5.1 only. */
  readonly endsAt?: Date;
}

/** Tokens from before 1.5.1 have 48 bits. */
const legacyToken = /^[0-9a-f]{12}$/;

/**
 * The card that a token shows. Wrong tokens are counted by the network that they come from, so `ctx.tx` must not be a
 * transaction.
 *
 * @throws {AppError} `not_found`, `link_expired`, `rate_limited`
 */
export async function getSharedCard(ctx: AnonymousContext, token: string): Promise<SharedCardView> {
  if (legacyToken.test(token)) return getLegacySharedCard(ctx, token);
  const limit = ctx.settings.guessLimits.sharedCard;
  await requireGuessesLeft(ctx, limit);
  const card = await findSharedCard(ctx.tx, hashToken(token), ctx.now);
  if (card !== undefined) return { card };
  await countGuess(ctx, limit);
  throw unknownLink();
}

async function getLegacySharedCard(ctx: AnonymousContext, token: string): Promise<SharedCardView> {
  const limit = ctx.settings.guessLimits.legacySharedCard;
  // Checked first: once all legacy links have expired, there is nothing to guess, and everyone gets the same response.
  const alive = await ctx.tx.prisma.legacyShareLink.findFirst({
    where: { expiresAt: { gt: ctx.now } },
    select: { id: true },
  });
  if (alive === null) throw legacyLinksEnded();
  await requireGuessesLeft(ctx, limit);
  const found = await findLegacySharedCard(ctx.tx, token);
  if (found === undefined) {
    await countGuess(ctx, limit);
    throw unknownLink();
  }
  const { endsAt, ...card } = found;
  if (endsAt <= ctx.now) throw legacyLinksEnded();
  return { card, endsAt };
}

function unknownLink(): AppError {
  return new AppError('not_found', "This link isn't available: it is unknown, revoked or expired.");
}

function legacyLinksEnded(): AppError {
  return new AppError(
    'link_expired',
    'Links of this kind have expired. Ask the person who shared the card for a new one.',
  );
}
