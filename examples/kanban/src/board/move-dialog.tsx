import { useEffect, useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import type { SnapshotCard, SnapshotColumn } from '../api.ts';
import { moveToBoard } from '../selection/bulk-changes.ts';
import { Dialog } from '../shared/dialog.tsx';
import { plural } from '../shared/texts.ts';
import { useStore } from './store-context.ts';

interface Props {
  readonly cards: readonly SnapshotCard[];
  /** @param hasMoved whether the cards have left this board */
  readonly onClose: (hasMoved: boolean) => void;
}

/** Moving cards to another board without dragging. */
export function MoveDialog({ cards, onClose }: Props) {
  const store = useStore();
  const [boardId, setBoardId] = useState('');
  const [columnId, setColumnId] = useState('');
  const columns = useColumns(boardId);
  const [first] = columns;
  const what = cards.length === 1 ? `“${cards[0]?.title ?? ''}”` : plural(cards.length, 'card');
  const move = async (): Promise<void> => {
    const target = columnId === '' ? first?.id : columnId;
    if (target !== undefined && (await moveToBoard(store, cards, { boardId, columnId: target })))
      onClose(true);
  };
  return (
    <Dialog
      label="Move to another board"
      class="move-dialog"
      onClose={() => {
        onClose(false);
      }}
    >
      <h2>Move {what} to another board</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <Choice
          label="Board"
          value={boardId}
          options={[
            { id: '', name: 'Choose a board' },
            ...store.boards.value.filter(({ id, archived_at: at }) => id !== store.id && at === undefined),
          ]}
          onChoose={(id) => {
            setBoardId(id);
            setColumnId('');
          }}
        />
        {first && (
          <Choice label="Column" value={columnId || first.id} options={columns} onChoose={setColumnId} />
        )}
        <button type="submit" class="primary" disabled={!first}>
          Move
        </button>
      </form>
    </Dialog>
  );
}

function useColumns(boardId: string) {
  const [columns, setColumns] = useState<readonly SnapshotColumn['column'][]>([]);
  useEffect(() => {
    setColumns([]);
    if (boardId === '') return;
    const params = { path: { id: boardId }, query: { limit: 100 } };
    void attempt(() => api().GET('/v1/boards/{id}/columns', { params })).then((read) => {
      if (read) setColumns(read.data.data.filter(({ board_id: id }) => id === boardId));
    });
  }, [boardId]);
  return columns;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        required
        value={value}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
