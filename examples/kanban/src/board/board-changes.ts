/** Follows what others do on a board, every few seconds while people look at it. */
import { api, isProblem } from '../api.ts';
import type { BoardStore } from './board-store.ts';

const intervalMs = 2_500;
const intervalAfterFailureMs = 15_000;

/** Returns a function that ends it. */
export function followChanges(store: BoardStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const schedule = (afterMs: number): void => {
    clearTimeout(timer);
    if (!hasEnded && !document.hidden && !store.isMissing.peek())
      timer = setTimeout(() => void follow(), afterMs);
  };
  const follow = async (): Promise<void> => {
    try {
      await readChanges(store);
      schedule(intervalMs);
    } catch (error) {
      if (!hasEnded) store.leave(error);
      schedule(intervalAfterFailureMs);
    }
  };
  const resume = (): void => {
    schedule(0);
  };
  document.addEventListener('visibilitychange', resume);
  schedule(intervalMs);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
  };
}

/** Reads the board again if there are changes that this tab didn't make. */
async function readChanges(store: BoardStore): Promise<void> {
  // What this tab writes at this moment would look like a change by someone else.
  if (store.resumeCursor === '' || store.isWriting || store.moving.peek() || store.drag.peek()) return;
  try {
    const page = await readEvents(store.id, store.resumeCursor);
    const others = page.data.filter(({ request_id: requestId }) => !store.ownRequests.has(requestId));
    if (others.length > 0) await store.load();
    else store.resumeCursor = page.next_cursor ?? page.resume_cursor;
    if (others.some(({ type }) => /^board(_member)?\./.test(type))) await store.loadRights();
  } catch (error) {
    // The events since then are gone, for example by the plan's retention: the board itself isn't.
    if (!isProblem(error, 'invalid_cursor')) throw error;
    await store.load();
  }
}

async function readEvents(id: string, cursor: string) {
  const { data } = await api().GET('/v1/boards/{id}/events', {
    params: { path: { id }, query: { cursor, limit: 250 } },
  });
  return data;
}
