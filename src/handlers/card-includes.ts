/** What `include` adds to cards. Their versions don't cover it, so that such responses have weak entity tags. */
import type { components } from '../../generated/api.ts';
import { countPartsOfCards } from '../domain/boards/card-include-rows.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import { markdownHtml } from '../domain/boards/safe-markdown.ts';
import type { Context } from '../domain/core/context.ts';
import type { ThreadShares } from '../domain/core/thread-shares.ts';
import type { Page } from '../domain/core/pages.ts';
import type { TagContext } from '../domain/core/versions.ts';
import { ok, okPage, okResource, okResources, present, withTag } from './handler.ts';

type Card = components['schemas']['Card'];
type Inclusion = components['schemas']['CardInclusion'];

/** Renders cards with what `include` adds to them. */
async function includingRenderer(
  ctx: Context,
  cards: readonly CardRow[],
  include: readonly Inclusion[],
  render: (row: CardRow) => Card,
): Promise<(row: CardRow) => Card> {
  const comments = include.includes('comment_count');
  const shareLinks = include.includes('share_link_count');
  const counts = await countPartsOfCards(ctx, cards, { comments, shareLinks });
  return (row) => {
    const { commentCount = null, shareLinkCount = null } = counts.get(row.id) ?? {};
    return {
      ...render(row),
      ...present({ comment_count: commentCount, share_link_count: shareLinkCount }),
    };
  };
}

/** A card, with its version as its entity tag unless something is included. */
export async function okCard(
  ctx: Context & TagContext & { readonly threadShares: ThreadShares },
  card: CardRow,
  include: readonly Inclusion[] | undefined,
  render: (row: CardRow) => Card,
) {
  if (include === undefined) return okResource(ctx, 'card', card, render);
  const including = await includingRenderer(ctx, [card], include, render);
  const { description } = card;
  if (description === null || !include.includes('description_html'))
    return ok(withTag(ctx, 'card', card, including));
  const html = await ctx.threadShares.run(ctx.principal.userId, () => markdownHtml(description));
  return ok(withTag(ctx, 'card', card, (row) => ({ ...including(row), description_html: html })));
}

/** A page of cards. */
export async function okCards(
  ctx: Context & TagContext,
  page: Page<CardRow, unknown>,
  include: readonly Inclusion[] | undefined,
  render: (row: CardRow) => Card,
) {
  if (include === undefined) return okResources(ctx, 'card', page, render);
  const including = await includingRenderer(ctx, page.rows, include, render);
  return okPage(page, (row) => withTag(ctx, 'card', row, including));
}
