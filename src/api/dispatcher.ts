/**
 * Runs one operation: a read on the pool; a write in the one transaction that it gets, rendered before it is
 * committed and sent after. Nobody else opens a transaction.
 */
import type { Database, Tx } from '../db/database.ts';
import type { Context, Surroundings } from '../domain/context.ts';
import type { Principal } from '../domain/principals.ts';
import type { OperationSpec } from './contract.ts';
import type { CursorCodec } from './cursors.ts';
import type { ValidInput } from './request-validator.ts';
import { runTransaction } from './transactions.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent for a 204. */
  readonly body?: string;
}

/** A handler as the edge sees it: the types that bind it to its operation are checked in src/handlers. */
export type AnyHandler = (
  ctx: Context & Surroundings,
  input: ValidInput & { readonly after?: unknown },
) => Promise<{
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly next?: unknown;
  readonly resume?: unknown;
}>;

export interface Call extends Surroundings {
  readonly operation: OperationSpec;
  readonly handler: AnyHandler;
  readonly input: ValidInput;
  /** Absent exactly for operations that need no credential. */
  readonly principal: Principal | undefined;
  readonly requestId: string;
  readonly now: Date;
}

/** @throws whatever the handler or the database throws, once retrying does not help */
export function dispatch(database: Database, cursors: CursorCodec, call: Call): Promise<Reply> {
  if (call.operation.method === 'get') return runHandler(database.reader, cursors, call);
  return runTransaction(database, (tx) => runHandler(tx, cursors, call));
}

async function runHandler(tx: Tx, cursors: CursorCodec, call: Call): Promise<Reply> {
  const { operation, input, principal, requestId, now, clientAddress, settings } = call;
  const { operationId } = operation;
  const { minimumRole } = operation;
  const caller = principal !== undefined && minimumRole !== undefined ? { principal, minimumRole } : {};
  // Without a caller only for operations that need none; their handlers are typed accordingly.
  const ctx = { tx, requestId, now, clientAddress, settings, ...caller } as Context & Surroundings;
  const { cursor } = input.query;
  const after = typeof cursor === 'string' ? cursors.decode(operationId, input, cursor) : undefined;
  const output = await call.handler(ctx, { ...input, after });
  if (output.status === 204) return { status: 204, headers: output.headers ?? {} };
  const { status, headers = {}, next, resume } = output;
  const cursorTo = (position: unknown) => cursors.encode(operationId, input, position);
  const body =
    resume === undefined ? output.body : { ...(output.body as object), resume_cursor: cursorTo(resume) };
  if (next === undefined) return { status, headers, body: JSON.stringify(body) };
  const nextCursor = cursorTo(next);
  return {
    status,
    headers: { ...headers, Link: `<${pageAddress(operation, input, nextCursor)}>; rel="next"` },
    body: JSON.stringify({ ...(body as object), next_cursor: nextCursor }),
  };
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
