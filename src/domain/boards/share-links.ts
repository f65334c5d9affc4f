/** Share links: creating and revoking them, and the view of a card that they give to anyone who has the token. */
import { createHash, randomBytes } from 'node:crypto';
import { Prisma } from '../../db/database.ts';
import type { ShareLinkModel } from '../../../generated/prisma/models.ts';
import { visibleBoards } from '../access/board-access.ts';
import type { RowLock } from '../core/row-locks.ts';
import { getCard, isoTime } from './card-rows.ts';
import { requireRole } from '../core/context.ts';
import type { AnonymousContext, Context, PlanSettings } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { FieldValue } from '../events/events.ts';
import { countGuess, requireGuessesLeft } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { shareLinksPerCardMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import type { Role } from '../core/principals.ts';
import type { EventVerb } from '../core/resources.ts';

/** The token's hash is left out: nothing shows it. */
export type ShareLinkRow = Omit<ShareLinkModel, 'tokenHash' | 'revokedAt'>;

interface VisibleShareLink extends ShareLinkRow {
  readonly boardId: string;
  readonly role: Role;
}

const shareLinkColumns = Prisma.sql`s.id, s.workspace_id AS "workspaceId", s.card_id AS "cardId",
  s.created_by AS "createdBy", s.created_at AS "createdAt", s.expires_at AS "expiresAt"`;

/** What is stored of a share token, and looked up. It has 128 random bits, so that a plain hash is enough. */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @throws {AppError} `not_found`, for revoked links too, `insufficient_role` */
export async function getShareLink(
  ctx: Context,
  id: string,
  lock: RowLock = 'none',
): Promise<VisibleShareLink> {
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id JOIN share_links s ON s.card_id = c.id`;
  const [link] = await ctx.tx.rows<VisibleShareLink>(Prisma.sql`
    SELECT ${shareLinkColumns}, b.id AS "boardId", m.role::text AS role
    ${visibleBoards(ctx.principal, join)} AND s.id = ${id}::uuid AND s.revoked_at IS NULL
    ${lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF s` : Prisma.empty}`);
  if (link === undefined) throw notFound();
  requireRole(ctx, link);
  return link;
}

/** The links of a card, oldest first, without the revoked ones. @throws {AppError} `not_found`, `insufficient_role` */
export async function listShareLinks(
  ctx: Context,
  cardId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<ShareLinkRow, IdPosition>> {
  const card = await getCard(ctx, cardId);
  const rows = await ctx.tx.rows<ShareLinkRow>(Prisma.sql`
    SELECT ${shareLinkColumns} FROM share_links s WHERE s.card_id = ${card.id}::uuid AND s.revoked_at IS NULL
      ${after === undefined ? Prisma.empty : Prisma.sql`AND s.id > ${after.id}::uuid`}
    ORDER BY s.id LIMIT ${limit + 1}`);
  return toPage(rows, limit, ({ id }) => ({ id }));
}

/**
 * Creates a link and the token that opens it, which cannot be read again.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `already_expired`, `limit_reached`, `billing_canceled`
 */
export async function createShareLink(
  ctx: Context & PlanSettings,
  cardId: string,
  { expiresAt }: { readonly expiresAt?: Date },
): Promise<{ link: ShareLinkRow; token: string }> {
  // The card's lock keeps the number of its links from changing.
  const card = await getCard(ctx, cardId, 'update');
  if (expiresAt !== undefined && expiresAt <= ctx.now) {
    throw new AppError('already_expired', 'The expiry must be in the future.', { pointer: '/expires_at' });
  }
  const works = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: ctx.now } }] };
  if ((await ctx.tx.prisma.shareLink.count({ where: { cardId, ...works } })) >= shareLinksPerCardMax) {
    throw new AppError(
      'limit_reached',
      `A card can have at most ${shareLinksPerCardMax} share links. Revoke one first.`,
    );
  }
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

/** Ends a link permanently. @throws {AppError} `not_found`, `insufficient_role` */
export async function revokeShareLink(ctx: Context, id: string): Promise<void> {
  const link = await getShareLink(ctx, id, 'update');
  await ctx.tx.prisma.shareLink.update({
    where: { id },
    data: { revokedAt: ctx.now },
    select: { id: true },
  });
  await recordEvents(ctx, [shareLinkDeleted(link)]);
}

/** The links of a card that is about to be deleted, locked, so that each gets one deletion event. */
export function lockShareLinks(ctx: Context, cardId: string): Promise<ShareLinkRow[]> {
  return ctx.tx.rows<ShareLinkRow>(Prisma.sql`
    SELECT ${shareLinkColumns} FROM share_links s WHERE s.card_id = ${cardId}::uuid AND s.revoked_at IS NULL
    ORDER BY s.id FOR UPDATE`);
}

/** The event of the end of a link. */
export function shareLinkDeleted(link: ShareLinkRow & { readonly boardId: string }) {
  return shareLinkEvent(link, 'deleted', changesToNothing(fieldsOf(link)));
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
    changes,
  } as const;
}

function fieldsOf(link: ShareLinkRow): Record<string, FieldValue> {
  return { card_id: link.cardId, expires_at: link.expiresAt?.toISOString() ?? null };
}

/** What outsiders see of a card; what is not named here is not read. Times are ISO 8601 text. */
export interface SharedCardRow {
  readonly title: string;
  readonly description: string | null;
  readonly columnName: string;
  readonly boardName: string;
  readonly labels: readonly { readonly name: string; readonly color: string }[];
  readonly dueAt: string | null;
  readonly completedAt: string | null;
  readonly updatedAt: string;
}

export interface SharedCardView {
  readonly card: SharedCardRow;
  /** When the link stops working, for links from before 1.5.1 only. */
  readonly endsAt?: Date;
}

const sharedCardColumns = Prisma.sql`c.title, c.description, k.name AS "columnName", b.name AS "boardName",
  (SELECT coalesce(json_agg(json_build_object('name', l.name, 'color', l.color) ORDER BY l.id), '[]')
    FROM card_labels x JOIN labels l ON l.id = x.label_id WHERE x.card_id = c.id) AS labels,
  ${isoTime(Prisma.sql`c.due_at`)} AS "dueAt", ${isoTime(Prisma.sql`c.completed_at`)} AS "completedAt",
  ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt"`;

/** The card behind a link (alias `s`), unless it, its board or its workspace is deleted. Archived ones are shown. */
const sharedCardJoins = Prisma.sql`
  JOIN cards c ON c.id = s.card_id
  JOIN columns k ON k.id = c.column_id
  JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL
  JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL`;

/** 48 bits, as tokens were before 1.5.1. */
const legacyToken = /^[0-9a-f]{12}$/;

/**
 * The card that a token shows, read again each time. Wrong tokens are counted by the network that they come from, so
 * `ctx.tx` must not be a transaction.
 *
 * @throws {AppError} `not_found`, `link_expired`, `rate_limited`
 */
export async function getSharedCard(ctx: AnonymousContext, token: string): Promise<SharedCardView> {
  if (legacyToken.test(token)) return findLegacySharedCard(ctx, token);
  const limit = ctx.settings.guessLimits.sharedCard;
  await requireGuessesLeft(ctx, limit);
  const [card] = await ctx.tx.rows<SharedCardRow>(Prisma.sql`
    SELECT ${sharedCardColumns} FROM share_links s ${sharedCardJoins}
    WHERE s.token_hash = ${hashToken(token)} AND s.revoked_at IS NULL
      AND (s.expires_at IS NULL OR s.expires_at > ${ctx.now}::timestamptz)`);
  if (card !== undefined) return { card };
  await countGuess(ctx, limit);
  throw unknownLink();
}

async function findLegacySharedCard(ctx: AnonymousContext, token: string): Promise<SharedCardView> {
  const limit = ctx.settings.guessLimits.legacySharedCard;
  // First, since once all have ended there is nothing to guess, and everyone gets the same answer.
  const alive = await ctx.tx.prisma.legacyShareLink.findFirst({
    where: { expiresAt: { gt: ctx.now } },
    select: { id: true },
  });
  if (alive === null) throw legacyLinksEnded();
  await requireGuessesLeft(ctx, limit);
  const [found] = await ctx.tx.rows<SharedCardRow & { readonly endsAt: Date }>(Prisma.sql`
    SELECT ${sharedCardColumns}, s.expires_at AS "endsAt" FROM legacy_share_links s ${sharedCardJoins}
    WHERE s.token = ${token}`);
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
