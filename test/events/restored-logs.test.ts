/** Cursors from before a backup was restored: what has happened since then must not be skipped silently. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { feedLanes, isFeedDue } from '../../src/jobs/webhooks/lane-rows.ts';
import { countBacklog } from '../../src/jobs/worker/backlog-rows.ts';
import { follow } from '../support/event-streams.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { exampleUrl } from '../support/webhook-calls.ts';
import { createWebhook, localSettings } from '../support/webhook-receivers.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true, webhooks: localSettings });
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
});

const rename = (name: string) =>
  service.succeed('updateBoard', { token: tenant.token, id: boardId, body: { name } });
const list = (query: { readonly cursor?: string; readonly limit?: number } = {}) =>
  service.succeed('listEvents', { token: tenant.token, query });
const listOfBoard = (cursor: string) =>
  service.succeed('listBoardEvents', { token: tenant.token, id: boardId, query: { cursor } });
const snapshotCursor = async () =>
  (await service.succeed('getBoardSnapshot', { token: tenant.token, id: boardId })).resume_cursor;
const namesOf = (events: readonly { readonly changes: object }[]) =>
  events.map(({ changes }) => (changes as { name?: { to?: string } }).name?.to);

/** A moment to which the database can be restored. */
async function backUp(): Promise<bigint> {
  await list();
  const [head] = await service.database.reader.rows<{ position: bigint }>(
    Prisma.sql`SELECT position FROM event_log_head`,
  );
  return head?.position ?? 0n;
}

/** Takes the log back to a moment, as if the database had been restored, without the mark that this leaves. */
async function loseEventsAfter(position: bigint): Promise<void> {
  await service.database.transaction(async (tx) => {
    await tx.rows(Prisma.sql`SELECT set_config('app.purging_events', 'on', true)`);
    await tx.rows(Prisma.sql`DELETE FROM incoming_events`);
    await tx.rows(Prisma.sql`DELETE FROM events WHERE position > ${position}::bigint`);
    await tx.rows(Prisma.sql`UPDATE event_log_head SET position = ${position}::bigint`);
    await tx.rows(Prisma.sql`UPDATE webhook_feed SET position = least(position, ${position}::bigint)`);
    await tx.rows(Prisma.sql`DELETE FROM event_log_gaps WHERE after_position >= ${position}::bigint`);
  });
}

const mark = () => service.database.reader.rows(Prisma.sql`SELECT continue_restored_event_log()`);

async function restore(position: bigint): Promise<void> {
  await loseEventsAfter(position);
  await mark();
}

const lost = 'before a backup was restored';

// First, so that the gap is as long as after a restore, and not just from one test to the next.
it('an open stream goes on when its log is marked', async () => {
  const follower = await follow(service, 'streamBoardEvents', { token: tenant.token, id: boardId });
  await rename('Before');
  await follower.has(1);
  await mark();
  await rename('After');
  await follower.has(2);
  expect(namesOf(follower.events)).toEqual(['Before', 'After']);
  const { data } = await listOfBoard(follower.messages[1]?.id ?? '');
  expect(namesOf(data)).toEqual(['After']);
});

it('a cursor that the log has not reached is a 410 that says why', async () => {
  const before = await backUp();
  await rename('Lost');
  const { resume_cursor: ofWorkspace } = await list();
  const ofBoard = await snapshotCursor();
  await listOfBoard(ofBoard);
  await loseEventsAfter(before);
  const options = { token: tenant.token, id: boardId, query: { cursor: ofBoard } };
  for (const operationId of ['listBoardEvents', 'streamBoardEvents'] as const) {
    const problem = await service.fail(operationId, 410, options);
    expect(problem).toMatchObject({
      code: 'events_expired',
      detail: expect.stringContaining(lost) as string,
    });
  }
  const problem = await service.fail('listEvents', 410, {
    token: tenant.token,
    query: { cursor: ofWorkspace },
  });
  expect(problem.code).toBe('events_expired');
});

describe('once a restored log is marked, and has grown past what was lost', () => {
  it('a cursor of what was lost is a 410 in lists and streams', async () => {
    const before = await backUp();
    for (const name of ['Lost', 'Lost too']) await rename(name);
    const { resume_cursor: ofWorkspace } = await list();
    const ofBoard = await snapshotCursor();
    await restore(before);
    for (const name of ['One', 'Two', 'Three', 'Four']) await rename(name);
    await list();
    const { token, workspaceId } = tenant;
    const problems = [
      await service.fail('listEvents', 410, { token, query: { cursor: ofWorkspace } }),
      await service.fail('listBoardEvents', 410, { token, id: boardId, query: { cursor: ofBoard } }),
      await service.fail('streamBoardEvents', 410, {
        token,
        id: boardId,
        headers: { 'Last-Event-ID': ofBoard },
      }),
      await service.fail('streamWorkspaceEvents', 410, {
        token,
        id: workspaceId,
        query: { cursor: ofWorkspace },
      }),
    ];
    for (const { code, detail } of problems) {
      expect([code, detail]).toEqual(['events_expired', expect.stringContaining(lost)]);
    }
  });

  it('a replay from a lost cursor, or up to one, is a 410', async () => {
    const { token } = tenant;
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    const { resume_cursor: kept } = await list();
    const before = await backUp();
    await rename('Lost');
    const { resume_cursor: cursor } = await list();
    await restore(before);
    for (const name of ['One', 'Two']) await rename(name);
    await list();
    for (const body of [{ after: cursor }, { after: kept, until: cursor }]) {
      const problem = await service.fail('createReplay', 410, { token, id: webhook.id, body });
      expect(problem.code).toBe('events_expired');
    }
    await service.succeed('createReplay', { token, id: webhook.id, body: { after: kept } });
  });

  it('a cursor from before the backup shows what has happened since, and new cursors work', async () => {
    const { resume_cursor: early } = await list({ limit: 1 });
    await rename('Kept');
    const { resume_cursor: ofWorkspace, data: all } = await list();
    const ofBoard = await snapshotCursor();
    const before = await backUp();
    await rename('Lost');
    await list();
    await restore(before);
    for (const name of ['One', 'Two']) await rename(name);
    const { data, resume_cursor: current } = await list({ cursor: ofWorkspace });
    expect(namesOf(data)).toEqual(['One', 'Two']);
    expect((await list({ cursor: early })).data).toEqual([...all.slice(1), ...data]);
    expect(namesOf((await listOfBoard(ofBoard)).data)).toEqual(['One', 'Two']);
    const options = { token: tenant.token, id: boardId };
    const follower = await follow(service, 'streamBoardEvents', {
      ...options,
      headers: { 'Last-Event-ID': ofBoard },
    });
    await rename('Three');
    await follower.has(3);
    expect(namesOf(follower.events)).toEqual(['One', 'Two', 'Three']);
    expect(namesOf((await list({ cursor: current })).data)).toEqual(['Three']);
    expect((await listOfBoard(follower.messages[1]?.id ?? '')).data).toHaveLength(2);
  });

  it('a cursor of each restore of the same backup is a 410 after the next one', async () => {
    const { resume_cursor: kept } = await list();
    const before = await backUp();
    const cursors: string[] = [];
    for (const name of ['Lost', 'Lost again', 'Kept']) {
      await restore(before);
      await rename(name);
      cursors.push((await list()).resume_cursor);
    }
    await mark();
    await mark();
    for (const cursor of cursors.slice(0, 2)) {
      await service.fail('listEvents', 410, { token: tenant.token, query: { cursor } });
    }
    expect(namesOf((await list({ cursor: kept })).data)).toEqual(['Kept']);
    expect(namesOf((await list({ cursor: cursors[2] ?? '' })).data)).toEqual([]);
  });

  it('the cursor of a snapshot that includes a lost change is a 410, although its position is not lost', async () => {
    const before = await backUp();
    const { resume_cursor: kept } = await list();
    const unchanged = await snapshotCursor();
    // Not in the log yet when the snapshot is taken.
    await rename('Lost');
    const including = await snapshotCursor();
    await restore(before);
    for (const name of ['One', 'Two']) await rename(name);
    expect(namesOf((await list({ cursor: kept })).data)).toEqual(['One', 'Two']);
    expect(namesOf((await listOfBoard(unchanged)).data)).toEqual(['One', 'Two']);
    const options = { token: tenant.token, id: boardId, query: { cursor: including } };
    expect((await service.fail('listBoardEvents', 410, options)).detail).toContain(lost);
  });
});

it('a webhook gets what happens after its log is marked, and nothing counts as late', async () => {
  const { reader } = service.database;
  const lag = async () => (await countBacklog(reader, service.now())).feedLag;
  const feed = () => feedLanes(reader, service.now());
  await backUp();
  const late = await lag();
  expect(late).toBeGreaterThan(0);
  await mark();
  expect(await lag()).toBe(late);
  expect(await feed()).toBe(late);
  expect(await isFeedDue(reader)).toBe(true);
  expect([await feed(), await isFeedDue(reader), await lag()]).toEqual([0, false, 0]);
  await rename('After');
  await list();
  expect([await lag(), await feed(), await lag()]).toEqual([1, 1, 0]);
});
