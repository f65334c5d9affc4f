/**
 * Load at a fixed rate. Requests start when they are due, whether earlier ones are answered or not, and their latency
 * counts from then, so that a pause of the server shows in all requests that it delays.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connectionsMax, headersOf } from './measure.ts';
import type { BenchRequest } from './measure.ts';

const tickMs = 1;

/** Latencies in milliseconds. @throws {Error} for a response that is no success */
export async function measurePaced(
  url: string,
  { tokens, request, rate, seconds }: PacedLoad,
): Promise<readonly number[]> {
  const clients = await Promise.all(
    Array.from({ length: connectionsMax }, (_, index) =>
      openClient(url, request, tokens[index % tokens.length] ?? ''),
    ),
  );
  const idle = [...clients];
  const due: number[] = [];
  const latencies: number[] = [];
  let failure: unknown;
  const sendDue = (): void => {
    for (;;) {
      const [client, dueAtMs] = [idle[0], due[0]];
      if (client === undefined || dueAtMs === undefined) return;
      idle.shift();
      due.shift();
      client.send().then(
        () => {
          latencies.push(performance.now() - dueAtMs);
          idle.push(client);
          sendDue();
        },
        (error: unknown) => (failure = error),
      );
    }
  };
  const startedAtMs = performance.now();
  for (let sent = 0; performance.now() - startedAtMs < seconds * 1_000;) {
    const elapsedMs = performance.now() - startedAtMs;
    for (; (sent * 1_000) / rate <= elapsedMs; sent += 1) due.push(startedAtMs + (sent * 1_000) / rate);
    sendDue();
    await delay(tickMs);
  }
  for (const { socket } of clients) socket.destroy();
  if (failure !== undefined) throw new Error('a paced request failed', { cause: failure });
  return latencies;
}

export interface PacedLoad {
  readonly tokens: readonly string[];
  readonly request: BenchRequest;
  /** Requests a second, on all connections together. */
  readonly rate: number;
  readonly seconds: number;
}

interface Client {
  readonly socket: Socket;
  /** Sends the request, and resolves when the response is complete. */
  send(): Promise<void>;
}

/** A client that does as little as possible, because it shares the machine with the server. */
async function openClient(url: string, request: BenchRequest, token: string): Promise<Client> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  const fields = Object.entries({ host, ...headersOf(request, token) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const message = [`${request.method} ${request.path} HTTP/1.1`, ...fields, '', ''].join('\r\n');
  let response = '';
  let waiting: PromiseWithResolvers<void> | undefined;
  socket.on('data', (chunk: Buffer) => {
    response += chunk.toString('latin1');
    const end = response.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(response)?.[1]);
    if (end === -1 || response.length < end + 4 + length) return;
    const status = response.slice(9, 12);
    response = '';
    if (status === '200') waiting?.resolve();
    else waiting?.reject(new Error(`status ${status}`));
  });
  socket.on('error', (error) => waiting?.reject(error));
  return {
    socket,
    send: () => {
      waiting = Promise.withResolvers();
      socket.write(message);
      return waiting.promise;
    },
  };
}
