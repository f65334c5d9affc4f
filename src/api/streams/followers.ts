/** Which streams follow which log, so that an event costs those that get it, however many others are open. */
import { KeyedSums } from '../../domain/core/keyed-sums.ts';
import type { EventFeed } from '../../domain/events/event-feeds.ts';
import type { EventRow } from '../../domain/events/event-rows.ts';
import type { OpenStream } from './open-stream.ts';

type Place = Pick<EventFeed, 'workspaceId' | 'boardId'>;

/** The key of the log of a board, or of a whole workspace. */
export function logOf({ workspaceId, boardId }: Place): string {
  return boardId === undefined ? workspaceId : `${workspaceId} ${boardId}`;
}

export class Followers {
  readonly #byLog = new Map<string, Set<OpenStream>>();
  /** How many there are in each workspace. */
  readonly #workspaces = new KeyedSums();

  get isEmpty(): boolean {
    return this.#workspaces.size === 0;
  }

  get workspaceIds(): readonly string[] {
    return [...this.#workspaces.keys()];
  }

  has(stream: OpenStream): boolean {
    return this.#byLog.get(logOf(stream.view.feed))?.has(stream) ?? false;
  }

  add(stream: OpenStream): void {
    const { feed } = stream.view;
    const log = logOf(feed);
    this.#byLog.set(log, (this.#byLog.get(log) ?? new Set()).add(stream));
    this.#workspaces.add(feed.workspaceId, 1);
  }

  remove(stream: OpenStream): void {
    const { feed } = stream.view;
    const log = logOf(feed);
    const streams = this.#byLog.get(log);
    if (streams?.delete(stream) !== true) return;
    if (streams.size === 0) this.#byLog.delete(log);
    this.#workspaces.add(feed.workspaceId, -1);
  }

  /** The streams of each log that has some of these events, with those events, in their order. */
  *of(rows: readonly EventRow[]): Iterable<readonly [ReadonlySet<OpenStream>, readonly EventRow[]]> {
    const byLog = new Map<string, EventRow[]>();
    for (const row of rows) {
      for (const log of logsOf(row)) {
        const found = byLog.get(log);
        if (found === undefined) byLog.set(log, [row]);
        else found.push(row);
      }
    }
    for (const [log, found] of byLog) {
      const streams = this.#byLog.get(log);
      if (streams !== undefined) yield [streams, found];
    }
  }

  inWorkspaces(workspaceIds: ReadonlySet<string>): OpenStream[] {
    const all = [...this.#byLog.values()].flatMap((streams) => [...streams]);
    return all.filter(({ view }) => workspaceIds.has(view.feed.workspaceId));
  }
}

/** An event of a board is in the log of its workspace as well. */
function logsOf({ workspaceId, boardId }: EventRow): readonly string[] {
  return boardId === null ? [workspaceId] : [workspaceId, logOf({ workspaceId, boardId })];
}
