/** What a storm of webhooks needs: receivers that misbehave, relays that record what others accept, and busy clients. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { systemNow } from './clock.ts';
import { atTheEnd } from './endings.ts';
import type { Tenant } from './factories.ts';
import { accept, respond, startReceiver } from './webhook-receivers.ts';
import type { Answer, ReceivedEvent } from './webhook-receivers.ts';

/** Hands each message on to a program, answers as it does, and records what it accepts. */
export interface Relay {
  readonly url: string;
  /** Where the program listens. */
  target: string;
  /** The ids of accepted events by board, each the first time. */
  readonly accepted: Map<string, string[]>;
  /** From the time of the event to the answer, for each event. */
  readonly delaysMs: number[];
  acceptedCount: number;
  repeatsCount: number;
  /** Answers that refused a signature. */
  refusedCount: number;
}

export async function startRelay(): Promise<Relay> {
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const headers = request.headers as Record<string, string>;
      const status = await post(relay.target, headers, body);
      if (status === 204) note(JSON.parse(body) as StampedEvent);
      else if (status === 400) relay.refusedCount += 1;
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    url: `http://127.0.0.1:${port}/hooks`,
    target: '',
    accepted: new Map(),
    delaysMs: [],
    ...{ acceptedCount: 0, repeatsCount: 0, refusedCount: 0 },
  };
  const note = ({ id, board_id: boardId = '', occurred_at: occurredAt }: StampedEvent): void => {
    relay.acceptedCount += 1;
    if (seen.has(id)) {
      relay.repeatsCount += 1;
      return;
    }
    seen.add(id);
    relay.delaysMs.push(systemNow().getTime() - Date.parse(occurredAt));
    const ofBoard = relay.accepted.get(boardId);
    if (ofBoard === undefined) relay.accepted.set(boardId, [id]);
    else ofBoard.push(id);
  };
  atTheEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return relay;
}

interface StampedEvent extends ReceivedEvent {
  readonly occurred_at: string;
}

const ofConnection = ['host', 'connection', 'content-length'];

/** What the program answers; 502 if it doesn't. */
async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  try {
    const { status } = await fetch(url, { method: 'POST', headers: Object.fromEntries(kept), body });
    return status;
  } catch {
    return 502;
  }
}

/** Answers each request with these bytes, however wrong. */
async function startRawReceiver(answer: (socket: Socket) => void): Promise<string> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

const slowMs = 3_000;
const slowly: Answer = (received, response, request) => {
  setTimeout(() => {
    accept(received, response, request);
  }, slowMs);
};

/** The addresses of receivers that misbehave, by what they do. Those that lie do so with a status that accepts. */
export async function startBadReceivers() {
  const target = await startReceiver();
  const redirect: Answer = (_received, response) => response.writeHead(302, { location: target.url }).end();
  const [fails, hangs, redirects, slow] = await Promise.all([
    startReceiver(respond(500)),
    startReceiver(() => undefined),
    startReceiver(redirect),
    startReceiver(slowly),
  ]);
  const endless = (socket: Socket): void => {
    const write = (): void => {
      while (!socket.destroyed && socket.write('x'.repeat(16_384)));
      socket.once('drain', write);
    };
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    write();
  };
  return {
    redirectedTo: target,
    everywhere: { fails: fails.url, hangs: hangs.url, redirects: redirects.url, slow: slow.url },
    lying: {
      tooLong: await startRawReceiver((socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nshort'),
      ),
      tooShort: await startRawReceiver((socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nlonger than two bytes'),
      ),
      endless: await startRawReceiver(endless),
      closes: await startRawReceiver((socket) => socket.destroy()),
      nonsense: await startRawReceiver((socket) => socket.end('220 mail.example.com ESMTP\r\n')),
    },
  };
}

export interface StormBoard {
  readonly id: string;
  readonly columnIds: readonly [string, string];
}

export interface Clients {
  /** Processes that answer; the first ones are asked. */
  readonly origins: () => readonly string[];
  readonly tenant: Tenant;
  readonly boards: readonly StormBoard[];
  readonly perBoard: number;
  readonly changes: number;
  readonly onChange?: (done: number) => void;
}

/** Creates, renames and moves cards until as many changes are made. What fails is sent again, to another process. */
export async function makeChanges(clients: Clients): Promise<void> {
  const { boards, perBoard, changes, onChange } = clients;
  let done = 0;
  let begun = 0;
  const work = async (board: StormBoard, index: number): Promise<void> => {
    const cards: string[] = [];
    for (let n = 0; begun < changes; n += 1) {
      begun += 1;
      const [path, method, body] = changeOf(board, cards, n, begun);
      const { id } = await sendUntilAnswered(clients, index, { path, method, body, key: randomUUID() });
      if (method === 'POST' && path.endsWith('/cards')) cards.push(id);
      done += 1;
      onChange?.(done);
    }
  };
  const all = boards.flatMap((board) => Array.from({ length: perBoard }, () => board));
  await Promise.all(all.map(work));
}

function changeOf({ id, columnIds }: StormBoard, cards: readonly string[], n: number, change: number) {
  const card = cards[(n * 7) % Math.max(1, cards.length)];
  const kind = n % 5;
  if (card === undefined || kind === 0)
    return [`boards/${id}/cards`, 'POST', { title: `Card ${change}` }] as const;
  const columnId = columnIds[Math.floor(n / 5) % 2];
  if (kind === 3) return [`cards/${card}/move`, 'POST', { column_id: columnId, position: 'bottom' }] as const;
  return [`cards/${card}`, 'PATCH', { title: `Change ${change}` }] as const;
}

interface Change {
  readonly path: string;
  readonly method: string;
  readonly body: object;
  readonly key: string;
}

async function sendUntilAnswered(
  { origins, tenant }: Clients,
  client: number,
  { path, method, body, key }: Change,
): Promise<{ id: string }> {
  const headers = {
    Authorization: `Bearer ${tenant.token}`,
    'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
    ...(method === 'POST' && { 'Idempotency-Key': key }),
  };
  for (let attempt = 0; ; attempt += 1) {
    const available = origins();
    const origin = available[(client + attempt) % available.length] ?? '';
    try {
      const response = await fetch(`${origin}/v1/${path}`, { method, headers, body: JSON.stringify(body) });
      const answer = (await response.json()) as { id: string };
      if (response.ok) return answer;
      if (response.status < 500 && response.status !== 409) throw new ChangeRefused(JSON.stringify(answer));
    } catch (error) {
      if (error instanceof ChangeRefused) throw error;
    }
    await delay(100);
  }
}

class ChangeRefused extends Error {}
