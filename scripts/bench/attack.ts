/** One client that asks for as much as it can, in a thread of its own. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Searches, large pages, new cards and deletions; the same without the searches, for which PostgreSQL works and the service
 * waits; bodies of almost 1 MiB, all of which are refused; or small requests without a credential, each as soon as the one before
 * is refused.
 */
export type AttackKind = 'requests' | 'quick' | 'bodies' | 'refusals';

export interface AttackOrder {
  readonly kind: AttackKind;
  readonly url: string;
  readonly token: string;
  readonly boardId: string;
  readonly workspaceId: string;
}

/** How many answers there were of each status. */
export type AttackReport = Readonly<Record<string, number>>;

const { kind, url, token, boardId, workspaceId } = workerData as AttackOrder;
const answers: Record<string, number> = {};
let isOver = false;
const ending = new AbortController();

function count(status: number): void {
  const isFirst = Object.keys(answers).length === 0;
  answers[status] = (answers[status] ?? 0) + 1;
  if (isFirst) parentPort?.postMessage('begun');
}

/** The text of the answer; empty when there was none. */
async function send(method: string, path: string, body?: string): Promise<string> {
  try {
    const response = await fetch(url + path, {
      method,
      signal: ending.signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    count(response.status);
    return response.ok ? text : '';
  } catch {
    return '';
  }
}

async function repeat(work: () => Promise<unknown>): Promise<void> {
  while (!isOver) await work();
}

type Clients = readonly (readonly [count: number, work: () => Promise<unknown>])[];

const searches: Clients = [
  [30, () => send('GET', `/v1/boards/${boardId}/cards?q=officer+review`)],
  [10, () => send('GET', `/v1/workspaces/${workspaceId}/cards?q=qz`)],
];

const quick: Clients = [
  [10, () => send('GET', `/v1/boards/${boardId}/cards?limit=250`)],
  [
    10,
    async () => {
      const card = await send('POST', `/v1/boards/${boardId}/cards`, '{"title":"One more"}');
      if (card !== '') await send('DELETE', `/v1/cards/${(JSON.parse(card) as { id: string }).id}`);
    },
  ],
];

const description = 'x'.repeat(39_900);
const longTexts = JSON.stringify({ cards: Array(25).fill({ title: 'Long', description }) });
const manyNames = JSON.stringify(
  Object.fromEntries(Array.from({ length: 24_000 }, (_, n) => [`n${n}${'x'.repeat(30)}`, 1])),
);
const wrongIds = JSON.stringify({
  cards: Array(600).fill({ title: 'Wrong', label_ids: Array(30).fill('label_of_whatever_it_may_be') }),
});

const bodies: Clients = [longTexts, manyNames, wrongIds].map((body) => [
  4,
  () => send('POST', `/v1/boards/${boardId}/cards/batch`, body),
]);

/** A connection of its own, because a client library takes longer for a request than the service takes to refuse it. */
function flood(): Promise<unknown> {
  const { hostname, port } = new URL(url);
  const request = `GET /v1/me HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(request));
  socket.on('data', (bytes) => {
    count(Number(bytes.toString('latin1', 9, 12)));
    socket.write(request);
  });
  socket.on('error', () => socket.destroy());
  ending.signal.addEventListener('abort', () => socket.destroy());
  return new Promise((resolve) => socket.once('close', resolve));
}

const refusals: Clients = [[64, flood]];

const clients = { requests: [...searches, ...quick], quick, bodies, refusals }[kind];
const running = clients.flatMap(([count, work]) => Array.from({ length: count }, () => repeat(work)));

parentPort?.on('message', () => {
  isOver = true;
  ending.abort();
  void Promise.all(running).then(() => parentPort?.postMessage(answers));
});
