/** What a stream is sent of the events before it was opened. */
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { EventHub } from '../../src/api/streams/event-hub.ts';
import type { OpenStream } from '../../src/api/streams/open-stream.ts';
import type { Tx } from '../../src/db/database.ts';

const head = 300n;
const pageRows = 101;

/** A log of events up to `head`, which notes how many pages are read at the same time. */
function watchedLog() {
  const log = { reading: 0, readingMax: 0, pages: 0 };
  const rows = async () => {
    log.pages += 1;
    log.reading += 1;
    log.readingMax = Math.max(log.readingMax, log.reading);
    await new Promise((resolve) => setTimeout(resolve, 2));
    log.reading -= 1;
    return Array.from({ length: pageRows }, (_, n) => ({ position: BigInt(n + 1), resourceType: 'card' }));
  };
  return { log, reader: { rows } as unknown as Tx };
}

function makeStream(userId: string) {
  const stream = {
    view: {
      feed: { head, after: { position: '0' } },
      access: { userId },
      cursorAt: () => '',
      render: () => ({}),
    },
    position: 0n,
    reader: { role: 'member', workspaceRole: 'member' },
    isOpen: true,
    sent: 0,
    send: (_text: string, count: number) => {
      stream.sent += count;
      stream.isOpen = false;
    },
    drained: () => Promise.resolve(),
  };
  return stream;
}

function makeHub(reader: Tx, checkAccess: (streams: readonly OpenStream[]) => Promise<void>) {
  const log = { head, onAdvance: () => () => undefined };
  return new EventHub({ reader, log, logger: pino({ level: 'silent' }), checkAccess });
}

const follow = (hub: EventHub, stream: object) => hub.follow(stream as OpenStream);

describe('what a stream has missed', () => {
  it('is not sent to someone whose access has ended when it was read', async () => {
    const { reader, log } = watchedLog();
    const stream = makeStream('one');
    const hub = makeHub(reader, () => {
      stream.isOpen = false;
      return Promise.resolve();
    });
    await follow(hub, stream);
    expect(log.pages).toBe(1);
    expect(stream.sent).toBe(0);
  });

  it('is read for one stream of a person at a time, and for few of all', async () => {
    const { reader, log } = watchedLog();
    const checkAccess = vi.fn(() => Promise.resolve());
    const hub = makeHub(reader, checkAccess);
    const ofOne = Array.from({ length: 5 }, () => makeStream('one'));
    await Promise.all(ofOne.map((stream) => follow(hub, stream)));
    expect(log.readingMax).toBe(1);
    expect(ofOne.map(({ sent }) => sent)).toEqual(ofOne.map(() => pageRows - 1));
    await Promise.all(Array.from({ length: 10 }, (_, n) => follow(hub, makeStream(`person ${n}`))));
    expect(log.readingMax).toBe(4);
    expect(checkAccess).toHaveBeenCalledTimes(15);
  });
});
