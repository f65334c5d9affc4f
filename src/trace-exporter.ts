/**
 * Sends spans to a collector of OpenTelemetry (docs/decisions/0098-opentelemetry.md). Loaded only if there is one. The
 * exporter reads OTEL_EXPORTER_OTLP_* by itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Context, SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { ReadableSpan, Sampler } from '@opentelemetry/sdk-trace-base';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import type { Logger } from 'pino';
import type { TracingConfig } from './config-monitoring.ts';
import type { RecordSpan, Span } from './spans.ts';
import type { Trace } from './trace-context.ts';

export interface TraceExporter {
  readonly record: RecordSpan;
  /** Sends what is left, within a time. */
  stop(): Promise<void>;
}

const serviceName = 'boards';
const stopTimeoutMs = 2_000;
/** A collector that is away fails each batch. */
const repeatIntervalMs = 60_000;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Spans wait in a queue of bounded length, and are dropped beyond it: a slow collector never slows down requests. */
export function startTraceExporter(
  config: TracingConfig,
  { logger, version, now }: { readonly logger: Logger; readonly version: string; readonly now: () => Date },
): TraceExporter {
  reportFailures(logger);
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: serviceName,
    [ATTR_SERVICE_VERSION]: version,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor(new OTLPTraceExporter());
  const sampler = samplerOf(config);
  // Otherwise a warning about a batch would name the request whose span was the first one in it.
  const inOwnContext = AsyncLocalStorage.snapshot();
  return {
    record: (span) => {
      if (!isRecorded(sampler, span)) return;
      const ended = { ...readable(span, now()), resource };
      inOwnContext(() => {
        processor.onEnd(ended);
      });
    },
    stop: async () => {
      const timeout = new Promise<void>((resolve) => {
        setTimeout(resolve, stopTimeoutMs).unref();
      });
      await Promise.race([processor.shutdown().catch(() => undefined), timeout]);
    },
  };
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const [, parentBased = '', root = ''] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const roots: Readonly<Record<string, Sampler>> = {
    always_off: new AlwaysOffSampler(),
    always_on: new AlwaysOnSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  };
  const chosen = roots[root] ?? new AlwaysOnSampler();
  return parentBased === '' ? chosen : new ParentBasedSampler({ root: chosen });
}

/** The same for all spans of a trace, because the sampler only looks at the trace's id and at what its client says. */
function isRecorded(sampler: Sampler, { trace: ids, name, kind }: Span): boolean {
  const { decision } = sampler.shouldSample(contextOf(ids), ids.traceId, name, kinds[kind], {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

function contextOf(ids: Trace): Context {
  const parent = parentOf(ids);
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

function parentOf({ traceId, parentId, isSampled }: Trace): SpanContext | undefined {
  if (parentId === undefined) return undefined;
  return {
    traceId,
    spanId: parentId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  };
}

function readable(span: Span, endedAt: Date): Omit<ReadableSpan, 'resource'> {
  const { trace: ids, name, kind, durationMs, attributes, hasFailed } = span;
  const endMs = endedAt.getTime();
  const spanContext = { traceId: ids.traceId, spanId: ids.spanId, traceFlags: TraceFlags.SAMPLED };
  const parentSpanContext = parentOf(ids);
  return {
    name,
    kind: kinds[kind],
    spanContext: () => spanContext,
    ...(parentSpanContext !== undefined && { parentSpanContext }),
    startTime: timeOf(endMs - durationMs),
    endTime: timeOf(endMs),
    duration: timeOf(durationMs),
    status: { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    ended: true,
    instrumentationScope: { name: serviceName },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds. */
function timeOf(ms: number): [number, number] {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.floor((ms - seconds * 1_000) * 1e6)];
}

function reportFailures(logger: Logger): void {
  let nextAtMs = 0;
  const report = (message: string) => {
    if (performance.now() < nextAtMs) return;
    nextAtMs = performance.now() + repeatIntervalMs;
    logger.warn({ reason: message.slice(0, 300) }, 'traces could not be sent; they are dropped');
  };
  const silent = () => undefined;
  const listener = { error: report, warn: report, info: silent, debug: silent, verbose: silent };
  diag.setLogger(listener, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
