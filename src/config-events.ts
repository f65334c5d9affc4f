/** Reads how long the operator keeps events, and where the audit log is written. */
import path from 'node:path';
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import type { BillingSettings } from './domain/core/plan-table.ts';
import type { AuditDestination } from './jobs/audit/destinations.ts';

/**
 * Nothing if events are never dropped.
 *
 * @throws {ConfigError} with the valid values
 */
export function readEventRetention(env: Environment): Pick<BillingSettings, 'eventRetentionDays'> {
  const text = env.EVENT_RETENTION_DAYS ?? 'off';
  if (text === 'off') return {};
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new ConfigError(
      `EVENT_RETENTION_DAYS must be a whole number from 1 to 99999, or off to keep all events, not "${text}".`,
    );
  }
  return { eventRetentionDays: Number(text) };
}

const syslogPorts = { tcp: 601, tls: 6514, udp: 514 } as const;

function isNetwork(transport: string): transport is keyof typeof syslogPorts {
  return Object.hasOwn(syslogPorts, transport);
}

/** @throws {ConfigError} with the valid values */
export function readAuditLog({ AUDIT_LOG: text }: Environment): AuditDestination | undefined {
  if (text === undefined || text === 'off') return undefined;
  const url = URL.parse(text);
  const filePath = url === null ? '' : decodeURIComponent(url.pathname);
  if (url?.protocol === 'file:' && path.isAbsolute(filePath)) return { kind: 'file', path: filePath };
  if (url?.protocol === 'syslog+unix:' && path.isAbsolute(filePath)) return { kind: 'unix', path: filePath };
  const transport = url?.protocol.replace(/^syslog\+|:$/g, '') ?? '';
  const isPlain =
    url?.username === '' && url.password === '' && ['', '/'].includes(url.pathname) && url.search === '';
  if (
    url?.protocol.startsWith('syslog+') !== true ||
    !isNetwork(transport) ||
    !isPlain ||
    url.hostname === ''
  ) {
    throw new ConfigError(
      'AUDIT_LOG must be off, file:/path, syslog+tcp://host:port, syslog+tls://host:port, syslog+udp://host:port or ' +
        `syslog+unix:/path, not "${text}".`,
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { kind: transport, host, port: url.port === '' ? syslogPorts[transport] : Number(url.port) };
}
