/** What a process measures and records, and the port of its own that serves its metrics. */
import type { Server } from 'node:http';
import { openPort } from './api/http/ports.ts';
import { createMetrics } from './api/http/operations-routes.ts';
import type { ServiceMetrics } from './api/http/operations-routes.ts';
import { createMetricsServer } from './api/metrics/metrics-server.ts';
import type { Measured } from './api/metrics/service-metrics.ts';
import type { Logger } from 'pino';
import type { MonitoringConfig } from './config-monitoring.ts';
import type { Database } from './db/database.ts';
import type { ReportedStatement } from './db/statement-reports.ts';
import { Backlog } from './jobs/worker/backlog.ts';
import { WorkMetrics } from './jobs/worker/work-metrics.ts';
import { childOf } from './spans.ts';
import type { RecordSpan } from './spans.ts';
import { currentTrace } from './trace-context.ts';
import type { TraceExporter } from './trace-exporter.ts';

export interface Monitoring {
  readonly metrics: ServiceMetrics;
  /** Whether the service's own port has no `/metrics`. */
  readonly hidesMetrics: boolean;
  readonly measured: readonly Measured[];
  /** Counts what background work does. */
  readonly work: WorkMetrics;
  readonly server: Server | undefined;
}

/** Opens the port for metrics, if there is one. @throws {PortError} */
export async function startMonitoring(
  { metricsAddress }: MonitoringConfig,
  source: { readonly database: Database; readonly now: () => Date },
): Promise<Monitoring> {
  const metrics = createMetrics();
  const work = new WorkMetrics();
  const measured = [work, new Backlog(source)];
  if (metricsAddress === undefined) {
    return { metrics, hidesMetrics: false, measured, work, server: undefined };
  }
  const server = createMetricsServer(metrics.registry);
  await openPort(server, metricsAddress, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  return { metrics, hidesMetrics: true, measured, work, server };
}

/** Sends traces, if the configuration names a collector. Otherwise OpenTelemetry isn't even loaded. */
export async function startTraces(
  { tracing }: MonitoringConfig,
  parts: { readonly logger: Logger; readonly version: string; readonly now: () => Date },
): Promise<TraceExporter | undefined> {
  if (tracing === undefined) return undefined;
  const { startTraceExporter } = await import('./trace-exporter.ts');
  return startTraceExporter(tracing, parts);
}

/** Records the statements of requests and jobs as their spans. @param replica where they run; absent for the primary */
export function statementSpans(record: RecordSpan, replica?: string) {
  return ({ statement, name, text, durationMs }: ReportedStatement, hasFailed: boolean): void => {
    const trace = currentTrace();
    if (trace === undefined) return;
    record({
      trace: childOf(trace),
      name: statement,
      kind: 'client',
      durationMs,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.summary': statement,
        'db.query.text': text,
        'boards.statement': name,
        ...(replica !== undefined && { 'boards.replica': replica }),
      },
      hasFailed,
    });
  };
}
