/** Webhooks of one workspace that wait, beside another person that asks for little. */
import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { makeFairnessWorld, quantile } from '../../scripts/bench/fairness.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { atTheEnd } from '../support/endings.ts';
import { startServer } from '../support/server-process.ts';

const webhooks = 50;
/** Each changes 100 cards. */
const changes = 10;
const seconds = 4;

/** Answers at once, in a thread of its own. Returns its address. */
async function startReceiver(): Promise<string> {
  const code = `
    const server = require('node:http').createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(204).end());
    });
    server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`;
  const worker = new Worker(code, { eval: true });
  atTheEnd(async () => {
    await worker.terminate();
  });
  const [port] = (await once(worker, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

it('webhooks of one workspace leave the thread to another user', async () => {
  const url = await createMigratedDatabase();
  // Not as the service: it puts rows into tables without events.
  const database = openDatabase({ url, applicationName: 'a benchmark' });
  atTheEnd(() => database.close());
  const { attacker, stranger } = await makeFairnessWorld(database);
  const server = startServer({
    DATABASE_URL: url,
    SECRET_KEY: 'a secret key of a test, long enough',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    WEBHOOKS_ALLOW_HTTP: 'true',
    WEBHOOKS_ALLOWED_NETWORKS: '127.0.0.0/8',
  });
  const [origin, receiver] = [await server.address(), await startReceiver()];
  const call = async (token: string, method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
  const visit = async (): Promise<number> => {
    const latencies: number[] = [];
    const endsAtMs = performance.now() + seconds * 1_000;
    while (performance.now() < endsAtMs) {
      const startedAtMs = performance.now();
      await call(stranger.token, 'GET', `/boards/${stranger.boardId}`);
      latencies.push(performance.now() - startedAtMs);
      await delay(2);
    }
    return quantile(latencies, 0.5);
  };
  const { token, workspaceId, boardId } = attacker;
  const page = await call(token, 'GET', `/boards/${boardId}/cards?limit=100`);
  const { data: cards } = page as { readonly data: readonly { readonly id: string }[] };
  await visit();
  const alone = await visit();
  for (let n = 0; n < webhooks; n += 1) {
    await call(token, 'POST', `/workspaces/${workspaceId}/webhooks`, { url: `${receiver}/${n}` });
  }
  for (let n = 0; n < changes; n += 1) {
    const changed = cards.map(({ id }) => ({ id, title: `Title ${n}` }));
    await call(token, 'POST', `/workspaces/${workspaceId}/cards/batch-update`, { cards: changed });
  }
  const beside = await visit();
  console.info(JSON.stringify({ alone, beside }));
  // It was 20 times as long when webhooks didn't wait, and other work on the machine can double it.
  expect(beside / alone).toBeLessThanOrEqual(5);
});
