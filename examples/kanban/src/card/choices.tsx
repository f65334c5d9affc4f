import { useStore } from '../board/store-context.ts';
import { Avatar } from '../shared/avatar.tsx';

interface Props {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function LabelChoice({ chosen, onChange }: Props) {
  const labels = useStore().snapshot.value?.labels ?? [];
  if (labels.length === 0) return null;
  return (
    <fieldset class="field choices">
      <legend>Labels</legend>
      {labels.map(({ id, name, color }) => (
        <label key={id} class="label choice" data-color={color}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => {
              onChange(toggled(chosen, id));
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Members can be assigned; who is assigned and has left can be removed. */
export function AssigneeChoice({ chosen, onChange }: Props) {
  const store = useStore();
  const ids = [...new Set([...store.assignable.value.map(({ id }) => id), ...chosen])];
  const people = ids.flatMap((id) => store.person(id) ?? []);
  return (
    <fieldset class="field choices">
      <legend>Assignees</legend>
      {people.map((person) => (
        <label key={person.id} class="person choice">
          <input
            type="checkbox"
            checked={chosen.includes(person.id)}
            onChange={() => {
              onChange(toggled(chosen, person.id));
            }}
          />
          <span aria-hidden="true">
            <Avatar person={person} />
          </span>
          {person.name}
        </label>
      ))}
    </fieldset>
  );
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
