/** How the hub of event streams reads the log: all of it, in order, a bounded part at a time. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { EventHub } from '../../src/api/streams/event-hub.ts';
import { OpenStream } from '../../src/api/streams/open-stream.ts';
import type { StreamView } from '../../src/api/streams/open-stream.ts';
import type { Prisma, Tx } from '../../src/db/database.ts';

const view = {
  cursorAt: () => 'cursor',
  feed: {
    after: { position: '0' },
    head: 0n,
    workspaceId: 'workspace',
    userId: '',
    reader: { role: 'member', workspaceRole: 'member' },
    minimumRole: 'guest',
  },
  render: () => ({}),
  access: {
    credentialKind: 'session',
    credentialHash: '',
    scope: 'boards:read',
    userId: '',
    workspaceId: 'workspace',
  },
} as const satisfies StreamView;

/** A stream that a client has opened, of a workspace and from a position of its log on. */
async function openStream(workspaceId = 'workspace', position = 0n): Promise<OpenStream> {
  const opened = Promise.withResolvers<OpenStream>();
  const server = createServer((_request, response: ServerResponse) => {
    const feed = { ...view.feed, workspaceId, after: { position: String(position) }, head: position };
    opened.resolve(new OpenStream({ ...view, feed }, response, 1_000));
    response.flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`);
  return opened.promise;
}

/**
 * A log that has no events of the streams' workspaces, and none of any other in its gap. It notes the ranges that are read of
 * it. Its head is known to grow while it is read.
 */
function quietLog(lastPosition: bigint, gap = { after: lastPosition, until: lastPosition }) {
  const ranges: string[] = [];
  const finished = Promise.withResolvers<undefined>();
  const rows = ({ values, sql }: Prisma.Sql): Promise<{ readonly position: bigint }[]> => {
    const [after, upTo] = values as bigint[];
    if (!sql.includes('ANY (')) {
      const next = (after ?? 0n) >= gap.after ? gap.until + 1n : (after ?? 0n) + 1n;
      return Promise.resolve(next > lastPosition ? [] : [{ position: next }]);
    }
    if (ranges.length > 10) throw new Error('the gap is read in parts');
    ranges.push(`${String(after)} to ${String(upTo)}`);
    if (upTo === lastPosition) finished.resolve(undefined);
    return Promise.resolve([]);
  };
  return { ranges, finished: finished.promise, reader: { rows } as unknown as Tx };
}

function hubOf(reader: Tx): EventHub {
  return new EventHub({
    reader,
    log: { head: 0n, onAdvance: () => () => undefined },
    logger: pino({ level: 'silent' }),
    checkAccess: () => Promise.resolve(),
  });
}

it('reads 200 positions at a time of a log that is far ahead, without a gap and without a repeat', async () => {
  const { ranges, finished, reader } = quietLog(650n);
  const hub = hubOf(reader);
  await hub.follow(await openStream());
  hub.advance(600n);
  hub.advance(650n);
  await finished;
  expect(ranges).toEqual(['0 to 200', '200 to 400', '400 to 600', '600 to 650']);
});

it('passes over the gap of a log that was restored', async () => {
  const { ranges, finished, reader } = quietLog(2_000_000_000_000_050n, {
    after: 300n,
    until: 2_000_000_000_000_000n,
  });
  const hub = hubOf(reader);
  await hub.follow(await openStream());
  hub.advance(2_000_000_000_000_050n);
  await finished;
  expect(ranges).toEqual(['0 to 200', '200 to 400', '2000000000000000 to 2000000000000050']);
});

/** As far as the hub reads it. */
const eventAt = (position: bigint, workspaceId = 'workspace') => ({
  position,
  workspaceId,
  boardId: null,
  type: 'card.updated',
  resourceType: 'card',
});

it('sends a stream that joins ahead of the others only what is new to it', async () => {
  const rows = ({ values }: Prisma.Sql) => {
    const [after = 0n, upTo = 0n] = values as bigint[];
    const events = [1n, 2n, 3n, 4n, 5n].map((position) => eventAt(position));
    return Promise.resolve(events.filter(({ position }) => position > after && position <= upTo));
  };
  const hub = hubOf({ rows } as unknown as Tx);
  const [behind, ahead] = [await openStream(), await openStream('workspace', 3n)];
  await hub.follow(behind);
  await hub.follow(ahead);
  await expect.poll(() => behind.record.messages, { interval: 5 }).toBe(3);
  hub.advance(5n);
  await expect.poll(() => behind.record.messages, { interval: 5 }).toBe(5);
  expect(ahead.record.messages).toBe(2);
});

it('reads the log again for a stream of another workspace that joins while it is read', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const reads = [() => first.promise, () => Promise.resolve([eventAt(4n, 'another')])];
  const hub = hubOf({ rows: () => reads.shift()?.() } as unknown as Tx);
  await hub.follow(await openStream());
  hub.advance(5n);
  expect(reads).toHaveLength(1);
  const late = await openStream('another');
  await hub.follow(late);
  first.resolve([]);
  await expect.poll(() => late.record.messages, { interval: 5, timeout: 5_000 }).toBe(1);
});
