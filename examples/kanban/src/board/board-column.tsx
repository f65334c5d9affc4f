import { useState } from 'preact/hooks';
import { attempt } from '../api.ts';
import type { SnapshotColumn } from '../api.ts';
import { CardTile } from './card-tile.tsx';
import { useDropColumn } from './drag-and-drop.ts';
import { isFiltering } from './filters.ts';
import { NewCardForm } from './new-card-form.tsx';
import { useStore } from './store-context.ts';

export function BoardColumn({ entry }: { readonly entry: SnapshotColumn }) {
  const { column, cards } = entry;
  const { ref, isOver } = useDropColumn(column.id);
  return (
    <li ref={ref} class={isOver ? 'column is-over' : 'column'}>
      <h2>
        {column.color !== undefined && (
          <span class="column-color" data-color={column.color} aria-hidden="true" />
        )}
        {column.name} {column.done && <DoneMark />} <CardCount entry={entry} />
      </h2>
      <ol class="cards" aria-label={`Cards in ${column.name}`}>
        {cards.map((card) => (
          <CardTile key={card.id} card={card} columnId={column.id} />
        ))}
      </ol>
      <MoreCards entry={entry} />
      <NewCardForm columnId={column.id} columnName={column.name} />
    </li>
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
