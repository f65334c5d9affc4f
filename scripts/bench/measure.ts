/** One run of load against one server. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from './bench-clients.ts';
import type { BenchClient } from './bench-clients.ts';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether each request has an Idempotency-Key of its own. */
  readonly isKeyed?: boolean;
}

/** How many clients send at once, each with an access token of its own. A single client uses the tokens in turn. */
export const connectionsMax = 16;

export interface Load {
  readonly tokens: readonly string[];
  readonly requests: readonly BenchRequest[];
  /** By default all of them. */
  readonly connections?: number | undefined;
  /** What every response has to have; by default any status of success. */
  readonly status?: number | undefined;
  readonly seconds: number;
}

export interface Measured {
  /** Requests answered a second. */
  readonly rate: number;
  readonly requests: number;
  /** The processor time that this process has taken for them. */
  readonly clientCpuMs: number;
}

/**
 * Sends as many requests as are answered; each connection sends the requests in turn.
 *
 * @throws {Error} if a response has another status than expected, or a connection breaks
 */
export async function measure(url: string, load: Load): Promise<Measured> {
  const { tokens, requests, status, seconds, connections = connectionsMax } = load;
  const broken = Promise.withResolvers<never>();
  const isExpected = (sent: number) => (status === undefined ? sent >= 200 && sent < 300 : sent === status);
  const clients = await Promise.all(
    Array.from({ length: connections }, () => openClient(url, broken.reject)),
  );
  let [answered, isOver] = [0, false];
  const repeat = (client: BenchClient, messages: readonly (() => Buffer)[], turn: number): void => {
    client.send(messages[turn % messages.length]?.() ?? Buffer.alloc(0), (sent) => {
      if (isOver) return;
      answered += 1;
      if (isExpected(sent)) repeat(client, messages, turn + 1);
      else broken.reject(new Error(`${url}: unexpected status ${sent}`));
    });
  };
  const cpuBefore = process.cpuUsage();
  const startedAtMs = performance.now();
  for (const [index, client] of clients.entries()) {
    const own = tokens.filter((_, tokenIndex) => tokenIndex % connections === index % tokens.length);
    const messages = own.flatMap((token) => requests.map((request) => messageOf(url, request, token)));
    repeat(client, messages, 0);
  }
  try {
    await Promise.race([delay(seconds * 1_000), broken.promise]);
  } finally {
    isOver = true;
    for (const client of clients) client.close();
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const rate = (answered * 1_000) / (performance.now() - startedAtMs);
  return { rate, requests: answered, clientCpuMs: (user + system) / 1_000 };
}

/** Makes the bytes of a request: always the same, except for an Idempotency-Key. */
export function messageOf(url: string, request: BenchRequest, token: string): () => Buffer {
  const { method, path, body = '', headers, isKeyed = false } = request;
  const fields = {
    host: new URL(url).host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const toBytes = (more: readonly string[]) =>
    Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, ...more, '', body].join('\r\n'));
  if (isKeyed) return () => toBytes([`idempotency-key: ${randomUUID()}`]);
  const bytes = toBytes([]);
  return () => bytes;
}
