/** Short messages in a corner of the page: what failed, what was done and can be undone, and what it waits for. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icons.tsx';

export interface Notice {
  readonly text: string;
  /** Takes back what the notice tells. Its failure is a notice of its own. */
  readonly undo?: (() => Promise<void>) | undefined;
  readonly durationMs?: number;
}

type ShownNotice = Notice & { readonly id: number };

const shownMs = 8_000;
/** Long enough to read, to notice the mistake and to reach the button. */
const undoableMs = 20_000;
const notices = signal<readonly ShownNotice[]>([]);
let lastId = 0;

export function notify(notice: Notice): void {
  lastId += 1;
  // Only the last change can be undone: the one before may be what it has changed.
  const others = notices.value.filter(({ text, undo }) => text !== notice.text && !(undo && notice.undo));
  notices.value = [...others, { ...notice, id: lastId }];
}

export function announceWait(seconds: number): void {
  notify({ text: `Too many requests. Trying again in ${seconds} s.`, durationMs: seconds * 1_000 });
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Ctrl+Z takes back what the newest notice offers to undo, but not while someone is typing. */
function undoByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea')) return;
  const newest = notices.peek().findLast(({ undo }) => undo !== undefined);
  if (!newest || document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  runUndo(newest);
}

function runUndo({ id, undo }: ShownNotice): void {
  dismiss(id);
  void undo?.();
}

export function Notices() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.addEventListener('keydown', undoByKey);
    return () => {
      document.removeEventListener('keydown', undoByKey);
    };
  }, []);
  const newestId = notices.value.at(-1)?.id;
  useEffect(() => {
    // Always open, so that screen readers hear what is added; opened again to be above a dialog.
    if (newestId !== undefined && document.querySelector('dialog[open]') !== null) ref.current?.hidePopover();
    if (ref.current?.matches(':popover-open') === false) ref.current.showPopover();
  }, [newestId]);
  return (
    <div ref={ref} class="notices" role="status" popover="manual">
      {notices.value.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Stays while the pointer or the focus is on it. */
function NoticeItem({ notice }: { readonly notice: ShownNotice }) {
  const { id, text, undo, durationMs = undo ? undoableMs : shownMs } = notice;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      dismiss(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, durationMs, isHeld]);
  const hold = (): void => {
    setHeld(true);
  };
  const release = (): void => {
    setHeld(false);
  };
  return (
    <div class="notice" onPointerEnter={hold} onPointerLeave={release} onFocusIn={hold} onFocusOut={release}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          class="quiet undo"
          onClick={() => {
            runUndo(notice);
          }}
        >
          Undo
        </button>
      )}
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
    </div>
  );
}
