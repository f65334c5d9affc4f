/** Clients that follow event streams. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { components } from '../../generated/api.ts';
import { assertMessage, operationSpec } from './contract-matcher.ts';
import { filledPath } from './service.ts';
import type { CallOptions, OperationId, Service } from './service.ts';
import { messagesIn } from './stream-messages.ts';
import type { StreamMessage } from './stream-messages.ts';

/** A client that follows a stream until the test ends. Every message is held against the contract. */
export interface Follower {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly messages: readonly StreamMessage[];
  /** The whole text, with comments. */
  readonly text: string;
  /** The events, in the order in which they came. */
  readonly events: readonly components['schemas']['Event'][];
  /** Who looks at the board, as each message said it. */
  readonly presence: readonly components['schemas']['BoardPresence'][];
  /** The last position, for `Last-Event-ID`. */
  readonly lastId: string | undefined;
  readonly isClosed: boolean;
  readonly closedAtMs: number;
  /** Resolves once there are so many events. */
  has(count: number): Promise<void>;
  /** Resolves once the stream is closed, with the reason that its last message gives. */
  ended(): Promise<string | undefined>;
  pause(): void;
  resume(): void;
  close(): void;
}

/** Opens a stream of a service, or of a process at an address. */
export async function follow(
  place: Service | string,
  operationId: OperationId,
  options: CallOptions = {},
): Promise<Follower> {
  const origin =
    typeof place === 'string' ? place : `http://127.0.0.1:${(place.server.address() as AddressInfo).port}`;
  const url = new URL(filledPath(operationSpec(operationId).path, options), origin);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
  const request = httpRequest(url, {
    agent: false,
    headers: {
      ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    throw new Error(`${operationId} answered ${response.statusCode ?? 0}: ${await text(response)}`);
  }
  return followerOf(operationId, response);
}

function followerOf(operationId: string, response: IncomingMessage): Follower {
  const state = { text: '', isClosed: false, closedAtMs: 0 };
  const messages: StreamMessage[] = [];
  let rest = '';
  const note = (chunk: string): void => {
    state.text += chunk;
    const whole = rest + chunk;
    const end = whole.lastIndexOf('\n\n') + 2;
    if (end === 1) {
      rest = whole;
      return;
    }
    rest = whole.slice(end);
    for (const message of messagesIn(whole.slice(0, end))) {
      assertMessage(operationId, message);
      messages.push(message);
    }
  };
  response.setEncoding('utf8').on('data', note);
  response.on('error', () => undefined);
  response.once('close', () => {
    state.isClosed = true;
    state.closedAtMs = performance.now();
  });
  onTestFinished(() => {
    response.destroy();
  });
  const eventsOf = () =>
    messages.flatMap(({ event, data }) =>
      data === undefined || event === 'end' || event === 'presence'
        ? []
        : [JSON.parse(data) as components['schemas']['Event']],
    );
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    get text() {
      return state.text;
    },
    get events() {
      return eventsOf();
    },
    get presence() {
      return messages.flatMap(({ event, data = '' }) =>
        event === 'presence' ? [JSON.parse(data) as components['schemas']['BoardPresence']] : [],
      );
    },
    get lastId() {
      return messages.findLast(({ id }) => id !== undefined)?.id;
    },
    get isClosed() {
      return state.isClosed;
    },
    get closedAtMs() {
      return state.closedAtMs;
    },
    has: (count) => expect.poll(() => eventsOf().length, { interval: 5 }).toBeGreaterThanOrEqual(count),
    ended: async () => {
      await expect.poll(() => state.isClosed, { interval: 5 }).toBe(true);
      const last = messages.at(-1);
      return last?.event === 'end'
        ? (JSON.parse(last.data ?? '{}') as { reason?: string }).reason
        : undefined;
    },
    pause: () => response.pause(),
    resume: () => response.resume(),
    close: () => response.destroy(),
  };
}
