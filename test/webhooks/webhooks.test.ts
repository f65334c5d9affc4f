/** Webhooks as people create, change and rotate them. What is sent is in deliveries.test.ts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { webhooksPerWorkspaceMax } from '../../src/domain/core/limits.ts';
import { testBilling } from '../support/billing.ts';
import { makeBoard, makeMember, makeTenant, makeToken } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { newUuid, storedId, typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { exampleUrl } from '../support/webhook-calls.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

function create(body: object, { workspaceId, token }: Tenant = tenant) {
  return service.succeed('createWebhook', { token, id: workspaceId, body });
}

function refuse(status: number, body: object, { workspaceId, token }: Tenant = tenant) {
  return service.fail('createWebhook', status, { token, id: workspaceId, body });
}

describe('createWebhook', () => {
  it('shows the webhook and its secret, which nothing shows again', async () => {
    const { webhook, secret } = await create({ url: exampleUrl, description: 'Intranet' });
    expect(webhook).toMatchObject({ url: exampleUrl, description: 'Intranet', enabled: true });
    expect(webhook).not.toHaveProperty('types');
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    const { token } = tenant;
    const shown = await service.succeed('getWebhook', { token, id: webhook.id });
    expect(shown).toEqual(webhook);
    const { text } = await service.call('listWebhooks', { token, id: tenant.workspaceId });
    expect(text).toContain(webhook.id);
    expect(text).not.toContain('whsec_');
  });

  it('stores no secret', async () => {
    const { webhook, secret } = await create({ url: exampleUrl });
    const [row] = await service.database.reader.rows<{ text: string }>(
      Prisma.sql`SELECT to_jsonb(w)::text AS text FROM webhooks w WHERE id = ${storedId(webhook.id)}::uuid`,
    );
    const stored = row?.text ?? '';
    expect(stored).toContain('hooks.example.com');
    expect(stored).not.toContain(secret.slice('whsec_'.length, 20));
  });

  it('records neither the secret nor the query of the address', async () => {
    const { webhook, secret } = await create({ url: exampleUrl });
    const call = { token: tenant.token, query: { resource_id: webhook.id } };
    const { text } = await service.call('listEvents', call);
    expect(text).toContain(webhook.id);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('key=secret');
  });

  it.each([
    ['http://hooks.example.com/', 'begin with https'],
    ['https://user:password@hooks.example.com/', 'user name'],
    ['https://hooks.example.com/#top', 'fragment'],
    ['https://10.0.0.1/', 'not public'],
    ['https://[::1]/', 'not public'],
    ['https://hooks.example.com:22/', 'port'],
    ['https://?hooks', 'not a complete URL'],
  ])('refuses the address %s', async (url, reason) => {
    const problem = await refuse(422, { url });
    expect(problem.code).toBe('webhook_url_refused');
    expect(problem.detail).toContain(reason);
    expect(problem.errors?.[0]?.pointer).toBe('/url');
  });

  it('accepts http and private networks where the operator allows them', async () => {
    const open = await startService({ webhooks: { allowHttp: true, allowedNetworks: ['10.1.0.0/16'] } });
    const owner = await makeTenant(open);
    const call = { token: owner.token, id: owner.workspaceId };
    await open.succeed('createWebhook', { ...call, body: { url: 'http://10.1.2.3:8080/hooks' } });
    const problem = await open.fail('createWebhook', 422, {
      ...call,
      body: { url: 'http://10.2.2.3/hooks' },
    });
    expect(problem.code).toBe('webhook_url_refused');
  });

  it('refuses a type that the service does not have, and points to it', async () => {
    const problem = await refuse(422, { url: exampleUrl, types: ['card.created', 'card.exploded'] });
    expect(problem).toMatchObject({ status: 422, code: 'unknown_event_type' });
    expect(problem.errors?.[0]?.pointer).toBe('/types/1');
  });

  it('refuses a board of another workspace', async () => {
    const { board } = await makeBoard(service, await makeTenant(service));
    const problem = await refuse(422, { url: exampleUrl, board_id: board.id });
    expect(problem).toMatchObject({ status: 422, code: 'unknown_board' });
  });

  it('refuses more webhooks than a workspace can have', async () => {
    const owner = await makeTenant(service);
    const rows = Array.from({ length: webhooksPerWorkspaceMax }, () => ({
      id: newUuid(),
      workspaceId: storedId(owner.workspaceId),
      url: exampleUrl,
      createdBy: storedId(owner.userId),
    }));
    await service.database.reader.prisma.webhook.createMany({ data: rows });
    expect(await refuse(409, { url: exampleUrl }, owner)).toMatchObject({
      status: 409,
      code: 'limit_reached',
    });
  });

  it('refuses more webhooks than the plan allows, and billing shows how many are used', async () => {
    const limited = await startService({ billing: { ...testBilling, enforced: true } });
    const owner = await makeTenant(limited);
    const { token, workspaceId: id } = owner;
    await limited.succeed('createWebhook', { token, id, body: { url: exampleUrl } });
    const problem = await limited.fail('createWebhook', 403, { token, id, body: { url: exampleUrl } });
    expect(problem).toMatchObject({ status: 403, code: 'plan_limit_reached' });
    const { limits } = await limited.succeed('getBilling', { token, id });
    expect(limits.find(({ name }) => name === 'webhooks')).toMatchObject({ used: 1, limit: 1 });
  });

  it('needs the scope webhooks:write and the role admin', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const reader = await makeToken(service, tenant, ['events:read', 'boards:read']);
    const problem = await service.fail('getWebhook', 403, { token: reader, id: webhook.id });
    expect(problem).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const member = await makeMember(service, tenant, 'member');
    const refused = await service.fail('getWebhook', 403, { token: member.token, id: webhook.id });
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_role' });
    const own = await makeToken(service, tenant, ['webhooks:write']);
    await service.succeed('getWebhook', { token: own, id: webhook.id });
  });
});

describe('updateWebhook', () => {
  it('changes only what is sent, and null clears', async () => {
    const { board } = await makeBoard(service, tenant);
    const { webhook } = await create({ url: exampleUrl, types: ['card.created'], board_id: board.id });
    const { token } = tenant;
    const changed = await service.succeed('updateWebhook', {
      token,
      id: webhook.id,
      body: { types: [], board_id: null, description: 'All of it' },
    });
    expect(changed).toMatchObject({ url: exampleUrl, description: 'All of it' });
    expect(changed).not.toHaveProperty('types');
    expect(changed).not.toHaveProperty('board_id');
  });

  it('keeps a change of the query of the address alone', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const url = exampleUrl.replace('secret', 'other');
    const call = { token: tenant.token, id: webhook.id };
    await service.succeed('updateWebhook', { ...call, body: { url } });
    expect(await service.succeed('getWebhook', call)).toMatchObject({ url });
  });

  it('disables and enables a webhook, and says why and since when it is disabled', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const call = { token: tenant.token, id: webhook.id };
    const disabled = await service.succeed('updateWebhook', { ...call, body: { enabled: false } });
    expect(disabled).toMatchObject({ enabled: false, disabled_reason: 'requested' });
    expect(disabled).toHaveProperty('disabled_at');
    const enabled = await service.succeed('updateWebhook', { ...call, body: { enabled: true } });
    expect(enabled).toMatchObject({ enabled: true });
    expect(enabled).not.toHaveProperty('disabled_reason');
    expect(enabled).not.toHaveProperty('disabled_at');
  });

  it.each([
    [{ url: 'https://127.0.0.1/' }, 'webhook_url_refused'],
    [{ types: ['card.exploded'] }, 'unknown_event_type'],
  ])('refuses %j', async (body, code) => {
    const { webhook } = await create({ url: exampleUrl });
    const problem = await service.fail('updateWebhook', 422, { token: tenant.token, id: webhook.id, body });
    expect(problem).toMatchObject({ status: 422, code });
  });
});

describe('rotateWebhookSecret', () => {
  it('returns a new secret, and shows until when the previous one signs too', async () => {
    const { webhook, secret } = await create({ url: exampleUrl });
    const call = { token: tenant.token, id: webhook.id };
    const rotated = await service.succeed('rotateWebhookSecret', { ...call, body: { overlap_seconds: 60 } });
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.webhook).toHaveProperty('previous_secret_ends_at');
    const again = await service.succeed('rotateWebhookSecret', { ...call, body: {} });
    expect(again.secret).not.toBe(rotated.secret);
    expect(again.webhook).not.toHaveProperty('previous_secret_ends_at');
  });

  it('shows in a rehearsal no secret that a rotation gives later', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const call = { token: tenant.token, id: webhook.id, body: {} };
    const rehearsed = await service.succeed('rotateWebhookSecret', {
      ...call,
      query: { validate_only: true },
    });
    const rotated = await service.succeed('rotateWebhookSecret', call);
    expect(rotated.secret).not.toBe(rehearsed.secret);
  });
});

describe('deleteWebhook', () => {
  it('deletes the webhook, and its deliveries are not shown any more', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const { token } = tenant;
    const ping = await service.succeed('pingWebhook', { token, id: webhook.id });
    await service.succeed('deleteWebhook', { token, id: webhook.id });
    expect(await service.fail('getWebhook', 404, { token, id: webhook.id })).toMatchObject({ status: 404 });
    expect(await service.fail('getDelivery', 404, { token, id: ping.id })).toMatchObject({ status: 404 });
    expect(await service.fail('redeliver', 404, { token, id: ping.id })).toMatchObject({ status: 404 });
  });
});

describe('listWebhooks', () => {
  it('has pages, in order of creation', async () => {
    const own = await makeTenant(service);
    const { board } = await makeBoard(service, own);
    const body = { url: exampleUrl, description: 'Intranet', board_id: board.id, types: ['card.moved'] };
    const call = { token: own.token, id: own.workspaceId };
    const first = await service.succeed('createWebhook', { ...call, body });
    const second = await service.succeed('createWebhook', { ...call, body });
    const { data, next_cursor: cursor = '' } = await service.succeed('listWebhooks', {
      ...call,
      query: { limit: 1 },
    });
    expect(data).toEqual([first.webhook]);
    const rest = await service.succeed('listWebhooks', { ...call, query: { limit: 1, cursor } });
    expect(rest.data).toEqual([second.webhook]);
    expect(rest).not.toHaveProperty('next_cursor');
  });
});

describe('pingWebhook and redeliver', () => {
  it('return a pending delivery, which the list shows', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const { token } = tenant;
    const ping = await service.succeed('pingWebhook', { token, id: webhook.id });
    expect(ping).toMatchObject({ kind: 'ping', event_type: 'webhook.ping', status: 'pending', attempt: 1 });
    const again = await service.succeed('redeliver', { token, id: ping.id });
    expect(again).toMatchObject({ kind: 'redelivery', event_id: ping.event_id, status: 'pending' });
    const { data } = await service.succeed('listDeliveries', { token, id: webhook.id });
    expect(data.map(({ id }) => id)).toEqual([again.id, ping.id]);
    const call = { token, id: webhook.id, query: { limit: 1 } };
    const { next_cursor: cursor = '' } = await service.succeed('listDeliveries', call);
    const rest = await service.succeed('listDeliveries', { ...call, query: { limit: 1, cursor } });
    expect(rest.data.map(({ id }) => id)).toEqual([ping.id]);
    const failed = await service.succeed('listDeliveries', {
      token,
      id: webhook.id,
      query: { status: 'failed' },
    });
    expect(failed.data).toEqual([]);
  });

  it('are limited to 60 messages per minute', async () => {
    const { webhook } = await create({ url: exampleUrl });
    const call = { token: tenant.token, id: webhook.id };
    for (let sent = 0; sent < 60; sent += 1) await service.succeed('pingWebhook', call);
    expect(await service.fail('pingWebhook', 429, call)).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it.each([null, 9_000_000_000n])(
    'redeliver nothing that the log no longer has, at the position %s',
    async (eventPosition) => {
      const { webhook } = await create({ url: exampleUrl });
      const { id } = await service.database.reader.prisma.webhookDelivery.create({
        data: {
          id: newUuid(),
          workspaceId: storedId(tenant.workspaceId),
          webhookId: storedId(webhook.id),
          kind: 'event',
          eventId: newUuid(),
          eventType: 'card.created',
          eventPosition,
          status: 'failed',
          expiresAt: new Date(service.now().getTime() + 60_000),
        },
      });
      const deliveryId = typeIdOf('delivery', id);
      expect(await service.fail('redeliver', 404, { token: tenant.token, id: deliveryId })).toMatchObject({
        status: 404,
      });
    },
  );
});
