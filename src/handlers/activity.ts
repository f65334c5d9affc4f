/** The readable history of boards and cards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as activity from '../domain/boards/activity.ts';
import type { ActivityPage, Names } from '../domain/boards/activity.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import type { IdPrefix, ShowId } from '../domain/core/ids.ts';
import { idFieldsOf } from '../domain/core/resources.ts';
import { longTextFields } from '../domain/events/event-rows.ts';
import type { EventPosition, EventRow } from '../domain/events/event-rows.ts';
import type { FieldValue } from '../domain/events/events.ts';
import { okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toPerson } from './people.ts';

/** How the ids of a page are shown, and the names of what they are of. */
interface Shown {
  readonly names: Names;
  readonly showId: ShowId;
}

function toActivityPage(page: ActivityPage) {
  const shown = { names: page.names, showId: rememberingTypeIds() };
  return okPage(page, (row) => toActivity(row, shown));
}

function toActivity(row: EventRow, shown: Shown): components['schemas']['Activity'] {
  const { resourceType, resourceId, cardId } = row;
  return {
    id: shown.showId('event', row.id),
    type: row.type,
    occurred_at: row.occurredAt.toISOString(),
    actor: toActor(row, shown),
    resource: {
      type: resourceType,
      id: shown.showId(resourceType, resourceId),
      ...present({ name: shown.names.get(resourceId) ?? recordedName(row) }),
    },
    ...(cardId !== null && { card: toNamedItem('card', cardId, shown) }),
    changes: toChanges(row, shown),
    ...present({ imported: row.imported }),
  };
}

/** Neither the credential nor an operator's system account, which only admins see in the event log. */
function toActor(
  { actorKind: kind, actorUserId: id }: EventRow,
  { names }: Shown,
): components['schemas']['ActivityActor'] {
  const name = id === null ? undefined : names.get(id);
  return { kind, ...(id !== null && name !== undefined && { person: toPerson({ id, name, role: null }) }) };
}

function toNamedItem(
  prefix: IdPrefix,
  id: string,
  { names, showId }: Shown,
): components['schemas']['NamedItem'] {
  return { id: showId(prefix, id), ...present({ name: names.get(id) ?? null }) };
}

/** The name that a deletion or creation recorded; null if there is none. */
function recordedName({ changes }: EventRow): string | null {
  const { from, to } = changes.name ?? changes.title ?? { from: null, to: null };
  const name = to ?? from;
  return typeof name === 'string' ? name : null;
}

function toChanges(
  { resourceType, changes }: EventRow,
  shown: Shown,
): components['schemas']['ActivityChanges'] {
  const idFields = idFieldsOf(resourceType);
  const entries = Object.entries(changes).map(([field, { from, to }]) => {
    // They would make pages large. Events have them, those of deleted comments too.
    if (longTextFields.includes(field)) return [field, {}] as const;
    const show = (value: FieldValue) => toValue(idFields[field], value, shown);
    return [field, present({ from: show(from), to: show(to) })] as const;
  });
  return Object.fromEntries(entries);
}

function toValue(prefix: IdPrefix | undefined, value: FieldValue, shown: Shown): unknown {
  if (prefix === undefined) return value;
  if (Array.isArray(value)) return value.map((id: string) => toNamedItem(prefix, id, shown));
  return typeof value === 'string' ? toNamedItem(prefix, value, shown) : value;
}

export const activityHandlers = {
  listBoardActivity: async (ctx, input) => {
    const page = pageRequest<EventPosition>(input);
    return toActivityPage(await activity.listBoardActivity(ctx, fromTypeId(input.path.id), page));
  },
  listCardActivity: async (ctx, input) => {
    const page = pageRequest<EventPosition>(input);
    return toActivityPage(await activity.listCardActivity(ctx, fromTypeId(input.path.id), page));
  },
} satisfies Partial<Handlers>;
