/** The rate of an access token, which where limits are enforced is that of its workspace's plan. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noRateLimits } from '../../../src/api/limits/rate-limits.ts';
import { testNow } from '../../support/clock.ts';
import { setBillingAccount, testBilling } from '../../support/billing.ts';
import { makeSession, makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { enforcedWith } from '../../support/plans.ts';
import { startService } from '../../support/service.ts';
import type { Service, ServiceOptions } from '../../support/service.ts';

let lenient: Service;
let owner: Tenant;

beforeAll(async () => {
  lenient = await startService();
});

beforeEach(async () => {
  owner = await makeTenant(lenient);
});

/** A service that has counted nothing yet: 3 requests a minute on the plan free, 5 for whom no plan limits. */
function start(options: ServiceOptions = {}): Promise<Service> {
  const rateLimits = { ...noRateLimits, requestsPerCredential: 5 };
  const billing = enforcedWith({ api_requests_per_minute: 3 });
  const now = testNow();
  return startService({ databaseUrl: lenient.databaseUrl, billing, rateLimits, now: () => now, ...options });
}

/** How many of so many requests pass. */
async function passing(by: Service, token = owner.token, count = 7): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    const { status } = await by.call('getMe', { token });
    if (status === 200) passed += 1;
    else expect(status).toBe(429);
  }
  return passed;
}

describe('the rate of an access token', () => {
  it('is that of the plan, as the response headers report', async () => {
    const service = await start();
    const { headers } = await service.call('getMe', { token: owner.token });
    expect(headers['ratelimit-policy']).toBe('"credential";q=3;w=60');
    expect(headers.ratelimit).toContain('r=2');
    expect(await passing(service)).toBe(2);
  });

  it('follows a change of plan from the next request but one', async () => {
    const service = await start();
    await passing(service, owner.token, 2);
    await setBillingAccount(lenient, owner, { plan: 'team' });
    expect(await passing(service, owner.token, 10)).toBe(10);
  });

  it('is the default without enforcement, for workspaces from before billing, and on a plan without a limit', async () => {
    expect(await passing(await start({ billing: testBilling }))).toBe(5);
    const noLimit = enforcedWith({ api_requests_per_minute: Number.POSITIVE_INFINITY });
    expect(await passing(await start({ billing: noLimit }))).toBe(5);
    await setBillingAccount(lenient, owner, { exempt: true });
    expect(await passing(await start())).toBe(5);
  });

  it('applies neither to sessions nor to a service without rate limits', async () => {
    const { secret } = await makeSession(lenient, owner);
    expect(await passing(await start(), secret)).toBe(5);
    expect(await passing(await start({ rateLimits: noRateLimits }))).toBe(7);
  });
});
