/** What a recorded event looks like, and what batches of cards write into the event log. */
import { expect } from 'vitest';
import type { World } from './operation-calls.ts';

export interface ExpectedEvent {
  readonly type: string;
  /** The TypeID of the resource; absent where the service made it on the way. */
  readonly id?: string;
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** What an operation records, in order. `id` is that of the resource in the answer. */
export type Expectation = (world: World, id: string) => readonly ExpectedEvent[];

export const set = (value: unknown) => ({ from: null, to: value });
export const cleared = (value: unknown) => ({ from: value, to: null });
export const anyTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

function cardMoved(
  id: string,
  [from, to]: readonly [string, string],
  above: { readonly from: unknown; readonly to: unknown },
): ExpectedEvent {
  return { type: 'card.moved', id, changes: { column_id: { from, to }, after_card_id: above } };
}

export const batchExpectations = {
  createCards: (world) => [
    {
      type: 'card.created',
      changes: {
        title: set('New'),
        column_id: set(world.columnId),
        label_ids: set([world.labelId]),
        assignee_ids: set([world.memberId]),
      },
    },
    { type: 'card.created', changes: { title: set('Newer'), column_id: set(world.columnId) } },
  ],
  importCards: (world) => [
    {
      type: 'card.created',
      changes: {
        title: set('New'),
        column_id: set(world.columnId),
        label_ids: set([world.labelId]),
        assignee_ids: set([world.memberId]),
        completed_at: set('2024-04-02T16:40:00.000Z'),
        external_source: set('trello'),
        external_id: set('c1'),
        created_by: set(world.memberId),
        created_at: set('2024-03-04T09:12:00.000Z'),
      },
    },
    {
      type: 'comment.created',
      changes: {
        body: set('Newer'),
        external_source: set('trello'),
        external_id: set('m1'),
        created_by: set(world.userId),
        created_at: set('2024-03-11T08:30:00.000Z'),
      },
    },
  ],
  importComments: (world) => [
    {
      type: 'comment.created',
      changes: {
        card_id: set(world.cardId),
        body: set('New'),
        external_source: set('trello'),
        external_id: set('m2'),
        created_by: set(world.memberId),
        created_at: set(anyTime),
      },
    },
  ],
  updateCards: (world) => [
    {
      type: 'card.updated',
      id: world.cardId,
      changes: { title: { from: 'First', to: 'Newest' } },
    },
    {
      type: 'card.updated',
      id: world.batchCardIds[1],
      changes: { title: { from: 'B', to: 'Newer' }, assignee_ids: { from: [], to: [world.memberId] } },
    },
  ],
  moveCards: ({ batchCardIds: [first, second], batchColumnIds: [columnId], ...world }) => [
    cardMoved(world.archivedCardId, [world.columnId, world.columnId], {
      from: world.nextCardId,
      to: world.cardId,
    }),
    cardMoved(second, [columnId, columnId], cleared(first)),
  ],
  archiveCards: (world) =>
    world.batchCardIds.slice(0, 2).map((id) => ({
      type: 'card.archived',
      id,
      changes: { archived_at: set(anyTime) },
    })),
  restoreCards: (world) => [
    { type: 'card.restored', id: world.batchCardIds[2], changes: { archived_at: cleared(anyTime) } },
  ],
  moveColumnCards: ({ batchCardIds: [, , third, fourth, fifth], batchColumnIds: [target, source] }) => [
    cardMoved(fourth, [source, target], set(third)),
    cardMoved(fifth, [source, target], set(fourth)),
  ],
  archiveColumnCards: (world) =>
    world.batchCardIds.slice(0, 2).map((id) => ({
      type: 'card.archived',
      id,
      changes: { archived_at: set(anyTime) },
    })),
  sortColumnCards: ({ batchCardIds: [, , , fourth, fifth], batchColumnIds: [, columnId] }) => [
    cardMoved(fifth, [columnId, columnId], cleared(fourth)),
    cardMoved(fourth, [columnId, columnId], set(fifth)),
  ],
} satisfies Record<string, Expectation>;
