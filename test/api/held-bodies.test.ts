/** Bodies that clients send slowly, or that wait for their turn: what they hold, and when they are parsed. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BodyPaces } from '../../src/api/limits/body-paces.ts';
import { FairQueue } from '../../src/api/limits/fair-queue.ts';
import { makeBoard, makeTenant, makeToken } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { listenWith, openConnection, requestText } from '../support/raw-http.ts';
import type { RawAnswer, RawConnection } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const kibibyte = 1_024;
const half = 'x'.repeat(100 * kibibyte);
const heldBodyLimits = { sizeBytesMax: 450 * kibibyte, clientSizeBytesMax: 250 * kibibyte };

let service: Service;
let port: number;
let tenants: [Tenant, Tenant, Tenant];

beforeAll(async () => {
  service = await startService({ isOwn: true, heldBodyLimits });
  port = await listenWith(service);
  tenants = [await makeTenant(service), await makeTenant(service), await makeTenant(service)];
});

const head = (token: string, lengthBytes: number) =>
  requestText('POST', '/v1/boards', {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Content-Length': String(lengthBytes),
  });

const heldBytes = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  return Number(/^http_held_bodies_bytes (\d+)/m.exec(await response.text())?.[1]);
};

/** Sends the first half of a body, and waits until the service has it. */
async function begin({ token }: Tenant, expectedBytes: number): Promise<RawConnection> {
  const connection = openConnection(port);
  connection.write(head(token, 2 * half.length));
  connection.write(half);
  await expect.poll(heldBytes).toBe(expectedBytes);
  return connection;
}

const codeOf = ({ text }: RawAnswer) => (JSON.parse(text) as { readonly code: string }).code;

describe('bodies that are half sent', () => {
  it('end with 429 when they hold too much for one person, the one of theirs that has waited longest first', async () => {
    const [one, two] = tenants;
    const ofAnother = await begin(two, half.length);
    const first = await begin(one, 2 * half.length);
    const token = await makeToken(service, one, ['boards:write']);
    const second = await begin({ ...one, token }, 3 * half.length);
    const third = await begin(one, 3 * half.length);
    const refused = await first.answer();
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_concurrent_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    second.destroy();
    await expect.poll(heldBytes).toBe(2 * half.length);
    // Read to the end, and then found not to be JSON.
    for (const connection of [third, ofAnother]) {
      connection.write(half);
      expect(codeOf(await connection.answer())).toBe('malformed_json');
    }
    for (const connection of [ofAnother, first, second, third]) connection.destroy();
    await expect.poll(heldBytes).toBe(0);
  });

  it('end with 503 when they hold too much for the process', async () => {
    const [one, two, three] = tenants;
    const first = await begin(one, half.length);
    const connections = [first];
    for (const tenant of [one, two, two]) {
      connections.push(await begin(tenant, (connections.length + 1) * half.length));
    }
    connections.push(await begin(three, 4 * half.length));
    const refused = await first.answer();
    expect([refused.status, codeOf(refused)]).toEqual([503, 'unavailable']);
    for (const connection of connections) connection.destroy();
    await expect.poll(heldBytes).toBe(0);
  });
});

describe('bodies that wait for their turn', () => {
  it('count decoded, so that a few compressed bytes hold no more than others', async () => {
    const fairQueue = new FairQueue({
      placesMax: 1,
      placesPerOwnerMax: 1,
      waitingPerOwnerMax: 10,
      waitMsMax: 60_000,
    });
    const queued = await startService({ isOwn: true, fairQueue, heldBodyLimits });
    const queuedPort = await listenWith(queued);
    const { token } = await makeTenant(queued);
    const leave = await fairQueue.enter({ owner: 'another', credential: '' }, () =>
      AbortSignal.timeout(60_000),
    );
    const body = gzipSync(JSON.stringify({ name: half }));
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    };
    const connections: RawConnection[] = [];
    for (let n = 1; n <= 3; n += 1) {
      const connection = openConnection(queuedPort);
      connection.write(requestText('POST', '/v1/boards', headers, body));
      connections.push(connection);
      if (n < 3) await expect.poll(() => fairQueue.waiting).toBe(n);
    }
    const refused = await connections.at(-1)?.answer();
    expect(refused?.status).toBe(429);
    expect(fairQueue.waiting).toBe(2);
    leave();
    for (const connection of connections.slice(0, 2)) expect((await connection.answer()).status).toBe(400);
    for (const connection of connections) connection.destroy();
  });
});

describe('a body', () => {
  it('waits for the large ones before it of its owner, and for nobody else', async () => {
    const paces = new BodyPaces();
    const order: string[] = [];
    const wait = async (name: string, owner: string, sizeBytes: number) => {
      await paces.wait(owner, sizeBytes);
      order.push(name);
    };
    await Promise.all([
      wait('first', 'one', 1_024 * kibibyte),
      wait('second', 'one', 1_024 * kibibyte),
      wait('small', 'one', kibibyte),
      wait('of another', 'two', 1_024 * kibibyte),
    ]);
    expect(order).toEqual(['first', 'small', 'of another', 'second']);
  });

  it('waits for a fifth of a second for each MiB before it, however many others send one', () => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => {
      clock.mockRestore();
    });
    const paces = new BodyPaces();
    const waitMs = (owner: string) => Math.round(paces.take(owner, 1_024 * kibibyte));
    expect([waitMs('one'), waitMs('one'), waitMs('two')]).toEqual([0, 200, 0]);
    for (let n = 0; n < 3_000; n += 1) {
      nowMs += 0.01;
      paces.take(`other ${n}`, 1);
    }
    expect(paces.owners).toBeLessThanOrEqual(1_000);
    expect(waitMs('one')).toBe(370);
  });

  it('is parsed and validated when it is the turn of its request', async () => {
    const fairQueue = new FairQueue({
      placesMax: 1,
      placesPerOwnerMax: 1,
      waitingPerOwnerMax: 5,
      waitMsMax: 60_000,
    });
    const queued = await startService({ isOwn: true, fairQueue });
    const tenant = await makeTenant(queued);
    await makeBoard(queued, tenant);
    const leave = await fairQueue.enter({ owner: 'another', credential: '' }, () =>
      AbortSignal.timeout(60_000),
    );
    const wait = vi.spyOn(BodyPaces.prototype, 'wait');
    onTestFinished(() => {
      wait.mockRestore();
    });
    let status: number | undefined;
    const call = queued
      .call('createBoard', { token: tenant.token, body: { name: 1 } })
      .then((answer) => (status = answer.status));
    await expect.poll(() => fairQueue.waiting).toBe(1);
    expect(status).toBeUndefined();
    expect(wait.mock.calls).toEqual([[storedId(tenant.userId), '{"name":1}'.length]]);
    leave();
    await call;
    expect(status).toBe(400);
    expect(fairQueue.running).toBe(0);
  });
});

it('A body in too many small chunks is a 400, and ends the connection', async () => {
  const [{ token }] = tenants;
  const connection = openConnection(port);
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  };
  connection.write(requestText('POST', '/v1/boards', headers));
  for (let index = 0; index < 300; index += 1) {
    connection.write('1\r\n \r\n');
  }
  const refused = await connection.answer();
  expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid_request']);
  await connection.closed;
});
