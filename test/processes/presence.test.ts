/** Who looks at a board by streams of several processes on one database, one of which stops or is killed. */
import { expect, it } from 'vitest';
import { makeBoard, makeMember, makeTenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { systemNow } from '../support/clock.ts';

/** Much less than the lease of a process, after which its people are gone anyway. */
const soonMs = 8_000;

const countsIn = ({ presence }: Follower) => presence.map(({ count }) => count);
const lastOf = (follower: Follower) => countsIn(follower).at(-1);

it('people of all processes are shown, until they leave, their process stops, or it is killed', async () => {
  const service = await startService({ now: systemNow });
  const owner = await makeTenant(service);
  const people = [
    owner,
    await makeMember(service, owner, 'member'),
    await makeMember(service, owner, 'member'),
  ];
  const { id } = (await makeBoard(service, owner)).board;
  const processes = people.map(() =>
    startServer({ DATABASE_URL: service.databaseUrl, SECRET_KEY: 'k'.repeat(32), ROLE: 'api' }),
  );
  const followers: Follower[] = [];
  for (const [index, { token }] of people.entries()) {
    const address = (await processes[index]?.address()) ?? '';
    const options = { token, id, query: { presence: true } };
    followers.push(await follow(address, 'streamBoardEvents', options));
  }
  const [first, second, third] = followers;
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are three');
  for (const follower of followers) {
    await expect.poll(() => lastOf(follower)).toBe(3);
  }
  const { token } = await makeMember(service, owner, 'member');
  const options = { token, id, query: { presence: true } };
  const late = await follow((await processes[0]?.address()) ?? '', 'streamBoardEvents', options);
  await expect.poll(() => lastOf(first)).toBe(4);
  const closedAtMs = performance.now();
  late.close();
  await expect.poll(() => lastOf(first)).toBe(3);
  expect(performance.now() - closedAtMs).toBeLessThan(soonMs);
  const stoppedAtMs = performance.now();
  processes[1]?.signal('SIGTERM');
  await expect.poll(() => lastOf(first)).toBe(2);
  expect(performance.now() - stoppedAtMs).toBeLessThan(soonMs);
  const killedAtMs = performance.now();
  processes[2]?.signal('SIGKILL');
  await expect.poll(() => lastOf(first)).toBe(1);
  expect(performance.now() - killedAtMs).toBeLessThan(20_000);
  console.log(`People of a killed process are gone after ${Math.round(performance.now() - killedAtMs)} ms.`);
  const { presenceProcess } = service.database.reader.prisma;
  await expect.poll(() => presenceProcess.count()).toBe(1);
  expect(first.isClosed).toBe(false);
});
