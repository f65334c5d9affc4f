/** What an error of a query means to a client. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databaseFault } from '../../src/db/errors.ts';

/** Fails as for a host with several addresses, which has a code and no message. */
async function connectToNothing(): Promise<unknown> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const client = new pg.Client({ host: 'localhost', port });
  return client.connect().catch((error: unknown) => error);
}

describe('the kind of an error', () => {
  it('is unavailable for a host whose addresses all refuse', async () => {
    expect(databaseFault(await connectToNothing())).toBe('unavailable');
    const refused = Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]), {
      code: 'ECONNREFUSED',
    });
    expect(databaseFault(refused)).toBe('unavailable');
  });

  it.each([
    'getaddrinfo EAI_AGAIN db',
    'getaddrinfo ENOTFOUND db',
    'connect EHOSTUNREACH 2001:db8::1:5432',
    'connect ENETUNREACH 10.0.0.1:5432',
    'connect ETIMEDOUT 10.0.0.1:5432',
    'read ECONNRESET',
  ])('is unavailable: %s', (message) => {
    expect(databaseFault(new Error(message))).toBe('unavailable');
  });

  it('is another one for everything else', () => {
    expect(databaseFault(new Error('no such column'))).toBe('other');
    expect(databaseFault('a text')).toBe('other');
  });
});
