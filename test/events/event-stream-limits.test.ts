/** What streams cost at most: how many there are, and what happens when the service or its database stops. */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FairQueue } from '../../src/api/limits/fair-queue.ts';
import { makeBoard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import { startService } from '../support/service.ts';
import type { Service, ServiceOptions } from '../support/service.ts';

let first: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  first = await startService({ isOwn: true });
  tenant = await makeTenant(first);
  boardId = (await makeBoard(first, tenant)).board.id;
});

const unlimited = { perProcessMax: 100, perNetworkMax: 100, perCredentialMax: 100 };

/** Another service on the same database. */
function startWith(streams: ServiceOptions['streams']): Promise<Service> {
  return startService({ isOwn: true, databaseUrl: first.databaseUrl, ...(streams && { streams }) });
}

const stream = (service: Service, token = tenant.token) =>
  follow(service, 'streamBoardEvents', { token, id: boardId });

/** The headers alone, which take no place. */
async function headOf({ server }: Service): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/v1/boards/${boardId}/events/stream`;
  const headers = { Authorization: `Bearer ${tenant.token}` };
  expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(200);
}

describe('the number of streams is limited', () => {
  it.each([
    ['per credential', { ...unlimited, perCredentialMax: 1 }, 429, 'too_many_streams'],
    ['per network', { ...unlimited, perNetworkMax: 1 }, 429, 'too_many_streams'],
    ['per process', { ...unlimited, perProcessMax: 1 }, 503, 'unavailable'],
  ])('%s, and a closed one makes room', async (_name, limits, status, code) => {
    const service = await startWith({ limits });
    const open = await stream(service);
    const answer = await service.call('streamBoardEvents', { token: tenant.token, id: boardId });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { code }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    open.close();
    await expect
      .poll(
        async () => (await service.call('streamBoardEvents', { token: tenant.token, id: boardId })).status,
      )
      .toBe(200);
  });

  it('and a ticket can be used again once there is a place', async () => {
    const service = await startWith({ limits: { ...unlimited, perCredentialMax: 1 } });
    const { token } = tenant;
    const { ticket } = await service.succeed('createStreamTicket', { token, body: { board_id: boardId } });
    const withTicket = () => service.call('streamBoardEvents', { id: boardId, query: { ticket } });
    const open = await stream(service);
    for (let time = 0; time < 2; time += 1) expect((await withTicket()).status).toBe(429);
    open.close();
    await expect.poll(async () => (await withTicket()).status).toBe(200);
    expect((await withTicket()).status).toBe(401);
  });

  it('for each credential and not for all together', async () => {
    const service = await startWith({ limits: { ...unlimited, perCredentialMax: 1 } });
    const other = await makeMember(first, tenant, 'member');
    await headOf(service);
    await stream(service);
    await stream(service, other.token);
  });
});

describe('a service that stops', () => {
  it('says so on every stream, and new streams end at once', async () => {
    const service = await startWith(undefined);
    const follower = await stream(service);
    await expect.poll(() => follower.lastId).toBeDefined();
    service.eventStreams.stop();
    expect(await follower.ended()).toBe('restarting');
    const late = await stream(service);
    expect(await late.ended()).toBe('restarting');
    expect(late.lastId).toBeDefined();
  });
});

describe('a lost connection to the database', () => {
  it('neither loses nor repeats an event, on the listening connection or in the pool', async () => {
    const service = await startWith(undefined);
    const follower = await stream(service);
    await expect.poll(() => follower.lastId).toBeDefined();
    const names: string[] = [];
    const writer = await startWith(undefined);
    for (let round = 0; round < 6; round += 1) {
      for (let index = 0; index < 5; index += 1) {
        const name = `${round}.${index}`;
        await expect
          .poll(
            async () =>
              (await writer.call('updateBoard', { token: tenant.token, id: boardId, body: { name } })).status,
          )
          .toBe(200);
        names.push(name);
      }
      await killOthers(writer, round % 2 === 0 ? '%listener' : '%');
    }
    await expect.poll(() => follower.events.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(names.length);
    const shown = follower.events.map(({ changes }) => (changes.name as { to?: string } | undefined)?.to);
    expect(shown).toEqual(names);
  }, 60_000);

  /** All connections of this database but the one that asks. */
  async function killOthers({ database }: Service, name: string): Promise<void> {
    await database.reader.prisma.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE ${name}`;
  }
});

it('does not count as a request in progress', async () => {
  const fairQueue = new FairQueue({
    placesMax: 1,
    placesPerOwnerMax: 1,
    waitingPerOwnerMax: 0,
    waitMsMax: 100,
  });
  const service = await startService({ isOwn: true, databaseUrl: first.databaseUrl, fairQueue });
  const follower = await stream(service);
  onTestFinished(() => {
    follower.close();
  });
  await service.succeed('getBoard', { token: tenant.token, id: boardId });
  expect([fairQueue.running, fairQueue.waiting]).toEqual([0, 0]);
});
