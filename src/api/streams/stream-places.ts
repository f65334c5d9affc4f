/** Counts open streams, and limits them per credential, per network and for the process. */
import { KeyedSums } from '../../domain/core/keyed-sums.ts';
import { Problem } from '../http/problems.ts';

/** Infinity if there is no limit. */
export interface StreamLimits {
  readonly perProcessMax: number;
  readonly perNetworkMax: number;
  readonly perCredentialMax: number;
}

export const usualStreamLimits: StreamLimits = {
  perProcessMax: 5_000,
  perNetworkMax: 250,
  perCredentialMax: 25,
};

const retryAfterSeconds = 10;

export class StreamPlaces {
  readonly #limits: StreamLimits;
  readonly #counts = new KeyedSums();
  #open = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place for a stream, and returns the function that gives it back.
   *
   * @throws {Problem} `too_many_streams`, or `unavailable` if the process has too many
   */
  take(credentialId: string, network: string): () => void {
    const { perProcessMax, perNetworkMax, perCredentialMax } = this.#limits;
    const keys = [`credential ${credentialId}`, `network ${network}`] as const;
    if (this.#counts.of(keys[0]) >= perCredentialMax) throw tooMany('This credential', perCredentialMax);
    if (this.#counts.of(keys[1]) >= perNetworkMax) throw tooMany('Your network', perNetworkMax);
    if (this.#open >= perProcessMax) throw allTaken();
    this.#add(keys, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(keys, -1);
      isTaken = false;
    };
  }

  #add(keys: readonly string[], difference: 1 | -1): void {
    this.#open += difference;
    for (const key of keys) this.#counts.add(key, difference);
  }
}

const headers = { 'Retry-After': String(retryAfterSeconds) };

function tooMany(whose: string, max: number): Problem {
  return new Problem('too_many_streams', `${whose} has reached the maximum of ${max} open streams.`, {
    headers,
  });
}

function allTaken(): Problem {
  return new Problem('unavailable', 'The service has too many open streams. Try again shortly.', { headers });
}
