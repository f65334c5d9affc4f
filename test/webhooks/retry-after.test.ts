/** When a webhook is sent an event again after its receiver has said how long to wait. */
import { beforeAll, describe, expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import {
  accept,
  createWebhook,
  localSettings,
  makeNumberedCards,
  patience,
  startReceiver,
  startWorker,
  untilReceived,
} from '../support/webhook-receivers.ts';
import type { Answer } from '../support/webhook-receivers.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** The second attempt comes after 10 to 12 seconds. */
const scheduleMs = [0, 10 * secondMs, 3 * hourMs, hourMs];

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

const refuse =
  (status: number, retryAfter: string): Answer =>
  (_received, response) =>
    response.writeHead(status, { 'Retry-After': retryAfter }).end();

/** Waits until the first attempt is over, and its delivery and the next attempt are stored. */
async function untilDelivered({ token }: Tenant, { id }: { readonly id: string }) {
  const list = async () => (await service.succeed('listDeliveries', { token, id })).data;
  await expect.poll(list, patience).toHaveLength(1);
  return list();
}

/** Sends one event to a receiver with an answer, and returns how long the next attempt waits. */
async function waitAfter(answer: Answer): Promise<number> {
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const receiver = await startReceiver(answer);
  const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
  startWorker(service, { scheduleMs });
  await makeNumberedCards(service, tenant, board.id, 1);
  const [delivery] = await untilDelivered(tenant, webhook);
  return Date.parse(delivery?.next_attempt_at ?? '') - Date.parse(delivery?.created_at ?? '');
}

describe('the next attempt', () => {
  it.each([429, 503])('waits as many seconds as Retry-After says beside a %i', async (status) => {
    const waitMs = await waitAfter(refuse(status, '120'));
    expect(waitMs).toBeGreaterThanOrEqual(120 * secondMs - 100);
    expect(waitMs).toBeLessThanOrEqual(1.2 * 120 * secondMs);
  });

  it('waits until the HTTP date in Retry-After', async () => {
    const waitMs = await waitAfter((received, response, request) => {
      const date = new Date(systemNow().getTime() + hourMs);
      refuse(503, date.toUTCString())(received, response, request);
    });
    expect(waitMs).toBeGreaterThan(hourMs - 2 * secondMs);
    expect(waitMs).toBeLessThanOrEqual(1.2 * hourMs);
  });

  it.each(['10000', '99999999', '9'.repeat(30)])(
    'waits no longer than the longest step of the schedule when Retry-After is %s',
    async (retryAfter) => {
      const waitMs = await waitAfter(refuse(503, retryAfter));
      expect(waitMs).toBeGreaterThanOrEqual(10_000 * secondMs - 100);
      expect(waitMs).toBeLessThanOrEqual(3 * hourMs);
    },
  );

  it.each([
    [503, '0'],
    [429, '1'],
    [503, 'Sun, 06 Nov 1994 08:49:37 GMT'],
    [503, 'soon'],
    [503, '-120'],
    [500, '120'],
  ])('follows the schedule after a %i with Retry-After: %s', async (status, retryAfter) => {
    const waitMs = await waitAfter(refuse(status, retryAfter));
    expect(waitMs).toBeGreaterThanOrEqual(10 * secondMs - 100);
    expect(waitMs).toBeLessThanOrEqual(12 * secondMs);
  });

  it('comes once that time has passed, and not before', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const receiver = await startReceiver(refuse(503, '600'));
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service, { now, scheduleMs });
    await makeNumberedCards(service, tenant, board.id, 1);
    await untilDelivered(tenant, webhook);
    receiver.answer = accept;
    offsetMs = 590 * secondMs;
    // The worker has looked for what is due when it sends this one.
    await makeNumberedCards(service, tenant, other.board.id, 1);
    await untilReceived(receiver, 2);
    expect(receiver.received.map(({ event }) => event.board_id)).toEqual([board.id, other.board.id]);
    offsetMs = 721 * secondMs;
    await untilReceived(receiver, 3);
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  });
});
