import { useEffect, useRef, useState } from 'preact/hooks';
import { MoveDialog } from '../board/move-dialog.tsx';
import { useStore } from '../board/store-context.ts';
import { priorities } from '../card/priorities.ts';
import { addressOf } from '../routes.ts';
import { Menu } from '../shared/menu.tsx';
import { plural } from '../shared/texts.ts';
import { archiveSelected, moveSelected, updateSelected } from './bulk-changes.ts';
import { ChoiceForm } from './choice-form.tsx';

/** What can be done with the selected cards. Escape ends the selection. */
export function BulkBar() {
  const store = useStore();
  const { selection } = store;
  const { length } = selection.cards.value;
  const isShown = length > 0 || selection.refusal.value !== undefined;
  useEffect(() => {
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) selection.clear();
    };
    if (isShown) document.addEventListener('keydown', end);
    return () => {
      document.removeEventListener('keydown', end);
    };
  }, [selection, isShown]);
  const wasShown = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the bar.
    const isLost = wasShown.current && !isShown && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('.select-toggle')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section class="bulk-bar" aria-label="Selected cards">
      <RefusalList />
      <div class="bulk-actions">
        <strong>{plural(length, 'card')} selected</strong>
        {length > 0 && <BulkActions />}
        <button
          type="button"
          class="quiet clear"
          onClick={() => {
            selection.clear();
          }}
        >
          Clear selection
        </button>
      </div>
    </section>
  );
}

function BulkActions() {
  const store = useStore();
  const [isSending, setSending] = useState(false);
  const run = async (change: () => Promise<void>): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await change();
    setSending(false);
  };
  return (
    <>
      <MoveMenu onRun={run} />
      <LabelMenu onRun={run} />
      <AssigneeMenu onRun={run} />
      <PriorityMenu onRun={run} />
      <button type="button" disabled={isSending} onClick={() => void run(() => archiveSelected(store))}>
        Archive
      </button>
    </>
  );
}

interface MenuProps {
  readonly onRun: (change: () => Promise<void>) => Promise<void>;
}

function MoveMenu({ onRun }: MenuProps) {
  const store = useStore();
  const [isLeaving, setLeaving] = useState(false);
  const moveTo = (columnId: string) => {
    const { cards = [] } = store.filtered.peek().find(({ column }) => column.id === columnId) ?? {};
    const index = cards.filter(({ id }) => !store.selection.has(id)).length;
    return onRun(() => moveSelected(store, { columnId, index }));
  };
  return (
    <>
      <Menu label="Move">
        {(close) => (
          <>
            {store.loaded.value.map(({ column: { id, name } }) => (
              <MenuItem key={id} name={name} onChoose={() => moveTo(id)} close={close} />
            ))}
            {store.boards.value.length > 1 && (
              <MenuItem
                name="Another board…"
                onChoose={() => {
                  setLeaving(true);
                }}
                close={close}
              />
            )}
          </>
        )}
      </Menu>
      {isLeaving && (
        <MoveDialog
          cards={store.selection.cards.value}
          onClose={() => {
            setLeaving(false);
          }}
        />
      )}
    </>
  );
}

function LabelMenu({ onRun }: MenuProps) {
  const store = useStore();
  const labels = store.snapshot.value?.labels ?? [];
  if (labels.length === 0) return null;
  return (
    <Menu label="Labels">
      {(close) => (
        <ChoiceForm
          legend="Labels"
          options={labels}
          chosenIds={store.selection.cards.value.map((card) => card.label_ids)}
          onApply={(choices) => {
            close();
            void onRun(() => updateSelected(store, { labels: choices }));
          }}
        />
      )}
    </Menu>
  );
}

function AssigneeMenu({ onRun }: MenuProps) {
  const store = useStore();
  return (
    <Menu label="Assignees">
      {(close) => (
        <ChoiceForm
          legend="Assignees"
          options={store.assignable.value}
          chosenIds={store.selection.cards.value.map((card) => card.assignee_ids)}
          onApply={(choices) => {
            close();
            void onRun(() => updateSelected(store, { assignees: choices }));
          }}
        />
      )}
    </Menu>
  );
}

const choices = [...priorities, { id: null, name: 'No priority' }];

function PriorityMenu({ onRun }: MenuProps) {
  const store = useStore();
  return (
    <Menu label="Priority">
      {(close) =>
        choices.map(({ id, name }) => (
          <MenuItem
            key={name}
            name={name}
            onChoose={() => onRun(() => updateSelected(store, { priority: id }))}
            close={close}
          />
        ))
      }
    </Menu>
  );
}

interface ItemProps {
  readonly name: string;
  readonly onChoose: () => unknown;
  readonly close: () => void;
}

function MenuItem({ name, onChoose, close }: ItemProps) {
  return (
    <button
      type="button"
      class="menu-item"
      onClick={() => {
        close();
        onChoose();
      }}
    >
      {name}
    </button>
  );
}

/** Why nothing was changed, card by card. */
function RefusalList() {
  const store = useStore();
  const { selection } = store;
  const refusal = selection.refusal.value;
  if (!refusal) return null;
  return (
    <div class="conflict" role="alert">
      <p>Nothing was changed, because of {plural(refusal.size, 'card')}:</p>
      <ul>
        {[...refusal].map(([id, sentence]) => (
          <li key={id}>
            <a href={addressOf({ boardId: store.id, cardId: id })}>
              {store.card(id)?.title ?? 'A former card'}
            </a>
            : {sentence}
          </li>
        ))}
      </ul>
      {[...refusal.keys()].some((id) => selection.has(id)) && (
        <button
          type="button"
          onClick={() => {
            selection.remove(refusal.keys());
          }}
        >
          Deselect {refusal.size === 1 ? 'it' : 'them'}
        </button>
      )}
    </div>
  );
}
