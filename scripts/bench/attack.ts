/** One client that asks for as much as it can, in a thread of its own: searches, large pages, new cards and deletions. */
import { parentPort, workerData } from 'node:worker_threads';

export interface AttackOrder {
  readonly url: string;
  readonly token: string;
  readonly boardId: string;
  readonly workspaceId: string;
}

/** How many answers there were of each status. */
export type AttackReport = Readonly<Record<string, number>>;

const { url, token, boardId, workspaceId } = workerData as AttackOrder;
const answers: Record<string, number> = {};
let isOver = false;
const ending = new AbortController();

/** The text of the answer; empty when there was none. */
async function send(method: string, path: string, body?: object): Promise<string> {
  try {
    const response = await fetch(url + path, {
      method,
      signal: ending.signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const first = Object.keys(answers).length === 0;
    answers[response.status] = (answers[response.status] ?? 0) + 1;
    if (first) parentPort?.postMessage('begun');
    return response.ok ? text : '';
  } catch {
    return '';
  }
}

async function repeat(work: () => Promise<unknown>): Promise<void> {
  while (!isOver) await work();
}

const clients: readonly (readonly [number, () => Promise<unknown>])[] = [
  [30, () => send('GET', `/v1/boards/${boardId}/cards?q=officer+review`)],
  [10, () => send('GET', `/v1/workspaces/${workspaceId}/cards?q=qz`)],
  [10, () => send('GET', `/v1/boards/${boardId}/cards?limit=250`)],
  [
    10,
    async () => {
      const card = await send('POST', `/v1/boards/${boardId}/cards`, { title: 'One more' });
      if (card !== '') await send('DELETE', `/v1/cards/${(JSON.parse(card) as { id: string }).id}`);
    },
  ],
];
const running = clients.flatMap(([count, work]) => Array.from({ length: count }, () => repeat(work)));

parentPort?.on('message', () => {
  isOver = true;
  ending.abort();
  void Promise.all(running).then(() => parentPort?.postMessage(answers));
});
