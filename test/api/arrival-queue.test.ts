/** Clients whose requests are refused again and again (docs/decisions/0140-refused-requests-wait.md). */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArrivalQueue } from '../../src/api/limits/arrival-queue.ts';
import type { ServiceRequest } from '../../src/api/http/requests.ts';
import { tooMany } from '../../src/api/limits/fair-queue.ts';
import { noRateLimits } from '../../src/api/limits/rate-limits.ts';
import type { RateLimitSettings } from '../../src/api/limits/rate-limits.ts';
import { unknownSecret } from '../support/access-tokens.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import { watchedClock } from '../support/thread-clocks.ts';

function watchedArrivals() {
  const { clock, work } = watchedClock();
  const queue = new ArrivalQueue(clock);
  const begun: string[] = [];
  const refused: string[] = [];
  const closed: EventEmitter[] = [];
  const receive = (name: string, client: string): ServiceRequest => {
    const response = Object.assign(new EventEmitter(), { destroy: () => void closed.push(response) });
    // The queue needs nothing else of it.
    const request = { response: response as unknown as ServerResponse } as ServiceRequest;
    queue.receive(request, client, () => {
      (request.refusal === undefined ? begun : refused).push(name);
    });
    return request;
  };
  /** A request that is refused after it has occupied the thread. */
  const refusal = async (name: string, client: string, ms: number): Promise<void> => {
    const request = receive(name, client);
    await work(ms);
    request.response.emit('close');
  };
  /** Twelve refusals take 60 ms, of which 50 are free, and 5.5 became free meanwhile. The rest lasts for 45 ms. */
  const exhaust = async (client: string): Promise<void> => {
    for (let index = 0; index < 12; index += 1) await refusal(`${client}${index}`, client, 5);
    expect(begun.splice(0)).toHaveLength(12);
  };
  return { queue, begun, refused, closed, receive, refusal, exhaust, work };
}

describe('a client whose requests are refused', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes 50 ms of the thread at once, and then a tenth, and others do not wait', async () => {
    const { queue, begun, receive, refusal, exhaust } = watchedArrivals();
    await exhaust('a');
    receive('late', 'a');
    expect(begun).toEqual([]);
    await refusal('of another', 'b', 1);
    await vi.advanceTimersByTimeAsync(43);
    expect(begun).toEqual(['of another']);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['of another', 'late']);
    expect(queue.delayed).toBe(1);
  });

  it('has its requests begin one after another, in their order, as time becomes free', async () => {
    const { begun, receive, exhaust } = watchedArrivals();
    await exhaust('a');
    for (const name of ['one', 'two', 'three']) receive(name, 'a');
    await vi.advanceTimersByTimeAsync(46);
    expect(begun).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(52);
    expect(begun).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(52);
    expect(begun).toEqual(['one', 'two', 'three']);
  });

  it('pays 5 ms at most for one', async () => {
    const { begun, receive, refusal } = watchedArrivals();
    for (let index = 0; index < 10; index += 1) await refusal('long', 'a', 1_000);
    receive('next', 'a');
    expect(begun).toHaveLength(11);
  });

  it('pays nothing for requests that got a place, because their owner pays', async () => {
    const { begun, receive, work } = watchedArrivals();
    for (let index = 0; index < 100; index += 1) {
      const request = receive('placed', 'a');
      request.leave = () => undefined;
      await work(5);
      request.response.emit('close');
    }
    receive('next', 'a');
    expect(begun.at(-1)).toBe('next');
  });

  it('pays nothing for the time in which it reads a response, and that time is not shared with it', async () => {
    const { begun, receive, work } = watchedArrivals();
    const slow = Array.from({ length: 100 }, () => receive('slow', 'a'));
    for (const { response } of slow) response.emit('prefinish');
    const other = receive('other', 'b');
    await work(30);
    for (const { response } of [other, ...slow]) response.emit('close');
    expect(other.threadTime?.takenMs).toBe(30);
    receive('next', 'a');
    expect(begun.at(-1)).toBe('next');
  });

  it('gets an answer after five seconds', async () => {
    const { begun, refused, receive, exhaust } = watchedArrivals();
    await exhaust('a');
    for (let index = 0; index < 120; index += 1) receive(`w${index}`, 'a');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([begun.length, refused.length]).toEqual([100, 20]);
  });

  it('has a connection closed when a thousand of its requests wait', async () => {
    const { closed, receive, exhaust } = watchedArrivals();
    await exhaust('a');
    for (let index = 0; index < 1_000; index += 1) receive(`w${index}`, 'a');
    expect(closed).toEqual([]);
    const last = receive('last', 'a');
    expect(closed).toEqual([last.response]);
  });

  it('is remembered when others come, no matter how many, and they are forgotten', async () => {
    const { queue, begun, receive, refusal, exhaust } = watchedArrivals();
    await exhaust('a');
    for (let n = 0; n < 3_000; n += 1) await refusal(`b${n}`, `b${n}`, 0);
    expect(queue.knownClients).toBeLessThanOrEqual(1_000);
    receive('late', 'a');
    expect(begun).not.toContain('late');
  });

  it('does not wait behind requests whose clients have left', async () => {
    const { begun, receive, exhaust } = watchedArrivals();
    await exhaust('a');
    const left = receive('left', 'a');
    receive('stays', 'a');
    left.response.emit('close');
    await vi.advanceTimersByTimeAsync(46);
    expect(begun).toEqual(['stays']);
  });
});

/** Notes who sends the requests, and lets those begin with a refusal that come when it is full. */
class WatchedQueue extends ArrivalQueue {
  readonly clients: string[] = [];
  isFull = false;

  override receive(request: ServiceRequest, client: string, begin: () => void): void {
    this.clients.push(client);
    if (this.isFull) request.refusal = tooMany();
    super.receive(request, client, begin);
  }
}

describe('a request', () => {
  const network = '203.0.113.7';
  const headers = { 'X-Forwarded-For': network };
  let arrivals: WatchedQueue;

  const start = async (limits: RateLimitSettings) => {
    arrivals = new WatchedQueue(watchedClock().clock);
    const databaseUrl = await createMigratedDatabase();
    return startService({ databaseUrl, arrivals, rateLimits: limits, trustedProxies: ['loopback'] });
  };

  it.each([
    ['with rate limits', { requestsPerCredential: 100, requestsPerNetwork: 100 }],
    ['without rate limits', noRateLimits],
  ])(
    'is that of the person whose credential was valid before, and else of its network, %s',
    async (_, limits) => {
      const service = await start(limits);
      const { token, userId } = await makeTenant(service);
      for (const sent of [token, token, unknownSecret('access_token')]) {
        await service.call('getMe', { headers, token: sent });
      }
      await service.call('getMe', { headers });
      expect(arrivals.clients).toEqual([network, storedId(userId), network, network]);
    },
  );

  it('waits for probes alone if it is one', async () => {
    const service = await start(noRateLimits);
    for (const path of ['/livez', '/readyz', '/docs']) {
      await request(service.app).get(path).set(headers);
    }
    expect(arrivals.clients).toEqual([`probes of ${network}`, `probes of ${network}`, network]);
  });

  it('that has waited too long is refused like any other, with the headers of its route', async () => {
    const service = await start(noRateLimits);
    arrivals.isFull = true;
    const ofApi = await service.call('createBoard', { headers, body: { name: 'Never' } });
    expect([ofApi.status, ofApi.body]).toMatchObject([429, { code: 'too_many_concurrent_requests' }]);
    expect(ofApi.headers).toMatchObject({ 'access-control-allow-origin': '*', 'retry-after': '2' });
    const ofPage = await request(service.app).get('/docs').set(headers);
    expect([ofPage.status, ofPage.body]).toMatchObject([429, { code: 'too_many_concurrent_requests' }]);
    expect(ofPage.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'retry-after': '2' });
  });
});
