/** Streams of three processes behind nginx, while the database is lost and while processes are restarted one by one. */
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { atTheEnd } from '../support/endings.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { startNginx } from '../support/nginx.ts';
import { makeOwnPostgres } from '../support/own-postgres.ts';
import { startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

type Event = components['schemas']['Event'];

const boardStreams = 9;
const workspaceStreams = 3;
const writers = 3;
const pauseMs = 25;

const postgres = await makeOwnPostgres(100);
const service = await startService({ databaseUrl: postgres.link.url });

const isChange = ({ type }: Event): boolean => type === 'board.updated';

/** A client that opens its stream again whenever it ends, after the last id. */
class Client {
  /** How often it was opened. */
  opened = 0;
  readonly #earlier: Event[] = [];
  readonly #open: (lastId?: string) => Promise<Follower>;
  #current: Follower | undefined;
  #isOver = false;

  constructor(open: (lastId?: string) => Promise<Follower>) {
    this.#open = open;
  }

  /** The changes of the board: its creation may be placed in the log only after the stream has begun. */
  get changes(): readonly Event[] {
    return [...this.#earlier, ...(this.#current?.events ?? [])].filter(isChange);
  }

  async run(): Promise<void> {
    let lastId: string | undefined;
    while (!this.#isOver) {
      try {
        this.#current = await this.#open(lastId);
      } catch (error) {
        // What nginx says while a process stops, and the service without its database.
        if (!/answered 50[23]|ECONNRESET|socket hang up/.test(String(error))) throw error;
        await delay(50);
        continue;
      }
      this.opened += 1;
      while (!this.#current.isClosed) await delay(10);
      this.#earlier.push(...this.#current.events);
      lastId = this.#current.lastId ?? lastId;
      this.#current = undefined;
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#current?.close();
  }
}

/** Changes the board's name again and again through nginx, and notes what was answered. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly statuses = new Set<number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #send: (agent: Agent, body: string) => Promise<number>;
  #isOver = false;

  constructor(send: (agent: Agent, body: string) => Promise<number>) {
    this.#send = send;
  }

  async run(writer: number): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const name = `${writer}.${n}`;
      const status = await this.#send(this.#agent, JSON.stringify({ name }));
      this.statuses.add(status);
      if (status === 200) this.acknowledged.push(name);
      await delay(pauseMs);
    }
    this.#agent.destroy();
  }

  stop(): void {
    this.#isOver = true;
  }
}

async function patch(agent: Agent, url: string, token: string, body: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const [response] = (await once(
    request(url, { agent, method: 'PATCH', headers }).end(body),
    'response',
  )) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

async function start(port: number): Promise<ServerProcess> {
  const server = startServer({
    PORT: String(port),
    DATABASE_URL: postgres.link.url,
    SECRET_KEY: 'n'.repeat(32),
    ROLE: 'api',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: 'off',
    SHUTDOWN_DELAY: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await server.address();
  return server;
}

const serviceConnections = `
  FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'boards service%'`;

async function countListeners(operator: pg.Client): Promise<number> {
  const { rows } = await operator.query(
    `SELECT 1 ${serviceConnections} AND application_name = 'boards service listener'`,
  );
  return rows.length;
}

async function openStreamsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^event_streams (\d+)/m.exec(text)?.[1]);
}

const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
const servers = await Promise.all(ports.map(start));
const url = await startNginx(ports);

/** Clients that follow a board, or its workspace, on all processes, and others that change it. */
async function makeFollowedBoard() {
  const tenant = await makeTenant(service);
  const { token, workspaceId } = tenant;
  const { board } = await makeBoard(service, tenant);
  const clients = Array.from({ length: boardStreams + workspaceStreams }, (_, index) => {
    const [operation, id] =
      index < boardStreams
        ? (['streamBoardEvents', board.id] as const)
        : (['streamWorkspaceEvents', workspaceId] as const);
    return new Client((lastId) =>
      follow(url, operation, {
        token,
        id,
        ...(lastId !== undefined && { headers: { 'Last-Event-ID': lastId } }),
      }),
    );
  });
  const following = clients.map((client) => client.run());
  await expect.poll(() => clients.every(({ opened }) => opened === 1), { interval: 10 }).toBe(true);
  for (const port of ports) expect(await openStreamsOf(port)).toBeGreaterThan(0);
  const boardUrl = `${url}/v1/boards/${board.id}`;
  const changing = Array.from(
    { length: writers },
    () => new Writer((agent, body) => patch(agent, boardUrl, token, body)),
  );
  const writing = changing.map((writer, index) => writer.run(index));
  atTheEnd(() => {
    for (const it of [...clients, ...changing]) it.stop();
  });
  const acknowledged = () => changing.flatMap((writer) => writer.acknowledged);
  return {
    clients,
    /** Resolves once so many more changes are stored. */
    changed: async (count: number): Promise<void> => {
      const goal = acknowledged().length + count;
      await expect.poll(() => acknowledged().length, { interval: 20 }).toBeGreaterThanOrEqual(goal);
    },
    statuses: () => new Set(changing.flatMap(({ statuses }) => [...statuses])),
    /** Ends the changes, and holds what each client has received against the log. */
    finish: async (): Promise<void> => {
      for (const writer of changing) writer.stop();
      await Promise.all(writing);
      const logged = await listLog(token, board.id);
      const ids = logged.map(({ id }) => id);
      for (const client of clients) {
        await expect.poll(() => client.changes.length, { interval: 20 }).toBeGreaterThanOrEqual(ids.length);
        client.stop();
      }
      await Promise.all(following);
      for (const client of clients) expect(client.changes.map(({ id }) => id)).toEqual(ids);
      const versions = logged.map(({ version }) => Number(version));
      expect(versions).toEqual(versions.map((_, index) => Number(versions[0]) + index));
      const names = new Set(logged.map(({ changes }) => (changes.name as { to: string }).to));
      expect(acknowledged().filter((name) => !names.has(name))).toEqual([]);
    },
  };
}

/** The changes of a board after it was created. */
async function listLog(token: string, id: string): Promise<Event[]> {
  const events: Event[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listBoardEvents', { token, id, query });
    events.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return events.filter(isChange);
}

it('streams miss and repeat nothing while connections to the database break and it restarts', async () => {
  const { changed, finish } = await makeFollowedBoard();
  const operator = new pg.Client(postgres.url());
  operator.on('error', () => undefined);
  await operator.connect();
  atTheEnd(() => operator.end());
  await changed(20);
  for (let round = 0; round < 2; round += 1) {
    // Each process listens again, a while after its connection broke.
    await expect.poll(() => countListeners(operator), { interval: 50 }).toBe(3);
    await operator.query(`SELECT pg_terminate_backend(pid) ${serviceConnections}`);
    await changed(20);
  }
  await postgres.end('SIGINT');
  await delay(2_000);
  await postgres.start();
  await changed(20);
  await finish();
});

it('streams miss and repeat nothing while processes are restarted one by one', async () => {
  const { clients, changed, statuses, finish } = await makeFollowedBoard();
  await changed(20);
  for (const [index, server] of servers.entries()) {
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    await start(ports[index] ?? 0);
    await changed(20);
  }
  await finish();
  // Each stream has moved, and no request has failed.
  expect(clients.every(({ opened }) => opened > 1)).toBe(true);
  expect([...statuses()]).toEqual([200]);
});
