/** Clients that want too much of one process: many requests at a time, or connections without end. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const requestTimeoutMs = 20_000;

/** Lists boards, as many times at once as there are clients, until it is stopped. Whether they succeed doesn't matter. */
export function startCrowd(
  url: string,
  tokens: readonly string[],
  clients: number,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const listBoards = async (token: string) => {
    while (!stopping.signal.aborted) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(requestTimeoutMs)]);
      const request = fetch(`${url}/v1/boards`, { headers: { Authorization: `Bearer ${token}` }, signal });
      const isRefused = await request.then(
        async (response) => {
          await response.text();
          return response.status === 429;
        },
        () => true,
      );
      if (isRefused) await delay(500);
    }
  };
  const working = Array.from({ length: clients }, (_, it) => listBoards(tokens[it % tokens.length] ?? ''));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Keeps opening connections and sends nothing over them, for a time. */
export async function openWithoutEnd(host: string, port: number, timeMs: number): Promise<void> {
  const open = new Set<Socket>();
  const endsAtMs = performance.now() + timeMs;
  while (performance.now() < endsAtMs) {
    for (let it = 0; it < 20; it += 1) {
      const socket = connect(port, host);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    await delay(200);
  }
  for (const socket of open) socket.destroy();
}
