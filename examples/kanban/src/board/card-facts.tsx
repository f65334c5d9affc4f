/** What a card shows besides its title. */
import type { SnapshotCard } from '../api.ts';
import { priorityName } from '../card/priorities.ts';
import { Avatar } from '../shared/avatar.tsx';
import { Icon } from '../shared/icons.tsx';
import { plural } from '../shared/texts.ts';
import { showDue } from '../shared/times.ts';
import { isOverdue } from './filters.ts';
import { useStore } from './store-context.ts';

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

export function CardFacts({ card }: { readonly card: SnapshotCard }) {
  const store = useStore();
  const { comment_count: comments, share_link_count: links = 0, priority } = card;
  const due = showDue(card);
  const people = card.assignee_ids.flatMap((id) => store.person(id) ?? []);
  const isBare = due === undefined && priority === undefined && !card.has_description;
  if (isBare && comments + links + people.length === 0) return null;
  return (
    <div class="facts">
      {priority !== undefined && (
        <span class="priority" data-priority={priority}>
          <span class="visually-hidden">Priority: </span>
          {priorityName(priority)}
        </span>
      )}
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
