/** What becomes of a webhook that fails, and of what it was to be sent. */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeGate } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import {
  accept,
  cardsOf,
  createWebhook,
  localSettings,
  makeNumberedCards,
  patience,
  respond,
  startReceiver,
  startWorker,
  untilReceived,
} from '../support/webhook-receivers.ts';
import type { WorkerSettings } from '../support/webhook-receivers.ts';

const dayMs = 86_400_000;

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

const makeCards = (tenant: Tenant, boardId: string, count: number) =>
  makeNumberedCards(service, tenant, boardId, count);

/** The states of its deliveries, newest first. */
const statusesOf =
  ({ token }: Tenant, id: string) =>
  async () =>
    (await service.succeed('listDeliveries', { token, id, query: { limit: 100 } })).data.map(
      ({ status }) => status,
    );

/** A webhook for new cards, whose receiver fails. */
async function makeFailing() {
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const receiver = await startReceiver(respond(500));
  const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
  return { tenant, board, receiver, webhook, call: { token: tenant.token, id: webhook.id } };
}

describe('a webhook that fails', () => {
  it('sends the next event with all its attempts if it no longer wants the one that failed', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const { tenant, board, call, receiver } = await makeFailing();
    startWorker(service, { now, scheduleMs: [0, 0, 60_000, 60_000] });
    const [id = ''] = await makeCards(tenant, board.id, 1);
    await expect.poll(statusesOf(tenant, call.id), patience).toEqual(['failed', 'failed']);
    await service.succeed('updateWebhook', { ...call, body: { types: ['card.updated'] } });
    await service.succeed('updateCard', { token: tenant.token, id, body: { title: 'Later' } });
    offsetMs = 100_000;
    await untilReceived(receiver, 3);
    const deliveries = async () => (await service.succeed('listDeliveries', call)).data;
    await expect
      .poll(deliveries, patience)
      .toEqual(expect.arrayContaining([expect.objectContaining({ event_type: 'card.updated', attempt: 1 })]));
  });

  it('is disabled after five days without one success, and shows since when it fails', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const { tenant, board, call } = await makeFailing();
    startWorker(service, { now });
    await makeCards(tenant, board.id, 1);
    await expect.poll(() => service.succeed('getWebhook', call), patience).toHaveProperty('failing_since');
    offsetMs = 5 * dayMs + 1_000;
    await makeCards(tenant, board.id, 1);
    await expect
      .poll(() => service.succeed('getWebhook', call), patience)
      .toMatchObject({ enabled: false, disabled_reason: 'failing' });
    const newest = async () => (await service.succeed('listDeliveries', call)).data[0];
    await expect.poll(newest, patience).not.toHaveProperty('next_attempt_at');
  });

  it('has five days again at another address', async () => {
    const { tenant, board, receiver, call } = await makeFailing();
    const worker = startWorker(service, { scheduleMs: [0, dayMs] });
    await makeCards(tenant, board.id, 1);
    await expect.poll(() => service.succeed('getWebhook', call), patience).toHaveProperty('failing_since');
    await worker.stop(2_000);
    const same = await service.succeed('updateWebhook', { ...call, body: { url: receiver.url } });
    expect(same).toHaveProperty('failing_since');
    const other = await service.succeed('updateWebhook', { ...call, body: { url: `${receiver.url}/new` } });
    expect(other).not.toHaveProperty('failing_since');
  });

  it('is not disabled after five days if it accepted something meanwhile, and shows since when it fails again', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const { tenant, board, receiver, webhook, call } = await makeFailing();
    startWorker(service, { now, scheduleMs: [0, dayMs, dayMs, dayMs] });
    const cards = await makeCards(tenant, board.id, 2);
    await expect.poll(() => service.succeed('getWebhook', call), patience).toHaveProperty('failing_since');
    // It accepts the first card, and fails for the second one right after it.
    receiver.answer = ({ event }, response) =>
      response.writeHead(event.resource.id === cards[0] ? 204 : 500).end();
    const { failing_since: before } = await service.succeed('getWebhook', call);
    offsetMs = 5 * dayMs + 1_000;
    await untilReceived(receiver, 3);
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed', 'succeeded', 'failed']);
    const shown = await service.succeed('getWebhook', call);
    expect(shown).toMatchObject({ enabled: true, failing_since: expect.any(String) as string });
    expect(shown.failing_since).not.toBe(before);
  });

  it('is not disabled after five days by a late failure for one board, if it accepted what was of another meanwhile', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const tenant = await makeTenant(service);
    const [{ board }, late] = [await makeBoard(service, tenant), await makeBoard(service, tenant)];
    const receiver = await startReceiver(respond(500));
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const call = { token: tenant.token, id: webhook.id };
    startWorker(service, { now, scheduleMs: [0, dayMs, dayMs, dayMs] });
    await makeCards(tenant, board.id, 1);
    await makeCards(tenant, late.board.id, 1);
    const statuses = statusesOf(tenant, webhook.id);
    await expect.poll(statuses, patience).toEqual(['failed', 'failed']);
    const tagOf = async () => (await service.call('getWebhook', call)).headers.etag;
    await expect.poll(() => service.succeed('getWebhook', call), patience).toHaveProperty('failing_since');
    const failing = await tagOf();
    const gate = makeGate();
    receiver.answer = ({ event }, response) => {
      if (event.board_id === board.id) response.writeHead(204).end();
      else void gate.opened.then(() => response.writeHead(500).end());
    };
    offsetMs = 5 * dayMs + 1_000;
    await untilReceived(receiver, 4);
    await expect
      .poll(() => service.succeed('getWebhook', call), patience)
      .not.toHaveProperty('failing_since');
    expect(await tagOf()).not.toBe(failing);
    gate.open();
    await expect.poll(statuses, patience).toEqual(['failed', 'succeeded', 'failed', 'failed']);
    expect(await service.succeed('getWebhook', call)).toMatchObject({ enabled: true });
  });

  it('does not count a test message that fails', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver(respond(500));
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const call = { token: tenant.token, id: webhook.id };
    startWorker(service);
    await service.succeed('pingWebhook', call);
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed']);
    // Another message comes after what is done about the first one.
    receiver.answer = accept;
    await service.succeed('pingWebhook', call);
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['succeeded', 'failed']);
    expect(await service.succeed('getWebhook', call)).toMatchObject({ etag: webhook.etag });
  });

  it('has all attempts again when it is enabled again', async () => {
    const { tenant, board, webhook, call } = await makeFailing();
    startWorker(service, { scheduleMs: [0, dayMs] });
    await makeCards(tenant, board.id, 1);
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed']);
    for (const enabled of [false, true])
      await service.succeed('updateWebhook', { ...call, body: { enabled } });
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed', 'failed']);
    const { data } = await service.succeed('listDeliveries', call);
    expect(data[0]).toMatchObject({ attempt: 1, next_attempt_at: expect.any(String) as string });
  });

  it('is not sent what waits for a retry if it follows a board by then', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver(respond(500));
    const types = ['workspace.updated', 'card.created'];
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    const call = { token: tenant.token, id: webhook.id };
    startWorker(service, { scheduleMs: [0, dayMs] });
    const { token, workspaceId: id } = tenant;
    await service.succeed('updateWorkspace', { token, id, body: { name: 'Other' } });
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed']);
    receiver.answer = accept;
    const body = { board_id: board.id, enabled: false };
    await service.succeed('updateWebhook', { ...call, body });
    await service.succeed('updateWebhook', { ...call, body: { enabled: true } });
    await makeCards(tenant, board.id, 1);
    await untilReceived(receiver, 2);
    expect(receiver.types()).toEqual(types);
  });
});

describe('an event', () => {
  /** A worker whose requests fail once the gate opens. */
  function startSlowWorker(settings: WorkerSettings = {}) {
    const [gate, tried] = [makeGate(), makeGate()];
    const urls: string[] = [];
    const worker = startWorker(service, {
      ...settings,
      send: async (url) => {
        urls.push(url);
        tried.open();
        await gate.opened;
        return { status: 500, durationMs: 1, excerpt: '' };
      },
    });
    // Before the worker stops, also if the test has failed.
    onTestFinished(() => {
      gate.open();
    });
    return { worker, gate, tried, urls };
  }

  it('is not sent again when a process fails late that had lost it to another one', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const slow = startSlowWorker({ leaseMs: 100 });
    const first = await makeCards(tenant, board.id, 1);
    await slow.tried.opened;
    startWorker(service);
    await untilReceived(receiver, 1);
    await expect.poll(statusesOf(tenant, webhook.id), patience).toContain('succeeded');
    const before = (await statusesOf(tenant, webhook.id)()).length;
    slow.gate.open();
    await expect
      .poll(async () => (await statusesOf(tenant, webhook.id)()).length, patience)
      .toBeGreaterThan(before);
    await slow.worker.stop(2_000);
    const second = await makeCards(tenant, board.id, 1);
    await untilReceived(receiver, 2);
    expect(cardsOf(receiver)).toEqual([...first, ...second]);
  });

  it.each([
    ['gets another address', [{ url: 'http://127.0.0.1:8080/new' }], 'http://127.0.0.1:8080/new'],
    ['is disabled and enabled', [{ enabled: false }, { enabled: true }], 'http://127.0.0.1:8080/hooks'],
  ])('that failed while its webhook %s is sent again at once', async (_change, patches, next) => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const url = 'http://127.0.0.1:8080/hooks';
    const { webhook } = await createWebhook(service, tenant, { url, types: ['card.created'] });
    const call = { token: tenant.token, id: webhook.id };
    const slow = startSlowWorker({ scheduleMs: [0, dayMs, dayMs] });
    await makeCards(tenant, board.id, 1);
    await slow.tried.opened;
    for (const body of patches) await service.succeed('updateWebhook', { ...call, body });
    slow.gate.open();
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['failed', 'failed']);
    expect(slow.urls).toEqual([url, next]);
    const { data } = await service.succeed('listDeliveries', call);
    expect(data.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });

  it('whose earlier address fails late says nothing about the webhook at its new one', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const call = { token: tenant.token, id: webhook.id };
    const answered = makeGate();
    const asked = makeGate();
    receiver.answer = (_received, response) => {
      asked.open();
      void answered.opened.then(() => response.writeHead(410).end());
    };
    const { url: next } = await startReceiver();
    startWorker(service);
    await makeCards(tenant, board.id, 1);
    await asked.opened;
    await service.succeed('updateWebhook', { ...call, body: { url: next } });
    answered.open();
    await expect.poll(statusesOf(tenant, webhook.id), patience).toEqual(['succeeded', 'failed']);
    expect(await service.succeed('getWebhook', call)).toMatchObject({ enabled: true });
    expect(await service.succeed('getWebhook', call)).not.toHaveProperty('failing_since');
  });

  it('is not sent twice at the same time when the address changes meanwhile', async () => {
    const [tenant, other] = [await makeTenant(service), await makeTenant(service)];
    const { board } = await makeBoard(service, tenant);
    const [url, control] = ['http://127.0.0.1:8080/hooks', 'http://127.0.0.1:8080/control'];
    const { webhook } = await createWebhook(service, tenant, { url, types: ['card.created'] });
    await createWebhook(service, other, { url: control, types: ['board.created'] });
    const slow = startSlowWorker();
    await makeCards(tenant, board.id, 1);
    await slow.tried.opened;
    const body = { url: `${url}/new` };
    await service.succeed('updateWebhook', { token: tenant.token, id: webhook.id, body });
    await makeBoard(service, other);
    await expect.poll(() => slow.urls, patience).toContain(control);
    expect(slow.urls.filter((it) => it !== control)).toEqual([url]);
  });
});
