/** Ends connections on which the server no longer responds, so that nobody waits forever. */
import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Longer than the timeout of a statement, which a reachable server reports itself. A COMMIT that waits for a replica
 * has no such timeout.
 */
export const silenceMsMax = 17_000;

/**
 * Ends a connection without traffic for this long. If packets are lost, TCP keeps it open for 15 minutes. The driver's
 * `query_timeout` fails the query, but gives the same connection to the next caller.
 *
 * Connections that listen for notifications are usually silent, so they are ignored.
 */
export function endInSilence(client: pg.ClientBase, timeoutMs: number): void {
  const { stream } = (client as pg.ClientBase & Pick<pg.Client, 'connection'>).connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(timeoutMs, () => {
    if (client.listenerCount('notification') > 0) return;
    stream.destroy(new Error(`ETIMEDOUT: the database was silent for ${timeoutMs / 1_000} seconds`));
  });
}
