/** Share links: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import * as shareLinks from '../domain/boards/share-links.ts';
import type { SharedCardRow, ShareLinkRow, WorkspaceShareLinkRow } from '../domain/boards/share-link-rows.ts';
import { given, noContent, ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toMoment } from './moments.ts';

/** A share link as every operation shows it. */
export function toShareLink(row: ShareLinkRow): components['schemas']['ShareLink'] {
  return {
    id: toTypeId('share_link', row.id),
    card_id: toTypeId('card', row.cardId),
    ...(row.expiresAt !== null && { expires_at: row.expiresAt.toISOString() }),
    created_by: toTypeId('user', row.createdBy),
    created_at: row.createdAt.toISOString(),
  };
}

function toWorkspaceShareLink(row: WorkspaceShareLinkRow): components['schemas']['WorkspaceShareLink'] {
  return {
    ...toShareLink(row),
    card_title: row.cardTitle,
    card_identifier: row.cardIdentifier,
    board_id: toTypeId('board', row.boardId),
    board_name: row.boardName,
  };
}

function toSharedCard(row: SharedCardRow): components['schemas']['SharedCard'] {
  return {
    title: row.title,
    ...present({ description: row.description }),
    column_name: row.columnName,
    board_name: row.boardName,
    labels: row.labels.map(({ name, color }) => ({
      name,
      color: color as components['schemas']['LabelColor'],
    })),
    ...present({ due_at: row.dueAt, due_on: row.dueOn, completed_at: row.completedAt }),
    updated_at: row.updatedAt,
  };
}

/** Keeps a shared card out of caches and search engines, and its token out of other sites' logs. */
const privacyHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;

export const shareLinkHandlers = {
  listShareLinks: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okPage(await shareLinks.listShareLinks(ctx, fromTypeId(input.path.id), page), toShareLink);
  },
  listWorkspaceShareLinks: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okPage(
      await shareLinks.listWorkspaceShareLinks(ctx, fromTypeId(input.path.id), page),
      toWorkspaceShareLink,
    );
  },
  createShareLink: async (ctx, { path, body }) => {
    const { expires_at: expiresAt } = body;
    const input = given('expiresAt', expiresAt, (time) => toMoment(time, { pointer: '/expires_at' }));
    const { link, token } = await shareLinks.createShareLink(ctx, fromTypeId(path.id), input);
    const shareLink = toShareLink(link);
    return {
      status: 201,
      body: { share_link: shareLink, token, url: `${ctx.settings.publicUrl}/s/${token}` },
      headers: { Location: pathOf('share_link', shareLink.id) },
    };
  },
  getShareLink: async (ctx, { path }) =>
    ok(toShareLink(await shareLinks.getShareLink(ctx, fromTypeId(path.id)))),
  revokeShareLink: async (ctx, { path }) => {
    await shareLinks.revokeShareLink(ctx, fromTypeId(path.id));
    return noContent;
  },
  getSharedCard: async (ctx, { path }) => {
    const { card, endsAt } = await shareLinks.getSharedCard(ctx, path.share_token);
    // RFC 8594, which uses whole seconds.
    const sunset = endsAt === undefined ? {} : { Sunset: endsAt.toUTCString() };
    return { ...ok(toSharedCard(card)), headers: { ...privacyHeaders, ...sunset } };
  },
} satisfies Partial<Handlers>;
