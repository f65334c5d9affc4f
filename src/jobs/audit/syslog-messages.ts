/** Entries of the audit log as messages of syslog (RFC 5424), framed by their length in octets (RFC 6587, section 3.4.1). */
import { hostname } from 'node:os';
import type { AuditEntry } from '../../domain/events/audit-log.ts';

/** Facility `log audit` (13), severity “informational” (6). */
const priority = 13 * 8 + 6;
const appName = 'boards';
/** The limits of RFC 5424, section 6. */
const hostLengthMax = 255;
const messageIdLengthMax = 32;
/** What fits in a datagram over IPv4, less its headers. */
const datagramBytesMax = 60_000;

const host =
  hostname()
    .replaceAll(/[^\x21-\x7e]/g, '')
    .slice(0, hostLengthMax) || '-';

function messageOf({ occurredAt, type }: AuditEntry, text: string): string {
  const id = type.slice(0, messageIdLengthMax);
  return `<${priority}>1 ${occurredAt.toISOString()} ${host} ${appName} - ${id} - ${text}`;
}

export function framed(entry: AuditEntry): Buffer {
  const message = Buffer.from(messageOf(entry, entry.text));
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}

/** An event that is too large for a datagram is sent without its changes. */
export function datagramOf(entry: AuditEntry): Buffer {
  const message = Buffer.from(messageOf(entry, entry.text));
  if (message.length <= datagramBytesMax) return message;
  const fields = { ...(JSON.parse(entry.text) as object), changes: undefined, changes_omitted: true };
  return Buffer.from(messageOf(entry, JSON.stringify(fields)));
}
