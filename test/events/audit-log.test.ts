/** The audit log outside of the database: everything arrives, in order, whatever happens to its destination. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AuditWorker } from '../../src/jobs/audit/audit-worker.ts';
import { writerTo } from '../../src/jobs/audit/destinations.ts';
import type { AuditDestination } from '../../src/jobs/audit/destinations.ts';
import { makeBoard, makeCard, makeTenant, placeEvents, readEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { startSyslogReceiver } from '../support/syslog-receivers.ts';
import { patience } from '../support/webhook-receivers.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeEach(async () => {
  service = await startService({ isOwn: true });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
  await placeEvents(service);
});

/** Writes until the test ends. What was recorded before the first one began is not written. */
async function startWorker(destination: AuditDestination): Promise<AuditWorker> {
  const { database, now } = service;
  const worker = new AuditWorker({
    database,
    now,
    write: writerTo(destination),
    logger: pino({ level: 'silent' }),
    pollIntervalMs: 10,
  });
  worker.start();
  const placing = setInterval(() => void placeEvents(service).catch(() => undefined), 10);
  onTestFinished(async () => {
    clearInterval(placing);
    await worker.stop();
  });
  await expect.poll(leaseOf, patience).not.toBeNull();
  return worker;
}

async function leaseOf(): Promise<string | null> {
  return (await service.database.reader.prisma.auditFeed.findFirstOrThrow()).leaseId;
}

const addCards = async (count: number) => {
  for (let n = 1; n <= count; n += 1) await makeCard(service, tenant, boardId, { title: `Grüße ${n}` });
};

/** The ids of the events of the tenant's new cards, in the order of the log. */
async function expectedIds(): Promise<string[]> {
  const events = (await readEvents(service, tenant)).filter(({ type }) => type === 'card.created');
  return events.map(({ id }) => typeIdOf('event', id));
}

function newFile(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'boards-audit-')), 'audit.jsonl');
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('over syslog', () => {
  it('sends every event once and in order, as messages of RFC 5424, and operators’ actions', async () => {
    const receiver = await startSyslogReceiver();
    await startWorker({ kind: 'tcp', host: '127.0.0.1', port: receiver.port });
    await addCards(5);
    await service.database.reader.prisma.operatorAction.create({
      data: {
        id: '0190a000-0000-7000-8000-000000000001',
        occurredAt: service.now(),
        systemAccount: 'root',
        action: 'workspaces hold',
        subject: tenant.workspaceId,
        details: { reason: 'Report 4711' },
      },
    });
    await expect.poll(() => receiver.messages.length, patience).toBe(6);
    const events = receiver.messages.filter(({ messageId }) => messageId === 'card.created');
    expect(events.map(({ body }) => body.id)).toEqual(await expectedIds());
    expect(events[0]).toMatchObject({ priority: '110', app: 'boards' });
    expect(events[0]?.body).toMatchObject({ kind: 'event', workspace_id: tenant.workspaceId });
    expect(JSON.stringify(events[4]?.body.changes)).toContain('Grüße 5');
    expect(receiver.messages.find(({ messageId }) => messageId === 'operator_action')?.body).toMatchObject({
      action: 'workspaces hold',
      system_account: 'root',
      details: { reason: 'Report 4711' },
    });
    expect(JSON.stringify(receiver.messages)).not.toContain(tenant.token);
  });

  it('loses nothing while the receiver is away, and holds up no request', async () => {
    const receiver = await startSyslogReceiver();
    await startWorker({ kind: 'tcp', host: '127.0.0.1', port: receiver.port });
    await receiver.stop();
    await addCards(3);
    await receiver.listen();
    await expect.poll(() => receiver.messages.length, patience).toBe(3);
    expect(receiver.messages.map(({ body }) => body.id)).toEqual(await expectedIds());
  });

  it('repeats what a receiver that died may not have read', async () => {
    const receiver = await startSyslogReceiver();
    receiver.resetAfterBytes = 100;
    await startWorker({ kind: 'tcp', host: '127.0.0.1', port: receiver.port });
    await addCards(3);
    const ids = () => [...new Set(receiver.messages.map(({ body }) => body.id))];
    await expect.poll(() => ids().length, patience).toBe(3);
    expect(ids()).toEqual(await expectedIds());
    expect(receiver.connections()).toBeGreaterThan(1);
  });

  it('does not count as sent to a receiver that closes each connection at once', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const entry = { position: { event: 1n, action: 0n }, occurredAt: service.now(), type: 'a', text: '{}' };
    for (const count of [1, 500]) {
      const written = writerTo({ kind: 'tcp', host: '127.0.0.1', port })(
        Array.from({ length: count }, () => entry),
      );
      await expect(written).rejects.toThrow(/closed the connection early|EPIPE|ECONNRESET/);
    }
  });

  it('is sent by one process at a time, and by the other one once the first has stopped', async () => {
    const receiver = await startSyslogReceiver();
    const destination = { kind: 'tcp', host: '127.0.0.1', port: receiver.port } as const;
    const first = await startWorker(destination);
    const lease = await leaseOf();
    await startWorker(destination);
    await addCards(3);
    await expect.poll(() => receiver.messages.length, patience).toBe(3);
    expect(await leaseOf()).toBe(lease);
    await first.stop();
    await addCards(3);
    await expect.poll(() => receiver.messages.length, patience).toBe(6);
    expect(await leaseOf()).not.toBe(lease);
    expect(receiver.messages.map(({ body }) => body.id)).toEqual(await expectedIds());
  });
});

describe('in a file', () => {
  it('continues in a new one when the file is renamed, and only its owner can read it', async () => {
    const file = newFile();
    await startWorker({ kind: 'file', path: file });
    await addCards(2);
    await expect.poll(() => linesOf(file).length, patience).toBe(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    renameSync(file, `${file}.1`);
    await addCards(2);
    await expect.poll(() => linesOf(file).length, patience).toBe(2);
    const ids = [...linesOf(`${file}.1`), ...linesOf(file)].map(
      (line) => (JSON.parse(line) as { id: string }).id,
    );
    expect(ids).toEqual(await expectedIds());
  });

  it('begins a new line after half of one, which a killed process has left', async () => {
    const file = newFile();
    writeFileSync(file, '{"cursor":"1');
    await startWorker({ kind: 'file', path: file });
    await addCards(1);
    await expect.poll(() => linesOf(file).length, patience).toBe(2);
    expect(JSON.parse(linesOf(file)[1] ?? '')).toMatchObject({ type: 'card.created' });
  });
});
