/** Shows who else looks at the board. */
import { Avatar } from '../shared/avatar.tsx';
import { useStore } from './store-context.ts';

/** On a phone, the header has room for one, and for how many there are besides. */
const shownMax = { phone: 1, desk: 5 };

export function Presence() {
  const store = useStore();
  const { userId } = store.rights.value;
  const presence = store.presence.value;
  // While nothing arrives, nobody knows.
  if (presence === undefined || userId === '' || store.connection.value !== 'live') return null;
  const isPhone = matchMedia('(max-width: 600px)').matches;
  const others = presence.people.filter(({ id }) => id !== userId);
  const shown = others.slice(0, isPhone ? shownMax.phone : shownMax.desk);
  // The reader is among those who are counted, listed or not.
  const hiddenCount = presence.count - 1 - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul class="presence" aria-label="Also looking at this board">
      {shown.map((person) => (
        <li key={person.id}>
          <Avatar person={person} />
        </li>
      ))}
      {hiddenCount > 0 && (
        <li class="presence-rest">
          <span aria-hidden="true">+{hiddenCount}</span>
          <span class="visually-hidden">and {hiddenCount} more</span>
        </li>
      )}
    </ul>
  );
}
