/** Parts of a trace: what was done, when, and whether it failed. They are recorded when they have ended. */
import { newSpanId } from './trace-context.ts';
import type { Trace } from './trace-context.ts';

/** As OpenTelemetry's: a request that is answered, one that is sent, or a job. */
export type SpanKind = 'server' | 'client' | 'consumer';

export interface Span {
  readonly trace: Trace;
  readonly name: string;
  readonly kind: SpanKind;
  readonly durationMs: number;
  /** Names of OpenTelemetry's semantic conventions; those of the service begin with `boards.`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
}

/** Called when a span ends. */
export type RecordSpan = (span: Span) => void;

/** The trace of a span within another one. */
export function childOf({ traceId, spanId, isSampled }: Trace): Trace {
  return { traceId, spanId: newSpanId(), parentId: spanId, isSampled };
}

/** Records some work as a span, whether it succeeds or fails. */
export async function recordWork<Result>(
  record: RecordSpan | undefined,
  span: Omit<Span, 'durationMs' | 'hasFailed'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (record === undefined) return work();
  const startedAtMs = performance.now();
  let hasFailed = true;
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    record({ ...span, durationMs: performance.now() - startedAtMs, hasFailed });
  }
}
