/** The event log: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { listBoardEvents, listEvents } from '../domain/events/event-lists.ts';
import type { EventFilters, EventPosition, EventRow } from '../domain/events/event-rows.ts';
import type { FieldValue } from '../domain/events/events.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import type { IdPrefix, ShowId } from '../domain/core/ids.ts';
import { idFieldsOf } from '../domain/core/resources.ts';
import { okEvents, withRoomForData } from './event-data.ts';
import { given, pageRequest, present } from './handler.ts';
import type { Handlers, Input } from './handler.ts';
import { toMoment } from './moments.ts';

/** The id prefixes of each actor's credentials; `operator` and `system` have none. */
const credentialPrefixes: Readonly<Partial<Record<string, IdPrefix>>> = {
  access_token: 'token',
  session: 'session',
  invite: 'member',
};

/** An event as every operation shows it. */
export function toEvent(row: EventRow, showId: ShowId): components['schemas']['Event'] {
  return {
    id: showId('event', row.id),
    type: row.type,
    occurred_at: row.occurredAt.toISOString(),
    workspace_id: showId('workspace', row.workspaceId),
    ...(row.boardId !== null && { board_id: showId('board', row.boardId) }),
    actor: toActor(row, showId),
    resource: { type: row.resourceType, id: showId(row.resourceType, row.resourceId) },
    request_id: row.requestId,
    changes: toChanges(row, showId),
    ...(row.version !== null && { version: Number(row.version) }),
    ...present({ imported: row.imported }),
  };
}

function toActor(row: EventRow, showId: ShowId): components['schemas']['Actor'] {
  const { actorKind: kind, actorUserId, actorCredentialId, actorSystemAccount } = row;
  const prefix = credentialPrefixes[kind];
  return {
    kind,
    ...(actorUserId !== null && { user_id: showId('user', actorUserId) }),
    ...(actorCredentialId !== null &&
      prefix !== undefined && { credential_id: showId(prefix, actorCredentialId) }),
    ...(actorSystemAccount !== null && { system_account: actorSystemAccount }),
  };
}

/** Shows values as their resource does, with ids as TypeIDs and without nulls. */
function toChanges(
  { resourceType, changes }: EventRow,
  showId: ShowId,
): components['schemas']['EventChanges'] {
  const idFields = idFieldsOf(resourceType);
  const entries = Object.entries(changes).map(([field, { from, to }]) => {
    const show = (value: FieldValue) => toValue(idFields[field], value, showId);
    return [field, present({ from: show(from), to: show(to) })] as const;
  });
  return Object.fromEntries(entries);
}

function toValue(prefix: IdPrefix | undefined, value: FieldValue, showId: ShowId): FieldValue {
  if (prefix === undefined) return value;
  if (Array.isArray(value)) return value.map((id: string) => showId(prefix, id));
  return typeof value === 'string' ? showId(prefix, value) : value;
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
    // Guests and members don't see what only admins do.
    return okEvents(ctx, page, include, (row) =>
      toEvent({ ...row, actorCredentialId: null, actorSystemAccount: null }, showId),
    );
  },
} satisfies Partial<Handlers>;
