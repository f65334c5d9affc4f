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

  it.each([
    ['retry', ['40001', '40P01', '23503']],
    ['unique', ['23505']],
    ['bad-value', ['22021', '22P05', '22003', '22008']],
    ['unavailable', ['55P03', '57014', '25006', '25P03', '25P04', '40003', '26000', '42P05']],
    ['unavailable', ['08006', '53100', '53200', '53300', '57P01', '57P03', '58030']],
    ['other', ['42P01', '23514', '23502', '22P02']],
  ])('is %s for the SQLSTATEs %j', (fault, states) => {
    const errors = states.map((code) => Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code }));
    expect(errors.map(databaseFault)).toEqual(states.map(() => fault));
  });

  it('is another one for everything else', () => {
    expect(databaseFault(new Error('no such column'))).toBe('other');
    expect(databaseFault('a text')).toBe('other');
  });
});
