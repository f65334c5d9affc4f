/**
 * Decides which request is carried out next. Each owner (a person, or a network without a credential) has a limited
 * share of the places, so that one client can't use all of them. The credentials of an owner take turns
 * (docs/decisions/0038-fair-shares-search-and-exact-caps.md).
 */
import type { ServerResponse } from 'node:http';
import { networkOf } from '../../domain/core/guess-limits.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { Problem } from '../http/problems.ts';

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

interface Waiter {
  readonly admit: () => void;
}

interface Owner {
  running: number;
  waiting: number;
  /** When it last got a place, as a number in the sequence of all places. */
  servedAt: number;
  /** The waiting requests by credential. The first credential is next. */
  readonly lines: Map<string, Set<Waiter>>;
}

const retryAfterSeconds = 2;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #owners = new Map<string, Owner>();
  #running = 0;
  #served = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** The number of requests that are carried out. */
  get running(): number {
    return this.#running;
  }

  /** The number of requests that wait for their turn. */
  get waiting(): number {
    return [...this.#owners.values()].reduce((sum, owner) => sum + owner.waiting, 0);
  }

  /** The number of owners with a request in progress or waiting. */
  get owners(): number {
    return this.#owners.size;
  }

  /**
   * Resolves once the request can be carried out. Afterwards, the caller calls the resolved function.
   *
   * @throws {Problem} `too_many_concurrent_requests` if the owner has too many waiting requests, or the request has
   *  waited too long for the owner's others; `unavailable` if it has waited too long for other owners
   * @param signalOf called if the request has to wait: most don't, and a signal takes longer than the rest of this
   * @throws the reason of the signal if it is aborted before that
   */
  async enter(claimant: Claimant, signalOf: () => AbortSignal): Promise<Leave> {
    const owner = this.#ownerOf(claimant.owner);
    if (this.#hasPlace(owner)) this.#seat(owner);
    else await this.#wait(owner, claimant, signalOf());
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      owner.running -= 1;
      this.#running -= 1;
      this.#forgetIdle(claimant.owner, owner);
      this.#admitNext();
    };
  }

  #ownerOf(name: string): Owner {
    let owner = this.#owners.get(name);
    if (owner === undefined) {
      owner = { running: 0, waiting: 0, servedAt: 0, lines: new Map() };
      this.#owners.set(name, owner);
    }
    return owner;
  }

  #forgetIdle(name: string, owner: Owner): void {
    if (owner.running === 0 && owner.waiting === 0) this.#owners.delete(name);
  }

  #hasPlace({ running }: Owner): boolean {
    return this.#running < this.#options.placesMax && running < this.#options.placesPerOwnerMax;
  }

  #seat(owner: Owner): void {
    owner.running += 1;
    this.#running += 1;
    this.#served += 1;
    owner.servedAt = this.#served;
  }

  #wait(owner: Owner, claimant: Claimant, signal: AbortSignal): Promise<undefined> {
    // Its client has left already.
    if (signal.aborted) this.#forgetIdle(claimant.owner, owner);
    signal.throwIfAborted();
    if (owner.waiting >= this.#options.waitingPerOwnerMax) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const stopWaiting = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      const line = owner.lines.get(claimant.credential);
      line?.delete(waiter);
      if (line?.size === 0) owner.lines.delete(claimant.credential);
      owner.waiting -= 1;
    };
    const giveUp = (reason: Error): void => {
      stopWaiting();
      this.#forgetIdle(claimant.owner, owner);
      reject(reason);
    };
    const abort = (): void => {
      giveUp(signal.reason as Error);
    };
    const waiter: Waiter = {
      admit: () => {
        stopWaiting();
        this.#seat(owner);
        resolve(undefined);
      },
    };
    const timer = setTimeout(() => {
      giveUp(owner.running > 0 ? tooMany() : allBusy());
    }, this.#options.waitMsMax);
    signal.addEventListener('abort', abort, { once: true });
    const line = owner.lines.get(claimant.credential) ?? new Set();
    owner.lines.set(claimant.credential, line.add(waiter));
    owner.waiting += 1;
    return promise;
  }

  #admitNext(): void {
    const owner = this.#nextOwner();
    const [next] = owner?.lines ?? [];
    if (owner === undefined || next === undefined) return;
    const [credential, line] = next;
    const [waiter] = line;
    // Moved to the end, so that the owner's other credentials are next.
    owner.lines.delete(credential);
    owner.lines.set(credential, line);
    waiter?.admit();
  }

  /** The waiting owner with the fewest places; of several, the one that has waited longest since its last place. */
  #nextOwner(): Owner | undefined {
    let best: Owner | undefined;
    for (const owner of this.#owners.values()) {
      if (owner.waiting === 0 || !this.#hasPlace(owner)) continue;
      const isBetter =
        best === undefined ||
        owner.running < best.running ||
        (owner.running === best.running && owner.servedAt < best.servedAt);
      if (isBetter) best = owner;
    }
    return best;
  }
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
