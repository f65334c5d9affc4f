/** The clients of a soak: each does its work again and again, on one service after the other. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { signInByMail } from '../../support/mailed-sign-in.ts';
import { Ledger } from './ledger.ts';

export interface SoakWorld {
  readonly urls: readonly string[];
  readonly tokens: readonly string[];
  readonly workspaceId: string;
  readonly boardId: string;
  readonly mailFolder: string;
  /** Where webhooks are sent. */
  readonly receiverUrl: string;
}

/** What happened to the requests of a load. */
export interface LoadCounts {
  readonly byStatus: Map<number, number>;
  /** Requests without a response: their service was killed, or broke the connection. */
  unanswered: number;
  events: number;
}

interface Answer {
  /** Absent if the service was killed meanwhile. */
  readonly status?: number;
  readonly body?: Readonly<Record<string, never>> & {
    readonly id?: string;
    readonly column_id?: string;
    readonly data?: readonly { id: string }[];
  };
}

const timeoutMs = 40_000;

/** One client with its own token. */
class Client {
  readonly #world: SoakWorld;
  readonly #counts: LoadCounts;
  readonly #token: string;
  #turn: number;

  constructor(world: SoakWorld, counts: LoadCounts, number: number) {
    this.#world = world;
    this.#counts = counts;
    this.#token = world.tokens[number % world.tokens.length] ?? '';
    this.#turn = number;
  }

  /** The address of the next service. */
  nextUrl(): string {
    this.#turn += 1;
    return this.#world.urls[this.#turn % this.#world.urls.length] ?? '';
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
  }

  async send(method: string, path: string, body?: object): Promise<Answer> {
    try {
      const response = await fetch(this.nextUrl() + path, {
        method,
        headers: this.headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { byStatus } = this.#counts;
      byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return {
        status: response.status,
        ...(isJson && { body: JSON.parse(text) as Answer['body'] & object }),
      };
    } catch {
      this.#counts.unanswered += 1;
      return {};
    }
  }
}

/** A kind of client: how many there are, and how long each rests after its work. */
interface Kind {
  readonly clients: number;
  readonly restMs: number;
  readonly work: (client: Client, world: SoakWorld, ledger: Ledger) => Promise<void>;
}

const cardsPerBatch = 20;

const kinds: readonly Kind[] = [
  { clients: 4, restMs: 100, work: read },
  { clients: 3, restMs: 100, work: write },
  { clients: 1, restMs: 2_000, work: writeBatch },
  { clients: 1, restMs: 2_000, work: share },
  { clients: 1, restMs: 4_000, work: signIn },
];

/** Goes on until `signal` is aborted. Resolves when every client has its last response. */
export async function runLoad(world: SoakWorld, ledger: Ledger, signal: AbortSignal): Promise<LoadCounts> {
  const counts: LoadCounts = { byStatus: new Map(), unanswered: 0, events: 0 };
  await new Client(world, counts, 0).send('POST', `/v1/workspaces/${world.workspaceId}/webhooks`, {
    url: world.receiverUrl,
  });
  const streams = Array.from({ length: 6 }, (_, n) =>
    followEvents(new Client(world, counts, n), world, counts, signal),
  );
  const all = kinds.flatMap((kind) => Array.from({ length: kind.clients }, () => kind));
  const clients = all.map(async ({ work, restMs }, number) => {
    const client = new Client(world, counts, number);
    while (!signal.aborted) {
      await work(client, world, ledger);
      await delay(restMs);
    }
  });
  await Promise.all([...clients, ...streams]);
  return counts;
}

async function read(client: Client, { workspaceId, boardId }: SoakWorld): Promise<void> {
  await client.send('GET', '/v1/me');
  const { body } = await client.send('GET', `/v1/boards/${boardId}/cards?limit=50`);
  const [card] = body?.data ?? [];
  if (card !== undefined) await client.send('GET', `/v1/cards/${card.id}`);
  await client.send('GET', `/v1/boards?workspace_id=${workspaceId}`);
  await client.send('GET', `/v1/workspaces/${workspaceId}/cards?limit=25&sort=-updated_at`);
  await client.send('GET', `/v1/boards/${boardId}/events?limit=25`);
  await client.send('GET', `/v1/boards/${boardId}/counts`);
}

/** Creates a card, changes it, moves it, comments on it, and deletes one that was created before. */
async function write(client: Client, { boardId }: SoakWorld, ledger: Ledger): Promise<void> {
  const title = `Card ${randomUUID()}`;
  const created = await client.send('POST', `/v1/boards/${boardId}/cards`, { title });
  const { id, column_id: columnId } = created.body ?? {};
  if (created.status !== 201 || id === undefined) return;
  ledger.created(id, title);
  const changed = `Changed ${randomUUID()}`;
  ledger.beginChange(id);
  const update = await client.send('PATCH', `/v1/cards/${id}`, { title: changed });
  if (update.status === 200) ledger.changed(id, changed);
  await client.send('POST', `/v1/cards/${id}/move`, { column_id: columnId, position: 'top' });
  await client.send('POST', `/v1/cards/${id}/comments`, { body: 'A comment.' });
  await deleteOldest(client, ledger);
}

async function writeBatch(client: Client, { boardId }: SoakWorld, ledger: Ledger): Promise<void> {
  const cards = Array.from({ length: cardsPerBatch }, () => ({ title: `Card ${randomUUID()}` }));
  const { status, body } = await client.send('POST', `/v1/boards/${boardId}/cards/batch`, { cards });
  if (status !== 200 && status !== 201) return;
  for (const [index, { id }] of (body?.data ?? []).entries()) ledger.created(id, cards[index]?.title ?? '');
  for (let n = 0; n < cardsPerBatch; n += 1) await deleteOldest(client, ledger);
}

/** The number of cards stays the same, so that requests cost the same at the end. */
async function deleteOldest(client: Client, ledger: Ledger): Promise<void> {
  const id = ledger.takeOldest();
  if (id === undefined) return;
  ledger.beginChange(id);
  const { status } = await client.send('DELETE', `/v1/cards/${id}`);
  if (status === 204) ledger.deleted(id);
}

async function share(client: Client, { boardId }: SoakWorld): Promise<void> {
  const { body } = await client.send('GET', `/v1/boards/${boardId}/cards?limit=1`);
  const card = body?.data?.[0];
  if (card === undefined) return;
  const link = await client.send('POST', `/v1/cards/${card.id}/share-links`, {});
  if (link.status !== 201) return;
  const { share_link: shareLink, token } = link.body as unknown as {
    readonly share_link: { readonly id: string };
    readonly token: string;
  };
  await client.send('GET', `/v1/shared-cards/${token}`);
  await client.send('DELETE', `/v1/share-links/${shareLink.id}`);
}

/** As a person does it: with the code of a mail. */
async function signIn(client: Client, { mailFolder }: SoakWorld): Promise<void> {
  const url = client.nextUrl();
  const session = await signInByMail(url, mailFolder, 'ada@example.com').catch(() => undefined);
  if (session === undefined) return;
  const headers = { authorization: `Bearer ${session}` };
  await fetch(`${url}/v1/me`, { headers }).then(
    (response) => response.text(),
    () => undefined,
  );
}

/** Follows the events of the board, and again whenever the stream ends. */
async function followEvents(
  client: Client,
  { boardId }: SoakWorld,
  counts: LoadCounts,
  signal: AbortSignal,
): Promise<void> {
  do {
    try {
      const response = await fetch(`${client.nextUrl()}/v1/boards/${boardId}/events/stream`, {
        headers: client.headers,
        signal,
      });
      for await (const chunk of Readable.fromWeb(response.body as WebStream)) {
        counts.events +=
          Buffer.from(chunk as Uint8Array)
            .toString('latin1')
            .split('\nevent:').length - 1;
      }
    } catch {
      // The service was killed, or the soak ends.
    }
    await delay(500);
  } while (!signal.aborted);
}
