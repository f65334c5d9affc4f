/** Sends a response in parts, as fast as its client reads: at most one part is in memory, and no client holds it forever. */
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';

/** How long a part can wait without its client reading it. */
const stallTimeoutMs = 30_000;

/**
 * Sends the parts and ends the response. If a part can't be read, or the client stops reading, the connection is closed,
 * and the client notices by `Content-Length` that the response isn't complete.
 */
export async function sendParts(
  response: ServerResponse,
  parts: AsyncIterable<string>,
  timeoutMs = stallTimeoutMs,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (response.destroyed) return;
      if (!response.write(part)) await drained(response, timeoutMs);
    }
    response.end();
  } catch {
    response.socket?.resetAndDestroy();
  }
}

/** Resolves when the client has read what was written. Rejects if it closes the connection, or doesn't read. */
async function drained(response: ServerResponse, timeoutMs: number): Promise<void> {
  const closed = new AbortController();
  const onClose = (): void => {
    closed.abort();
  };
  response.once('close', onClose);
  try {
    await once(response, 'drain', {
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]),
    });
  } finally {
    response.off('close', onClose);
  }
}
