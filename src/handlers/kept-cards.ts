/** Pages of cards whose texts this process has already (docs/decisions/0119-kept-texts.md). */
import type { components } from '../../generated/api.ts';
import { isLastBoardEvent, listCards, listCardTexts, readCardVersions } from '../domain/boards/card-lists.ts';
import type { CardVersions } from '../domain/boards/card-lists.ts';
import { findCardTexts } from '../domain/boards/card-page-rows.ts';
import { cardState } from '../domain/boards/card-rows.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import type { CardText } from '../domain/boards/card-text-rows.ts';
import type { Context, RequestSettings } from '../domain/core/context.ts';
import { withContents } from '../domain/core/kept-texts.ts';
import type { Contents, KeptTexts, SeenPage } from '../domain/core/kept-texts.ts';
import { shownVersions, statesOf } from '../domain/core/versions.ts';
import type { ListedState, TagContext } from '../domain/core/versions.ts';
import { cardTextRenderer, copyOf } from './card-texts.ts';
import type { CardJson } from './card-texts.ts';
import { okResources, okWrittenPage, unchangedPage, withTag } from './handler.ts';
import type { HeldTag } from './handler.ts';
import { textOf } from './json-writer.ts';

type Card = components['schemas']['Card'];
type Render = (row: CardRow) => Card;
export type KeepingContext = Context & RequestSettings & TagContext & { readonly keptTexts: KeptTexts };
type CardList = Parameters<typeof listCards> extends [Context, ...infer List] ? Readonly<List> : never;

/** A page of a board's cards. From the second time that it is read, the texts of its cards are kept. */
export async function okKeptCards(
  ctx: KeepingContext,
  list: CardList,
  heldTag: HeldTag | undefined,
  render: Render,
) {
  const [boardId, , { sort }] = list;
  const page = sort === undefined ? ctx.keptTexts.pageReadBefore(list) : undefined;
  const held = heldTag && page?.seen && (await unchangedSince(ctx, boardId, heldTag, page.seen));
  if (held !== undefined) return held;
  const isKept = page !== undefined;
  const read = isKept || heldTag !== undefined ? await readCardVersions(ctx, ...list) : undefined;
  const unchanged = read && unchangedPage('card', heldTag, read);
  if (read && unchanged) {
    if (page) page.seen = seenPage(read, heldTag);
    return unchanged;
  }
  const known = read && isKept ? await knownPage(ctx, boardId, read) : undefined;
  return known ?? okReadCards(ctx, list, isKept, render);
}

function seenPage(
  { shown, hasNext, lastEventId }: CardVersions,
  heldTag: HeldTag | undefined,
): SeenPage | undefined {
  if (heldTag === undefined || lastEventId === undefined) return undefined;
  return { tag: heldTag.tagOf({ resource: 'card', shown }, hasNext), lastEventId };
}

/** A 304 for a client that has the page of an unfiltered list whose board has not changed since. */
async function unchangedSince(
  ctx: KeepingContext,
  boardId: string,
  heldTag: HeldTag,
  { tag, lastEventId }: SeenPage,
) {
  const sent = heldTag.find(tag);
  if (sent === undefined || !(await isLastBoardEvent(ctx, boardId, lastEventId))) return undefined;
  return { status: 304 as const, tag: sent };
}

/** The page with these versions, if the texts of most cards are kept. */
async function knownPage(ctx: KeepingContext, boardId: string, read: CardVersions) {
  const { shown, times, workspaceId } = read;
  const found = await withContents(statesOf(shown, times), cardTexts(ctx, { boardId, workspaceId }));
  return found && okWrittenPage('card', found, ({ content }) => content, read);
}

async function okReadCards(ctx: KeepingContext, list: CardList, isKept: boolean, render: Render) {
  const page = await listCardTexts(ctx, ...list);
  if (page === undefined) return okReadRows(ctx, list, isKept, render);
  const { workspaceId, rows, next } = page;
  const toText = cardTextRenderer(ctx, { boardId: list[0], workspaceId });
  const toKept = (card: CardText) => keep(ctx, workspaceId, cardState(card), toText(card));
  return okWrittenPage('card', rows, isKept ? toKept : toText, { shown: shownVersions(rows), next });
}

/** A page that is sorted, or that has no room for all cards. */
async function okReadRows(ctx: KeepingContext, list: CardList, isKept: boolean, render: Render) {
  const page = await listCards(ctx, ...list);
  if (!isKept) return okResources(ctx, 'card', page, render);
  const toKept = (row: CardRow) =>
    keep(ctx, row.workspaceId, cardState(row), textOf(withTag(ctx, 'card', row, render)));
  return okWrittenPage('card', page.rows, toKept, { shown: shownVersions(page.rows), next: page.next });
}

function cardTexts(
  ctx: KeepingContext,
  place: { readonly boardId: string; readonly workspaceId: string },
): Contents<CardJson> {
  const render = cardTextRenderer(ctx, place);
  const keepRead = (card: CardText) => {
    const state = cardState(card);
    return [state, keep(ctx, place.workspaceId, state, render(card))] as const;
  };
  return {
    find: (state) => ctx.keptTexts.find(ctx, 'card', state)?.text as CardJson | undefined,
    read: async (ids) => (await findCardTexts(ctx.tx, ids, 'listed')).map(keepRead),
  };
}

function keep(ctx: KeepingContext, workspaceId: string, state: ListedState, text: CardJson): CardJson {
  const copy = copyOf(text);
  const { restoreMark } = ctx;
  ctx.keptTexts.keep('card', workspaceId, state, { text: copy, restoreMark });
  return copy;
}
