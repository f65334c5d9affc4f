import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BoardColumn } from './board-column.tsx';
import { DragPreview } from './drag-preview.tsx';
import { DragListener } from './drags.ts';
import { listenForMoveKeys, moveHelpId } from './keyboard-moves.ts';
import { useStore } from './store-context.ts';

export function ColumnList() {
  const store = useStore();
  const ref = useRef<HTMLOListElement>(null);
  const { selection } = store;
  const isSelecting = useComputed(() => selection.isSelecting.value || !selection.isEmpty).value;
  useEffect(() => listenForMoveKeys(store), [store]);
  useEffect(() => (ref.current ? new DragListener(store, ref.current).listen() : undefined), [store]);
  return (
    <>
      <p id={moveHelpId} hidden>
        Press Space to move the card with the arrow keys, X to select it.
      </p>
      <ol ref={ref} class={isSelecting ? 'columns is-selecting' : 'columns'} aria-label="Columns">
        {store.columns.value.map((entry) => (
          <BoardColumn key={entry.column.id} entry={entry} />
        ))}
      </ol>
      <DragPreview />
    </>
  );
}
