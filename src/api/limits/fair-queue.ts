/**
 * Decides which request is carried out next. Each owner (a person, or a network without a credential) has a limited
 * share of the places, so that one client can't use all of them. The credentials of an owner take turns
 * (docs/decisions/0038-fair-shares-search-and-exact-caps.md). While others send requests, an owner also has a limited share of
 * the thread (docs/decisions/0139-shares-of-the-thread.md).
 */
import type { ServerResponse } from 'node:http';
import { networkOf } from '../../domain/core/guess-limits.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { Problem } from '../http/problems.ts';
import { ThreadBudget } from './thread-budget.ts';
import type { ThreadClock, ThreadTime } from './thread-clock.ts';

export interface FairQueueOptions {
  /** How many requests are carried out at the same time. */
  readonly placesMax: number;
  /** How many of them one owner can have. */
  readonly placesPerOwnerMax: number;
  /** How many requests of one owner can wait. */
  readonly waitingPerOwnerMax: number;
  readonly waitMsMax: number;
}

/**
 * The places for a pool of connections. The other connections remain for credential lookups, background work and
 * readiness checks, which need no place.
 */
export function fairQueueOptions(connectionsMax: number): FairQueueOptions {
  const placesMax = Math.max(1, Math.floor(connectionsMax * 0.7));
  const placesPerOwnerMax = Math.max(1, Math.floor(placesMax / 4));
  return { placesMax, placesPerOwnerMax, waitingPerOwnerMax: 200, waitMsMax: 5_000 };
}

/** The owner of a request, and its credential. */
export interface Claimant {
  readonly owner: string;
  readonly credential: string;
}

/** The owner of a request with a credential is its person; of any other, its network. */
export function claimantOf(clientAddress: string, principal?: Principal): Claimant {
  return principal === undefined
    ? { owner: networkOf(clientAddress), credential: '' }
    : { owner: principal.userId, credential: principal.credentialId };
}

/** Aborted when the client closes its connection before it has a response. */
export function closed(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort(clientGone());
  response.once('close', () => {
    // Otherwise the request was carried out, and nobody listens.
    if (!response.writableFinished) controller.abort(clientGone());
  });
  return controller.signal;
}

function clientGone(): Problem {
  return new Problem('request_timeout', 'The client closed the connection.');
}

/** Releases a place. A second call does nothing. */
export type Leave = () => void;

interface Line {
  readonly credential: string;
  /** Call these to give a request its place. The first is next. */
  readonly waiters: (() => void)[];
}

interface Owner {
  running: number;
  waiting: number;
  /** When it last got a place, as a number in the sequence of all places. */
  servedAt: number;
  /** Absent if its share of the thread is not limited. */
  readonly budget: ThreadBudget | undefined;
  /** Whether a timer is set for the end of its rest. */
  isResting: boolean;
  /** The waiting requests of each credential. The first is next. */
  readonly lines: Line[];
}

const retryAfterSeconds = 2;
/** An owner is alone if nobody else has sent a request for this time. */
const aloneAfterMs = 60_000;
/** Above it, idle owners are forgotten. */
const ownersMaxAtFirst = 1_000;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #clock: ThreadClock | undefined;
  readonly #owners = new Map<string, Owner>();
  /** Those with waiting requests. */
  readonly #waitingOwners: Owner[] = [];
  #ownersMax = ownersMaxAtFirst;
  #running = 0;
  #served = 0;
  /** Who sent the last request, when, and when anyone else did. */
  #lastOwner: Owner | undefined;
  #lastMs = Number.NEGATIVE_INFINITY;
  #lastOfOthersMs = Number.NEGATIVE_INFINITY;

  /** @param clock absent if no owner's share of the thread is limited */
  constructor(options: FairQueueOptions, clock?: ThreadClock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** The number of requests that are carried out. */
  get running(): number {
    return this.#running;
  }

  /** The number of requests that wait for their turn. */
  get waiting(): number {
    return this.#waitingOwners.reduce((sum, owner) => sum + owner.waiting, 0);
  }

  /** The number of owners that it remembers: those with requests, and up to a thousand others, or as many as have requests. */
  get owners(): number {
    return this.#owners.size;
  }

  /** The time of a request that has arrived; undefined if no owner's share of the thread is limited. */
  startTime(): ThreadTime | undefined {
    return this.#clock?.start();
  }

  /**
   * Resolves once the request can be carried out. Afterwards, the caller calls the resolved function.
   *
   * @throws {Problem} `too_many_concurrent_requests` if the owner has too many waiting requests, or the request has
   *  waited too long for the owner's others; `unavailable` if it has waited too long for other owners
   * @param time what the request has taken of the thread so far
   * @param signalOf called if the request has to wait: most don't, and a signal takes longer than the rest of this
   * @throws the reason of the signal if it is aborted before that
   */
  async enter(claimant: Claimant, signalOf: () => AbortSignal, time = this.startTime()): Promise<Leave> {
    const owner = this.#ownerOf(claimant.owner);
    this.#noteArrival(owner);
    time?.pause();
    if (this.#hasPlace(owner)) this.#seat(owner);
    else await this.#wait(owner, claimant, signalOf());
    owner.budget?.begin(time?.takenMs ?? 0);
    time?.resume();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#leave(owner, time);
    };
  }

  #noteArrival(owner: Owner): void {
    if (owner !== this.#lastOwner) {
      this.#lastOwner = owner;
      this.#lastOfOthersMs = this.#lastMs;
    }
    this.#lastMs = performance.now();
  }

  #leave(owner: Owner, time: ThreadTime | undefined): void {
    owner.running -= 1;
    this.#running -= 1;
    time?.pause();
    owner.budget?.end(time?.takenMs ?? 0);
    this.#admitWaiting();
    this.#admitAfterRest(owner);
  }

  #ownerOf(name: string): Owner {
    let owner = this.#owners.get(name);
    if (owner === undefined) {
      if (this.#owners.size >= this.#ownersMax) this.#forgetIdle();
      const budget = this.#clock && new ThreadBudget(this.#clock);
      owner = { running: 0, waiting: 0, servedAt: 0, budget, isResting: false, lines: [] };
      this.#owners.set(name, owner);
    }
    return owner;
  }

  /** Not as soon as they are idle, because a map that changes with each request is costly to collect (decision 136). */
  #forgetIdle(): void {
    for (const [name, owner] of this.#owners) if (isIdle(owner)) this.#owners.delete(name);
    this.#ownersMax = Math.max(ownersMaxAtFirst, 2 * this.#owners.size);
  }

  #hasPlace(owner: Owner): boolean {
    const { placesMax, placesPerOwnerMax } = this.#options;
    return this.#running < placesMax && owner.running < placesPerOwnerMax && this.#restMs(owner) === 0;
  }

  /** How long the next request of an owner waits so that others have the thread; 0 if nobody else needs it. */
  #restMs(owner: Owner): number {
    const restMs = owner.budget?.restMs(owner.running) ?? 0;
    if (restMs === 0) return 0;
    const othersMs = owner === this.#lastOwner ? this.#lastOfOthersMs : this.#lastMs;
    return performance.now() - othersMs < aloneAfterMs ? restMs : 0;
  }

  #seat(owner: Owner): void {
    owner.running += 1;
    this.#running += 1;
    this.#served += 1;
    owner.servedAt = this.#served;
  }

  #wait(owner: Owner, claimant: Claimant, signal: AbortSignal): Promise<undefined> {
    // Its client has left already.
    signal.throwIfAborted();
    if (owner.waiting >= this.#options.waitingPerOwnerMax) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const stopWaiting = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      line.waiters.splice(line.waiters.indexOf(admit), 1);
      if (line.waiters.length === 0) owner.lines.splice(owner.lines.indexOf(line), 1);
      owner.waiting -= 1;
      if (owner.waiting === 0) this.#waitingOwners.splice(this.#waitingOwners.indexOf(owner), 1);
    };
    const giveUp = (reason: Error): void => {
      stopWaiting();
      reject(reason);
    };
    const abort = (): void => {
      giveUp(signal.reason as Error);
    };
    const admit = (): void => {
      stopWaiting();
      this.#seat(owner);
      resolve(undefined);
    };
    const timer = setTimeout(() => {
      giveUp(owner.running > 0 || owner.isResting ? tooMany() : allBusy());
    }, this.#options.waitMsMax);
    signal.addEventListener('abort', abort, { once: true });
    const line = lineOf(owner, claimant.credential);
    line.waiters.push(admit);
    if (owner.waiting === 0) this.#waitingOwners.push(owner);
    owner.waiting += 1;
    this.#admitAfterRest(owner);
    return promise;
  }

  #admitWaiting(): void {
    for (let owner = this.#nextOwner(); owner !== undefined; owner = this.#nextOwner()) {
      const line = owner.lines.shift();
      if (line === undefined) return;
      // At the end, so that the owner's other credentials are next.
      owner.lines.push(line);
      line.waiters[0]?.();
    }
  }

  #admitAfterRest(owner: Owner): void {
    if (owner.waiting === 0 || owner.isResting) return;
    const restMs = this.#restMs(owner);
    if (restMs === 0) {
      // It can have ended since the owner was passed over.
      this.#admitWaiting();
      return;
    }
    owner.isResting = true;
    setTimeout(() => {
      owner.isResting = false;
      this.#admitWaiting();
      this.#admitAfterRest(owner);
    }, Math.ceil(restMs));
  }

  /** The waiting owner with the fewest places; of several, the one that has waited longest since its last place. */
  #nextOwner(): Owner | undefined {
    let best: Owner | undefined;
    for (const owner of this.#waitingOwners) {
      if (!this.#hasPlace(owner)) continue;
      const isBetter =
        best === undefined ||
        owner.running < best.running ||
        (owner.running === best.running && owner.servedAt < best.servedAt);
      if (isBetter) best = owner;
    }
    return best;
  }
}

/** The line of a credential, at the end if it is new. */
function lineOf({ lines }: Owner, credential: string): Line {
  const known = lines.find((line) => line.credential === credential);
  if (known !== undefined) return known;
  const line = { credential, waiters: [] };
  lines.push(line);
  return line;
}

function isIdle({ running, waiting, budget }: Owner): boolean {
  return running === 0 && waiting === 0 && (budget?.restMs() ?? 0) === 0;
}

/** For an owner who uses all of their share. */
export function tooMany(cause?: Error): Problem {
  return new Problem(
    'too_many_concurrent_requests',
    'Too many of your requests are in progress at the same time. Wait for some to finish.',
    { headers: { 'Retry-After': String(retryAfterSeconds) }, cause },
  );
}

/** For an owner who waits for others. */
export function allBusy(cause?: Error): Problem {
  return new Problem('unavailable', 'The service is too busy. Nothing was changed. Try again shortly.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    cause,
  });
}
