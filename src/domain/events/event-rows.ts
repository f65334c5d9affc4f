/** The statements on the event log. By hand: nearly every change records events, and readers need the log's indexes. */
import type { LocalSettings } from '../../db/connections.ts';
import { selectList } from '../../db/columns.ts';
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { EventModel } from '../../../generated/prisma/models.ts';
import { newId } from '../core/ids.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import type { OwnPosition, PageRequest } from '../core/pages.ts';
import { eventTypesOf } from '../core/resources.ts';
import type { EventedResource } from '../core/resources.ts';
import { hiddenFrom } from './event-readers.ts';
import type { EventReader } from './event-readers.ts';
import type { ActorContext, Changes, NewEvent } from './events.ts';

/** Inserts events in order. */
export async function insertEvents(ctx: ActorContext, events: readonly NewEvent[]): Promise<void> {
  await ctx.tx.later(eventsInsert(events.map((event) => ({ ctx, event }))));
}

/** An event to record, and of which request. Some statements find the workspace themselves. */
export interface EventToRecord {
  readonly ctx: Pick<ActorContext, 'principal' | 'requestId' | 'now'>;
  readonly event: Omit<NewEvent, 'workspaceId'> & Partial<Pick<NewEvent, 'workspaceId'>>;
}

/**
 * The statement that inserts events, for changes that do so in their own statement.
 *
 * @param more what their changes have besides, a join or a condition, and their workspace if only the statement knows it
 */
export function eventsInsert(
  toRecord: readonly EventToRecord[],
  more: {
    readonly changes: Prisma.Sql;
    readonly condition: Prisma.Sql;
    readonly workspaceId?: Prisma.Sql;
  } = {
    changes: Prisma.empty,
    condition: Prisma.empty,
  },
): Prisma.Sql {
  const rows = toRecord.map(({ ctx: { principal, requestId, now }, event }) => ({
    id: newId(),
    workspace_id: event.workspaceId,
    type: event.type,
    actor_kind: principal.kind,
    actor_user_id: principal.userId,
    actor_credential_id: principal.credentialId,
    actor_system_account: principal.systemAccount,
    request_id: requestId,
    resource_type: event.type.split('.')[0],
    resource_id: event.resourceId,
    board_id: event.boardId,
    card_id: event.cardId,
    changes: event.changes,
    version: String(event.version),
    imported: event.imported,
    occurred_at: now,
  }));
  return Prisma.sql`
    INSERT INTO incoming_events (id, workspace_id, type, actor_kind, actor_user_id, actor_credential_id, actor_system_account,
      request_id, resource_type, resource_id, board_id, card_id, changes, version, imported, occurred_at)
    SELECT e.id, ${more.workspaceId ?? Prisma.sql`e.workspace_id`}, e.type, e.actor_kind, e.actor_user_id, e.actor_credential_id,
      e.actor_system_account, e.request_id, e.resource_type, e.resource_id, e.board_id, e.card_id, e.changes ${more.changes},
      e.version, e.imported, e.occurred_at
    FROM jsonb_populate_recordset(NULL::incoming_events, ${JSON.stringify(rows)}::jsonb) AS e ${more.condition}`;
}

export interface EventFilters {
  readonly type?: string;
  /** The user who acted. */
  readonly actorId?: string;
  readonly resourceType?: string;
  readonly resource?: { readonly type: string; readonly id: string };
  readonly boardId?: string;
  /** Leaves out what they don't see. Without one, the reader sees everything in the workspace. */
  readonly reader?: EventReader;
  readonly occurredFrom?: Date;
  readonly occurredBefore?: Date;
}

export type EventRow = Readonly<Omit<EventModel, 'resourceType' | 'changes'>> & {
  readonly resourceType: EventedResource;
  readonly changes: Changes;
};

/** The last event of a page, or the moment of a snapshot. */
export type EventPosition = OwnPosition<{
  readonly position: string;
  /**
   * After a snapshot of a board, the running numbers of events after this position that the snapshot includes
   * (docs/decisions/0080-positions-in-the-event-log.md).
   */
  readonly seen?: readonly string[];
}>;

export const firstEventPosition: EventPosition = { position: '0' };

const eventColumns = selectList('e', Prisma.EventScalarFieldEnum);

export const eventsSettings: LocalSettings = { ...plannedForValues, reads: 'in-order' };

export interface EventPageRequest extends PageRequest<EventPosition> {
  readonly isNewestFirst?: boolean;
}

/** One page of the event log, and one event more. */
export function listEventRows(
  tx: Tx,
  workspaceId: string,
  filters: EventFilters,
  page: EventPageRequest,
): Promise<EventRow[]> {
  return tx.rows<EventRow>(
    withinPageBytes(eventsStatement(workspaceId, filters, page), { documents: ['changes'] }),
    eventsSettings,
  );
}

/** The statement that reads one page, and one event more, with these settings. */
export function eventsStatement(
  workspaceId: string,
  filters: EventFilters,
  { limit, after, isNewestFirst = false }: EventPageRequest,
): Prisma.Sql {
  const [beyond, direction] = isNewestFirst
    ? [Prisma.sql`<`, Prisma.sql`DESC`]
    : [Prisma.sql`>`, Prisma.sql`ASC`];
  const from = after ?? (isNewestFirst ? undefined : firstEventPosition);
  const found = Prisma.sql`
    FROM events e
    WHERE e.workspace_id = ${workspaceId}::uuid ${filterConditions(filters)}
      ${from === undefined ? Prisma.empty : Prisma.sql`AND e.position ${beyond} ${from.position}::bigint`}
      ${after?.seen === undefined ? Prisma.empty : Prisma.sql`AND e.seq <> ALL (${after.seen}::bigint[])`}`;
  const page = Prisma.sql`ORDER BY e.position ${direction} LIMIT ${limit + 1}`;
  if (filters.resourceType === undefined) return Prisma.sql`SELECT ${eventColumns} ${found} ${page}`;
  // No index has the type of the resource, so each of its types of events is read from theirs.
  return Prisma.sql`
    SELECT ${eventColumns}
    FROM unnest(${eventTypesOf(filters.resourceType)}::text[]) AS known (type)
    CROSS JOIN LATERAL (SELECT e.* ${found} AND e.type = known.type ${page}) AS e ${page}`;
}

function isShownTo(reader: EventReader | undefined): Prisma.Sql {
  const hidden = reader === undefined ? [] : hiddenFrom(reader);
  return Prisma.sql`e.resource_type <> ALL (${hidden}::text[])`;
}

/** Whose activity to read: a board's, or that of a card on it with its comments and share links. */
export interface ActivityPlace {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly cardId?: string;
}

/** The fields that can have thousands of characters. No event has more than one of them. */
export const longTextFields: readonly string[] = ['description', 'body'];

/** Of long texts, activity shows no more than that they have changed. */
function withoutLongTexts(changes: Prisma.Sql): Prisma.Sql {
  const emptied = longTextFields.map(
    (field) => Prisma.sql`
      WHEN ${changes} -> ${Prisma.raw(`'${field}'`)} IS NOT NULL
        THEN ${changes} || ${Prisma.raw(`'{"${field}": {"from": null, "to": null}}'`)}::jsonb`,
  );
  return Prisma.sql`CASE ${Prisma.join(emptied, ' ')} ELSE ${changes} END`;
}

const activityColumns = selectList('e', Prisma.EventScalarFieldEnum, (field, column) =>
  field === 'changes' ? withoutLongTexts(column) : column,
);

/** One page of activity, newest first, and one event more. Its long texts are null. */
export function listActivityRows(
  tx: Tx,
  place: ActivityPlace,
  reader: EventReader,
  page: PageRequest<EventPosition>,
): Promise<EventRow[]> {
  return tx.rows<EventRow>(
    withinPageBytes(activityStatement(place, reader, page), { documents: ['changes'] }),
    eventsSettings,
  );
}

/** Reads the logs of the workspaces that the board was in before too, except who had access to it there. */
function activityStatement(
  { workspaceId, boardId, cardId }: ActivityPlace,
  reader: EventReader,
  { limit, after }: PageRequest<EventPosition>,
): Prisma.Sql {
  const matches = (isIt: Prisma.Sql) => Prisma.sql`
    (SELECT e.* FROM events e
    WHERE e.workspace_id = place.id AND ${isIt}
      AND (place.id = ${workspaceId}::uuid OR e.resource_type <> 'board_member')
      AND ${isShownTo(reader)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND e.position < ${after.position}::bigint`}
    ORDER BY e.position DESC LIMIT ${limit + 1})`;
  const found =
    cardId === undefined
      ? matches(Prisma.sql`e.board_id = ${boardId}::uuid`)
      : Prisma.sql`
        (${matches(Prisma.sql`e.resource_id = ${cardId}::uuid AND e.resource_type = 'card'`)}
        UNION ALL ${matches(Prisma.sql`e.card_id = ${cardId}::uuid`)})`;
  return Prisma.sql`
    SELECT ${activityColumns}
    FROM (SELECT ${workspaceId}::uuid AS id UNION
      SELECT former_workspace_id FROM board_former_workspaces WHERE board_id = ${boardId}::uuid) AS place
    CROSS JOIN LATERAL ${found} e
    ORDER BY e.position DESC LIMIT ${limit + 1}`;
}

/** Begins with AND. A filter that is not given is NULL, so that all combinations have the same text. */
function filterConditions(filters: EventFilters): Prisma.Sql {
  const { type, actorId, resource, boardId } = filters;
  const { occurredFrom, occurredBefore } = filters;
  return Prisma.sql`
    AND ${isShownTo(filters.reader)}
    AND (${type}::text IS NULL OR e.type = ${type}::text)
    AND (${actorId}::uuid IS NULL OR e.actor_user_id = ${actorId}::uuid)
    AND (${resource?.id}::uuid IS NULL
      OR (e.resource_type = ${resource?.type}::text AND e.resource_id = ${resource?.id}::uuid))
    AND (${boardId}::uuid IS NULL OR e.board_id = ${boardId}::uuid)
    AND ${occurredSince(occurredFrom)}
    AND (${occurredBefore}::timestamptz IS NULL OR (e.occurred_at < ${occurredBefore}::timestamptz
      AND e.position <= COALESCE((SELECT h.last_position FROM event_log_hours h
        WHERE h.hour <= ${occurredBefore}::timestamptz ORDER BY h.hour DESC LIMIT 1), 0)))`;
}

/** Whether an event `e` occurred at a time or later; true without one. Its hour says where in the log to begin. */
export function occurredSince(time: Date | undefined): Prisma.Sql {
  return Prisma.sql`(${time}::timestamptz IS NULL OR (e.occurred_at >= ${time}::timestamptz
    AND e.position >= COALESCE((SELECT h.first_position FROM event_log_hours h
      WHERE h.hour > ${time}::timestamptz - interval '1 hour' ORDER BY h.hour LIMIT 1), 9223372036854775807)))`;
}
