/** The event streams of a service under test. */
import { EventStreams } from '../../src/api/streams/event-streams.ts';
import type { EventStreamsOptions } from '../../src/api/streams/event-streams.ts';
import type { Database } from '../../src/db/database.ts';
import { EventLog } from '../../src/domain/events/event-log.ts';

export type TestStreamOptions = Pick<
  EventStreamsOptions,
  'heartbeatMs' | 'limits' | 'presenceIntervals' | 'unreadBytesMax'
>;

interface Options extends TestStreamOptions {
  readonly database: Database;
  readonly url: string;
  readonly logger: EventStreamsOptions['logger'];
  readonly now: () => Date;
}

/** The log as a process follows it, from its start on. Whoever starts it stops it. */
export function followLog(database: Database, url: string): EventLog {
  return new EventLog({ database, url, onError: () => undefined });
}

/** The log is followed from the first stream on: most tests open none, and each follower has a connection. */
export function openEventStreams({ database, url, ...options }: Options) {
  let eventLog: EventLog | undefined;
  const open = (): EventLog => {
    const opened = followLog(database, url);
    void opened.start().catch(() => undefined);
    return opened;
  };
  const eventStreams = new EventStreams({
    ...options,
    reader: database.reader,
    log: {
      get head() {
        return eventLog?.head ?? 0n;
      },
      onAdvance: (listener) => (eventLog ??= open()).onAdvance(listener),
      listen: (channel, listener) => {
        (eventLog ??= open()).listen(channel, listener);
      },
    },
  });
  const close = async (): Promise<void> => {
    eventStreams.stop();
    await eventStreams.stopped();
    await eventLog?.stop();
  };
  return { eventStreams, close };
}
