/** How a card is read, found, stored and recorded. */
import { columnName, columnOf, selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { CardModel } from '../../../generated/prisma/models.ts';
import type { Tx } from '../../db/database.ts';
import { LostRaceError } from '../../db/errors.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { RowLock } from '../core/row-locks.ts';
import { requireRole } from '../core/context.ts';
import type { Access, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { eventsInsert } from '../events/event-rows.ts';
import { changesFromNothing, changesToNothing } from '../events/events.ts';
import type { Changes, FieldValue, NewEvent } from '../events/events.ts';
import type { Principal } from '../core/principals.ts';
import type { EventVerb } from '../core/resources.ts';
import { afterDeletion, sentTime } from '../core/versions.ts';
import type { ListedState } from '../core/versions.ts';
import { hasCardRoom } from './card-room-rows.ts';
import type { CardRoom } from './card-room-rows.ts';

/**
 * A card as every query reads it. Times are ISO 8601 text in UTC, which PostgreSQL writes faster than Date does. Days
 * are text too, so that no time zone can shift them.
 */
export type CardRow = {
  readonly [Field in keyof CardModel]: Field extends `${string}At` | 'dueOn'
    ? string | Exclude<CardModel[Field], Date>
    : CardModel[Field];
} & {
  /** What its identifier begins with. */
  readonly cardKey: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
};

/**
 * The fields that people write and that are columns of the card. All of them are stored, changed and recorded in the
 * same way.
 */
export const cardFields = [
  'title',
  'description',
  'dueAt',
  'dueOn',
  'startAt',
  'priority',
  'estimate',
  'coverColor',
  'completedAt',
  'externalSource',
  'externalId',
] as const satisfies readonly (keyof CardModel)[];

export type CardFields = Pick<CardModel, Exclude<(typeof cardFields)[number], 'dueOn'>> &
  Pick<CardRow, 'dueOn'>;

/** A time as ISO 8601 text in UTC with milliseconds. */
export function isoTime(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A day as `YYYY-MM-DD`. */
export function isoDay(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${column}, 'YYYY-MM-DD')`;
}

function readAsText(field: string, column: Prisma.Sql): Prisma.Sql {
  if (field === 'dueOn') return isoDay(column);
  return field.endsWith('At') ? isoTime(column) : column;
}

const keyOfWorkspace = Prisma.sql`(SELECT w.card_key FROM workspaces w WHERE w.id = c.workspace_id)`;

/**
 * The columns of a `CardRow` with some fields of the model, read from the alias `c`.
 *
 * @param cardKey the card key of the workspace, if a statement has it already
 */
export function cardColumnsOf(
  fields: Readonly<Record<string, string>>,
  cardKey: Prisma.Sql = keyOfWorkspace,
): Prisma.Sql {
  return Prisma.sql`
  ${selectList('c', fields, readAsText)}, ${cardKey} AS "cardKey",
  ARRAY(SELECT l.label_id FROM card_labels l WHERE l.card_id = c.id ORDER BY l.label_id)::text[] AS "labelIds",
  ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id ORDER BY a.user_id)::text[] AS "assigneeIds"`;
}

/** The state that a row shows. */
export function cardState({
  id,
  version,
  updatedAt,
}: Pick<CardRow, 'id' | 'updatedAt'> & { readonly version: bigint | string }): ListedState {
  return { id, version: String(version), updatedAt: sentTime(updatedAt) };
}

/** The columns of a `CardRow`. */
export const cardColumns = cardColumnsOf(Prisma.CardScalarFieldEnum);

/**
 * Finds a card that the caller has access to, checks their role, and locks the card if it is about to change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getCard(ctx: Context, id: string, lock: RowLock = 'none'): Promise<CardRow & Access> {
  const card = await findVisibleCard(ctx.tx, ctx.principal, id, lock);
  if (card === undefined) throw notFound();
  requireRole(ctx, card);
  return card;
}

/** A card that is about to go to a column. */
export interface MovingCard extends CardRow, Access {
  /** The board of the column; null if the card's workspace has no such column. */
  readonly targetBoardId: string | null;
}

/** As `getCard`, and looks up the board of a column. @throws {AppError} `not_found`, `insufficient_role` */
export async function getMovingCard(ctx: Context, id: string, columnId: string): Promise<MovingCard> {
  const card = await findVisibleRow<MovingCard>(ctx.tx, {
    columns: Prisma.sql`${cardColumns}, ${accessToBoard}, (
      SELECT k.board_id FROM columns k WHERE k.id = ${columnId}::uuid AND k.workspace_id = b.workspace_id) AS "targetBoardId"`,
    visible: visibleCard(ctx.principal, id),
    locked: undefined,
  });
  if (card === undefined) throw notFound();
  requireRole(ctx, card);
  return card;
}

/** By hand: finds the card and the caller's role in one statement, after it has locked the card. */
function findVisibleCard(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(CardRow & Access) | undefined> {
  return findVisibleRow<CardRow & Access>(tx, {
    columns: Prisma.sql`${cardColumns}, ${accessToBoard}`,
    visible: visibleCard(principal, id),
    locked: lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF c` : undefined,
  });
}

function visibleCard(principal: Principal, id: string): Prisma.Sql {
  return Prisma.sql`${visibleBoards(principal, Prisma.sql`JOIN cards c ON c.board_id = b.id`)} AND c.id = ${id}::uuid`;
}

/** A card has moved to another board while a statement that had found it on the first one waited for its lock. */
export function cardHasLeft(): LostRaceError {
  return new LostRaceError('a card has moved to another board');
}

/** All fields of a new card. What it isn't given is empty. */
export function newCardFields(given: Partial<CardFields>): CardFields {
  return Object.fromEntries(cardFields.map((field) => [field, given[field] ?? null])) as CardFields;
}

const fieldColumns = cardFields.map((field) => columnOf(field));

/** `INSERT INTO cards (…)`. The values of its fields come last, as in `fieldsFrom`. */
export const insertIntoCards = Prisma.sql`
  INSERT INTO cards (id, workspace_id, board_id, column_id, rank, created_by, created_at, updated_at, ${Prisma.join(fieldColumns)})`;

/** The fields of a card in another query. */
export function fieldsFrom(alias: Prisma.Sql): Prisma.Sql {
  return Prisma.join(fieldColumns.map((column) => Prisma.sql`${alias}.${column}`));
}

/** A card to store. */
export type CardToInsert = CardFields &
  Pick<CardModel, 'id' | 'workspaceId' | 'boardId' | 'columnId' | 'rank'>;

/**
 * Inserts a card and its event; neither if its rank is taken or the board has no room. Call it with the column locked, so
 * that the card above it is the one that the event says. By hand: one statement, because cards are added often, and a
 * trigger numbers them.
 */
export function insertCardRow(
  ctx: Context,
  card: CardToInsert,
  event: NewEvent,
  room: CardRoom,
): Promise<CardRow[]> {
  const { workspaceId, boardId, columnId, rank } = card;
  const { principal, now } = ctx;
  return ctx.tx.rows<CardRow>(Prisma.sql`
    WITH c AS (
      ${insertIntoCards}
      SELECT ${card.id}::uuid, ${workspaceId}::uuid, ${boardId}::uuid, ${columnId}::uuid, ${rank}, ${principal.userId}::uuid,
        ${now}::timestamptz, ${now}::timestamptz, ${Prisma.join(cardFields.map((field) => card[field]))}
      WHERE ${hasCardRoom(boardId, room)}
      ON CONFLICT (column_id, rank) DO NOTHING RETURNING *
    ), recorded AS (
      ${eventsInsert([{ ctx, event }], {
        changes: Prisma.sql`
          || (SELECT jsonb_build_object('number', jsonb_build_object('from', NULL, 'to', c.number)) FROM c)
          || COALESCE((
            SELECT jsonb_build_object('after_card_id', jsonb_build_object('from', NULL, 'to', a.id))
            FROM cards a WHERE a.column_id = ${columnId}::uuid AND a.rank < ${rank} ORDER BY a.rank DESC LIMIT 1), '{}')`,
        condition: Prisma.sql`WHERE EXISTS (SELECT 1 FROM c)`,
      })}
    )
    SELECT ${cardColumns} FROM c`);
}

/** Stores the fields of a card and raises its version. By hand: cards change often, and a model takes longer. */
export async function updateCardRow(
  { tx, now }: Context,
  card: CardRow,
): Promise<Pick<CardRow, 'updatedAt' | 'version'>> {
  const assignments = Prisma.join(
    [...cardFields, 'archivedAt' as const].map((field) => Prisma.sql`${columnOf(field)} = ${card[field]}`),
  );
  const [stored] = await tx.rows<Pick<CardRow, 'updatedAt' | 'version'>>(Prisma.sql`
    UPDATE cards c SET ${assignments}, updated_at = ${now}::timestamptz, version = version + 1
    WHERE id = ${card.id}::uuid
    RETURNING ${isoTime(Prisma.sql`c.updated_at`)} AS "updatedAt", c.version`);
  if (stored === undefined) throw new Error('a locked card is gone');
  return stored;
}

/** Waits for comments and links that are being added to a card, and keeps new ones out. By hand: a lock. */
export async function lockCard(tx: Tx, id: string): Promise<void> {
  await tx.later(Prisma.sql`SELECT 1 FROM cards WHERE id = ${id}::uuid FOR UPDATE`);
}

/** Deletes a card that is locked. By hand: goes out with the events. */
export async function deleteCardRow(tx: Tx, id: string): Promise<void> {
  await tx.later(Prisma.sql`DELETE FROM cards WHERE id = ${id}::uuid`);
}

/** The event of a change to a card, given as it is now. */
export function cardEvent(
  card: Pick<CardRow, 'id' | 'workspaceId' | 'boardId' | 'version'>,
  verb: EventVerb<'card'>,
  changes: Changes,
) {
  return {
    type: `card.${verb}`,
    workspaceId: card.workspaceId,
    resourceId: card.id,
    boardId: card.boardId,
    changes,
    version: card.version,
  } as const;
}

/** The event of a card that is no longer on its board, given as it was there. */
export function departureEvent(card: CardRow, verb: 'deleted' | 'moved_out') {
  return cardEvent(afterDeletion(card), verb, changesToNothing(fieldsOf(card)));
}

/**
 * The event of a card that is on a board again, or arrives there from another one, with everything that a follower needs
 * to show it.
 *
 * @param aboveId the card right above it; null at the top of the column
 */
export function arrivalEvent(card: CardRow, verb: 'restored' | 'moved_in', aboveId: string | null) {
  const { number, createdBy, createdAt } = card;
  const own = { ...fieldsOf(card), number, created_by: createdBy, created_at: createdAt };
  return cardEvent(card, verb, changesFromNothing({ ...own, after_card_id: aboveId }));
}

/** What the event log records about a card. */
export function fieldsOf(
  card: Pick<CardRow, 'labelIds' | 'assigneeIds' | 'archivedAt' | keyof CardFields> & {
    readonly columnId: string | null;
  },
): Record<string, FieldValue> {
  return {
    column_id: card.columnId,
    label_ids: card.labelIds,
    assignee_ids: card.assigneeIds,
    archived_at: card.archivedAt,
    ...Object.fromEntries(cardFields.map((field) => [columnName(field), card[field]])),
  };
}

type WrittenFields = CardFields & Pick<CardModel, 'archivedAt'>;

/** Fields in the form of a `CardRow`. */
export function asRead<Fields extends Partial<WrittenFields>>(
  fields: Fields,
): Pick<CardRow, keyof Fields & keyof CardRow> {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Pick<CardRow, keyof Fields & keyof CardRow>;
}
