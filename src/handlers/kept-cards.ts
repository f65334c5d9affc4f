/** Pages of cards whose texts this process has already (docs/decisions/0119-kept-texts.md). */
import type { components } from '../../generated/api.ts';
import { findCardRows } from '../domain/boards/card-batch-rows.ts';
import { listCards, readCardVersions } from '../domain/boards/card-lists.ts';
import type { CardVersions } from '../domain/boards/card-lists.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import type { Context } from '../domain/core/context.ts';
import type { KeptTexts } from '../domain/core/kept-texts.ts';
import { shownVersions, statesOf } from '../domain/core/versions.ts';
import type { ListedState } from '../domain/core/versions.ts';
import { okPageText, okResources, textOf, unchangedPage, withTag } from './handler.ts';
import type { HeldTag, JsonText } from './handler.ts';

type Card = components['schemas']['Card'];
type CardText = JsonText<Card & { readonly etag: string }>;
type Render = (row: CardRow) => Card;
type KeepingContext = Context & { readonly keptTexts: KeptTexts };
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
  const known = isKept && read ? await knownTexts(ctx, read, render) : undefined;
  if (read !== undefined && known !== undefined) return okPageText('card', known, read);
  const page = await listCards(ctx, ...list);
  if (!isKept) return okResources('card', page, render);
  const texts = page.rows.map((row) => keep(ctx, row, render));
  return okPageText('card', texts, { shown: shownVersions(page.rows), next: page.next });
}

/** The texts of cards in these states; undefined if most are not kept, or if one of the others has changed since. */
async function knownTexts(
  ctx: KeepingContext,
  { shown, times }: CardVersions,
  render: Render,
): Promise<readonly CardText[] | undefined> {
  const states = statesOf(shown, times);
  const kept = states.map((state) => ctx.keptTexts.find(state) as CardText | undefined);
  const missing = states.filter((_, index) => kept[index] === undefined).map(({ id }) => id);
  if (missing.length > states.length / 2) return undefined;
  const rows = missing.length === 0 ? [] : await findCardRows(ctx.tx, missing);
  const read = new Map(rows.map((row) => [keyOf(stateOf(row)), keep(ctx, row, render)]));
  const texts = kept.map((text, index) => text ?? read.get(keyOf(states[index])));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function keep(ctx: KeepingContext, row: CardRow, render: Render): CardText {
  const text = textOf(withTag('card', row, render));
  ctx.keptTexts.keep(row.workspaceId, stateOf(row), text);
  return text;
}

function stateOf({ id, version, updatedAt }: CardRow): ListedState {
  return { id, version: String(version), updatedAt: String(Date.parse(updatedAt)) };
}

function keyOf(state: ListedState | undefined): string {
  return Object.values(state ?? {}).join(' ');
}
