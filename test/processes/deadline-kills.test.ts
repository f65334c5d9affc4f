/** Processes that are killed while they record which cards are overdue: each card has its event once. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, spawnJobs } from '../support/jobs.ts';
import { makeManyCards, makeOrderedBoard } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';

const cardCount = 2_000;

it('records each event once', async () => {
  const service = await startService();
  const { reader } = service.database;
  const board = await makeOrderedBoard(service, await makeTenant(service));
  await makeManyCards(board, cardCount, board.left);
  await reader.rows(Prisma.sql`
    UPDATE cards SET due_on = '2001-01-01', version = version + 1 WHERE board_id = ${storedId(board.boardId)}::uuid`);
  const mailServer = await makeMailServer();
  const addRound = () => reader.rows(Prisma.sql`SELECT graphile_worker.add_job('record-deadlines')`);
  const recorded = async () => {
    await reader.rows(Prisma.sql`SELECT place_events()`);
    const [counted] = await reader.rows<{ events: number; cards: number }>(Prisma.sql`
      SELECT count(*)::int AS events, count(DISTINCT resource_id)::int AS cards FROM events WHERE type = 'card.overdue'`);
    return counted;
  };
  const first = await spawnJobs(service, mailServer);
  await spawnJobs(service, mailServer);
  await Promise.all([addRound(), addRound(), addRound()]);
  while ((await recorded())?.events === 0) await delay(5);
  await first.kill();
  await spawnJobs(service, mailServer);
  await addRound();
  await expect.poll(recorded, { interval: 50 }).toEqual({ events: cardCount, cards: cardCount });
});
