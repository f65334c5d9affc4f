/** Reads how long the operator keeps events, and where the audit log is written. */
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

/** `file:/path` or `syslog+unix:/path`. In a URL, the path of a file would always be absolute. */
const localPlace = /^(?<scheme>file|syslog\+unix):(?:\/\/)?(?<place>\/(?!\/).*)$/s;

/** @throws {ConfigError} with the valid values */
export function readAuditLog({ AUDIT_LOG: text }: Environment): AuditDestination | undefined {
  if (text === undefined || text === 'off') return undefined;
  const { scheme, place = '' } = localPlace.exec(text)?.groups ?? {};
  const localPath = decoded(place);
  if (scheme !== undefined && localPath !== undefined)
    return { kind: scheme === 'file' ? 'file' : 'unix', path: localPath };
  const url = URL.parse(text);
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
        'syslog+unix:/path, without a user or password.',
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { kind: transport, host, port: url.port === '' ? syslogPorts[transport] : Number(url.port) };
}

/** Undefined if an escape such as `%zz` stands for nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
