import { useState } from 'preact/hooks';
import { attempt } from '../api.ts';
import type { SnapshotColumn } from '../api.ts';
import { CardTile } from './card-tile.tsx';
import { useDropColumn } from './drag-and-drop.ts';
import { isFiltering } from './filters.ts';
import { NewCardForm } from './new-card-form.tsx';
import { useStore } from './store-context.ts';

export function BoardColumn({ entry }: { readonly entry: SnapshotColumn }) {
  const { filter } = useStore();
  const { column, card_count: count, cards } = entry;
  const { ref, isOver } = useDropColumn(column.id);
  const headingId = `heading-${column.id}`;
  const shown = isFiltering(filter.value) ? `${cards.length} of ${count}` : `${count}`;
  return (
    <section
      ref={ref}
      class={`column${isOver ? ' is-over' : ''}`}
      role="listitem"
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        {column.name} <span class="count">{shown}</span>
      </h2>
      <ol class="cards" aria-label={`Cards in ${column.name}`}>
        {cards.map((card) => (
          <CardTile key={card.id} card={card} columnId={column.id} />
        ))}
      </ol>
      <MoreCards entry={entry} />
      <NewCardForm columnId={column.id} columnName={column.name} />
    </section>
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
