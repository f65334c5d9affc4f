/**
 * Cards as texts. By hand: PostgreSQL writes most of a card's JSON, and one text for all cards of a page, so that neither the
 * driver nor the renderer makes objects of values that are shown as they are (docs/decisions/0120-pages-as-texts.md).
 */
import { columnName, columnOf } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { CardModel } from '../../../generated/prisma/models.ts';
import { isoDay, isoTime } from './card-rows.ts';

/** A card as lists and snapshots show it. */
export interface CardText {
  readonly id: string;
  readonly columnId: string;
  readonly createdBy: string;
  /** ISO 8601 in UTC, as `updatedAt` is. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** A decimal number, as `number` is. */
  readonly version: string;
  readonly number: string;
  readonly cardKey: string;
  readonly rank: string;
  readonly hasDescription: boolean;
  /** The JSON of its other properties but ids, each after a comma: `,"title":"Call"`. */
  readonly details: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
}

/** The cards of a page with what belongs to them. Without lines, a text is null. */
export interface CardTextsRow {
  readonly cards: string | null;
  readonly cardLabels: string | null;
  readonly cardAssignees: string | null;
}

/** Values as a line of a text. Neither ids nor JSON have tabs or line breaks: they are escaped in strings. */
export function linesOf(values: Prisma.Sql, order: Prisma.Sql = Prisma.empty): Prisma.Sql {
  return Prisma.sql`string_agg(concat_ws(E'\\t', ${values}), E'\\n' ${order})`;
}

type Write = (column: Prisma.Sql) => Prisma.Sql;
const asJson: Write = (column) => Prisma.sql`to_json(${column})::text`;
const asTime: Write = (column) => Prisma.sql`'"' || ${isoTime(column)} || '"'`;
const asDay: Write = (column) => Prisma.sql`'"' || ${isoDay(column)} || '"'`;

/** The properties that are shown as their columns are, under the same names, in the order of the contract. */
const details = {
  title: asJson,
  externalSource: asJson,
  externalId: asJson,
  description: asJson,
  dueAt: asTime,
  dueOn: asDay,
  startAt: asTime,
  priority: asJson,
  estimate: asJson,
  coverColor: asJson,
  completedAt: asTime,
  archivedAt: asTime,
} satisfies Record<Exclude<keyof CardModel, keyof CardText | 'boardId' | 'workspaceId'>, Write>;

/**
 * One text for all cards of the query `page` of a statement, in its order, which has the columns of cards.
 *
 * @param cardKey the card key of the card's workspace
 */
export function cardLines(cardKey: Prisma.Sql, omitted?: keyof typeof details): Prisma.Sql {
  const written = Object.entries(details).flatMap(([field, write]) => {
    const begin = Prisma.raw(`',"${columnName(field)}":'`);
    return field === omitted ? [] : [Prisma.sql`${begin} || ${write(columnOf(field, 'page'))}`];
  });
  const [createdAt, updatedAt] = [
    plainTime(Prisma.sql`page.created_at`),
    plainTime(Prisma.sql`page.updated_at`),
  ];
  // A detail without a value is NULL, which `concat` leaves out.
  return linesOf(Prisma.sql`
    page.id, page.column_id, page.created_by, ${createdAt}, ${updatedAt}, page.version, page.number, ${cardKey}, page.rank,
    page.description IS NOT NULL, concat(${Prisma.join(written)})`);
}

/** A time as PostgreSQL writes it into JSON unasked, which takes it a fraction of what any format takes. */
function plainTime(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_json(${column} AT TIME ZONE 'UTC')`;
}

const plainLength = '"2026-01-01T00:00:00.000"'.length;

/** ISO 8601 in UTC with milliseconds. PostgreSQL leaves out zeros at the end. */
function isoOf(plain: string): string {
  const time = plain.slice(1, -1);
  if (plain.length === plainLength) return `${time}Z`;
  return `${time.includes('.') ? time.padEnd(23, '0') : `${time}.000`}Z`;
}

/** The cards of `page` that a row `r` can belong to. */
export const isOnPage = Prisma.sql`r.card_id = ANY (ARRAY(SELECT id FROM page))`;

/** The assignees of the cards of `page`. */
export const assigneesOnPage = Prisma.sql`SELECT r.card_id, r.user_id FROM card_assignees r WHERE ${isOnPage}`;

/**
 * The labels and assignees of the cards of `page`. They are found for all cards at once: one lookup for each card takes
 * several times as long.
 */
export const relatedLines = relatedLinesOf(assigneesOnPage);

/** @param assignees the rows of `assigneesOnPage`, if the statement has them already */
export function relatedLinesOf(assignees: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (SELECT ${linesOf(Prisma.sql`r.card_id, r.label_id`, Prisma.sql`ORDER BY r.label_id`)}
      FROM card_labels r WHERE ${isOnPage}) AS "cardLabels",
    (SELECT ${linesOf(Prisma.sql`r.card_id, r.user_id`, Prisma.sql`ORDER BY r.user_id`)}
      FROM (${assignees}) AS r) AS "cardAssignees"`;
}

/** The cards of a row of texts, in their order. */
export function readCardTexts({ cards, cardLabels, cardAssignees }: CardTextsRow): CardText[] {
  if (cards === null) return [];
  const labelIdsOf = readRelated(cardLabels);
  const assigneeIdsOf = readRelated(cardAssignees);
  return cards.split('\n').map((line) => {
    // By index: to take an array apart into as many names takes twice as long.
    const values = line.split('\t');
    const at = (index: number) => values[index] ?? '';
    const id = at(0);
    return {
      id,
      columnId: at(1),
      createdBy: at(2),
      createdAt: isoOf(at(3)),
      updatedAt: isoOf(at(4)),
      version: at(5),
      number: at(6),
      cardKey: at(7),
      rank: at(8),
      hasDescription: at(9) === 't',
      details: at(10),
      labelIds: labelIdsOf(id),
      assigneeIds: assigneeIdsOf(id),
    };
  });
}

const none: readonly string[] = [];

function readRelated(lines: string | null): (cardId: string) => readonly string[] {
  if (lines === null) return () => none;
  const byCard = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [cardId = '', relatedId = ''] = line.split('\t');
    const known = byCard.get(cardId);
    if (known === undefined) byCard.set(cardId, [relatedId]);
    else known.push(relatedId);
  }
  return (cardId) => byCard.get(cardId) ?? none;
}
