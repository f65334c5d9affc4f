/**
 * Runs one operation: a read on the pool or on a replica, a write in one transaction. The response is rendered before the commit and
 * sent after it.
 */
import type { Database, Tx } from '../../db/database.ts';
import type { CheckedAccess, Context, RequestSettings, Settings } from '../../domain/core/context.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import type { KeptTexts } from '../../domain/core/kept-texts.ts';
import type { PageBuffers, PageBytes } from '../../domain/core/page-buffers.ts';
import type { ThreadShares } from '../../domain/core/thread-shares.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { strongTag } from '../../domain/core/versions.ts';
import type { Expectation, ListedVersions, ResourceVersion, TagContext } from '../../domain/core/versions.ts';
import type { OperationSpec } from '../contract/contract.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import type { FeedView } from '../streams/open-stream.ts';
import type { CursorCodec, ListAddress } from './cursors.ts';
import { cursorOf } from './cursors.ts';
import { expectationOf, listTag, pageTag, unchangedTag, weakTag } from './etags.ts';
import type { Conditions } from './etags.ts';
import { answerOnce } from './idempotency.ts';
import type { Idempotency } from './idempotency.ts';
import { listStart } from './list-starts.ts';
import type { ValidInput } from '../contract/request-validator.ts';
import type { ServiceRequest } from '../http/requests.ts';
import type { Reply, StreamedText } from '../http/responses.ts';
import { claimantOf } from '../limits/fair-queue.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { partsInTurns } from '../limits/parts-in-turns.ts';
import { requireCurrentSecret } from './security.ts';
import type { StaleReads } from './stale-reads.ts';
import { liveMessages, streamStart } from './streams.ts';
import { rehearseTransaction, runTransaction } from '../../db/transactions.ts';

type HandlerContext = Context &
  RequestSettings &
  TagContext & { readonly keptTexts: KeptTexts; readonly threadShares: ThreadShares };

/** A handler without the types of its operation, which are checked in src/handlers. */
export type AnyHandler = (
  ctx: HandlerContext,
  input: ValidInput & {
    readonly after?: unknown;
    readonly readCursor: (cursor: string, lists: readonly ListAddress[]) => unknown;
    readonly ifMatch: Expectation | undefined;
    readonly heldTag?: {
      readonly tagOf: (versions: ListedVersions, hasNext: boolean) => string;
      readonly find: (tag: string) => string | undefined;
    };
  },
) => Promise<AnyOutput>;

interface AnyOutput {
  readonly status: number;
  /** Of a page that the client has already: a 304. */
  readonly tag?: string;
  readonly body?: unknown;
  /** Instead of `body`, what writes its JSON as bytes. */
  readonly write?: (buffers: PageBuffers) => WrittenJson;
  readonly headers?: Readonly<Record<string, string>>;
  readonly version?: ResourceVersion;
  readonly versions?: ListedVersions;
  readonly next?: unknown;
  readonly resume?: unknown;
  /** The body, if it is sent in parts. */
  readonly streamed?: StreamedText & { readonly version: string };
  /** What to send as it happens, if the response is a stream. */
  readonly live?: FeedView;
  /** What the body depends on, if that is shorter. */
  readonly summary?: string;
  /** The same for a body with cursors of other lists. */
  readonly withCursors?: (
    cursorTo: (list: ListAddress, position: unknown) => string,
    buffers: PageBuffers,
  ) => WrittenJson;
}

/** The JSON of an object that has properties. */
interface WrittenJson {
  readonly addProperties: (object: object) => void;
  readonly written: () => Buffer;
  readonly finish: () => PageBytes;
}

/** A request with a checked credential, parameters and body. */
export interface CheckedRequest {
  readonly request: ServiceRequest;
  readonly operation: OperationSpec;
  readonly handler: AnyHandler;
  readonly input: ValidInput;
  /** Absent only for operations that need no credential. */
  readonly caller: Principal | undefined;
  readonly conditions: Conditions;
  /** How far behind the response may be; undefined if it must be current. */
  readonly stalenessMsMax?: number | undefined;
  readonly idempotency: Idempotency | undefined;
}

/** What running operations needs. */
export interface DispatchDependencies {
  readonly database: Database;
  /** Absent where every response is current. */
  readonly staleReads?: StaleReads | undefined;
  readonly cursors: CursorCodec;
  readonly settings: Settings;
  readonly keptTexts: KeptTexts;
  /** What entity tags have since the database was last restored, as `restoreMarkOf` returns it. */
  readonly restoreMark: () => string;
  readonly threadShares: ThreadShares;
  readonly pageBuffers: PageBuffers;
  /** Absent where nothing opens streams. */
  readonly eventStreams?: EventStreams | undefined;
  /** Absent if requests are carried out as they arrive. */
  readonly fairQueue?: FairQueue | undefined;
}

/**
 * @throws {Problem} `current_secret_required`
 * @throws what the handler or the database throws in the last attempt
 */
export async function dispatch(dependencies: DispatchDependencies, checked: CheckedRequest): Promise<Reply> {
  const { database, staleReads } = dependencies;
  const { request, operation, caller, idempotency, input } = checked;
  if (operation.method === 'get') {
    const read = (tx: Tx) => runHandler(dependencies, checked, tx);
    return staleReads?.read(caller, checked.stalenessMsMax, read) ?? read(database.reader);
  }
  if (!repeatsOwnRotation(checked)) requireCurrentSecret(operation, caller);
  const work = (tx: Tx, checkedAccess?: CheckedAccess[]): Promise<Reply> =>
    runHandler(dependencies, checked, tx, checkedAccess);
  // A validation only: an Idempotency-Key is neither looked up nor stored.
  if (isRehearsal(input)) {
    const reply = await rehearseTransaction(database, (tx) => work(tx));
    return { ...reply, headers: { ...reply.headers, 'Validate-Only': 'true' } };
  }
  if (idempotency === undefined || caller === undefined) return runTransaction(database, (tx) => work(tx));
  const { operationId } = operation;
  const { contact } = dependencies.settings;
  const keyed = { ...idempotency, principal: caller, operationId, input, now: request.now, contact };
  return answerOnce(database, keyed, (tx, checkedAccess) => {
    requireCurrentSecret(operation, caller);
    return work(tx, checkedAccess);
  });
}

/**
 * Whether a token may be repeating its own rotation because the response with its new secret was lost. With the
 * Idempotency-Key it gets that response, and can't be rotated a second time.
 */
function repeatsOwnRotation({ operation, caller, idempotency, input }: CheckedRequest): boolean {
  return (
    operation.operationId === 'rotateAccessToken' &&
    caller?.kind === 'access_token' &&
    idempotency !== undefined &&
    !isRehearsal(input) &&
    input.path.id === toTypeId('token', caller.credentialId)
  );
}

async function runHandler(
  dependencies: DispatchDependencies,
  checked: CheckedRequest,
  tx: Tx,
  checkedAccess?: CheckedAccess[],
): Promise<Reply> {
  const { cursors, pageBuffers } = dependencies;
  const { operation, input, conditions } = checked;
  const { operationId } = operation;
  const ctx = contextOf(checked, dependencies, tx, checkedAccess);
  const after = operation.isLive ? streamStart(cursors, checked) : await listStart(cursors, checked, tx);
  const ifMatch = expectationOf(ctx, conditions);
  const readCursor = (cursor: string, lists: readonly ListAddress[]) => cursorOf(cursors, lists, cursor);
  const heldTag = {
    tagOf: (versions: ListedVersions, hasNext: boolean) => pageTag(ctx, versions, hasNext),
    find: (tag: string) => unchangedTag(conditions, tag),
  };
  const output = await checked.handler(ctx, {
    ...input,
    after,
    readCursor,
    ifMatch,
    ...(conditions.ifNoneMatch !== undefined && { heldTag }),
  });
  if (output.tag !== undefined) return { status: output.status, headers: { ETag: output.tag } };
  if (ifMatch?.wasCompared() === false) throw new Error(`${operationId} has not checked If-Match`);
  if (output.status === 204) return { status: 204, headers: output.headers ?? {} };
  if (output.live !== undefined) {
    return {
      status: output.status,
      headers: {},
      live: await liveMessages(dependencies, checked, output.live),
    };
  }
  if (output.streamed !== undefined) return streamedReply(dependencies, checked, output, output.streamed);
  if (output.withCursors !== undefined) return repliedWithCursors(dependencies, conditions, output);
  const { write } = output;
  if (write !== undefined) return writtenPage(ctx, cursors, checked, output, () => write(pageBuffers));
  const body = JSON.stringify(output.body, isRehearsal(input) ? withoutTags : undefined);
  const tag = tagOf(ctx, checked, output, body);
  const unchanged = tag === undefined ? undefined : unchangedTag(conditions, tag);
  if (unchanged !== undefined) return { status: 304, headers: { ...output.headers, ETag: unchanged } };
  return {
    status: output.status,
    headers: { ...output.headers, ...(tag !== undefined && { ETag: tag }) },
    body,
  };
}

/** A page that is written only for a client that doesn't have it, if its versions show that. */
function writtenPage(
  ctx: TagContext,
  cursors: CursorCodec,
  checked: CheckedRequest,
  { status, versions, next, resume }: AnyOutput,
  write: () => WrittenJson,
): Reply {
  const { conditions } = checked;
  const hasNext = next !== undefined;
  const known = versions && pageTag(ctx, versions, hasNext);
  const unwritten = known && unchangedTag(conditions, known);
  if (unwritten !== undefined) return { status: 304, headers: { ETag: unwritten } };
  const json = write();
  const tag = known ?? listTag(json.written(), hasNext);
  const unchanged = unchangedTag(conditions, tag);
  if (unchanged !== undefined) {
    json.finish().giveBack();
    return { status: 304, headers: { ETag: unchanged } };
  }
  const { fields, links } = cursorsOf(cursors, checked, { next, resume });
  json.addProperties(fields);
  return { status, headers: { ETag: tag, ...links }, body: json.finish() };
}

/** The cursors of a page, for its body and for `Link`. */
function cursorsOf(
  cursors: CursorCodec,
  { operation, input }: CheckedRequest,
  { next, resume }: Pick<AnyOutput, 'next' | 'resume'>,
) {
  const cursorTo = (position: unknown) => cursors.encode(operation.operationId, input, position);
  const nextCursor = next === undefined ? undefined : cursorTo(next);
  return {
    fields: {
      ...(resume !== undefined && { resume_cursor: cursorTo(resume) }),
      ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    },
    ...(nextCursor !== undefined && {
      links: { Link: `<${pageAddress(operation, input, nextCursor)}>; rel="next"` },
    }),
  };
}

/** A body that is rendered only for a client that doesn't have it. */
function repliedWithCursors(
  { cursors, pageBuffers }: DispatchDependencies,
  conditions: Conditions,
  { status, summary = '', withCursors }: AnyOutput,
): Reply {
  const tag = weakTag(summary);
  const unchanged = unchangedTag(conditions, tag);
  if (unchanged !== undefined) return { status: 304, headers: { ETag: unchanged } };
  const cursorTo = (list: ListAddress, position: unknown) => cursors.encode(list.operationId, list, position);
  const json = withCursors?.(cursorTo, pageBuffers);
  return { status, headers: { ETag: tag }, ...(json && { body: json.finish() }) };
}

/** A document that never changes, so its entity tag is that of its version. */
function streamedReply(
  { fairQueue }: DispatchDependencies,
  { conditions, request, caller }: CheckedRequest,
  { status, headers }: AnyOutput,
  { version, sizeBytes, parts: read }: NonNullable<AnyOutput['streamed']>,
): Reply {
  const tag = weakTag(version);
  const unchanged = unchangedTag(conditions, tag);
  if (unchanged !== undefined) return { status: 304, headers: { ...headers, ETag: unchanged } };
  const { response, address } = request;
  const claimant = claimantOf(address, caller);
  const parts = fairQueue === undefined ? read : partsInTurns(read, { fairQueue, claimant, response });
  return { status, headers: { ...headers, ETag: tag }, streamed: { sizeBytes, parts } };
}

function contextOf(
  { request, operation, caller }: CheckedRequest,
  { settings, keptTexts, restoreMark, threadShares }: DispatchDependencies,
  tx: Tx,
  checkedAccess: CheckedAccess[] | undefined,
): HandlerContext {
  const { requestId, now, address } = request;
  const { minimumRole, worksUnder } = operation;
  const holdRules = { worksUnder, contact: settings.contact };
  const ctx = {
    tx,
    requestId,
    now,
    clientAddress: address,
    settings,
    keptTexts,
    restoreMark: restoreMark(),
    threadShares,
    ...(checkedAccess !== undefined && { checkedAccess }),
    ...(caller !== undefined &&
      minimumRole !== undefined && { principal: caller, minimumRole, holdRules, overQuota: new Map() }),
  };
  // Without a caller only for operations that need none, as their handlers' types say.
  return ctx as HandlerContext;
}

/** Whether the request is only validated: nothing is stored or sent. */
function isRehearsal({ query }: ValidInput): boolean {
  return query.validate_only === true;
}

/** Leaves entity tags out of a rehearsal. Nothing was stored, so another change can get the version that they show. */
function withoutTags(name: string, value: unknown): unknown {
  return name === 'etag' ? undefined : value;
}

/** The entity tag of a response: strong from the resource's version or, for reads, weak from the body. */
function tagOf(
  ctx: TagContext,
  { operation, input }: CheckedRequest,
  { version }: AnyOutput,
  text: string,
): string | undefined {
  if (version !== undefined) return isRehearsal(input) ? undefined : strongTag(ctx, version);
  return operation.method === 'get' ? weakTag(text) : undefined;
}

/** The address of the next page, relative to this server (RFC 8288). */
function pageAddress(operation: OperationSpec, input: ValidInput, cursor: string): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) query.set(name, String(value));
  query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}
