/**
 * The trace that a request belongs to (W3C Trace Context). Each line that is logged during a request names it, whatever part of
 * the service logs it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Trace {
  /** 32 hexadecimal digits: those of the client, or else of the request's id. */
  readonly traceId: string;
  /** The span of the client that sent the request, 16 hexadecimal digits. */
  readonly parentId?: string;
  /** Whether the client records the trace. */
  readonly isSampled: boolean;
}

interface TracedRequest {
  readonly requestId: string;
  readonly trace: Trace;
}

const requests = new AsyncLocalStorage<TracedRequest>();

/** Runs the work of a request, so that what it logs names it. */
export function runTraced(request: TracedRequest, work: () => void): void {
  requests.run(request, work);
}

/** What each line of the log has in addition. */
export function tracedFields(): object {
  const request = requests.getStore();
  if (request === undefined) return {};
  return { requestId: request.requestId, traceId: request.trace.traceId };
}

const traceparentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The trace of a request: what a valid `traceparent` names, or else a new one. */
export function traceOf(requestId: string, traceparent: unknown): Trace {
  const parts = typeof traceparent === 'string' ? traceparentForm.exec(traceparent) : null;
  const [, version, traceId = '', parentId = '', flags = '', more] = parts ?? [];
  const isValid =
    version !== undefined &&
    version !== 'ff' &&
    (version !== '00' || more === undefined) &&
    /[^0]/.test(traceId) &&
    /[^0]/.test(parentId);
  if (isValid) return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
  return { traceId: requestId.replaceAll('-', ''), isSampled: true };
}
