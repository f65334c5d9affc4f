/** What a process measures, and the port of its own that serves it. */
import type { Server } from 'node:http';
import { openPort } from './api/http/ports.ts';
import { createMetrics } from './api/http/operations-routes.ts';
import type { ServiceMetrics } from './api/http/operations-routes.ts';
import { createMetricsServer } from './api/metrics/metrics-server.ts';
import type { Measured } from './api/metrics/service-metrics.ts';
import type { MonitoringConfig } from './config-monitoring.ts';
import type { Database } from './db/database.ts';
import { Backlog } from './jobs/worker/backlog.ts';
import { WorkMetrics } from './jobs/worker/work-metrics.ts';

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
