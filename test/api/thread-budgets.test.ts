/** What one owner can take of the thread that answers everyone (docs/decisions/0139-shares-of-the-thread.md). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairQueue } from '../../src/api/limits/fair-queue.ts';
import { watchedClock } from '../support/thread-clocks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

/** A queue for a thread that does nothing but the work of its requests. */
function watchedQueue(placesPerOwnerMax = 1) {
  const { clock, occupy, work } = watchedClock();
  const options = { placesMax: 4, placesPerOwnerMax, waitingPerOwnerMax: 10, waitMsMax: 5_000 };
  const queue = new FairQueue(options, clock);
  const order: string[] = [];
  const enter = async (name: string, owner: string) => {
    const leave = await queue.enter({ owner, credential: 'one' }, () => never);
    order.push(name);
    return leave;
  };
  const request = async (name: string, owner: string, ms: number): Promise<void> => {
    const leave = await enter(name, owner);
    await work(ms);
    leave();
  };
  return { queue, order, enter, request, occupy, work };
}

describe('the time of a request', () => {
  it('is that for which the thread was busy while it was in progress', async () => {
    const { clock, work } = watchedClock();
    await work(5);
    const time = clock.start();
    await work(20);
    await vi.advanceTimersByTimeAsync(1_000);
    time.pause();
    await work(7);
    expect(time.takenMs).toBe(20);
  });

  it('is shared equally by those in progress, and goes on after a pause', async () => {
    const { clock, work } = watchedClock();
    const [one, other] = [clock.start(), clock.start()];
    await work(10);
    one.pause();
    one.pause();
    await work(4);
    one.resume();
    one.resume();
    await work(6);
    one.pause();
    other.pause();
    expect([one.takenMs, other.takenMs]).toEqual([8, 12]);
  });
});

describe('an owner who has taken more than a third of the thread', () => {
  it('rests before the next request while others send some, and they do not wait', async () => {
    const { order, request } = watchedQueue();
    await request('b1', 'b', 1);
    // 50 ms at once are free, and a third of these 300 ms. The other 150 ms take 450 ms of rest.
    await request('a1', 'a', 300);
    void request('a2', 'a', 1);
    await vi.advanceTimersByTimeAsync(440);
    expect(order).toEqual(['b1', 'a1']);
    await request('b2', 'b', 1);
    await vi.advanceTimersByTimeAsync(20);
    expect(order).toEqual(['b1', 'a1', 'b2', 'a2']);
  });

  it('does not wait any longer if its rest ends while its request begins to wait', async () => {
    const { order, enter, request } = watchedQueue();
    await request('b1', 'b', 1);
    await request('a1', 'a', 150);
    await vi.advanceTimersByTimeAsync(149.5);
    let nowMs = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 0.2));
    void enter('a2', 'a');
    clock.mockRestore();
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['b1', 'a1', 'a2']);
  });

  it('does not rest for longer than 750 ms, whatever a request has taken', async () => {
    const { order, request } = watchedQueue();
    await request('b1', 'b', 1);
    await request('a1', 'a', 10_000);
    void request('a2', 'a', 1);
    await vi.advanceTimersByTimeAsync(745);
    expect(order).toEqual(['b1', 'a1']);
    await vi.advanceTimersByTimeAsync(10);
    expect(order).toEqual(['b1', 'a1', 'a2']);
  });

  it('does not rest when alone for a minute', async () => {
    const { order, request } = watchedQueue();
    await request('b1', 'b', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const name of ['a1', 'a2', 'a3']) await request(name, 'a', 1_000);
    expect(order).toEqual(['b1', 'a1', 'a2', 'a3']);
    await request('b2', 'b', 1);
    void request('a4', 'a', 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(order).not.toContain('a4');
  });

  it('has all places again after the rest, and is refused after five seconds of waiting', async () => {
    const { order, enter, request } = watchedQueue(2);
    await request('b1', 'b', 1);
    await request('a1', 'a', 200);
    const waiting = ['a2', 'a3', 'a4'].map((name) => enter(name, 'a'));
    const refusal = expect(waiting[2]).rejects.toMatchObject({ code: 'too_many_concurrent_requests' });
    await vi.advanceTimersByTimeAsync(500);
    expect(order).toEqual(['b1', 'a1', 'a2', 'a3']);
    await vi.advanceTimersByTimeAsync(5_000);
    await refusal;
  });

  it('begins one long request at a time, until its share has room for what they take', async () => {
    const { order, enter, request } = watchedQueue(3);
    await request('b1', 'b', 1);
    // It rests for 50 ms. Of the next requests, each is expected to take 25 ms: a quarter of what the first one did.
    await request('a1', 'a', 100);
    const [second] = ['a2', 'a3', 'a4'].map((name) => enter(name, 'a'));
    await vi.advanceTimersByTimeAsync(60);
    expect(order).toEqual(['b1', 'a1', 'a2']);
    // Its share has 25 ms again.
    await vi.advanceTimersByTimeAsync(75);
    expect(order).toEqual(['b1', 'a1', 'a2', 'a3']);
    (await second)?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
  });

  it('begins short requests at once', async () => {
    const { order, enter, request } = watchedQueue(3);
    await request('b1', 'b', 1);
    for (let n = 0; n < 10; n += 1) await request('a', 'a', 1);
    await request('b2', 'b', 1);
    for (const name of ['a1', 'a2', 'a3']) void enter(name, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(order.slice(-3)).toEqual(['a1', 'a2', 'a3']);
  });

  it('is not expected to take more than it can take at once, whatever a request has taken', async () => {
    const { order, enter, request } = watchedQueue(2);
    await request('b1', 'b', 1);
    await request('a1', 'a', 10_000);
    for (let n = 0; n < 4; n += 1) {
      void request('a2', 'a', 1);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    for (const name of ['a3', 'a4']) void enter(name, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(order.slice(-2)).toEqual(['a3', 'a4']);
  });

  it('is refused for its own requests, also while it rests', async () => {
    const { order, enter, request, occupy } = watchedQueue();
    await request('b1', 'b', 1);
    await request('a0', 'a', 400);
    const takeTurn = async (name: string) => {
      const leave = await enter(name, 'a');
      setTimeout(() => {
        occupy(400);
        leave();
      }, 400);
    };
    const turns = Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => takeTurn(name)));
    // Four turns of 400 ms, with rests of up to 750 ms between them.
    await vi.advanceTimersByTimeAsync(6_000);
    expect(order).toEqual(['b1', 'a0', 'a1', 'a2', 'a3', 'a4']);
    const refusal = { reason: { code: 'too_many_concurrent_requests' } };
    expect((await turns).at(-1)).toMatchObject(refusal);
  });

  it('is remembered when others come, no matter how many', async () => {
    const { order, request } = watchedQueue();
    await request('a1', 'a', 400);
    for (let n = 0; n < 1_500; n += 1) await request(`b${n}`, `b${n}`, 0);
    void request('a2', 'a', 1);
    await vi.advanceTimersByTimeAsync(600);
    expect(order).not.toContain('a2');
  });

  it('does not rest after a long wait for the database while others keep the thread busy', async () => {
    const { order, enter, work } = watchedQueue(2);
    const leaveOther = await enter('b1', 'b');
    for (let search = 1; search <= 3; search += 1) {
      const leaveSearch = await enter(`a${search}`, 'a');
      for (let n = 0; n < 10; n += 1) {
        await work(40);
        await vi.advanceTimersByTimeAsync(60);
      }
      leaveSearch();
    }
    leaveOther();
    // A search and what begins beside it: it is expected to take little, however long others kept the thread busy.
    for (const name of ['a4', 'a5']) void enter(name, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(order.slice(-2)).toEqual(['a4', 'a5']);
  });

  it('pays nothing for the time in which a request waits for its turn', async () => {
    const { queue, enter, work } = watchedQueue();
    const leaveFirst = await enter('a1', 'a');
    const time = queue.startTime();
    const second = queue.enter({ owner: 'a', credential: 'one' }, () => never, time);
    await work(40);
    leaveFirst();
    const leaveSecond = await second;
    await work(3);
    leaveSecond();
    expect(time?.takenMs).toBe(3);
  });
});
