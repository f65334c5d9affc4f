/** Ends connections on which the server has gone silent, so that nobody waits for it without end. */
import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * More than the server's own limit for a statement, which a server that can be heard says itself. What has no such limit
 * is a COMMIT that waits for a replica.
 */
export const silenceMsMax = 17_000;

/**
 * Breaks a connection on which nothing has come or gone for so long. Packets that vanish on their way leave it open for
 * 15 minutes, as TCP has it. The driver's `query_timeout` gives up too, but keeps the connection and hands it to the
 * next caller, who waits in vain as well.
 *
 * A connection that listens for notifications is silent by nature, and is left alone.
 */
export function endInSilence(client: pg.ClientBase, timeoutMs: number): void {
  const { stream } = (client as pg.ClientBase & Pick<pg.Client, 'connection'>).connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(timeoutMs, () => {
    if (client.listenerCount('notification') > 0) return;
    stream.destroy(new Error(`ETIMEDOUT: the database was silent for ${timeoutMs / 1_000} seconds`));
  });
}
