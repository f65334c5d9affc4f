/** The readable history of boards and cards: events with the names of what they are about. */
import { getBoard } from '../access/board-access.ts';
import { findSeenPeople } from '../access/people-rows.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { toPage } from '../core/pages.ts';
import type { Page, PageRequest, SizedRow } from '../core/pages.ts';
import { idFieldsOf } from '../core/resources.ts';
import type { ResourceName } from '../core/resources.ts';
import { placeEvents } from '../events/event-log-rows.ts';
import { currentPosition } from '../events/event-positions.ts';
import type { EventReader } from '../events/event-readers.ts';
import { listActivityRows } from '../events/event-rows.ts';
import type { ActivityPlace, EventPosition, EventRow } from '../events/event-rows.ts';
import type { FieldValue } from '../events/events.ts';
import { findNameRows } from './activity-rows.ts';
import type { NamedType } from './activity-rows.ts';
import { getCard } from './card-rows.ts';

/** The names of everything in a page, by UUID. What no longer exists has none. */
export type Names = ReadonlyMap<string, string>;

export interface ActivityPage extends Page<EventRow, EventPosition> {
  readonly names: Names;
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function listBoardActivity(
  ctx: Context & PlanSettings,
  boardId: string,
  page: PageRequest<EventPosition>,
): Promise<ActivityPage> {
  const board = await getBoard(ctx, boardId);
  return listActivity(ctx, { workspaceId: board.workspaceId, boardId: board.id }, board, page);
}

/** With the activity of the card's comments and share links. @throws {AppError} `not_found`, `insufficient_role` */
export async function listCardActivity(
  ctx: Context & PlanSettings,
  cardId: string,
  page: PageRequest<EventPosition>,
): Promise<ActivityPage> {
  const { id, workspaceId, boardId, role } = await getCard(ctx, cardId);
  // Nothing that only guests don't see is about a card.
  const reader = { role, workspaceRole: role };
  return listActivity(ctx, { workspaceId, boardId, cardId: id }, reader, page);
}

async function listActivity(
  ctx: Context & PlanSettings,
  place: ActivityPlace,
  reader: EventReader,
  page: PageRequest<EventPosition>,
): Promise<ActivityPage> {
  const shownFrom = await eventsShownFrom(ctx, place.workspaceId);
  await placeEvents(ctx.tx);
  const after = await currentPosition(ctx.tx, page.after);
  const found = await listActivityRows(ctx.tx, place, reader, {
    limit: page.limit,
    ...(after !== undefined && { after }),
  });
  // Filtered here and not by the statement, which would look for newer ones through the whole rest of the log.
  const rows = found.filter(({ occurredAt }) => shownFrom === undefined || occurredAt >= shownFrom);
  const { rows: recorded, next } = toPage(rows, page.limit, positionAfter);
  const shown = await withoutOtherBoards(ctx, place, recorded);
  const names = await findNames(ctx, place.boardId, shown);
  const fitting = toPage(withNameBytes(shown, names), page.limit, positionAfter);
  return { ...(next !== undefined && { next }), ...fitting, names };
}

const positionAfter = ({ position }: EventRow): EventPosition => ({ position: String(position) });

const typesOnBoards: ReadonlySet<ResourceName | undefined> = new Set(['board', 'column', 'label', 'card']);

/** Events from before a card moved to its board show neither what is on the other board nor people whom the reader doesn't see. */
async function withoutOtherBoards(
  { tx, principal }: Context,
  { workspaceId, boardId }: ActivityPlace,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const others = rows.filter((row) => row.boardId !== boardId);
  if (others.length === 0) return rows;
  const seen = await findSeenPeople(tx, principal, workspaceId, others.flatMap(peopleOf));
  return rows.map((row) => (row.boardId === boardId ? row : withoutItsBoard(row, seen)));
}

/** The ids of the people that an event names. */
function peopleOf({ resourceType, actorUserId, changes }: EventRow): string[] {
  const idFields = idFieldsOf(resourceType);
  const named = Object.entries(changes).flatMap(([field, { from, to }]) =>
    idFields[field] === 'user' ? [from, to].flat() : [],
  );
  return [actorUserId, ...named].filter((id) => typeof id === 'string');
}

/** The card of a comment or a share link stays: it is the one that moved. */
function withoutItsBoard(row: EventRow, seenPeople: ReadonlySet<string>): EventRow {
  const idFields = idFieldsOf(row.resourceType);
  const show = (field: string, value: FieldValue): FieldValue => {
    if (field !== 'card_id' && typesOnBoards.has(idFields[field])) return null;
    return idFields[field] === 'user' ? withoutUnseen(value, seenPeople) : value;
  };
  const changes = Object.entries(row.changes).map(([field, change]) => [
    field,
    { ...change, from: show(field, change.from), to: show(field, change.to) },
  ]);
  const hasSeenActor = row.actorUserId !== null && seenPeople.has(row.actorUserId);
  return {
    ...row,
    actorUserId: hasSeenActor ? row.actorUserId : null,
    changes: Object.fromEntries(changes) as EventRow['changes'],
  };
}

function withoutUnseen(value: FieldValue, seenPeople: ReadonlySet<string>): FieldValue {
  if (Array.isArray(value)) return (value as readonly string[]).filter((id) => seenPeople.has(id));
  return typeof value === 'string' && !seenPeople.has(value) ? null : value;
}

/** Everything that an event names, as often as it names it. */
function namedIn({ resourceType, resourceId, cardId, actorUserId, changes }: EventRow) {
  const idFields = idFieldsOf(resourceType);
  const changed = Object.entries(changes).flatMap(([field, { from, to }]) =>
    [from, to].flat().map((id) => ({ type: idFields[field], id })),
  );
  return [
    { type: resourceType, id: resourceId },
    { type: 'card', id: cardId },
    { type: 'user', id: actorUserId },
    ...changed,
  ];
}

/** What the JSON of a name has besides it and its id: `{"id":"","name":}`, and a prefix in place of a UUID's digits. */
const nameMarkupBytes = 20;

/** With the bytes of names, which events don't have: one that replaces 50 labels by others shows 100 of them. */
function withNameBytes(rows: readonly EventRow[], names: Names): (EventRow & SizedRow)[] {
  const bytesById = new Map(
    [...names].map(([id, name]) => [id, Buffer.byteLength(JSON.stringify(name)) + nameMarkupBytes]),
  );
  return rows.map((row: EventRow & SizedRow) => {
    const sizes = namedIn(row).map(({ id }) => (typeof id === 'string' ? (bytesById.get(id) ?? 0) : 0));
    return { ...row, bytes: sizes.reduce((sum, bytes) => sum + bytes, row.bytes ?? 0) };
  });
}

async function findNames({ tx }: Context, boardId: string, events: readonly EventRow[]): Promise<Names> {
  const ids = { board: new Set<string>(), column: new Set<string>(), label: new Set<string>() };
  const all: Readonly<Record<NamedType, Set<string>>> = { ...ids, card: new Set(), user: new Set() };
  for (const { type, id } of events.flatMap(namedIn)) {
    if (typeof id === 'string' && type !== undefined && type in all) all[type as NamedType].add(id);
  }
  const lists = Object.fromEntries(Object.entries(all).map(([type, set]) => [type, [...set]]));
  const rows = await findNameRows(tx, lists as Record<NamedType, string[]>);
  // Names of other boards are none of the reader's business: cards that have moved lead there.
  const own = rows.filter((row) => row.boardId === null || row.boardId === boardId);
  return new Map(own.map(({ id, name }) => [id, name]));
}
