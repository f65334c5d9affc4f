/** Cards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import {
  listCards,
  listSortedCards,
  listSortedWorkspaceCards,
  listWorkspaceCards,
} from '../domain/boards/card-lists.ts';
import type { BoardCardPosition } from '../domain/boards/card-list-rows.ts';
import { moveCard } from '../domain/boards/card-order.ts';
import { getCard } from '../domain/boards/card-rows.ts';
import type { SortedCardPosition } from '../domain/boards/card-sort-rows.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import * as cards from '../domain/boards/cards.ts';
import type { CardPatch } from '../domain/boards/cards.ts';
import { fromTypeId, rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { toTarget } from './columns.ts';
import { created, given, noContent, okResource, okResources, pageRequest, present } from './handler.ts';
import type { Handlers, Input } from './handler.ts';
import { toCardSort, toFilters } from './card-filters.ts';
import { toMoment } from './moments.ts';

/** A card as every operation shows it. */
export function toCard(row: CardRow, showId: ShowId = toTypeId): components['schemas']['Card'] {
  return {
    id: toTypeId('card', row.id),
    board_id: showId('board', row.boardId),
    column_id: showId('column', row.columnId),
    title: row.title,
    ...present(optionalFields(row)),
    label_ids: row.labelIds.map((id) => showId('label', id)),
    assignee_ids: row.assigneeIds.map((id) => showId('user', id)),
    created_by: showId('user', row.createdBy),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

function optionalFields({ description, dueAt, completedAt, archivedAt }: CardRow) {
  return { description, due_at: dueAt, completed_at: completedAt, archived_at: archivedAt };
}

/** Renders the cards of one page. */
function cardRenderer(): (row: CardRow) => components['schemas']['Card'] {
  const showId = rememberingTypeIds();
  return (row) => toCard(row, showId);
}

/** The fields of a card in a request body. */
function toPatch({ title, description, ...body }: Input<'updateCard'>['body']): CardPatch {
  const moment = (pointer: string) => (text: string | null) =>
    text === null ? null : toMoment(text, { pointer });
  return {
    ...given('title', title),
    ...given('description', description),
    ...given('dueAt', body.due_at, moment('/due_at')),
    ...given('completedAt', body.completed_at, moment('/completed_at')),
    ...given('labelIds', body.label_ids, fromTypeIds),
    ...given('assigneeIds', body.assignee_ids, fromTypeIds),
  };
}

function fromTypeIds(ids: readonly string[]): string[] {
  return ids.map(fromTypeId);
}

export const cardHandlers = {
  listCards: async (ctx, input) => {
    const [id, filters] = [fromTypeId(input.path.id), toFilters(ctx, input.query)];
    const { sort = 'position' } = input.query;
    const field = toCardSort(sort);
    const page =
      field === undefined
        ? await listCards(ctx, id, filters, pageRequest<BoardCardPosition>(input), sort === '-position')
        : await listSortedCards(ctx, id, filters, {
            ...pageRequest<SortedCardPosition>(input),
            sort: field,
          });
    return okResources('card', page, cardRenderer());
  },
  listWorkspaceCards: async (ctx, input) => {
    const [id, filters] = [fromTypeId(input.path.id), toFilters(ctx, input.query)];
    const { sort } = input.query;
    const field = sort === undefined ? undefined : toCardSort(sort);
    const page =
      field === undefined
        ? await listWorkspaceCards(ctx, id, filters, pageRequest<IdPosition>(input))
        : await listSortedWorkspaceCards(ctx, id, filters, {
            ...pageRequest<SortedCardPosition>(input),
            sort: field,
          });
    return okResources('card', page, cardRenderer());
  },
  createCard: async (ctx, { path, body }) => {
    const card = await cards.createCard(ctx, fromTypeId(path.id), {
      ...{ labelIds: [], assigneeIds: [], ...toPatch(body) },
      title: body.title,
      ...given('columnId', body.column_id, fromTypeId),
      position: body.position ?? 'bottom',
    });
    return created('card', card, toCard);
  },
  getCard: async (ctx, { path }) => okResource('card', await getCard(ctx, fromTypeId(path.id)), toCard),
  updateCard: async (ctx, { path, body, ifMatch }) =>
    okResource('card', await cards.updateCard(ctx, fromTypeId(path.id), toPatch(body), ifMatch), toCard),
  deleteCard: async (ctx, { path, ifMatch }) => {
    await cards.deleteCard(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  moveCard: async (ctx, { path, body, ifMatch }) => {
    const target = toTarget(body.before_card_id, body.after_card_id, body.position);
    return okResource(
      'card',
      await moveCard(ctx, fromTypeId(path.id), fromTypeId(body.column_id), target, ifMatch),
      toCard,
    );
  },
  archiveCard: async (ctx, { path, ifMatch }) =>
    okResource('card', await cards.archiveCard(ctx, fromTypeId(path.id), ifMatch), toCard),
  restoreCard: async (ctx, { path, ifMatch }) =>
    okResource('card', await cards.restoreCard(ctx, fromTypeId(path.id), ifMatch), toCard),
} satisfies Partial<Handlers>;
