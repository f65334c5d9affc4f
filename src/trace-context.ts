/**
 * The trace that a request or a job belongs to (W3C Trace Context). Each line that is logged meanwhile names it, whatever part
 * of the service logs it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface Trace {
  /** 32 hexadecimal digits: those of the client, or else of the request's id. */
  readonly traceId: string;
  /** The span of the request or the job, 16 hexadecimal digits. */
  readonly spanId: string;
  /** The span of the client that sent the request, 16 hexadecimal digits. */
  readonly parentId?: string;
  /** Whether the client records the trace. */
  readonly isSampled: boolean;
}

interface TracedWork {
  /** Absent for work without a request. */
  readonly requestId?: string;
  readonly trace: Trace;
}

const works = new AsyncLocalStorage<TracedWork>();

/** Runs the work of a request or a job, so that what it logs names it. */
export function runTraced<Result>(traced: TracedWork, work: () => Result): Result {
  return works.run(traced, work);
}

/** What each line of the log has in addition. */
export function tracedFields(): object {
  const traced = works.getStore();
  if (traced === undefined) return {};
  const { requestId, trace } = traced;
  return { ...(requestId !== undefined && { requestId }), traceId: trace.traceId };
}

/** The trace of the work that is running; undefined outside requests and jobs. */
export function currentTrace(): Trace | undefined {
  return works.getStore()?.trace;
}

/** The trace of work that no request asks for. */
export function newTrace(): Trace {
  return { traceId: randomBytes(16).toString('hex'), spanId: newSpanId(), isSampled: true };
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

/** What a request to another service says in `traceparent`. */
export function traceparentOf({ traceId, spanId, isSampled }: Omit<Trace, 'parentId'>): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

const traceparentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The 32 digits of a UUID. Faster than replacing its hyphens. */
function digitsOf(uuid: string): string {
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24);
}

/** The trace of a request: what a valid `traceparent` names, or else a new one. */
export function traceOf(requestId: string, traceparent: unknown): Trace {
  const digits = digitsOf(requestId);
  const spanId = digits.slice(16);
  if (typeof traceparent !== 'string') return { traceId: digits, spanId, isSampled: true };
  const parts = traceparentForm.exec(traceparent);
  const [, version, traceId = '', parentId = '', flags = '', more] = parts ?? [];
  const isValid =
    version !== undefined &&
    version !== 'ff' &&
    (version !== '00' || more === undefined) &&
    /[^0]/.test(traceId) &&
    /[^0]/.test(parentId);
  if (!isValid) return { traceId: digits, spanId, isSampled: true };
  return { traceId, spanId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
