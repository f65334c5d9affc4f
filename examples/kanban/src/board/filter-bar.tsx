import { isFiltering, noFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import { useStore } from './store-context.ts';

export function FilterBar() {
  const { filter, snapshot, rights } = useStore();
  const { labels = [], people = [] } = snapshot.value ?? {};
  const { text, labelId, assigneeId, state } = filter.value;
  const set = (changes: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...changes };
  };
  return (
    <search class="filter-bar" aria-label="Filter cards">
      <input
        type="search"
        placeholder="Filter by title"
        aria-label="Filter by title"
        value={text}
        onInput={(event) => {
          set({ text: event.currentTarget.value });
        }}
      />
      <Choice
        label="Label"
        value={labelId}
        options={labels}
        onChoose={(id) => {
          set({ labelId: id });
        }}
      />
      <Choice
        label="Assignee"
        value={assigneeId}
        options={people}
        onChoose={(id) => {
          set({ assigneeId: id });
        }}
      />
      <Choice
        label="State"
        value={state}
        options={states}
        onChoose={(id) => {
          set({ state: id as Filter['state'] });
        }}
      />
      {isFiltering(filter.value) && <FilterResult />}
      {rights.value.canEdit && <SelectToggle />}
    </search>
  );
}

/** Shows a checkbox on every card, where a mouse or the key X would select without. */
function SelectToggle() {
  const { selection } = useStore();
  const isSelecting = selection.isSelecting.value;
  return (
    <button
      type="button"
      class="quiet select-toggle"
      aria-pressed={isSelecting}
      onClick={() => {
        if (isSelecting) selection.clear();
        else selection.isSelecting.value = true;
      }}
    >
      Select cards
    </button>
  );
}

const states: readonly Option[] = [
  { id: 'open', name: 'Open' },
  { id: 'completed', name: 'Completed' },
  { id: 'overdue', name: 'Overdue' },
];

function FilterResult() {
  const { filter, filtered } = useStore();
  const count = filtered.value.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      <span role="status">{count === 1 ? '1 card' : `${count} cards`}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          filter.value = noFilter;
        }}
      >
        Clear
      </button>
    </>
  );
}

interface Option {
  readonly id: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly label: string;
  /** Empty for any. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (id: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      class={value === '' ? '' : 'chosen'}
      value={value}
      onChange={(event) => {
        onChoose(event.currentTarget.value);
      }}
    >
      <option value="">{label}: any</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
