/** What screen readers say when something changes that the focus isn't on. */
import { signal } from '@preact/signals';

const announcement = signal('');

export function announce(sentence: string): void {
  announcement.value = sentence;
}

export function Announcer() {
  return (
    <div class="visually-hidden" aria-live="assertive" aria-atomic="true" data-testid="announcements">
      {announcement.value}
    </div>
  );
}
