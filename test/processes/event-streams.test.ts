/** Event streams of real processes: several on one database, one that stops, and one that is killed. */
import { expect, it } from 'vitest';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

async function makeBoardWithTwoProcesses() {
  const service = await startService();
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const start = () =>
    startServer({ DATABASE_URL: service.databaseUrl, SECRET_KEY: 'k'.repeat(32), ROLE: 'api' });
  const [one, two] = [start(), start()];
  return { service, tenant, boardId: board.id, start, one, two };
}

const streamOf = async (server: ServerProcess, { token }: Tenant, id: string, lastId?: string) =>
  follow(await server.address(), 'streamBoardEvents', {
    token,
    id,
    ...(lastId !== undefined && { headers: { 'Last-Event-ID': lastId } }),
  });

async function rename({ token }: Tenant, id: string, names: readonly string[], place: Service | string) {
  for (const name of names) {
    if (typeof place !== 'string') {
      await place.succeed('updateBoard', { token, id, body: { name } });
      continue;
    }
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const url = `${place}/v1/boards/${id}`;
    const { ok } = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ name }) });
    expect(ok).toBe(true);
  }
}

const namesOf = ({ events }: Pick<Follower, 'events'>) =>
  events.map(({ changes }) => (changes.name as { to?: string } | undefined)?.to);

it('streams of every process have the changes that any process makes, in the same order', async () => {
  const { tenant, boardId, one, two } = await makeBoardWithTwoProcesses();
  const followers = [await streamOf(one, tenant, boardId), await streamOf(two, tenant, boardId)] as const;
  const changes = [one, two].map(async (server, index) =>
    rename(
      tenant,
      boardId,
      Array.from({ length: 20 }, (_, n) => `${index}.${n}`),
      await server.address(),
    ),
  );
  await Promise.all(changes);
  await Promise.all(followers.map((follower) => follower.has(40)));
  expect(followers[0].events).toEqual(followers[1].events);
  expect(new Set(namesOf(followers[0])).size).toBe(40);
});

it('a stream continues in another process when its own stops or is killed, without a gap or a repeat', async () => {
  const { service, tenant, boardId, start, one, two } = await makeBoardWithTwoProcesses();
  const first = await streamOf(one, tenant, boardId);
  await two.address();
  await rename(tenant, boardId, ['a', 'b'], service);
  await first.has(2);
  const stoppedAtMs = performance.now();
  one.signal('SIGTERM');
  expect(await first.ended()).toBe('restarting');
  expect(first.closedAtMs - stoppedAtMs).toBeLessThan(2_000);
  await rename(tenant, boardId, ['c'], service);
  const second = await streamOf(two, tenant, boardId, first.lastId);
  await rename(tenant, boardId, ['d'], service);
  await second.has(2);
  two.signal('SIGKILL');
  expect(await second.ended()).toBeUndefined();
  await rename(tenant, boardId, ['e'], service);
  const third = await streamOf(start(), tenant, boardId, second.lastId);
  await rename(tenant, boardId, ['f'], service);
  await third.has(2);
  expect([first, second, third].flatMap(namesOf)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(await one.exited).toBe(0);
});
