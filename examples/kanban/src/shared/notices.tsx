/** Short messages in a corner of the page: what failed, and what it waits for. */
import { signal } from '@preact/signals';
import { Icon } from './icons.tsx';

interface Notice {
  readonly id: number;
  readonly text: string;
}

const shownMs = 8_000;
const notices = signal<readonly Notice[]>([]);
let lastId = 0;

export function notify(text: string, durationMs = shownMs): void {
  lastId += 1;
  const id = lastId;
  notices.value = [...notices.value.filter((notice) => notice.text !== text), { id, text }];
  setTimeout(() => {
    dismiss(id);
  }, durationMs);
}

export function announceWait(seconds: number): void {
  notify(`Too many requests. Trying again in ${seconds} s.`, seconds * 1_000);
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text }) => (
        <p key={id} class="notice">
          <span>{text}</span>
          <button
            type="button"
            class="icon-button"
            aria-label="Dismiss"
            onClick={() => {
              dismiss(id);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
