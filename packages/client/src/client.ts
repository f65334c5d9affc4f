/** openapi-fetch with the contract's types, whose calls return data or throw. */
import createClient from 'openapi-fetch';
import type { FetchResponse, MaybeOptionalInit, ParseAs, ParseAsResponse } from 'openapi-fetch';
import type { MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { paths } from '../../../generated/api.ts';
import { requireNextPage } from './errors.ts';
import { followEvents } from './events.ts';
import type { EventBatch, EventsOptions } from './events.ts';
import { defaultRetries, sendPatiently } from './retries.ts';
import type { Retries } from './retries.ts';

export interface BoardsClientOptions {
  /** Where the service is, such as `https://boards.example.com`. Slashes at its end don't matter. */
  readonly baseUrl: string;
  /** An access token or a session; absent for the few operations that need none. */
  readonly token?: string | undefined;
  readonly retries?: { readonly [Name in keyof Retries]?: Retries[Name] | undefined } | undefined;
  /** The platform's own unless given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation = Record<string | number, unknown>;
/** The options of a call, which also have to be `Parsed`. */
type Init<Value, Parsed> =
  RequiredKeysOf<Value> extends never ? [((Value & Parsed) | undefined)?] : [Value & Parsed];

type JsonOf<Of extends Operation> = Extract<FetchResponse<Of, object, MediaType>, { error?: never }>['data'];

/** A body in the form that the caller asks for; no body has none. */
type DataOf<Json, Parse extends ParseAs> = Json extends undefined
  ? undefined
  : ParseAsResponse<Json, { parseAs: Parse }>;

/** A success: its body (undefined where it has none), and the response for its headers. */
export interface Answer<Of extends Operation, Parse extends ParseAs = 'json'> {
  readonly data: DataOf<JsonOf<Of>, Parse>;
  readonly response: Response;
}

type Call<M extends Method> = <Path extends PathsWithMethod<paths, M>, Parse extends ParseAs = 'json'>(
  path: Path,
  ...init: Init<MaybeOptionalInit<paths[Path], M>, { parseAs?: Parse }>
) => Promise<Answer<Extract<paths[Path][M & keyof paths[Path]], Operation>, Parse>>;

/** What a GET of a path answers, where that is a page of a list. */
type PageOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Page } } } };
}
  ? Page extends { data: (infer Item)[] }
    ? { readonly data: readonly Item[]; readonly next_cursor?: string; readonly item: Item }
    : never
  : never;

/** The paths whose GET answers with a list. */
export type ListPath = {
  [Path in keyof paths]: [PageOf<Path>] extends [never] ? never : Path;
}[keyof paths] &
  PathsWithMethod<paths, 'get'>;

export interface BoardsClient {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
  /** Every item of a list, page after page; `limit` in the query is the size of a page. */
  readonly paginate: <Path extends ListPath>(
    path: Path,
    ...init: Init<MaybeOptionalInit<paths[Path], 'get'>, { parseAs?: 'json' }>
  ) => AsyncGenerator<PageOf<Path>['item'], void, undefined>;
  /** The event log of a board or a workspace from a cursor on, and what happens next as it happens. */
  readonly events: (options?: EventsOptions) => AsyncGenerator<EventBatch, void, undefined>;
}

/**
 * A client whose calls throw {@link ProblemError} and related errors.
 *
 * @throws {TypeError} for a token that can't be sent
 */
export function createBoardsClient(options: BoardsClientOptions): BoardsClient {
  const { token, fetch = (request: Request) => globalThis.fetch(request) } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const retries = retriesOf(options.retries);
  const headers: Record<string, string> = token === undefined ? {} : authorizationFor(token);
  const client = createClient<paths>({
    baseUrl,
    headers,
    // As the contract has it: one parameter with commas. The default would repeat the parameter.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: (request) => sendPatiently(request, fetch, retries),
  });
  const { GET, POST, PUT, PATCH, DELETE } = patientCalls(client, retries);
  const readPage = GET as unknown as ReadPage;
  const paginate = ((path, init) => pages(readPage, path, init)) as Paginate;
  const events = (wanted: EventsOptions = {}) => followEvents({ baseUrl, headers, fetch, retries }, wanted);
  return { GET, POST, PUT, PATCH, DELETE, paginate, events };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Calls = Pick<BoardsClient, (typeof methods)[number]>;

type RawCall = (
  path: string,
  init?: { readonly fetch?: ((request: Request) => Promise<Response>) | undefined },
) => Promise<unknown>;

/**
 * The same calls: what is not a success has been thrown, which the types of openapi-fetch cannot know. A `fetch` that is given
 * with a call, as some frameworks need it, would otherwise be used without that.
 */
function patientCalls(client: Record<keyof Calls, unknown>, retries: Retries): Calls {
  const patient =
    (call: RawCall): RawCall =>
    (path, { fetch: own, ...init } = {}) =>
      call(path, own ? { ...init, fetch: (request) => sendPatiently(request, own, retries) } : init);
  return Object.fromEntries(methods.map((name) => [name, patient(client[name] as RawCall)])) as Calls;
}

/** @throws {TypeError} without the token in its message, which that of `fetch` has */
function authorizationFor(token: string): Record<string, string> {
  const headers = { Authorization: `Bearer ${token}` };
  try {
    new Headers(headers);
  } catch {
    throw new TypeError('The token has line breaks or other characters that no token has.');
  }
  return headers;
}

/** What is undefined has its default too. */
function retriesOf(given: BoardsClientOptions['retries'] = {}): Retries {
  return {
    attemptsMax: given.attemptsMax ?? defaultRetries.attemptsMax,
    waitMsMax: given.waitMsMax ?? defaultRetries.waitMsMax,
    wait: given.wait ?? defaultRetries.wait,
  };
}

type Paginate = BoardsClient['paginate'];

interface ListInit {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> };
}

type ReadPage = (
  path: string,
  init: ListInit,
) => Promise<{
  readonly data: { readonly data: readonly unknown[]; readonly next_cursor?: string };
  readonly response: Response;
}>;

async function* pages(readPage: ReadPage, path: string, init: ListInit = {}) {
  for (let cursor: string | undefined; ;) {
    const query = { ...init.params?.query, ...(cursor !== undefined && { cursor }) };
    const { data: page, response } = await readPage(path, { ...init, params: { ...init.params, query } });
    requireNextPage(response, cursor, page.next_cursor);
    yield* page.data;
    cursor = page.next_cursor;
    if (cursor === undefined) return;
  }
}
