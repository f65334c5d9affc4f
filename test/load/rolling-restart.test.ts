/** A rolling restart as operators do it: three services behind nginx are replaced one by one, and no client notices. */
import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { startNginx } from '../support/nginx.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const requestsMin = 10_000;
const clients = 16;

interface Tally {
  readonly statuses: Map<string, number>;
  readonly created: Set<string>;
}

/** Sends reads and writes in turn, on one kept connection to nginx, until it is told to stop. */
async function send(baseUrl: string, boardId: string, token: string, isOver: () => boolean, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (let index = 0; !isOver(); index += 1) {
    const method = index % 2 === 0 ? 'POST' : 'GET';
    const path = method === 'POST' ? `/v1/boards/${boardId}/cards` : `/v1/boards/${boardId}`;
    const { outcome, text } = await ask(baseUrl + path, { method, agent, headers });
    if (outcome === '201') tally.created.add((JSON.parse(text) as { id: string }).id);
    const name = `${method} ${outcome}`;
    tally.statuses.set(name, (tally.statuses.get(name) ?? 0) + 1);
  }
  agent.destroy();
}

function ask(
  url: string,
  options: { method: string; agent: Agent; headers: Record<string, string> },
): Promise<{ outcome: string; text: string }> {
  return new Promise((resolve) => {
    const sent = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        resolve({ outcome: String(answer.statusCode), text });
      });
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ outcome: error.code ?? 'error', text: '' });
    });
    sent.end(options.method === 'POST' ? '{"title":"Under load"}' : undefined);
  });
}

it('a rolling restart of three services behind nginx fails none of 10,000 requests', async () => {
  const service = await startService();
  const tenant = await makeTenant(service);
  // A board takes 10,000 cards, and every client makes less than that.
  const boards = await Promise.all(Array.from({ length: clients }, () => makeBoard(service, tenant)));
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const start = async (port: number): Promise<ServerProcess> => {
    const server = startServer({
      PORT: String(port),
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: await makeDataDir(),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY: '2',
      DATABASE_POOL_SIZE: '10',
    });
    await server.address();
    return server;
  };
  const servers = await Promise.all(ports.map(start));
  const url = await startNginx(ports);
  const tally: Tally = { statuses: new Map(), created: new Set() };
  const total = () => [...tally.statuses.values()].reduce((sum, count) => sum + count, 0);
  let isRestarting = true;
  const isOver = () => !isRestarting && total() >= requestsMin;
  const load = boards.map(({ board }) => send(url, board.id, tenant.token, isOver, tally));

  const exits: (number | null)[] = [];
  for (const [index, server] of servers.entries()) {
    // Each is replaced while the load continues, at a third of it.
    const goal = (requestsMin * (index + 0.5)) / ports.length;
    await expect.poll(total, { interval: 50, timeout: 240_000 }).toBeGreaterThan(goal);
    server.signal('SIGTERM');
    exits.push(await server.exited);
    await start(ports[index] ?? 0);
  }
  isRestarting = false;
  await Promise.all(load);

  console.log(`${total()} requests: ${JSON.stringify(Object.fromEntries(tally.statuses))}`);
  expect(exits).toEqual([0, 0, 0]);
  expect([...tally.statuses.keys()].sort()).toEqual(['GET 200', 'POST 201']);
  expect(total()).toBeGreaterThanOrEqual(requestsMin);
  expect(await service.database.reader.prisma.card.count()).toBe(tally.created.size);
}, 600_000);
