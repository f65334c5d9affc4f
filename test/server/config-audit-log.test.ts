/** Where the audit log goes: every valid value, and one sentence for each mistake that shows no password. */
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/config.ts';
import { readAuditLog } from '../../src/config-events.ts';

describe('AUDIT_LOG', () => {
  it.each([
    ['off', undefined],
    ['file:/var/log/a%20b.jsonl', { kind: 'file', path: '/var/log/a b.jsonl' }],
    ['file:///var/log/audit.jsonl', { kind: 'file', path: '/var/log/audit.jsonl' }],
    ['syslog+unix:/run/log', { kind: 'unix', path: '/run/log' }],
    ['syslog+tcp://logs', { kind: 'tcp', host: 'logs', port: 601 }],
    ['syslog+tls://[::1]', { kind: 'tls', host: '::1', port: 6514 }],
    ['syslog+udp://logs:5140/', { kind: 'udp', host: 'logs', port: 5140 }],
  ])('accepts %s', (text, expected) => {
    expect(readAuditLog({ AUDIT_LOG: text })).toEqual(expected);
  });

  it.each([
    ...[
      '',
      'on',
      'a.jsonl',
      'file:a.jsonl',
      'file:/%zz',
      'syslog://logs',
      'syslog+http://logs',
      'syslog+tcp://',
    ],
    ...['syslog+tcp://logs/a', 'syslog+tcp://logs?a=b', 'syslog+tcp://logs:99999', 'syslog+unix:a'],
    ...['syslog+tls://user:hunter2@logs', 'tcp://user:hunter2@logs', 'syslog+unix://user:hunter2@logs/a'],
  ])('refuses “%s” in one sentence', (text) => {
    const read = () => readAuditLog({ AUDIT_LOG: text });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^AUDIT_LOG must be off, (?!.*hunter2)[^\n]*\.$/);
  });
});
