/** Exports whose job fails or is killed: they are continued, and nothing is missing or doubled. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { untilWritten } from '../support/exports.ts';
import type { ExportDocument } from '../support/exports.ts';
import { makeBoard } from '../support/factories.ts';
import { makeMailServer, runJobs, spawnJobs } from '../support/jobs.ts';
import { Prisma } from '../../src/db/database.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makePerson } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ isOwn: true });
});

/** A person with enough workspaces and cards that the export takes several transactions. */
async function makeBusyPerson() {
  const person = await makePerson(service);
  const token = person.session;
  const titles: string[] = [];
  for (let team = 0; team < 4; team += 1) {
    const { id } = await service.succeed('createWorkspace', { token, body: { name: `Team ${team}` } });
    const board = await service.succeed('createBoard', { token, body: { workspace_id: id, name: 'Board' } });
    const cards = Array.from({ length: 100 }, (_, index) => ({ title: `Card ${team}.${index}` }));
    for (let batch = 0; batch < 2; batch += 1) {
      await service.succeed('createCards', { token, id: board.id, body: { cards } });
      titles.push(...cards.map(({ title }) => title));
    }
  }
  await makeBoard(service, person);
  return { ...person, titles: titles.sort() };
}

async function documentOf(person: { readonly session: string }, id: string): Promise<ExportDocument> {
  await untilWritten(service, person, id);
  return service.succeed('getExportDocument', { token: person.session, id });
}

function expectWhole({ cards, boards, activity }: ExportDocument, titles: readonly string[]): void {
  expect(cards.map(({ title }) => title).sort()).toEqual(titles);
  for (const list of [cards, boards, activity]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
  expect(boards).toHaveLength(5);
  expect(activity.filter(({ type }) => type === 'card.created')).toHaveLength(titles.length);
}

/** Has all waiting jobs tried now. */
function retryJobs() {
  return service.database.reader.rows(Prisma.sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
}

describe('the job of an export', () => {
  it('continues after failures before and after its transactions are committed', async () => {
    const person = await makeBusyPerson();
    let transactions = 0;
    const faulty: Database = {
      ...service.database,
      transaction: async (work) => {
        transactions += 1;
        if (transactions > 4) return service.database.transaction(work);
        if (transactions % 2 === 0) {
          return service.database.transaction(async (tx) => {
            await work(tx);
            throw new Error('the connection broke before the commit');
          });
        }
        await service.database.transaction(work);
        throw new Error('the process ended after the commit');
      },
    };
    await runJobs({ ...service, database: faulty }, await makeMailServer());
    const { id } = await service.succeed('createExport', { token: person.session });
    const statusOf = async () => {
      await retryJobs();
      return (await service.succeed('getExport', { token: person.session, id })).status;
    };
    await expect.poll(statusOf, { interval: 50 }).toBe('ready');
    expect(transactions).toBeGreaterThan(4);
    expectWhole(await documentOf(person, id), person.titles);
  });

  it('continues after its process was killed', async () => {
    const person = await makeBusyPerson();
    const mailServer = await makeMailServer();
    // Share links are read late, when much is written already.
    const held = await holdTransaction(service, 'LOCK TABLE share_links IN ACCESS EXCLUSIVE MODE');
    const { id } = await service.succeed('createExport', { token: person.session });
    const jobs = await spawnJobs(service, mailServer);
    await untilWaiting(service, 1);
    const { parts } = await service.database.reader.prisma.personExport.findFirstOrThrow({
      orderBy: { id: 'desc' },
    });
    expect(parts).toBeGreaterThan(0);
    await jobs.kill();
    await held.commit();
    await runJobs(service, mailServer, 200);
    expectWhole(await documentOf(person, id), person.titles);
  });
});
