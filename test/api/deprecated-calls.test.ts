/** Who still calls what is deprecated or was removed: counted for each credential and day, for the operator to read. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { Prisma } from '../../src/db/database.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { listDeprecatedCallers } from '../../src/domain/identity/deprecated-call-rows.ts';
import { workspaceKeptMs } from '../../src/domain/core/resources.ts';
import { deprecatedCallsKeptMs, purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import { runOnDatabase } from '../support/commands.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const contract = structuredClone(loadContract());
Object.assign(contract.paths['/v1/boards']?.get ?? {}, {
  deprecated: true,
  'x-deprecated-at': '2027-01-01T00:00:00Z',
  'x-sunset': '2027-10-01T00:00:00Z',
  'x-successor': { method: 'get', path: '/v1/templates', operationId: 'listTemplates' },
});

const dayMs = 86_400_000;
let service: Service;
let tenant: Tenant;
let now: Date;

beforeAll(async () => {
  service = await startService({ contract, now: () => now });
});

beforeEach(async () => {
  now = new Date('2027-02-01T23:59:59Z');
  await service.database.transaction((tx) => tx.rows(Prisma.sql`DELETE FROM deprecated_calls`));
  tenant = await makeTenant(service);
});

async function callers() {
  await service.credentialUses.flush();
  return listDeprecatedCallers(service.database.reader);
}

const list = (token: string) => service.succeed('listBoards', { token });
const removed = (token?: string) =>
  request(service.server)
    .get('/v1/cards?board=x')
    .set(token === undefined ? {} : { Authorization: `Bearer ${token}` })
    .expect(410);

describe('calls of deprecated operations', () => {
  it('are counted by credential and day, across flushes and processes', async () => {
    const { secret: other } = await makeAccessToken(service, tenant, {
      name: 'Old',
      scopes: ['boards:read'],
    });
    await list(tenant.token);
    await list(other);
    now = new Date('2027-02-02T00:00:01Z');
    await list(other);
    await service.credentialUses.flush();
    await list(other);
    const elsewhere = new CredentialUses(service.database);
    const { credential } = await service.succeed('getMe', { token: other });
    elsewhere.noteDeprecated(storedId(credential.id), 'listBoards', now);
    await elsewhere.flush();
    expect(await callers()).toMatchObject([
      { operation: 'listBoards', tokenName: 'Old', lastDay: '2027-02-02', calls: 4 },
      { operation: 'listBoards', lastDay: '2027-02-01', calls: 1 },
    ]);
    const days = await service.database.reader.rows(Prisma.sql`
      SELECT calls::int AS calls FROM deprecated_calls WHERE credential_id = ${storedId(credential.id)}::uuid
      ORDER BY day`);
    expect(days).toEqual([{ calls: 1 }, { calls: 3 }]);
  });

  it('are recorded neither for unknown credentials nor for other operations', async () => {
    await service.fail('listBoards', 401);
    await service.fail('listBoards', 401, { token: 'bwt_wrong' });
    await service.succeed('listTemplates', { token: tenant.token });
    expect(await callers()).toEqual([]);
  });

  it('are kept when they cannot be written, and written later', async () => {
    const broken = { transaction: () => Promise.reject(new Error('away')) } as never;
    const uses = new CredentialUses(broken);
    uses.noteDeprecated(storedId(tenant.workspaceId), 'listBoards', now);
    await expect(uses.flush()).rejects.toThrow('away');
    uses.noteDeprecated(storedId(tenant.workspaceId), 'listBoards', now);
    await expect(uses.flush()).rejects.toThrow('away');
    Object.assign(broken, { transaction: service.database.transaction.bind(service.database) });
    await uses.flush();
    expect(await callers()).toMatchObject([{ calls: 2 }]);
  });
});

describe('calls of removed operations', () => {
  it('are counted for a valid credential, and get the same response as without one', async () => {
    const [known, wrong, none] = [await removed(tenant.token), await removed('bwt_wrong'), await removed()];
    for (const { headers, body } of [wrong, none]) {
      expect(headers.link).toBe(known.headers.link);
      expect(body).toEqual({ ...(known.body as object), request_id: expect.any(String) as string });
    }
    const [caller, ...others] = await callers();
    expect(others).toEqual([]);
    expect(caller).toMatchObject({ operation: 'GET /v1/cards', calls: 1 });
    expect(caller?.workspaceId).toBe(storedId(tenant.workspaceId));
  });
});

describe('counts of deprecated calls', () => {
  it('are deleted after 90 days', async () => {
    await list(tenant.token);
    await service.credentialUses.flush();
    await purgeDeleted(service.database, new Date(now.getTime() + deprecatedCallsKeptMs));
    expect(await callers()).toHaveLength(1);
    await purgeDeleted(service.database, new Date(now.getTime() + deprecatedCallsKeptMs + dayMs));
    expect(await callers()).toEqual([]);
  });

  it('are deleted with their workspace', async () => {
    await list(tenant.token);
    await service.credentialUses.flush();
    const id = storedId(tenant.workspaceId);
    await service.database.transaction((tx) =>
      tx.rows(Prisma.sql`UPDATE workspaces SET deleted_at = ${now}::timestamptz WHERE id = ${id}::uuid`),
    );
    await purgeDeleted(service.database, new Date(now.getTime() + workspaceKeptMs));
    expect(await callers()).toEqual([]);
  });
});

describe('npm run admin:list-deprecated-calls', () => {
  const run = async () => (await runOnDatabase(service.databaseUrl, 'admin:list-deprecated-calls')).stdout;

  it('names operation, workspace, token, person, last day and number of calls, and no secret', async () => {
    const { access_token: shown, secret } = await makeAccessToken(service, tenant, {
      name: 'Nightly import',
      scopes: ['boards:read'],
    });
    await list(secret);
    await removed(secret);
    await removed(secret);
    await service.credentialUses.flush();
    const printed = await run();
    const [, first = '', second = ''] = printed.split('\n');
    for (const line of [first, second]) {
      expect(line).toContain(`${tenant.workspaceId}  "Nightly import" ${shown.prefix ?? ''}…`);
    }
    expect(first).toMatch(/^GET \/v1\/cards .* 2027-02-01 {2}2$/);
    expect(second).toMatch(/^listBoards .* 2027-02-01 {2}1$/);
    expect(printed).not.toContain(secret);
  });

  it('says so when there are no callers', async () => {
    expect(await run()).toContain('Nobody has called');
  });
});
