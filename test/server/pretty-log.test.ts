/** The log as short lines: what a person at a terminal sees, and what stays secret there too. */
import path from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import { prettyLog } from '../../src/pretty-log.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** The short line of each JSON line. */
function pretty(lines: readonly string[]): string[] {
  const written: string[] = [];
  const log = prettyLog((text) => void written.push(text));
  for (const line of lines) log.write(line);
  return written;
}

function logged(log: (logger: ReturnType<typeof createLogger>) => void): string {
  const written: string[] = [];
  log(
    createLogger(
      'info',
      prettyLog((text) => void written.push(text)),
    ),
  );
  return written.join('');
}

describe('a request', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startService();
  });

  it('is a line with status, method, path and time', async () => {
    await request(service.app).get('/v1/me');
    await expect
      .poll(() => pretty(service.logLines))
      .toContainEqual(expect.stringMatching(/^401 GET \/v1\/me \d+ ms\n$/));
  });

  it('shows no secret of a path, no query and no path that the contract does not have', async () => {
    const secret = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF';
    const paths = ['/v1/shared-cards/', '/v1/invites/', '/s/', '/invites/', '/nowhere/', '/v1/boards/'];
    const before = service.logLines.length;
    for (const place of paths) await request(service.app).get(`${place}${secret}?q=${secret}`);
    const lines = () => pretty(service.logLines.slice(before));
    await expect.poll(lines).toHaveLength(paths.length);
    expect(lines().map((line) => line.split(' ')[2])).toEqual([
      '/v1/shared-cards/[redacted]',
      '/v1/invites/[redacted]',
      '/s/[redacted]',
      '/invites/[redacted]',
      '[unmatched]',
      '/v1/boards/[redacted]',
    ]);
    expect(lines().join('')).not.toContain(secret);
  });

  it('says that the client left before the end', () => {
    const line = {
      level: 30,
      msg: 'request',
      method: 'GET',
      path: '/v1/events',
      status: 200,
      durationMs: 12.34,
    };
    expect(pretty([JSON.stringify({ ...line, aborted: true })])).toEqual([
      '200 GET /v1/events 12 ms, aborted\n',
    ]);
  });
});

describe('another message', () => {
  it('begins with its kind where it needs attention, and ends with its facts', () => {
    expect(
      logged((log) => {
        log.info('stopped by SIGINT');
      }),
    ).toBe('Stopped by SIGINT\n');
    expect(
      logged((log) => {
        log.info({ count: 3, latest: 'a' }, 'migrations applied');
      }),
    ).toBe('Migrations applied: count 3, latest a\n');
    expect(
      logged((log) => {
        log.warn({ port: 1 }, 'a job failed');
      }),
    ).toBe('Warning: A job failed: port 1\n');
  });

  it('shows a file from the folder in which the service was started', () => {
    const file = path.resolve('data', 'mail', 'a.eml');
    expect(
      logged((log) => {
        log.info({ file }, 'mail written');
      }),
    ).toBe(`Mail written: file ${path.join('data', 'mail', 'a.eml')}\n`);
    const elsewhere = path.resolve('/srv/mail/a.eml');
    expect(
      logged((log) => {
        log.info({ file: elsewhere }, 'mail written');
      }),
    ).toContain(elsewhere);
  });

  it('shows the stack of an error, without the values of the row that PostgreSQL adds', () => {
    const err = Object.assign(new Error('a check failed'), {
      code: '23514',
      detail: 'Failing row (ada@example.com)',
    });
    const text = logged((log) => {
      log.error({ err, requestId: 'r' }, 'not stored');
    });
    expect(text).toMatch(/^Error: Not stored: requestId r\nError: a check failed\n {4}at /);
    expect(text).not.toContain('ada@example.com');
  });

  it('has no control characters, which a terminal would obey', () => {
    expect(
      logged((log) => {
        log.warn({ reason: 'red \u001b[31m, \u009b2J' }, 'refused\r');
      }),
    ).toBe('Warning: Refused?: reason red ?[31m, ?2J\n');
  });
});
