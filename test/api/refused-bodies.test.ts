/** What clients send of a body after the response: it must not take the thread from everyone else. */
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorkerApp } from '../../src/app.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import { RefusedBodies } from '../../src/api/http/refused-bodies.ts';
import type { ServiceRequest } from '../../src/api/http/requests.ts';
import { createLogger } from '../../src/logger.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { listenWith, openConnection, requestText } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';

const mebibyte = 1_048_576;
/** A quarter of what a network sends in a second. */
const large = Buffer.alloc(4 * mebibyte, 'x');

let port: number;
let workerPort: number;
let tenant: Tenant;

beforeAll(async () => {
  const service = await startService({ isOwn: true });
  port = await listenWith(service);
  const { database, now } = service;
  const worker = {
    database,
    now,
    contract: loadContract(),
    publicUrl: 'http://boards.test',
    accepting: () => true,
  };
  workerPort = await listenWith({ app: createWorkerApp({ ...worker, logger: createLogger('silent') }) });
  tenant = await makeTenant(service);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const me = () => requestText('GET', '/v1/me', { Authorization: `Bearer ${tenant.token}` });

describe.each([
  { of: 'a wrong method', method: 'PUT', path: '/v1/boards', status: 405 },
  { of: 'an unknown path', method: 'POST', path: '/v1/unknown', status: 404 },
  { of: 'a body that is too large', method: 'POST', path: '/v1/boards', status: 413 },
  { of: 'a page of the documentation', method: 'GET', path: '/docs', status: 200 },
  { of: 'the state of the service', method: 'GET', path: '/livez', status: 200 },
  { of: 'a form that is too large', method: 'POST', path: '/invites/unknown', status: 413 },
])('the body of $of', ({ method, path, status }) => {
  const type = path.startsWith('/v1/') ? 'application/json' : 'application/x-www-form-urlencoded';
  const headers = () => ({ Authorization: `Bearer ${tenant.token}`, 'Content-Type': type });

  it('is dropped to its end, with pauses, also when its connection remains', async () => {
    const pause = vi.spyOn(IncomingMessage.prototype, 'pause');
    const connection = openConnection(port);
    connection.write(requestText(method, path, headers(), large));
    const first = await connection.answer();
    expect(first.status).toBe(status);
    await connection.sent();
    if (first.headers.connection === 'close') expect(await connection.closed).toBeUndefined();
    else {
      connection.write(me());
      expect((await connection.answer()).status).toBe(200);
    }
    // Node reads without a pause what nobody else reads.
    expect(pause).toHaveBeenCalled();
    connection.destroy();
  });
});

it('a process that only does background work drops bodies with pauses, too', async () => {
  const pause = vi.spyOn(IncomingMessage.prototype, 'pause');
  const connection = openConnection(workerPort);
  connection.write(requestText('POST', '/v1/boards', {}, large));
  expect((await connection.answer()).status).toBe(404);
  await connection.sent();
  connection.write(requestText('GET', '/livez'));
  expect((await connection.answer()).status).toBe(200);
  expect(pause).toHaveBeenCalled();
  connection.destroy();
});

it('closes connections that would wait too long for others of their network, or of all', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const refusedBodies = new RefusedBodies();
  const drop = async (address: string, sizeBytes: number) => {
    const body = new PassThrough({ highWaterMark: 12 * mebibyte });
    const incoming = body as unknown as IncomingMessage;
    refusedBodies.drop({ incoming, address } as ServiceRequest);
    const received = once(body, 'data');
    body.write(Buffer.alloc(sizeBytes));
    await received;
    return body;
  };
  const first = await drop('203.0.113.1', 12 * mebibyte);
  const second = await drop('203.0.113.1', 1);
  const ofAnother = await drop('203.0.113.2', 1);
  expect([first.destroyed, second.destroyed, ofAnother.destroyed]).toEqual([false, true, false]);
  // All networks together have four times as much.
  const third = await drop('203.0.113.3', 12 * mebibyte);
  const late = await drop('203.0.113.4', 1);
  expect([third.destroyed, late.destroyed]).toEqual([false, true]);
  for (const body of [first, ofAnother, third]) body.destroy();
});

it('closes connections that send it in too many small chunks', async () => {
  const body = new PassThrough();
  const incoming = body as unknown as IncomingMessage;
  new RefusedBodies().drop({ incoming, address: '203.0.113.1' } as ServiceRequest);
  for (let chunks = 0; chunks < 300 && !body.destroyed; chunks += 1) {
    const received = once(body, 'data');
    body.write('x');
    await received;
  }
  expect(body.destroyed).toBe(true);
});
