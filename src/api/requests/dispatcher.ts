/**
 * Runs one operation: a read on the pool, a write in its one transaction. The response is rendered before the commit and
 * sent after it.
 */
import type { Database, Tx } from '../../db/database.ts';
import type { CheckedAccess, Context, RequestSettings } from '../../domain/core/context.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import type { Principal } from '../../domain/core/principals.ts';
import type { Expectation, ListedVersions, ResourceVersion } from '../../domain/core/versions.ts';
import type { OperationSpec } from '../contract/contract.ts';
import type { CursorCodec } from './cursors.ts';
import { expectationOf, listedText, strongTag, unchangedTag, weakTag } from './etags.ts';
import type { Conditions } from './etags.ts';
import { answerOnce } from './idempotency.ts';
import type { ValidInput } from '../contract/request-validator.ts';
import { requireCurrentSecret } from './security.ts';
import { rehearseTransaction, runTransaction } from '../../db/transactions.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent for a 204 and a 304. */
  readonly body?: string;
}

/** A handler as the edge sees it: the types that bind it to its operation are checked in src/handlers. */
export type AnyHandler = (
  ctx: Context & RequestSettings,
  input: ValidInput & { readonly after?: unknown; readonly ifMatch: Expectation | undefined },
) => Promise<AnyOutput>;

interface AnyOutput {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly version?: ResourceVersion;
  readonly versions?: ListedVersions;
  readonly next?: unknown;
  readonly resume?: unknown;
}

export interface Call extends RequestSettings {
  readonly operation: OperationSpec;
  readonly handler: AnyHandler;
  readonly input: ValidInput;
  /** Absent exactly for operations that need no credential. */
  readonly principal: Principal | undefined;
  readonly conditions: Conditions;
  /** When the request is to be carried out once however often it is sent: its key, and the secret of its credential. */
  readonly idempotency?: { readonly key: string; readonly secret: string } | undefined;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * @throws {Problem} `current_secret_required`
 * @throws whatever the handler or the database throws, once retrying does not help
 */
export async function dispatch(database: Database, cursors: CursorCodec, call: Call): Promise<Reply> {
  if (call.operation.method === 'get') return runHandler(database.reader, cursors, call);
  const { operation, principal, idempotency, input, now } = call;
  if (!repeatsOwnRotation(call)) requireCurrentSecret(operation, principal);
  const work = (tx: Tx, checkedAccess?: CheckedAccess[]): Promise<Reply> =>
    runHandler(tx, cursors, call, checkedAccess);
  // Only a validation: an Idempotency-Key is neither looked up nor used up.
  if (call.input.query.validate_only === true) {
    const reply = await rehearseTransaction(database, (tx) => work(tx));
    return { ...reply, headers: { ...reply.headers, 'Validate-Only': 'true' } };
  }
  if (idempotency === undefined || principal === undefined) return runTransaction(database, (tx) => work(tx));
  const { operationId } = operation;
  const request = { ...idempotency, principal, operationId, input, now };
  return runTransaction(database, (tx) =>
    answerOnce(tx, request, (checkedAccess) => {
      requireCurrentSecret(operation, principal);
      return work(tx, checkedAccess);
    }),
  );
}

/**
 * Whether a token may be sending its own rotation again, because it lost the answer that holds its new secret. It can get
 * that answer by the Idempotency-Key, and cannot rotate a second time.
 */
function repeatsOwnRotation({ operation, principal, idempotency, input }: Call): boolean {
  return (
    operation.operationId === 'rotateAccessToken' &&
    principal?.kind === 'access_token' &&
    idempotency !== undefined &&
    input.query.validate_only !== true &&
    input.path.id === toTypeId('token', principal.credentialId)
  );
}

async function runHandler(
  tx: Tx,
  cursors: CursorCodec,
  call: Call,
  checkedAccess?: CheckedAccess[],
): Promise<Reply> {
  const { operation, input, principal, requestId, now, clientAddress, settings } = call;
  const { operationId } = operation;
  const { minimumRole } = operation;
  const caller = principal !== undefined && minimumRole !== undefined ? { principal, minimumRole } : {};
  const ifMatch = expectationOf(call.conditions);
  const noted = checkedAccess === undefined ? {} : { checkedAccess };
  const known = { tx, requestId, now, clientAddress, settings, ...noted };
  // Without a caller only for operations that need none; their handlers are typed accordingly.
  const ctx = { ...known, ...caller } as Context & RequestSettings;
  const { cursor } = input.query;
  const after = typeof cursor === 'string' ? cursors.decode(operationId, input, cursor) : undefined;
  const output = await call.handler(ctx, { ...input, after, ifMatch });
  if (ifMatch?.wasCompared() === false) throw new Error(`${operationId} has not checked If-Match`);
  if (output.status === 204) return { status: 204, headers: output.headers ?? {} };
  const { status, next, resume } = output;
  const text = JSON.stringify(output.body);
  const tag = tagOf(call, output, text);
  const unchanged = tag === undefined ? undefined : unchangedTag(call.conditions, tag);
  if (unchanged !== undefined) return { status: 304, headers: { ...output.headers, ETag: unchanged } };
  const headers = { ...output.headers, ...(tag !== undefined && { ETag: tag }) };
  if (next === undefined && resume === undefined) return { status, headers, body: text };
  const cursorTo = (position: unknown) => cursors.encode(operationId, input, position);
  const nextCursor = next === undefined ? undefined : cursorTo(next);
  const cursorFields = JSON.stringify({
    ...(resume !== undefined && { resume_cursor: cursorTo(resume) }),
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
  });
  return {
    status,
    headers: {
      ...headers,
      ...(nextCursor !== undefined && { Link: `<${pageAddress(operation, input, nextCursor)}>; rel="next"` }),
    },
    // Put at the end of the object as text, so that the page is not turned into text twice.
    body: `${text.slice(0, -1)},${cursorFields.slice(1)}`,
  };
}

/** The entity tag of an answer: strong by the version of what is shown; weak, of reads only, by all else. */
function tagOf({ operation, input }: Call, output: AnyOutput, text: string): string | undefined {
  const { version, versions, next } = output;
  if (version !== undefined) {
    // Nothing was stored under the version that a rehearsal shows; something else may be.
    return input.query.validate_only === true ? undefined : strongTag(version);
  }
  if (operation.method !== 'get') return undefined;
  // Cursors are never the same twice, and those of an equal page stay good; only whether there is one counts.
  const shown = versions === undefined ? text : listedText(versions);
  return weakTag(next === undefined ? shown : `${shown}+`);
}

/** The next page's address, relative to this server (RFC 8288). */
function pageAddress(operation: OperationSpec, input: ValidInput, cursor: string): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) query.set(name, String(value));
  query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}
