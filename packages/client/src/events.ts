/** Follows the event log: reads it to its end, and continues with the live stream, or by reading again where there is none. */
import type { components } from '../../../generated/api.ts';
import { errorOf, ProblemError, ResyncRequired, UnexpectedAnswerError } from './errors.ts';
import { readMessages } from './event-messages.ts';
import { sendPatiently } from './retries.ts';
import type { Retries } from './retries.ts';

export type Event = components['schemas']['Event'];

export interface EventsOptions {
  /** Only the events of this board and of what is on it. Otherwise those of the workspace, which need `events:read`. */
  readonly boardId?: string;
  /** Another workspace than the personal one, for a session. */
  readonly workspaceId?: string | undefined;
  /** Where to begin: the `cursor` of a batch, or a `resume_cursor`. Otherwise with the oldest event that is kept. */
  readonly cursor?: string | undefined;
  /** Whether to wait for more at the end of the log (the default), or to end there. */
  readonly follow?: boolean;
  /** How long to wait before reading the log again where there is no stream; 5 s by default. */
  readonly pollMs?: number;
  /** Ends the iterator when it aborts, without an error. */
  readonly signal?: AbortSignal;
}

/** Events in the order of the log. */
export interface EventBatch {
  readonly events: readonly Event[];
  /** The position after them. Store it with what you make of the events, and continue there. */
  readonly cursor: string;
}

/** What the client knows. */
export interface Connection {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly retries: Retries;
}

interface EventPage {
  readonly data: readonly Event[];
  readonly next_cursor?: string;
  readonly resume_cursor: string;
}

const usualPollMs = 5_000;
/** The service writes to a stream every 20 s or more often. */
const silenceMsMax = 45_000;
const pauseMsMax = 30_000;

/**
 * Continues after lost connections, restarts and temporary errors once it has read something.
 *
 * @throws {ResyncRequired} {@link ProblemError} {@link UnexpectedAnswerError}, and what `fetch` throws at the beginning
 */
export async function* followEvents(
  connection: Connection,
  { signal = new AbortController().signal, cursor, ...options }: EventsOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  let failures: number | undefined;
  const isEnded = (): boolean => signal.aborted;
  while (!isEnded()) {
    try {
      for await (const batch of logAndStream(connection, { ...options, cursor, signal })) {
        failures = 0;
        cursor = batch.cursor;
        if (batch.events.length > 0) yield batch;
      }
      if (options.follow === false) return;
    } catch (error) {
      if (isEnded()) return;
      // At the beginning, an error is more likely a wrong address than a restart.
      if (failures === undefined || !isTemporary(error)) throw error;
      failures += 1;
      await pause(connection, Math.min(pauseMsMax, 250 * 2 ** failures), signal);
    }
  }
}

type Followed = Omit<EventsOptions, 'signal'> & { readonly signal: AbortSignal };

/** Once through the log and the stream. Also yields batches without events, whose position is new. */
async function* logAndStream(
  connection: Connection,
  options: Followed,
): AsyncGenerator<EventBatch, void, undefined> {
  let { cursor, workspaceId } = options;
  for (let hasMore = true; hasMore;) {
    const page = await readPage(connection, options, cursor);
    cursor = page.next_cursor ?? page.resume_cursor;
    hasMore = page.next_cursor !== undefined;
    workspaceId ??= page.data[0]?.workspace_id;
    yield { events: page.data, cursor };
  }
  if (options.follow === false) return;
  const stream = await openStream(connection, { ...options, workspaceId }, cursor);
  if (stream === undefined) {
    await pause(connection, options.pollMs ?? usualPollMs, options.signal);
    return;
  }
  for await (const { id, event, data } of readMessages(stream, silenceMsMax)) {
    if (event === 'end') return;
    cursor = id ?? cursor;
    if (cursor !== undefined) yield { events: data === '' ? [] : [JSON.parse(data) as Event], cursor };
  }
}

async function readPage(
  connection: Connection,
  { boardId, workspaceId, signal }: Followed,
  cursor: string | undefined,
): Promise<EventPage> {
  const path = boardId === undefined ? '/events' : `/boards/${encodeURIComponent(boardId)}/events`;
  const query = { cursor, workspace_id: boardId === undefined ? workspaceId : undefined };
  const request = requestFor(connection, path, { query, accept: 'application/json', signal });
  try {
    const response = await sendPatiently(request, connection.fetch, connection.retries);
    return (await response.json()) as EventPage;
  } catch (error) {
    throw asResync(error);
  }
}

/** Undefined where there is no stream now: in a service before 2.11.0, or because too many are open. */
async function openStream(
  connection: Connection,
  options: Followed,
  cursor: string | undefined,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const place = await placeOf(connection, options);
  if (place === undefined) return undefined;
  const { signal } = options;
  const query = { cursor };
  const request = requestFor(connection, `${place}/events/stream`, {
    query,
    accept: 'text/event-stream',
    signal,
  });
  const response = await connection.fetch(request);
  if (response.ok && response.body !== null) return response.body;
  const error = await errorOf(response);
  if ([404, 406, 429].includes(response.status)) return undefined;
  throw asResync(error);
}

/** The path of the board or the workspace. Undefined if it isn't known which workspace the events are of. */
async function placeOf(
  connection: Connection,
  { boardId, workspaceId, signal }: Followed,
): Promise<string | undefined> {
  if (boardId !== undefined) return `/boards/${encodeURIComponent(boardId)}`;
  const id = workspaceId ?? (await workspaceOfToken(connection, signal));
  return id === undefined ? undefined : `/workspaces/${encodeURIComponent(id)}`;
}

/** Undefined for a session, which is of no workspace. */
async function workspaceOfToken(connection: Connection, signal: AbortSignal): Promise<string | undefined> {
  const request = requestFor(connection, '/me', { query: {}, accept: 'application/json', signal });
  const response = await sendPatiently(request, connection.fetch, connection.retries);
  const { credential } = (await response.json()) as components['schemas']['Me'];
  return credential.workspace_id;
}

function requestFor(
  { baseUrl, headers }: Connection,
  path: string,
  {
    query,
    accept,
    signal,
  }: {
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly accept: string;
    readonly signal: AbortSignal;
  },
): Request {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return new Request(url, { headers: { ...headers, Accept: accept }, signal });
}

function asResync(error: unknown): unknown {
  return error instanceof ProblemError && error.status === 410 ? new ResyncRequired(error) : error;
}

function isTemporary(error: unknown): boolean {
  if (error instanceof ProblemError) return error.status >= 500 || error.status === 429;
  if (error instanceof UnexpectedAnswerError) return error.response.status >= 500;
  return !(error instanceof ResyncRequired) && !(error instanceof SyntaxError);
}

/** Ends early when the signal aborts. */
async function pause({ retries }: Connection, timeMs: number, signal: AbortSignal): Promise<void> {
  await retries.wait(timeMs, signal).catch(() => undefined);
}
