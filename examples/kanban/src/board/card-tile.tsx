import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SnapshotCard } from '../api.ts';
import { addressOf } from '../routes.ts';
import { CardFacts, LabelList } from './card-facts.tsx';
import { useDragOf } from './drags.ts';
import { moveHelpId, startKeyboardMove } from './keyboard-moves.ts';
import { useStore } from './store-context.ts';

interface Props {
  readonly card: SnapshotCard;
  readonly columnId: string;
}

export function CardTile({ card, columnId }: Props) {
  const store = useStore();
  const { isDragging, edge } = useDragOf(store, card.id);
  const { canEdit } = store.rights.value;
  // Computed, so that a change draws only the tiles that it concerns.
  const isMoving = useComputed(() => store.moving.value?.cardId === card.id).value;
  const isSelected = useComputed(() => store.selection.has(card.id)).value && canEdit;
  const isRefused = useComputed(() => store.selection.refusal.value?.has(card.id) === true).value;
  const state = [
    canEdit && 'can-move',
    isDragging && 'is-dragging',
    isMoving && 'is-moving',
    isSelected && 'is-selected',
    isRefused && 'is-refused',
    edge && `drop-${edge}`,
  ];
  return (
    <li data-card-id={card.id} data-column-id={columnId} class={['card', ...state.filter(Boolean)].join(' ')}>
      <LabelList ids={card.label_ids} />
      <div class="card-title">
        {canEdit ? <CompleteButton card={card} /> : <CompletedMark card={card} />}
        <CardLink card={card} isMoving={isMoving} />
        {canEdit && <SelectBox card={card} isSelected={isSelected} />}
      </div>
      <CardFacts card={card} />
    </li>
  );
}

/** Opens the card. With a modifier or while people select, a click selects it; so does the key X. */
function CardLink({ card, isMoving }: { readonly card: SnapshotCard; readonly isMoving: boolean }) {
  const store = useStore();
  const { selection } = store;
  const { canEdit } = store.rights.value;
  const link = useRef<HTMLAnchorElement>(null);
  const place = isMoving ? store.moving.value?.place : undefined;
  // Elements lose the focus when they change places.
  useLayoutEffect(() => {
    if (isMoving) link.current?.focus();
  }, [isMoving, place]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!canEdit || isMoving || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') startKeyboardMove(store, card);
    else if (event.key === 'x') selection.toggle(card.id);
    else if (event.key === 'X') selection.extendTo(card.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const isToggling = event.ctrlKey || event.metaKey || selection.isSelecting.value;
    if (!canEdit || !(isToggling || event.shiftKey)) return;
    event.preventDefault();
    if (event.shiftKey) selection.extendTo(card.id);
    else selection.toggle(card.id);
  };
  return (
    <a
      ref={link}
      href={addressOf({ boardId: card.board_id, cardId: card.id })}
      draggable={false}
      aria-describedby={canEdit ? moveHelpId : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {card.title}
    </a>
  );
}

/** Tabs reach it only while people select, because the key X does the same. */
function SelectBox({ card, isSelected }: { readonly card: SnapshotCard; readonly isSelected: boolean }) {
  const { selection } = useStore();
  return (
    <label class="select-box">
      <input
        type="checkbox"
        aria-label={`Select ${card.title}`}
        tabIndex={selection.isSelecting.value || isSelected ? 0 : -1}
        checked={isSelected}
        onClick={(event) => {
          if (event.shiftKey) selection.extendTo(card.id);
          else selection.toggle(card.id);
          event.currentTarget.checked = selection.has(card.id);
        }}
      />
    </label>
  );
}

function CompleteButton({ card }: { readonly card: SnapshotCard }) {
  const store = useStore();
  const isCompleted = card.completed_at !== undefined;
  return (
    <button
      type="button"
      class="complete"
      aria-pressed={isCompleted}
      aria-label={`Completed: ${card.title}`}
      title={isCompleted ? 'Reopen' : 'Complete'}
      onClick={() => void store.toggleCompleted(card)}
    />
  );
}

function CompletedMark({ card }: { readonly card: SnapshotCard }) {
  if (card.completed_at === undefined) return null;
  return (
    <span class="done-mark" title="Completed">
      ✓<span class="visually-hidden"> Completed:</span>
    </span>
  );
}
