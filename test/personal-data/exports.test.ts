/** Exports over HTTP: starting, reading, downloading and deleting them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { untilWritten, writtenExport } from '../support/exports.ts';
import { makeBoard, makeCard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { makePerson } from '../support/teams.ts';

let service: Service;
const start = new Date('2026-11-21T09:30:00.123Z');
let now = start;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(() => {
  now = start;
});

function jobsOf(exportId: string) {
  return service.database.reader.rows<{ task: string; payload: unknown }>(Prisma.sql`
    SELECT t.identifier AS task, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.payload->>'exportId' = ${storedId(exportId)} ORDER BY j.id`);
}

describe('createExport', () => {
  it('starts an export, and queues a job with only its id', async () => {
    const { session: token } = await makePerson(service);
    const answer = await service.call('createExport', { token });
    const { id } = answer.body as { readonly id: string };
    expect(answer.headers.location).toBe(`/v1/me/exports/${id}`);
    expect(answer.body).toEqual({
      id,
      status: 'pending',
      created_at: start.toISOString(),
      expires_at: inDays(1).toISOString(),
    });
    expect(await jobsOf(id)).toEqual([{ task: 'write-export', payload: { exportId: storedId(id) } }]);
    expect(await service.succeed('getExport', { token, id })).toEqual(answer.body);
  });

  it('requires a session, as all operations on exports do', async () => {
    const { session, token } = await makePerson(service);
    const { id } = await service.succeed('createExport', { token: session });
    for (const operationId of ['createExport', 'listExports'] as const) {
      expect((await service.fail(operationId, 403, { token })).code).toBe('session_required');
    }
    for (const operationId of ['getExport', 'getExportDocument', 'deleteExport'] as const) {
      expect((await service.fail(operationId, 403, { token, id })).code).toBe('session_required');
    }
  });

  it('returns 409 while another one is pending, also if both are sent at the same moment', async () => {
    const { session: token } = await makePerson(service);
    const answers = await Promise.all([1, 2, 3].map(() => service.call('createExport', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await expectNothingStored(service, async () => {
      expect((await service.fail('createExport', 409, { token })).code).toBe('export_pending');
    });
    await service.succeed('createExport', { token: (await makePerson(service)).session });
  });

  it('allows three a day for each person, deleted ones included', async () => {
    const { session: token } = await makePerson(service);
    for (let count = 0; count < 3; count += 1) {
      const { id } = await service.succeed('createExport', { token });
      await service.succeed('deleteExport', { token, id });
    }
    const refused = await service.call('createExport', { token });
    expect(refused).toMatchObject({ status: 429, body: { violated_policies: ['export'] } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    now = inDays(1.01);
    await service.succeed('createExport', { token });
  });

  it('starts another one if the last one was given up after a day', async () => {
    const { session: token } = await makePerson(service);
    const { id } = await service.succeed('createExport', { token });
    now = inDays(1);
    expect(await service.succeed('getExport', { token, id })).toMatchObject({ status: 'expired' });
    await service.succeed('createExport', { token });
  });
});

describe('listExports', () => {
  it("lists the caller's exports page by page, oldest first", async () => {
    const { session: token } = await makePerson(service);
    const mine: string[] = [];
    for (const day of [0, 1, 2]) {
      now = inDays(day);
      mine.push((await service.succeed('createExport', { token })).id);
    }
    await service.succeed('createExport', { token: (await makePerson(service)).session });
    const first = await service.succeed('listExports', { token, query: { limit: 2 } });
    const second = await service.succeed('listExports', {
      token,
      query: { cursor: first.next_cursor ?? '', limit: 2 },
    });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(mine);
    expect(second.next_cursor).toBeUndefined();
    expect(first.data.map(({ status }) => status)).toEqual(['expired', 'expired']);
  });
});

describe('getExportDocument', () => {
  it('returns a file that the contract describes, of the size that the export says', async () => {
    await runJobs(service, await makeMailServer());
    const person = await makePerson(service);
    const { session: token } = person;
    const { board } = await makeBoard(service, person, 'Straße 🚲');
    await makeCard(service, person, board.id, { description: '🙂'.repeat(9_000) });
    const { id } = await writtenExport(service, person);
    const shown = await service.succeed('getExport', { token, id });
    expect(shown).toMatchObject({ status: 'ready', completed_at: start.toISOString() });
    expect(shown.download_url).toBe(`http://boards.test/v1/me/exports/${id}/download`);
    // The answer of every call is held against the contract, with closed objects.
    const { text, headers } = await service.call('getExportDocument', { token, id });
    expect(headers['content-length']).toBe(String(shown.size_bytes));
    expect(Buffer.byteLength(text)).toBe(shown.size_bytes);
    expect(headers['content-disposition']).toBe(`attachment; filename="${id}.json"`);
    expect(JSON.parse(text)).toMatchObject({
      format: 'export',
      version: 1,
      user: { id: person.userId, email: person.email },
      cards: [{ description: '🙂'.repeat(9_000) }],
    });
  });

  it('says when the writing of the file began, which can be long after it was requested', async () => {
    const person = await makePerson(service);
    const { id } = await service.succeed('createExport', { token: person.session });
    now = inDays(0.5);
    await runJobs(service, await makeMailServer());
    await untilWritten(service, person, id);
    const document = await service.succeed('getExportDocument', { token: person.session, id });
    expect(document.exported_at).toBe(now.toISOString());
  });

  it('sends a file of many parts whole, and one that the client has not at all', async () => {
    await runJobs(service, await makeMailServer());
    const person = await makePerson(service);
    const { session: token } = person;
    const { board } = await makeBoard(service, person);
    // The odd letter at the beginning lets a pair of surrogates fall on the border of two parts.
    const descriptions = Array.from({ length: 12 }, (_, index) => 'x'.repeat(index % 2) + '🙂'.repeat(9_500));
    const cards = descriptions.map((description, index) => ({ title: `Card ${index}`, description }));
    await service.succeed('createCards', { token, id: board.id, body: { cards } });
    const { id, document } = await writtenExport(service, person);
    expect(document.cards.map(({ description }) => description).sort()).toEqual(descriptions.sort());
    const parts = await service.database.reader.prisma.personExportPart.count({
      where: { exportId: storedId(id) },
    });
    expect(parts).toBeGreaterThan(3);
    const { headers } = await service.call('getExportDocument', { token, id });
    const again = await service.call('getExportDocument', {
      token,
      id,
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('returns 409 for an export that is pending, failed or expired', async () => {
    const jobs = { ...service, exportSizeBytesMax: 100 };
    const person = await makePerson(service);
    const { session: token } = person;
    const { id } = await service.succeed('createExport', { token });
    const refused = () => service.fail('getExportDocument', 409, { token, id });
    expect(await refused()).toMatchObject({
      code: 'export_not_ready',
      detail: expect.stringContaining('still being written') as string,
    });
    const mailServer = await makeMailServer();
    await runJobs(jobs, mailServer);
    await untilWritten(service, person, id);
    expect(await service.succeed('getExport', { token, id })).toMatchObject({
      status: 'failed',
      failure: 'too_large',
    });
    expect(await refused()).toMatchObject({ detail: expect.stringContaining('failed') as string });
    await expect.poll(() => mailServer.mails.length, { interval: 10 }).toBe(1);
    expect(mailServer.mails[0]?.email).toMatchObject({ subject: 'Your export failed' });
    now = inDays(1);
    expect(await refused()).toMatchObject({ detail: expect.stringContaining('expired') as string });
  });
});

describe('deleteExport', () => {
  it('deletes the file, and the job of a pending export writes nothing', async () => {
    const person = await makePerson(service);
    const { session: token } = person;
    const { id } = await service.succeed('createExport', { token });
    expect((await service.call('deleteExport', { token, id })).status).toBe(204);
    for (const operationId of ['getExport', 'getExportDocument', 'deleteExport'] as const) {
      await service.fail(operationId, 404, { token, id });
    }
    await runJobs(service, await makeMailServer());
    await expect.poll(() => jobsOf(id), { interval: 10 }).toEqual([]);
    const { id: written } = await writtenExport(service, person);
    await service.succeed('deleteExport', { token, id: written });
    const kept = { where: { exportId: { in: [storedId(id), storedId(written)] } } };
    expect(await service.database.reader.prisma.personExportPart.count(kept)).toBe(0);
  });
});

describe('an export that is ready', () => {
  it('is announced by an email without a link to the file, and purged a day later', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const person = await makePerson(service);
    const { id } = await writtenExport(service, person);
    await expect.poll(() => mailServer.mails.length, { interval: 10 }).toBe(1);
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([person.email]);
    expect(mail?.email.subject).toBe('Your export is ready');
    expect(mail?.email.text).toMatch(/on\s+22\s+November\s+2026/);
    expect(mail?.raw).not.toContain(id);
    expect(mail?.raw).not.toContain('/v1/');
    expect(logLines.join('')).not.toContain(person.email);
    const { personExport, personExportPart } = service.database.reader.prisma;
    const kept = async () => [
      await personExport.count({ where: { id: storedId(id) } }),
      await personExportPart.count({ where: { exportId: storedId(id) } }),
    ];
    await purgeDeleted(service.database, new Date(inDays(1).getTime() - 1));
    expect(await kept()).toEqual([1, 1]);
    await purgeDeleted(service.database, inDays(1));
    expect(await kept()).toEqual([0, 0]);
  });
});
