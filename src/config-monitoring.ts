/** Reads where the metrics are served. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

export interface MonitoringConfig {
  /** Where `/metrics` is served; if absent, on the service's own port, to programs on this machine. */
  readonly metricsAddress?: { readonly host: string; readonly port: number };
}

/** `host` is the address that the service listens on. @throws {ConfigError} with the valid values */
export function readMetricsAddress(env: Environment, host: string): MonitoringConfig {
  const { METRICS_PORT: portText, METRICS_HOST: metricsHost = host } = env;
  if (portText === undefined) {
    if (env.METRICS_HOST === undefined) return {};
    throw new ConfigError('METRICS_HOST is set but METRICS_PORT is not. Set both or neither.');
  }
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new ConfigError(`METRICS_PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  if (metricsHost === '') throw new ConfigError(`METRICS_HOST must not be empty. Leave it out for ${host}.`);
  return { metricsAddress: { host: metricsHost, port } };
}
