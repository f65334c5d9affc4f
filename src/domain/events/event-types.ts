/** The kinds of resources that events are about, and what can happen to each. The contract lists the same types. */

export const resourceVerbs = {
  workspace: ['created', 'updated', 'deleted'],
  member: ['created', 'updated', 'deleted'],
  billing: ['updated', 'plan_changed', 'canceled', 'resumed', 'past_due'],
  billing_link: ['created'],
  plan_preview: ['created'],
  invoice: ['created', 'updated'],
  token: ['created', 'updated', 'deleted'],
  board: ['created', 'updated', 'archived', 'restored', 'deleted'],
  column: ['created', 'updated', 'moved', 'deleted'],
  card: ['created', 'updated', 'moved', 'archived', 'restored', 'deleted'],
  label: ['created', 'updated', 'deleted'],
  comment: ['created', 'updated', 'deleted'],
  share_link: ['created', 'deleted'],
  template: ['created', 'updated', 'deleted'],
} as const satisfies Record<string, readonly string[]>;

export type ResourceType = keyof typeof resourceVerbs;

/** Such as `card.moved`; a verb that the resource does not have, as in `board.past_due`, is a compile error. */
export type EventType = {
  [Resource in ResourceType]: `${Resource}.${(typeof resourceVerbs)[Resource][number]}`;
}[ResourceType];
