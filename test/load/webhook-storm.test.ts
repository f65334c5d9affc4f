/**
 * 10,000 changes while receivers fail, hang, redirect, answer slowly and lie, and one of two processes is killed: the example
 * receivers in TypeScript, Python and Go get every event, in order, with signatures that their libraries verify.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { installReceivers, Program } from '../../scripts/clients/example-receivers.ts';
import type { Installed } from '../../scripts/clients/example-receivers.ts';
import { makeBoard, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { storedId, typeIdOf } from '../support/ids.ts';
import { startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { localSettings } from '../support/webhook-receivers.ts';
import { makeChanges, startBadReceivers, startRelay } from '../support/webhook-storms.ts';
import type { Relay, StormBoard } from '../support/webhook-storms.ts';

const changes = Number(process.env.STORM_CHANGES ?? 10_000);
const boardsCount = 8;
const clientsPerBoard = 2;
const languages = ['typescript', 'python', 'go'];
const types = ['card.created', 'card.updated', 'card.moved'];
const calmChanges = 200;
const calmIntervalMs = 50;

let installed: Installed[];

beforeAll(async () => {
  installed = [];
  for (const language of languages) installed.push(await installReceivers(language));
}, 300_000);

function start(service: Service): ServerProcess {
  return startServer({
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    CONNECTION_LIMIT_PER_NETWORK: 'off',
    WEBHOOKS_ALLOW_HTTP: 'true',
    WEBHOOKS_ALLOWED_NETWORKS: localSettings.allowedNetworks.join(','),
  });
}

async function createWebhook(origin: string, { token, workspaceId }: Tenant, body: object): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const url = `${origin}/v1/workspaces/${workspaceId}/webhooks`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ types, ...body }) });
  expect(response.status).toBe(201);
  return ((await response.json()) as components['schemas']['CreatedWebhook']).secret;
}

interface Healthy {
  readonly relay: Relay;
  readonly program: Program;
}

/** An example receiver behind a relay, with a webhook of its own. */
async function startHealthy(
  origin: string,
  tenant: Tenant,
  { folder, receiver }: Installed,
): Promise<Healthy> {
  const relay = await startRelay();
  const port = String(await findFreePort());
  const secret = await createWebhook(origin, tenant, { url: relay.url });
  const program = new Program(folder, receiver, { WEBHOOK_SECRET: secret, PORT: port });
  relay.target = `http://127.0.0.1:${port}/`;
  await expect.poll(() => program.lines).toEqual(['listening']);
  return { relay, program };
}

async function makeStormBoards(service: Service, tenant: Tenant): Promise<StormBoard[]> {
  const boards: StormBoard[] = [];
  for (let n = 0; n < boardsCount; n += 1) {
    const { board, column } = await makeBoard(service, tenant);
    const call = { token: tenant.token, id: board.id, body: { name: 'Other' } };
    const other = await service.succeed('createColumn', call);
    boards.push({ id: board.id, columnIds: [column.id, other.id] });
  }
  return boards;
}

/** The events that receivers were to get, by board, in the order of the log. */
async function listLogged(service: Service, { workspaceId }: Tenant): Promise<Map<string, string[]>> {
  await placeEvents(service);
  const events = await service.database.reader.prisma.event.findMany({
    where: { workspaceId: storedId(workspaceId), type: { in: types } },
    orderBy: { position: 'asc' },
    select: { id: true, boardId: true },
  });
  const logged = new Map<string, string[]>();
  for (const { id, boardId } of events) {
    const board = typeIdOf('board', boardId ?? '');
    logged.set(board, [...(logged.get(board) ?? []), typeIdOf('event', id)]);
  }
  return logged;
}

const countOf = (byBoard: ReadonlyMap<string, readonly string[]>) =>
  [...byBoard.values()].reduce((sum, { length }) => sum + length, 0);

/** Fails if a version is missing or comes twice. */
function expectRising(lines: readonly string[]): void {
  const versions = new Map<string, number>();
  for (const line of lines) {
    const [, card = '', version = ''] = line.split(' ');
    expect(Number(version), line).toBe((versions.get(card) ?? 0) + 1);
    versions.set(card, Number(version));
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

const secondsSince = (startMs: number) => Math.round((performance.now() - startMs) / 100) / 10;

/** The largest memory of the processes, until the function that it returns is called. */
function watchMemory(origins: () => readonly string[]): () => number {
  let bytesMax = 0;
  const timer = setInterval(() => {
    for (const origin of origins()) {
      void fetch(`${origin}/metrics`)
        .then((response) => response.text())
        .then((text) => {
          const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
          bytesMax = Math.max(bytesMax, bytes);
        })
        .catch(() => undefined);
    }
  }, 1_000);
  return () => {
    clearInterval(timer);
    return Math.round(bytesMax / 1_048_576);
  };
}

it('healthy receivers get every event in order', { timeout: 900_000 }, async () => {
  const service = await startService({ webhooks: localSettings });
  const tenant = await makeTenant(service);
  const boards = await makeStormBoards(service, tenant);
  const [one, two] = [start(service), start(service)];
  const [first, second] = await Promise.all([one.address(), two.address()]);
  const origins = [second, first];
  const healthy: Healthy[] = [];
  for (const language of installed) healthy.push(await startHealthy(first, tenant, language));
  const bad = await startBadReceivers();
  for (const url of Object.values(bad.everywhere)) await createWebhook(first, tenant, { url });
  for (const [index, url] of Object.values(bad.lying).entries()) {
    await createWebhook(first, tenant, { url, board_id: boards[index]?.id });
  }
  const endMemory = watchMemory(() => origins);
  const startMs = performance.now();
  let restarted: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    one.signal('SIGKILL');
    origins.pop();
    await delay(5_000);
    origins.push(await start(service).address());
  };
  await makeChanges({
    ...{ tenant, boards, changes, perBoard: clientsPerBoard, origins: () => origins },
    onChange: (done) => {
      if (done === Math.floor(changes * 0.4)) restarted = restart();
    },
  });
  const writtenS = secondsSince(startMs);
  const writtenMs = performance.now();
  await restarted;
  const logged = await listLogged(service, tenant);
  const events = countOf(logged);
  const received = () => healthy.map(({ relay }) => countOf(relay.accepted));
  await expect.poll(received, { interval: 200, timeout: 300_000 }).toEqual(healthy.map(() => events));
  const lastS = secondsSince(writtenMs);
  for (const { relay, program } of healthy) {
    for (const [board, ids] of logged) expect(relay.accepted.get(board), board).toEqual(ids);
    expect(relay.refusedCount).toBe(0);
    await expect.poll(() => program.lines.length).toBe(events + 1);
    expectRising(program.lines.slice(1));
  }
  expect(bad.redirectedTo.received).toEqual([]);
  const deliveries = healthy.map(({ relay }) => relay.acceptedCount);
  const repeats = healthy.map(({ relay }) => relay.repeatsCount);
  const storm = healthy.flatMap(({ relay }) => relay.delaysMs.splice(0));
  console.log(
    `${changes} changes in ${writtenS} s (${Math.round(changes / writtenS)}/s), ${events} events; ` +
      `deliveries ${deliveries.join(', ')}, of them repeats ${repeats.join(', ')}; the last one ${lastS} s after the last change; ` +
      `delay p50 ${percentile(storm, 0.5)} ms, p99 ${percentile(storm, 0.99)} ms; at most ${endMemory()} MiB in a process`,
  );
  for (let n = 0; n < calmChanges; n += 1) {
    const board = boards.slice(n % boardsCount, (n % boardsCount) + 1);
    await makeChanges({ tenant, boards: board, changes: 1, perBoard: 1, origins: () => origins });
    await delay(calmIntervalMs);
  }
  await expect
    .poll(received, { interval: 100, timeout: 60_000 })
    .toEqual(healthy.map(() => events + calmChanges));
  const calm = healthy.flatMap(({ relay }) => relay.delaysMs);
  console.log(
    `afterwards, up to ${1_000 / calmIntervalMs} changes a second: ` +
      `p50 ${percentile(calm, 0.5)} ms, p99 ${percentile(calm, 0.99)} ms`,
  );
  for (const { program } of healthy) await program.stop();
});
