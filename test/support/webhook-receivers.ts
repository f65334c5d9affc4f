/** Receivers of webhooks on this machine, and a worker that sends to them. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import { eventData } from '../../src/handlers/event-data.ts';
import { WebhookWorker } from '../../src/jobs/webhooks/webhook-worker.ts';
import type { WebhookWorkerOptions } from '../../src/jobs/webhooks/webhook-worker.ts';
import { testBilling } from './billing.ts';
import { makeCard } from './factories.ts';
import type { Tenant } from './factories.ts';
import { testSettings } from './service.ts';
import type { Service } from './service.ts';

/** Receivers are on this machine. */
export const localSettings = { allowHttp: true, allowedNetworks: ['127.0.0.0/8'] };

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly board_id?: string;
  readonly resource: { readonly type: string; readonly id: string };
}

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly event: ReceivedEvent;
}

/** Answers a message; by default with 204. Nothing is answered until it does. */
export type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => unknown;

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  answer: Answer;
  /** The types of the received events, in order. */
  readonly types: () => string[];
}

export const accept: Answer = (_received, response) => response.writeHead(204).end();

export function respond(status: number, body = ''): Answer {
  return (_received, response) => response.writeHead(status).end(body);
}

/** How often a test looks for messages; how long it waits depends on its project. */
export const patience = { interval: 10 };

export async function untilReceived({ received }: Receiver, count: number): Promise<void> {
  await expect.poll(() => received.length, patience).toBeGreaterThanOrEqual(count);
}

/** The ids of the cards that the received messages are about, in order. */
export function cardsOf({ received }: Receiver): string[] {
  return received.map(({ event }) => event.resource.id);
}

/** Starts a receiver that ends with the test. */
export async function startReceiver(answer: Answer = accept): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      const message = { headers, body, event: JSON.parse(body) as ReceivedEvent };
      receiver.received.push(message);
      receiver.answer(message, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received: [],
    answer,
    types: () => receiver.received.map(({ event }) => event.type),
  };
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return receiver;
}

export type WorkerSettings = Partial<WebhookWorkerOptions>;

/** Sends the webhooks of a service until the test ends. Retries come after milliseconds. */
export function startWorker(service: Service, settings: WorkerSettings = {}): WebhookWorker {
  const { database } = service;
  const worker = new WebhookWorker({
    database,
    billing: testBilling,
    secrets: testSettings.secrets,
    settings: localSettings,
    logger: pino({ level: 'silent' }),
    now: service.now,
    scheduleMs: [0, 50, 100, 200],
    pollIntervalMs: 20,
    eventData: (ctx, events) => eventData({ ...ctx, settings: testSettings, restoreMark: '' }, events),
    ...settings,
  });
  const placing = setInterval(() => void placeEvents(database.reader).catch(() => undefined), 10);
  worker.start();
  onTestFinished(async () => {
    clearInterval(placing);
    await worker.stop(2_000);
  });
  return worker;
}

export function createWebhook(service: Service, { token, workspaceId: id }: Tenant, body: object) {
  return service.succeed('createWebhook', { token, id, body });
}

/** Creates cards one after another, and returns their ids. */
export async function makeNumberedCards(
  service: Service,
  tenant: Tenant,
  boardId: string,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    ids.push((await makeCard(service, tenant, boardId, { title: `${n}` })).id);
  }
  return ids;
}
