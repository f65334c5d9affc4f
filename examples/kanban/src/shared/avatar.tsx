import type { Person } from '../api.ts';

export function Avatar({ person }: { readonly person: Omit<Person, 'role'> }) {
  return (
    <span
      class="avatar"
      style={{ backgroundColor: person.avatar_color }}
      role="img"
      aria-label={person.name}
      title={person.name}
    >
      {person.initials}
    </span>
  );
}
