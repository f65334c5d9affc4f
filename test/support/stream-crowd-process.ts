/**
 * Many clients in a process of their own, so that they don't slow down what they measure: they follow streams, change cards
 * and read them, as the messages of the parent process say. Times are from this process alone.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readUntil } from './repeated-reads.ts';

export interface Place {
  readonly boardId: string;
  readonly cardId: string;
  readonly token: string;
}

/** What the parent asks for. */
export type Task =
  | { readonly kind: 'open'; readonly url: string; readonly places: readonly Place[] }
  | { readonly kind: 'close' }
  | {
      readonly kind: 'change';
      readonly url: string;
      readonly places: readonly Place[];
      readonly perSecond: number;
      /** How many clients read at the same time, as often as they can: the cards of the first ones of the boards. */
      readonly readers: number;
      readonly boards: number;
      readonly durationMs: number;
      /** How long to wait afterwards for what arrives last. */
      readonly restMs: number;
    };

/** What came of a task. */
export interface Outcome {
  readonly error?: string;
  readonly changes: number;
  readonly reads: number;
  /** What each stream waited for each change, from the response to the change, which follows the commit. */
  readonly delaysMs: readonly number[];
}

const received = Buffer.alloc(65_536);
let agent = new Agent();
const openSockets = new Set<Socket>();
const answeredAtMs = new Map<string, number>();
/** Changes that streams have before the client that made them has its response. */
const early = new Map<string, number>();
let delaysMs: number[] = [];
let changes = 0;

function noteReceived(name: string): void {
  const sinceMs = answeredAtMs.get(name);
  if (sinceMs === undefined) early.set(name, (early.get(name) ?? 0) + 1);
  else delaysMs.push(performance.now() - sinceMs);
}

function noteAnswered(name: string): void {
  answeredAtMs.set(name, performance.now());
  for (let left = early.get(name) ?? 0; left > 0; left -= 1) delaysMs.push(0);
  early.delete(name);
}

function openStream(url: string, { boardId, token }: Place): Promise<void> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let isOpen = false;
  let rest = '';
  const read = (text: string): void => {
    if (!isOpen && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
    isOpen = true;
    resolve(undefined);
    const whole = rest + text;
    const end = whole.lastIndexOf('\n') + 1;
    for (const [, name = ''] of whole.slice(0, end).matchAll(/"to":"(change \d+)"/g)) noteReceived(name);
    rest = whole.slice(end);
  };
  // One buffer for all, so that clients take less of the machine that they share with what they measure.
  const callback = (size: number): boolean => {
    read(received.toString('latin1', 0, size));
    return true;
  };
  const socket = connect({ port: Number(port), host: hostname, onread: { buffer: received, callback } });
  openSockets.add(socket);
  socket.on('error', reject);
  const target = `/v1/boards/${boardId}/events/stream`;
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return promise;
}

/** Whether it succeeded: a service with more than it can do refuses some requests. */
async function send(url: string, { cardId, token }: Place, body: string): Promise<boolean> {
  const sent = request(`${url}/v1/cards/${cardId}`, {
    agent,
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const status = answer.statusCode ?? 0;
  if (![200, 429, 503].includes(status)) throw new Error(`answered ${status}`);
  answer.resume();
  await once(answer, 'end');
  return status === 200;
}

async function change(url: string, place: Place): Promise<boolean> {
  changes += 1;
  const name = `change ${changes}`;
  const isStored = await send(url, place, JSON.stringify({ title: name }));
  if (isStored) noteAnswered(name);
  return isStored;
}

/** Reads the cards of a board until a time. */
function readFor(url: string, { boardId, token }: Place, endsAtMs: number): Promise<number> {
  return readUntil({ url, token, target: `/v1/boards/${boardId}/cards?limit=250` }, endsAtMs);
}

/** Waits for all of them, even if one fails. @throws what the first one throws that fails */
async function everyOne<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function changeFor(task: Task & { kind: 'change' }): Promise<Pick<Outcome, 'changes' | 'reads'>> {
  const { url, places, perSecond, durationMs } = task;
  const startedAtMs = performance.now();
  const placeAt = (index: number) => places[index % places.length] ?? { boardId: '', cardId: '', token: '' };
  const reading = Array.from({ length: task.readers }, (_, reader) =>
    readFor(url, placeAt(reader % task.boards), startedAtMs + durationMs),
  );
  for (const read of reading) read.catch(() => undefined);
  const changing: Promise<boolean>[] = [];
  for (let sent = 0; sent < (perSecond * durationMs) / 1_000; sent += 1) {
    await delay(Math.max(0, startedAtMs + (sent * 1_000) / perSecond - performance.now()));
    const changed = change(url, placeAt(sent));
    // Thrown below.
    changed.catch(() => undefined);
    changing.push(changed);
  }
  const [reads, stored] = await Promise.all([
    everyOne(reading),
    everyOne(changing),
    delay(Math.max(0, startedAtMs + durationMs - performance.now())),
  ]);
  return { changes: stored.filter(Boolean).length, reads: reads.reduce((sum, count) => sum + count, 0) };
}

async function carryOut(task: Task): Promise<Outcome> {
  delaysMs = [];
  // A process that was stopped meanwhile closes kept connections as soon as it continues.
  agent.destroy();
  agent = new Agent({ keepAlive: true, maxSockets: 64 });
  if (task.kind === 'change') {
    const done = await changeFor(task);
    await delay(task.restMs);
    return { ...done, delaysMs };
  }
  if (task.kind === 'close') {
    for (const socket of openSockets) socket.destroy();
    openSockets.clear();
    return { changes: 0, reads: 0, delaysMs };
  }
  for (let index = 0; index < task.places.length; index += 50) {
    await Promise.all(task.places.slice(index, index + 50).map((place) => openStream(task.url, place)));
  }
  return { changes: 0, reads: 0, delaysMs };
}

process.on('message', (task: Task) => {
  carryOut(task).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ error: String(error), changes: 0, reads: 0, delaysMs: [] }),
  );
});
