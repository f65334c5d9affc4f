/** The event log: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { streamBoardEvents, streamWorkspaceEvents } from '../domain/events/event-feeds.ts';
import { listBoardEvents, listEvents } from '../domain/events/event-lists.ts';
import type { EventFilters, EventPosition, EventRow } from '../domain/events/event-rows.ts';
import { showEvent } from '../domain/events/event-views.ts';
import { createStreamTicket } from '../domain/identity/stream-tickets.ts';
import { fromTypeId, rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import { okEvents, withRoomForData } from './event-data.ts';
import { given, ok, pageRequest } from './handler.ts';
import type { Handlers, Input } from './handler.ts';
import { toMoment } from './moments.ts';
import { toPresence } from './presence.ts';

const toEvent: (row: EventRow, showId: ShowId) => components['schemas']['Event'] = showEvent;

/** Guests and members don't see what only admins do. */
function toBoardEvent(row: EventRow, showId: ShowId): components['schemas']['Event'] {
  return toEvent({ ...row, actorCredentialId: null, actorSystemAccount: null }, showId);
}

function toFilters(query: Input<'listEvents'>['query']): EventFilters {
  const moment = (parameter: 'occurred_from' | 'occurred_before') => (text: string) =>
    toMoment(text, { parameter });
  return {
    ...given('type', query.type),
    ...given('actorId', query.actor_id, fromTypeId),
    ...given('resourceType', query.resource_type),
    ...given('resource', query.resource_id, toResource),
    ...given('boardId', query.board_id, fromTypeId),
    ...given('occurredFrom', query.occurred_from, moment('occurred_from')),
    ...given('occurredBefore', query.occurred_before, moment('occurred_before')),
  };
}

function toResource(id: string) {
  return { type: id.slice(0, id.lastIndexOf('_')), id: fromTypeId(id) };
}

export const eventHandlers = {
  listEvents: async (ctx, input) => {
    const { workspace_id: workspaceId, include, sort } = input.query;
    const request = withRoomForData(pageRequest<EventPosition>(input), include);
    const page = await listEvents(
      ctx,
      workspaceId === undefined ? undefined : fromTypeId(workspaceId),
      toFilters(input.query),
      { ...request, isNewestFirst: sort === '-position' },
    );
    const showId = rememberingTypeIds();
    return okEvents(ctx, page, include, (row) => toEvent(row, showId));
  },
  listBoardEvents: async (ctx, input) => {
    const { include } = input.query;
    const request = withRoomForData(pageRequest<EventPosition>(input), include);
    const page = await listBoardEvents(ctx, fromTypeId(input.path.id), request);
    const showId = rememberingTypeIds();
    return okEvents(ctx, page, include, (row) => toBoardEvent(row, showId));
  },
  streamBoardEvents: async (ctx, { path, query, after }) => {
    const feed = await streamBoardEvents(ctx, fromTypeId(path.id), after as EventPosition | undefined);
    const presence = query.presence === true && { renderPresence: toPresence };
    return { status: 200, live: { feed, render: (row) => toBoardEvent(row, toTypeId), ...presence } };
  },
  streamWorkspaceEvents: async (ctx, { path, after }) => {
    const feed = await streamWorkspaceEvents(ctx, fromTypeId(path.id), after as EventPosition | undefined);
    return { status: 200, live: { feed, render: (row) => toEvent(row, toTypeId) } };
  },
  createStreamTicket: async (ctx, { body }) => {
    const { resourceType, resourceId, secret, expiresAt } = await createStreamTicket(ctx, {
      ...given('boardId', body.board_id, fromTypeId),
      ...given('workspaceId', body.workspace_id, fromTypeId),
    });
    const path = pathOf(resourceType, toTypeId(resourceType, resourceId));
    const url = `${ctx.settings.publicUrl}${path}/events/stream?ticket=${secret}`;
    return ok({ ticket: secret, url, expires_at: expiresAt.toISOString() });
  },
} satisfies Partial<Handlers>;
