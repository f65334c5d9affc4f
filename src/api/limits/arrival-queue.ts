/**
 * Delays the requests of clients that get many responses without a place in the fair queue: refusals, above all those of rate
 * limits, and pages (docs/decisions/0140-refused-requests-wait.md).
 */
import type { ServiceRequest } from '../http/requests.ts';
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
  /** What its last request has cost, which the next one that has waited pays in advance. */
  lastCostMs: number;
  readonly waiting: Set<() => void>;
  /** Whether a timer is set for the end of its rest. */
  isResting: boolean;
}

/** A request that has begun. */
export interface Arrival {
  readonly client: string;
  readonly paidMs: number;
}

/** What can happen to a request. */
export interface Outcomes {
  readonly begin: () => void;
  /** Called if it has waited too long. */
  readonly refuse: () => void;
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

  /** The number of requests that have waited so far. */
  get delayed(): number {
    return this.#delayed;
  }

  /** Begins a request once its client may send one: at once, unless its earlier ones have taken too much of the thread. */
  receive(request: ServiceRequest, name: string, outcomes: Outcomes): void {
    const client = this.#clients.get(name);
    const begin = (paidMs: number): void => {
      request.arrival = { client: name, paidMs };
      request.threadTime = this.#clock.start();
      outcomes.begin();
    };
    if (client === undefined || isFree(client)) begin(0);
    else
      this.#wait(client, request, {
        ...outcomes,
        begin: () => {
          begin(prepay(client));
        },
      });
  }

  /** Called at the end of a request. What it took counts if it had no place; otherwise its owner has paid. */
  end(request: ServiceRequest): void {
    const { arrival, threadTime, leave } = request;
    if (arrival === undefined) return;
    delete request.arrival;
    threadTime?.pause();
    const isPlaced = leave !== undefined;
    if (isPlaced && arrival.paidMs === 0) return;
    const client = this.#clientOf(arrival.client);
    const costMs = isPlaced ? 0 : Math.min(threadTime?.takenMs ?? 0, costMsMax);
    client.budget.take(costMs - arrival.paidMs);
    if (!isPlaced) client.lastCostMs = costMs;
    this.#admit(client);
  }

  #wait(client: Client, { response }: ServiceRequest, { begin, refuse }: Outcomes): void {
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
      begin();
    };
    const timer = setTimeout(() => {
      stop();
      refuse();
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

/** Otherwise, all that wait would begin when the rest is over. */
function prepay({ budget, lastCostMs }: Client): number {
  budget.take(lastCostMs);
  return lastCostMs;
}
