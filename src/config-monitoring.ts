/** Reads where the metrics are served, and where traces are sent. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

export interface MonitoringConfig {
  /** Where `/metrics` is served; if absent, on the service's own port, to programs on this machine. */
  readonly metricsAddress?: { readonly host: string; readonly port: number };
  /** Set if traces are sent. The exporter reads the address of the collector itself. */
  readonly tracing?: TracingConfig;
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingConfig {
  /** Which traces are recorded; `parentbased_` follows what the client says in `traceparent`. */
  readonly sampler: (typeof samplers)[number];
  /** The share of traces that `traceidratio` records, from 0 to 1. */
  readonly ratio: number;
}

/** By OpenTelemetry's names. @throws {ConfigError} with the valid values */
export function readTracing(env: Environment): Pick<MonitoringConfig, 'tracing'> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol = 'http/json',
    OTEL_TRACES_SAMPLER: samplerName = 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: ratioText = '1',
  } = env;
  if (endpoint === undefined) return {};
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // The value can contain a password, so the error doesn't show it.
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must look like http://collector:4318.');
  }
  if (protocol !== 'http/json') {
    throw new ConfigError(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, not "${protocol}".`);
  }
  const sampler = samplers.find((name) => name === samplerName);
  if (sampler === undefined) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}, not "${samplerName}".`);
  }
  const ratio = /^(?:0|1|0?\.\d{1,9}|[01]\.0+)$/.test(ratioText) ? Number(ratioText) : Number.NaN;
  if (Number.isNaN(ratio)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${ratioText}".`);
  }
  return { tracing: { sampler, ratio } };
}

/** `service` is the address that the service listens on. @throws {ConfigError} with the valid values */
export function readMetricsAddress(env: Environment, service: Address): MonitoringConfig {
  const { host } = service;
  const { METRICS_PORT: portText, METRICS_HOST: metricsHost = host } = env;
  if (portText === undefined) {
    if (env.METRICS_HOST === undefined) return {};
    throw new ConfigError('METRICS_HOST is set but METRICS_PORT is not. Set both or neither.');
  }
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new ConfigError(`METRICS_PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  if (metricsHost === '')
    throw new ConfigError(`METRICS_HOST must not be empty. Leave it out to use ${host}.`);
  if (isTaken(service, { host: metricsHost, port })) {
    throw new ConfigError(`METRICS_PORT must differ from PORT (${port}).`);
  }
  return { metricsAddress: { host: metricsHost, port } };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Whether two servers can't both listen: a port of all addresses is one of each. Port 0 is any free one. */
function isTaken(service: Address, metrics: Address): boolean {
  const isAny = [service.host, metrics.host].some((host) => host === '0.0.0.0' || host === '::');
  return metrics.port !== 0 && metrics.port === service.port && (isAny || service.host === metrics.host);
}
