/**
 * 2,000 open streams on one process: what each takes of its memory, how late changes arrive, and what is left of the
 * process for other requests.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const streams = 2_000;
const boards = 100;
const measuredMs = 10_000;
const readers = 4;

interface Place {
  readonly boardId: string;
  readonly token: string;
}

/** When each change was answered, which is right after its commit, and how long each client waited for it. */
class Delays {
  readonly #answeredAtMs = new Map<string, number>();
  readonly #early = new Map<string, number>();
  delaysMs: number[] = [];

  answered(name: string): void {
    this.#answeredAtMs.set(name, performance.now());
    // What clients had before the writer's own response.
    for (let left = this.#early.get(name) ?? 0; left > 0; left -= 1) this.delaysMs.push(0);
    this.#early.delete(name);
  }

  received(name: string): void {
    const answeredAtMs = this.#answeredAtMs.get(name);
    if (answeredAtMs === undefined) this.#early.set(name, (this.#early.get(name) ?? 0) + 1);
    else this.delaysMs.push(performance.now() - answeredAtMs);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

function openStream(port: number, { boardId, token }: Place, delays: Delays): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  socket.on('error', reject);
  let isOpen = false;
  let rest = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (!isOpen && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
    isOpen = true;
    resolve(undefined);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const name = line.startsWith('data: ') ? /"to":"(change \d+)"/.exec(line)?.[1] : undefined;
      if (name !== undefined) delays.received(name);
    }
  });
  socket.write(
    `GET /v1/boards/${boardId}/events/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  atTheEnd(() => {
    socket.destroy();
  });
  return promise;
}

async function send(agent: Agent, url: string, token: string, body?: string): Promise<void> {
  const sent = request(url, {
    agent,
    method: body === undefined ? 'GET' : 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode ?? 0}`);
  answer.resume();
  await once(answer, 'end');
}

it('2,000 streams', { timeout: 600_000 }, async () => {
  const service = await startService();
  const places: Place[] = [];
  for (let index = 0; index < boards; index += 1) {
    const tenant = await makeTenant(service);
    places.push({ boardId: (await makeBoard(service, tenant)).board.id, token: tenant.token });
  }
  const server = startServer({
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'error',
    ROLE: 'api',
    RATE_LIMIT: 'off',
    RATE_LIMIT_ANONYMOUS: 'off',
    CONNECTION_LIMIT_PER_NETWORK: 'off',
    STREAM_LIMIT_PER_NETWORK: 'off',
  });
  const url = await server.address();
  const port = Number(new URL(url).port);
  const placeAt = (index: number): Place => {
    const place = places[index % boards];
    if (place === undefined) throw new Error('there are no boards');
    return place;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const residentKib = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024;
  };
  const readRate = async () => {
    let count = 0;
    const endsAtMs = performance.now() + measuredMs;
    const read = async (reader: number) => {
      for (; performance.now() < endsAtMs; count += 1) {
        const { boardId, token } = placeAt(reader);
        await send(agent, `${url}/v1/boards/${boardId}`, token);
      }
    };
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
    return Math.round(count / (measuredMs / 1_000));
  };
  let changes = 0;
  const change = async (delays: Delays) => {
    changes += 1;
    const name = `change ${changes}`;
    const { boardId, token } = placeAt(changes);
    await send(agent, `${url}/v1/boards/${boardId}`, token, JSON.stringify({ name }));
    delays.answered(name);
  };
  const changeFor = async (perSecond: number, delays: Delays) => {
    const pending: Promise<void>[] = [];
    const startedAtMs = performance.now();
    for (let sent = 0; sent < (perSecond * measuredMs) / 1_000; sent += 1) {
      await delay(Math.max(0, startedAtMs + (sent * 1_000) / perSecond - performance.now()));
      pending.push(change(delays));
    }
    await Promise.all(pending);
    await delay(1_000);
    return pending.length / ((performance.now() - startedAtMs - 1_000) / 1_000);
  };
  await readRate();
  const rateBefore = await readRate();
  const residentBefore = await residentKib();
  const delays = new Delays();
  for (let index = 0; index < streams; index += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, n) => openStream(port, placeAt(index + n), delays)));
  }
  await delay(2_000);
  const residentAfter = await residentKib();
  const rateBeside = await readRate();
  const figures: Record<string, number> = {
    kibPerStream: Math.round((residentAfter - residentBefore) / streams),
    readsPerSecondBefore: rateBefore,
    readsPerSecondBeside: rateBeside,
  };
  for (const perSecond of [10, 200]) {
    delays.delaysMs = [];
    const achieved = await changeFor(perSecond, delays);
    figures[`changesPerSecond${perSecond}`] = Math.round(achieved);
    figures[`received${perSecond}`] = delays.delaysMs.length;
    figures[`p50Ms${perSecond}`] = percentile(delays.delaysMs, 0.5);
    figures[`p99Ms${perSecond}`] = percentile(delays.delaysMs, 0.99);
    expect(delays.delaysMs).toHaveLength(((perSecond * measuredMs) / 1_000) * (streams / boards));
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.kibPerStream).toBeLessThan(100);
  expect(figures.p99Ms10).toBeLessThan(2_000);
});
