/** The order in which requests are carried out when more come than there are places. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimantOf, closed, FairQueue, fairQueueOptions } from '../../src/api/limits/fair-queue.ts';
import type { FairQueueOptions, Leave } from '../../src/api/limits/fair-queue.ts';
import { Problem } from '../../src/api/http/problems.ts';
import type { Principal } from '../../src/domain/core/principals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

/** A queue, and the names of the requests in the order in which they got a place. */
function watchedQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({
    placesMax: 4,
    placesPerOwnerMax: 2,
    waitingPerOwnerMax: 10,
    waitMsMax: 5_000,
    ...options,
  });
  const order: string[] = [];
  const leaves = new Map<string, Leave>();
  const enter = (name: string, owner: string, credential = 'one', signal = never): Promise<void> =>
    queue
      .enter({ owner, credential }, () => signal)
      .then((leave) => {
        order.push(name);
        leaves.set(name, leave);
      });
  const leave = async (name: string): Promise<void> => {
    leaves.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, order, enter, leave };
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : undefined);

describe('the queue of requests', () => {
  it('keeps places free for others, no matter how many requests one owner sends', async () => {
    const { order, enter } = watchedQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, 'a', name);
    await enter('b1', 'b');
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('forgets owners whose clients left before they began to wait', async () => {
    const { queue, enter } = watchedQueue({ placesMax: 1 });
    await enter('a1', 'a');
    const left = AbortSignal.abort(new Error('gone'));
    for (let n = 0; n < 3_000; n += 1) {
      await expect(enter(`b${n}`, `b${n}`, 'one', left)).rejects.toThrow('gone');
    }
    expect(queue.owners).toBeLessThanOrEqual(1_000);
    expect(queue.waiting).toBe(0);
  });

  it('forgets owners without requests, and none with one', async () => {
    const { queue, order, enter, leave } = watchedQueue({ placesMax: 3 });
    for (const name of ['a1', 'a2', 'a3']) void enter(name, 'a');
    for (let n = 0; n < 3_000; n += 1) {
      await enter(`b${n}`, `b${n}`);
      await leave(`b${n}`);
    }
    expect(queue.owners).toBeLessThanOrEqual(1_000);
    void enter('a4', 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(order).not.toContain('a4');
    await leave('a1');
    await leave('a2');
    expect(order.slice(-2)).toEqual(['a3', 'a4']);
  });

  it('gives a free place to the owner with the fewest', async () => {
    const { order, enter, leave } = watchedQueue({ placesMax: 2 });
    for (const name of ['a1', 'a2', 'a3']) void enter(name, 'a');
    for (const name of ['b1', 'b2']) void enter(name, 'b');
    void enter('c1', 'c');
    await leave('a1');
    expect(order).toEqual(['a1', 'a2']);
    await vi.advanceTimersByTimeAsync(0);
    await leave('a1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await leave('a2');
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1']);
    await leave('b1');
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
    await leave('c1');
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('alternates between the credentials of an owner, each in the order of its requests', async () => {
    const { order, enter, leave } = watchedQueue({ placesPerOwnerMax: 1 });
    const names = ['x1', 'x2', 'x3', 'y1', 'y2', 'z1'];
    for (const name of names) void enter(name, 'a', name.charAt(0));
    await vi.advanceTimersByTimeAsync(0);
    for (const name of ['x1', 'x2', 'y1', 'z1', 'x3']) await leave(name);
    expect(order).toEqual(['x1', 'x2', 'y1', 'z1', 'x3', 'y2']);
  });

  it('releases a place once, even if it is released repeatedly', async () => {
    const { order, enter, leave } = watchedQueue({ placesPerOwnerMax: 1 });
    for (const name of ['a1', 'a2', 'a3']) void enter(name, 'a');
    await vi.advanceTimersByTimeAsync(0);
    await leave('a1');
    await leave('a1');
    expect(order).toEqual(['a1', 'a2']);
  });

  it('refuses requests of an owner when too many already wait, and those of no other owner', async () => {
    const { enter, order } = watchedQueue({ waitingPerOwnerMax: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, 'a');
    expect(codeOf(await enter('a5', 'a').catch((error: unknown) => error))).toBe(
      'too_many_concurrent_requests',
    );
    await enter('b1', 'b');
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses requests that have waited too long, and logs whose requests they waited for', async () => {
    const { enter, order, leave } = watchedQueue({ placesMax: 2 });
    for (const name of ['a1', 'a2']) void enter(name, 'a');
    const failures = ['a', 'b'].map((owner) => enter('late', owner).catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await Promise.all(failures)).map(codeOf)).toEqual([
      'too_many_concurrent_requests',
      'unavailable',
    ]);
    await leave('a1');
    await enter('b1', 'b');
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('drops a request whose client has disconnected, and gives its turn to the next one', async () => {
    const { enter, order, leave } = watchedQueue({ placesPerOwnerMax: 1 });
    const gone = new AbortController();
    void enter('a1', 'a');
    const left = enter('a2', 'a', 'one', gone.signal).catch((error: unknown) => error);
    void enter('a3', 'a');
    await vi.advanceTimersByTimeAsync(0);
    gone.abort(new Error('gone'));
    expect(await left).toEqual(new Error('gone'));
    await leave('a1');
    expect(order).toEqual(['a1', 'a3']);
  });

  it('gives the next one its turn, too, when a client disconnects whose request has a place', async () => {
    const { queue, enter, order, leave } = watchedQueue({ placesPerOwnerMax: 1 });
    const gone = new AbortController();
    void enter('a1', 'a');
    void enter('a2', 'a', 'one', gone.signal);
    void enter('a3', 'a');
    await vi.advanceTimersByTimeAsync(0);
    await leave('a1');
    gone.abort(new Error('gone'));
    expect(queue.waiting).toBe(1);
    await leave('a2');
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });

  it('has neither waiting requests nor timers when all have left', async () => {
    const { queue, enter, leave } = watchedQueue();
    const gone = new AbortController();
    for (const name of ['a1', 'a2']) await enter(name, 'a');
    const left = enter('a3', 'a', 'one', gone.signal).catch((error: unknown) => error);
    await enter('b1', 'b');
    expect(queue.waiting).toBe(1);
    gone.abort(new Error('gone'));
    await left;
    for (const name of ['a1', 'a2', 'b1']) await leave(name);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the places of a pool', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [5, 3, 1],
    [20, 14, 3],
    [100, 70, 17],
  ])(
    'of %i connections are %i, of which one owner can use %i',
    (connections, placesMax, placesPerOwnerMax) => {
      const waits = { waitingPerOwnerMax: 200, waitMsMax: 5_000 };
      expect(fairQueueOptions(connections)).toEqual({ placesMax, placesPerOwnerMax, ...waits });
    },
  );
});

describe('the claimant of a request', () => {
  it('is its network when there is no credential', () => {
    expect(claimantOf('2001:db8::1')).toEqual(claimantOf('2001:db8::2'));
    expect(claimantOf('192.0.2.1')).not.toEqual(claimantOf('192.0.2.2'));
  });

  it('is its person otherwise, whatever the credential and the network', () => {
    const principal = (credentialId: string) => ({ userId: 'ada', credentialId }) as Principal;
    const [one, other] = [
      claimantOf('192.0.2.1', principal('one')),
      claimantOf('192.0.2.2', principal('other')),
    ];
    expect([one.owner, other.owner]).toEqual(['ada', 'ada']);
    expect(one.credential).not.toBe(other.credential);
  });
});

describe('the signal of a client that leaves', () => {
  it('is aborted if the client has left before, or before it has its response', () => {
    const left = new ServerResponse(new IncomingMessage(new Socket()));
    left.destroy();
    expect(closed(left).aborted).toBe(true);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const signal = closed(response);
    expect(signal.aborted).toBe(false);
    response.emit('close');
    expect(signal.aborted).toBe(true);
  });
});
