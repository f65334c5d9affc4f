/** Pages of cards whose texts this process has already (docs/decisions/0119-kept-texts.md). */
import type { components } from '../../generated/api.ts';
import { findCardRows } from '../domain/boards/card-batch-rows.ts';
import { listCards, readCardVersions } from '../domain/boards/card-lists.ts';
import type { CardVersions } from '../domain/boards/card-lists.ts';
import { cardState } from '../domain/boards/card-rows.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import type { Context } from '../domain/core/context.ts';
import { withContents } from '../domain/core/kept-texts.ts';
import type { Contents, KeptTexts } from '../domain/core/kept-texts.ts';
import { shownVersions, statesOf } from '../domain/core/versions.ts';
import { okPageText, okResources, textOf, unchangedPage, withTag } from './handler.ts';
import type { HeldTag, JsonText } from './handler.ts';

type Card = components['schemas']['Card'];
type CardText = JsonText<Card & { readonly etag: string }>;
type Render = (row: CardRow) => Card;
export type KeepingContext = Context & { readonly keptTexts: KeptTexts };
type CardList = Parameters<typeof listCards> extends [Context, ...infer List] ? Readonly<List> : never;

/** A page of a board's cards. From the second time that it is read, the texts of its cards are kept. */
export async function okKeptCards(
  ctx: KeepingContext,
  list: CardList,
  heldTag: HeldTag | undefined,
  render: Render,
) {
  const [, , { sort }] = list;
  const isKept = sort === undefined && ctx.keptTexts.wasRead(list);
  const read = isKept || heldTag !== undefined ? await readCardVersions(ctx, ...list) : undefined;
  const unchanged = read && unchangedPage('card', heldTag, read);
  if (unchanged !== undefined) return unchanged;
  const known = isKept && read ? await knownPage(ctx, read, render) : undefined;
  return known ?? okReadCards(ctx, await listCards(ctx, ...list), isKept, render);
}

/** The page with these versions, if the texts of most cards are kept. */
async function knownPage(ctx: KeepingContext, read: CardVersions, render: Render) {
  const found = await withContents(statesOf(read.shown, read.times), cardTexts(ctx, render));
  const texts = found?.map(({ content }) => content);
  return texts && okPageText('card', texts, read);
}

function okReadCards(
  ctx: KeepingContext,
  page: Awaited<ReturnType<typeof listCards>>,
  isKept: boolean,
  render: Render,
) {
  if (!isKept) return okResources('card', page, render);
  const texts = page.rows.map((row) => keep(ctx, row, render));
  return okPageText('card', texts, { shown: shownVersions(page.rows), next: page.next });
}

function cardTexts(ctx: KeepingContext, render: Render): Contents<CardText> {
  return {
    find: (state) => ctx.keptTexts.find('card', state)?.text as CardText | undefined,
    read: async (ids) => {
      const rows = await findCardRows(ctx.tx, ids);
      return rows.map((row) => [cardState(row), keep(ctx, row, render)]);
    },
  };
}

function keep(ctx: KeepingContext, row: CardRow, render: Render): CardText {
  const text = textOf(withTag('card', row, render));
  ctx.keptTexts.keep('card', row.workspaceId, cardState(row), { text });
  return text;
}
