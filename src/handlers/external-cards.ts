/** Cards by external ids: maps between the contract and the domain. */
import { getCardByExternalId, putCardByExternalId } from '../domain/boards/external-cards.ts';
import type { ExternalCard } from '../domain/boards/external-card-rows.ts';
import { fromTypeId } from '../domain/core/ids.ts';
import { cardRenderer, toPatch } from './cards.ts';
import { created, given, okResource } from './handler.ts';
import type { Handlers, Input } from './handler.ts';

function toExternalCard({
  id,
  source,
  external_id: externalId,
}: Input<'getCardByExternalId'>['path']): ExternalCard {
  return { workspaceId: fromTypeId(id), source, id: externalId };
}

export const externalCardHandlers = {
  getCardByExternalId: async (ctx, { path }) =>
    okResource(ctx, 'card', await getCardByExternalId(ctx, toExternalCard(path)), cardRenderer(ctx)),
  putCardByExternalId: async (ctx, { path, body, ifMatch }) => {
    const { board_id: boardId, column_id: columnId, position = 'bottom', ...fields } = body;
    const input = {
      boardId: fromTypeId(boardId),
      patch: { ...toPatch(fields), title: fields.title },
      placement: { ...given('columnId', columnId, fromTypeId), position },
    };
    const { card, isNew } = await putCardByExternalId(ctx, toExternalCard(path), input, ifMatch);
    return isNew
      ? created(ctx, 'card', card, cardRenderer(ctx))
      : okResource(ctx, 'card', card, cardRenderer(ctx));
  },
} satisfies Partial<Handlers>;
