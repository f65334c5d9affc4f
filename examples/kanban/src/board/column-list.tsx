import { useEffect } from 'preact/hooks';
import { BoardColumn } from './board-column.tsx';
import { listenForMoveKeys, moveHelpId } from './keyboard-moves.ts';
import { useStore } from './store-context.ts';

export function ColumnList() {
  const store = useStore();
  useEffect(() => listenForMoveKeys(store), [store]);
  return (
    <>
      <p id={moveHelpId} hidden>
        Press Space to move the card with the arrow keys.
      </p>
      <ol class="columns" aria-label="Columns">
        {store.columns.value.map((entry) => (
          <BoardColumn key={entry.column.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}
