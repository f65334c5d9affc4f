/** Positions in the event log, at an event or at the moment of a snapshot (docs/decisions/0062-board-snapshots.md). */
import { BusyDatabaseError } from '../../db/errors.ts';
import type { EventPosition } from './event-rows.ts';

/**
 * The transactions that were running when PostgreSQL took a snapshot, which therefore doesn't include them: `xmin`, the
 * first one, `xmax`, the first that had not begun, and the others between, each in base 36 as its distance from `xmin`.
 */
export interface RunningTransactions {
  readonly xmin: string;
  readonly xmax: string;
  readonly others: string;
}

/** With more, the position would be longer than a cursor may be. */
const othersLengthMax = 1_000;

/**
 * The position in the log of a workspace at which a snapshot was taken.
 *
 * @param snapshot as PostgreSQL writes it: `xmin:xmax:` and the running transactions, separated by commas
 * @throws {BusyDatabaseError} if too many transactions are running
 */
export function positionAt(snapshot: string, workspaceId: string): EventPosition {
  const [xmin = '', xmax = '', list = ''] = snapshot.split(':');
  const position = { tx: xmin, seq: '0', of: workspaceId };
  if (list === '') return position;
  const others = list
    .split(',')
    .map((id) => (BigInt(id) - BigInt(xmin)).toString(36))
    .join('.');
  if (others.length > othersLengthMax) {
    throw new BusyDatabaseError('too many transactions are running');
  }
  return { ...position, running: { xmin, xmax, others } };
}

/** The snapshot as PostgreSQL writes it. */
export function snapshotText({ xmin, xmax, others }: RunningTransactions): string {
  const ids = others
    .split('.')
    .map((distance) => String(BigInt(xmin) + BigInt(Number.parseInt(distance, 36))));
  return `${xmin}:${xmax}:${ids.join(',')}`;
}

/** What a later position in the log still has to know of a snapshot: nothing, once it is past it. */
export function runningAt(tx: string, after: EventPosition | undefined): RunningTransactions | undefined {
  const running = after?.running;
  return running !== undefined && BigInt(tx) < BigInt(running.xmax) ? running : undefined;
}
