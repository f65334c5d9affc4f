/** Entity tags from before a backup was restored: versions come again, and no tag of a lost one may stand for another state. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { EventLog } from '../../src/domain/events/event-log.ts';
import { survey } from '../support/entity-tags.ts';
import { makeBoard, makeCard, makeTenant, placeEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { followLog } from '../support/opened-streams.ts';
import { makeWorld } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

let service: Service;
let eventLog: EventLog | undefined;
let tenant: Tenant;
let board: { readonly id: string };
let card: { readonly id: string; readonly etag?: string };

beforeAll(async () => {
  service = await startService({ isOwn: true, restoreMark: () => eventLog?.restoreMark ?? '' });
  eventLog = followLog(service.database, service.databaseUrl);
  await eventLog.start();
  return () => eventLog?.stop();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  ({ board } = await makeBoard(service, tenant));
  card = await makeCard(service, tenant, board.id, { title: 'Kept' });
});

/** Marks the log as `db:restore` and `events mark-restored` do, and waits until the process has learned it. */
async function mark(): Promise<void> {
  const before = eventLog?.restoreMark;
  await service.database.reader.rows(Prisma.sql`SELECT continue_restored_event_log()`);
  await vi.waitFor(() => {
    expect(eventLog?.restoreMark).not.toBe(before);
  }, 20_000);
}

/** Takes the card back to the version before its last change, as a restore of the database does. */
async function loseChange(): Promise<void> {
  await insertUnchecked(
    service,
    Prisma.sql`UPDATE cards SET version = version - 1, title = 'Kept' WHERE id = ${storedId(card.id)}::uuid`,
  );
}

const rename = (title: string) =>
  service.succeed('updateCard', { token: tenant.token, id: card.id, body: { title } });

/** What shows the card. Clients read each of them twice, so that texts and tags are kept. */
const reads: readonly OperationId[] = ['getCard', 'listCards', 'getBoardSnapshot', 'listWorkspaceCards'];

function read(operationId: OperationId, tag?: string) {
  const id = { getCard: card.id, listWorkspaceCards: tenant.workspaceId }[operationId as string] ?? board.id;
  return service.call(operationId, {
    token: tenant.token,
    id,
    ...(tag !== undefined && { headers: { 'If-None-Match': tag } }),
  });
}

async function readTwice(): Promise<ReadonlyMap<OperationId, string>> {
  await placeEvents(service);
  const tags = new Map<OperationId, string>();
  for (const operationId of [...reads, ...reads]) {
    tags.set(operationId, String((await read(operationId)).headers.etag));
  }
  // Each of them is one that a client can use.
  for (const [operationId, tag] of tags) expect((await read(operationId, tag)).status).toBe(304);
  return tags;
}

describe('after a restore', () => {
  it('a lost tag is stale for changes, although its version comes again', async () => {
    const { token } = tenant;
    const lost = String((await rename('Lost')).etag);
    await loseChange();
    await mark();
    const { etag } = await rename('After the restore');
    const change = (tag: string) => ({
      token,
      id: card.id,
      headers: { 'If-Match': tag },
      body: { title: 'Mine' },
    });
    for (const tag of [lost, lost.replace(/"$/, '-gzip"'), String(card.etag)]) {
      expect((await service.fail('updateCard', 412, change(tag))).code).toBe('precondition_failed');
    }
    const batch = (tag: string) => ({
      token,
      id: tenant.workspaceId,
      body: { cards: [{ id: card.id, etag: tag, title: 'Mine' }] },
    });
    const { errors } = await service.fail('updateCards', 412, batch(lost));
    expect(errors).toMatchObject([{ pointer: '/cards/0/etag', code: 'precondition_failed' }]);
    expect((await service.succeed('getCard', { token, id: card.id })).title).toBe('After the restore');
    const changed = await service.succeed('updateCard', change(String(etag)));
    await service.succeed('updateCards', batch(String(changed.etag)));
  });

  it('a lost tag is no 304, although the same versions are shown', async () => {
    await rename('Lost');
    const lost = await readTwice();
    await loseChange();
    await mark();
    await rename('After the restore');
    for (const [operationId, tag] of lost) {
      const { status, text, headers } = await read(operationId, tag);
      expect([operationId, status, headers.etag === tag]).toEqual([operationId, 200, false]);
      expect(text).toContain('After the restore');
      expect(text).not.toContain('Lost');
    }
  });

  it('texts that a process has kept from before are not shown with their tags', async () => {
    await readTwice();
    await mark();
    await readTwice();
    const { etag } = await service.succeed('getCard', { token: tenant.token, id: card.id });
    for (const operationId of reads) {
      expect((await read(operationId)).text).toContain(`"etag":${JSON.stringify(etag)}`);
    }
  });

  it('the second number of a tag is still the version', async () => {
    const secondOf = (tag: unknown) => /^"\d+\.(\d+)"$/.exec(String(tag))?.[1];
    await mark();
    const { etag } = await rename('After the restore');
    expect([secondOf(card.etag), secondOf(etag)]).toEqual(['1', '2']);
  });

  it('every response that shows a version has another tag, and no other has', async () => {
    const world = await makeWorld(service);
    const before = await survey(world);
    await mark();
    const after = await survey(world);
    const dependent = (text: string, tag = '') => tag.startsWith('"') || text.includes('"etag":"');
    for (const [name, { text, tag }] of before) {
      expect([name, after.get(name)?.tag !== tag]).toEqual([name, dependent(text, tag)]);
    }
  });

  it('each restore of the same backup gives other tags', async () => {
    const tags = new Set<unknown>([card.etag]);
    for (const title of ['Lost', 'Lost again', 'Kept']) {
      await mark();
      tags.add((await rename(title)).etag);
      await loseChange();
    }
    expect(tags.size).toBe(4);
  });
});
