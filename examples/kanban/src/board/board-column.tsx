import { useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import type { SnapshotColumn } from '../api.ts';
import { confirmInWords } from '../shared/confirmation.tsx';
import { Icon } from '../shared/icons.tsx';
import { notifyDeleted } from '../trash/undeletion.ts';
import { CardTile } from './card-tile.tsx';
import { useIsOver } from './drags.ts';
import { isFiltering } from './filters.ts';
import { NewCardForm } from './new-card-form.tsx';
import { useStore } from './store-context.ts';

export function BoardColumn({ entry }: { readonly entry: SnapshotColumn }) {
  const store = useStore();
  const { column, cards, card_count: count } = entry;
  const isOver = useIsOver(store, { columnId: column.id });
  const { canEdit } = store.rights.value;
  return (
    <li data-column-id={column.id} class={isOver ? 'column is-over' : 'column'}>
      <div class="column-head">
        <h2>
          {column.color !== undefined && (
            <span class="column-color" data-color={column.color} aria-hidden="true" />
          )}
          {column.name} {column.done && <DoneMark />} <CardCount entry={entry} />
        </h2>
        {store.selection.isSelecting.value && cards.length > 0 && <SelectAll entry={entry} />}
        {canEdit && count === 0 && <DeleteColumn column={column} />}
      </div>
      <ol class="cards" aria-label={`Cards in ${column.name}`}>
        {cards.map((card) => (
          <CardTile key={card.id} card={card} columnId={column.id} />
        ))}
      </ol>
      <MoreCards entry={entry} />
      {canEdit && <NewCardForm columnId={column.id} columnName={column.name} />}
    </li>
  );
}

function SelectAll({ entry: { column, cards } }: { readonly entry: SnapshotColumn }) {
  const { selection } = useStore();
  const isComplete = cards.every(({ id }) => selection.has(id));
  return (
    <button
      type="button"
      class="quiet"
      aria-label={`${isComplete ? 'Deselect' : 'Select'} all cards in ${column.name}`}
      onClick={() => {
        selection.toggleColumn(column.id);
      }}
    >
      {isComplete ? 'None' : 'All'}
    </button>
  );
}

/** Only empty columns can be deleted. What they had archived moves to the column beside them. */
function DeleteColumn({ column: { id, name } }: Pick<SnapshotColumn, 'column'>) {
  const store = useStore();
  const remove = async (): Promise<void> => {
    const text = 'You can restore it from the trash for 30 days.';
    if (!(await confirmInWords({ title: `Delete the column “${name}”?`, text, action: 'Delete column' })))
      return;
    const params = { path: { id } };
    const isDeleted = await attempt(async () => {
      await store.change(() => api().DELETE('/v1/columns/{id}', { params }));
      return true;
    });
    if (isDeleted === undefined) return;
    notifyDeleted(`Deleted the column “${name}”.`, () =>
      store.change(() => api().POST('/v1/columns/{id}/restore', { params })),
    );
  };
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={`Delete the column ${name}`}
      title="Delete column"
      onClick={() => void remove()}
    >
      <Icon name="trash" />
    </button>
  );
}

function DoneMark() {
  return (
    <span class="done-mark" title="Cards that arrive here are completed">
      ✓<span class="visually-hidden"> completes cards</span>
    </span>
  );
}

/** With the limit of work in progress, if the column has one. */
function CardCount({ entry: { column, card_count: count, cards } }: { readonly entry: SnapshotColumn }) {
  const { filter } = useStore();
  const limit = column.wip_limit;
  if (isFiltering(filter.value)) return <span class="count">{`${cards.length} of ${count}`}</span>;
  if (limit === undefined) return <span class="count">{count}</span>;
  return (
    <span class={count > limit ? 'count over' : 'count'} title={`Limit of work in progress: ${limit}`}>
      {count} / {limit}
    </span>
  );
}

function MoreCards({ entry: { column, next_cursor: cursor } }: { readonly entry: SnapshotColumn }) {
  const store = useStore();
  const [isLoading, setLoading] = useState(false);
  if (cursor === undefined) return null;
  const load = async (): Promise<void> => {
    setLoading(true);
    await attempt(() => store.loadMore(column.id));
    setLoading(false);
  };
  return (
    <button type="button" class="quiet" disabled={isLoading} onClick={() => void load()}>
      {isLoading ? 'Loading…' : 'Show more cards'}
      <span class="visually-hidden"> of {column.name}</span>
    </button>
  );
}
