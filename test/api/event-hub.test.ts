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

/** A stream that a client has opened. */
async function openStream(): Promise<OpenStream> {
  const opened = Promise.withResolvers<OpenStream>();
  const server = createServer((_request, response: ServerResponse) => {
    opened.resolve(new OpenStream(view, response, 1_000));
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
