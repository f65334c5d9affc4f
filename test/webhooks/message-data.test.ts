/** `include=data` of webhooks: the resource as it is when a message is sent, for whom it was asked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeCard, makeTenant, makeToken } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { exampleUrl } from '../support/webhook-calls.ts';
import {
  accept,
  createWebhook,
  localSettings,
  patience,
  respond,
  startReceiver,
  startWorker,
} from '../support/webhook-receivers.ts';
import type { Receiver } from '../support/webhook-receivers.ts';

let service: Service;
const include = ['data'];

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

interface WithData {
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const messagesOf = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body) as WithData);

async function untilReceived(receiver: Receiver, type: string): Promise<WithData> {
  const find = () => messagesOf(receiver).find((message) => message.type === type);
  await expect.poll(find, patience).toBeDefined();
  return find() ?? { type };
}

async function createCard(tenant: Tenant, title: string): Promise<string> {
  const { board } = await makeBoard(service, tenant);
  return (await makeCard(service, tenant, board.id, { title })).id;
}

describe('a webhook that includes data', () => {
  it('is sent each event as the log lists it with include=data', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, include });
    startWorker(service);
    const id = await createCard(tenant, 'Poster');
    const { data } = await untilReceived(receiver, 'card.created');
    expect(data).toEqual(await service.succeed('getCard', { token: tenant.token, id }));
    await untilReceived(receiver, 'webhook.created');
    const query = { limit: 100, include: 'data' };
    const listed = await service.succeed('listEvents', { token: tenant.token, query });
    const byId = (events: readonly object[]) =>
      new Map(events.map((event) => [(event as { id: string }).id, event]));
    const inLog = byId(listed.data);
    expect(messagesOf(receiver).length).toBeGreaterThan(2);
    for (const [eventId, message] of byId(messagesOf(receiver))) expect(message).toEqual(inLog.get(eventId));
  });

  it('is sent the resource as it is at each attempt, and none once it is gone', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver(respond(503));
    await createWebhook(service, tenant, { url: receiver.url, include, types: ['card.created'] });
    startWorker(service, { scheduleMs: Array.from({ length: 200 }, () => 50) });
    const id = await createCard(tenant, 'First');
    expect((await untilReceived(receiver, 'card.created')).data).toMatchObject({ title: 'First' });
    const call = { token: tenant.token, id };
    await service.succeed('updateCard', { ...call, body: { title: 'Second' } });
    const last = () => messagesOf(receiver).at(-1);
    await expect.poll(last, patience).toMatchObject({ data: { title: 'Second' } });
    await service.succeed('deleteCard', call);
    await expect.poll(() => last()?.data, patience).toBeUndefined();
    receiver.answer = accept;
  });

  it('is sent no more than the credential can read that last set the address or include', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    const narrow = await makeToken(service, tenant, ['webhooks:write']);
    const body = { url: receiver.url, include, types: ['card.created', 'webhook.updated'] };
    const { webhook } = await service.succeed('createWebhook', {
      token: narrow,
      id: tenant.workspaceId,
      body,
    });
    startWorker(service);
    await createCard(tenant, 'Hidden');
    expect(await untilReceived(receiver, 'card.created')).not.toHaveProperty('data');
    const call = { token: tenant.token, id: webhook.id, body: { include } };
    await service.succeed('updateWebhook', call);
    await untilReceived(receiver, 'webhook.updated');
    receiver.received.splice(0);
    await createCard(tenant, 'Shown');
    expect(await untilReceived(receiver, 'card.created')).toMatchObject({ data: { title: 'Shown' } });
    await service.succeed('updateWebhook', { ...call, token: narrow, body: { url: `${receiver.url}/2` } });
    receiver.received.splice(0);
    await createCard(tenant, 'Hidden again');
    expect(await untilReceived(receiver, 'card.created')).not.toHaveProperty('data');
  });

  it('is sent neither secrets, nor the query of an address, nor what only owners see', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, include });
    startWorker(service);
    const { token, workspaceId: id } = tenant;
    const created = await service.succeed('createAccessToken', {
      token,
      id,
      body: { name: 'Robot', scopes: ['boards:read'] },
    });
    const other = await createWebhook(service, tenant, { url: exampleUrl });
    await service.succeed('deleteWebhook', { token, id: other.webhook.id });
    expect(await untilReceived(receiver, 'token.created')).toMatchObject({ data: { name: 'Robot' } });
    await untilReceived(receiver, 'webhook.deleted');
    const all = receiver.received.map(({ body }) => body).join();
    for (const secret of [created.secret, other.secret, 'key=secret']) expect(all).not.toContain(secret);
  });

  it('leaves out data of more than 256 KiB', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, include, types: ['card.created'] });
    startWorker(service, {
      eventData: (_ctx, events) =>
        Promise.resolve(
          new Map(events.map(({ id }, index) => [id, { text: 'x'.repeat(262_100 + index * 100) }])),
        ),
    });
    const { board } = await makeBoard(service, tenant);
    await service.succeed('createCards', {
      token: tenant.token,
      id: board.id,
      body: { cards: [{ title: 'Fits' }, { title: 'Too large' }] },
    });
    await expect.poll(() => receiver.received.length, patience).toBe(2);
    expect(messagesOf(receiver).map((message) => message.data !== undefined)).toEqual([true, false]);
  });

  it('is sent data again by a redelivery', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, {
      url: receiver.url,
      include,
      types: ['card.created'],
    });
    startWorker(service);
    await createCard(tenant, 'Poster');
    await untilReceived(receiver, 'card.created');
    const { token } = tenant;
    const list = async () => (await service.succeed('listDeliveries', { token, id: webhook.id })).data;
    await expect.poll(async () => (await list()).length, patience).toBe(1);
    await service.succeed('redeliver', { token, id: (await list())[0]?.id ?? '' });
    await expect.poll(() => receiver.received.length, patience).toBe(2);
    expect(messagesOf(receiver)[1]).toEqual(messagesOf(receiver)[0]);
  });
});

describe('include of a webhook', () => {
  it('is shown, recorded and cleared', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    expect(webhook).not.toHaveProperty('include');
    const call = { token, id: webhook.id };
    const changed = await service.succeed('updateWebhook', { ...call, body: { include } });
    expect(changed).toMatchObject({ include });
    expect(await service.succeed('updateWebhook', { ...call, body: { include } })).toEqual(changed);
    const cleared = await service.succeed('updateWebhook', { ...call, body: { include: [] } });
    expect(cleared).not.toHaveProperty('include');
    const query = { resource_id: webhook.id, type: 'webhook.updated' };
    const { data } = await service.succeed('listEvents', { token, query });
    expect(data.map(({ changes }) => changes)).toEqual([
      { include: { to: include } },
      { include: { from: include } },
    ]);
  });
});
