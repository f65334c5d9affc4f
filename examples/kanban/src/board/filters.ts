/** Which of the loaded cards are shown. */
import type { SnapshotCard, SnapshotColumn } from '../api.ts';
import { isPast } from '../shared/times.ts';

export interface Filter {
  readonly text: string;
  /** Empty for any, as the other two. */
  readonly labelId: string;
  readonly assigneeId: string;
  readonly state: '' | 'open' | 'completed' | 'overdue';
}

export const noFilter: Filter = { text: '', labelId: '', assigneeId: '', state: '' };

export function isFiltering({ text, labelId, assigneeId, state }: Filter): boolean {
  return [text.trim(), labelId, assigneeId, state].some((value) => value !== '');
}

export function filteredColumns(
  columns: readonly SnapshotColumn[],
  filter: Filter,
  now: Date,
): readonly SnapshotColumn[] {
  if (!isFiltering(filter)) return columns;
  return columns.map((entry) => ({
    ...entry,
    cards: entry.cards.filter((card) => matches(card, filter, now)),
  }));
}

export function isOverdue(card: SnapshotCard, now: Date): boolean {
  return card.completed_at === undefined && isPast(card, now);
}

function matches(card: SnapshotCard, { text, labelId, assigneeId, state }: Filter, now: Date): boolean {
  return (
    card.title.toLowerCase().includes(text.trim().toLowerCase()) &&
    (labelId === '' || card.label_ids.includes(labelId)) &&
    (assigneeId === '' || card.assignee_ids.includes(assigneeId)) &&
    isInState(card, state, now)
  );
}

function isInState(card: SnapshotCard, state: Filter['state'], now: Date): boolean {
  if (state === 'overdue') return isOverdue(card, now);
  if (state === 'open') return card.completed_at === undefined;
  return state === '' || card.completed_at !== undefined;
}
