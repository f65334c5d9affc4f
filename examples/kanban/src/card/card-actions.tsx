import { useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import type { Card } from '../api.ts';
import type { BoardStore } from '../board/board-store.ts';
import { MoveDialog } from '../board/move-dialog.tsx';
import { useStore } from '../board/store-context.ts';
import { goTo } from '../routes.ts';
import { confirmInWords } from '../shared/confirmation.tsx';
import { notifyDeleted } from '../trash/undeletion.ts';

interface Props {
  readonly card: Card;
  readonly onChanged: (card: Card) => void;
}

/** What can be done with the whole card. The choice of a column is also a way to move it without dragging. */
export function CardActions({ card, onChanged }: Props) {
  const store = useStore();
  const { id, etag = '' } = card;
  const isCompleted = card.completed_at !== undefined;
  const toggle = async (): Promise<void> => {
    const completedAt = isCompleted ? null : new Date().toISOString();
    const changed = await attempt(() => store.updateCard(id, etag, { completed_at: completedAt }));
    if (changed) onChanged(changed);
  };
  const move = async (columnId: string): Promise<void> => {
    const moved = await store.moveCardTo(id, columnId, { position: 'top' });
    if (moved) onChanged(moved);
  };
  return (
    <div class="card-actions">
      <label class="field">
        <span>Column</span>
        <select
          value={store.card(id)?.column_id ?? card.column_id}
          onChange={(event) => void move(event.currentTarget.value)}
        >
          {store.snapshot.value?.columns.map(({ column }) => (
            <option key={column.id} value={column.id}>
              {column.name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void toggle()}>
        {isCompleted ? 'Reopen' : 'Complete'}
      </button>
      <MoveButton cardId={id} />
      <button type="button" class="danger" onClick={() => void deleteCard(store, card)}>
        Delete
      </button>
    </div>
  );
}

async function deleteCard(store: BoardStore, { id, etag = '', title }: Card): Promise<void> {
  const question = {
    title: `Delete “${title}”?`,
    text: 'Its comments and share links go with it. You can restore it from the trash for 30 days.',
    action: 'Delete card',
  };
  if (!(await confirmInWords(question))) return;
  // First, so that the dialog doesn't read what is gone.
  goTo({ boardId: store.id });
  const isDeleted = await attempt(async () => {
    await store.deleteCard(id, etag);
    return true;
  });
  if (isDeleted === undefined) return;
  const params = { path: { id } };
  notifyDeleted(`Deleted “${title}”.`, () =>
    store.change(() => api().POST('/v1/cards/{id}/restore', { params })),
  );
}

function MoveButton({ cardId }: { readonly cardId: string }) {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const card = store.card(cardId);
  if (!card || store.boards.value.length < 2) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        Move to another board…
      </button>
      {isOpen && (
        <MoveDialog
          cards={[card]}
          onClose={(hasMoved) => {
            setOpen(false);
            if (hasMoved) goTo({ boardId: store.id });
          }}
        />
      )}
    </>
  );
}
