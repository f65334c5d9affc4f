/** Webhooks of real processes, one of which is killed while they send: nothing is lost, and the order of each board stays. */
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { localSettings, startReceiver } from '../support/webhook-receivers.ts';
import type { Answer, Receiver } from '../support/webhook-receivers.ts';

const boardCount = 4;
const cardsPerBoard = 60;

const slowly: Answer = (_received, response) => {
  setTimeout(() => response.writeHead(204).end(), 20);
};
const never: Answer = () => undefined;

async function createWebhook(origin: string, { token, workspaceId }: Tenant, body: object) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const url = `${origin}/v1/workspaces/${workspaceId}/webhooks`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as components['schemas']['CreatedWebhook'];
}

/** The cards of a board that a receiver got, each the first time. */
function firstCardsOf({ received }: Receiver, boardId: string): string[] {
  const cards = received
    .filter(({ event }) => event.board_id === boardId)
    .map(({ event }) => event.resource.id);
  return [...new Set(cards)];
}

it('healthy receivers get every event in the order of its board, although a process is killed and a receiver hangs', async () => {
  const service = await startService();
  const tenant = await makeTenant(service);
  const receivers = await Promise.all([startReceiver(), startReceiver(slowly), startReceiver(never)]);
  const boards = await Promise.all(Array.from({ length: boardCount }, () => makeBoard(service, tenant)));
  const start = () =>
    startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: localSettings.allowedNetworks.join(','),
    });
  const [one, two] = [start(), start()];
  const [, address] = await Promise.all([one.address(), two.address()]);
  // By a process, because it derives the secrets.
  const created = await Promise.all(
    receivers.map(({ url }) => createWebhook(address, tenant, { url, types: ['card.created'] })),
  );
  const writing = Promise.all(
    boards.map(async ({ board }) => {
      const cards: string[] = [];
      for (let n = 1; n <= cardsPerBoard; n += 1) {
        cards.push((await makeCard(service, tenant, board.id, { title: `${n}` })).id);
      }
      return { boardId: board.id, cards };
    }),
  );
  const healthy = receivers.slice(0, 2);
  while (healthy.some(({ received }) => received.length < 20)) await delay(5);
  one.signal('SIGKILL');
  const written = await writing;
  for (const receiver of healthy) {
    const receivedOf = () => written.map(({ boardId }) => firstCardsOf(receiver, boardId));
    await expect
      .poll(() => receivedOf().flat().length, { interval: 50, timeout: 60_000 })
      .toBe(boardCount * cardsPerBoard);
    expect(receivedOf()).toEqual(written.map(({ cards }) => cards));
  }
  for (const [index, { received }] of healthy.entries()) {
    const library = new Webhook(created[index]?.secret ?? '');
    for (const { body, headers } of received) expect(library.verify(body, headers)).toEqual(JSON.parse(body));
  }
  expect(await two.address()).toContain('http');
});
