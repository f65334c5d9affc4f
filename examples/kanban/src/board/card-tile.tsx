import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SnapshotCard } from '../api.ts';
import { addressOf } from '../routes.ts';
import { Avatar } from '../shared/avatar.tsx';
import { Icon } from '../shared/icons.tsx';
import { showDue } from '../shared/times.ts';
import { useDraggableCard } from './drag-and-drop.ts';
import { isOverdue } from './filters.ts';
import { moveHelpId, startKeyboardMove } from './keyboard-moves.ts';
import { useStore } from './store-context.ts';

interface Props {
  readonly card: SnapshotCard;
  readonly columnId: string;
}

export function CardTile({ card, columnId }: Props) {
  const store = useStore();
  const link = useRef<HTMLAnchorElement>(null);
  const { ref, isDragging, edge } = useDraggableCard(card.id, columnId);
  const moving = store.moving.value;
  const isMoving = moving?.cardId === card.id;
  // Elements lose the focus when they change places.
  useLayoutEffect(() => {
    if (isMoving) link.current?.focus();
  }, [isMoving, moving?.place]);
  const state = [isDragging && 'is-dragging', isMoving && 'is-moving', edge && `drop-${edge}`];
  return (
    <li ref={ref} class={['card', ...state.filter(Boolean)].join(' ')}>
      <LabelList ids={card.label_ids} />
      <div class="card-title">
        <CompleteButton card={card} />
        <a
          ref={link}
          href={addressOf({ boardId: card.board_id, cardId: card.id })}
          draggable={false}
          aria-describedby={moveHelpId}
          onKeyDown={(event) => {
            if (event.key !== ' ' || isMoving) return;
            event.preventDefault();
            event.stopPropagation();
            startKeyboardMove(store, card);
          }}
        >
          {card.title}
        </a>
      </div>
      <CardFacts card={card} />
    </li>
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

export function LabelList({ ids }: { readonly ids: readonly string[] }) {
  const labels = useStore().snapshot.value?.labels.filter(({ id }) => ids.includes(id)) ?? [];
  if (labels.length === 0) return null;
  return (
    <ul class="labels" aria-label="Labels">
      {labels.map(({ id, name, color }) => (
        <li key={id} class="label" data-color={color}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function CardFacts({ card }: { readonly card: SnapshotCard }) {
  const store = useStore();
  const { comment_count: comments, share_link_count: links = 0 } = card;
  const due = showDue(card);
  const people = card.assignee_ids.flatMap((id) => store.person(id) ?? []);
  const hasFacts = due !== undefined || card.has_description || comments + links + people.length > 0;
  if (!hasFacts) return null;
  return (
    <div class="facts">
      {due && (
        <time
          dateTime={due.dateTime}
          title={`Due ${due.full}`}
          class={isOverdue(card, new Date()) ? 'due overdue' : 'due'}
        >
          {isOverdue(card, new Date()) && <span class="visually-hidden">Overdue: </span>}
          {due.short}
        </time>
      )}
      {card.has_description && <Fact icon="text" text="Has a description" />}
      {comments > 0 && <Fact icon="comment" text={plural(comments, 'comment')} count={comments} />}
      {links > 0 && <Fact icon="link" text={plural(links, 'share link')} count={links} />}
      <span class="avatars">
        {people.map((person) => (
          <Avatar key={person.id} person={person} />
        ))}
      </span>
    </div>
  );
}

interface FactProps {
  readonly icon: 'text' | 'comment' | 'link';
  readonly text: string;
  readonly count?: number;
}

function Fact({ icon, text, count }: FactProps) {
  return (
    <span class="fact" role="img" aria-label={text} title={text}>
      <Icon name={icon} />
      {count}
    </span>
  );
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
