/** What presence adds to 1,000 open streams: transactions of the database and processor time of the process. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { cpuSecondsOf } from '../support/cores.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { makeBoard, makeMember, makeTenant } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { print } from '../support/stream-crowds.ts';

const boards = 50;
const peoplePerBoard = 20;
const measuredMs = 20_000;
/** Each is a stream that ends, and one of the same person that begins a second later. */
const leavesPerSecond = 10;

it('1,000 streams with presence, compared with 1,000 without', { timeout: 600_000 }, async () => {
  const service = await startService();
  const owner = await makeTenant(service);
  const people: { readonly token: string; readonly id: string }[] = [];
  for (let index = 0; index < boards; index += 1) {
    const { board } = await makeBoard(service, owner);
    for (let count = 0; count < peoplePerBoard; count += 1) {
      const { token } = await makeMember(service, owner, 'member');
      people.push({ token, id: board.id });
    }
  }
  await service.database.reader.prisma.$executeRaw`ANALYZE`;
  const server = startServer({
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'error',
    ROLE: 'api',
    RATE_LIMIT: 'off',
    CONNECTION_LIMIT_PER_NETWORK: 'off',
    STREAM_LIMIT_PER_NETWORK: 'off',
  });
  const url = await server.address();
  const commits = async (): Promise<number> => {
    const [row] = await service.database.reader.rows<{ readonly commits: bigint }>(Prisma.sql`
      SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()`);
    return Number(row?.commits);
  };
  const messages = (followers: readonly Follower[]) =>
    followers.reduce((sum, { presence }) => sum + presence.length, 0);

  for (const presence of [false, true]) {
    const open = ({ token, id }: { readonly token: string; readonly id: string }) =>
      follow(url, 'streamBoardEvents', { token, id, query: { presence } });
    const followers: Follower[] = [];
    for (const person of people) followers.push(await open(person));
    const all = [...followers];
    if (presence) {
      await expect
        .poll(() => followers.every((it) => it.presence.at(-1)?.count === peoplePerBoard), {
          timeout: 30_000,
          interval: 200,
        })
        .toBe(true);
    }
    for (const perSecond of [0, leavesPerSecond]) {
      // What the connections of the pool have counted reaches the statistics after some seconds.
      await delay(12_000);
      const [before, seconds, sent] = [await commits(), cpuSecondsOf(server.pid), messages(all)];
      const startedAtMs = performance.now();
      const isOver = () => performance.now() - startedAtMs > measuredMs;
      let changes = 0;
      for (let index = 0; perSecond > 0 && !isOver(); index += 1) {
        const place = (index * 7) % people.length;
        followers[place]?.close();
        await delay(1_000 / perSecond / 2);
        const previous = (index - perSecond) * 7;
        const returning = previous < 0 ? undefined : people[previous % people.length];
        if (returning !== undefined) {
          const follower = await open(returning);
          followers[previous % people.length] = follower;
          all.push(follower);
          changes += 1;
        }
        changes += 1;
        await delay(Math.max(0, startedAtMs + ((index + 1) * 1_000) / perSecond - performance.now()));
      }
      if (perSecond === 0) await delay(measuredMs);
      const elapsed = (performance.now() - startedAtMs) / 1_000;
      const corePercent = ((cpuSecondsOf(server.pid) - seconds) / elapsed) * 100;
      await delay(12_000);
      const total = (performance.now() - startedAtMs) / 1_000;
      print({
        presence,
        changesPerSecond: Math.round(changes / elapsed),
        // With the seconds after it, in which nobody comes or goes.
        transactions: (await commits()) - before,
        seconds: Math.round(total),
        corePercent: Math.round(corePercent * 10) / 10,
        messagesPerSecond: Math.round((messages(all) - sent) / elapsed),
      });
      if (presence) expect(corePercent).toBeLessThan(50);
    }
    for (const follower of all) follower.close();
    await delay(3_000);
  }
});
