import { useRef, useState } from 'preact/hooks';
import { attempt } from '../api.ts';
import { newKey } from '../shared/keys.ts';
import { useStore } from './store-context.ts';

interface Props {
  readonly columnId: string;
  readonly columnName: string;
}

export function NewCardForm({ columnId, columnName }: Props) {
  const store = useStore();
  const [title, setTitle] = useState('');
  // Kept until a card is created, so that a second try after a lost response doesn't create another one.
  const key = useRef(newKey());
  const [isSending, setSending] = useState(false);
  const create = async (): Promise<void> => {
    if (title.trim() === '' || isSending) return;
    setSending(true);
    const created = await attempt(async () => {
      await store.createCard(columnId, title, key.current);
      return true;
    });
    setSending(false);
    if (created === undefined) return;
    key.current = newKey();
    // What was typed meanwhile stays.
    setTitle((shown) => (shown === title ? '' : shown));
  };
  return (
    <form
      class="new-card"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <input
        aria-label={`Title of a new card in ${columnName}`}
        placeholder="+ Add a card"
        maxLength={500}
        value={title}
        onInput={(event) => {
          key.current = newKey();
          setTitle(event.currentTarget.value);
        }}
      />
      {title.trim() !== '' && (
        <button type="submit" class="primary">
          Add
        </button>
      )}
    </form>
  );
}
