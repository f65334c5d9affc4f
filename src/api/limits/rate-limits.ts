/**
 * Limits the requests of each credential, and of each network without a valid credential, and reports what is left
 * (draft-ietf-httpapi-ratelimit-headers-11; docs/decisions/0022-rate-limits.md).
 */
import { serializeItem } from 'structured-headers';
import { waitSentence } from '../../domain/core/errors.ts';
import type { QuotaViolation } from '../../domain/core/errors.ts';
import { networkOf } from '../../domain/core/guess-limits.ts';
import type { PlanTable } from '../../domain/core/plan-table.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { Problem } from '../http/problems.ts';
import { MemoryQuotas, RecentMap } from './quotas.ts';
import type { Policy, QuotaStore } from './quotas.ts';
import { secretHashOf } from '../http/requests.ts';
import type { ServiceRequest } from '../http/requests.ts';

/** Requests per minute. Infinity if there is no limit. */
export interface RateLimitSettings {
  /** Per credential. */
  readonly requestsPerCredential: number;
  /** Per network, without a valid credential. */
  readonly requestsPerNetwork: number;
}

export const noRateLimits: RateLimitSettings = {
  requestsPerCredential: Number.POSITIVE_INFINITY,
  requestsPerNetwork: Number.POSITIVE_INFINITY,
};

/** The header fields of a limit. */
export interface LimitFields {
  readonly 'RateLimit-Policy': string;
  readonly RateLimit: string;
}

/** How a request was counted. */
export interface Admission {
  readonly limit: Limit;
  readonly key: string;
  readonly quota: number;
  /** The store of the count; absent if there is no limit. */
  readonly countedBy?: QuotaStore;
  /** Absent if there is no limit. */
  readonly fields?: LimitFields;
}

interface KnownCredential {
  readonly id: string;
  readonly userId: string;
  /** Requests per minute. */
  readonly quota: number;
}

const windowSeconds = 60;
/** How long a valid credential is assumed to be valid before it is looked up. Each request still looks it up. */
const knownForMs = 3_600_000;

/** Creates the store of a policy. */
export type NewStore = (policy: Policy) => QuotaStore;

const inMemory: NewStore = ({ quota, windowMs }) => new MemoryQuotas(quota, windowMs);

/** One limit: its policy for the header field and, unless it is infinite, the store of its counts. */
class Limit {
  readonly name: string;
  readonly quota: number;
  readonly store: QuotaStore | undefined;
  readonly #policyFields = new Map<number, string>();
  readonly #field: string;

  constructor(name: string, quota: number, newStore: NewStore) {
    this.name = name;
    this.quota = quota;
    this.#field = serializeItem(name);
    this.store = Number.isFinite(quota)
      ? newStore({ name, quota, windowMs: windowSeconds * 1000 })
      : undefined;
  }

  /** @throws {Problem} `rate_limited` */
  async take(key: string, now: Date, quota = this.quota): Promise<Admission> {
    if (this.store === undefined) return { limit: this, key, quota };
    const { isGranted, left, endsInMs, countedBy = this.store } = await this.store.take(key, now, quota);
    const seconds = Math.ceil(endsInMs / 1000);
    if (!isGranted) throw tooManyRequests(this.name, quota, seconds);
    // As `limitField` has it, without serializing the name for each request.
    const RateLimit = `${this.#field};r=${left};t=${seconds}`;
    const fields = { 'RateLimit-Policy': this.#policyField(quota), RateLimit };
    return { limit: this, key, quota, countedBy, fields };
  }

  /** Cached for each quota. There are as many as plans. */
  #policyField(quota: number): string {
    let field = this.#policyFields.get(quota);
    if (field === undefined) {
      field = policyField({ policy: this.name, quota, windowSeconds });
      this.#policyFields.set(quota, field);
    }
    return field;
  }
}

function tooManyRequests(name: string, quota: number, retryAfterSeconds: number): Problem {
  return new Problem('rate_limited', `Too many requests. ${waitSentence(retryAfterSeconds)}`, {
    violation: { policy: name, quota, windowSeconds, retryAfterSeconds },
  });
}

/**
 * Counts a request by its credential if that was valid before, and otherwise by network, both before the credential is
 * looked up. So refused requests need no query, and invalid credentials from a network don't block its valid ones.
 */
export class RateLimits {
  readonly #byCredential: Limit;
  readonly #byNetwork: Limit;
  readonly #isLifted: boolean;
  readonly #enforcedPlans: PlanTable | undefined;
  /** Valid credentials, by the hash of their secret. */
  readonly #known = new RecentMap<KnownCredential>(knownForMs);

  /** If plans aren't enforced, all credentials have the same limit. */
  constructor(
    { requestsPerCredential, requestsPerNetwork }: RateLimitSettings,
    newStore = inMemory,
    enforcedPlans?: PlanTable,
  ) {
    this.#enforcedPlans = enforcedPlans;
    this.#byCredential = new Limit('credential', requestsPerCredential, newStore);
    this.#byNetwork = new Limit('anonymous', requestsPerNetwork, newStore);
    this.#isLifted = this.#byCredential.store === undefined && this.#byNetwork.store === undefined;
  }

  /** How many clients are kept in memory; those that Redis counts are not. */
  get keys(): number {
    const stores = [this.#byCredential.store, this.#byNetwork.store];
    const counted = stores.map((store) => (store instanceof MemoryQuotas ? store.size : 0));
    return counted.reduce((sum, size) => sum + size, this.#known.size);
  }

  /** Counts a request of the API before it is processed. @throws {Problem} `rate_limited` */
  async admit(request: ServiceRequest): Promise<void> {
    if (this.#isLifted) return;
    const known = this.#knownOf(request);
    if (known === undefined) await this.admitNetwork(request);
    else request.admission = await this.#byCredential.take(known.id, request.now, known.quota);
  }

  /** Whose request it is before its credential is looked up: the person whose credential was valid before, or else the network. */
  ownerOf(request: ServiceRequest): string {
    return this.#knownOf(request)?.userId ?? networkOf(request.address);
  }

  #knownOf(request: ServiceRequest): KnownCredential | undefined {
    const hash = secretHashOf(request);
    return hash === undefined ? undefined : this.#known.get(hash);
  }

  /** Counts a request without a credential. @throws {Problem} `rate_limited` */
  async admitNetwork(request: ServiceRequest): Promise<void> {
    if (this.#isLifted) return;
    request.admission = await this.#byNetwork.take(networkOf(request.address), request.now);
  }

  /**
   * Called for a valid credential. From now on, its requests count against it instead of the network. @throws {Problem}
   * `rate_limited`
   */
  async recognize(request: ServiceRequest, principal: Principal): Promise<void> {
    const { admission, now } = request;
    const { credentialId: id, userId } = principal;
    const quota = this.#quotaOf(principal);
    // A ticket has no secret of its own.
    const hash = secretHashOf(request);
    // If the plan has changed, the next request is counted with its quota.
    if (hash !== undefined && this.#known.get(hash)?.quota !== quota) {
      this.#known.set(hash, { id, userId, quota }, now.getTime());
    }
    if (admission?.limit !== this.#byNetwork) return;
    // Not awaited, so that both go to Redis in one round trip.
    void admission.countedBy?.giveBack(admission.key, now);
    // If the request is refused below, only the credential's limit is reported.
    delete request.admission;
    request.admission = await this.#byCredential.take(id, now, quota);
  }

  /** Requests per minute: the quota of the workspace's plan if limits are enforced, or else the default. */
  #quotaOf({ plan: id }: Principal): number {
    const plan = id === undefined ? undefined : this.#enforcedPlans?.plans.find((known) => known.id === id);
    const { api_requests_per_minute: quota = Number.POSITIVE_INFINITY } = plan?.limits ?? {};
    return Number.isFinite(quota) ? quota : this.#byCredential.quota;
  }

  /** Called for an invalid credential. The request counts against the network. @throws {Problem} `rate_limited` */
  async release(request: ServiceRequest): Promise<void> {
    const hash = secretHashOf(request);
    if (hash !== undefined) this.#known.delete(hash);
    if (request.admission?.limit !== this.#byCredential) return;
    delete request.admission;
    await this.admitNetwork(request);
  }
}

/** `RateLimit-Policy` for one limit, a structured field (RFC 9651). */
function policyField({
  policy,
  quota,
  windowSeconds: seconds,
}: Omit<QuotaViolation, 'retryAfterSeconds'>): string {
  const parameters = new Map([
    ['q', quota],
    ['w', seconds],
  ]);
  return serializeItem([policy, parameters]);
}

/** `RateLimit` for one limit. */
function limitField(policy: string, left: number, secondsLeft: number): string {
  const parameters = new Map([
    ['r', left],
    ['t', secondsLeft],
  ]);
  return serializeItem([policy, parameters]);
}

/**
 * The header fields of a problem: those of the limit that the request counted against, and of the one that it exceeds.
 */
export function limitFieldsOf(
  { admission }: ServiceRequest,
  { violation }: Problem,
): LimitFields | undefined {
  const counted = admission?.fields;
  if (violation === undefined) return counted;
  const violated = {
    'RateLimit-Policy': policyField(violation),
    RateLimit: limitField(violation.policy, 0, violation.retryAfterSeconds),
  };
  if (counted === undefined) return violated;
  return {
    'RateLimit-Policy': `${counted['RateLimit-Policy']}, ${violated['RateLimit-Policy']}`,
    RateLimit: `${counted.RateLimit}, ${violated.RateLimit}`,
  };
}
