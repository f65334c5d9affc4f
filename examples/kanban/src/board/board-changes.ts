/** Follows what others do on a board: every event from the snapshot on, as it happens. */
import { effect, untracked } from '@preact/signals';
import { ResyncRequired } from 'board-and-workspace-client';
import type { BoardPresence, Event } from 'board-and-workspace-client';
import { api, isProblem, isTemporary } from '../api.ts';
import { until } from '../shared/waiting.ts';
import type { BoardStore } from './board-store.ts';

/** A tab that nobody looks at gives its connection back after this time: browsers have few of them for each address. */
const hiddenMsMax = 60_000;
/** The least time between two snapshots, so that many changes at once don't cost one each. */
const snapshotMsMin = 1_000;
const retryMs = { min: 500, max: 15_000 };

/** Returns a function that ends it. */
export function followChanges(store: BoardStore): () => void {
  const ending = new AbortController();
  const { signal: ended } = ending;
  let current = new AbortController();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    current.abort();
    if (ended.aborted || store.resumeCursor === '' || store.isMissing.peek()) return;
    current = new AbortController();
    void follow(store, current.signal);
    endIfHidden();
  };
  const endIfHidden = (): void => {
    if (!document.hidden || hiddenTimer !== undefined) return;
    hiddenTimer = setTimeout(() => {
      hiddenTimer = undefined;
      current.abort();
    }, hiddenMsMax);
  };
  const onVisibility = (): void => {
    endIfHidden();
    if (document.hidden) return;
    clearTimeout(hiddenTimer);
    hiddenTimer = undefined;
    if (current.signal.aborted) start();
  };
  const onOffline = (): void => {
    store.connection.value = 'offline';
  };
  document.addEventListener('visibilitychange', onVisibility, { signal: ended });
  // Without waiting for the next try.
  addEventListener('online', start, { signal: ended });
  addEventListener('offline', onOffline, { signal: ended });
  // After each snapshot, from where it ends.
  const stopWatching = effect(() => {
    if (store.readCount.value > 0) untracked(start);
  });
  return () => {
    stopWatching();
    clearTimeout(hiddenTimer);
    current.abort();
    ending.abort();
  };
}

/** Goes on after temporary errors, such as a page that a proxy sends in place of the service. */
async function follow(store: BoardStore, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const onLive = (): void => {
    failures = 0;
  };
  const isEnded = (): boolean => signal.aborted;
  while (!isEnded()) {
    try {
      await followOnce(store, signal, onLive);
      return;
    } catch (error) {
      if (isEnded()) return;
      // The events since then are gone, or the board has moved to another workspace: the board itself isn't.
      if (error instanceof ResyncRequired || isProblem(error, 'invalid_cursor')) {
        await readAgain(store, signal);
        return;
      }
      if (!isTemporary(error)) {
        store.leave(error);
        return;
      }
      await pauseAfterFailure(store, failures);
      failures += 1;
    }
  }
}

/** Follows the board until it has to be read again. */
async function followOnce(store: BoardStore, signal: AbortSignal, onLive: () => void): Promise<void> {
  const options = { boardId: store.id, cursor: store.resumeCursor, signal };
  const onState = (state: BoardStore['connection']['value']): void => {
    if (signal.aborted) return;
    if (state === 'live') onLive();
    store.connection.value = navigator.onLine ? state : 'offline';
  };
  // A tab that nobody looks at has no stream for long, so its person isn't shown for long either.
  const onPresence = (presence: BoardPresence): void => {
    if (!signal.aborted) store.presence.value = presence;
  };
  for await (const { events, cursor } of api().events({ ...options, onState, onPresence })) {
    await untilFree(store);
    if (signal.aborted) return;
    if (!store.fold(events)) {
      await readAgain(store, signal);
      return;
    }
    store.resumeCursor = cursor;
    if (events.some((event) => changesRights(event) || namesStranger(store, event))) await store.loadRights();
  }
}

/** Whether an event can change what the reader may do, or who is there. */
function changesRights({ type, changes }: Event): boolean {
  return type.startsWith('board_member.') || changes.visibility !== undefined;
}

/** Whether a card is assigned to someone who has joined since the people of the workspace were read. */
function namesStranger(store: BoardStore, { changes: { assignee_ids: assignees } }: Event): boolean {
  const ids: unknown = assignees?.to;
  return Array.isArray(ids) && ids.some((id) => store.person(String(id)) === undefined);
}

let lastReadMs = -Infinity;

/** Reads the board as it now is, however long that takes. Following goes on from there. */
async function readAgain(store: BoardStore, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    await pause(Math.max(0, lastReadMs + snapshotMsMin - performance.now()));
    lastReadMs = performance.now();
    try {
      await store.load();
      return;
    } catch (error) {
      if (!isTemporary(error)) {
        store.leave(error);
        return;
      }
      await pauseAfterFailure(store, attempt);
    }
  }
}

/** Ever longer, and not for all tabs at once. */
async function pauseAfterFailure(store: BoardStore, attempt: number): Promise<void> {
  store.connection.value = navigator.onLine ? 'reconnecting' : 'offline';
  await pause(Math.min(retryMs.max, retryMs.min * 2 ** attempt) * (0.5 + Math.random() / 2));
}

/** Waits until nobody drags a card, and all writes are answered, so that their events are told from those of others. */
async function untilFree({ isBusy }: BoardStore): Promise<void> {
  while (isBusy.peek()) {
    await until(isBusy, false);
    // Who has sent the write deals with the response first.
    await pause(0);
  }
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeMs);
  });
}
