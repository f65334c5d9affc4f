/** The type of handlers: functions from the contract's input to one of the contract's success responses. */
import type { operations } from '../../generated/api.ts';
import type { Context, RequestContext, RequestSettings } from '../domain/core/context.ts';
import type { EventFeed } from '../domain/events/event-feeds.ts';
import type { EventRow } from '../domain/events/event-rows.ts';
import type { KeptTexts } from '../domain/core/kept-texts.ts';
import type { PageBuffers } from '../domain/core/page-buffers.ts';
import type { ThreadShares } from '../domain/core/thread-shares.ts';
import type { Page, PageRequest } from '../domain/core/pages.ts';
import { pathOf } from '../domain/core/resources.ts';
import type { VersionedResource } from '../domain/core/resources.ts';
import { shownVersions, strongTag } from '../domain/core/versions.ts';
import type {
  Expectation,
  ListedVersions,
  PageVersions,
  ResourceVersion,
  TagContext,
} from '../domain/core/versions.ts';
import { listOf, objectOf, textOf, writeJson } from './json-writer.ts';
import type { JsonText, WrittenJson } from './json-writer.ts';

/** Not those of webhooks, which clients carry out. */
export type OperationId = Exclude<keyof operations, 'receiveEvent'>;

type Parameters<Op extends OperationId, Place extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op]['parameters'][Place]
>;

type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The valid parameters and body, with the contract's types. */
export type Input<Op extends OperationId> = {
  readonly path: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly body: JsonOf<operations[Op]['requestBody']>;
  /** Where a list continues: the position that its last page returned as `next`. */
  readonly after?: unknown;
  /** The position of a cursor in a body, which is one of these lists; undefined if it is of none. */
  readonly readCursor: (cursor: string, lists: readonly ListAddress[]) => unknown;
  /** Absent without `If-None-Match`. */
  readonly heldTag?: HeldTag;
} & ConditionalInput<Parameters<Op, 'header'>>;

/**
 * The versions in `If-Match`, if the contract has it; undefined if the client didn't send it. The dispatcher fails if a
 * change doesn't check it.
 */
type ConditionalInput<Headers> = [Headers] extends [never]
  ? object
  : 'If-Match' extends keyof Headers
    ? { readonly ifMatch: Expectation | undefined }
    : object;

/** Compares entity tags with `If-None-Match`. */
export interface HeldTag {
  readonly tagOf: (versions: ListedVersions, hasNext: boolean) => string;
  /** The client's tag, if it has sent this one, which may be that of a compressed response. */
  readonly find: (tag: string) => string | undefined;
}

type SuccessStatus = 200 | 201 | 202 | 204;

/** A page that the client has already, so that it was not read. */
interface Unchanged {
  readonly status: 304;
  readonly tag: string;
}

/** One of the operation's declared successes; an undeclared status does not compile. */
export type Output<Op extends OperationId> =
  Success<Op> | (304 extends keyof operations[Op]['responses'] ? Unchanged : never);

type Success<Op extends OperationId> = {
  [Status in SuccessStatus & keyof operations[Op]['responses']]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
    /** The version of the resource in the body, if it has one. The edge turns it into `ETag`. */
    readonly version?: ResourceVersion;
    /** The versions of a page of such resources. */
    readonly versions?: ListedVersions;
    /** Where the next page of a list begins. The edge turns it into `next_cursor` and `Link`. */
    readonly next?: unknown;
  } & ResponseOutput<operations[Op]['responses'][Status]>;
}[SuccessStatus & keyof operations[Op]['responses']];

/** What a handler returns for a stream of events: the edge sends them as they happen. */
interface LiveEvents {
  readonly feed: EventFeed;
  /** How everyone who follows the same feed sees an event. */
  readonly render: (row: EventRow) => object;
}

type ResponseOutput<Response> = Response extends { content: { 'text/event-stream': string } }
  ? { readonly live: LiveEvents; readonly body?: never; readonly resume?: never }
  : BodyOutput<JsonOf<Response>>;

/**
 * The body and, for the event log, where to continue later. The edge turns that into `resume_cursor`. A body with
 * cursors of other lists gets them from `withCursors`, which isn't called for a client that has the body already: each
 * cursor is different, and the entity tag depends on `summary`.
 */
type BodyOutput<Body> = Body extends StreamedBody
  ? { readonly streamed: StreamedText; readonly body?: never; readonly resume?: never }
  : WholeBodyOutput<Body>;

/** A document that is too large to be in memory as a whole. */
interface StreamedBody {
  format: string;
  version: number;
}

/** The JSON text of a document that never changes, read part by part while it is sent. */
export interface StreamedText {
  /** What the entity tag is derived from. */
  readonly version: string;
  readonly sizeBytes: number;
  readonly parts: AsyncIterable<string>;
}

type WholeBodyOutput<Body> = Body extends { resume_cursor: string }
  ? | { readonly write: WriteBody<Omit<Body, 'resume_cursor'>>; readonly resume: object }
    | {
        /** Everything that the body depends on, besides its cursors. */
        readonly summary: string;
        readonly withCursors: (cursorTo: CursorTo, buffers: PageBuffers) => WrittenJson<Body>;
      }
  : | { readonly body: Body; readonly resume?: never }
    /** Not called for a client that has the body already, if its versions show that. */
    | { readonly write: WriteBody<Body>; readonly body?: never; readonly resume?: never };

type WriteBody<Body> = (buffers: PageBuffers) => WrittenJson<Body>;

/** A list of the API, with the parameters to which its cursors are bound, including defaults. */
export interface ListAddress {
  readonly operationId: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A cursor of a list, at a position of its kind. */
export type CursorTo = (list: ListAddress, position: unknown) => string;

/** The operations that need no credential. The contract's lint rules have the same list. */
type PublicOperationId = 'createSignInCode' | 'createSession' | 'getInvite' | 'getSharedCard';

export type Handler<Op extends OperationId> = (
  ctx: (Op extends PublicOperationId ? RequestContext : Context) &
    RequestSettings &
    TagContext & { readonly keptTexts: KeptTexts; readonly threadShares: ThreadShares },
  input: Input<Op>,
) => Promise<Output<Op>>;

/** Every operation of the contract has a handler, and no other. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

/** The requested page of a list. The service itself created and encrypted the position, so its type is known. */
export function pageRequest<Position>(input: {
  readonly query: { readonly limit?: number };
  readonly after?: unknown;
}): PageRequest<Position> {
  const limit = input.query.limit ?? limitDefault;
  return input.after === undefined ? { limit } : { limit, after: input.after as Position };
}

const limitDefault = 50;

/** A field of the request, mapped and under the domain's name; absent if it was not sent. */
export function given<Name extends string, Sent>(
  name: Name,
  sent: Sent | undefined,
): Partial<Record<Name, Sent>>;
export function given<Name extends string, Sent, Meant>(
  name: Name,
  sent: Sent | undefined,
  map: (sent: Sent) => Meant,
): Partial<Record<Name, Meant>>;
export function given(
  name: string,
  sent: unknown,
  map?: (sent: unknown) => unknown,
): Record<string, unknown> {
  if (sent === undefined) return {};
  return { [name]: map === undefined ? sent : map(sent) };
}

/** Only the fields that have a value: optional properties are absent, not null. */
export function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

interface VersionedRow {
  readonly version: bigint;
}

/** A response with a resource that has a version. Its body has its entity tag, for clients that don't see headers. */
export function okResource<Row extends VersionedRow, Body extends object>(
  ctx: TagContext,
  resource: VersionedResource,
  row: Row,
  render: (row: Row) => Body,
) {
  return { ...ok(withTag(ctx, resource, row, render)), version: { resource, number: row.version } };
}

/** A versioned resource with its entity tag. */
export function withTag<Row extends VersionedRow, Body extends object>(
  ctx: TagContext,
  resource: VersionedResource,
  row: Row,
  render: (row: Row) => Body,
) {
  return { ...render(row), etag: strongTag(ctx, { resource, number: row.version }) };
}

/** A page of a list, with its other properties. Each of its items is made when it is written. */
export function okPage<Row, Item, Others extends object = object>(
  { rows, next }: Page<Row, unknown>,
  render: (row: Row) => Item,
  others?: Others,
) {
  const write = writeItems(rows, (row) => textOf(render(row)), others);
  return { status: 200 as const, write, next };
}

function writeItems<Row, Item, Others extends object>(
  rows: readonly Row[],
  toText: (row: Row) => JsonText<Item>,
  others?: Others,
) {
  const write: WriteBody<{ data: Item[] }> = (buffers) => {
    const json = writeJson(buffers, objectOf<{ data: Item[] }>({ data: listOf(rows, toText) }));
    json.addProperties(others ?? {});
    return json;
  };
  return write as WriteBody<{ data: Item[] } & Others>;
}

/** A page of resources that have versions. */
export function okResources<
  Row extends VersionedRow & { readonly id: string },
  Item extends object,
  Others extends object = object,
>(
  ctx: TagContext,
  resource: VersionedResource,
  page: Page<Row, unknown>,
  render: (row: Row) => Item,
  others?: Others,
) {
  return {
    ...okPage(page, (row) => withTag(ctx, resource, row, render), others),
    versions: { resource, shown: shownVersions(page.rows) },
  };
}

/** A page of such resources as texts. */
export function okWrittenPage<Row, Item>(
  resource: VersionedResource,
  rows: readonly Row[],
  toText: (row: Row) => JsonText<Item>,
  { shown, next }: { readonly shown: string; readonly next?: unknown },
) {
  return { status: 200 as const, write: writeItems(rows, toText), versions: { resource, shown }, next };
}

/** The response to a client that has a page with these versions already; undefined for any other. */
export function unchangedPage(
  resource: VersionedResource,
  heldTag: HeldTag | undefined,
  { shown, hasNext }: PageVersions,
): Unchanged | undefined {
  const tag = heldTag?.find(heldTag.tagOf({ resource, shown }, hasNext));
  return tag === undefined ? undefined : { status: 304, tag };
}

/** A new resource that has a version, and where it is. */
export function created<Row extends VersionedRow, Body extends { readonly id: string }>(
  ctx: TagContext,
  resource: VersionedResource,
  row: Row,
  render: (row: Row) => Body,
) {
  const { body, version } = okResource(ctx, resource, row, render);
  return { status: 201 as const, body, version, headers: { Location: pathOf(resource, body.id) } };
}

export const noContent = { status: 204 as const, body: undefined };
