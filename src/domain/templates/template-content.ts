/** The content of templates: how it is stored, shown and counted. */
import { createHash } from 'node:crypto';
import type { FieldValue } from '../events/events.ts';
import type { RelativeDate } from './relative-dates.ts';

export interface TemplateCard {
  readonly title: string;
  readonly description?: string;
  /** Names of labels of the template, in any case. */
  readonly labels?: readonly string[];
  /** Roles. */
  readonly assignees?: readonly string[];
  readonly priority?: string;
  readonly estimate?: number;
  readonly cover_color?: string;
  readonly start_in?: RelativeDate;
  readonly due_in?: RelativeDate;
}

export interface TemplateColumn {
  readonly name: string;
  readonly color?: string;
  readonly done?: boolean;
  readonly wip_limit?: number;
  readonly wip_limit_enforced?: boolean;
  readonly cards: readonly TemplateCard[];
}

export interface TemplateLabel {
  readonly name: string;
  readonly color: string;
}

/** What a new board gets from a template. Stored as JSON in the form that the API shows. */
export interface TemplateContent {
  readonly columns: readonly TemplateColumn[];
  readonly labels: readonly TemplateLabel[];
}

/** Content as clients send it. */
export interface SentContent {
  readonly columns: readonly (Omit<TemplateColumn, 'cards'> & { readonly cards?: readonly TemplateCard[] })[];
  readonly labels?: readonly TemplateLabel[];
}

/** The role of the person who creates a board. */
export const creatorRole = 'creator';

/**
 * Content with its properties in one order, all lists, and nothing that is off. Content that means the same becomes
 * equal: PostgreSQL returns JSON properties in another order, and earlier releases stored no lists for cards.
 */
export function wholeContent({ columns, labels = [] }: SentContent) {
  return {
    columns: columns.map(({ name, color, done, wip_limit, wip_limit_enforced, cards = [] }) => ({
      name,
      ...(color !== undefined && { color }),
      ...(done === true && { done }),
      ...(wip_limit !== undefined && { wip_limit }),
      ...(wip_limit_enforced === true && { wip_limit_enforced }),
      cards: cards.map(wholeCard),
    })),
    labels: labels.map(({ name, color }) => ({ name, color })),
  };
}

function wholeCard(card: TemplateCard) {
  const { title, description, labels = [], assignees = [], priority, estimate, cover_color } = card;
  return {
    title,
    ...(description !== undefined && { description }),
    labels: [...labels],
    assignees: [...assignees],
    ...(priority !== undefined && { priority }),
    ...(estimate !== undefined && { estimate }),
    ...(cover_color !== undefined && { cover_color }),
    ...(card.start_in !== undefined && { start_in: wholeDate(card.start_in) }),
    ...(card.due_in !== undefined && { due_in: wholeDate(card.due_in) }),
  };
}

function wholeDate({ days, time }: RelativeDate): RelativeDate {
  return { days, ...(time !== undefined && { time }) };
}

/** The starter cards, each with where it is in the content, as in a JSON pointer. */
export function placedCards({ columns }: TemplateContent) {
  return columns.flatMap(({ cards }, column) =>
    cards.map((card, index) => ({ card, place: `columns/${column}/cards/${index}` })),
  );
}

/** The roles that starter cards are assigned to, in order of appearance. */
export function rolesOf(content: TemplateContent): Set<string> {
  return new Set(content.columns.flatMap(({ cards }) => cards.flatMap(({ assignees = [] }) => assignees)));
}

/** What the event log records about content, which can be a megabyte itself. */
export function contentFields(content: TemplateContent): Record<string, FieldValue> {
  return {
    column_count: content.columns.length,
    label_count: content.labels.length,
    card_count: placedCards(content).length,
    content_sha256: createHash('sha256')
      .update(JSON.stringify(wholeContent(content)))
      .digest('hex'),
  };
}
