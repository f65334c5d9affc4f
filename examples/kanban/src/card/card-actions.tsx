import { attempt } from '../api.ts';
import type { Card } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { goTo } from '../routes.ts';

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
  const remove = async (): Promise<void> => {
    if (!confirm(`Delete “${card.title}” with its comments? This can't be undone.`)) return;
    const isDeleted = await attempt(async () => {
      await store.deleteCard(id, etag);
      return true;
    });
    if (isDeleted === true) goTo({ boardId: store.id });
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
      <button type="button" class="danger" onClick={() => void remove()}>
        Delete
      </button>
    </div>
  );
}
