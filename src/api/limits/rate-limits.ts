/**
 * Limits how many requests a credential, or a network without a valid credential, may send, and tells every caller what
 * is left (draft-ietf-httpapi-ratelimit-headers-11; docs/decisions/0022-rate-limits.md).
 */
import { hash } from 'node:crypto';
import { serializeItem } from 'structured-headers';
import type { QuotaViolation } from '../../domain/core/errors.ts';
import { networkOf } from '../../domain/core/guess-limits.ts';
import type { PlanTable } from '../../domain/core/plan-table.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { Problem } from '../http/problems.ts';
import { MemoryQuotas, RecentMap } from './quotas.ts';
import type { Policy, QuotaStore } from './quotas.ts';
import type { ServiceRequest } from '../http/requests.ts';

/** Requests a minute; infinite where there is no limit. */
export interface RateLimitSettings {
  /** Of each credential. */
  readonly requestsPerCredential: number;
  /** Of each network, without a valid credential. */
  readonly requestsPerNetwork: number;
}

export const noRateLimits: RateLimitSettings = {
  requestsPerCredential: Number.POSITIVE_INFINITY,
  requestsPerNetwork: Number.POSITIVE_INFINITY,
};

/** The header fields that report a limit. */
export interface LimitFields {
  readonly 'RateLimit-Policy': string;
  readonly RateLimit: string;
}

/** How a request was counted. */
export interface Admission {
  readonly limit: Limit;
  readonly key: string;
  readonly quota: number;
  /** What holds the count; absent where the limit is lifted. */
  readonly countedBy?: QuotaStore;
  /** Absent where the limit is lifted. */
  readonly fields?: LimitFields;
}

interface KnownCredential {
  readonly id: string;
  /** Requests a minute. */
  readonly quota: number;
}

const windowSeconds = 60;
/** How long a credential that was good is taken for one before it is looked up; each request still looks it up. */
const knownForMs = 3_600_000;

/** Creates the store of a policy. */
export type NewStore = (policy: Policy) => QuotaStore;

const inMemory: NewStore = ({ quota, windowMs }) => new MemoryQuotas(quota, windowMs);

/** One limit: its policy as the header field has it, and the store of its counts, unless it is lifted. */
class Limit {
  readonly name: string;
  readonly quota: number;
  readonly store: QuotaStore | undefined;
  readonly #policyFields = new Map<number, string>();

  constructor(name: string, quota: number, newStore: NewStore) {
    this.name = name;
    this.quota = quota;
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
    const RateLimit = limitField(this.name, left, seconds);
    const fields = { 'RateLimit-Policy': this.#policyField(quota), RateLimit };
    return { limit: this, key, quota, countedBy, fields };
  }

  /** Kept for each quota, of which there are as many as plans. */
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
  return new Problem('rate_limited', `Too many requests. Wait for ${retryAfterSeconds} seconds.`, {
    violation: { policy: name, quota, windowSeconds, retryAfterSeconds },
  });
}

/**
 * A client that has shown a valid credential before is counted by it, before it is looked up again; every other client
 * by network. So nothing that is refused costs a query, and a network that tries invalid credentials does not shut out
 * the good ones that it has used.
 */
export class RateLimits {
  readonly #byCredential: Limit;
  readonly #byNetwork: Limit;
  readonly #isLifted: boolean;
  readonly #enforcedPlans: PlanTable | undefined;
  /** Each valid credential, by a digest of its header. */
  readonly #known = new RecentMap<KnownCredential>(knownForMs);

  /** Without enforced plans, all credentials have the same limit. */
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

  /** Counts a request of the API before anything is done for it. @throws {Problem} `rate_limited` */
  async admit(request: ServiceRequest): Promise<void> {
    if (this.#isLifted) return;
    const { authorization } = request.incoming.headers;
    const known = authorization === undefined ? undefined : this.#known.get(digestOf(authorization));
    if (known === undefined) await this.admitNetwork(request);
    else request.admission = await this.#byCredential.take(known.id, request.now, known.quota);
  }

  /** Counts a request that involves no credential. @throws {Problem} `rate_limited` */
  async admitNetwork(request: ServiceRequest): Promise<void> {
    if (this.#isLifted) return;
    request.admission = await this.#byNetwork.take(networkOf(request.incoming.ip ?? ''), request.now);
  }

  /**
   * The credential is valid: from now on, requests count against it instead of the network. @throws {Problem}
   * `rate_limited`
   */
  async recognize(request: ServiceRequest, principal: Principal): Promise<void> {
    const { admission, incoming, now } = request;
    if (admission === undefined) return;
    const { credentialId: id } = principal;
    const quota = this.#quotaOf(principal);
    const isFirst = admission.limit === this.#byNetwork;
    // With another plan, the next request is counted by its quota.
    if (isFirst || admission.quota !== quota) {
      this.#known.set(digestOf(incoming.headers.authorization ?? ''), { id, quota }, now.getTime());
    }
    if (!isFirst) return;
    // Not waited for: both go to Redis in one round trip.
    void admission.countedBy?.giveBack(admission.key, now);
    // If the request is refused below, only the credential's limit is reported.
    delete request.admission;
    request.admission = await this.#byCredential.take(id, now, quota);
  }

  /** Requests a minute: as many as the plan of a token's workspace says where limits are enforced, else the usual. */
  #quotaOf({ plan: id }: Principal): number {
    const plan = id === undefined ? undefined : this.#enforcedPlans?.plans.find((known) => known.id === id);
    const { api_requests_per_minute: quota = Number.POSITIVE_INFINITY } = plan?.limits ?? {};
    return Number.isFinite(quota) ? quota : this.#byCredential.quota;
  }

  /**
   * The credential is not, or no longer, valid: the request is counted against the network. @throws {Problem}
   * `rate_limited`
   */
  async release(request: ServiceRequest): Promise<void> {
    if (request.admission?.limit !== this.#byCredential) return;
    this.#known.delete(digestOf(request.incoming.headers.authorization ?? ''));
    delete request.admission;
    await this.admitNetwork(request);
  }
}

/** So that no secret stays in memory. */
function digestOf(authorization: string): string {
  return hash('sha256', authorization, 'base64');
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

/** The fields of a problem: those of the limit that the request was counted under, and of the one that it exceeds. */
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
