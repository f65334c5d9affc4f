/** A replay of a webhook whose process is killed: another process continues it, nothing is lost, and the order stays. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { accept, localSettings, makeNumberedCards, startReceiver } from '../support/webhook-receivers.ts';
import type { Receiver } from '../support/webhook-receivers.ts';

type Schemas = components['schemas'];

const cardCount = 60;
/** In the middle of a run: what the run has sent before is sent again, because it was not noted yet. */
const killedAt = 30;
const eventsPerRun = 20;

const idsOf = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id']);

it('another process continues a replay whose process is killed, in order and with the same ids', async () => {
  const service = await startService();
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const receiver = await startReceiver();
  const start = async () => {
    const server = startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: localSettings.allowedNetworks.join(','),
    });
    return { server, origin: await server.address() };
  };
  const call = async <Body>(origin: string, path: string, body?: object): Promise<Body> => {
    const headers = { Authorization: `Bearer ${tenant.token}`, 'Content-Type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/v1${path}`, { headers, ...sent })).json()) as Body;
  };
  const one = await start();
  const { webhook } = await call<Schemas['CreatedWebhook']>(
    one.origin,
    `/workspaces/${tenant.workspaceId}/webhooks`,
    { url: receiver.url, types: ['card.created'] },
  );
  const { resume_cursor: after } = await call<Schemas['EventPage']>(one.origin, '/events?limit=100');
  const cards = await makeNumberedCards(service, tenant, board.id, cardCount);
  while (receiver.received.length < cardCount) await delay(5);
  const live = receiver.received.splice(0);
  receiver.answer = (...message) => {
    if (receiver.received.length !== killedAt) accept(...message);
  };
  const replay = await call<Schemas['Replay']>(one.origin, `/webhooks/${webhook.id}/replays`, { after });
  while (receiver.received.length < killedAt) await delay(5);
  const two = await start();
  one.server.signal('SIGKILL');
  await one.server.exited;
  const status = async () => (await call<Schemas['Replay']>(two.origin, `/replays/${replay.id}`)).status;
  await expect.poll(status, { interval: 100, timeout: 60_000 }).toBe('completed');
  const ids = idsOf(receiver);
  expect([...new Set(ids)]).toEqual(live.map(({ headers }) => headers['webhook-id']));
  expect([...new Set(receiver.received.map(({ event }) => event.resource.id))]).toEqual(cards);
  // The second process began with the run that was not noted.
  expect(ids.slice(killedAt)).toEqual(idsOf({ ...receiver, received: live }).slice(eventsPerRun));
});
