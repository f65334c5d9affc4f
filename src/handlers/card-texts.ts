/** Renders cards that are read as texts. Pages have the same cards as `cards.ts` renders, with the properties in the same order. */
import type { components } from '../../generated/api.ts';
import type { CardText } from '../domain/boards/card-text-rows.ts';
import { cardAddresses } from '../domain/core/card-urls.ts';
import type { Settings } from '../domain/core/context.ts';
import { rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { IdPrefix } from '../domain/core/ids.ts';
import { strongTag } from '../domain/core/versions.ts';
import type { TagContext } from '../domain/core/versions.ts';
import { textOf } from './json-writer.ts';
import type { JsonText } from './json-writer.ts';

type Card = components['schemas']['Card'];
export type CardJson = JsonText<Card & { readonly etag: string }>;

type ToProperties = (card: CardText) => string;
type ToUrl = (id: string) => string;

/**
 * The properties of a board's cards with their entity tags, as JSON without braces.
 *
 * @param toUrl the JSON of a card's address, if it is shown, from its id as the API shows it
 */
export function cardProperties(ctx: TagContext, boardId: string, toUrl?: ToUrl): ToProperties {
  const showId = rememberingTypeIds();
  const board = toTypeId('board', boardId);
  const placeOf = remembering((id) => [`,"board_id":"${board}","column_id":"`, toTypeId('column', id), '"']);
  const creatorOf = remembering((id) => [',"created_by":"', toTypeId('user', id), '","created_at":"']);
  const tagOf = remembering((number) => [',"etag":', textOf(strongTag(ctx, { resource: 'card', number }))]);
  const idsText = (prefix: IdPrefix, ids: readonly string[]) =>
    ids.length === 0 ? '' : `"${ids.map((id) => showId(prefix, id)).join('","')}"`;
  return (card) => {
    const id = toTypeId('card', card.id);
    const url = toUrl === undefined ? '' : `,"url":${toUrl(id)}`;
    const { number, labelIds, assigneeIds } = card;
    return (
      `"id":"${id}","number":${number},"identifier":"${card.cardKey}-${number}"` +
      `${placeOf(card.columnId)}${card.details},` +
      `"label_ids":[${idsText('label', labelIds)}],"assignee_ids":[${idsText('user', assigneeIds)}]` +
      `${creatorOf(card.createdBy)}${card.createdAt}","updated_at":"${card.updatedAt}"${url}${tagOf(card.version)}`
    );
  };
}

/** Puts parts together once for each key. */
function remembering(partsOf: (key: string) => readonly string[]): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const text = known.get(key) ?? partsOf(key).join('');
    known.set(key, text);
    return text;
  };
}

/** Renders cards of a board, with the addresses where people see them. */
export function cardTextRenderer(
  ctx: TagContext & { readonly settings: Pick<Settings, 'cardUrl'> },
  { boardId, workspaceId }: { readonly boardId: string; readonly workspaceId: string },
): (card: CardText) => CardJson {
  // Ids need no escaping.
  const addressOf = cardAddresses(textOf(ctx.settings.cardUrl));
  const board_id = toTypeId('board', boardId);
  const workspace_id = toTypeId('workspace', workspaceId);
  const propertiesOf = cardProperties(ctx, boardId, (id) => addressOf({ id, board_id, workspace_id }));
  return (card) => `{${propertiesOf(card)}}` as CardJson;
}

/** A text with memory of its own: one that is put together keeps the text of its whole page in memory. */
export function copyOf<Text extends string>(text: Text): Text {
  return Buffer.from(text).toString() as Text;
}
