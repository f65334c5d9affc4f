/** Sends a response in parts, as fast as its client reads: at most one part is in memory, and no client holds it forever. */
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';

/** How long a part can wait without its client reading it. */
const stallTimeoutMs = 30_000;

/**
 * Sends the parts and ends the response. If a part can't be read, or the client stops reading, the connection is closed,
 * and the client notices by `Content-Length` that the response isn't complete.
 *
 * @param onUnreadable called with the error if a part can't be read
 */
export async function sendParts(
  response: ServerResponse,
  parts: AsyncIterable<string>,
  onUnreadable: (error: unknown) => void,
  timeoutMs = stallTimeoutMs,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (response.destroyed) return;
      if (response.write(part) || (await isDrained(response, timeoutMs))) continue;
      response.socket?.resetAndDestroy();
      return;
    }
    response.end();
  } catch (error) {
    // Its client has left, and nobody waits for the part.
    if (response.destroyed) return;
    response.socket?.resetAndDestroy();
    onUnreadable(error);
  }
}

/** Whether the client reads what was written. False if it closes the connection, or doesn't read. */
async function isDrained(response: ServerResponse, timeoutMs: number): Promise<boolean> {
  const closed = new AbortController();
  const onClose = (): void => {
    closed.abort();
  };
  response.once('close', onClose);
  try {
    await once(response, 'drain', {
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]),
    });
    return true;
  } catch {
    return false;
  } finally {
    response.off('close', onClose);
  }
}
