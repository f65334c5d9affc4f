/** Follows the event log: reads it to its end, and continues with the live stream, or by reading again where there is none. */
import type { components } from '../../../generated/api.ts';
import {
  discard,
  errorOf,
  ProblemError,
  requireNextPage,
  ResyncRequired,
  UnexpectedAnswerError,
} from './errors.ts';
import { readMessages } from './event-messages.ts';
import { sendPatiently } from './retries.ts';
import type { Retries } from './retries.ts';
import { readRetryAfterMs } from './retry-after.ts';

type Schemas = components['schemas'];
export type Event = Schemas['Event'];
export type BoardPresence = Schemas['BoardPresence'];

export interface EventsOptions {
  /** Only the events of this board and of what is on it. Otherwise those of the workspace, which need `events:read`. */
  readonly boardId?: string | undefined;
  /** Another workspace than the personal one, for a session. */
  readonly workspaceId?: string | undefined;
  /** Where to begin: the `cursor` of a batch, or a `resume_cursor`. Otherwise with the oldest event that is kept. */
  readonly cursor?: string | undefined;
  /** Whether to wait for more at the end of the log (the default), or to end there. */
  readonly follow?: boolean | undefined;
  /** How long to wait before reading the log again where there is no stream; 5 s by default. */
  readonly pollMs?: number | undefined;
  /** Called when events begin or cease to arrive, for example to show that to people. */
  readonly onState?: ((state: EventsState) => void) | undefined;
  /**
   * Called with who looks at the board, when someone comes or goes. Set it only while a person looks at it by this program:
   * they are then shown to others. It needs `boardId`, and a service of 2.12.0 or later.
   */
  readonly onPresence?: ((presence: BoardPresence) => void) | undefined;
  /** Ends the iterator when it aborts, without an error. */
  readonly signal?: AbortSignal | undefined;
}

/** `live`: by a stream. `polling`: by reading the log now and then, as there is no stream. `reconnecting`: neither now. */
export type EventsState = 'live' | 'polling' | 'reconnecting';

/** Events in the order of the log. */
export interface EventBatch {
  readonly events: readonly Event[];
  /** The position after them. Store it with what you make of the events, and continue there. */
  readonly cursor: string;
}

/** What the client knows. */
export interface Connection {
  /** Without slashes at its end. */
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
 * Continues after lost connections, restarts and temporary errors: from the beginning if there is a cursor, otherwise once it
 * has read something.
 *
 * @throws {ResyncRequired} {@link ProblemError} {@link UnexpectedAnswerError}, what `fetch` throws at the beginning, and what the
 *   caller's functions throw
 */
export async function* followEvents(
  connection: Connection,
  { signal = new AbortController().signal, cursor, ...options }: EventsOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  // Without a cursor, an error at the beginning is more likely a wrong address than a restart.
  let failures = cursor === undefined ? undefined : 0;
  let hasRead = false;
  const isEnded = (): boolean => signal.aborted;
  const onState = guarded(options.onState) ?? (() => undefined);
  const onPresence = guarded(options.onPresence);
  const followed = { ...options, onState, ...(onPresence && { onPresence }) };
  while (!isEnded()) {
    const pace: Pace = { retryMs: 0, isPolling: false, isLive: false };
    const round = new AbortController();
    const endRound = (): void => {
      round.abort(signal.reason);
    };
    signal.addEventListener('abort', endRound);
    try {
      const answered = { ...connection, fetch: unlessSilent(connection.fetch, round) };
      for await (const batch of logAndStream(answered, { ...followed, cursor, signal: round.signal, pace })) {
        failures ??= 0;
        hasRead = true;
        cursor = batch.cursor;
        if (batch.events.length > 0) yield batch;
        if (isEnded()) return;
      }
      if (options.follow === false) return;
    } catch (error) {
      if (error instanceof CallbackError) throw error.cause;
      if (isEnded()) return;
      if (failures === undefined || !isTemporary(error, hasRead)) throw error;
      if (error instanceof ProblemError || error instanceof UnexpectedAnswerError)
        await discard(error.response);
      pace.isPolling = false;
    } finally {
      signal.removeEventListener('abort', endRound);
    }
    if (isEnded()) return;
    if (!pace.isPolling) options.onState?.('reconnecting');
    failures = pace.isPolling || pace.isLive ? 1 : (failures ?? 0) + 1;
    await pause(connection, pauseMs(failures, pace), signal);
  }
}

/** Ends what a round does if a response doesn't begin, or a page doesn't go on: connections can be lost silently. */
function unlessSilent(fetch: Connection['fetch'], round: AbortController): Connection['fetch'] {
  return async (request) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectMore = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        round.abort(new Error('The service does not respond.'));
      }, silenceMsMax);
    };
    expectMore();
    try {
      const response = await fetch(request);
      return response.ok && isJson(response) ? await received(response, expectMore) : response;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The response with its whole body. */
async function received(response: Response, onPiece: () => void): Promise<Response> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return new Response(new Blob(pieces), response);
    onPiece();
    pieces.push(value);
  }
}

/** A function of the caller has failed, which no retry helps. */
class CallbackError extends Error {}

function guarded<Value>(
  callback: ((value: Value) => void) | undefined,
): ((value: Value) => void) | undefined {
  if (callback === undefined) return undefined;
  return (value) => {
    try {
      callback(value);
    } catch (cause) {
      throw new CallbackError('', { cause });
    }
  };
}

interface Pace {
  /** How long a stream asked its clients to wait; each a little longer or shorter, so that not all come back at once. */
  retryMs: number;
  isPolling: boolean;
  /** Whether a stream has said something. A log that can be read doesn't mean that streams work. */
  isLive: boolean;
}

/** Ever longer. After a long silence of the service, not all clients come back at once. */
function pauseMs(failures: number, { retryMs }: Pace): number {
  const backoffMs = Math.min(pauseMsMax, 250 * 2 ** failures);
  return Math.max(retryMs, backoffMs * (0.5 + Math.random() / 2));
}

type Followed = Omit<EventsOptions, 'signal' | 'onState'> & {
  readonly signal: AbortSignal;
  readonly onState: (state: EventsState) => void;
  readonly pace: Pace;
};

/** Once through the log and the stream. Also yields batches without events, whose position is new. */
async function* logAndStream(
  connection: Connection,
  options: Followed,
): AsyncGenerator<EventBatch, void, undefined> {
  const { pace, onState } = options;
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
  if (!(stream instanceof ReadableStream)) {
    onState('polling');
    pace.isPolling = true;
    pace.retryMs = Math.max(options.pollMs ?? usualPollMs, stream.retryAfterMs);
    return;
  }
  onState('live');
  for await (const { id, event, data, retryMs } of readMessages(stream, silenceMsMax)) {
    pace.isLive = true;
    pace.retryMs = Math.min(retryMs ?? pace.retryMs, connection.retries.waitMsMax);
    if (event === 'end') {
      // Why access has ended is in the next response, which need not wait.
      if (data.includes('access_ended')) pace.retryMs = 0;
      return;
    }
    if (event === 'presence') options.onPresence?.(JSON.parse(data) as BoardPresence);
    // Events have positions, and so has what only moves the position on. Other messages may be added.
    if (id === undefined) continue;
    cursor = id;
    yield { events: data === '' ? [] : [JSON.parse(data) as Event], cursor };
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
    const page = (await response.json()) as EventPage;
    requireNextPage(response, cursor, page.next_cursor);
    return page;
  } catch (error) {
    throw asResync(error);
  }
}

/** There is no stream now. */
interface NoStream {
  /** How long not to ask for one, which `waitMsMax` bounds. */
  readonly retryAfterMs: number;
}

/** Opens the stream, if there is one: there isn't in a service before 2.11.0, or if too many are open. */
async function openStream(
  connection: Connection,
  options: Followed,
  cursor: string | undefined,
): Promise<ReadableStream<Uint8Array> | NoStream> {
  const place = await placeOf(connection, options);
  if (place === undefined) return { retryAfterMs: 0 };
  const { signal, boardId, onPresence } = options;
  const isWatched = boardId !== undefined && onPresence !== undefined;
  const query = { cursor, presence: isWatched ? 'true' : undefined };
  const request = requestFor(connection, `${place}/events/stream`, {
    query,
    accept: 'text/event-stream',
    signal,
  });
  const response = await connection.fetch(request);
  if (response.ok && response.body !== null) return response.body;
  const error = await errorOf(response);
  if ([404, 406, 429].includes(response.status)) {
    await discard(response);
    return { retryAfterMs: Math.min(readRetryAfterMs(response) ?? 0, connection.retries.waitMsMax) };
  }
  throw asResync(error);
}

/** The path of the board or the workspace. Undefined if it isn't known which workspace the events are of. */
async function placeOf(
  connection: Connection,
  { boardId, workspaceId, signal }: Followed,
): Promise<string | undefined> {
  if (boardId !== undefined) return `/boards/${encodeURIComponent(boardId)}`;
  const id = workspaceId ?? (await impliedWorkspace(connection, signal));
  return id === undefined ? undefined : `/workspaces/${encodeURIComponent(id)}`;
}

/** The one that the service takes if a request names none: that of the token, or the personal one of a session. */
async function impliedWorkspace(connection: Connection, signal: AbortSignal): Promise<string | undefined> {
  const read = async <Body>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Body> => {
    const request = requestFor(connection, path, { query, accept: 'application/json', signal });
    return (await (await sendPatiently(request, connection.fetch, connection.retries)).json()) as Body;
  };
  const { credential } = await read<Schemas['Me']>('/me');
  // A token needs no other scope than that of the events.
  if (credential.workspace_id !== undefined) return credential.workspace_id;
  return (await read<Schemas['BoardPage']>('/boards', { limit: '1' })).workspace_id;
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
  const url = new URL(`${baseUrl}/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return new Request(url, { headers: { ...headers, Accept: accept }, signal });
}

function asResync(error: unknown): unknown {
  return error instanceof ProblemError && error.status === 410 ? new ResyncRequired(error) : error;
}

function isTemporary(error: unknown, hasRead: boolean): boolean {
  if (error instanceof ProblemError) return error.status >= 500 || error.status === 429;
  // Once the service has answered, what a proxy or a network to sign in to answers instead doesn't stay.
  if (error instanceof UnexpectedAnswerError)
    return error.response.status >= 500 || (hasRead && !isJson(error.response));
  return !(error instanceof ResyncRequired) && !(error instanceof SyntaxError);
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}

/** Ends early when the signal aborts. */
async function pause({ retries }: Connection, timeMs: number, signal: AbortSignal): Promise<void> {
  await retries.wait(timeMs, signal).catch(() => undefined);
}
