/** Renders cards that are read as texts. Pages have the same cards as `cards.ts` renders, with the properties in the same order. */
import type { components } from '../../generated/api.ts';
import type { CardText } from '../domain/boards/card-text-rows.ts';
import { cardAddresses } from '../domain/core/card-urls.ts';
import type { Settings } from '../domain/core/context.ts';
import { rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { IdPrefix } from '../domain/core/ids.ts';
import { strongTag } from '../domain/core/versions.ts';
import { textOf } from './handler.ts';
import type { JsonText } from './handler.ts';

type Card = components['schemas']['Card'];
export type CardJson = JsonText<Card & { readonly etag: string }>;

/**
 * The properties of a board's cards with their entity tags, as JSON without braces.
 *
 * @param toUrl the JSON of a card's address, if it is shown, from its id as the API shows it
 */
export function cardProperties(boardId: string, toUrl?: (id: string) => string): (card: CardText) => string {
  const showId = rememberingTypeIds();
  const shownBoardId = toTypeId('board', boardId);
  const idsText = (prefix: IdPrefix, ids: readonly string[]) =>
    ids.length === 0 ? '' : `"${ids.map((id) => showId(prefix, id)).join('","')}"`;
  return (card) => {
    const id = toTypeId('card', card.id);
    const url = toUrl === undefined ? '' : `,"url":${toUrl(id)}`;
    const tag = textOf(strongTag({ resource: 'card', number: card.version }));
    return (
      `"id":"${id}","number":${card.number},"identifier":"${card.cardKey}-${card.number}",` +
      `"board_id":"${shownBoardId}","column_id":"${showId('column', card.columnId)}"${card.details},` +
      `"label_ids":[${idsText('label', card.labelIds)}],"assignee_ids":[${idsText('user', card.assigneeIds)}],` +
      `"created_by":"${showId('user', card.createdBy)}","created_at":"${card.createdAt}",` +
      `"updated_at":"${card.updatedAt}"${url},"etag":${tag}`
    );
  };
}

/** Renders cards of a board, with the addresses where people see them. */
export function cardTextRenderer(
  { settings: { cardUrl } }: { readonly settings: Pick<Settings, 'cardUrl'> },
  { boardId, workspaceId }: { readonly boardId: string; readonly workspaceId: string },
): (card: CardText) => CardJson {
  // Ids need no escaping.
  const addressOf = cardAddresses(textOf(cardUrl));
  const board_id = toTypeId('board', boardId);
  const workspace_id = toTypeId('workspace', workspaceId);
  const propertiesOf = cardProperties(boardId, (id) => addressOf({ id, board_id, workspace_id }));
  return (card) => `{${propertiesOf(card)}}` as CardJson;
}

/** A text with memory of its own: one that is put together keeps the text of its whole page in memory. */
export function copyOf<Text extends string>(text: Text): Text {
  return Buffer.from(text).toString() as Text;
}
