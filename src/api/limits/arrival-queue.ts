/**
 * Delays the requests of clients that get many responses without a place in the fair queue: refusals, above all those of rate
 * limits, and pages (docs/decisions/0140-refused-requests-wait.md).
 */
import type { ServiceRequest } from '../http/requests.ts';
import { tooMany } from './fair-queue.ts';
import { ThreadBudget } from './thread-budget.ts';
import type { ThreadShare } from './thread-budget.ts';
import type { ThreadClock } from './thread-clock.ts';

/** A tenth of the thread, and nobody rests for longer than half a second. */
const unplacedShare: ThreadShare = { share: 1 / 10, burstMs: 50, debtMsMax: 50 };
/** What a request costs its client at most, so that a page that is made when it is first read delays nothing else. */
const costMsMax = 5;
const waitMsMax = 5_000;
/** Beyond it, connections are closed: a network can't have as many, unless they come through a trusted proxy. */
const waitingPerClientMax = 1_000;
/** Above it, idle clients are forgotten. */
const clientsMaxAtFirst = 1_000;

interface Client {
  readonly budget: ThreadBudget;
  /** What its last request has cost. Those that have waited pay it in advance; otherwise all would begin when the rest is over. */
  lastCostMs: number;
  readonly waiting: Set<() => void>;
  /** Whether a timer is set for the end of its rest. */
  isResting: boolean;
}

/** A request that has begun. */
interface Arrival {
  readonly client: string;
  /** In advance. */
  readonly paidMs: number;
}

export class ArrivalQueue {
  readonly #clock: ThreadClock;
  /** Those that got responses without a place. */
  readonly #clients = new Map<string, Client>();
  #clientsMax = clientsMaxAtFirst;
  #delayed = 0;

  constructor(clock: ThreadClock) {
    this.#clock = clock;
  }

  /** The number of clients that it remembers: those that have to wait, and up to a thousand others, or as many as have to wait. */
  get knownClients(): number {
    return this.#clients.size;
  }

  /** The number of requests that have waited so far. */
  get delayed(): number {
    return this.#delayed;
  }

  /**
   * Calls `begin` once the client may send a request: at once, unless its earlier ones have taken too much of the thread. After five
   * seconds, the request begins with a refusal.
   */
  receive(request: ServiceRequest, name: string, begin: () => void): void {
    const client = this.#clients.get(name);
    if (client === undefined || isFree(client)) this.#start(request, { client: name, paidMs: 0 }, begin);
    else {
      this.#wait(client, request, (paidMs) => {
        this.#start(request, { client: name, paidMs }, begin);
      });
    }
  }

  #start(request: ServiceRequest, arrival: Arrival, begin: () => void): void {
    const { response } = request;
    const time = this.#clock.start();
    request.threadTime = time;
    // Later, the client reads it. One that reads slowly must not count as a request in progress.
    response.once('prefinish', () => {
      time.pause();
    });
    response.once('close', () => {
      time.pause();
      this.#settle(arrival, request.leave === undefined ? Math.min(time.takenMs, costMsMax) : undefined);
    });
    begin();
  }

  /** @param costMs absent if the request had a place, so that its owner has paid */
  #settle({ client: name, paidMs }: Arrival, costMs: number | undefined): void {
    if (costMs === undefined && paidMs === 0) return;
    const client = this.#clientOf(name);
    client.budget.take((costMs ?? 0) - paidMs);
    client.lastCostMs = costMs ?? client.lastCostMs;
    this.#admit(client);
  }

  #wait(client: Client, request: ServiceRequest, start: (paidMs: number) => void): void {
    const { response } = request;
    if (client.waiting.size >= waitingPerClientMax) {
      response.destroy();
      return;
    }
    this.#delayed += 1;
    const stop = (): void => {
      clearTimeout(timer);
      response.off('close', stop);
      client.waiting.delete(admit);
    };
    const admit = (): void => {
      stop();
      client.budget.take(client.lastCostMs);
      start(client.lastCostMs);
    };
    const timer = setTimeout(() => {
      stop();
      request.refusal = tooMany();
      start(0);
    }, waitMsMax);
    response.once('close', stop);
    client.waiting.add(admit);
    this.#admit(client);
  }

  /** Lets waiting requests begin, in the order of their arrival, and looks again after the rest of their client. */
  #admit(client: Client): void {
    if (client.isResting) return;
    let restMs = client.budget.restMs();
    for (const admit of client.waiting) {
      if (restMs > 0) break;
      admit();
      restMs = client.budget.restMs();
    }
    if (client.waiting.size === 0) return;
    client.isResting = true;
    setTimeout(() => {
      client.isResting = false;
      this.#admit(client);
    }, Math.ceil(restMs));
  }

  #clientOf(name: string): Client {
    let client = this.#clients.get(name);
    if (client === undefined) {
      if (this.#clients.size >= this.#clientsMax) this.#forgetIdle();
      const budget = new ThreadBudget(this.#clock, unplacedShare);
      client = { budget, lastCostMs: 0, waiting: new Set(), isResting: false };
      this.#clients.set(name, client);
    }
    return client;
  }

  #forgetIdle(): void {
    for (const [name, client] of this.#clients) if (isFree(client)) this.#clients.delete(name);
    this.#clientsMax = Math.max(clientsMaxAtFirst, 2 * this.#clients.size);
  }
}

function isFree({ waiting, budget }: Client): boolean {
  return waiting.size === 0 && budget.restMs() === 0;
}
