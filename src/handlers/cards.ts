/** Cards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { listCards, listWorkspaceCards } from '../domain/boards/card-lists.ts';
import type { BoardCardPosition } from '../domain/boards/card-list-rows.ts';
import { createCard } from '../domain/boards/card-creations.ts';
import { copyCard } from '../domain/boards/card-copies.ts';
import { moveCard } from '../domain/boards/card-moves.ts';
import { restoreCard } from '../domain/boards/card-restorations.ts';
import { getCard } from '../domain/boards/card-rows.ts';
import type { CardRow } from '../domain/boards/card-rows.ts';
import * as cards from '../domain/boards/cards.ts';
import type { CardPatch, NewCard } from '../domain/boards/cards.ts';
import { cardAddresses } from '../domain/core/card-urls.ts';
import type { RequestSettings, Settings } from '../domain/core/context.ts';
import { fromTypeId, rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { toTarget } from './columns.ts';
import { okCard, okCards } from './card-includes.ts';
import { created, given, noContent, okResource } from './handler.ts';
import type { Handlers, Input } from './handler.ts';
import { toCardPage, toFilters } from './card-filters.ts';
import { okKeptCards } from './kept-cards.ts';
import { toMoment } from './moments.ts';

type Card = components['schemas']['Card'];

/**
 * A card as every operation shows it, without the address that `cardRenderer` adds. All cards have the same properties, of
 * which JSON leaves out those without a value: objects of one shape are made, copied and written faster.
 */
// oxlint-disable-next-line max-lines-per-function -- one literal: objects that are put together take longer
export function toCard(row: CardRow, showId: ShowId): Card {
  const card = {
    id: toTypeId('card', row.id),
    number: row.number,
    identifier: `${row.cardKey}-${row.number}`,
    board_id: showId('board', row.boardId),
    column_id: showId('column', row.columnId),
    title: row.title,
    external_source: row.externalSource ?? undefined,
    external_id: row.externalId ?? undefined,
    description: row.description ?? undefined,
    due_at: row.dueAt ?? undefined,
    due_on: row.dueOn ?? undefined,
    start_at: row.startAt ?? undefined,
    priority: row.priority ?? undefined,
    estimate: row.estimate ?? undefined,
    cover_color: row.coverColor ?? undefined,
    completed_at: row.completedAt ?? undefined,
    archived_at: row.archivedAt ?? undefined,
    label_ids: row.labelIds.map((id) => showId('label', id)),
    assignee_ids: row.assigneeIds.map((id) => showId('user', id)),
    created_by: showId('user', row.createdBy),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  } satisfies { [Name in keyof Card]: Card[Name] | undefined };
  return card as Card;
}

/** Renders cards, with the addresses where people see them. */
export function cardRenderer(
  { settings: { cardUrl } }: { readonly settings: Pick<Settings, 'cardUrl'> },
  showId: ShowId = toTypeId,
): (row: CardRow) => Card {
  const addressOf = cardAddresses(cardUrl);
  return (row) => {
    const card = toCard(row, showId);
    const { id, board_id } = card;
    const place = { id, board_id, workspace_id: showId('workspace', row.workspaceId) };
    return { ...card, url: addressOf(place) };
  };
}

function pageRenderer(ctx: RequestSettings): ReturnType<typeof cardRenderer> {
  return cardRenderer(ctx, rememberingTypeIds());
}

/** The fields of a card in a request body. */
export function toPatch({ title, description, ...body }: Input<'updateCard'>['body']): CardPatch {
  const moment = (pointer: string) => (text: string | null) =>
    text === null ? null : toMoment(text, { pointer });
  return {
    ...given('title', title),
    ...given('description', description),
    ...given('dueAt', body.due_at, moment('/due_at')),
    ...given('dueOn', body.due_on),
    ...given('startAt', body.start_at, moment('/start_at')),
    ...given('priority', body.priority),
    ...given('estimate', body.estimate),
    ...given('coverColor', body.cover_color),
    ...given('completedAt', body.completed_at, moment('/completed_at')),
    ...given('labelIds', body.label_ids, fromTypeIds),
    ...given('assigneeIds', body.assignee_ids, fromTypeIds),
  };
}

/** A card to create in a request body. */
export function toNewCard(body: Input<'createCard'>['body']): NewCard {
  return {
    ...{ labelIds: [], assigneeIds: [], ...toPatch(body) },
    title: body.title,
    ...given('columnId', body.column_id, fromTypeId),
    position: body.position ?? 'bottom',
  };
}

function fromTypeIds(ids: readonly string[]): string[] {
  return ids.map(fromTypeId);
}

export const cardHandlers = {
  listCards: async (ctx, input) => {
    const { include, sort } = input.query;
    const list = [
      fromTypeId(input.path.id),
      toFilters(ctx, input.query),
      toCardPage<BoardCardPosition>(input, sort),
    ] as const;
    return include === undefined
      ? okKeptCards(ctx, list, input.heldTag, pageRenderer(ctx))
      : okCards(ctx, await listCards(ctx, ...list), include, pageRenderer(ctx));
  },
  listWorkspaceCards: async (ctx, input) => {
    const request = toCardPage<IdPosition>(input, input.query.sort);
    const page = await listWorkspaceCards(
      ctx,
      fromTypeId(input.path.id),
      toFilters(ctx, input.query),
      request,
    );
    return okCards(ctx, page, input.query.include, pageRenderer(ctx));
  },
  createCard: async (ctx, { path, body }) => {
    const card = await createCard(ctx, fromTypeId(path.id), toNewCard(body));
    return created(ctx, 'card', card, cardRenderer(ctx));
  },
  getCard: async (ctx, { path, query }) =>
    okCard(ctx, await getCard(ctx, fromTypeId(path.id)), query.include, cardRenderer(ctx)),
  updateCard: async (ctx, { path, body, ifMatch }) =>
    okResource(
      ctx,
      'card',
      await cards.updateCard(ctx, fromTypeId(path.id), toPatch(body), ifMatch),
      cardRenderer(ctx),
    ),
  deleteCard: async (ctx, { path, ifMatch }) => {
    await cards.deleteCard(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  moveCard: async (ctx, { path, query, body, ifMatch }) => {
    const destination = {
      columnId: fromTypeId(body.column_id),
      target: toTarget(body.before_card_id, body.after_card_id, body.position),
      missingLabels: query.missing_labels ?? 'create',
    };
    return okResource(
      ctx,
      'card',
      await moveCard(ctx, fromTypeId(path.id), destination, ifMatch),
      cardRenderer(ctx),
    );
  },
  copyCard: async (ctx, { path, query, body }) => {
    const card = await copyCard(ctx, fromTypeId(path.id), {
      ...given('columnId', body.column_id, fromTypeId),
      position: body.position ?? 'bottom',
      ...given('title', body.title),
      keep: body.keep ?? ['description', 'details', 'labels'],
      missingLabels: query.missing_labels ?? 'create',
    });
    return created(ctx, 'card', card, cardRenderer(ctx));
  },
  archiveCard: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'card', await cards.archiveCard(ctx, fromTypeId(path.id), ifMatch), cardRenderer(ctx)),
  restoreCard: async (ctx, { path, query, ifMatch }) => {
    const target = given('columnId', query.column_id, fromTypeId);
    return okResource(
      ctx,
      'card',
      await restoreCard(ctx, fromTypeId(path.id), target, ifMatch),
      cardRenderer(ctx),
    );
  },
} satisfies Partial<Handlers>;
