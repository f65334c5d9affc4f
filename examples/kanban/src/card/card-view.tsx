import type { Card } from '../api.ts';
import { LabelList } from '../board/card-facts.tsx';
import { useStore } from '../board/store-context.ts';
import { showDue } from '../shared/times.ts';
import { priorityName } from './priorities.ts';

/** A card for those who can read it and not change it. */
export function CardView({ card }: { readonly card: Card }) {
  const store = useStore();
  const due = showDue(card);
  const people = card.assignee_ids.flatMap((id) => store.person(id)?.name ?? []);
  return (
    <div class="card-view">
      <h2>{card.title}</h2>
      <LabelList ids={card.label_ids} />
      {card.description !== undefined && <p class="text">{card.description}</p>}
      <dl>
        {card.completed_at !== undefined && <Field name="State" text="Completed" />}
        {due && <Field name="Due" text={due.full} />}
        {card.priority !== undefined && <Field name="Priority" text={priorityName(card.priority)} />}
        {people.length > 0 && <Field name="Assignees" text={people.join(', ')} />}
      </dl>
    </div>
  );
}

function Field({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
